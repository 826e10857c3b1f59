import { describe, expect, it } from "vitest";
import type { EntryOf, FileKind } from "../files/files.ts";
import { readLibrary } from "../files/read.server.ts";
import { referencesOf } from "../files/references.ts";
import { shippedLibrary } from "../library.server.ts";
import { factsOf } from "../load/rows.ts";
import { kinds } from "../load/tables.ts";
import { differencesOf, typedOver } from "./difference.ts";
import { askedAt } from "./form-fields.ts";
import { formOf } from "./form-of.ts";
import { readTyped, typedOf, withoutBlankRows } from "./typed.ts";

const { library } = await readLibrary(shippedLibrary);
/** Everything is called by its key. */
const called = {
  nameOf: (_: string, key: string) => key,
  keyOf: (_: string, name: string) => (name === "?" ? null : name),
};
const facts = (entry: { file: string }) => factsOf(entry) as Record<string, unknown>;
const negroni = facts(library.cocktails.find(({ key }) => key === "negroni")!);
const form = formOf("cocktails");
const typedNegroni = typedOf(form, negroni, called);

it.each(kinds)("an entry that its form shows and nobody touches says the same, to the byte: %s", (kind) => {
  const fields = formOf(kind);
  for (const entry of library[kind] as { file: string }[]) {
    const typed = typedOf(fields, facts(entry), called);
    expect(JSON.stringify(readTyped(fields, typed, called))).toBe(JSON.stringify({ facts: facts(entry), faults: {} }));
    expect(withoutBlankRows(fields, typed)).toEqual(typed);
  }
});

it.each(kinds.filter((kind) => kind !== "measures"))(
  "whatever an entry names by key is a reference in its form: %s",
  (kind) => {
    const fields = formOf(kind);
    for (const entry of library[kind] as EntryOf<FileKind>[])
      for (const { field, kind: names } of referencesOf(kind as FileKind, entry)) {
        const asked = askedAt(fields, field);
        const inner = asked?.is === "rows" ? asked.of : asked;
        const one = inner?.is === "group" ? inner.fields.find((each) => each.asked.is === "reference")?.asked : inner;
        expect([field, one]).toEqual([field, expect.objectContaining({ is: "reference", names })]);
      }
  },
);

describe("what is typed", () => {
  const read = (typed: Record<string, string>) =>
    readTyped(form, withoutBlankRows(form, { ...typedNegroni, ...typed }), called);

  it("leaves out rows that nothing was typed into, and what is wrong is told of the place that stays", () => {
    const lines = { "lines.4.ingredient": "?", "lines.3.note": " ", "lines.3.amount": "", "lines.4.amount": "one" };
    const { facts: says, faults } = read(lines);
    expect((says.lines as unknown[]).length).toBe((negroni.lines as unknown[]).length + 1);
    expect(Object.keys(faults)).toEqual(["lines.3.ingredient", "lines.3.amount"]);
  });

  it("is read with any line ends and either sign of decimals, and hostile names of fields are no fields", () => {
    const { facts: says } = read({
      teaser: " One\r\nand two ",
      "lines.0.amount": "22,5",
      "__proto__.polluted": "yes",
      "constructor.prototype": "x",
      "lines.9999.amount": "1",
    });
    expect(says.teaser).toBe("One\nand two");
    expect((says.lines as { amount: number }[])[0]?.amount).toBe(22.5);
    expect(Object.keys({ polluted: 1, ...Object.prototype })).toEqual(["polluted"]);
    expect(Object.keys(says).every((name) => form.some((field) => field.name === name))).toBe(true);
  });
});

describe("two versions", () => {
  it("differ field by field, with the place in words", () => {
    const after = { ...typedNegroni, "lines.1.amount": "45" };
    expect(differencesOf(form, typedNegroni, after)).toEqual([
      { path: "lines.1.amount", label: "Lines 2: amount", before: typedNegroni["lines.1.amount"], after: "45" },
    ]);
    expect(differencesOf(form, after, after)).toEqual([]);
  });

  it("of two editors are put together where they changed different things; else what was typed stands, and is named", () => {
    const read = typedNegroni;
    const now = { ...read, teaser: "Theirs", tip: "Theirs" };
    const over = typedOver(form, { read, now, typed: { ...read, tip: "Mine", history: "Mine" } });
    expect(over.typed).toMatchObject({ teaser: "Theirs", tip: "Mine", history: "Mine" });
    expect(over.both).toEqual(["Tip"]);
  });
});

it("what steers a printer or turns the reading direction is no part of a text, and alone it is none", () => {
  const said = (teaser: string) => readTyped(form, { ...typedNegroni, teaser }, called).facts.teaser;
  expect(said("Bitter\u202e and\u0000 red,\r\nstirred")).toBe("Bitter and red,\nstirred");
  expect(said("\u0000 \u202e\ufeff")).toBe(undefined);
});

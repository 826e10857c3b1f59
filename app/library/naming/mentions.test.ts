import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { emptyLibrary, type FileKind, type Library } from "../files/files.ts";
import { readLibrary } from "../files/read.server.ts";
import { mentionsIn } from "./mentions.ts";
import { textsOf } from "./texts.ts";

const allIn = (library: Parameters<typeof mentionsIn>[0]) => [...mentionsIn(library)].filter((one) => one !== null);

type Given = Partial<Record<FileKind, Record<string, unknown>[]>>;

/** A library of entries that have what matters here; each is numbered, and has its name for a key. */
function library(given: Given): Library {
  const made = emptyLibrary();
  for (const [kind, entries] of Object.entries(given))
    (made[kind as FileKind] as object[]).push(
      ...entries.map((entry, place) => ({
        file: "-",
        id: place + 1,
        key: String(entry.name ?? entry.title)
          .toLowerCase()
          .replaceAll(" ", "-"),
        lines: [],
        authors: [],
        type: 1,
        abv: 40,
        ...entry,
      })),
    );
  return made;
}

/** What an entry's text names: "Campari → ingredients 1". */
function named(of: Library, kind: FileKind, id = 1): string[] {
  const entry = of[kind].find((one) => one.id === id) as unknown as Record<string, string>;
  const found = [...allIn(of)].find((one) => one.kind === kind && one.id === id);
  return Object.entries(found?.fields ?? {}).flatMap(([field, mentions]) =>
    mentions.map((one) => `${entry[field]!.slice(one.at, one.at + one.length)} → ${one.kind} ${one.id}`),
  );
}

const book = (description: string, more = {}) => ({ title: "A book", description, ...more });

describe("a text names another entry", () => {
  it("at the first mention on the page, and never itself", () => {
    const drinks = library({
      ingredients: [
        { name: "Gin", description: "Gin is gin; vodka is not.", method: "Vodka again.", storage: "Gin keeps." },
        { name: "Vodka", description: "Not gin." },
      ],
    });
    expect(named(drinks, "ingredients")).toEqual(["vodka → ingredients 2"]);
    expect(named(drinks, "ingredients", 2)).toEqual(["gin → ingredients 1"]);
  });

  it("in its teaser and its steps, but for what the lines beside them lead to, and in old versions of it", () => {
    const of = library({
      ingredients: [{ name: "Gin" }, { name: "Vodka" }],
      terms: [{ name: "Dry shake" }, { name: "Wet shake" }],
      people: [{ name: "Ada Coleman" }],
      books: [{ title: "The Savoy Cocktail Book" }],
      cocktails: [
        {
          name: "A drink",
          lines: [{ ingredient: "gin" }],
          teaser: "Gin, and no vodka.",
          instructions: ["Dry shake the gin.", "Wet shake it; no dry shake now."],
          tip: "More gin.",
          versions: [{ name: "Ada Coleman", lines: [], note: "With vodka.", source: "The Savoy Cocktail Book, 1930" }],
        },
      ],
    });
    const [drink] = [...allIn(of)].filter(({ kind }) => kind === "cocktails");
    const where = Object.entries(drink!.fields).flatMap(([field, all]) =>
      all.map((one) => `${field}: ${one.kind} ${one.id} at ${one.at}`),
    );
    expect(where).toEqual([
      "teaser: ingredients 2 at 12",
      "instructions.0: terms 1 at 0",
      "instructions.1: terms 2 at 0",
      "tip: ingredients 1 at 5",
      "versions.0.name: people 1 at 0",
      "versions.0.source: books 1 at 0",
    ]);
  });

  it("by its other names and in the plural", () => {
    const of = library({
      cocktails: [{ name: "Mai Tai" }, { name: "Gin and Tonic", aka: ["G&T"] }],
      books: [book("He drank two Mai Tais and a G&T.")],
    });
    expect(named(of, "books")).toEqual(["Mai Tais → cocktails 1", "G&T → cocktails 2"]);
  });

  it("by a person's name without the nickname, or by the nickname", () => {
    const people = [{ name: 'Victor "Trader Vic" Bergeron' }, { name: "Donn Beach" }];
    const of = library({ people, books: [book("Victor Bergeron, whom all called Trader Vic.")] });
    expect(named(of, "books")).toEqual(["Victor Bergeron → people 1"]);
  });

  it("not where it is something from the kitchen, or a word of every day", () => {
    const of = library({
      ingredients: [
        { name: "Water", type: 9, abv: 0, pantry: true },
        { name: "Orange", type: 7, abv: 0 },
        { name: "Orange juice", type: 7, abv: 0 },
      ],
      terms: [{ name: "Cut" }, { name: "Up" }],
      books: [book("Cut up an orange, add water and orange juice.")],
    });
    expect(named(of, "books")).toEqual(["orange juice → ingredients 3"]);
  });
});

describe("a name that means several things", () => {
  it("means what the entry refers to, or is referred to from", () => {
    const given = (more = {}) => ({
      cocktails: [{ name: "Pegu Club" }],
      pubs_and_bars: [{ name: "Pegu Club", ...more }],
    });
    const text = book("Served at the Pegu Club.");
    expect(named(library({ ...given(), books: [text] }), "books")).toEqual([]);
    const of = library({ ...given(), books: [{ ...text, cocktails: ["pegu-club"] }] });
    expect(named(of, "books")).toEqual(["Pegu Club → cocktails 1"]);
  });

  it("means the ingredient where the bottle and its house are called so, too", () => {
    const campari = { name: "Campari" };
    const of = library({
      producers: [campari],
      brands: [{ ...campari, ingredient: "campari", description: "Campari is red." }],
      ingredients: [campari],
      books: [book("A little Campari.")],
    });
    expect(named(of, "books")).toEqual(["Campari → ingredients 1"]);
    expect(named(of, "brands")).toEqual([]);
  });

  it("means what is called so first, before what is also called so", () => {
    const of = library({
      cocktails: [{ name: "Dry Martini", aka: ["Kangaroo Kiss"] }, { name: "Kangaroo Kiss" }],
      books: [book("A Kangaroo Kiss.")],
    });
    expect(named(of, "books")).toEqual(["Kangaroo Kiss → cocktails 2"]);
  });

  it("means nothing where it is written small elsewhere and the entry does not refer to it", () => {
    const given = { cocktails: [{ name: "Bramble" }] };
    const text = "Bramble Lane was all bramble. A Bramble?";
    expect(named(library({ ...given, books: [book(text)] }), "books")).toEqual([]);
    const of = library({ ...given, books: [book(text, { cocktails: ["bramble"] })] });
    expect(named(of, "books")).toEqual(["Bramble → cocktails 1"]);
  });

  it("means a place after in, and the drink after a", () => {
    const of = library({
      cocktails: [{ name: "Manhattan" }],
      books: [book("He came from Manhattan. Manhattan was dry. In Manhattan he asked for a Manhattan.")],
    });
    const [found] = [...allIn(of)];
    expect(found?.fields.description?.map(({ at }) => at)).toEqual([71]);
  });

  it("means neither the house nor the person of its name", () => {
    const drinks = ["Queen's", "French 75", "Joe Rickey", "Vancouver", "Algonquin", "Brown Derby", "Half and Half"];
    const cocktails = drinks.map((name) => ({ name }));
    const text =
      "Colonel Joe Rickey slept in the Queen's Park Hotel, ran the French 75 Bar and a Vancouver café, was sharp at the Algonquin, " +
      "ate at Brown Derby restaurants, and liked Half and Half.";
    const cocktailsOf = { cocktails: ["vancouver", "algonquin", "brown-derby"] };
    expect(named(library({ cocktails, books: [book(text, cocktailsOf)] }), "books")).toEqual([]);
    const meant = "A French 75, a Vancouver, and one Queen's.";
    expect(named(library({ cocktails, books: [book(meant)] }), "books")).toEqual([
      ...["French 75 → cocktails 2", "Vancouver → cocktails 4", "Queen's → cocktails 1"],
    ]);
  });

  it("means something else with capitals amid a sentence, where texts write it small", () => {
    const of = library({ ingredients: [{ name: "Gin" }], books: [book("The Gin Palace had gin.")] });
    const [found] = [...allIn(of)];
    expect(found?.fields.description?.map(({ at }) => at)).toEqual([19]);
  });
});

describe("the library that ships", () => {
  let shipped: Library;
  beforeAll(async () => {
    shipped = (await readLibrary(resolve(import.meta.dirname, "../../../content"))).library;
  });

  it("names thousands, each a whole word, the first of its kind on the page, in order", () => {
    const all = [...allIn(shipped)];
    for (const { kind, id, fields } of all) {
      const entry = shipped[kind].find((one) => one.id === id)!;
      const texts = new Map(textsOf(kind as never, entry));
      const named = Object.values(fields).flatMap((mentions) => mentions.map((one) => `${one.kind} ${one.id}`));
      expect(new Set(named).size).toBe(named.length);
      expect(named).not.toContain(`${kind} ${id}`);
      for (const [field, mentions] of Object.entries(fields)) {
        const text = texts.get(field)!;
        let done = 0;
        for (const { at, length } of mentions) {
          expect(at).toBeGreaterThanOrEqual(done);
          done = at + length;
          expect(text.slice(0, at)).not.toMatch(/[\p{L}\p{N}]$/u);
          expect(text.slice(done)).not.toMatch(/^[\p{L}\p{N}]/u);
        }
      }
    }
    expect(all.length).toBeGreaterThan(2_000);
  });

  it("never leads from a word of the kitchen to an entry", () => {
    const words = [...allIn(shipped)].flatMap(({ kind, id, fields }) => {
      const texts = new Map(textsOf(kind as never, shipped[kind].find((one) => one.id === id)!));
      return Object.entries(fields).flatMap(([field, mentions]) =>
        mentions.map(({ at, length }) =>
          texts
            .get(field)!
            .slice(at, at + length)
            .toLowerCase(),
        ),
      );
    });
    const laughable = ["water", "ice", "orange", "milk", "lime", "salt", "up", "well", "part", "call", "top", "round"];
    expect(laughable.filter((word) => words.includes(word))).toEqual([]);
  });
});

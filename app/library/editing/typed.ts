import { type Asked, type FormField, joined, rowsIn, type Typed } from "./form-fields.ts";

/** How the entries that a form names are called, and what somebody means who types a name. */
export type Called = {
  nameOf(kind: string, key: string): string;
  /** The key; null where nothing, or more than one thing, is called so. */
  keyOf(kind: string, name: string): string | null;
};

/** What an entry says, as its form shows it: a text for each field. */
export function typedOf(fields: readonly FormField[], facts: Readonly<Record<string, unknown>>, called: Called): Typed {
  const typed: Record<string, string> = {};
  for (const { name, asked } of fields) show(asked, name, facts[name], { typed, called });
  return typed;
}

type Showing = { typed: Record<string, string>; called: Called };

function show(asked: Asked, path: string, value: unknown, to: Showing): void {
  if (asked.is === "group") {
    const parts = asked.short && typeof value === "string" ? { [asked.short]: value } : ((value ?? {}) as object);
    for (const { name, asked: inner } of asked.fields)
      show(inner, joined(path, name), (parts as Record<string, unknown>)[name], to);
    return;
  }
  if (asked.is === "rows") {
    const rows = Array.isArray(value) ? value : value === undefined ? [] : [value];
    for (const [place, row] of rows.entries()) show(asked.of, joined(path, place), row, to);
    return;
  }
  to.typed[path] = value === undefined || value === null ? "" : inWords(asked, value, to.called);
}

function inWords(asked: Asked, value: unknown, called: Called): string {
  if (asked.is === "words") return (value as unknown[]).map(String).join("\n");
  if (asked.is === "reference") return called.nameOf(asked.names, String(value));
  if (asked.is === "yes-no") return value ? "yes" : "no";
  if (asked.is === "tick") return value ? "on" : "";
  return String(value);
}

type Reading = { typed: Typed; called: Called; faults: Record<string, string> };
export type ReadForm = { facts: Record<string, unknown>; faults: Record<string, string> };

/**
 * What a form says, as the data files would: what is left empty is absent. What cannot be read is a fault of its field; whether
 * the rest is right, the schema says.
 */
export function readTyped(fields: readonly FormField[], typed: Typed, called: Called): ReadForm {
  const from: Reading = { typed, called, faults: {} };
  const facts = groupOf(fields, "", from);
  return { facts, faults: from.faults };
}

function groupOf(fields: readonly FormField[], path: string, from: Reading): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, asked, required }) => {
      const value = saidAt(asked, joined(path, name), from);
      if (value !== undefined) return [[name, value]];
      return required && (asked.is === "rows" || asked.is === "words") ? [[name, []]] : [];
    }),
  );
}

function saidAt(asked: Asked, path: string, from: Reading): unknown {
  if (isBlank(asked, path, from.typed)) return undefined;
  if (asked.is === "group") return oneOf(asked, path, from);
  if (asked.is === "rows") {
    const rows = Array.from({ length: rowsIn(from.typed, path) }, (_, place) =>
      saidAt(asked.of, joined(path, place), from),
    );
    return asked.lone && rows.length === 1 ? rows[0] : rows;
  }
  return read(asked, path, from);
}

function oneOf(asked: Extract<Asked, { is: "group" }>, path: string, from: Reading): unknown {
  const group = groupOf(asked.fields, path, from);
  const alone = asked.short && Object.keys(group).length === 1 && asked.short in group;
  return alone ? group[asked.short!] : group;
}

function read(asked: Asked, path: string, { typed, called, faults }: Reading): unknown {
  const text = textAt(typed, path);
  if (asked.is === "number") return numberOf(text, path, faults);
  if (asked.is === "yes-no") return text === "yes" ? true : text === "no" ? false : text;
  if (asked.is === "tick") return true;
  if (asked.is === "choice") return asked.values.find((value) => String(value) === text) ?? text;
  if (asked.is === "words") {
    const words = text.split("\n").flatMap((word) => word.trim() || []);
    return asked.number ? words.map((word) => numberOf(word, path, faults)) : words;
  }
  if (asked.is !== "reference") return text;
  const key = called.keyOf(asked.names, text);
  if (key === null)
    faults[path] = `There is no “${text.slice(0, 60)}” here: choose one of those offered, or type its name in full`;
  return key !== null && asked.number ? Number(key) : (key ?? "x");
}

function numberOf(text: string, path: string, faults: Record<string, string>): number {
  const number = asNumber(text.replace(",", "."));
  if (Number.isFinite(number)) return number;
  faults[path] = `“${text.slice(0, 30)}” is no number`;
  return 0;
}

const asNumber = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));
/** What steers a printer or turns the reading direction is no part of a text; lines stay lines. */
const textAt = (typed: Typed, path: string) =>
  (typed[path] ?? "")
    .replaceAll("\r\n", "\n")
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, (sign) => (sign === "\n" || sign === "\t" ? sign : ""))
    .normalize("NFC")
    .toWellFormed()
    .trim();

function isBlank(asked: Asked, path: string, typed: Typed): boolean {
  if (asked.is === "group")
    return asked.fields.every(({ name, asked: inner }) => isBlank(inner, joined(path, name), typed));
  if (asked.is === "rows")
    return Array.from({ length: rowsIn(typed, path) }).every((_, place) =>
      isBlank(asked.of, joined(path, place), typed),
    );
  return textAt(typed, path) === "";
}

/** The same without the rows that nothing was typed into, so that what is wrong with a row is told of its place. */
export function withoutBlankRows(fields: readonly FormField[], typed: Typed): Typed {
  const tidy: Record<string, string> = {};
  for (const { name, asked } of fields) copy(asked, { from: name, to: name }, typed, tidy);
  return tidy;
}

type Paths = { from: string; to: string };

function copy(asked: Asked, { from, to }: Paths, typed: Typed, tidy: Record<string, string>): void {
  if (asked.is === "group") {
    for (const { name, asked: inner } of asked.fields)
      copy(inner, { from: joined(from, name), to: joined(to, name) }, typed, tidy);
  } else if (asked.is === "rows") {
    let rows = 0;
    for (let place = 0; place < rowsIn(typed, from); place++)
      if (!isBlank(asked.of, joined(from, place), typed))
        copy(asked.of, { from: joined(from, place), to: joined(to, rows++) }, typed, tidy);
  } else if (typed[from] !== undefined) tidy[to] = typed[from];
}

import type { EntryOf, FileKind } from "../files/files.ts";

/** The prose of an entry that its page shows, by field, in the order in which it stands there; of a kind without a page none. */
type Texts = { readonly [Kind in FileKind]: readonly (keyof EntryOf<Kind> & string)[] };

const prose = ["description"] as const;
const told = ["teaser", ...prose] as const;

const texts = {
  ingredients: ["description", "method", "storage"],
  brands: ["tasting_note", "description"],
  glasses: prose,
  cocktails: ["teaser", "instructions", "tip", "history", "iba_note", "versions"],
  producers: told,
  people: told,
  pubs_and_bars: told,
  books: told,
  terms: prose,
  on_this_day: ["text"],
  agents: told,
  pr_companies: told,
  jobs: told,
  competitions: told,
  events: told,
  units: [],
  categories: [],
  offers: [],
} as const satisfies Texts;

/** The kinds of entry whose prose names others. */
export const proseKinds = Object.keys(texts) as (keyof typeof texts)[];

/** Of a list of things, what of each is read. */
const parts = ["name", "note", "source"] as const;

/** What an entry's page says in prose, field by field; of a list each by its place: `instructions.0`, `versions.1.note`. */
export function textsOf(kind: keyof typeof texts, entry: object): [field: string, text: string][] {
  return texts[kind].flatMap((field) => textsIn(field, (entry as Record<string, unknown>)[field]));
}

function textsIn(field: string, value: unknown): [field: string, text: string][] {
  if (typeof value === "string") return [[field, value]];
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: string | Record<string, unknown>, place) =>
    typeof one === "string"
      ? textsIn(`${field}.${place}`, one)
      : parts.flatMap((part) => textsIn(`${field}.${place}.${part}`, one[part])),
  );
}

/** True for a step of a recipe. */
export function isStep(field: string): boolean {
  return field.startsWith("instructions.");
}

/**
 * True for a text that stands right beside the lines of a recipe: what they lead to is not led to once more from it.
 * @param field as `textsOf` names it
 */
export function isBesideLines(field: string): boolean {
  return field === "teaser" || isStep(field);
}

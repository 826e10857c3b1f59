import type { EntryOf, FileKind } from "../files/files.ts";

/** The prose of an entry that its page shows, by field, in the order in which it stands there; of a kind without a page none. */
type Texts = { readonly [Kind in FileKind]: readonly (keyof EntryOf<Kind> & string)[] };

const prose = ["description"] as const;

const texts = {
  ingredients: ["description", "method", "storage"],
  brands: ["tasting_note", "description"],
  glasses: prose,
  cocktails: ["tip", "history", "iba_note"],
  producers: prose,
  people: prose,
  pubs_and_bars: prose,
  books: prose,
  terms: prose,
  on_this_day: ["text"],
  agents: prose,
  pr_companies: prose,
  jobs: prose,
  competitions: prose,
  events: prose,
  units: [],
  categories: [],
  offers: [],
} as const satisfies Texts;

/** The kinds of entry whose prose names others. */
export const proseKinds = Object.keys(texts) as (keyof typeof texts)[];

/** What an entry's page says in prose, field by field. */
export function textsOf(kind: keyof typeof texts, entry: object): [field: string, text: string][] {
  return texts[kind].flatMap((field) => {
    const text = (entry as Record<string, unknown>)[field];
    return typeof text === "string" ? [[field, text] as [string, string]] : [];
  });
}

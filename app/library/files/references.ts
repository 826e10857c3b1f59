import { alternativeStrengths } from "#app/drinks/vocabulary.ts";
import type { EntryOf, FileKind, Library } from "./files.ts";

/** What an entry names by its key, and in which field. `link` tells whether it is kept as a library link. */
export type Reference = { kind: FileKind | "measures"; key: string; field: string; link?: true };

/** The lists of keys that entries of the world carry: each is kept as links to that kind. */
const linkLists = {
  cocktails: "cocktails",
  ingredients: "ingredients",
  people: "people",
  bars: "pubs_and_bars",
  books: "books",
  producers: "producers",
  see_also: "terms",
} as const satisfies Record<string, FileKind>;

type Lists = { [Field in keyof typeof linkLists]?: readonly string[] | undefined };

function links(entry: Lists): Reference[] {
  return Object.entries(linkLists).flatMap(([field, kind]) =>
    (entry[field as keyof Lists] ?? []).map((key) => ({ kind, key, field, link: true as const })),
  );
}

function one(kind: Reference["kind"], field: string, key: string | undefined): Reference[] {
  return key === undefined ? [] : [{ kind, key, field }];
}

const many = (kind: Reference["kind"], field: string, keys: readonly string[] = []) =>
  keys.map((key) => ({ kind, key, field }));

type Alternative = NonNullable<EntryOf<"ingredients">["alternatives"]>[number];
const keyOfAlternative = ({ ingredient }: Alternative) => ingredient;

/** The keys of what an ingredient is a kind of, however the file says it. */
export function parentsOf({ parent }: { parent?: string | readonly string[] | undefined }): readonly string[] {
  return parent === undefined ? [] : typeof parent === "string" ? [parent] : [...new Set(parent)];
}

/** What may stand in on a recipe's line, strongest first; what the file names by its key alone is close. */
export function alternativesOf({ alternatives = [] }: EntryOf<"cocktails">["lines"][number]): Alternative[] {
  const full = alternatives.map((each) =>
    typeof each === "string" ? { ingredient: each, strength: "close" as const } : each,
  );
  const rank = ({ strength }: Alternative) => alternativeStrengths.indexOf(strength);
  return full.sort((a, b) => rank(a) - rank(b));
}

/** A kind that names nothing by its key. */
const none = () => [];

/** Of every kind, so that a list of keys which nobody looks at is no oversight. */
type Finders = { [Kind in FileKind]: (entry: EntryOf<Kind>) => Reference[] };

const finders: Finders = {
  ingredients: (entry) => [
    ...many("ingredients", "parent", parentsOf(entry)),
    ...(entry.parts ?? []).flatMap((part, place) => [
      ...one("ingredients", `parts.${place}.ingredient`, part.ingredient),
      ...one("units", `parts.${place}.unit`, part.unit),
    ]),
    ...one("units", "makes.unit", entry.makes?.unit),
    ...many("ingredients", "alternatives", entry.alternatives?.map(keyOfAlternative)),
    ...many("ingredients", "goes_with", entry.goes_with).map(asLink),
  ],
  brands: (entry) => [
    ...one("ingredients", "ingredient", entry.ingredient),
    ...one("categories", "category", entry.category),
    ...one("producers", "producer", entry.producer),
  ],
  units: (entry) => many("measures", "measures", entry.measures.map(String)),
  cocktails: (entry) => [
    ...one("glasses", "glass", entry.glass),
    ...one("cocktails", "variant_of", entry.variant_of),
    ...one("cocktails", "same_as", entry.same_as),
    ...entry.lines.flatMap((line, place) => [
      ...one("ingredients", `lines.${place}.ingredient`, line.ingredient),
      ...one("brands", `lines.${place}.brand`, line.brand),
      ...one("units", `lines.${place}.unit`, line.unit),
      ...many("ingredients", `lines.${place}.alternatives`, alternativesOf(line).map(keyOfAlternative)),
    ]),
    ...many("glasses", "glass_alternatives", entry.glass_alternatives),
    ...many("ingredients", "garnish.ingredients", entry.garnish?.ingredients),
    ...(entry.versions ?? []).flatMap(({ lines }, version) =>
      lines.flatMap((line, place) => [
        ...one("ingredients", `versions.${version}.lines.${place}.ingredient`, line.ingredient),
        ...one("units", `versions.${version}.lines.${place}.unit`, line.unit),
      ]),
    ),
  ],
  categories: (entry) => one("categories", "parent", entry.parent),
  producers: (entry) => one("producers", "group", entry.group),
  people: links,
  pubs_and_bars: links,
  books: (entry) => [
    ...entry.authors.flatMap(({ person }) => one("people", "authors", person)).map(asLink),
    ...links(entry),
  ],
  terms: links,
  on_this_day: links,
  glasses: none,
  agents: links,
  pr_companies: links,
  jobs: none,
  competitions: none,
  events: none,
  offers: ({ category, picture, for: ingredient }) => [
    ...one("categories", "category", category),
    ...one("glasses", "picture.glass", "glass" in picture ? picture.glass : undefined).map(asLink),
    ...one("books", "picture.book", "book" in picture ? picture.book : undefined).map(asLink),
    ...one("ingredients", "picture.ingredient", "ingredient" in picture ? picture.ingredient : undefined),
    ...one("ingredients", "for", ingredient).map(asLink),
  ],
};

function asLink(reference: Reference): Reference {
  return { ...reference, link: true };
}

/** Everything that an entry names by key. */
export function referencesOf<Kind extends FileKind>(kind: Kind, entry: EntryOf<Kind>): Reference[] {
  const find = finders[kind] as (entry: EntryOf<Kind>) => Reference[];
  return find(entry);
}

/** By kind, what can be named: keys of entries, ids of measures. */
export function keysOf(library: Library): Map<Reference["kind"], Map<string, number>> {
  return new Map(
    (Object.keys(library) as Reference["kind"][]).map((kind) => [
      kind,
      new Map(library[kind].map((entry) => ["key" in entry ? entry.key : String(entry.id), entry.id])),
    ]),
  );
}

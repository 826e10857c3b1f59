import type { EntryOf } from "../files/files.ts";
import type { Index, Row } from "./rows.ts";

type When = { year: number; circa?: boolean | undefined } | undefined;

/** A year in two columns, `born_year` and `born_circa`. */
function dated(name: string, when: When): Row {
  return { [`${name}_year`]: when?.year ?? null, [`${name}_circa`]: when?.circa ?? false };
}

/** What these tables hold word for word as the file does. */
function same<Entry, Field extends keyof Entry>(entry: Entry, fields: readonly Field[]): Row {
  return Object.fromEntries(fields.map((field) => [field, entry[field] ?? null]));
}

export function categoryRow(entry: EntryOf<"categories">, index: Index): Row {
  return {
    ...same(entry, ["id", "key", "area", "name"]),
    parent_id: index.id("categories", entry.parent),
    depth: index.depth.get(entry.key)!,
  };
}

export function producerRow(entry: EntryOf<"producers">, index: Index): Row {
  return {
    ...same(entry, ["id", "key", "name", "kind", "place", "country", "teaser", "description"]),
    ...dated("founded", entry.founded),
    group_id: index.id("producers", entry.group),
  };
}

export function figureRow(entry: EntryOf<"people">): Row {
  return {
    ...same(entry, ["id", "key", "name", "country", "roles", "teaser", "description"]),
    aka: entry.aka ?? [],
    ...dated("born", entry.born),
    ...dated("died", entry.died),
  };
}

export function venueRow(entry: EntryOf<"pubs_and_bars">): Row {
  return {
    ...same(entry, ["id", "key", "name", "kind", "city", "country", "address", "known_for", "teaser", "description"]),
    ...dated("opened", entry.opened),
    ...dated("closed", entry.closed),
  };
}

export function bookRow(entry: EntryOf<"books">): Row {
  return {
    ...same(entry, ["id", "key", "title", "subtitle", "year", "publisher", "teaser", "description"]),
    authors: entry.authors.map(({ name }) => name),
  };
}

export function termRow(entry: EntryOf<"terms">): Row {
  return { ...same(entry, ["id", "key", "name", "say", "category", "description"]), aka: entry.aka ?? [] };
}

export function anniversaryRow(entry: EntryOf<"on_this_day">): Row {
  return same(entry, ["id", "key", "month", "day", "year", "title", "text"]);
}

export function companyRow(entry: EntryOf<"agents"> | EntryOf<"pr_companies">): Row {
  return {
    ...same(entry, ["id", "key", "name", "city", "country", "services", "teaser", "description"]),
    sample: entry.sample ?? false,
  };
}

export function jobRow(entry: EntryOf<"jobs">): Row {
  const facts = ["id", "key", "title", "company", "city", "country", "hours", "pay", "posted", "closes"] as const;
  return { ...same(entry, [...facts, "first_until", "teaser", "description"]), sample: entry.sample ?? false };
}

export function competitionRow(entry: EntryOf<"competitions">): Row {
  return {
    ...same(entry, ["id", "key", "name", "organiser", "country", "rhythm", "held_from", "held_to"]),
    ...same(entry, ["teaser", "description"]),
    ...dated("since", entry.since),
    sample: entry.sample ?? false,
  };
}

export function eventRow(entry: EntryOf<"events">): Row {
  const facts = ["id", "key", "name", "organiser", "city", "country", "month", "rhythm"] as const;
  return {
    ...same(entry, [...facts, "teaser", "description"]),
    ...dated("since", entry.since),
    sample: entry.sample ?? false,
  };
}

export function offerRow(entry: EntryOf<"offers">, index: Index): Row {
  return {
    ...same(entry, [
      "id",
      "key",
      "name",
      "teaser",
      "description",
      "picture",
      "choice",
      "max_per_order",
      "vat",
      "sample",
    ]),
    category_id: index.id("categories", entry.category),
    ingredient_id: entry.for === undefined ? null : index.id("ingredients", entry.for),
    alcohol: entry.alcohol ?? false,
    weight_g: entry.weight_g ?? usualWeight(entry.picture),
    kind: entry.kind ?? "product",
    asks: entry.asks ?? [],
  };
}

/** What something of its sort weighs packed, in grams. */
function usualWeight(picture: EntryOf<"offers">["picture"]): number {
  if ("book" in picture) return 700;
  return "glass" in picture ? 450 : 400;
}

export function skewRows(entry: EntryOf<"offers">): Row[] {
  return entry.skews.map(({ id, name, prices, stock }, position) => ({
    id,
    offer_id: entry.id,
    position,
    name,
    gbp: prices.GBP,
    eur: prices.EUR,
    usd: prices.USD,
    aud: prices.AUD ?? null,
    stock,
  }));
}

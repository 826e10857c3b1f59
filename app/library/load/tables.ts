import type { EntryOf, FileKind, MeasureEntry } from "../files/files.ts";
import { referencesOf } from "../files/references.ts";
import {
  alternativeRows,
  brandRow,
  cocktailRow,
  codeRows,
  glassRow,
  type Index,
  ingredientRow,
  lineRows,
  parentRows,
  partRows,
  type Row,
  unitRow,
  versionLineRows,
  versionRows,
} from "./rows.ts";
import {
  anniversaryRow,
  bookRow,
  categoryRow,
  companyRow,
  competitionRow,
  eventRow,
  figureRow,
  jobRow,
  offerRow,
  producerRow,
  skewRows,
  termRow,
  venueRow,
} from "./world-rows.ts";

export type Kind = FileKind | "measures";
type Entries = { [Each in FileKind]: EntryOf<Each> } & { measures: MeasureEntry };

/** Rows that belong to an entry and are written anew with it. */
type Parts<Entry> = {
  table: string;
  owner: string;
  key: readonly string[];
  rows(entry: Entry, index: Index): Row[];
};

/** Where the entries of a kind are kept. */
export type Place<Entry> = { table: string; row(entry: Entry, index: Index): Row; parts?: readonly Parts<Entry>[] };

/** In the order in which they are written; what leaves the files is deleted in the opposite order. */
export const places: { [Each in Kind]: Place<Entries[Each]> } = {
  measures: { table: "measure", row: ({ id, qty, display }) => ({ id, qty, display }) },
  units: { table: "unit", row: unitRow },
  glasses: { table: "glass", row: glassRow },
  categories: { table: "category", row: categoryRow },
  producers: { table: "producer", row: producerRow },
  ingredients: {
    table: "ingredient",
    row: ingredientRow,
    parts: [
      { table: "ingredient_parent", owner: "ingredient_id", key: ["ingredient_id", "position"], rows: parentRows },
      { table: "ingredient_part", owner: "ingredient_id", key: ["ingredient_id", "position"], rows: partRows },
      {
        table: "ingredient_alternative",
        owner: "ingredient_id",
        key: ["ingredient_id", "alternative_id"],
        rows: alternativeRows,
      },
    ],
  },
  brands: {
    table: "brand",
    row: brandRow,
    parts: [{ table: "brand_code", owner: "brand_id", key: ["code"], rows: codeRows }],
  },
  cocktails: {
    table: "cocktail",
    row: cocktailRow,
    parts: [
      { table: "cocktail_line", owner: "cocktail_id", key: ["cocktail_id", "position"], rows: lineRows },
      { table: "cocktail_version", owner: "cocktail_id", key: ["cocktail_id", "position"], rows: versionRows },
      {
        table: "cocktail_version_line",
        owner: "cocktail_id",
        key: ["cocktail_id", "version", "position"],
        rows: versionLineRows,
      },
    ],
  },
  people: { table: "figure", row: figureRow },
  pubs_and_bars: { table: "venue", row: venueRow },
  books: { table: "book", row: bookRow },
  terms: { table: "term", row: termRow },
  on_this_day: { table: "anniversary", row: anniversaryRow },
  agents: { table: "agent", row: companyRow },
  pr_companies: { table: "pr_company", row: companyRow },
  jobs: { table: "job", row: jobRow },
  competitions: { table: "competition", row: competitionRow },
  events: { table: "trade_event", row: eventRow },
  offers: {
    table: "offer",
    row: offerRow,
    parts: [{ table: "skew", owner: "offer_id", key: ["id"], rows: skewRows }],
  },
};

export const kinds = Object.keys(places) as Kind[];

/** The links of an entry, each in its place within its role. */
export function linkRows<Each extends FileKind>(kind: Each, entry: EntryOf<Each>, index: Index): Row[] {
  const places = new Map<string, number>();
  return referencesOf(kind, entry)
    .filter(({ link }) => link)
    .map((named) => {
      const position = places.get(named.field) ?? 0;
      places.set(named.field, position + 1);
      return {
        from_kind: kind,
        from_id: entry.id,
        role: named.field,
        position,
        to_kind: named.kind,
        to_id: index.id(named.kind, named.key),
      };
    });
}

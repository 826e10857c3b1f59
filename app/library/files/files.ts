/**
 * The kinds of data file under `content/`, told apart by the list that each holds, with a Zod schema for each.
 * The JSON Schemas in `content/schema/` that editors use are generated from here
 * (`npm run jigger -- content schema`) and a test holds the two together.
 */
import type { z } from "zod";
import { brandFile, cocktailFile, glassFile, ingredientFile, unitFile } from "./schemas/drinks.ts";
import {
  agentFile,
  categoryFile,
  competitionFile,
  eventFile,
  jobFile,
  offerFile,
  prCompanyFile,
} from "./schemas/trade.ts";
import { anniversaryFile, bookFile, figureFile, producerFile, termFile, venueFile } from "./schemas/world.ts";

export const fileKinds = {
  ingredients: ingredientFile,
  brands: brandFile,
  glasses: glassFile,
  units: unitFile,
  cocktails: cocktailFile,
  categories: categoryFile,
  producers: producerFile,
  people: figureFile,
  pubs_and_bars: venueFile,
  books: bookFile,
  terms: termFile,
  on_this_day: anniversaryFile,
  agents: agentFile,
  pr_companies: prCompanyFile,
  jobs: jobFile,
  competitions: competitionFile,
  events: eventFile,
  offers: offerFile,
} as const;

type From<T> = T & { file: string };
type FileKinds = typeof fileKinds;
export type FileKind = keyof FileKinds;
export type MeasureEntry = From<z.infer<typeof unitFile>["measures"][number]>;

/** Everything that the data files hold, each entry with the file that it stands in. */
export type Library = { [Kind in FileKind]: EntryOf<Kind>[] } & { measures: MeasureEntry[] };
type Lists<Kind extends FileKind> = z.infer<FileKinds[Kind]>;
export type EntryOf<Kind extends FileKind> = Kind extends keyof Lists<Kind>
  ? Lists<Kind>[Kind] extends (infer Entry)[]
    ? From<Entry>
    : never
  : never;
export type IngredientEntry = EntryOf<"ingredients">;
export type CocktailEntry = EntryOf<"cocktails">;

/** A library that holds nothing yet. */
export function emptyLibrary(): Library {
  const lists = [...Object.keys(fileKinds), "measures"].map((kind) => [kind, []]);
  return Object.fromEntries(lists) as unknown as Library;
}

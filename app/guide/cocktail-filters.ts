import { queryOf } from "#app/kit/query.ts";
import { tasteFamilies } from "./vocabulary.ts";

/** Query names of the list of cocktails: its filters and its place. */
export const listNames = [
  "keyword",
  "spirit",
  "ingredient",
  "strength",
  "taste",
  "method",
  "glass",
  "without_alcohol",
  "sort",
  "offset",
] as const;

/** guide.md, 9: a category page shows 24. */
export const categoryPageSize = 24;

/** The query of a list's address: filters that are set, and the offset from the second page on. */
export function listQuery(filters: Record<string, string | undefined>, offset = 0): string {
  const named = listNames.map((name) => [name, name === "offset" ? offset : filters[name]]);
  return queryOf(Object.fromEntries(named));
}

/** Of the tastes that are asked for the first that is no family of tastes but a word of recipes. */
export function finerTaste(taste: string | undefined): string | undefined {
  return taste?.split(",").find((value) => !Object.hasOwn(tasteFamilies, value));
}

import { tasteFamilies } from "#app/drinks/vocabulary.ts";

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
  const query = new URLSearchParams();
  for (const name of listNames) {
    const value = filters[name];
    if (value && name !== "offset") query.set(name, value);
  }
  if (offset > 0) query.set("offset", String(offset));
  const text = query.toString();
  return text ? `?${text}` : "";
}

/** Of the tastes that are asked for the first that is no family of tastes but a word of recipes. */
export function finerTaste(taste: string | undefined): string | undefined {
  return taste?.split(",").find((value) => !Object.hasOwn(tasteFamilies, value));
}

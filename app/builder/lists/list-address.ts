import { queryOf } from "#app/kit/query.ts";
import { listSizes } from "./list-sizes.ts";

/** What an address says of a list (builder.md, 2): its word, order, size and place, and the list's own choices by name. */
export type ListAt = {
  keyword: string;
  sort: string;
  limit: number;
  offset: number;
  [choice: string]: string | number;
};

/** The word that a list is narrowed by, with the address without it. */
export function keywordChip(path: string, at: ListAt, plain: Readonly<Record<string, string>>) {
  if (at.keyword === "") return [];
  return [{ key: "keyword", text: `“${at.keyword}”`, to: listAddress(path, { ...at, keyword: "", offset: 0 }, plain) }];
}

/**
 * The address of a list: only what differs from the ordinary.
 * @param plain the ordinary value of each choice
 */
export function listAddress(path: string, at: Partial<ListAt>, plain: Readonly<Record<string, string>>): string {
  const said = Object.entries(at).filter(([name, value]) => value !== plain[name]);
  const { limit, ...others } = Object.fromEntries(said);
  return path + queryOf({ ...others, limit: limit === listSizes[1] ? "" : limit });
}

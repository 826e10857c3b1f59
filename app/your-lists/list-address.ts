import { clampNumber } from "#app/kit/paging.ts";
import { saysNo, wordsIn } from "#app/kit/query.ts";
import { defaultSize, type Include, includes, type ListOrder, listOrders, listSizes } from "./personal-lists.ts";

/** What the address of a list says (mirrored there, so that Back restores it). */
export type ListAddress = {
  keyword: string;
  sort: ListOrder;
  limit: number;
  offset: number;
  /** What is left out. */
  without: Include[];
};

/** Reads it; whatever it cannot mean is as if it were not there. */
export function readAddress(query: URLSearchParams): ListAddress {
  const sort = query.get("sort") ?? "";
  const limit = Number(query.get("limit"));
  return {
    keyword: wordsIn(query.getAll("keyword")),
    sort: Object.hasOwn(listOrders, sort) ? (sort as ListOrder) : "newest",
    limit: listSizes.find((size) => size === limit) ?? defaultSize,
    offset: clampNumber(query.get("offset"), 0, 0, 1_000_000_000),
    // A form says no for each, and yes after it where its box is ticked: a box without a tick says nothing by itself.
    without: (Object.keys(includes) as Include[]).filter((name) => saysNo(query.getAll(name).at(-1))),
  };
}

/** Writes it, what says nothing left out. */
export function queryFor({ keyword, sort, limit, offset, without }: Partial<ListAddress>): string {
  const query = new URLSearchParams();
  if (keyword) query.set("keyword", keyword);
  for (const name of without ?? []) query.set(name, "no");
  if (sort && sort !== "newest") query.set("sort", sort);
  if (limit && limit !== defaultSize) query.set("limit", String(limit));
  if (offset) query.set("offset", String(offset));
  return query.size > 0 ? `?${query}` : "";
}

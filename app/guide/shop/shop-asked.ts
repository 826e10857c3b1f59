import { type Currency, currencyNamed } from "#app/i18n/prices.ts";
import { readDigits } from "#app/kit/digits.ts";
import { highestId } from "#app/kit/subject.ts";
import { pageSizes } from "../area.ts";
import { shop, shopPageSize } from "./offer.ts";

/** More than anybody types. */
const longestKeywords = 200;

/** What a page of the shop is asked for; several keywords with commas between them. */
export type ShopAsked = { keyword: string; tids: number[]; sort: string; limit: number; currency: Currency | null };

/** The names of an address that the shop's lists read; no other makes another page of it. */
export const shopNames = ["keyword", "keyword[]", "tid", "sort", "offset", "limit", "currency"];

/** Reads a list's address; whatever is none of it, empty or -1, is as if it were not there (guide.md, 5). */
export function readShopAsked(query: URLSearchParams): ShopAsked {
  const tids = query
    .getAll("tid")
    .slice(0, 8)
    .flatMap((text) => idOf(text) ?? []);
  const sort = query.get("sort");
  // Several stand in one field, as a list's call takes them: all of them must match (contract.md, 7).
  const words = [...query.getAll("keyword"), ...query.getAll("keyword[]")].flatMap((text) => text.split(","));
  return {
    keyword: keywordsIn(words).join(", ").slice(0, longestKeywords),
    tids,
    limit: pageSizes.find((size) => String(size) === query.get("limit")) ?? shopPageSize,
    sort: shop.orders.find(({ name }) => name === sort)?.name ?? shop.orders[0].name,
    currency: currencyNamed(query.get("currency")) ?? null,
  };
}

const keywordsIn = (words: readonly string[]) =>
  words.map((word) => word.trim()).filter((word) => word && word !== "-1");

function idOf(text: string): number | null {
  const id = readDigits(text.trim());
  return id !== null && id >= 1 && id <= highestId ? id : null;
}

/** The query of an address that asks for this; what stands for nothing is left out. */
export function shopQuery({ keyword, tids, sort, limit, currency }: Partial<ShopAsked>, offset = 0): string {
  const query = new URLSearchParams();
  if (keyword) query.set("keyword", keyword);
  for (const tid of tids ?? []) query.append("tid", String(tid));
  if (sort && sort !== shop.orders[0].name) query.set("sort", sort);
  if (limit && limit !== shopPageSize) query.set("limit", String(limit));
  if (currency) query.set("currency", currency);
  if (offset > 0) query.set("offset", String(offset));
  const text = query.toString();
  return text ? `?${text}` : "";
}

/** The orders by what an offer costs now, each by two of these sums. */
export const byPrice: Readonly<Record<string, ((a: number, b: number) => number) | undefined>> = {
  cheapest: (a, b) => a - b,
  dearest: (a, b) => b - a,
};

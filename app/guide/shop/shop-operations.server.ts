import { z } from "zod";
import { localeNamed } from "#app/i18n/locale.ts";
import { currencies, currencyWished } from "#app/i18n/prices.ts";
import { clampPage, type Page } from "#app/kit/paging.ts";
import { success } from "#app/kit/result.ts";
import type { House } from "#app/operations/house.server.ts";
import { keptAnswer } from "#app/operations/kept-answers.server.ts";
import { operation } from "#app/operations/operation.ts";
import { idField, pageFields, yesField } from "#app/platform/fields.ts";
import { offersForSale, shopItemSchema } from "#app/shop/offers-store.server.ts";
import { lowestOf, type OfferForSale, presentItem } from "#app/shop/shop-item.ts";
import { readNarrowed } from "../areas/area-filters.ts";
import { columnsOf } from "../areas/found/list-store.server.ts";
import { keptList } from "../areas/kept-lists.server.ts";
import { shop, shopPageSize } from "./offer.ts";
import { numberAlone, offerReading, shopCategories, wayToCategory } from "./offer-store.server.ts";
import { byPrice } from "./shop-asked.ts";

const reading = offerReading as unknown as Parameters<typeof keptList>[1];
const word = z
  .string()
  .transform((text) => text.slice(0, 200))
  .optional()
  .catch(undefined);
/** Each of several must be found (contract.md, 7); they may stand behind commas as well. */
const words = z
  .preprocess(
    (sent) => (sent === undefined || Array.isArray(sent) ? sent : [sent]),
    z.array(z.union([z.string(), z.number()])).optional(),
  )
  .catch(undefined)
  .meta({ type: "string" });

/**
 * guide.md, 7: the shop's items, narrowed by words and a category with all below it, priced for their reader; kept until an offer,
 * its prices or its stock change, as the pages that show them are.
 */
export const searchShop = operation({
  name: "guide/shop-search",
  summary: "Items of the shop",
  who: "anyone",
  changes: false,
  input: z.object({
    keyword: words,
    tid: idField.optional().catch(undefined).describe("A category's `matrix.tid`; what is below it is included"),
    sort: word.describe(`One of ${shop.orders.map(({ name }) => name).join(", ")}`),
    currency: z.enum(currencies).optional().catch(undefined),
    ...pageFields,
  }),
  answers: z.object({ results: z.array(shopItemSchema), count: z.int() }),
  async handle({ keyword, tid, sort, currency, ...fields }, { house, locale, person }) {
    const page = clampPage(fields.limit, fields.offset, shopPageSize);
    // A category that there is not is as if it were not asked for, as on the page.
    const isCategory = tid !== undefined && (await wayOf(house, tid)).length > 0;
    const asQuery = new URLSearchParams((keyword ?? []).map((one) => ["keyword", String(one)]));
    const { keyword: asked } = readNarrowed(shop, asQuery).values;
    const values = { ...(asked ? { keyword: asked } : {}), ...(isCategory ? { tid: [String(tid)] } : {}) };
    const order = shop.orders.find(({ name }) => name === sort)?.name ?? shop.orders[0].name;
    const reader = localeNamed(locale);
    const told = currencyWished(reader, currency, person?.currency);
    const answered = {
      name: "guide/shop-search",
      key: JSON.stringify([values, order, page, told, reader]),
      most: 50,
      rated: "shop",
    };
    const narrowed = { values, sort: order, limit: page.limit };
    const answer = await keptAnswer(house, answered, async () => {
      const priced = byPrice[order];
      const { offers, count } = priced
        ? await pricedPage(house, narrowed, page, (a, b) => priced(lowestOf(a, told).minor, lowestOf(b, told).minor))
        : await listedPage(house, narrowed, page);
      return { results: offers.map((one) => presentItem(one, told, reader)), count };
    });
    return success(answer);
  },
});

type Asked = { values: Record<string, string[]>; sort: string; limit: number };
type OffersPage = { offers: OfferForSale[]; count: number };

async function listedPage(house: House, narrowed: Asked, page: Page): Promise<OffersPage> {
  const { cards, count } = await keptList(house, reading, narrowed, page);
  const ids = cards.map(({ link_id }) => link_id);
  return { offers: await offersForSale(house.db, ids), count };
}

/** So many offers are put in order by what they cost now; a shop with more of one kind narrows them first. */
const mostPriced = 2_000;

/**
 * By what each can be had for now (contract.md, 10: `lower` is the cheapest in stock), in its reader's currency: with each sale that
 * may be another order, so it is not the index's, which is read with the library.
 */
async function pricedPage(
  house: House,
  narrowed: Asked,
  { offset, limit }: Page,
  order: (a: OfferForSale, b: OfferForSale) => number,
): Promise<OffersPage> {
  const wanted = { columns: numberAlone, most: mostPriced, own: null };
  const rows = await columnsOf<{ id: number }>(house, reading, narrowed, wanted);
  const offers = await offersForSale(
    house.db,
    rows.map(({ id }) => id),
  );
  const sorted = offers.sort((a, b) => order(a, b) || a.id - b.id);
  return { offers: sorted.slice(offset, offset + limit), count: sorted.length };
}

const category = z.object({
  name: z.string(),
  item_count: z.int(),
  matrix: z.object({ id: z.int(), tid: z.int() }),
});

/** guide.md, 7: the categories below one, or the top ones; with `filterzero=1` only those that hold something. */
export const listCategories = operation({
  name: "guide/shop-categories",
  summary: "The categories of the shop below one",
  who: "anyone",
  changes: false,
  input: z.object({
    parent_id: idField.optional().catch(undefined).describe("A category's `matrix.id`; none: the top"),
    pid: idField.optional().catch(undefined).describe("The same"),
    tid: idField.optional().catch(undefined).describe("The same"),
    filterzero: yesField.describe("yes leaves out what holds nothing"),
  }),
  answers: z.array(category),
  async handle({ parent_id, pid, tid, filterzero }, { house }) {
    const all = await categoriesBelow(house, parent_id ?? pid ?? tid ?? null);
    return success(filterzero ? all.filter(({ item_count }) => item_count > 0) : all);
  },
});

/** The categories below one, kept until the library changes. */
function categoriesBelow(house: House, parentId: number | null): Promise<z.output<typeof category>[]> {
  const asked = { name: "guide/shop-categories", key: String(parentId), most: 100 };
  return keptAnswer(house, asked, async () => {
    const found = await shopCategories(house.db, parentId);
    return found.map(({ id, name, item_count }) => ({ name, item_count, matrix: { id, tid: id } }));
  });
}

/** The selects of a list: at each level what there is to choose, and what is chosen. */
export type Level = { chosen: number | null; options: { id: number; name: string; count: number }[] };

/** A select is there only where more than one category comes back (guide.md, 9): of a single one nothing can be chosen. */
const fewest = 2;

/** The categories from the top down to one, itself the last; none where there is no such. */
const wayOf = (house: House, tid: number) =>
  keptAnswer(house, { name: "guide/shop-way", key: String(tid), most: 200 }, () => wayToCategory(house.db, tid));

/**
 * The levels of categories for what was asked: each chosen one and the selects below it. One that does not lie below the one
 * before it is left out: without a script nothing takes it back when another is chosen above it.
 */
export async function levelsFor(
  house: House,
  tids: readonly number[],
): Promise<{ tid: number | null; levels: Level[] }> {
  let way: number[] = [];
  for (const tid of tids) {
    const next = await wayOf(house, tid);
    if (next.length > way.length && way.every((id, place) => next[place] === id)) way = next;
  }
  const parents = [null, ...way];
  const levels = await Promise.all(
    parents.map(async (parent, place): Promise<Level> => {
      const below = (await categoriesBelow(house, parent)).filter(({ item_count }) => item_count > 0);
      const options = below.map(({ name, item_count, matrix }) => ({ id: matrix.id, name, count: item_count }));
      return { chosen: way[place] ?? null, options };
    }),
  );
  const shown = levels.filter(({ options }) => options.length >= fewest);
  return { tid: way.at(-1) ?? null, levels: shown };
}

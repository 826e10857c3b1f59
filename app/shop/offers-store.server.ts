import { sql } from "kysely";
import { z } from "zod";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";
import { type Currency, currencies } from "#app/i18n/prices.ts";
import type { House } from "#app/operations/house.server.ts";
import { keptAnswer } from "#app/operations/kept-answers.server.ts";
import { skewParameter } from "./addresses.ts";
import type { OfferForSale } from "./shop-item.ts";

const other = z.int().nullable().optional();
/** What something costs in each currency (contract.md, 10); null where it has no price in one. */
const pricesSchema = z
  .object({ GBP: z.int(), USD: other, EUR: other, AUD: other } satisfies Record<Currency, z.ZodType>)
  .describe("In pence and cents, by currency");

/** What can be bought of an ingredient: one skew of the offer that is for it. */
export const buyableSchema = z.object({
  ingredient_id: z.int(),
  offer_id: z.int(),
  skew_id: z.int(),
  name: z.string(),
  stock: z.int(),
  prices: pricesSchema,
});
export type Buyable = z.output<typeof buyableSchema>;

const skewSchema = z.object({
  id: z.int(),
  present_params: z.object({ label: z.string(), [skewParameter]: z.int(), price: z.string(), stock: z.int() }),
  prices: pricesSchema,
});

/** A shop item as calls answer it (contract.md, 10), with what a card's form needs. */
export const shopItemSchema = z.object({
  id: z.int(),
  name: z.string(),
  href: z.string(),
  image: z.string(),
  image_is_cutout: z.boolean(),
  teaser: z.string(),
  price: z.object({
    currency: z.enum(currencies),
    lower: z.string().describe("The cheapest in stock"),
    text: z.string(),
  }),
  choice: z.enum(["one", "any"]),
  max_per_order: z.int(),
  asks: z.array(z.string()),
  skews: z.array(skewSchema),
  add_to_basket: z.boolean().describe("False where everything is sold out, or its buyer is asked for something first"),
});
export type ShopItem = z.output<typeof shopItemSchema>;

/** What of a skew can be sold: what its file says came, and what moved since. */
const inStock = sql.raw("greatest(0, skew.stock + coalesce(level.moved, 0))");

const forSale = sql.raw(`
    select offer.id, offer.name, offer.teaser, offer.choice, offer.max_per_order, offer.asks,
      json_agg(json_build_object('id', skew.id, 'name', skew.name, 'stock', greatest(0, skew.stock + coalesce(level.moved, 0)),
        'prices', json_build_object('GBP', skew.gbp, 'USD', skew.usd, 'EUR', skew.eur, 'AUD', skew.aud))
        order by skew.position) as skews
    from offer join skew on skew.offer_id = offer.id left join stock_level level on level.skew_id = skew.id`);

/** Offers as they are sold now, in the order asked for; those that there are not are left out. */
export async function offersForSale(db: Queries, ids: readonly number[]): Promise<OfferForSale[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OfferForSale>`${prepared} ${forSale}
    where offer.id = any(${ids}::int[]) and offer.retired_at is null
    group by offer.id order by array_position(${ids}::int[], offer.id)`.execute(db);
  return rows;
}

/** The offer that an advertisement of a job is (contract.md, 7); kept until an offer changes. Null where none is sold. */
export function advertOffer(house: House): Promise<OfferForSale | null> {
  return keptAnswer(house, { name: "shop/advert", key: "", most: 1, rated: "shop" }, async () => {
    const { rows } = await sql<OfferForSale>`${forSale}
      where offer.kind = 'job_advert' and offer.retired_at is null group by offer.id order by offer.id limit 1`.execute(
      house.db,
    );
    return rows[0] ?? null;
  });
}

/** How an advertisement was ordered: the order's number and how it stands. */
export type AdvertOrder = { job_title: string; company: string; number: string; state: string };

/** The orders of advertisements, by what their buyers were asked for, the last of each. */
export async function advertOrders(
  db: Queries,
  adverts: readonly { job_title: string; company: string }[],
): Promise<AdvertOrder[]> {
  if (adverts.length === 0) return [];
  const { rows } = await sql<AdvertOrder>`
    select distinct on (asked.job_title, asked.company) asked.job_title, asked.company, sales_order.number, sales_order.state
    from jsonb_to_recordset(${JSON.stringify(adverts)}::jsonb) asked (job_title text, company text)
    join order_line line on line.product_vars ->> 'job_title' = asked.job_title and line.product_vars ->> 'company' = asked.company
    join sales_order on sales_order.id = line.order_id
    order by asked.job_title, asked.company, sales_order.id desc`.execute(db);
  return rows;
}

/** So many things are offered at once for what is missing. */
const mostBuyable = 30;

/**
 * For each of some ingredients the offer that sells it, if there is one: the cheapest of what is there, else of what is sold out.
 * Kept until an offer, its prices or its stock change.
 */
export async function buyableFor(house: House, ingredients: readonly number[]): Promise<Buyable[]> {
  if (ingredients.length === 0) return [];
  const ids = [...new Set(ingredients)].sort((a, b) => a - b);
  return keptAnswer(house, { name: "shop/buyable", key: ids.join(), most: 500, rated: "shop" }, () =>
    findBuyable(house.db, ids),
  );
}

async function findBuyable(db: Queries, ingredients: readonly number[]): Promise<Buyable[]> {
  const { rows } = await sql<Buyable>`
    select distinct on (offer.ingredient_id) offer.ingredient_id, offer.id as offer_id, skew.id as skew_id, offer.name,
      ${inStock} as stock,
      json_build_object('GBP', skew.gbp, 'USD', skew.usd, 'EUR', skew.eur, 'AUD', skew.aud) as prices
    from offer join skew on skew.offer_id = offer.id left join stock_level level on level.skew_id = skew.id
    where offer.ingredient_id = any(${[...ingredients]}::int[]) and offer.retired_at is null
    order by offer.ingredient_id, ${inStock} <= 0, skew.gbp, skew.id limit ${mostBuyable}`.execute(db);
  return rows;
}

/** The skews asked for with the offers that they belong to; those that are not there are left out. */
export async function skewsNamed(
  db: Queries,
  ids: readonly number[],
): Promise<{ skew_id: number; offer_id: number; name: string }[]> {
  const { rows } = await sql<{ skew_id: number; offer_id: number; name: string }>`
    select skew.id as skew_id, offer.id as offer_id, offer.name from skew join offer on offer.id = skew.offer_id
    where skew.id = any(${[...ids]}::int[]) order by array_position(${[...ids]}::int[], skew.id)`.execute(db);
  return rows;
}

/** So many skews of ingredients are looked at, the cheapest first. */
const mostSkews = 5_000;

/** All that can be bought of any ingredient now, by skew, the cheapest first; kept until an offer, its prices or its stock change. */
export function allBuyable(house: House): Promise<Buyable[]> {
  return keptAnswer(house, { name: "shop/all-buyable", key: "", most: 1, rated: "shop" }, async () => {
    const { rows } = await sql<Buyable>`
      select offer.ingredient_id, offer.id as offer_id, skew.id as skew_id, offer.name, ${inStock} as stock,
        json_build_object('GBP', skew.gbp, 'USD', skew.usd, 'EUR', skew.eur, 'AUD', skew.aud) as prices
      from offer join skew on skew.offer_id = offer.id left join stock_level level on level.skew_id = skew.id
      where offer.ingredient_id is not null and offer.retired_at is null and ${inStock} > 0
      order by skew.gbp, skew.id limit ${mostSkews}`.execute(house.db);
    return rows;
  });
}

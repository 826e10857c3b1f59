import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { OfferForSale } from "./shop-item.ts";

/** What of a skew can be sold: what its file says came, and what moved since. */
const inStock = sql.raw("greatest(0, skew.stock + coalesce(level.moved, 0))");

/** Offers as they are sold now, in the order asked for; those that there are not are left out. */
export async function offersForSale(db: Queries, ids: readonly number[]): Promise<OfferForSale[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OfferForSale>`
    select offer.id, offer.name, offer.teaser, offer.choice, offer.max_per_order, offer.asks,
      json_agg(json_build_object('id', skew.id, 'name', skew.name, 'stock', ${inStock},
        'prices', json_build_object('GBP', skew.gbp, 'USD', skew.usd, 'EUR', skew.eur, 'AUD', skew.aud))
        order by skew.position) as skews
    from offer join skew on skew.offer_id = offer.id left join stock_level level on level.skew_id = skew.id
    where offer.id = any(${ids}::int[])
    group by offer.id order by array_position(${ids}::int[], offer.id)`.execute(db);
  return rows;
}

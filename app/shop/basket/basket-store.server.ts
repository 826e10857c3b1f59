import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { VatCategory } from "../money/totals.ts";
import type { Prices } from "../shop-item.ts";

/** Whose basket: a member's by person, a guest's by what their cookie hashes to (contract.md, 10). */
export type Owner = { person: string } | { tokenHash: Buffer };
export type Place = "basket" | "saved" | "removed";

/** A basket is kept so long after its last change. */
const keptDays = 30;
const fresh = sql.raw(`basket.changed_at > now() - interval '${keptDays} days'`);

export type Basket = { id: string; currency: string | null; notes: string[] };

/** A line as it stands, with the skew as it is sold now; `offer_id` is null where it is sold no longer. */
export type LineRow = {
  skew_id: number;
  place: Place;
  quantity: number;
  name: string;
  price: number;
  currency: string;
  product_vars: Record<string, string>;
  element: string | null;
  offer_id: number | null;
  offer_name: string;
  skew_name: string;
  single: boolean;
  prices: Prices;
  stock: number;
  max_per_order: number;
  vat: VatCategory;
  alcohol: boolean;
  weight_g: number;
};

const ownedBy = (owner: Owner) =>
  "person" in owner ? sql`person_id = ${owner.person}` : sql`token_hash = ${owner.tokenHash}`;

/** Somebody's basket; with `lock` nobody else changes it meanwhile. */
export async function findBasket(db: Queries, owner: Owner, lock = false): Promise<Basket | undefined> {
  const { rows } = await sql<Basket>`
    select id, currency, notes from basket where ${ownedBy(owner)} and ${fresh}
    ${sql.raw(lock ? "for update" : "")}`.execute(db);
  return rows[0];
}

/** Somebody's basket, made where there is none; one that was kept too long begins anew. */
export async function openBasket(db: Queries, owner: Owner): Promise<Basket> {
  const known = await findBasket(db, owner, true);
  if (known) return known;
  await sql`delete from basket where ${ownedBy(owner)} or id in
    (select id from basket where not ${fresh} order by changed_at limit 20 for update skip locked)`.execute(db);
  const [column, value] =
    "person" in owner ? (["person_id", owner.person] as const) : (["token_hash", owner.tokenHash] as const);
  const { rows } = await sql<Basket>`insert into basket (${sql.ref(column)}) values (${value})
    on conflict do nothing returning id, currency, notes`.execute(db);
  // Where another request made it at the same moment, it is there now.
  return rows[0] ?? (await findBasket(db, owner, true))!;
}

/** The lines of a basket, oldest first. */
export async function linesOf(db: Queries, basketId: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select line.skew_id, line.place, line.quantity, line.name, line.price, line.currency, line.product_vars, line.element,
      offer.id as offer_id, offer.name as offer_name, skew.name as skew_name,
      not exists (select from skew other where other.offer_id = offer.id and other.id <> skew.id) as single,
      json_build_object('GBP', skew.gbp, 'USD', skew.usd, 'EUR', skew.eur, 'AUD', skew.aud) as prices,
      greatest(0, skew.stock + coalesce(level.moved, 0)) as stock,
      offer.max_per_order, offer.vat, offer.alcohol, offer.weight_g
    from basket_line line left join skew on skew.id = line.skew_id left join offer on offer.id = skew.offer_id and offer.retired_at is null
    left join stock_level level on level.skew_id = line.skew_id
    where line.basket_id = ${basketId} order by line.changed_at, line.skew_id`.execute(db);
  return rows;
}

/** How many things a basket holds, and its currency, in one question: for the head of every page. */
export async function countIn(db: Queries, owner: Owner): Promise<{ count: number; currency: string | null }> {
  const { rows } = await sql<{ count: number; currency: string | null }>`
    select coalesce(sum(line.quantity), 0)::int as count, basket.currency
    from basket left join basket_line line on line.basket_id = basket.id and line.place = 'basket'
    where ${ownedBy(owner)} and ${fresh} group by basket.id`.execute(db);
  return rows[0] ?? { count: 0, currency: null };
}

type NewLine = Pick<LineRow, "skew_id" | "place" | "quantity" | "name" | "price" | "currency"> & {
  product_vars?: Record<string, string>;
  element?: string | null;
};

/** Sets a line to a quantity, at the price that its owner is shown now. */
export async function putLine(db: Queries, basketId: string, line: NewLine): Promise<void> {
  const { product_vars = {}, element = null, ...facts } = line;
  const values = { ...facts, product_vars: JSON.stringify(product_vars), element };
  await db
    .insertInto("basket_line")
    .values({ basket_id: basketId, ...values })
    .onConflict((conflict) =>
      conflict.columns(["basket_id", "skew_id", "place"]).doUpdateSet({
        quantity: facts.quantity,
        name: facts.name,
        price: facts.price,
        currency: facts.currency,
        ...(Object.keys(product_vars).length > 0 ? { product_vars: values.product_vars } : {}),
      }),
    )
    .execute();
}

/** Takes lines out for good: one of a place, or all of it. */
export async function dropLines(db: Queries, basketId: string, place: Place, skewId?: number): Promise<void> {
  let query = db.deleteFrom("basket_line").where("basket_id", "=", basketId).where("place", "=", place);
  if (skewId !== undefined) query = query.where("skew_id", "=", skewId);
  await query.execute();
}

/** That a basket was changed now, with what of it changes beside its lines. */
export async function touchBasket(
  db: Queries,
  basketId: string,
  { currency, notes }: { currency?: string | undefined; notes?: string[] } = {},
): Promise<void> {
  await db
    .updateTable("basket")
    .set({
      changed_at: sql`now()`,
      ...(currency ? { currency } : {}),
      ...(notes ? { notes: JSON.stringify(notes) } : {}),
    })
    .where("id", "=", basketId)
    .execute();
}

/** A guest's basket becomes that of a person who had none. */
export async function giveBasket(db: Queries, basketId: string, person: string): Promise<void> {
  await db
    .updateTable("basket")
    .set({ person_id: person, token_hash: null, changed_at: sql`now()` })
    .where("id", "=", basketId)
    .execute();
}

export async function dropBasket(db: Queries, basketId: string): Promise<void> {
  await db.deleteFrom("basket").where("id", "=", basketId).execute();
}

/** Whatever basket a person has, however old. */
export async function dropBasketOf(db: Queries, person: string): Promise<void> {
  await db.deleteFrom("basket").where("person_id", "=", person).execute();
}

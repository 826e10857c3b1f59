import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";
import type { VatCategory } from "../money/totals.ts";
import type { Prices } from "../shop-item.ts";

/** Whose basket: a member's by person, a guest's by what their cookie hashes to (contract.md, 10). */
export type Owner = { person: string } | { tokenHash: Buffer };
export type Place = "basket" | "saved" | "removed";

/** A basket is kept so long after its last change. */
const keptDays = 30;
const fresh = sql.raw(`basket.changed_at > now() - interval '${keptDays} days'`);

/**
 * `isNew`: it was made just now, so nothing lies in it. `forGuest`: it stands in no table yet, and does with the first lines that are put
 * into it.
 */
export type Basket = { id: string; currency: string | null; notes: string[]; isNew?: boolean; forGuest?: Buffer };

/** A line as it stands, with the skew as it is sold now; `offer_id` is null where it is sold no longer. */
export type LineRow = {
  skew_id: number;
  place: Place;
  /** Of what was taken out: that it lay among what is saved for later. */
  was_saved: boolean;
  /** Since when it lies there, as the database says it. */
  since: string;
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
  const { rows } = await sql<Basket>`${prepared}
    select id, currency, notes from basket where ${ownedBy(owner)} and ${fresh}
    ${sql.raw(lock ? "for update" : "")}`.execute(db);
  return rows[0];
}

/** The basket of a guest who had none: nobody else's to change, it is written with its lines (`putLines`). */
export function guestsBasket(tokenHash: Buffer): Basket {
  return { id: crypto.randomUUID(), currency: null, notes: [], isNew: true, forGuest: tokenHash };
}

/** A member's basket, made where there is none; one that was kept too long begins anew. */
export async function openBasket(db: Queries, owner: { person: string }): Promise<Basket> {
  const known = await findBasket(db, owner, true);
  if (known) return known;
  await sql`delete from basket where ${ownedBy(owner)}`.execute(db);
  const { rows } = await sql<Basket>`insert into basket (person_id) values (${owner.person})
    on conflict do nothing returning id, currency, notes`.execute(db);
  // Where another request made it at the same moment, it is there now.
  return rows[0] ? { ...rows[0], isNew: true } : (await findBasket(db, owner, true))!;
}

/** So many are deleted at a time, that nobody waits for long. */
const forgottenAtOnce = 1_000;

/** Deletes baskets that were kept too long. */
export async function forgetBaskets(db: Queries): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from basket where id in
      (select id from basket where not ${fresh} order by changed_at limit ${forgottenAtOnce} for update skip locked)`.execute(
      db,
    );
    if (numAffectedRows < forgottenAtOnce) return;
  }
}

/** How many of each skew lie in a basket to be bought. */
export async function heldIn(db: Queries, { id, isNew }: Basket): Promise<Map<number, number>> {
  if (isNew) return new Map();
  const { rows } = await sql<{ skew_id: number; quantity: number }>`${prepared}
    select skew_id, quantity from basket_line where basket_id = ${id} and place = 'basket'`.execute(db);
  return new Map(rows.map(({ skew_id, quantity }) => [skew_id, quantity]));
}

/** What was typed for some skews that lie in a basket to be bought, as for an engraving. */
export async function typedIn(db: Queries, basketId: string, skews: readonly number[]) {
  return db
    .selectFrom("basket_line")
    .select(["skew_id", "product_vars"])
    .where("basket_id", "=", basketId)
    .where("place", "=", "basket")
    .where("skew_id", "in", skews)
    .execute();
}

/** The lines of a basket, oldest first. */
export async function linesOf(db: Queries, basketId: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`${prepared}
    select line.skew_id, line.place, line.was_saved, line.changed_at::text as since, line.quantity, line.name, line.price, line.currency, line.product_vars, line.element,
      offer.id as offer_id, offer.name as offer_name, skew.name as skew_name,
      not exists (select from skew other where other.offer_id = offer.id and other.id <> skew.id) as single,
      json_build_object('GBP', skew.gbp, 'USD', skew.usd, 'EUR', skew.eur, 'AUD', skew.aud) as prices,
      greatest(0, skew.stock + coalesce(level.moved, 0)) as stock,
      offer.max_per_order, offer.vat, offer.alcohol,
      case offer.kind when 'job_advert' then 0 else offer.weight_g end as weight_g
    from basket_line line left join skew on skew.id = line.skew_id left join offer on offer.id = skew.offer_id and offer.retired_at is null
    left join stock_level level on level.skew_id = line.skew_id
    where line.basket_id = ${basketId} order by line.changed_at, line.skew_id`.execute(db);
  return rows;
}

/** How many things a basket holds, and its currency, in one question: for the head of every page. */
export async function countIn(db: Queries, owner: Owner): Promise<{ count: number; currency: string | null }> {
  const { rows } = await sql<{ count: number; currency: string | null }>`${prepared}
    select coalesce(sum(line.quantity), 0)::int as count, basket.currency
    from basket left join basket_line line on line.basket_id = basket.id and line.place = 'basket'
    where ${ownedBy(owner)} and ${fresh} group by basket.id`.execute(db);
  return rows[0] ?? { count: 0, currency: null };
}

/** What a line is set to; without `since` it lies there from now on. */
export type NewLine = Pick<LineRow, "skew_id" | "place" | "quantity" | "name" | "price" | "currency"> & {
  product_vars?: Record<string, string>;
  element?: string | null;
  was_saved?: boolean;
  since?: string;
};

/** What of a basket changes beside its lines. */
type Changes = { currency?: string | undefined; notes?: string[] };

/**
 * Sets lines to their quantities, at the prices that their owner is shown now, each skew of a place once; with it the basket was
 * changed now. One statement: most who add something wait for nothing else.
 */
export async function putLines(
  db: Queries,
  basket: Pick<Basket, "id" | "forGuest">,
  lines: readonly NewLine[],
  { currency = undefined, notes = undefined }: Changes = {},
): Promise<void> {
  const told = notes ? JSON.stringify(notes) : null;
  const kept = basket.forGuest
    ? sql`insert into basket (id, token_hash, currency, notes)
        values (${basket.id}, ${basket.forGuest}, ${currency ?? null}, coalesce(${told}::jsonb, '[]'))`
    : sql`update basket set changed_at = now(), currency = coalesce(${currency ?? null}, currency),
        notes = coalesce(${told}::jsonb, notes) where id = ${basket.id}`;
  const rows = lines.map(({ product_vars = {}, element = null, was_saved = false, ...facts }) => {
    return { ...facts, product_vars, element, was_saved };
  });
  await sql`${prepared} with kept as (${kept})
    insert into basket_line (basket_id, skew_id, place, quantity, name, price, currency, product_vars, element, was_saved, changed_at)
    select ${basket.id}::uuid, skew_id, place, quantity, name, price, currency, product_vars, element, was_saved, coalesce(since, now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) put
      (skew_id int, place text, quantity int, name text, price int, currency text, product_vars jsonb, element text,
        was_saved boolean, since timestamptz)
    on conflict (basket_id, skew_id, place) do update set quantity = excluded.quantity, name = excluded.name,
      price = excluded.price, currency = excluded.currency, was_saved = excluded.was_saved,
      product_vars = case excluded.product_vars when '{}' then basket_line.product_vars else excluded.product_vars end`.execute(
    db,
  );
}

/** Takes lines out for good: one of a place, or all of it. */
export async function dropLines(db: Queries, basketId: string, place: Place, skewId?: number): Promise<void> {
  let query = db.deleteFrom("basket_line").where("basket_id", "=", basketId).where("place", "=", place);
  if (skewId !== undefined) query = query.where("skew_id", "=", skewId);
  await query.execute();
}

/** That a basket was changed now, with what of it changes beside its lines. */
export async function touchBasket(db: Queries, basketId: string, { currency, notes }: Changes = {}): Promise<void> {
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

/** Deletes a basket with all that lies in it. */
export async function dropBasket(db: Queries, basketId: string): Promise<void> {
  await db.deleteFrom("basket").where("id", "=", basketId).execute();
}

/** Whatever basket a person has, however old. */
export async function dropBasketOf(db: Queries, person: string): Promise<void> {
  await db.deleteFrom("basket").where("person_id", "=", person).execute();
}

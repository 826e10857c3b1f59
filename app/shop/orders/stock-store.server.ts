import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { tell } from "#app/database/notices.server.ts";

type Taken = { skew_id: number; offer_id: number; quantity: number };

/**
 * Takes what an order has from the stock, all of it or nothing: in the transaction of the order, so that nobody else can take the
 * same (contract.md, 10). Rows are locked in one order, so that two orders never wait for each other.
 * @returns false where something is not there in that quantity any more
 */
export async function takeStock(db: Queries, taken: readonly Taken[]): Promise<boolean> {
  const sorted = [...taken].sort((one, other) => one.skew_id - other.skew_id);
  const ids = sorted.map(({ skew_id }) => skew_id);
  const quantities = sorted.map(({ quantity }) => quantity);
  await sql`insert into stock_level (skew_id) select id from unnest(${ids}::int[]) id order by id on conflict do nothing`.execute(
    db,
  );
  await sql`select from stock_level where skew_id = any(${ids}::int[]) order by skew_id for update`.execute(db);
  const { numAffectedRows = 0n } = await sql`
    update stock_level level set moved = level.moved - asked.quantity
    from unnest(${ids}::int[], ${quantities}::int[]) asked (id, quantity) join skew on skew.id = asked.id
    where level.skew_id = asked.id and skew.stock + level.moved >= asked.quantity`.execute(db);
  return Number(numAffectedRows) === ids.length;
}

/** Notes what an order took, once it has its number. */
export async function noteSold(db: Queries, taken: readonly Taken[], order_number: string): Promise<void> {
  const out = taken.map((one) => ({ ...one, quantity: -one.quantity }));
  await noteMoves(db, out, { why: "sold", order_number });
}

type Why = {
  why: "sold" | "cancelled" | "refunded" | "returned" | "delivered" | "counted" | "damaged";
  order_number?: string | null;
  /** What whoever moved it said of it, and who that was. */
  note?: string | null;
  editor?: string | null;
};

/** Puts something into stock, or, where the quantity is below nothing, takes it out; each movement says why. */
export async function giveBack(db: Queries, back: readonly Taken[], why: Why): Promise<void> {
  const sorted = [...back].sort((one, other) => one.skew_id - other.skew_id);
  const ids = sorted.map(({ skew_id }) => skew_id);
  const quantities = sorted.map(({ quantity }) => quantity);
  await sql`insert into stock_level (skew_id, moved)
    select * from unnest(${ids}::int[], ${quantities}::int[]) back (skew_id, moved) order by skew_id
    on conflict (skew_id) do update set moved = stock_level.moved + excluded.moved`.execute(db);
  await noteMoves(db, back, why);
}

async function noteMoves(
  db: Queries,
  movements: readonly Taken[],
  { why, order_number = null, note = null, editor = null }: Why,
): Promise<void> {
  const rows = movements.map(({ skew_id, quantity }) => ({ skew_id, quantity, why, order_number, note }));
  await db
    .insertInto("stock_move")
    .values(rows.map((row) => ({ ...row, decided_by: editor })))
    .execute();
  // Pages that are kept show what is left; the library is as it was.
  for (const id of new Set(movements.map(({ offer_id }) => offer_id))) await tell(db, "rating", `shop:${id}`);
}

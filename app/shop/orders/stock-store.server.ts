import { type RawBuilder, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { tell } from "#app/database/notices.server.ts";

type Taken = { skew_id: number; offer_id: number; quantity: number };

/**
 * Takes what an order has from the stock, as a part of its statement: in the transaction of the order, so that nobody else can take the
 * same (contract.md, 10). Rows are locked in one order, so that two orders never wait for each other.
 * @param lines the relation of its lines: `skew_id`, `quantity`
 * @returns a row (`skew_id`) of each that was there in that quantity; of the others none
 */
export const takenFrom = (lines: RawBuilder<unknown>) => sql`
  insert into stock_level as level (skew_id, moved)
  select asked.skew_id, -asked.quantity from ${lines} asked join skew on skew.id = asked.skew_id
  where skew.stock >= asked.quantity or exists (select from stock_level where skew_id = asked.skew_id)
  order by asked.skew_id
  -- What has not moved yet has no row: its file says how many there are. What has is held, and read as it is then.
  on conflict (skew_id) do update set moved = level.moved + excluded.moved
    where (select stock from skew where id = excluded.skew_id) + level.moved + excluded.moved >= 0
  returning skew_id`;

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

/** What pages are told by that show how many are left of these. */
export function movedNotices(moved: readonly Pick<Taken, "offer_id">[]): string[] {
  return [...new Set(moved.map(({ offer_id }) => `shop:${offer_id}`))];
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
  await tell(db, "rating", ...movedNotices(movements));
}

import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { tell } from "#app/database/notices.server.ts";
import type { Page } from "#app/kit/paging.ts";
import { loggedPrices } from "../minor.ts";

/** A skew as the desk sees it: what it costs, and how many are there. */
export type DeskSkew = {
  id: number;
  offer_id: number;
  offer: string;
  name: string;
  gbp: number;
  eur: number;
  usd: number;
  aud: number | null;
  stock: number;
  max_per_order: number;
  vat: string;
  alcohol: boolean;
  weight_g: number;
  /** Whether the desk set its price. */
  priced: boolean;
  /** Whether its offer is off the shop. */
  retired: boolean;
};

export type SkewsAsked = { keyword: string; only: "" | "low" | "out" | "retired" };

/** So few of a skew are few. */
export const fewOf = 5;

const left = sql.raw("skew.stock + coalesce(level.moved, 0)");
const skewColumns = sql.raw(`skew.id, offer.id as offer_id, offer.name as offer, skew.name,
  skew.gbp, skew.eur, skew.usd, skew.aud, skew.stock + coalesce(level.moved, 0) as stock, offer.max_per_order, offer.vat,
  offer.alcohol, offer.weight_g, price.skew_id is not null as priced,
  offer.retired_at is not null as retired`);
const skewTables =
  sql.raw(`skew join offer on offer.id = skew.offer_id left join stock_level level on level.skew_id = skew.id
  left join skew_price price on price.skew_id = skew.id`);

/** Skews at the desk by the names of their offers, and how many there are. */
export async function findSkews(db: Queries, { keyword, only }: SkewsAsked, { limit, offset }: Page) {
  const words = `%${keyword.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<DeskSkew & { count: number }>`
    select ${skewColumns}, count(*) over ()::int as count from ${skewTables}
    where ${keyword === "" ? sql`true` : sql`lower(offer.name || ' ' || skew.name) like ${words}`}
      and ${only === "low" ? sql`${left} between 1 and ${fewOf}` : only === "out" ? sql`${left} <= 0` : only === "retired" ? sql`offer.retired_at is not null` : sql`true`}
    order by offer.name collate "und-x-icu", offer.id, skew.position limit ${limit} offset ${offset}`.execute(db);
  return { rows: rows.map(({ count: _, ...row }) => row as DeskSkew), count: rows[0]?.count ?? 0 };
}

/** What the log of changes calls a skew. */
export const skewTitle = ({ offer, name }: DeskSkew): string => `${offer}${name ? `: ${name}` : ""}`;

/** What it tells of one. */
export const loggedSkew = (skew: DeskSkew) => ({ stock: skew.stock, ...loggedPrices(skew) });

/** Every skew there is, or those with these numbers, for a file. */
export async function allSkews(db: Queries, ids?: readonly number[]): Promise<DeskSkew[]> {
  const { rows } = await sql<DeskSkew>`
    select ${skewColumns} from ${skewTables} where ${ids ? sql`skew.id = any(${ids}::int[])` : sql`true`}
    order by offer.id, skew.position`.execute(db);
  return rows;
}

/** One skew; with `lock` nobody else sells or moves it meanwhile. */
export async function readSkew(db: Queries, id: number, lock = false): Promise<DeskSkew | undefined> {
  if (lock) await lockStock(db, [id]);
  return (await allSkews(db, [id]))[0];
}

/** Holds the stock of skews until the transaction ends, in the order in which orders do. */
export async function lockStock(db: Queries, ids: readonly number[]): Promise<void> {
  await sql`insert into stock_level (skew_id) select skew.id from skew where id = any(${ids}::int[]) order by id
    on conflict do nothing`.execute(db);
  await sql`select from stock_level where skew_id = any(${ids}::int[]) order by skew_id for update`.execute(db);
}

export type Move = {
  id: number;
  quantity: number;
  why: string;
  order_number: string | null;
  note: string | null;
  moved_at: Date;
  left: number;
  count: number;
};

/** The movements of a skew's stock, the newest first, each with what was left after it. */
export async function movesOf(db: Queries, skewId: number, { limit, offset }: Page): Promise<Move[]> {
  const { rows } = await sql<Move>`
    select id, quantity, why, order_number, note, moved_at, count(*) over ()::int as count,
      (select ${left} from skew left join stock_level level on level.skew_id = skew.id where skew.id = ${skewId})
        - coalesce(sum(quantity) over (order by id desc rows between unbounded preceding and 1 preceding), 0)::int as left
    from stock_move where skew_id = ${skewId} order by id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The last movement that somebody at the desk made: a form that was sent twice is known by it. */
export async function lastDeskMove(db: Queries, skewId: number): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`
    select max(id) as id from stock_move where skew_id = ${skewId} and order_number is null`.execute(db);
  return rows[0]?.id ?? 0;
}

export type DeskPrices = { gbp: number; eur: number; usd: number; aud: number | null };

/** What a skew costs from now on, whatever its file says. */
export async function setPrices(
  db: Queries,
  { id, offer_id }: Pick<DeskSkew, "id" | "offer_id">,
  { gbp, eur, usd, aud }: DeskPrices,
  editor: string,
): Promise<void> {
  await sql`insert into skew_price (skew_id, gbp, eur, usd, aud, decided_by) values (${id}, ${gbp}, ${eur}, ${usd}, ${aud}, ${editor})
    on conflict (skew_id) do update set gbp = excluded.gbp, eur = excluded.eur, usd = excluded.usd, aud = excluded.aud,
      decided_by = excluded.decided_by, set_at = now()`.execute(db);
  await sql`update skew set gbp = ${gbp}, eur = ${eur}, usd = ${usd}, aud = ${aud} where id = ${id}`.execute(db);
  await tell(db, "rating", `shop:${offer_id}`);
}

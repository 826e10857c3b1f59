import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Level } from "../bar-types.ts";

type Standing = { id: number; link_table: "ingredients" | "spiritbrands"; link_id: number; level: Level };

/** 0 is the bar that everybody has, which is no cabinet. */
const cabinetOf = (id: number) => (id === 0 ? sql`null::bigint` : sql`${id}::bigint`);

/** What stands in one of a person's bars, newest first. */
export async function thingsIn(db: Queries, personId: string, cabinet: number): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select id::float8 as id, link_table, link_id, level from bar_item
    where person_id = ${personId} and cabinet_id is not distinct from ${cabinetOf(cabinet)}
    order by created_at desc, id desc`.execute(db);
  return rows;
}

type Move = { from: number; to: number; items: readonly number[] };

/**
 * Moves things from one of a person's bars to another; answers how many. What stands in both is one thing afterwards, of which
 * as much is left as in the fuller.
 */
export async function moveItems(db: Queries, personId: string, { from, to, items }: Move): Promise<number> {
  const [source, target] = [cabinetOf(from), cabinetOf(to)];
  const moving = sql`select * from bar_item where person_id = ${personId} and id = any(${[...items]}::bigint[])
    and cabinet_id is not distinct from ${source}`;
  await sql`
    update bar_item kept set level = moved.level from (${moving} for update) moved
    where kept.person_id = ${personId} and kept.cabinet_id is not distinct from ${target}
      and (kept.link_table, kept.link_id) = (moved.link_table, moved.link_id)
      and array_position(array['full', 'low', 'out'], moved.level) < array_position(array['full', 'low', 'out'], kept.level)
  `.execute(db);
  const gone = await sql`
    delete from bar_item twice using (${moving}) moved, bar_item kept
    where twice.id = moved.id and kept.person_id = ${personId} and kept.cabinet_id is not distinct from ${target}
      and (kept.link_table, kept.link_id) = (moved.link_table, moved.link_id)`.execute(db);
  const moved = await sql`
    update bar_item set cabinet_id = ${target}
    where person_id = ${personId} and id = any(${[...items]}::bigint[]) and cabinet_id is not distinct from ${source}
  `.execute(db);
  return Number(gone.numAffectedRows ?? 0) + Number(moved.numAffectedRows ?? 0);
}

import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Holding } from "#app/database/holding.server.ts";

/** A search as it is kept; without a name it is still being put together. */
export type KeptSearch = {
  sid: string;
  name: string | null;
  ingredients: number[];
  params: Record<string, unknown>;
  seen: number[];
};
const columns = ["sid", "name", "ingredients", "params", "seen"] as const;

/** What nobody named is forgotten after so long, and the oldest where there are more. */
const unnamedDays = 7;
const mostUnnamed = 20;
/** What a search found is remembered so far; a recipe beyond is new each time. */
const mostSeen = 20_000;

/** Begins a search of somebody's; unnamed ones that are old, or too many, go. */
export async function startSearch(db: Queries, personId: string, ingredients: readonly number[]): Promise<string> {
  await sql`delete from recipe_search where sid in (
    select sid from (
      select sid, created_at, row_number() over (order by created_at desc) as place
      from recipe_search where person_id = ${personId} and name is null
    ) unnamed
    where place >= ${mostUnnamed} or created_at < now() - make_interval(days => ${unnamedDays})
  )`.execute(db);
  const sid = randomBytes(12).toString("base64url");
  await db
    .insertInto("recipe_search")
    .values({ sid, person_id: personId, ingredients: [...ingredients] })
    .execute();
  return sid;
}

/** A search of somebody's; undefined where they have no such search. */
export async function searchOf(db: Queries, personId: string, sid: string): Promise<KeptSearch | undefined> {
  const found = await db
    .selectFrom("recipe_search")
    .select(columns)
    .where("person_id", "=", personId)
    .where("sid", "=", sid)
    .executeTakeFirst();
  return found as KeptSearch | undefined;
}

/** The named searches of somebody, newest first. */
export async function namedSearches(db: Queries, personId: string): Promise<KeptSearch[]> {
  const found = await db
    .selectFrom("recipe_search")
    .select(columns)
    .where("person_id", "=", personId)
    .where("name", "is not", null)
    .orderBy("created_at", "desc")
    .orderBy("sid")
    .execute();
  return found as KeptSearch[];
}

type Change = { name?: string; ingredients?: number[]; params?: Record<string, unknown>; seen?: number[] };

/** Changes a search of somebody's; what was seen says that it was opened. */
export async function changeSearch(db: Queries, personId: string, sid: string, change: Change): Promise<void> {
  const { params, seen, ...plain } = change;
  await db
    .updateTable("recipe_search")
    .set({
      ...plain,
      ...(params ? { params: JSON.stringify(params) } : {}),
      ...(seen ? { seen: seen.slice(0, mostSeen), opened_at: sql`now()` } : {}),
    })
    .where("person_id", "=", personId)
    .where("sid", "=", sid)
    .execute();
}

/** Forgets a search; false when its owner has no such search. */
export async function forgetSearch(db: Queries, personId: string, sid: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("recipe_search")
    .where("person_id", "=", personId)
    .where("sid", "=", sid)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** What is held of a person here. */
export const searchesHeld: Holding = {
  name: "recipe_searches",
  table: "recipe_search",
  person: "person_id",
  told: ["name", "ingredients", "params", "seen", "created_at", "opened_at"],
  untold: { sid: "a name of the site's own", person_id: "the same for every row: your own account" },
};

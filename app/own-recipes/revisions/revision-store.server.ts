import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { RevisionFacts } from "./revision.ts";

/** So many of a recipe are kept; the oldest go. */
const most = 50;

export type Revision = { number: number; made_at: Date; facts: RevisionFacts; person_id: string | null };

/** Keeps what a recipe says from now on, and that its writer said it; null: that an editor mended it. */
export async function keepRevision(
  db: Queries,
  id: number,
  personId: string | null,
  facts: RevisionFacts,
): Promise<void> {
  await sql`insert into recipe_revision (cocktail_id, number, person_id, facts)
    select ${id}, coalesce(max(number), 0) + 1, ${personId}::text, ${JSON.stringify(facts)}::jsonb
    from recipe_revision where cocktail_id = ${id}`.execute(db);
  await sql`delete from recipe_revision where cocktail_id = ${id}
    and number <= (select max(number) from recipe_revision where cocktail_id = ${id}) - ${most}`.execute(db);
}

/** The revisions of a recipe, the latest first; the caller has seen whose it is. */
export async function revisionsOf(db: Queries, id: number): Promise<Revision[]> {
  return db
    .selectFrom("recipe_revision")
    .select(["number", "made_at", "person_id"])
    .select(sql<RevisionFacts>`facts`.as("facts"))
    .where("cocktail_id", "=", id)
    .orderBy("number", "desc")
    .execute();
}

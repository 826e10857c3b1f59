import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Subject } from "#app/kit/subject.ts";

const whose = ["person_id", "link_table", "link_id"] as const;

/** Writes down what somebody notes of a subject, in place of what they noted before. */
export async function setNote(db: Queries, personId: string, subject: Subject, value: string): Promise<void> {
  const { link_table, link_id } = subject;
  await db
    .insertInto("note")
    .values({ person_id: personId, link_table, link_id, value })
    .onConflict((conflict) => conflict.columns(whose).doUpdateSet({ value, changed_at: sql`now()` }))
    .execute();
}

/** What somebody noted of a subject; null where they noted nothing. */
export async function noteOf(db: Queries, personId: string, { link_table, link_id }: Subject): Promise<string | null> {
  const row = await db
    .selectFrom("note")
    .select("value")
    .where("person_id", "=", personId)
    .where("link_table", "=", link_table)
    .where("link_id", "=", link_id)
    .executeTakeFirst();
  return row?.value ?? null;
}

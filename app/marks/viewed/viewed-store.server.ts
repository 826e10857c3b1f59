import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Subject } from "#app/kit/subject.ts";

/** So many are kept of each member (contract.md, 8). */
const mostKept = 100;

/** Notes that somebody looked at a subject; of what they looked at before, the oldest goes. */
export async function noteViewed(db: Queries, personId: string, { link_table, link_id }: Subject): Promise<void> {
  await sql`
    insert into viewed (person_id, link_table, link_id) values (${personId}, ${link_table}, ${link_id})
    on conflict (person_id, link_table, link_id) do update set viewed_at = clock_timestamp()`.execute(db);
  await sql`
    delete from viewed where person_id = ${personId} and (link_table, link_id) in (
      select link_table, link_id from viewed where person_id = ${personId}
      order by viewed_at desc, link_table, link_id offset ${mostKept})`.execute(db);
}

/** What somebody looked at last, the newest first. */
export async function viewedSubjects(db: Queries, personId: string, limit: number): Promise<Subject[]> {
  return db
    .selectFrom("viewed")
    .select(["link_table", "link_id"])
    .where("person_id", "=", personId)
    .orderBy("viewed_at", "desc")
    .orderBy("link_id")
    .limit(limit)
    .execute();
}

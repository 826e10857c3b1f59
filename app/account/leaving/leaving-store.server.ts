import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

/** Says from when on somebody's account may be deleted; null keeps it. False where that changes nothing. */
export async function setLeaving(db: Queries, personId: string, at: Date | null): Promise<boolean> {
  const changed = await db
    .updateTable("person")
    .set({ leaves_at: at, updated_at: new Date() })
    .where("id", "=", personId)
    .where("leaves_at", at === null ? "is not" : "is", null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/**
 * Deletes those whose time has come, with all that hangs on them, a hundred at most. Of several processes that do it at once
 * each takes others.
 * @returns their pictures, which are files
 */
export async function removeLeavers(db: Queries): Promise<{ id: string; image: string | null }[]> {
  const { rows } = await sql<{ id: string; image: string | null }>`
    delete from person where id in (
      select id from person where leaves_at <= now() order by leaves_at limit 100 for update skip locked
    ) returning id, image`.execute(db);
  return rows;
}

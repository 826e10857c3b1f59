import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Reason } from "../comments.ts";

/**
 * Counts somebody's vote, the first and for good; false where they have voted. The row of the vote decides, so that of many at
 * the same moment one counts.
 */
export async function castVote(db: Queries, personId: string, commentId: number, helpful: boolean): Promise<boolean> {
  const cast = await db
    .insertInto("comment_vote")
    .values({ person_id: personId, comment_id: commentId, helpful })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (cast.numInsertedOrUpdatedRows !== 1n) return false;
  await sql`update comment set ${helpful ? sql`up = up + 1` : sql`down = down + 1`} where id = ${commentId}`.execute(
    db,
  );
  return true;
}

/** Keeps what somebody reports; a second report of the same comment by the same person changes nothing. */
export async function keepReport(
  db: Queries,
  report: { comment_id: number; person_id: string; why: Reason; note: string },
): Promise<void> {
  await db
    .insertInto("comment_report")
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

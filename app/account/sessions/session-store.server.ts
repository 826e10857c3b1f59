import type { Queries } from "#app/database/database.server.ts";

/** Where somebody is signed in, the last used first; `token` is what the asking browser's own session is known by. */
export async function readSessions(db: Queries, personId: string, token: string) {
  return db
    .selectFrom("session")
    .select(({ eb }) => ["id", "user_agent", "created_at", "updated_at", eb("token", "=", token).as("here")])
    .where("user_id", "=", personId)
    .where("expires_at", ">", new Date())
    .orderBy("updated_at", "desc")
    .limit(100)
    .execute();
}

/** When somebody signed in to the session that is known by `token`; undefined where it is none of theirs. */
export async function sessionBegan(db: Queries, personId: string, token: string): Promise<Date | undefined> {
  const asked = db
    .selectFrom("session")
    .select("created_at")
    .where("user_id", "=", personId)
    .where("token", "=", token);
  return (await asked.executeTakeFirst())?.created_at;
}

/** Ends one session of somebody's own; false where they have no such one. */
export async function removeSession(db: Queries, personId: string, id: string): Promise<boolean> {
  const gone = await db.deleteFrom("session").where("user_id", "=", personId).where("id", "=", id).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Ends all sessions of somebody, but for one where that is to stay. */
export async function removeSessions(db: Queries, personId: string, but = ""): Promise<number> {
  const gone = await db
    .deleteFrom("session")
    .where("user_id", "=", personId)
    .where("token", "<>", but)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

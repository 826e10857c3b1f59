import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Shown } from "./shareable.ts";

/** A link is known by its hash only: who reads the database cannot follow it. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** Keeps a new link; the one before leads nowhere from then on. */
export async function keepShare(db: Queries, personId: string, what: Shown, token: string): Promise<void> {
  const token_hash = hashOf(token);
  await db
    .insertInto("share")
    .values({ person_id: personId, what, token_hash })
    .onConflict((conflict) =>
      conflict.columns(["person_id", "what"]).doUpdateSet({ token_hash, created_at: sql`now()` }),
    )
    .execute();
}

/** Takes a link back. */
export async function dropShare(db: Queries, personId: string, what: Shown): Promise<void> {
  await db.deleteFrom("share").where("person_id", "=", personId).where("what", "=", what).execute();
}

/** What a person shows, and since when. */
export async function sharesOf(db: Queries, personId: string): Promise<{ what: string; since: Date }[]> {
  return db.selectFrom("share").select(["what", "created_at as since"]).where("person_id", "=", personId).execute();
}

/** Whose and what a link shows; undefined where it leads nowhere. */
export async function shareBy(db: Queries, token: string): Promise<{ person_id: string; what: string } | undefined> {
  return db
    .selectFrom("share")
    .select(["person_id", "what"])
    .where("token_hash", "=", hashOf(token))
    .executeTakeFirst();
}

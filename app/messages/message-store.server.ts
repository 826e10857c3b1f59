import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Holding } from "#app/database/holding.server.ts";
import { prepared } from "#app/database/prepared.server.ts";

/** What somebody was told, and what of it they put away. */
export async function messageRows(db: Queries, personId: string) {
  const rows = await db
    .selectFrom("message")
    .select(["key", "told_at", "dismissed_at"])
    .modifyFront(prepared)
    .where("person_id", "=", personId)
    .execute();
  return rows.map(({ key, told_at, dismissed_at }) => ({
    key,
    told: new Date(told_at),
    dismissed: dismissed_at === null ? null : new Date(dismissed_at),
  }));
}

/** Tells somebody something; told again, it stands there again. */
export async function tellPerson(db: Queries, personId: string, key: string): Promise<void> {
  await db
    .insertInto("message")
    .values({ person_id: personId, key })
    .onConflict((conflict) =>
      conflict.columns(["person_id", "key"]).doUpdateSet({ told_at: sql`now()`, dismissed_at: null }),
    )
    .execute();
}

/** Notes that somebody has put a message away. */
export async function putAway(db: Queries, personId: string, key: string): Promise<void> {
  await db
    .insertInto("message")
    .values({ person_id: personId, key, dismissed_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.columns(["person_id", "key"]).doUpdateSet({ dismissed_at: sql`now()` }))
    .execute();
}

/** What the messages hold of a person. */
export const messagesHeld: readonly Holding[] = [
  {
    name: "messages",
    table: "message",
    person: "person_id",
    told: ["key", "told_at", "dismissed_at"],
    untold: { person_id: "the same for every row: your own account" },
  },
];

import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Holding } from "#app/database/holding.server.ts";
import type { NewsletterName } from "./newsletters.ts";

/** Who gets something: a member, by their id, or an address without an account. */
export type Reader = { person_id: string } | { email: string };

const columnsOf = (reader: Reader) =>
  "email" in reader ? (["email", "newsletter"] as const) : (["person_id", "newsletter"] as const);

/**
 * Subscribes somebody; confirmed or not yet. What is confirmed already stays so.
 */
export async function subscribe(
  db: Queries,
  reader: Reader,
  names: readonly NewsletterName[],
  confirmed: boolean,
): Promise<void> {
  if (names.length === 0) return;
  const confirmed_at = confirmed ? sql<Date>`now()` : null;
  await db
    .insertInto("newsletter_subscription")
    .values(names.map((newsletter) => ({ ...reader, newsletter, confirmed_at })))
    .onConflict((conflict) =>
      conflict
        .columns(columnsOf(reader))
        .doUpdateSet({ confirmed_at: sql`coalesce(newsletter_subscription.confirmed_at, excluded.confirmed_at)` }),
    )
    .execute();
}

/** Ends what somebody gets: these, or all but those that they `keep`. */
export async function unsubscribe(
  db: Queries,
  reader: Reader,
  which: { only: readonly NewsletterName[] } | { keep: readonly NewsletterName[] },
): Promise<number> {
  let ended = db.deleteFrom("newsletter_subscription");
  ended = "email" in reader ? ended.where("email", "=", reader.email) : ended.where("person_id", "=", reader.person_id);
  const names = "only" in which ? which.only : which.keep;
  if ("only" in which) ended = ended.where("newsletter", "in", [...names]);
  else if (names.length > 0) ended = ended.where("newsletter", "not in", [...names]);
  return Number((await ended.executeTakeFirst()).numDeletedRows);
}

/** What a member gets, confirmed or not yet. */
export async function subscriptionsOf(db: Queries, personId: string) {
  return db
    .selectFrom("newsletter_subscription")
    .select(["newsletter", sql<boolean>`confirmed_at is not null`.as("confirmed")])
    .where("person_id", "=", personId)
    .execute();
}

/** Has what a member asked for before their address was confirmed begin. */
export async function confirmSubscriptions(db: Queries, personId: string): Promise<void> {
  await db
    .updateTable("newsletter_subscription")
    .set({ confirmed_at: sql`now()` })
    .where("person_id", "=", personId)
    .where("confirmed_at", "is", null)
    .execute();
}

/** What an address gets without an account becomes its account's, in one place. */
export async function adoptAddress(db: Queries, personId: string, email: string): Promise<void> {
  const rows = await db
    .deleteFrom("newsletter_subscription")
    .where("email", "=", email)
    .where("confirmed_at", "is not", null)
    .returning("newsletter")
    .execute();
  await subscribe(
    db,
    { person_id: personId },
    rows.map(({ newsletter }) => newsletter as NewsletterName),
    true,
  );
}

/** What the newsletters hold of a member. */
export const newslettersHeld: readonly Holding[] = [
  {
    name: "newsletters",
    table: "newsletter_subscription",
    person: "person_id",
    told: ["newsletter", "asked_at", "confirmed_at"],
    untold: {
      id: "a number of the site's own",
      person_id: "the same for every row: your own account",
      email: "empty where somebody has an account",
    },
  },
];

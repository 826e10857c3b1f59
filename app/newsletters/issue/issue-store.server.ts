import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { streamOf } from "#app/search/subject-store.server.ts";
import type { Reader } from "../newsletter-store.server.ts";
import type { NewsletterName } from "../newsletters.ts";
import type { Issue } from "./issue.ts";

/** What issues of a newsletter have told already. */
export async function toldBefore(db: Queries, newsletter: NewsletterName): Promise<string[]> {
  const rows = await db.selectFrom("newsletter_issue").select("oids").where("newsletter", "=", newsletter).execute();
  return rows.flatMap(({ oids }) => oids);
}

/** The newest subjects of some link tables; nothing that is made up for show. */
export async function newestOf(
  db: Queries,
  { tables, most, skip }: { tables: readonly string[]; most: number; skip: readonly string[] },
): Promise<SubjectCard[]> {
  const within = sql<boolean>`subject.badge is distinct from 'Sample'`;
  return streamOf(db, { limit: most, before: null, tables, skip, within });
}

/** The issue of a newsletter that was not sent to the end. */
export async function unfinishedIssue(db: Queries, newsletter: NewsletterName) {
  return db
    .selectFrom("newsletter_issue as issue")
    .select(["issue.id", "issue.content"])
    .where("issue.newsletter", "=", newsletter)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("newsletter_delivery as one")
          .select("one.issue_id")
          .whereRef("one.issue_id", "=", "issue.id")
          .where("one.sent_at", "is", null),
      ),
    )
    .orderBy("issue.id")
    .executeTakeFirst();
}

/** Two who compose the same newsletter at once compose it one after the other; the second finds the first one's. */
export async function waitForComposer(db: Queries, newsletter: NewsletterName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`newsletter/${newsletter}`}))`.execute(db);
}

/** Stores an issue and which subjects it tells of. Gives its number. */
export async function storeIssue(
  db: Queries,
  newsletter: NewsletterName,
  issue: Issue,
  oids: string[],
): Promise<number> {
  const { id } = await db
    .insertInto("newsletter_issue")
    .values({ newsletter, content: JSON.stringify(issue), oids })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Some of those who get a newsletter, from a number on. */
export async function readersAfter(db: Queries, newsletter: NewsletterName, after: number, limit: number) {
  return db
    .selectFrom("newsletter_subscription")
    .select(["id", "person_id", "email"])
    .where("newsletter", "=", newsletter)
    .where("confirmed_at", "is not", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Puts down whom an issue goes to: an address once, whoever reads it. */
export async function storeDeliveries(
  db: Queries,
  issue: number,
  readers: readonly { subscription_id: number; address: string }[],
): Promise<void> {
  if (readers.length === 0) return;
  await db
    .insertInto("newsletter_delivery")
    .values(readers.map((reader) => ({ issue_id: issue, ...reader })))
    .onConflict((conflict) => conflict.columns(["issue_id", "address"]).doNothing())
    .execute();
}

/** Takes the next whom an issue goes to, and keeps others from taking them for as long as the transaction lasts. */
export async function takeDelivery(db: Queries, issue: number, without: readonly string[]) {
  const found = await sql<{ address: string; person_id: string | null; email: string | null }>`
    select delivery.address, subscription.person_id, subscription.email
    from newsletter_delivery delivery join newsletter_subscription subscription on subscription.id = delivery.subscription_id
    where delivery.issue_id = ${issue} and delivery.sent_at is null and delivery.address <> all(${[...without]}::text[])
    order by delivery.subscription_id limit 1 for update of delivery skip locked`.execute(db);
  const [row] = found.rows;
  if (!row) return null;
  const reader: Reader = row.person_id ? { person_id: row.person_id } : { email: row.email! };
  return { address: row.address, reader };
}

/** Notes that an address has got an issue: it gets it once. */
export async function noteSent(db: Queries, issue: number, address: string): Promise<void> {
  await db
    .updateTable("newsletter_delivery")
    .set({ sent_at: sql`now()` })
    .where("issue_id", "=", issue)
    .where("address", "=", address)
    .execute();
}

import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Holding } from "#app/database/holding.server.ts";
import type { Page } from "#app/kit/paging.ts";

type Request = { person_id: string; months: number; note: string };

/** Has a request wait for an editor; false where one of theirs waits already, which asks for this from now on. */
export async function storeRequest(db: Queries, request: Request): Promise<boolean> {
  const stored = await db
    .insertInto("membership_request")
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (stored.numInsertedOrUpdatedRows === 1n) return true;
  const { months, note } = request;
  await db
    .updateTable("membership_request")
    .set({ months, note })
    .where("person_id", "=", request.person_id)
    .where("status", "=", "waiting")
    .execute();
  return false;
}

/** When the request of somebody that waits was sent; null where none does. */
export async function waitingRequestOf(db: Queries, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom("membership_request")
    .select(sql<string>`sent_at::date::text`.as("sent"))
    .where("person_id", "=", personId)
    .where("status", "=", "waiting")
    .executeTakeFirst();
  return row?.sent ?? null;
}

/** Takes back what waits of somebody's. */
export async function withdrawRequest(db: Queries, personId: string): Promise<boolean> {
  const done = await db
    .updateTable("membership_request")
    .set({ status: "withdrawn", decided_at: sql`now()` })
    .where("person_id", "=", personId)
    .where("status", "=", "waiting")
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

const requests = (db: Queries) =>
  db
    .selectFrom("membership_request")
    .select(["id", "person_id", "months", "note", "status", sql<string>`sent_at::date::text`.as("sent")]);

/** How many requests wait for an editor. */
export async function countRequests(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom("membership_request")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "=", "waiting")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The requests that wait, those that have waited longest first. */
export function waitingRequests(db: Queries, { limit, offset }: Page) {
  return requests(db)
    .where("status", "=", "waiting")
    .orderBy("sent_at")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** One of them, whatever was decided, so that two editors decide one after the other. */
export function lockRequest(db: Queries, id: number) {
  return requests(db).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Sets how many months a request is for. */
export async function mendRequest(db: Queries, id: number, months: number): Promise<void> {
  await db.updateTable("membership_request").set({ months }).where("id", "=", id).execute();
}

type Decision = { status: "granted" | "refused"; decided_by: string; reason?: string };

/** Keeps what an editor decided about a request. */
export async function decideRequest(db: Queries, id: number, decision: Decision): Promise<void> {
  await db
    .updateTable("membership_request")
    .set({ ...decision, decided_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

const inner = "a number of the site's own";
const asked = ["sent_at", "note", "months", "status", "decided_at", "reason"];

/** What is held of who asked for a membership, and of the editors who decided. */
export const membershipHeld: readonly Holding[] = [
  {
    name: "asked_memberships",
    table: "membership_request",
    person: "person_id",
    told: asked,
    untold: {
      id: inner,
      person_id: "the same for every row: your own account",
      decided_by: "another person, the editor",
    },
  },
  {
    name: "decided_memberships",
    table: "membership_request",
    person: "decided_by",
    told: ["id", "status", "decided_at", "reason"],
    untold: {
      decided_by: "the same for every row: your own account",
      person_id: "another person, who asked",
      sent_at: "theirs",
      note: "theirs",
      months: "theirs",
    },
  },
];

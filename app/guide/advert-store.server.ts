import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Advert } from "./lounge/advertising/advert.ts";

/** Has an advertisement wait for an editor; one that waits already, word for word the same job, waits once. */
export async function storeAdvert(db: Queries, advert: Advert, productVars: Record<string, string>): Promise<void> {
  await db
    .insertInto("job_advert")
    .values({ ...advert, product_vars: JSON.stringify(productVars) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The advertisements that wait, those that have waited longest first. */
export async function waitingAdverts(db: Queries, limit: number) {
  return db
    .selectFrom("job_advert")
    .select(["id", "job_title", "company", "contact_name", "email", "phone", "city", "country", "package"])
    .select([sql<string>`sent_at::date::text`.as("sent"), sql<string>`closes::text`.as("closes")])
    .where("status", "=", "waiting")
    .orderBy("sent_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

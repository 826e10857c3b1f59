import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Page } from "#app/kit/paging.ts";
import { siteToday } from "../../areas/area-store.server.ts";
import type { Advert } from "./advert.ts";

/** Has an advertisement wait for an editor; one that waits already, word for word the same job, waits once. */
export async function storeAdvert(db: Queries, advert: Advert, productVars: Record<string, string>): Promise<void> {
  await db
    .insertInto("job_advert")
    .values({ ...advert, product_vars: JSON.stringify(productVars) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many wait. */
export async function countAdverts(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom("job_advert")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "=", "waiting")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The advertisements that wait, those that have waited longest first. */
export async function waitingAdverts(db: Queries, { limit, offset }: Page) {
  return adverts(db)
    .where("status", "=", "waiting")
    .orderBy("sent_at")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

const adverts = (db: Queries) =>
  db
    .selectFrom("job_advert")
    .select([
      "id",
      "status",
      "job_title",
      "company",
      "contact_name",
      "email",
      "phone",
      "city",
      "country",
      "hours",
      "pay",
    ])
    .select(["description", "package"])
    .select([sql<string>`sent_at::date::text`.as("sent"), sql<string>`closes::text`.as("closes")])
    .select(sql<boolean>`closes >= ${siteToday}`.as("open"));

/** One of them, whatever was decided, so that two editors decide one after the other; undefined where there is none. */
export async function lockAdvert(db: Queries, id: number) {
  return adverts(db).where("id", "=", id).forUpdate().executeTakeFirst();
}
export type StoredAdvert = NonNullable<Awaited<ReturnType<typeof lockAdvert>>>;

/** Another text of one that waits. */
export async function mendAdvert(db: Queries, id: number, advert: Advert, productVars: Record<string, string>) {
  await db
    .updateTable("job_advert")
    .set({ ...advert, product_vars: JSON.stringify(productVars) })
    .where("id", "=", id)
    .execute();
}

type Decision = { status: "published" | "refused"; decided_by: string; reason?: string; job_id?: number };

/** Keeps what an editor decided about an advertisement, and the job that came of it. */
export async function decideAdvert(db: Queries, id: number, decision: Decision): Promise<void> {
  await db
    .updateTable("job_advert")
    .set({ ...decision, decided_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

/** The job that came of an advertisement. */
export async function jobOfAdvert(db: Queries, id: number) {
  return db
    .selectFrom("job_advert")
    .innerJoin("job", "job.id", "job_advert.job_id")
    .select(["job.id", "job.title"])
    .where("job_advert.id", "=", id)
    .executeTakeFirst();
}

/** For so many days what was bought as "first in the list" stands above the others. */
const firstFor = 14;

/** An advertisement as a job of today, with a number beyond those of the data files: what the library is to hold of it. */
export async function jobFrom(db: Queries, advert: StoredAdvert, teaser: string) {
  const { rows } = await sql<{ id: number; posted: string; first_until: string }>`
    select nextval('published_job')::int as id, ${siteToday}::text as posted,
      (${siteToday} + ${firstFor}::int)::text as first_until`.execute(db);
  const { id, posted, first_until } = rows[0]!;
  const { job_title: title, company, city, country, hours, pay, description, closes } = advert;
  return {
    id,
    key: `advert-${advert.id}`,
    title,
    company,
    city,
    country,
    hours,
    pay,
    teaser,
    description,
    posted,
    closes,
    ...(advert.package === "first" ? { first_until } : {}),
  };
}

import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Profile } from "./profile.ts";

const columns = [
  "display_name",
  "first_name",
  "last_name",
  "country",
  "units",
  "currency",
  "bio",
  "profile_public",
  "industry",
  "industry_role",
  "industry_company",
  "industry_city",
] as const;

/** What somebody says of themselves, and what else their own pages show of the account. */
export type OwnAccount = Profile & { email: string; image: string | null; leaves_at: Date | null };

/** All that the pages of somebody's account show of it. */
export async function readAccount(db: Queries, personId: string): Promise<OwnAccount> {
  const row = await db
    .selectFrom("person")
    .select([...columns, "email", "image", "leaves_at"])
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
  return { ...row, units: row.units as Profile["units"], currency: row.currency as Profile["currency"] };
}

/** Stores what somebody says of themselves. */
export async function storeProfile(db: Queries, personId: string, profile: Profile): Promise<void> {
  await db
    .updateTable("person")
    .set({ ...profile, updated_at: new Date() })
    .where("id", "=", personId)
    .execute();
}

/** Gives somebody another picture, or none; the name of the one that they had, which nobody needs any more. */
export async function storePicture(db: Queries, personId: string, image: string | null): Promise<string | null> {
  const { rows } = await sql<{ before: string | null }>`
    update person set image = ${image}, image_sent_at = case when ${image}::text is not null then now() end, updated_at = now()
    from (select id, image as before from person where id = ${personId} for update) old
    where person.id = old.id returning old.before`.execute(db);
  return rows[0]?.before ?? null;
}

import type { Queries } from "#app/database/database.server.ts";

/** What everybody may know of somebody who said so: nothing else of a person leaves the account. */
export type PublicProfile = { id: string; display_name: string; image: string | null; bio: string };

/** The profile of somebody who shows it; null for everybody else, and for who is leaving (contract.md, 8). */
export async function readPublicProfile(db: Queries, personId: string): Promise<PublicProfile | null> {
  const found = await db
    .selectFrom("person")
    .select(["id", "display_name", "image", "bio"])
    .where("id", "=", personId)
    .where("profile_public", "=", true)
    .where("leaves_at", "is", null)
    .executeTakeFirst();
  return found ?? null;
}

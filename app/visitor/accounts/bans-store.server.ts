import { APIError } from "better-auth/api";
import type { Queries } from "#app/database/database.server.ts";

/**
 * Refuses a session to whoever is banned, however they come: by password, by a reset, by joining.
 * @throws APIError that `bannedBecause` knows again
 */
export async function refuseBanned(db: Queries, personId: string): Promise<void> {
  const found = await db
    .selectFrom("person")
    .select("ban_reason")
    .where("id", "=", personId)
    .where("banned_at", "is not", null)
    .executeTakeFirst();
  if (found) throw new APIError("FORBIDDEN", { message: found.ban_reason ?? "", code: "BANNED" });
}

/** What somebody is told who is banned, with the reason; null where something else was refused. */
export function bannedBecause(cause: unknown): string | null {
  if (!(cause instanceof APIError) || cause.body?.code !== "BANNED") return null;
  const reason = cause.body.message;
  return `Our editors have closed this account${reason ? `: ${reason}` : "."}`;
}

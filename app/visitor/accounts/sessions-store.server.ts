import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";
import type { Person } from "#app/operations/operation.ts";

/** What is known of whoever a session is of. */
export type SessionPerson = Pick<Person, "id" | "email" | "display_name"> & {
  role: string;
  email_verified: boolean;
  premium_until: Date | null;
  leaves_at: Date | null;
  banned_at: Date | null;
  units: string | null;
  currency: string | null;
};

/**
 * The session that a token names, with its person; undefined where there is none. `left` is for how many
 * seconds it holds.
 */
export async function sessionWithPerson(
  db: Queries,
  token: string,
): Promise<(SessionPerson & { left: number }) | undefined> {
  const { rows } = await sql<SessionPerson & { left: number }>`${prepared}
    select person.id, email, display_name, role, email_verified, premium_until, leaves_at, banned_at, units, currency,
      extract(epoch from session.expires_at - now())::float8 as left
    from session join person on person.id = session.user_id where session.token = ${token}`.execute(db);
  return rows[0];
}

import type { Queries } from "#app/database/database.server.ts";
import { insertPerson } from "../accounts/users-store.server.ts";
import type { Identity } from "./openid.server.ts";

type Named = Pick<Identity, "provider" | "subject">;

/** Whose account an identity elsewhere opens; undefined where nobody's. */
export async function ownerOf(db: Queries, { provider, subject }: Named): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("credential")
    .select("user_id as id")
    .where("provider_id", "=", provider)
    .where("account_id", "=", subject)
    .executeTakeFirst();
}

/** Has an identity open an account from now on; false where it opens one already. Tokens are not kept: nothing here uses them. */
export async function insertIdentity(db: Queries, personId: string, { provider, subject }: Named): Promise<boolean> {
  const inserted = await db
    .insertInto("credential")
    .values({ id: crypto.randomUUID(), user_id: personId, account_id: subject, provider_id: provider })
    .onConflict((conflict) => conflict.columns(["provider_id", "account_id"]).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/**
 * Stores somebody new and the identity that opens their account, in one transaction. Of two forms sent at once the second
 * has made a person whom nothing opens: they go again.
 * @returns `address` or `identity`, where that has an account already
 */
export async function insertJoined(
  db: Queries,
  person: Parameters<typeof insertPerson>[1],
  identity: Named,
): Promise<"made" | "address" | "identity"> {
  if (!(await insertPerson(db, person))) return "address";
  if (await insertIdentity(db, person.id, identity)) return "made";
  await db.deleteFrom("person").where("id", "=", person.id).execute();
  return "identity";
}

/** By which houses somebody may sign in: `credential` is the password. */
export async function waysOf(db: Queries, personId: string): Promise<{ provider: string; since: Date }[]> {
  const rows = await db
    .selectFrom("credential")
    .select(["provider_id", "created_at"])
    .where("user_id", "=", personId)
    .where(({ or, eb }) => or([eb("provider_id", "<>", "credential"), eb("password", "is not", null)]))
    .orderBy("created_at")
    .execute();
  return rows.map(({ provider_id, created_at }) => ({ provider: provider_id, since: new Date(created_at) }));
}

/** Takes a house away from somebody's ways to sign in; false where it was none. */
export async function removeIdentity(db: Queries, personId: string, provider: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("credential")
    .where("user_id", "=", personId)
    .where("provider_id", "=", provider)
    .where("provider_id", "<>", "credential")
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Leaves of somebody's ways to sign in the password alone: passkeys and houses elsewhere open the account no more. */
export async function leavePasswordAlone(db: Queries, personId: string): Promise<void> {
  await db.deleteFrom("passkey").where("person_id", "=", personId).execute();
  await db.deleteFrom("credential").where("user_id", "=", personId).where("provider_id", "<>", "credential").execute();
}

import { createHash, randomBytes } from "node:crypto";
import type { Database, Queries } from "#app/database/database.server.ts";
import { takeTurn } from "#app/visitor/turns-store.server.ts";

type Kind = "confirm" | "take_back";

/** A token for a mailed link: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Only this of a token is kept, so that whoever reads the table cannot use a link. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Whether an address has an account already. */
export async function hasAccount(db: Queries, email: string): Promise<boolean> {
  const found = await db.selectFrom("person").select("id").where("email", "=", email).executeTakeFirst();
  return found !== undefined;
}

/** Begins a change of address, in place of those that were begun before and never confirmed. */
export async function beginChange(
  db: Database,
  what: { personId: string; email: string; token: string; hours: number },
): Promise<void> {
  await db.transaction().execute(async (within) => {
    await takeTurn(within, what.personId);
    await within
      .deleteFrom("email_change")
      .where("person_id", "=", what.personId)
      .where("kind", "=", "confirm")
      .execute();
    await within.insertInto("email_change").values(rowOf("confirm", what)).execute();
  });
}

function rowOf(kind: Kind, what: { personId: string; email: string; token: string; hours: number }) {
  return {
    person_id: what.personId,
    kind,
    email: what.email,
    token_hash: hashOf(what.token),
    expires_at: new Date(Date.now() + what.hours * 3_600_000),
  };
}

/** What a mailed link of this kind leads to, while it works: whose account, and which address it would get. */
export async function findChange(db: Queries, kind: Kind, token: string) {
  return db
    .selectFrom("email_change as change")
    .innerJoin("person", "person.id", "change.person_id")
    .select(["change.person_id", "change.email", "person.email as present"])
    .where("change.kind", "=", kind)
    .where("change.token_hash", "=", hashOf(token))
    .where("change.expires_at", ">", new Date())
    .executeTakeFirst();
}

/** The address that waits to be confirmed by somebody; null where there is none. */
export async function waitingAddress(db: Queries, personId: string): Promise<string | null> {
  const found = await db
    .selectFrom("email_change")
    .select("email")
    .where("person_id", "=", personId)
    .where("kind", "=", "confirm")
    .where("expires_at", ">", new Date())
    .executeTakeFirst();
  return found?.email ?? null;
}

/**
 * Uses a link up and gives its account the new address; the old one keeps a way back.
 * @returns false where the link was used meanwhile; it throws where the address has an account by now
 */
export async function confirmChange(
  db: Database,
  what: { token: string; personId: string; back: { token: string; hours: number } },
): Promise<boolean> {
  return db.transaction().execute(async (within) => {
    const used = await within
      .deleteFrom("email_change")
      .where("kind", "=", "confirm")
      .where("person_id", "=", what.personId)
      .where("token_hash", "=", hashOf(what.token))
      .where("expires_at", ">", new Date())
      .returning("email")
      .executeTakeFirst();
    if (!used) return false;
    const { email: old } = await within
      .selectFrom("person")
      .select("email")
      .where("id", "=", what.personId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await setAddress(within, what.personId, used.email);
    await within
      .insertInto("email_change")
      .values(rowOf("take_back", { personId: what.personId, email: old, ...what.back }))
      .execute();
    return true;
  });
}

/**
 * Uses a way back up: the account has its old address again, no session, no other change under way, and is not deleted. Nothing signs in to
 * it any more but what is mailed to that address: whoever changed it knew the password, and may have added a passkey or an account elsewhere.
 * @returns the address, or null where the link was used meanwhile
 */
export async function takeBackChange(db: Database, token: string): Promise<string | null> {
  return db.transaction().execute(async (within) => {
    const used = await within
      .deleteFrom("email_change")
      .where("kind", "=", "take_back")
      .where("token_hash", "=", hashOf(token))
      .where("expires_at", ">", new Date())
      .returning(["person_id", "email"])
      .executeTakeFirst();
    if (!used) return null;
    await setAddress(within, used.person_id, used.email);
    await within.updateTable("person").set({ leaves_at: null }).where("id", "=", used.person_id).execute();
    await within.deleteFrom("email_change").where("person_id", "=", used.person_id).execute();
    await within.deleteFrom("credential").where("user_id", "=", used.person_id).execute();
    await within.deleteFrom("passkey").where("person_id", "=", used.person_id).execute();
    await within.deleteFrom("session").where("user_id", "=", used.person_id).execute();
    return used.email;
  });
}

/** Whoever used the link reads the mail of that address. */
async function setAddress(db: Queries, personId: string, email: string): Promise<void> {
  await db
    .updateTable("person")
    .set({ email, email_verified: true, updated_at: new Date() })
    .where("id", "=", personId)
    .execute();
}

/** Forgets links that have expired. */
export async function removeOldChanges(db: Queries): Promise<void> {
  await db.deleteFrom("email_change").where("expires_at", "<", new Date()).execute();
}

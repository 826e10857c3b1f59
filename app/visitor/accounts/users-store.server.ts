import type { Queries } from "#app/database/database.server.ts";

export type NewUser = {
  id: string;
  email: string;
  display_name: string;
  passwordHash: string;
  /** `2000-01-31`; not asked on the command line. */
  born?: string;
  industry?: boolean;
  role?: string;
  /** Whether somebody vouches for the address; else it waits to be confirmed. */
  email_verified?: boolean;
};

/** Stores a person with a password to sign in with; false when the address has an account already. */
export async function insertUser(db: Queries, user: NewUser): Promise<boolean> {
  const { passwordHash, ...person } = user;
  const { id } = person;
  if (!(await insertPerson(db, person))) return false;
  await db
    .insertInto("credential")
    .values({ id: crypto.randomUUID(), user_id: id, account_id: id, provider_id: "credential", password: passwordHash })
    .execute();
  return true;
}

/** Stores a person without any way to sign in; false when the address has an account already. */
export async function insertPerson(db: Queries, person: Omit<NewUser, "passwordHash">): Promise<boolean> {
  if (await isReserved(db, person.email)) return false;
  const inserted = await db
    .insertInto("person")
    .values(person)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** The addresses of some people, by their ids; of who is gone there is none. */
export async function addressesOf(db: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("person")
    .select(["id", "email"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Whether somebody's account is to be deleted. */
export async function isLeaving(db: Queries, id: string): Promise<boolean> {
  const found = await db.selectFrom("person").select("leaves_at").where("id", "=", id).executeTakeFirst();
  return Boolean(found?.leaves_at);
}

/** Whose account an address is, in any case of its letters. */
export async function personWithAddress(db: Queries, email: string): Promise<{ id: string } | undefined> {
  return db.selectFrom("person").select("id").where("email", "=", email).executeTakeFirst();
}

/** Notes that somebody reads what is sent to an address; false where their account has another one by now, or none. */
export async function confirmAddress(db: Queries, id: string, email: string): Promise<boolean> {
  const done = await db
    .updateTable("person")
    .set({ email_verified: true })
    .where("id", "=", id)
    .where("email", "=", email)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** True for an address that somebody may still take back (contract.md, 8: 72 hours): it is nobody else's to have. */
export async function isReserved(db: Queries, email: string, personId = ""): Promise<boolean> {
  const found = await db
    .selectFrom("email_change")
    .select("id")
    .where("kind", "=", "take_back")
    .where("email", "=", email)
    .where("person_id", "<>", personId)
    .where("expires_at", ">", new Date())
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many people have an account. */
export async function countPeople(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom("person")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

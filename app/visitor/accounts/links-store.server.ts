import type { Queries } from "#app/database/database.server.ts";

/**
 * Leaves of a person's mailed links the newest alone, by their address in small letters (contract.md, 13). Of two asked
 * for at once the later one stays. What a new password or address ends, the database ends by itself (migration 0011).
 */
export async function endOlderLinks(db: Queries, email: string): Promise<void> {
  await db
    .deleteFrom("verification as older")
    .where("older.value", "in", ({ selectFrom }) =>
      selectFrom("person").select("person.id").where("person.email", "=", email),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("verification as newer")
          .select("newer.id")
          .whereRef("newer.value", "=", "older.value")
          .where(({ eb, refTuple }) =>
            eb(refTuple("newer.created_at", "newer.id"), ">", refTuple("older.created_at", "older.id")),
          ),
      ),
    )
    .execute();
}

import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

/** Makes a bar; null where the person has one of that name. */
export async function makeCabinet(db: Queries, personId: string, name: string): Promise<number | null> {
  const made = await db
    .insertInto("cabinet")
    .values({ person_id: personId, name })
    .onConflict((conflict) => conflict.columns(["person_id", "name"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made ? Number(made.id) : null;
}

/** Names a bar anew; false where another one of the person's is called so. */
export async function nameCabinet(db: Queries, personId: string, id: number, name: string): Promise<boolean> {
  const { rows } = await sql`update cabinet set name = ${name} where person_id = ${personId} and id = ${id}
    and not exists (select 1 from cabinet other where other.person_id = ${personId} and other.name = ${name}
      and other.id <> ${id}) returning id`.execute(db);
  return rows.length === 1;
}

/** Takes a bar away with all that stands in it. */
export async function deleteCabinet(db: Queries, personId: string, id: number): Promise<void> {
  await db.deleteFrom("cabinet").where("person_id", "=", personId).where("id", "=", id).execute();
}

/** Says which bar counts, or that all do; what is undefined stays. */
export async function chooseCabinet(
  db: Queries,
  personId: string,
  { cabinet_id, combined }: { cabinet_id?: number | null | undefined; combined?: boolean | undefined },
): Promise<void> {
  const change = {
    ...(cabinet_id === undefined ? {} : { cabinet_id }),
    ...(combined === undefined ? {} : { combined }),
  };
  await db
    .insertInto("cabinet_choice")
    .values({ person_id: personId, ...change })
    .onConflict((conflict) => conflict.column("person_id").doUpdateSet(change))
    .execute();
}

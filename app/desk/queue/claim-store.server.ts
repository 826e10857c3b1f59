import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Holding } from "#app/database/holding.server.ts";
import { claimMinutes } from "./claim.ts";

/** Who has taken something, and until when it is theirs. */
export type Claim = { item_id: number; person_id: string; by: string; until: Date };

const until = sql.raw(`claim.taken_at + interval '${claimMinutes} minutes'`);

/** What is taken of these; what was taken too long ago is free again. */
export async function claimsOf(db: Queries, kind: string, ids: readonly number[]): Promise<Map<number, Claim>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Claim>`
    select claim.item_id, claim.person_id, person.display_name as by, ${until} as until
    from queue_claim claim join person on person.id = claim.person_id
    where claim.kind = ${kind} and claim.item_id = any(${[...ids]}::int[]) and ${until} > now()`.execute(db);
  return new Map(rows.map((row) => [row.item_id, row]));
}

/** Takes something for an editor, unless another one has it: whose it is now. */
export async function claim(db: Queries, kind: string, id: number, personId: string): Promise<Claim> {
  await sql`insert into queue_claim as claim (kind, item_id, person_id) values (${kind}, ${id}, ${personId})
    on conflict (kind, item_id) do update set person_id = excluded.person_id, taken_at = now()
    where claim.person_id = excluded.person_id or ${until} <= now()`.execute(db);
  return (await claimsOf(db, kind, [id])).get(id)!;
}

/** What an editor had taken is free again: they let it go, or it is decided. */
export async function release(db: Queries, kind: string, id: number, personId: string): Promise<void> {
  await sql`delete from queue_claim claim
    where (kind = ${kind} and item_id = ${id} and person_id = ${personId}) or ${until} <= now()`.execute(db);
}

/** What the desk holds of a person: what they have taken to decide as an editor. */
export const deskHeld: readonly Holding[] = [
  {
    name: "taken_to_decide_as_editor",
    table: "queue_claim",
    person: "person_id",
    told: ["kind", "item_id", "taken_at"],
    untold: { person_id: "the same for every row: your own account" },
  },
];

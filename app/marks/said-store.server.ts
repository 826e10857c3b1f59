import { type RawBuilder, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Holding } from "#app/database/holding.server.ts";
import type { Subject } from "#app/kit/subject.ts";
import type { SaidIn } from "./said-in.ts";

const valued = (table: SaidIn["table"]) => table === "tried" || table === "rating";
const isSo = ({ value }: SaidIn) => (value ? sql`said.value = ${value}` : sql`true`);

/** A select of `link_table, link_id, said_at` of what one list of somebody's holds. */
export function saidRows(personId: string, said: SaidIn): RawBuilder<unknown> {
  return sql`select said.link_table, said.link_id, said.created_at as said_at from ${sql.table(said.table)} said
    where said.person_id = ${personId} and ${isSo(said)}`;
}

/** A select of `link_table, link_id, value`: how somebody rated what they rated. */
export const ratedRows = (personId: string): RawBuilder<unknown> =>
  sql`select link_table, link_id, value from rating where person_id = ${personId}`;

/** What was taken off a list, as it stood there. */
export type Taken = Subject & { value: string | null; created_at: string };

/** Takes subjects off a list of somebody's, in one statement; gives back those that stood on it. */
export async function takeSaid(
  db: Queries,
  personId: string,
  said: SaidIn,
  subjects: readonly Subject[],
): Promise<Taken[]> {
  const value = valued(said.table) ? sql`said.value::text` : sql`null::text`;
  const { rows } = await sql<Taken>`
    delete from ${sql.table(said.table)} said
    using unnest(${subjects.map(({ link_table }) => link_table)}::text[], ${subjects.map(({ link_id }) => link_id)}::int[])
      asked (link_table, link_id)
    where said.person_id = ${personId} and ${isSo(said)}
      and said.link_table = asked.link_table and said.link_id = asked.link_id
    returning said.link_table, said.link_id, ${value} as value, said.created_at::text`.execute(db);
  return rows;
}

/** Puts back what was taken off a list, as it stood there; what was said anew meanwhile stays. */
export async function putBack(db: Queries, personId: string, said: SaidIn, rows: readonly Taken[]): Promise<void> {
  const [column, value] = valued(said.table)
    ? [sql`, value`, said.table === "rating" ? sql`, value::numeric` : sql`, value`]
    : [sql``, sql``];
  await sql`
    insert into ${sql.table(said.table)} (person_id, link_table, link_id, created_at ${column})
    select ${personId}, link_table, link_id, created_at ${value}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as taken (link_table text, link_id int, value text, created_at timestamptz)
    on conflict do nothing`.execute(db);
}

const subjectOf = ["link_table", "link_id"];
const whose = { person_id: "the same for every row: your own account" };

/** What the marks hold of a person. */
export const marksHeld: readonly Holding[] = [
  { name: "favourites", table: "favourite", person: "person_id", told: [...subjectOf, "created_at"], untold: whose },
  { name: "wish_list", table: "wish", person: "person_id", told: [...subjectOf, "created_at"], untold: whose },
  { name: "tried", table: "tried", person: "person_id", told: [...subjectOf, "value", "created_at"], untold: whose },
  { name: "ratings", table: "rating", person: "person_id", told: [...subjectOf, "value", "created_at"], untold: whose },
  {
    name: "preferred_brands",
    table: "preferred_brand",
    person: "person_id",
    told: [...subjectOf, "created_at"],
    untold: whose,
  },
];

import { type RawBuilder, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Holding } from "#app/database/holding.server.ts";
import { siteTimeZone } from "#app/kit/dates.ts";
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

/** As many as a year's figures are reckoned from; nobody says more. */
const mostInYear = 2_000;

/** What somebody rated, or said of having tried it, in a year of the site's: each thing once, in its first month. */
export async function saidInYear(db: Queries, personId: string, year: number) {
  const found = await sql<{ link_table: string; link_id: number; month: number; fond: boolean }>`
    with said as (
      select link_table, link_id, created_at, value >= 4 as fond from rating where person_id = ${personId}
      union all
      select link_table, link_id, created_at, value = 'liked' from tried
        where person_id = ${personId} and value in ('liked', 'disliked')
    )
    select link_table, link_id, bool_or(fond) as fond,
      min(extract(month from created_at at time zone ${siteTimeZone}))::int as month
    from said where extract(year from created_at at time zone ${siteTimeZone}) = ${year}
    group by 1, 2 order by 1, 2 limit ${mostInYear}`.execute(db);
  return found.rows;
}
const subjectOf = ["link_table", "link_id"];
const whose = { person_id: "the same for every row: your own account" };

/** What the marks hold of a person. */
export const marksHeld: readonly Holding[] = [
  { name: "favourites", table: "favourite", person: "person_id", told: [...subjectOf, "created_at"], untold: whose },
  { name: "wish_list", table: "wish", person: "person_id", told: [...subjectOf, "created_at"], untold: whose },
  { name: "viewed", table: "viewed", person: "person_id", told: [...subjectOf, "viewed_at"], untold: whose },
  { name: "tried", table: "tried", person: "person_id", told: [...subjectOf, "value", "created_at"], untold: whose },
  { name: "ratings", table: "rating", person: "person_id", told: [...subjectOf, "value", "created_at"], untold: whose },
  {
    name: "preferred_brands",
    table: "preferred_brand",
    person: "person_id",
    told: [...subjectOf, "created_at"],
    untold: whose,
  },
  {
    name: "notes",
    table: "note",
    person: "person_id",
    told: [...subjectOf, "value", "created_at", "changed_at"],
    untold: whose,
  },
];

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";
import { siteTimeZone } from "#app/kit/dates.ts";
import type { House } from "#app/operations/house.server.ts";
import { keptAnswer } from "#app/operations/kept-answers.server.ts";
import { knownCard } from "#app/search/known-cards.server.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { cardColumns, every, subjects } from "#app/search/subject-store.server.ts";
import { type Area, byRating } from "../area.ts";
import type { AreaReading } from "./area-reading.server.ts";
import type { TextLinks } from "./entry/text-link.ts";

/** The day that it is on the site, for areas that change with it. */
export const siteToday = sql.raw(`(now() at time zone '${siteTimeZone}')::date`);

type Condition = (values: string[]) => RawBuilder<SqlBool>;

/** What one filter of an area asks for when it is set so. */
export const conditionOf = ({ where }: AreaReading, name: string, values: string[]): RawBuilder<SqlBool> =>
  (where as Record<string, Condition>)[name]!(values);

/** That a subject is one of what an area's list leaves when it is narrowed so: for lists of several areas. */
export function narrowedTo(reading: AreaReading, values: Record<string, string[]>): RawBuilder<SqlBool> {
  const asked = Object.entries(values).map(([name, value]) => conditionOf(reading, name, value));
  return sql`subject.link_id in (select id from ${sql.table(reading.own)} where ${every(asked)})`;
}

/** The subjects of an area, each with its own row. */
export const from = ({ area, own }: AreaReading) =>
  sql`${subjects} join ${sql.table(own)} on ${sql.ref(`${own}.id`)} = subject.link_id and subject.link_table = ${area.table}`;

/** What editors rated so well at least; what members make of the others is found beside it (`voted` of a filter). */
export const ratedAtLeast: Condition = ([least]) => sql`subject.rating >= ${Number(least)}`;

/** The choices of the same, of an area: which subjects editors rated so well. */
export const ratingChoice = ({ table }: Pick<Area, "table">): RawBuilder<unknown> => sql`
  select subject.link_id, least.value, least.value from ${subjects}
  join unnest(${Object.keys(byRating.texts)}::text[]) least (value) on subject.rating >= least.value::numeric
  where subject.link_table = ${table}`;

/** What somebody asked a filter for, and the choice of it that is called so. */
type Spelt = { name: string; asked: string; value: string };

/** What is asked for by numbers and other names, in one statement for all filters; kept until the library changes. */
export function speltIn(
  house: House,
  { area, spelt = {} }: AreaReading,
  asked: readonly { name: string; unknown: readonly string[] }[],
): Promise<Spelt[]> {
  const ways = spelt as Record<string, (asked: readonly string[]) => RawBuilder<unknown>>;
  const key = JSON.stringify([area.table, asked.map(({ name, unknown }) => [name, unknown])]);
  return keptAnswer(house, { name: "guide/spelt", key, most: 300 }, async () => {
    const parts = asked.map(
      ({ name, unknown }) => sql`select ${name} as name, one.asked, one.value from (${ways[name]!(unknown)}) one`,
    );
    return (await sql<Spelt>`${sql.join(parts, sql` union all `)}`.execute(house.db)).rows;
  });
}

/** An entry's card and the links of its texts, where anybody may see it. */
export async function entryCard(db: Queries, { area, kind }: AreaReading, id: number) {
  const found = await sql<SubjectCard & { links: TextLinks | null }>`
    ${prepared} select ${cardColumns}, mention.fields as links
    from ${subjects} left join entry_mention mention on mention.kind = ${kind} and mention.id = subject.link_id
    where subject.link_table = ${area.table} and subject.link_id = ${id}`.execute(db);
  const [row] = found.rows;
  if (!row) return null;
  const { links, ...card } = row;
  return { card: knownCard(card), links: links ?? {} };
}

/** The subjects that the library links with one, either way, in their order; `kind` is the data files' word. */
export async function linkedSubjects(db: Queries, kind: string, id: number) {
  const found = await sql<{ kind: string; id: number; role: string }>`
    ${prepared} select to_kind as kind, to_id as id, role, position, 0 as way from library_link
    where from_kind = ${kind} and from_id = ${id}
    union all
    select from_kind, from_id, role, position, 1 from library_link where to_kind = ${kind} and to_id = ${id}
    order by way, role, position, id limit 1000`.execute(db);
  return found.rows;
}

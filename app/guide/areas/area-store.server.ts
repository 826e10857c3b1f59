import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { siteTimeZone } from "#app/kit/dates.ts";
import type { Page } from "#app/kit/paging.ts";
import { matchingIds } from "#app/search/search-store.server.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { cardColumns, every, subjects } from "#app/search/subject-store.server.ts";
import { type Choice, type Choices, filtersOf, followersOf, type Narrowed } from "./area-filters.ts";
import type { AreaReading } from "./area-reading.server.ts";

/** The day that it is on the site, for areas that change with it. */
export const siteToday = sql.raw(`(now() at time zone '${siteTimeZone}')::date`);

/** A filter offers so many choices at most, those that leave most first. */
const mostChoices = 60;

type Condition = (values: string[]) => RawBuilder<SqlBool>;
type Conditions = Record<string, RawBuilder<SqlBool>>;

/** What each filter that is on asks for, by its name. The keyword is looked up by the one search there is. */
async function conditionsOf(db: Queries, { area, where }: AreaReading, { values }: Narrowed) {
  const conditions: Conditions = {};
  const words = values.keyword?.join(" ");
  const matched = words ? await matchingIds(db, words, [area.table]) : null;
  if (matched) conditions.keyword = sql`subject.link_id = any(${matched}::int[])`;
  for (const { name, fallback } of area.filters) {
    const asked = values[name] ?? (fallback === undefined ? undefined : [fallback]);
    if (asked) conditions[name] = (where as Record<string, Condition>)[name]!(asked);
  }
  return { conditions, matched };
}

/** That a subject is one of what an area's list leaves when it is narrowed so: for lists of several areas. */
export function narrowedTo({ own, where }: AreaReading, values: Record<string, string[]>): RawBuilder<SqlBool> {
  const asked = Object.entries(values).map(([name, value]) => (where as Record<string, Condition>)[name]!(value));
  return sql`subject.link_id in (select id from ${sql.table(own)} where ${every(asked)})`;
}

const from = ({ area, own }: AreaReading) =>
  sql`${subjects} join ${sql.table(own)} on ${sql.ref(`${own}.id`)} = subject.link_id and subject.link_table = ${area.table}`;

/** A page of an area's list, in its order, and how many it has; with a keyword what fits it best comes first. */
export async function listArea(db: Queries, reading: AreaReading, narrowed: Narrowed, page: Page) {
  const { conditions, matched } = await conditionsOf(db, reading, narrowed);
  const where = every(Object.values(conditions));
  const best = matched && narrowed.sort === reading.area.orders[0]?.name;
  const order = best
    ? sql`array_position(${matched}::int[], subject.link_id)`
    : sql`${(reading.orders as Record<string, RawBuilder<unknown>>)[narrowed.sort]!}, subject.link_id`;
  const [rows, total] = await Promise.all([
    sql<SubjectCard>`select ${cardColumns} from ${from(reading)} where ${where}
      order by ${order} limit ${page.limit} offset ${page.offset}`.execute(db),
    sql<{ count: number }>`select count(*) as count from ${from(reading)} where ${where}`.execute(db),
  ]);
  return { cards: rows.rows, count: total.rows[0]?.count ?? 0 };
}

/**
 * What each filter of an area can be set to, and how many of what is found now each choice would leave: a single choice is
 * counted as if it were not made yet, and without those that follow it; further ones of several on top of those that are.
 */
export async function areaChoices(db: Queries, reading: AreaReading, narrowed: Narrowed): Promise<Choices> {
  const { conditions } = await conditionsOf(db, reading, narrowed);
  const given = reading.choices as Record<string, RawBuilder<unknown>>;
  const offered = filtersOf(reading.area).filter(({ name }) => name in given);
  if (offered.length === 0) return {};
  const counts = offered.map(({ name, kind }) => {
    const freed = new Set([...(kind === "choices" ? [] : [name]), ...followersOf(reading.area, name)]);
    const others = Object.entries(conditions).filter(([other]) => !freed.has(other));
    const chosen = narrowed.values[name] ?? [];
    return sql`(select ${name} as name, choice.value, choice.text, count(distinct choice.id) as count
      from ${from(reading)} join (${given[name]!}) choice (id, value, text) on choice.id = subject.link_id
      where ${every(others.map(([, condition]) => condition))}
      group by 2, 3 order by choice.value = any(${chosen}::text[]) desc, 4 desc, 3 limit ${mostChoices})`;
  });
  const found = await sql<{ name: string; value: string; text: string; count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(db);
  const choices: Choices = Object.fromEntries(offered.map(({ name }) => [name, []]));
  for (const { name, ...choice } of found.rows) choices[name]?.push(choice);
  for (const { name, texts } of offered) choices[name]?.sort(texts ? asListed(Object.keys(texts)) : mostFirst);
  return choices;
}

type Order = (a: Choice, b: Choice) => number;
const mostFirst: Order = (a, b) => b.count - a.count || a.text.localeCompare(b.text, "en");
const asListed =
  (values: readonly string[]): Order =>
  (a, b) =>
    values.indexOf(a.value) - values.indexOf(b.value);

/** The subjects that the library links with one, either way, in their order; `kind` is the data files' word. */
export async function linkedSubjects(db: Queries, kind: string, id: number) {
  const found = await sql<{ kind: string; id: number; role: string }>`
    select to_kind as kind, to_id as id, role, position, 0 as way from library_link
    where from_kind = ${kind} and from_id = ${id}
    union all
    select from_kind, from_id, role, position, 1 from library_link where to_kind = ${kind} and to_id = ${id}
    order by way, role, position, id limit 1000`.execute(db);
  return found.rows;
}

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { siteTimeZone } from "#app/kit/dates.ts";
import type { Page } from "#app/kit/paging.ts";
import { matchingIds } from "#app/search/search-store.server.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { cardColumns, every, subjects } from "#app/search/subject-store.server.ts";
import type { Narrowed } from "./area-filters.ts";
import type { AreaReading } from "./area-reading.server.ts";
import type { OwnIds } from "./personal-filters.server.ts";

/** The day that it is on the site, for areas that change with it. */
export const siteToday = sql.raw(`(now() at time zone '${siteTimeZone}')::date`);

type Condition = (values: string[]) => RawBuilder<SqlBool>;
type Conditions = Record<string, RawBuilder<SqlBool>>;

/** What each filter that is on asks for, by its name. The keyword is looked up by the one search there is. */
export async function conditionsOf(
  db: Queries,
  { area, where }: AreaReading,
  { values }: Narrowed,
  own: OwnIds | null,
) {
  const conditions: Conditions = {};
  const words = values.keyword?.join(" ");
  const matched = words ? await matchingIds(db, words, [area.table]) : null;
  if (matched) conditions.keyword = sql`subject.link_id = any(${matched}::int[])`;
  for (const { name, fallback, personal } of area.filters) {
    const ids = own?.[name]?.[values[name]?.[0] ?? ""];
    if (ids) conditions[name] = sql`subject.link_id = any(${ids}::int[])`;
    if (personal) continue;
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

/** The subjects of an area, each with its own row. */
export const from = ({ area, own }: AreaReading) =>
  sql`${subjects} join ${sql.table(own)} on ${sql.ref(`${own}.id`)} = subject.link_id and subject.link_table = ${area.table}`;

/** A page of an area's list, in its order, and how many it has; with a keyword what fits it best comes first. */
export async function listArea(
  db: Queries,
  reading: AreaReading,
  narrowed: Narrowed,
  page: Page,
  own: OwnIds | null = null,
) {
  const { conditions, matched } = await conditionsOf(db, reading, narrowed, own);
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

/** The address of one subject of those that an area's list leaves, by chance; undefined where it leaves none. */
export async function chanceOf(
  db: Queries,
  reading: AreaReading,
  narrowed: Narrowed,
  own: OwnIds | null,
): Promise<string | undefined> {
  const { conditions } = await conditionsOf(db, reading, narrowed, own);
  const found = await sql<{ href: string }>`select subject.href from ${from(reading)}
    where ${every(Object.values(conditions))} order by random() limit 1`.execute(db);
  return found.rows[0]?.href;
}

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

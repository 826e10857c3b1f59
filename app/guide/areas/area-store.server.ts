import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { siteTimeZone } from "#app/kit/dates.ts";
import type { Page } from "#app/kit/paging.ts";
import type { House } from "#app/operations/house.server.ts";
import { keptAnswer } from "#app/operations/kept-answers.server.ts";
import { matchingIds } from "#app/search/search-store.server.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { cardColumns, every, subjects } from "#app/search/subject-store.server.ts";
import type { Narrowed } from "./area-filters.ts";
import type { AreaReading } from "./area-reading.server.ts";
import type { TextLinks } from "./entry/text-link.ts";
import type { OwnIds } from "./personal-filters.server.ts";

/** The day that it is on the site, for areas that change with it. */
export const siteToday = sql.raw(`(now() at time zone '${siteTimeZone}')::date`);

type Condition = (values: string[]) => RawBuilder<SqlBool>;
type Conditions = Record<string, RawBuilder<SqlBool>>;

/** What a keyword finds, kept until the library changes: a list, its count and its choices ask for the same. */
function matchesOf(house: House, table: string, words: string): Promise<number[]> {
  const asked = { name: "guide/matches", key: JSON.stringify([table, words]), most: 200 };
  return keptAnswer(house, asked, () => matchingIds(house.db, words, table));
}

/** What each filter that is on asks for, by its name. The keyword is looked up by the one search there is. */
export async function conditionsOf(
  house: House,
  { area, where }: AreaReading,
  { values }: Narrowed,
  own: OwnIds | null,
) {
  const conditions: Conditions = {};
  const words = values.keyword?.join(" ");
  const matched = words ? await matchesOf(house, area.table, words) : null;
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
  house: House,
  reading: AreaReading,
  narrowed: Narrowed,
  page: Page,
  own: OwnIds | null = null,
) {
  const { conditions, matched } = await conditionsOf(house, reading, narrowed, own);
  const where = every(Object.values(conditions));
  const best = matched && narrowed.sort === reading.area.orders[0]?.name;
  const order = best
    ? sql`array_position(${matched}::int[], subject.link_id)`
    : sql`${(reading.orders as Record<string, RawBuilder<unknown>>)[narrowed.sort]!}, subject.link_id`;
  const count = sql`(select count(*) from ${from(reading)} where ${where})`;
  const { rows } = await sql<SubjectCard & { total: number }>`select ${cardColumns}, ${count} as total
    from ${from(reading)} where ${where} order by ${order} limit ${page.limit} offset ${page.offset}`.execute(house.db);
  if (rows[0]) return { cards: rows.map(({ total, ...card }) => card), count: rows[0].total };
  // Behind the end, or where no rows were asked for, no row can tell how many there are.
  const total = await sql<{ count: number }>`select ${count} as count`.execute(house.db);
  return { cards: [], count: total.rows[0]?.count ?? 0 };
}

/** The address of one subject of those that an area's list leaves, by chance; undefined where it leaves none. */
export async function chanceOf(
  house: House,
  reading: AreaReading,
  narrowed: Narrowed,
  own: OwnIds | null,
): Promise<string | undefined> {
  const { conditions } = await conditionsOf(house, reading, narrowed, own);
  const found = await sql<{ href: string }>`select subject.href from ${from(reading)}
    where ${every(Object.values(conditions))} order by random() limit 1`.execute(house.db);
  return found.rows[0]?.href;
}

/** Columns of one's own of what an area's list leaves, in its order, `most` rows: for pages that draw a list. */
export async function columnsOf<Row>(
  house: House,
  reading: AreaReading,
  narrowed: Narrowed,
  { columns, most }: { columns: RawBuilder<unknown>; most: number },
): Promise<Row[]> {
  const { conditions } = await conditionsOf(house, reading, narrowed, null);
  const order = (reading.orders as Record<string, RawBuilder<unknown>>)[narrowed.sort]!;
  const found = await sql<Row>`select ${columns} from ${from(reading)} where ${every(Object.values(conditions))}
    order by ${order}, subject.link_id limit ${most}`.execute(house.db);
  return found.rows;
}

/** An entry's card and the links of its texts, where anybody may see it. */
export async function entryCard(db: Queries, { area, kind }: AreaReading, id: number) {
  const found = await sql<SubjectCard & { links: TextLinks | null }>`
    select ${cardColumns}, mention.fields as links
    from ${subjects} left join entry_mention mention on mention.kind = ${kind} and mention.id = subject.link_id
    where subject.link_table = ${area.table} and subject.link_id = ${id}`.execute(db);
  const [row] = found.rows;
  if (!row) return null;
  const { links, ...card } = row;
  return { card, links: links ?? {} };
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

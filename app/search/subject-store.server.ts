import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";
import type { Page } from "#app/kit/paging.ts";
import type { Subject } from "#app/kit/subject.ts";
import { knownCard } from "./known-cards.server.ts";
import type { SubjectCard } from "./subject-card.ts";

/**
 * The index of subjects as a place to select from, under the name `subject`. Rooms above join tables of their own to it by
 * `subject.link_id`; who knows only subjects needs nothing else.
 */
export const subjects = sql.raw("search_entry subject");

/** The columns of a card, of `subjects`. */
export const cardColumns = sql.raw(
  `subject.link_table, subject.link_id, subject.section, subject.category, subject.name, subject.href, subject.image, subject.colour,
  subject.content as teaser, subject.rating, subject.facts, subject.badge, subject.added_on as date`,
);

/** All of some conditions, or nothing to ask for. */
export function every(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** The cards of some subjects, in the order asked for; those that are not in the index are left out. */
export async function subjectCards(
  db: Queries,
  asked: readonly { link_table: string; link_id: number }[],
): Promise<SubjectCard[]> {
  if (asked.length === 0) return [];
  const tables = asked.map((one) => one.link_table);
  const ids = asked.map((one) => one.link_id);
  const found = await sql<SubjectCard>`
    ${prepared} select ${cardColumns}
    from unnest(${tables}::text[], ${ids}::int[]) with ordinality as asked (link_table, link_id, place)
    join ${subjects} on subject.link_table = asked.link_table and subject.link_id = asked.link_id
    order by asked.place`.execute(db);
  return found.rows.map(knownCard);
}

export type StreamAsked = {
  limit: number;
  offset?: number;
  /** The rank that the page before ended with; null for the first page. */
  before: number | null;
  /** Whose subjects: link tables. */
  tables: readonly string[];
  /** oids that are shown already. */
  skip: readonly string[];
  /** What else they must be. */
  within?: RawBuilder<SqlBool> | undefined;
  /** The best rated first, instead of the newest. */
  best?: boolean;
};

/** Subjects newest first, from a rank on, each with its rank. */
export async function streamOf(db: Queries, asked: StreamAsked) {
  const { limit, offset = 0, before, tables, skip, within, best = false } = asked;
  const conditions = [sql<SqlBool>`subject.link_table = any(${tables as string[]}::text[])`];
  if (before !== null) conditions.push(sql`subject.rank < ${before}`);
  if (skip.length > 0)
    conditions.push(sql`subject.link_table || ':' || subject.link_id <> all(${skip as string[]}::text[])`);
  if (within) conditions.push(within);
  const order = best ? sql`subject.rating desc nulls last, subject.link_id` : sql`subject.rank desc`;
  const found = await sql<SubjectCard & { rank: number }>`
    select ${cardColumns}, subject.rank from ${subjects}
    where ${every(conditions)} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return found.rows;
}

/** Where the subjects of an area come from when they are put into the index. */
export type SubjectSource = {
  table: string;
  section: string;
  trade: boolean;
  /**
   * A select of `id, name, other_names, category, content, href, image, words, weight, rating, facts, badge, added_on`;
   * `added_on` null means the day that it is first indexed.
   */
  rows: RawBuilder<unknown>;
  /** A select of `id, colour`: of those that have one, the colour of what they are or hold. */
  colours?: RawBuilder<unknown> | undefined;
  /** A select of `sense, id`: which words that are no names mean which subjects. */
  senses?: RawBuilder<unknown> | undefined;
};

const named = sql.raw(
  "id, name, other_names, category, content, href, image, words, weight, rating, facts, badge, added_on",
);

/** What an entry of the index says; the day that it came is kept. */
const standing = [
  ...["section", "trade", "name", "other_names", "category", "content", "href", "image", "words", "weight", "rating"],
  ...["facts", "badge", "colour"],
];
const columns = sql.raw(["link_table", "link_id", ...standing, "added_on"].join(", "));
const stands = (row: string) => sql.raw(standing.map((column) => `${row}.${column}`).join(", "));

/**
 * Brings the index in line with what the areas hold: what is gone leaves it, what is new or differs is written, all else is
 * left alone. One statement an area for each, so that ten thousand subjects are indexed like ten.
 */
export async function indexSubjects(
  db: Queries,
  sources: readonly (SubjectSource & {
    /** Where these numbers alone may read otherwise. */
    only?: readonly number[];
  })[],
): Promise<void> {
  for (const { table, section, trade, rows, colours, senses, only } of sources) {
    const among = (id: string) => (only ? sql`${sql.ref(id)} = any(${only as number[]}::int[])` : sql`true`);
    await sql`delete from search_entry entry where link_table = ${table} and ${among("entry.link_id")}
      and not exists (select from (${rows}) source where source.id = entry.link_id)`.execute(db);
    // A colour written afterwards would put each row that has one into every index of words once more.
    const painted = colours
      ? sql`(${rows}) source (${named}) left join (${colours}) paint (id, colour) using (id)`
      : sql`(select source.*, null::text as colour from (${rows}) source (${named})) source`;
    // What stands there is left out before the insert: PostgreSQL makes the words of every row that is offered before it finds that
    // the row is there, which was two thirds of a load that changed one entry.
    await sql`
      with offered as (
        select ${table}::text as link_table, id as link_id, ${section}::text as section, ${trade}::boolean as trade, name,
          other_names, category, content, href, image, words, weight::real, rating, facts, badge,
          coalesce(added_on, current_date) as added_on, colour
        from ${painted} where ${among("id")}
      )
      insert into search_entry (${columns}) select ${columns} from offered where not exists (
        select from search_entry entry
        where entry.link_table = offered.link_table and entry.link_id = offered.link_id and (${stands("entry")})
          is not distinct from (${stands("offered")}))
      on conflict (link_table, link_id) do update set (${sql.raw(standing.join(", "))}) = row(${stands("excluded")})`.execute(
      db,
    );
    await sql`delete from search_sense where link_table = ${table} and ${among("link_id")}`.execute(db);
    if (!senses) continue;
    await sql`
      insert into search_sense (sense, link_table, link_id)
      select sense, ${table}, id from (${senses}) source (sense, id)
      where ${among("source.id")} and exists (select from search_entry entry where entry.link_table = ${table} and entry.link_id = source.id)
      on conflict do nothing`.execute(db);
  }
}

/** The addresses of an area's subjects in the order of their numbers, each with the day that it came into the guide. */
export async function subjectAddresses(db: Queries, table: string, { limit, offset }: Page) {
  const found = await sql<{ href: string; date: string }>`
    select subject.href, subject.added_on as date from ${subjects}
    where subject.link_table = ${table} order by subject.link_id limit ${limit} offset ${offset}`.execute(db);
  return found.rows;
}

/** Where every subject stands, and what is said of it in lists. */
export async function subjectTexts(db: Queries) {
  const found = await sql<{ link_table: string; link_id: number; href: string; content: string }>`
    select subject.link_table, subject.link_id, subject.href, subject.content from ${subjects}`.execute(db);
  return found.rows;
}

/** Notes in how many texts each subject is named; of those that are not told of, in none. */
export async function noteNamed(
  db: Queries,
  counts: readonly { link_table: string; link_id: number; count: number }[],
): Promise<void> {
  await sql`
    update search_entry entry set named = coalesce(given.count, 0)
    from search_entry old left join json_to_recordset(${JSON.stringify(counts)}::json)
      as given (link_table text, link_id integer, count integer) using (link_table, link_id)
    where entry.link_table = old.link_table and entry.link_id = old.link_id
      and entry.named <> coalesce(given.count, 0)`.execute(db);
}

/** How many subjects each link table has. */
export async function subjectCounts(db: Queries): Promise<Map<string, number>> {
  const found = await sql<{ table: string; count: number }>`
    select subject.link_table as table, count(*) as count from ${subjects} group by 1`.execute(db);
  return new Map(found.rows.map(({ table, count }) => [table, count]));
}

/** True where anybody may see a subject. */
export async function isListed(db: Queries, { link_table, link_id }: Subject): Promise<boolean> {
  const found = await sql`select from ${subjects} where link_table = ${link_table} and link_id = ${link_id}`.execute(
    db,
  );
  return found.rows.length > 0;
}

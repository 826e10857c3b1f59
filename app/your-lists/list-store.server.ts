import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Holding } from "#app/database/holding.server.ts";
import { ownRecipeRows } from "#app/guide/area-readings.server.ts";
import type { Subject } from "#app/kit/subject.ts";
import { ratedRows, saidRows, type Taken } from "#app/marks/said-store.server.ts";
import { barRows, ownIngredientRows } from "#app/my-bar/bar-rows-store.server.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { cardColumns, every, subjects } from "#app/search/subject-store.server.ts";
import { type ListName, type ListOrder, personalLists } from "./personal-lists.ts";

/** What a list is asked for. */
export type ListAsked = {
  name: ListName;
  /** Link tables that are left out. */
  without: readonly string[];
  /** Without the person's own recipes that others may not see. */
  publicOnly?: boolean;
  /** What a keyword found: only these; null where none was given. */
  among: readonly Subject[] | null;
  /** The keyword itself, for one's own recipes, which no search has. */
  keyword: string;
  sort: ListOrder;
  limit: number;
  offset: number;
};
export type ListRow = SubjectCard & { said_at: string; your_rating: number | null };

const orders: Record<ListOrder, RawBuilder<unknown>> = {
  newest: sql`said_at desc`,
  oldest: sql`said_at`,
  name: sql`name collate "und-x-icu"`,
  rating: sql`rating desc nulls last, name collate "und-x-icu"`,
  "your-rating": sql`your_rating desc nulls last, name collate "und-x-icu"`,
};

/**
 * A page of somebody's list and how many it has. What is gone or was made private is on no list and in no count (contract.md,
 * 13); one's own private recipes and ingredients are.
 */
export async function readList(db: Queries, personId: string, asked: ListAsked) {
  const { said } = personalLists[asked.name];
  const rows = said === "bar" ? barRows(personId) : saidRows(personId, said);
  const where: RawBuilder<SqlBool>[] = [sql`listed.link_table <> all(${[...asked.without]}::text[])`];
  if (asked.publicOnly) where.push(sql`not is_own`);
  if (asked.among)
    where.push(sql`(is_own and strpos(lower(name), lower(${asked.keyword})) > 0 or (listed.link_table, listed.link_id) in (
      select * from unnest(${asked.among.map(({ link_table }) => link_table)}::text[],
        ${asked.among.map(({ link_id }) => link_id)}::int[])))`);
  const listed = sql`
    with said as materialized (${rows}), listed as (
      select ${cardColumns}, said.said_at, false as is_own
      from said join ${subjects} on subject.link_table = said.link_table and subject.link_id = said.link_id
      union all
      select said.link_table, said.link_id, 'cocktails', own.category, own.name, own.href, own.image, null, own.teaser,
        own.rating, own.facts, own.badge, coalesce(own.added_on, current_date), said.said_at, true
      from said join (${ownRecipeRows(personId)}) own (id, name, other_names, category, teaser, href, image, words, weight,
        rating, facts, badge, added_on) on said.link_table = 'cocktails' and own.id = said.link_id
      union all
      select said.link_table, said.link_id, 'ingredients', 'Ingredient', own.name, own.href, own.image, own.colour, own.teaser,
        null, null, 'Your own', own.added_on, said.said_at, true
      from said join (${ownIngredientRows(personId)}) own (id, name, href, image, colour, teaser, added_on)
        on said.link_table = 'ingredients' and own.id = said.link_id
    )
    select listed.*, rated.value as your_rating from listed
    left join (${ratedRows(personId)}) rated on rated.link_table = listed.link_table and rated.link_id = listed.link_id
    where ${every(where)}`;
  const { rows: found } = await sql<ListRow & { total: number; is_own: boolean }>`
    select *, count(*) over ()::int as total from (${listed}) listed
    order by ${orders[asked.sort]}, link_table, link_id limit ${Math.max(1, asked.limit)} offset ${asked.offset}`.execute(
    db,
  );
  if (found.length > 0 || asked.offset === 0)
    return { rows: found.slice(0, asked.limit).map(plain), count: found[0]?.total ?? 0 };
  // Behind the end no row can tell how many there are.
  const { rows: total } = await sql<{ count: number }>`select count(*)::int as count from (${listed}) listed`.execute(
    db,
  );
  return { rows: [], count: total[0]?.count ?? 0 };
}

const plain = ({
  total: _total,
  is_own: _own,
  your_rating,
  rating,
  said_at,
  ...card
}: ListRow & { total: number; is_own: boolean }) => ({
  ...card,
  rating: rating === null ? null : Number(rating),
  your_rating: your_rating === null ? null : Number(your_rating),
  said_at: new Date(said_at).toISOString(),
});

/** For so long what was taken off a list can be put back. */
const keptFor = sql.raw("interval '1 day'");

/** Keeps what was taken off a list; what is older than a day, nobody puts back. */
export async function keepRemoval(
  db: Queries,
  personId: string,
  list: ListName,
  rows: readonly Taken[],
): Promise<number> {
  await sql`delete from list_removal where person_id = ${personId} and removed_at < now() - ${keptFor}`.execute(db);
  const { id } = await db
    .insertInto("list_removal")
    .values({ person_id: personId, list, rows: JSON.stringify(rows) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What was taken off a list, once: whoever puts it back has it no more. Undefined where there is none of this person's. */
export async function takeRemoval(db: Queries, personId: string, id: number) {
  const { rows } = await sql<{ list: ListName; rows: Taken[] }>`
    delete from list_removal where id = ${id} and person_id = ${personId} and removed_at >= now() - ${keptFor}
    returning list, rows`.execute(db);
  return rows[0];
}

/** How many things a removal holds, while it can be put back. */
export async function countRemoval(db: Queries, personId: string, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select jsonb_array_length(rows) as count from list_removal
    where id = ${id} and person_id = ${personId} and removed_at >= now() - ${keptFor}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What the lists hold of a person, beside what they marked. */
export const listsHeld: readonly Holding[] = [
  {
    name: "taken_off_lists",
    table: "list_removal",
    person: "person_id",
    told: ["list", "rows", "removed_at"],
    untold: { id: "a number of the site's own", person_id: "the same for every row: your own account" },
  },
  {
    name: "shown_by_secret_link",
    table: "share",
    person: "person_id",
    told: ["what", "created_at"],
    untold: { token_hash: "leads to what is shown", person_id: "the same for every row: your own account" },
  },
];

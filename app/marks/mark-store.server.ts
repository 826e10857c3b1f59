import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";
import type { Subject } from "#app/kit/subject.ts";
import { type MarkField, type MarkTable, markKinds, ownKinds } from "./kinds.ts";
import type { MembersRating } from "./rating.ts";

export { noteHtml } from "./notes/note-html.ts";
export { noteOf } from "./notes/note-store.server.ts";
export { viewedSubjects } from "./viewed/viewed-store.server.ts";

const whose = ["person_id", "link_table", "link_id"] as const;
export type TriedValue = "must_try" | "liked" | "disliked";

/** Puts a subject among somebody's favourites or wishes; there already is as good. */
export async function addMark(
  db: Queries,
  table: MarkTable,
  personId: string,
  { link_table, link_id }: Subject,
): Promise<void> {
  await db
    .insertInto(table)
    .values({ person_id: personId, link_table, link_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes back what somebody said of a subject. */
export async function removeMark(
  db: Queries,
  table: MarkTable | "tried" | "rating" | "note",
  personId: string,
  { link_table, link_id }: Subject,
): Promise<void> {
  await db
    .deleteFrom(table)
    .where("person_id", "=", personId)
    .where("link_table", "=", link_table)
    .where("link_id", "=", link_id)
    .execute();
}

/** The subjects that somebody marked, newest first. */
export async function markedSubjects(db: Queries, table: MarkTable, personId: string) {
  return db
    .selectFrom(table)
    .select(["link_table", "link_id", "created_at"])
    .where("person_id", "=", personId)
    .orderBy("created_at", "desc")
    .orderBy("link_id")
    .execute();
}

/** The numbers of the subjects of a kind that are somebody's favourites, and of those that they tried and did not like. */
export async function likedAndNot(
  db: Queries,
  personId: string,
  linkTable: string,
): Promise<{ favourites: number[]; disliked: number[] }> {
  const { rows } = await sql<{ favourites: number[]; disliked: number[] }>`${prepared} select
    array(select link_id from favourite where person_id = ${personId} and link_table = ${linkTable}) as favourites,
    array(select link_id from tried
      where person_id = ${personId} and link_table = ${linkTable} and value = 'disliked') as disliked`.execute(db);
  return rows[0]!;
}

/** Says how a subject was; null takes it back. */
export async function setTried(
  db: Queries,
  personId: string,
  subject: Subject,
  value: TriedValue | null,
): Promise<void> {
  if (value === null) return removeMark(db, "tried", personId, subject);
  // In one statement, so that two at the same moment take turns instead of colliding.
  await db
    .insertInto("tried")
    .values({ person_id: personId, link_table: subject.link_table, link_id: subject.link_id, value })
    .onConflict((conflict) => conflict.columns(whose).doUpdateSet({ value, created_at: sql`now()` }))
    .execute();
}

/** Rates a subject from 1 to 5.5 in half steps; null takes it back. */
export async function setRating(db: Queries, personId: string, subject: Subject, value: number | null): Promise<void> {
  if (value === null) return removeMark(db, "rating", personId, subject);
  await db
    .insertInto("rating")
    .values({ person_id: personId, link_table: subject.link_table, link_id: subject.link_id, value })
    .onConflict((conflict) => conflict.columns(whose).doUpdateSet({ value, created_at: sql`now()` }))
    .execute();
}

type Said = { link_table: string; link_id: number; tried: string | null; rating: number | null; note: string | null };

/**
 * Everything that somebody said of some subjects, in one query; each kind of mark under its field.
 * @param noted also what they noted, which is long and few lists show; else it is null
 */
export async function marksOf(
  db: Queries,
  personId: string,
  subjects: readonly Subject[],
  noted = false,
): Promise<(Said & Record<MarkField, boolean>)[]> {
  if (subjects.length === 0) return [];
  const kept = ownKinds.map((kind) => markKinds[kind]);
  const flags = kept.map(({ table, field }) => sql`${sql.ref(table)}.person_id is not null as ${sql.ref(field)}`);
  const joined = [...kept.map(({ table }) => table), "tried", "rating", ...(noted ? ["note"] : [])].map((table) => {
    const said = sql.ref(table);
    return sql`left join ${said} on ${said}.person_id = ${personId}
      and ${said}.link_table = asked.link_table and ${said}.link_id = asked.link_id`;
  });
  const row = sql<Said & Record<MarkField, boolean>>`
    ${prepared} select asked.link_table, asked.link_id, ${sql.join(flags)}, tried.value as tried, rating.value as rating,
      ${noted ? sql`note.value` : sql`null`} as note
    from unnest(${subjects.map((subject) => subject.link_table)}::text[],
      ${subjects.map((subject) => subject.link_id)}::int[]) asked (link_table, link_id)
    ${sql.join(joined, sql` `)}`;
  return (await row.execute(db)).rows;
}

/** From so many ratings on their mean is shown: of fewer it would tell who they were, and little else. */
const fewestForMean = 3;

/** What members make of a subject: how many rated it, and the mean where they are enough; null where nobody has. */
export async function membersRating(db: Queries, { link_table, link_id }: Subject): Promise<MembersRating> {
  const row = await db
    .selectFrom("rating")
    .modifyFront(prepared)
    .select((eb) => [eb.fn.avg<number>("value").as("mean"), eb.fn.countAll<number>().as("count")])
    .where("link_table", "=", link_table)
    .where("link_id", "=", link_id)
    .executeTakeFirstOrThrow();
  const count = Number(row.count);
  return count > 0 ? { mean: count < fewestForMean ? null : Number(row.mean), count } : null;
}

/** The means of a kind of subject as they are shown, by number, of those that enough have rated to show one. */
export async function membersMeans(db: Queries, linkTable: string): Promise<Map<number, number>> {
  const { rows } = await sql<{
    link_id: number;
    mean: number;
  }>`select link_id, round(avg(value)::numeric, 1)::float8 as mean from rating
    where link_table = ${linkTable} group by link_id having count(*) >= ${sql.lit(fewestForMean)}`.execute(db);
  return new Map(rows.map(({ link_id, mean }) => [link_id, mean]));
}

/**
 * By what lists are put in order of what members make of subjects of a kind: the mean that is so good at least with 95 %
 * confidence, so that three who loved one do not outdo three hundred who liked another. One vote's worth of doubt is added to how far
 * they differ, or three who agree would be certain. By number, of those that enough have rated to show a mean.
 */
export async function membersBounds(db: Queries, linkTable: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ link_id: number; bound: number }>`
    select link_id, (avg(value) - 1.645 * sqrt((var_pop(value) * count(*) + 1) / count(*)) / sqrt(count(*)))::float8 as bound
    from rating where link_table = ${linkTable} group by link_id having count(*) >= ${sql.lit(fewestForMean)}`.execute(
    db,
  );
  return new Map(rows.map(({ link_id, bound }) => [link_id, bound]));
}

import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { dayAfter, isoDay, siteDay } from "#app/kit/dates.ts";
import type { TallyKind } from "./tally.ts";

export type Counted = { kind: TallyKind; key: string; times: number };
type DayCount = { kind: TallyKind; day: string; times: number };
type KeyCount = { kind: TallyKind; key: string; times: number; days: Record<string, number> };

/** So many keys a kind has on a day; once it is over so many are kept, of those that were counted twice at least. */
const most = { today: 3_000, kept: 100, days: 400 };

const today = () => isoDay(siteDay())!;
/** The day so many days before today. */
const daysAgo = (days: number) => isoDay(dayAfter(siteDay(), -days))!;

/**
 * Adds to the counts of today. A kind that has all the keys that it may have counts new ones without their names, so that nobody
 * fills the table; what is there already goes on being counted. In the order of the keys: two processes never wait for each other.
 */
export async function addCounts(db: Queries, counted: readonly Counted[]): Promise<void> {
  await sql`
    with sent as (select * from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as t (kind text, key text, times int)),
      full_kinds as (select kind from tally where day = ${today()}::date group by kind having count(*) >= ${most.today}),
      placed as (
        select kind, times, case when kind not in (select kind from full_kinds)
          or exists (select from tally t where t.day = ${today()}::date and t.kind = sent.kind and t.key = sent.key)
          then key else '' end as key
        from sent)
    insert into tally (day, kind, key, times)
    select ${today()}::date, kind, key, sum(times)::int from placed group by kind, key order by kind, key
    on conflict (day, kind, key) do update set times = least(tally.times::bigint + excluded.times, 2000000000)::int`.execute(
    db,
  );
}

/**
 * Of days that are over the most counted keys stay; what only once was searched, or asked, loses its name with its day. All of it
 * goes after 400 days.
 */
export async function thinOut(db: Queries): Promise<void> {
  await sql`
    with ranked as (
        select day, kind, key, times, row_number() over (partition by day, kind order by times desc, key) as place
        from tally where day < ${today()}::date and key <> ''),
      gone as (
        delete from tally using ranked
        where (tally.day, tally.kind, tally.key) = (ranked.day, ranked.kind, ranked.key)
          and (ranked.place > ${most.kept} or ranked.times < 2)
        returning tally.day, tally.kind, tally.times)
    insert into tally (day, kind, key, times)
    select day, kind, '', sum(times)::int from gone group by day, kind
    on conflict (day, kind, key) do update set times = tally.times + excluded.times`.execute(db);
  await sql`delete from tally where day < ${daysAgo(most.days)}::date`.execute(db);
}

/** What was counted in the last days, today among them: each kind by day, and of each the keys that were counted most. */
export async function readTally(
  db: Queries,
  { days, keys }: { days: number; keys: number },
): Promise<{ days: DayCount[]; keys: KeyCount[] }> {
  const since = daysAgo(days - 1);
  const byDay = await sql<DayCount>`select kind, day::text, sum(times)::int as times from tally
    where day >= ${since}::date group by kind, day order by kind, day`.execute(db);
  const byKey = await sql<KeyCount>`
    select * from (
      select kind, key, sum(times)::int as times, jsonb_object_agg(day::text, times) as days,
        row_number() over (partition by kind order by sum(times) desc, key) as place
      from tally where day >= ${since}::date and key <> '' group by kind, key) as ranked
    where place <= ${keys} order by kind, place`.execute(db);
  return { days: byDay.rows, keys: byKey.rows };
}

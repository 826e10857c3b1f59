import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { House } from "#app/operations/house.server.ts";
import { every } from "#app/search/subject-store.server.ts";
import type { AreaFilter } from "../area.ts";
import { type Choice, type Choices, filtersOf, followersOf, type Narrowed } from "./area-filters.ts";
import type { AreaReading } from "./area-reading.server.ts";
import { conditionsOf, from } from "./area-store.server.ts";
import type { OwnIds } from "./personal-filters.server.ts";

/** A filter offers so many choices at most, those that leave most first. */
const mostChoices = 60;

/**
 * What each filter of an area can be set to, and how many of what is found now each choice would leave: a single choice is
 * counted as if it were not made yet, and without those that follow it; further ones of several on top of those that are.
 */
export async function areaChoices(
  house: House,
  reading: AreaReading,
  narrowed: Narrowed,
  own: OwnIds | null = null,
  further = true,
): Promise<Choices> {
  const { conditions } = await conditionsOf(house, reading, narrowed, own);
  const given = { ...(reading.choices as Record<string, RawBuilder<unknown>>), ...ownChoices(own) };
  // What the form does not show is not counted.
  const isShown = ({ name, further: only }: AreaFilter) => !only || further || narrowed.values[name];
  const offered = filtersOf(reading.area).filter((filter) => filter.name in given && isShown(filter));
  if (offered.length === 0) return {};
  // What each condition leaves is found once; each filter's count then only looks it up.
  const met = (name: string) => sql.table(`met_${name}`);
  const sets = Object.entries(conditions).map(
    ([name, condition]) =>
      sql`${met(name)} as materialized (select subject.link_id from ${from(reading)} where ${condition})`,
  );
  const first = sets.length > 0 ? sql`with ${sql.join(sets)}` : sql``;
  const counts = offered.flatMap(({ name, kind, excludes, most = mostChoices }) => {
    const freed = new Set([...(kind === "choices" ? [] : [name]), ...followersOf(reading.area, name)]);
    const others = Object.keys(conditions).filter((other) => !freed.has(other));
    const chosen = narrowed.values[name] ?? [];
    const where = every(others.map((other) => sql<SqlBool>`subject.link_id in (select link_id from ${met(other)})`));
    const having = sql`count(distinct choice.id)`;
    const all = sql`(select count(*) from ${from(reading)} where ${where})`;
    const left = sql`(select ${name} as name, choice.value, choice.text, ${excludes ? sql`${all} - ${having}` : having} as count
      from ${from(reading)} join (${given[name]!}) choice (id, value, text) on choice.id = subject.link_id
      where ${where}
      group by 2, 3 order by choice.value = any(${chosen}::text[]) desc, ${having} desc, 3 limit ${most})`;
    if (!excludes || chosen.length === 0) return [left];
    // What is taken away already is in nothing that is left: it is named by itself.
    const gone = sql`(select distinct ${name}, choice.value, choice.text, ${all}
      from (${given[name]!}) choice (id, value, text) where choice.value = any(${chosen}::text[]))`;
    return [left, gone];
  });
  const found = await sql<{ name: string; value: string; text: string; count: number }>`
    ${first} ${sql.join(counts, sql` union all `)}`.execute(house.db);
  const choices: Choices = Object.fromEntries(offered.map(({ name }) => [name, []]));
  for (const { name, ...choice } of found.rows) choices[name]?.push(choice);
  for (const { name, texts } of offered) choices[name]?.sort(texts ? asListed(Object.keys(texts)) : mostFirst);
  return choices;
}

/** The choices of the personal filters: each value with what it leaves. */
function ownChoices(own: OwnIds | null): Record<string, RawBuilder<unknown>> {
  return Object.fromEntries(
    Object.entries(own ?? {}).map(([name, byValue]) => {
      const rows = Object.entries(byValue).map(
        ([value, ids]) => sql`select unnest(${ids}::int[]), ${value}::text, ${value}::text`,
      );
      return [name, sql.join(rows, sql` union all `)];
    }),
  );
}

type Order = (a: Choice, b: Choice) => number;
const mostFirst: Order = (a, b) => b.count - a.count || a.text.localeCompare(b.text, "en");
const asListed =
  (values: readonly string[]): Order =>
  (a, b) =>
    values.indexOf(a.value) - values.indexOf(b.value);

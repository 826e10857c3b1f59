import { sql } from "kysely";
import { alcoholFreeBelow, bandEdges, strengthBands } from "#app/drinks/strength.ts";
import { tasteFamilies } from "#app/drinks/vocabulary.ts";
import type { Queries } from "#app/platform/database.server.ts";
import type { CocktailFilters } from "../cocktail-filter-schema.ts";
import { finerTaste } from "../cocktail-filters.ts";
import { narrowed } from "../cocktails/cocktail-list-store.server.ts";

export type Choice = { value: string; text: string; count: number };
export type FilterChoices = Record<"spirits" | "strengths" | "tastes" | "words" | "methods" | "glasses", Choice[]> & {
  without_alcohol: number;
};

/**
 * What the list can be narrowed to, and how many cocktails each choice would leave beside the other filters: of those
 * that exclude each other (a spirit, a glass) in the place of the one that is chosen, of tastes together with them.
 */
export async function filterChoices(db: Queries, filters: CocktailFilters): Promise<FilterChoices> {
  const [spirits, glasses, methods, bands, words, families, free] = await Promise.all([
    sql<Choice>`
      with recursive below as (
        select id, key as root, name from ingredient
        where type = 1 and not exists (select from ingredient_parent where ingredient_id = ingredient.id)
        union select kind.ingredient_id, below.root, below.name
        from ingredient_parent kind join below on kind.parent_id = below.id
      )
      select below.root as value, below.name as text, count(distinct found.id)::int as count
      from below join cocktail_line line on line.ingredient_id = below.id and not line.optional
      join cocktail on cocktail.id = line.cocktail_id and cocktail.is_public
      left join (${ids(db, { ...filters, spirit: undefined })}) found on found.id = cocktail.id
      group by 1, 2 order by count(distinct cocktail.id) desc, 2`.execute(db),
    sql<Choice>`
      select glass.key as value, glass.name as text, count(found.id)::int as count
      from glass join cocktail on cocktail.glass_id = glass.id and cocktail.is_public
      left join (${ids(db, { ...filters, glass: undefined })}) found on found.id = cocktail.id
      group by 1, 2 order by count(*) desc, 2`.execute(db),
    narrowed(db, { ...filters, method: undefined })
      .select((eb) => ["cocktail.method as value", "cocktail.method as text", eb.fn.countAll<number>().as("count")])
      .groupBy("cocktail.method")
      .execute(),
    narrowed(db, { ...filters, strength: undefined })
      .select(strengthBands.map((band) => counted(between(...bandEdges[band])).as(band)))
      .executeTakeFirstOrThrow(),
    sql<Choice>`
      select word as value, word as text, count(found.id)::int as count
      from cocktail cross join unnest(cocktail.taste) as word
      left join (${ids(db, { ...filters, taste: without(finerTaste(filters.taste), filters.taste) })}) found
      on found.id = cocktail.id
      where cocktail.is_public and word <> all(${Object.keys(tasteFamilies)}::text[])
      group by 1 having count(*) > 1 order by 1`.execute(db),
    narrowed(db, filters)
      .select(
        Object.entries(tasteFamilies).map(([name, members]) =>
          counted(sql`cocktail.taste && ${[...members]}::text[]`).as(name),
        ),
      )
      .executeTakeFirstOrThrow(),
    narrowed(db, { ...filters, without_alcohol: undefined })
      .select(counted(sql`cocktail.abv < ${alcoholFreeBelow}`).as("count"))
      .executeTakeFirstOrThrow(),
  ]);
  const columns = (row: Record<string, number>) =>
    Object.entries(row).map(([value, count]) => ({ value, text: value, count }));
  return {
    spirits: spirits.rows,
    strengths: columns(bands),
    tastes: columns(families),
    words: words.rows,
    methods: methods.map((row) => ({ ...row, count: Number(row.count) })),
    glasses: glasses.rows,
    without_alcohol: free.count,
  };
}

function without(taste: string | undefined, tastes: string | undefined): string | undefined {
  const others = tastes?.split(",").filter((other) => other !== taste) ?? [];
  return others.join(",") || undefined;
}

function ids(db: Queries, filters: CocktailFilters) {
  return narrowed(db, filters).select("cocktail.id");
}

function counted(condition: ReturnType<typeof sql>) {
  return sql<number>`count(*) filter (where ${condition})::int`;
}

function between(from: number, to: number) {
  return sql`cocktail.abv >= ${from} and cocktail.abv < ${to}`;
}

import { type SqlBool, sql } from "kysely";
import { alcoholFreeBelow, bandEdges } from "#app/drinks/strength.ts";
import { tasteWords } from "#app/drinks/vocabulary.ts";
import type { Page } from "#app/kit/paging.ts";
import type { Queries } from "#app/platform/database.server.ts";
import type { CocktailFilters } from "../cocktail-filter-schema.ts";

const cardColumns = [
  "cocktail.id",
  "cocktail.name",
  "cocktail.teaser",
  "cocktail.rating",
  "cocktail.drawing",
  "cocktail.taste",
  "cocktail.abv",
  "cocktail.added_on",
] as const;

/** Public cocktails that a list's filters leave, in its order, and how many there are. */
export async function listCocktails(db: Queries, filters: CocktailFilters, page: Page) {
  const query = narrowed(db, filters);
  const [rows, total] = await Promise.all([
    sorted(query, filters.sort).select(cardColumns).limit(page.limit).offset(page.offset).execute(),
    query.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { rows, count: Number(total.count) };
}

/** The cards of given cocktails, in the order of the ids; those that are not public are left out. */
export async function cocktailsByIds(db: Queries, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("cocktail")
    .select(cardColumns)
    .where(sql<SqlBool>`id = any(${ids as number[]}::int[])`)
    .where("is_public", "=", true)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The stream of the homepage, newest first: those after `oldest`, without those already seen. */
export async function streamCocktails(
  db: Queries,
  what: { limit: number; oldest: number | null; skip: readonly number[]; filters: CocktailFilters },
) {
  let query = narrowed(db, what.filters).select(cardColumns).select("stream_rank");
  if (what.oldest !== null) query = query.where("stream_rank", "<", what.oldest);
  if (what.skip.length > 0) query = query.where(sql<SqlBool>`id <> all(${what.skip as number[]}::int[])`);
  return query.orderBy("stream_rank", "desc").limit(what.limit).execute();
}

/** Cocktails most like one: shared ingredients, the rarer the more they count, and shared tastes. */
export async function relatedCocktails(db: Queries, id: number, limit: number) {
  const found = await sql<{ id: number }>`
    with own as (
      select distinct line.ingredient_id, 1.0 / ln(2 + (select count(*) from cocktail_line other where other.ingredient_id = line.ingredient_id)) as worth
      from cocktail_line line join ingredient on ingredient.id = line.ingredient_id
      where line.cocktail_id = ${id} and not ingredient.pantry
    ), shared as (
      select line.cocktail_id, sum(own.worth) as worth
      from own join cocktail_line line on line.ingredient_id = own.ingredient_id
      where line.cocktail_id <> ${id} group by line.cocktail_id
    )
    select cocktail.id
    from shared join cocktail on cocktail.id = shared.cocktail_id, (select taste, variant_of from cocktail where id = ${id}) one
    where cocktail.is_public and cocktail.id is distinct from one.variant_of and cocktail.variant_of is distinct from ${id}
    order by shared.worth + 0.15 * cardinality(array(select unnest(cocktail.taste) intersect select unnest(one.taste))) desc,
      cocktail.rating desc nulls last, cocktail.id
    limit ${limit}`.execute(db);
  return cocktailsByIds(
    db,
    found.rows.map((row) => row.id),
  );
}

/** The public cocktails that filters leave, as a query to go on with. */
export function narrowed(db: Queries, filters: CocktailFilters) {
  let query = db.selectFrom("cocktail").where("cocktail.is_public", "=", true);
  for (const key of [filters.spirit, filters.ingredient]) if (key) query = query.where(has(key));
  if (filters.strength) {
    const [from, to] = bandEdges[filters.strength];
    query = query.where("cocktail.abv", ">=", from).where("cocktail.abv", "<", to);
  }
  if (filters.without_alcohol) query = query.where("cocktail.abv", "<", alcoholFreeBelow);
  for (const taste of filters.taste?.split(",") ?? [])
    query = query.where(sql<SqlBool>`cocktail.taste && ${[...tasteWords(taste)]}::text[]`);
  if (filters.method) query = query.where("cocktail.method", "=", filters.method);
  if (filters.glass) {
    query = query.where("cocktail.glass_id", "in", (eb) =>
      eb.selectFrom("glass").select("id").where("key", "=", filters.glass!),
    );
  }
  if (filters.keyword) {
    query = query.where(
      sql<SqlBool>`cocktail.id in (select link_id from search_entry where link_table = 'cocktails'
        and (document @@ plainto_tsquery('simple', folded(${filters.keyword})) or strpos(name_folded, folded(${filters.keyword})) > 0))`,
    );
  }
  return query;
}

/** Cocktails with a required line of an ingredient or of anything below it in the tree. */
function has(key: string) {
  return sql<SqlBool>`cocktail.id in (
    with recursive below as (
      select id from ingredient where key = ${key}
      union select kind.ingredient_id from ingredient_parent kind join below on kind.parent_id = below.id
    )
    select cocktail_id from cocktail_line join below on below.id = cocktail_line.ingredient_id where not optional)`;
}

function sorted(query: ReturnType<typeof narrowed>, sort: CocktailFilters["sort"]) {
  const byName = sql`cocktail.name collate "und-x-icu"`;
  switch (sort) {
    case "name":
      return query.orderBy(byName).orderBy("cocktail.id");
    case "newest":
      return query.orderBy("cocktail.stream_rank", "desc").orderBy("cocktail.id");
    case "strong":
      return query.orderBy("cocktail.abv", "desc").orderBy("cocktail.id");
    case "light":
      return query.orderBy("cocktail.abv").orderBy("cocktail.id");
    default:
      return query.orderBy("cocktail.rating", (order) => order.desc().nullsLast()).orderBy("cocktail.id");
  }
}

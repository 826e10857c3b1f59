import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { describeDrink, drawDrink } from "#app/drawing/drink-drawing.ts";
import { storedDrinkFacts } from "#app/drinks/drink-facts.ts";
import { alcoholFreeBelow, bandEdges, type StrengthBand, strengthBands } from "#app/drinks/strength.ts";
import { tasteFamilies, tasteWords } from "#app/drinks/vocabulary.ts";
import { membersRating } from "#app/marks/mark-store.server.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { drawingHand } from "../cocktail.ts";
import { findDrawnRecipe } from "../pictures/drawn-store.server.ts";
import { cocktails } from "./cocktail-area.ts";
import { cardOf, presentRecipe } from "./present.ts";
import { recipeJsonLd } from "./recipe-json-ld.ts";
import { findRecipe } from "./recipe-store.server.ts";

/** Ingredients, by key or number, and all that are kinds of them. */
function below(named: readonly string[]): RawBuilder<unknown> {
  const ids = named.filter((one) => /^\d{1,9}$/.test(one)).map(Number);
  return sql`(
    with recursive below as (
      select id from ingredient where key = any(${[...named]}::text[]) or id = any(${ids}::int[])
      union select kind.ingredient_id from ingredient_parent kind join below on kind.parent_id = below.id
    ) select id from below)`;
}

/** Cocktails with a required line of an ingredient or of a kind of it. */
const has = (named: string): RawBuilder<SqlBool> => sql`exists (
  select from cocktail_line line where line.cocktail_id = cocktail.id and not line.optional
    and line.ingredient_id in ${below([named])})`;

const tagged = (tag: string): RawBuilder<SqlBool> => sql`${tag.replaceAll("-", " ")} = any(cocktail.tags)`;
const lineCount = sql`(select count(*) from cocktail_line line where line.cocktail_id = cocktail.id and not line.optional)`;
const all = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql`(${sql.join(conditions, sql` and `)})`;

/** A table of `value, text` pairs to choose from, by what is true of a cocktail. */
function told(pairs: readonly (readonly [string, RawBuilder<unknown>])[]): RawBuilder<unknown> {
  const rows = pairs.map(([value, condition]) => sql`(${value}::text, ${condition})`);
  return sql`select cocktail.id, told.value, told.value from cocktail
    cross join lateral (values ${sql.join(rows)}) told (value, is_so) where told.is_so`;
}

const inBand = (band: StrengthBand): RawBuilder<SqlBool> =>
  sql`(cocktail.abv >= ${bandEdges[band][0]} and cocktail.abv < ${bandEdges[band][1]})`;
const tagChoice = (tags: readonly string[]) => told(tags.map((tag) => [tag, tagged(tag)]));

/** How cocktails are read. */
export const cocktailReading = readArea({
  area: cocktails,
  own: "cocktail",
  kind: "cocktails",
  index: sql`
    select cocktail.id, cocktail.name, cocktail.aka,
      case when cocktail.abv < ${alcoholFreeBelow} then 'Cocktail without alcohol' else 'Cocktail' end, cocktail.teaser,
      '/cocktails/recipe/' || cocktail.id || '/' || subject_slug(cocktail.name),
      '/drawings/cocktails/' || cocktail.id || '/' || cocktail.drawing || ${`${drawingHand}.svg`},
      array_to_string(cocktail.tags || cocktail.taste
        || array(select ingredient.name from cocktail_line line join ingredient on ingredient.id = line.ingredient_id
          where line.cocktail_id = cocktail.id)
        || array(select glass.name || ' glass' from glass where glass.id = cocktail.glass_id), ' '),
      coalesce(cocktail.rating, 3) / 5.5, cocktail.rating,
      concat_ws(' · ',
        (select ingredient.name from cocktail_line line join ingredient on ingredient.id = line.ingredient_id
          where line.cocktail_id = cocktail.id and ingredient.type = 1 and not line.optional
          order by line.amount desc, line.position limit 1),
        case when cocktail.abv >= ${alcoholFreeBelow} then round(cocktail.abv) || ' %' end,
        ${lineCount} || ' parts'),
      case when cocktail.abv < ${alcoholFreeBelow} then 'Without alcohol' end, cocktail.added_on
    from cocktail where cocktail.is_public`,
  colours: sql`select id, colour from cocktail where is_public`,
  senses: sql`
    select told.sense, cocktail.id from cocktail cross join lateral (values
      ('no-alcohol', cocktail.abv < ${alcoholFreeBelow}),
      ('light', ${inBand("light")}),
      ('strong', cocktail.abv >= ${bandEdges.strong[0]}),
      ('refreshing', cocktail.volume_ml >= 180 and 'bubbly' = any(cocktail.taste)),
      ('easy', ${lineCount} <= 3)
    ) told (sense, is_so) where told.is_so and cocktail.is_public`,
  where: {
    spirit: ([key]) => has(key!),
    strength: ([band]) => inBand(band as StrengthBand),
    method: ([method]) => sql`cocktail.method = ${method}`,
    glass: ([key]) => sql`cocktail.glass_id = (select id from glass where key = ${key})`,
    taste: (tastes) => all(tastes.map((taste) => sql`cocktail.taste && ${[...tasteWords(taste)]}::text[]`)),
    without_alcohol: () => sql`cocktail.abv < ${alcoholFreeBelow}`,
    ingredient: (named) => all(named.map(has)),
    without: (named) => sql`not exists (
      select from cocktail_line line where line.cocktail_id = cocktail.id and line.ingredient_id in ${below(named)})`,
    occasion: ([tag]) => tagged(tag!),
    season: ([tag]) => tagged(tag!),
    rating: ([least]) => sql`cocktail.rating >= ${Number(least)}`,
    year_from: ([year]) => sql`cocktail.origin_year >= ${Number(year)}`,
    year_to: ([year]) => sql`cocktail.origin_year <= ${Number(year)}`,
    lines_max: ([most]) => sql`${lineCount} <= ${Number(most)}`,
  },
  choices: {
    spirit: sql`
      with recursive below as (
        select id, key as root, name from ingredient
        where type = 1 and not exists (select from ingredient_parent where ingredient_id = ingredient.id)
        union select kind.ingredient_id, below.root, below.name
        from ingredient_parent kind join below on kind.parent_id = below.id
      )
      select distinct line.cocktail_id, below.root, below.name
      from below join cocktail_line line on line.ingredient_id = below.id and not line.optional`,
    strength: told(strengthBands.map((band) => [band, inBand(band)])),
    method: sql`select cocktail.id, cocktail.method, cocktail.method from cocktail`,
    glass: sql`select cocktail.id, glass.key, glass.name from cocktail join glass on glass.id = cocktail.glass_id`,
    taste: sql`
      select cocktail.id, word, word from cocktail, unnest(cocktail.taste) as word
      where word <> all(${Object.keys(tasteFamilies)}::text[])
      union all ${told(
        Object.entries(tasteFamilies).map(([name, words]) => [name, sql`cocktail.taste && ${[...words]}::text[]`]),
      )}`,
    ingredient: sql`select 0, ingredient.key, ingredient.name from ingredient where false`,
    without: sql`select 0, ingredient.key, ingredient.name from ingredient where false`,
    occasion: tagChoice(["aperitif", "after-dinner", "brunch", "party", "dessert"]),
    season: tagChoice(["summer", "winter"]),
    rating: told(["5.5", "5", "4", "3"].map((least) => [least, sql`cocktail.rating >= ${Number(least)}`])),
  },
  orders: {
    best: sql`subject.rating desc nulls last`,
    name: sql`subject.name collate "und-x-icu"`,
    newest: sql`subject.rank desc`,
    light: sql`cocktail.abv`,
    strong: sql`cocktail.abv desc`,
  },
  async find(db, id, readerId) {
    const row = await findRecipe(db, id, readerId);
    if (!row) return null;
    const [family, like, rating] = await Promise.all([
      familyOf(db, id, row.variant_of),
      relatedCocktails(db, id, 6),
      membersRating(db, { link_table: "cocktails", link_id: id }),
    ]);
    const recipe = { ...presentRecipe(row), members_rating: rating };
    const picture_text = describeDrink(storedDrinkFacts(row));
    return { ...recipe, description: row.teaser, picture_text, aka: row.aka, family, like };
  },
  ownCard: (recipe) => cardOf(recipe),
  related: ({ name, family, like }) => [
    { title: `More ways to a ${name}`, table: "cocktails", ids: family },
    { title: "You may also like", table: "cocktails", ids: like },
    { title: "Who made it, and who tells of it", table: "people", linked: true },
    { title: "Where it comes from", table: "pubs_and_bars", linked: true },
    { title: "Where it is printed", table: "books", linked: true },
    { title: "In the encyclopedia", table: "encyclopedia", linked: true, most: 6 },
  ],
  jsonLd: (recipe, _, baseUrl) => recipeJsonLd(recipe, baseUrl),
  async picture(db, id) {
    const row = await findDrawnRecipe(db, id, null);
    return row ? drawDrink(storedDrinkFacts(row)) : null;
  },
});

/** The ids of the cocktail that one is a variant of, and of its own variants. */
async function familyOf(db: Queries, id: number, parent: number | null): Promise<number[]> {
  const rows = await db
    .selectFrom("cocktail")
    .select("id")
    .where("variant_of", "=", id)
    .where("is_public", "=", true)
    .orderBy("name")
    .execute();
  return [...(parent ? [parent] : []), ...rows.map((row) => row.id)];
}

/** Cocktails most like one: shared ingredients, the rarer the more they count, and shared tastes. */
async function relatedCocktails(db: Queries, id: number, limit: number): Promise<number[]> {
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
  return found.rows.map((row) => row.id);
}

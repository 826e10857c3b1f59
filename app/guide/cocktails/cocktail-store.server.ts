import { type RawBuilder, type SqlBool, sql } from "kysely";
import { describeDrink, drawDrinkCard } from "#app/drawing/drink-drawing.ts";
import { type Diet, diets } from "#app/drinks/diets.ts";
import { storedDrinkFacts } from "#app/drinks/drink-facts.ts";
import { difficultyKeys } from "#app/drinks/making-words.ts";
import { alcoholFreeBelow, bandEdges, type StrengthBand, strengthBands } from "#app/drinks/strength.ts";
import { tasteFamilies, tasteWords } from "#app/drinks/vocabulary.ts";
import { subjects } from "#app/search/subject-store.server.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { ratedAtLeast, ratingChoice } from "../areas/area-store.server.ts";
import { drawingHand, lastOf } from "../cocktail.ts";
import { familyOf, relatedCocktails } from "../comparing/kin-store.server.ts";
import { yearWords } from "../landings/landing.ts";
import { findDrawnRecipe } from "../pictures/drawn-store.server.ts";
import { fittingBottles } from "../products/fitting-bottles-store.server.ts";
import { offersForRecipe } from "../shop/needed-store.server.ts";
import { cocktails, freeFrom } from "./cocktail-area.ts";
import { cardOf, presentRecipe } from "./present.ts";
import { recipeJsonLd } from "./recipe-json-ld.ts";
import { findRecipe } from "./recipe-store.server.ts";

/**
 * What is asked for, each with its words as `subject.names` has them. Made once: without the `offset`, a join makes them anew for each
 * of the ingredients, which was two thirds of the time of a list with one.
 */
const called = (asked: readonly string[]): RawBuilder<unknown> => sql`
  (select asked, '|' || search_words(asked) || '|' as words from unnest(${[...asked]}::text[]) asked offset 0)`;

/** Ingredients, by key, number or any name that search knows them by ("club soda"), and all that are kinds of them. */
function below(named: readonly string[]): RawBuilder<unknown> {
  const ids = named.filter((one) => /^\d{1,9}$/.test(one)).map(Number);
  return sql`(
    with recursive below as (
      select id from ingredient where key = any(${[...named]}::text[]) or id = any(${ids}::int[])
      union select subject.link_id from ${subjects}, ${called(named)} called
      where subject.link_table = 'ingredients' and strpos(subject.names, called.words) > 0
      union select kind.ingredient_id from ingredient_parent kind join below on kind.parent_id = below.id
    ) select id from below)`;
}

/** Which ingredients are called so, by key, number or any name that search knows them by. */
const ingredientsCalled = (asked: readonly string[]): RawBuilder<unknown> => sql`
  select asked, ingredient.key as value from unnest(${[...asked]}::text[]) asked
  join ingredient on asked in (ingredient.key, ingredient.id::text)
  union select called.asked, ingredient.key from ${called(asked)} called
  join ${subjects} on subject.link_table = 'ingredients' and strpos(subject.names, called.words) > 0
  join ingredient on ingredient.id = subject.link_id`;

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

/** Drinks that hold nothing of something; of one that nobody has reckoned that is not said. */
const freeOf = (thing: string): RawBuilder<SqlBool> =>
  thing === "alcohol"
    ? sql`cocktail.abv < ${alcoholFreeBelow}`
    : sql`(cocktail.contains is not null and ${thing} <> all(cocktail.contains))`;

/** Drinks that a diet allows: with the stricter ones, which come before it. */
const suits = (diet: Diet): RawBuilder<SqlBool> =>
  sql`cocktail.diet = any(${diets.slice(0, diets.indexOf(diet) + 1)}::text[])`;

/** Which drinks ask for which ingredient, a kind of one counted as each that it is a kind of. */
const asked = (condition: RawBuilder<SqlBool>) => sql`
  with recursive above as (
    select id as ingredient_id, id as root from ingredient
    union select above.ingredient_id, kind.parent_id
    from above join ingredient_parent kind on kind.ingredient_id = above.root
  )
  select distinct line.cocktail_id, ingredient.key, ingredient.name
  from above join cocktail_line line on line.ingredient_id = above.ingredient_id and ${condition}
  join ingredient on ingredient.id = above.root`;

/** The number of what has a key. */
const keyed = (table: "ingredient" | "glass") => (key: string) =>
  sql`select id from ${sql.raw(table)} where key = ${key}`;

/** How hard a recipe is to make, by its key (app/drinks/making.ts). */
const isSoHard = (key: string): RawBuilder<SqlBool> => sql`cocktail.difficulty = ${difficultyKeys.indexOf(key) + 1}`;

const inBand = (band: StrengthBand): RawBuilder<SqlBool> =>
  sql`(cocktail.abv >= ${bandEdges[band][0]} and cocktail.abv < ${bandEdges[band][1]})`;
const tagChoice = (tags: readonly string[]) => told(tags.map((tag) => [tag, tagged(tag)]));

/** Cocktails as the index of subjects has them (`SubjectSource.rows`). */
const rows = (condition: RawBuilder<SqlBool>) => sql`
    select cocktail.id, cocktail.name, cocktail.aka,
      case when cocktail.abv < ${alcoholFreeBelow} then 'Cocktail without alcohol' else 'Cocktail' end, cocktail.teaser,
      '/cocktails/recipe/' || cocktail.id || '/' || subject_slug(cocktail.name),
      '/drawings/cocktails/' || cocktail.id || '/' || cocktail.drawing || ${`${drawingHand}.svg`},
      array_to_string(cocktail.tags || cocktail.taste
        || array(select called.word from cocktail_line line join ingredient on ingredient.id = line.ingredient_id
          cross join lateral unnest(ingredient.name || ingredient.aka) with ordinality called (word, place)
          where line.cocktail_id = cocktail.id order by line.position, called.place)
        || array(select glass.name || ' glass' from glass where glass.id = cocktail.glass_id), ' '),
      coalesce(cocktail.rating, 3) / 5.5, cocktail.rating,
      concat_ws(' · ',
        (select ingredient.name from cocktail_line line join ingredient on ingredient.id = line.ingredient_id
          where line.cocktail_id = cocktail.id and ingredient.type = 1 and not line.optional
          order by line.amount desc, line.position limit 1),
        case when cocktail.abv >= ${alcoholFreeBelow} then round(cocktail.abv) || ' %' end,
        ${lineCount} || case ${lineCount} when 1 then ' part' else ' parts' end),
      case when cocktail.abv < ${alcoholFreeBelow} then 'Without alcohol' end, cocktail.added_on
    from cocktail where ${condition}`;

/** The recipes that only their owner sees, as the index of subjects would have them: for the owner's own lists. */
export const ownRecipeRows = (personId: string) =>
  rows(sql`cocktail.owner_id = ${personId} and not cocktail.is_public`);

/**
 * Base spirits that are no kind of another, each with all that are kinds of it (`below`: id, root, name). What is called after one
 * and has no kinds of its own ("Citrus vodka", "Bacon-washed bourbon") is of its family, though owning it is not owning that.
 * @param root the key of the one base spirit whose family is wanted
 */
export const spiritFamilies = (root?: string) => sql`
  with recursive flavoured as (
    select distinct on (spirit.id) spirit.id, base.id as base_id
    from ingredient spirit join ingredient base on base.type = 1 and base.id <> spirit.id
      and lower(base.name) = lower(substring(spirit.name from '[^ ]+$'))
    where spirit.type = 1 and spirit.name like '% %' and not exists (
      select from ingredient_parent kind where kind.ingredient_id = spirit.id or kind.parent_id = spirit.id)
    order by spirit.id, base.id
  ), below as (
    select id, key as root, name from ingredient
    where type = 1 and not exists (select from ingredient_parent where ingredient_id = ingredient.id)
      and id not in (select id from flavoured) ${root === undefined ? sql`` : sql`and key = ${root}`}
    union select kind.id, below.root, below.name
    from (select ingredient_id as id, parent_id from ingredient_parent union all select id, base_id from flavoured) kind
    join below on kind.parent_id = below.id
  )`;

/** Which drink (`cocktail_id, root, name`) is of which family, where "below" is known: its lines that are no extra decide. */
export const drinksOfSpirits = sql`
  select distinct line.cocktail_id, below.root, below.name
  from below join cocktail_line line on line.ingredient_id = below.id and not line.optional`;

/** How cocktails are read. */
export const cocktailReading = readArea({
  area: cocktails,
  own: "cocktail",
  kind: "cocktails",
  index: rows(sql`cocktail.is_public`),
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
    spirit: ([key]) => sql`(${has(key!)} or cocktail.id in (${spiritFamilies(key)}
      select line.cocktail_id from below join cocktail_line line on line.ingredient_id = below.id and not line.optional))`,
    strength: ([band]) => inBand(band as StrengthBand),
    method: ([method]) => sql`cocktail.method = ${method}`,
    glass: ([key]) => sql`cocktail.glass_id = (select id from glass where key = ${key})`,
    taste: (tastes) => all(tastes.map((taste) => sql`cocktail.taste && ${[...tasteWords(taste)]}::text[]`)),
    without_alcohol: () => sql`cocktail.abv < ${alcoholFreeBelow}`,
    ingredient: (named) => all(named.map(has)),
    free_from: (things) => all(things.map(freeOf)),
    diet: ([diet]) => suits(diet as Diet),
    origin: ([country]) => sql`cocktail.origin_country = ${country}`,
    without: (named) => sql`not exists (
      select from cocktail_line line where line.cocktail_id = cocktail.id and line.ingredient_id in ${below(named)})`,
    occasion: ([tag]) => tagged(tag!),
    season: ([tag]) => tagged(tag!),
    rating: ratedAtLeast,
    difficulty: ([key]) => isSoHard(key!),
    year_from: ([year]) => sql`cocktail.origin_year >= ${Number(year)}`,
    year_to: ([year]) => sql`cocktail.origin_year <= ${Number(year)}`,
    lines_max: ([most]) => sql`${lineCount} <= ${Number(most)}`,
  },
  about: {
    spirit: { table: "ingredients", id: keyed("ingredient") },
    ingredient: { table: "ingredients", id: keyed("ingredient") },
    glass: { table: "glassware", id: keyed("glass") },
  },
  spelt: {
    spirit: ingredientsCalled,
    ingredient: ingredientsCalled,
    without: ingredientsCalled,
    glass: (asked) => sql`select asked, glass.key as value from unnest(${[...asked]}::text[]) asked
      join glass on asked in (glass.id::text, glass.key) or lower(glass.name) = lower(asked)`,
  },
  choices: {
    spirit: sql`${spiritFamilies()} ${drinksOfSpirits}`,
    strength: told(strengthBands.map((band) => [band, inBand(band)])),
    method: sql`select cocktail.id, cocktail.method, cocktail.method from cocktail`,
    glass: sql`select cocktail.id, glass.key, glass.name from cocktail join glass on glass.id = cocktail.glass_id`,
    taste: sql`
      select cocktail.id, word, word from cocktail, unnest(cocktail.taste) as word
      where word <> all(${Object.keys(tasteFamilies)}::text[])
      union all ${told(
        Object.entries(tasteFamilies).map(([name, words]) => [name, sql`cocktail.taste && ${[...words]}::text[]`]),
      )}`,
    without_alcohol: told([["1", sql`cocktail.abv < ${alcoholFreeBelow}`]]),
    ingredient: asked(sql`not line.optional`),
    without: asked(sql`true`),
    free_from: told(freeFrom.map((thing) => [thing, freeOf(thing)])),
    diet: told(diets.map((diet) => [diet, suits(diet)])),
    origin: sql`
      select cocktail.id, origin_country, origin_country from cocktail where origin_country is not null`,
    occasion: tagChoice(["aperitif", "after-dinner", "brunch", "party", "dessert"]),
    season: tagChoice(["summer", "winter"]),
    rating: ratingChoice(cocktails),
    difficulty: told(difficultyKeys.map((key) => [key, isSoHard(key)])),
    lines_max: told([["2", sql`${lineCount} <= 2`]]),
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
    const [family, like, bottles, offers] = await Promise.all([
      familyOf(db, id, row.variant_of),
      relatedCocktails(db, id, 6),
      fittingBottles(db, id),
      offersForRecipe(db, row.glass_key, row.tools),
    ]);
    const picture_text = describeDrink(storedDrinkFacts(row));
    return {
      ...presentRecipe(row),
      description: row.teaser,
      picture_text,
      aka: row.aka,
      family,
      like,
      bottles,
      offers,
    };
  },
  ownCard: (recipe) => cardOf(recipe),
  related: ({ name, family, like, bottles, offers }) => [
    { title: "Bottles that suit", table: "spiritbrands", ids: bottles, block: "bottles" },
    { title: "Glass and tools for it, in the shop", table: "shop", ids: offers },
    { title: `More ways to a ${name}`, table: "cocktails", ids: family },
    {
      title: "Near it on the map of tastes",
      table: "cocktails",
      ids: like,
      more: { href: "/cocktails/map", text: "The whole map" },
    },
    { title: "Who made it, and who tells of it", table: "people", linked: true },
    { title: "Bars of its story", table: "pubs_and_bars", linked: true },
    { title: "Where it is printed", table: "books", linked: true },
    { title: "In the encyclopedia", table: "encyclopedia", linked: true, most: 6 },
  ],
  landings: ({ origin: { country, where, year } }) => [
    ...(country ? [{ kind: "country" as const, word: country }] : []),
    ...(country && where ? [{ kind: "city" as const, word: lastOf(where), within: country }] : []),
    ...yearWords(year),
  ],
  jsonLd: (recipe, { date }) => ({ ...recipeJsonLd(recipe), datePublished: date }),
  async picture(db, id) {
    const row = await findDrawnRecipe(db, id, null);
    return row ? drawDrinkCard(storedDrinkFacts(row)) : null;
  },
});

import { sql } from "kysely";
import { type BottleKind, drawBottle } from "#app/drawing/drink-drawing.ts";
import { bottleKindOf, ingredientTypes } from "#app/drinks/vocabulary.ts";
import { unknownIngredient } from "#app/kit/subject.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { ingredients } from "./ingredient-area.ts";
import { findIngredient } from "./one-ingredient-store.server.ts";

/**
 * How many public drinks ask for an ingredient or a kind of it: those that the list of drinks with it holds. By the index of lines for
 * each kind, which `offset 0` insists on: the planner takes any ingredient to have 191 kinds and read all lines for each ingredient
 * instead, seven minutes and more for 2,600 ingredients of 100,000 recipes.
 */
const uses = sql.raw(`(
  with recursive below as (
    select ingredient.id as id
    union select kind.ingredient_id from ingredient_parent kind join below on kind.parent_id = below.id
  )
  select count(distinct line.cocktail_id) from below
  cross join lateral (
    select cocktail_id from cocktail_line where ingredient_id = below.id and not optional offset 0
  ) line
  cross join lateral (select from cocktail where id = line.cocktail_id and is_public offset 0) shown)`);

/** How ingredients are read. The one that stands for an unknown one has no page. */
export const ingredientReading = readArea({
  area: ingredients,
  own: "ingredient",
  kind: "ingredients",
  index: sql`
    select ingredient.id, ingredient.name, ingredient.aka || array_remove(array[ingredient.plural], null), 'Ingredient', ingredient.description,
      '/ingredients/' || ingredient.id || '/' || subject_slug(ingredient.name),
      '/drawings/ingredients/' || ingredient.id || '.svg', array_to_string(ingredient.taste, ' '),
      case when is_free_version(ingredient.name) then 0.05 else 0.3 end, null::numeric,
      concat_ws(' · ', type.name,
        case when used.drinks > 0 then used.drinks || case when used.drinks = 1 then ' drink' else ' drinks' end end),
      case when ingredient.grade = 'H' then 'Made at home' end, null::date
    from ingredient cross join lateral (select ${uses} as drinks) used left join (values ${sql.join(
      Object.entries(ingredientTypes).map(([id, name]) => sql`(${Number(id)}::int, ${name}::text)`),
    )}) type (id, name) on type.id = ingredient.type
    where ingredient.id <> ${unknownIngredient} and ingredient.is_public`,
  colours: sql`select id, colour from ingredient where is_public`,
  senses: sql`select 'no-alcohol', ingredient.id from ingredient
    where is_free_version(ingredient.name) and ingredient.is_public`,
  where: {
    type: ([type]) => sql`ingredient.type = ${Number(type)}`,
    taste: ([word]) => sql`${word} = any(ingredient.taste)`,
    homemade: () => sql`ingredient.grade = 'H'`,
  },
  choices: {
    type: sql`select ingredient.id, ingredient.type::text, ingredient.type::text from ingredient`,
    homemade: sql`select ingredient.id, '1', '1' from ingredient where ingredient.grade = 'H'`,
    taste: sql`select ingredient.id, word, word from ingredient, unnest(ingredient.taste) as word`,
  },
  orders: {
    used: sql`${uses} desc, subject.name`,
    name: sql`subject.name collate "und-x-icu"`,
    newest: sql`subject.rank desc`,
  },
  find: findIngredient,
  async ownedBy(db, id, personId) {
    const own = db.selectFrom("ingredient").select("id").where("id", "=", id).where("owner_id", "=", personId);
    return (await own.executeTakeFirst()) !== undefined;
  },
  related: ({ key, name, bottles, goes_into, stands_in_for }) => [
    { title: "Bottles of it", table: "spiritbrands", ids: bottles, block: "bottles" },
    {
      title: `Drinks with ${name.toLowerCase()}`,
      table: "cocktails",
      values: { ingredient: [key] },
      block: "drinks",
    },
    { title: "Goes with", table: "ingredients", linked: true, roles: ["goes_with"], most: 6 },
    { title: "Made with it", table: "ingredients", ids: goes_into, most: 6 },
    { title: "In the shop", table: "shop", linked: true },
    { title: "Stands in for", table: "ingredients", ids: stands_in_for, most: 6 },
    { title: "In the encyclopedia", table: "encyclopedia", linked: true },
  ],
  landings: ({ key, type }) => (type === 1 ? [{ kind: "spirit", word: key }] : []),
  jsonLd: ({ aka }, _card, baseUrl) => ({
    "@type": "DefinedTerm",
    inDefinedTermSet: {
      "@type": "DefinedTermSet",
      name: ingredients.words.title,
      url: baseUrl + ingredients.path,
    },
    ...(aka.length > 0 ? { alternateName: aka } : {}),
  }),
  async picture(db, id, readerId) {
    const row = await db
      .selectFrom("ingredient")
      .select(["name", "colour", "type"])
      .where("id", "=", id)
      // Its picture tells its name: of one that is not public only its writer sees it.
      .where((eb) => eb.or([eb("is_public", "=", true), eb("owner_id", "=", readerId)]))
      .executeTakeFirst();
    return row ? drawBottle({ name: row.name, colour: row.colour, kind: bottleKindOf(row.type) as BottleKind }) : null;
  },
});

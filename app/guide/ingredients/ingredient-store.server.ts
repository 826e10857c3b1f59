import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type BottleKind, drawBottle } from "#app/drawing/drink-drawing.ts";
import { bottleKindOf, ingredientTypes } from "#app/drinks/vocabulary.ts";
import { unknownIngredient } from "#app/kit/subject.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { ingredients } from "./ingredient-area.ts";

/** How many public drinks ask for each ingredient by itself. */
const uses = sql.raw(`(select count(distinct line.cocktail_id) from cocktail_line line
  join cocktail on cocktail.id = line.cocktail_id and cocktail.is_public where line.ingredient_id = ingredient.id)`);

/** How ingredients are read. The one that stands for an unknown one has no page. */
export const ingredientReading = readArea({
  area: ingredients,
  own: "ingredient",
  kind: "ingredients",
  index: sql`
    select ingredient.id, ingredient.name, array_remove(array[ingredient.plural], null), 'Ingredient', ingredient.description,
      '/ingredients/' || ingredient.id || '/' || subject_slug(ingredient.name),
      '/drawings/ingredients/' || ingredient.id || '.svg', array_to_string(ingredient.taste, ' '),
      case when is_free_version(ingredient.name) then 0.05 else 0.3 end, null::numeric,
      concat_ws(' · ', type.name, case when ${uses} > 0 then ${uses} || case when ${uses} = 1 then ' drink' else ' drinks' end end),
      case when ingredient.grade = 'H' then 'Made at home' end, null::date
    from ingredient left join (values ${sql.join(
      Object.entries(ingredientTypes).map(([id, name]) => sql`(${Number(id)}::int, ${name}::text)`),
    )}) type (id, name) on type.id = ingredient.type
    where ingredient.id <> ${unknownIngredient}`,
  colours: sql`select id, colour from ingredient`,
  senses: sql`select 'no-alcohol', ingredient.id from ingredient where is_free_version(ingredient.name)`,
  where: {
    type: ([type]) => sql`ingredient.type = ${Number(type)}`,
    taste: ([word]) => sql`${word} = any(ingredient.taste)`,
    homemade: () => sql`ingredient.grade = 'H'`,
  },
  choices: {
    type: sql`select ingredient.id, ingredient.type::text, ingredient.type::text from ingredient`,
    taste: sql`select ingredient.id, word, word from ingredient, unnest(ingredient.taste) as word`,
  },
  orders: {
    used: sql`${uses} desc, subject.name`,
    name: sql`subject.name collate "und-x-icu"`,
    newest: sql`subject.rank desc`,
  },
  async find(db, id) {
    if (id === unknownIngredient) return null;
    const row = await db
      .selectFrom("ingredient")
      .selectAll()
      .select((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom("ingredient_part as part")
            .innerJoin("ingredient as of", "of.id", "part.part_id")
            .innerJoin("unit", "unit.id", "part.unit_id")
            .select(["of.id", "of.name", "part.amount", "unit.name as unit", "unit.plural as units", "unit.kind"])
            .whereRef("part.ingredient_id", "=", "ingredient.id")
            .orderBy("part.position"),
        ).as("parts"),
        jsonArrayFrom(
          eb
            .selectFrom("ingredient_alternative as other")
            .innerJoin("ingredient as of", "of.id", "other.alternative_id")
            .select(["of.id", "of.name", "other.strength"])
            .whereRef("other.ingredient_id", "=", "ingredient.id")
            .orderBy(sql`array_position(array['same', 'close', 'in a pinch'], other.strength)`)
            .orderBy("of.name"),
        ).as("stand_ins"),
        jsonArrayFrom(
          eb
            .selectFrom("ingredient_parent as kind")
            .innerJoin("ingredient as of", "of.id", "kind.parent_id")
            .select(["of.id", "of.name"])
            .whereRef("kind.ingredient_id", "=", "ingredient.id")
            .orderBy("kind.position"),
        ).as("parents"),
        jsonArrayFrom(
          eb
            .selectFrom("ingredient_parent as kind")
            .innerJoin("ingredient as of", "of.id", "kind.ingredient_id")
            .select(["of.id", "of.name"])
            .whereRef("kind.parent_id", "=", "ingredient.id")
            .orderBy("of.name"),
        ).as("kinds"),
        jsonArrayFrom(
          eb
            .selectFrom("brand")
            .select("brand.id")
            .whereRef("brand.ingredient_id", "=", "ingredient.id")
            .orderBy("name"),
        ).as("bottles"),
      ])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return null;
    const { key, name, type, grade, abv, taste, description: text, storage, method } = row;
    const { sweetness, sourness, bitterness, pantry, parts, stand_ins, parents, kinds } = row;
    const bottles = row.bottles.map((bottle) => bottle.id);
    const picture_text = `${name}, ${bottleKindOf(type) === "pantry" ? "on a dish" : "in its bottle"}, drawn.`;
    const scales = { sweetness, sourness, bitterness };
    return {
      ...{ id: row.id, key, name, type, grade, abv, taste, text, storage, method, pantry, scales },
      ...{ parts, stand_ins, parents, kinds, bottles, description: text, picture_text, aka: [] as string[] },
    };
  },
  related: ({ key, name, bottles }) => [
    { title: `Drinks with ${name.toLowerCase()}`, table: "cocktails", values: { ingredient: [key] } },
    { title: "Bottles of it", table: "spiritbrands", ids: bottles },
    { title: "In the encyclopedia", table: "encyclopedia", linked: true },
  ],
  jsonLd: ({ taste }) => ({ "@type": "DefinedTerm", inDefinedTermSet: "Ingredients", keywords: taste.join(", ") }),
  async picture(db, id) {
    const row = await db
      .selectFrom("ingredient")
      .select(["name", "colour", "type"])
      .where("id", "=", id)
      .executeTakeFirst();
    return row ? drawBottle({ name: row.name, colour: row.colour, kind: bottleKindOf(row.type) as BottleKind }) : null;
  },
});

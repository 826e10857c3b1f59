import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";
import { bottleKindOf } from "#app/drinks/vocabulary.ts";
import { unknownIngredient } from "#app/kit/subject.ts";
import { opening } from "#app/kit/words.ts";
import { type Above, kindTree } from "./kind-tree.ts";

/** One ingredient with all that it is related to, in one statement: parts, stand-ins, kinds, bottles, what it goes into. */
export async function findIngredient(db: Queries, id: number) {
  if (id === unknownIngredient) return null;
  const row = await db
    .selectFrom("ingredient")
    .modifyFront(prepared)
    .leftJoin("unit as makes_unit", "makes_unit.id", "ingredient.makes_unit_id")
    .select(["ingredient.id", "ingredient.key", "ingredient.name", "ingredient.aka", "ingredient.description"])
    .select(["ingredient.type", "ingredient.grade", "ingredient.abv", "ingredient.taste", "ingredient.storage"])
    .select(["ingredient.method", "ingredient.sweetness", "ingredient.sourness", "ingredient.bitterness"])
    .select([
      "ingredient.pantry",
      "ingredient.contains",
      "ingredient.vegan",
      "ingredient.vegetarian",
      "ingredient.makes",
    ])
    .select(["makes_unit.name as makes_one", "makes_unit.plural as makes_many"])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("ingredient_part as part")
          .innerJoin("ingredient as of", "of.id", "part.part_id")
          .innerJoin("unit", "unit.id", "part.unit_id")
          .select([
            "of.id",
            "of.name",
            "of.plural",
            "part.amount",
            "unit.name as unit",
            "unit.plural as units",
            "unit.key as unit_key",
          ])
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
      sql<Above[]>`(
        with recursive up as (
          select parent_id as id from ingredient_parent where ingredient_id = ingredient.id
          union select kind.parent_id from ingredient_parent kind join up on kind.ingredient_id = up.id
        )
        select coalesce(json_agg(json_build_object('id', of.id, 'name', of.name, 'parents', array(
          select kind.parent_id from ingredient_parent kind where kind.ingredient_id = of.id order by kind.position
        )) order by of.name), '[]') from up join ingredient of on of.id = up.id)`.as("above"),
      sql<number[]>`array(select kind.parent_id from ingredient_parent kind
        where kind.ingredient_id = ingredient.id order by kind.position)`.as("parents"),
      jsonArrayFrom(
        eb
          .selectFrom("ingredient_parent as kind")
          .innerJoin("ingredient as of", "of.id", "kind.ingredient_id")
          .select(["of.id", "of.name"])
          .whereRef("kind.parent_id", "=", "ingredient.id")
          .where("of.is_public", "=", true)
          .orderBy("of.name"),
      ).as("kinds"),
      jsonArrayFrom(
        eb
          .selectFrom("ingredient_part as use")
          .innerJoin("ingredient as of", "of.id", "use.ingredient_id")
          .select("of.id")
          .distinct()
          .whereRef("use.part_id", "=", "ingredient.id")
          .orderBy("of.id"),
      ).as("goes_into"),
      jsonArrayFrom(
        eb
          .selectFrom("ingredient_alternative as other")
          .innerJoin("ingredient as of", "of.id", "other.ingredient_id")
          .select("of.id")
          .whereRef("other.alternative_id", "=", "ingredient.id")
          .where("other.strength", "<>", "in a pinch")
          .orderBy("of.name"),
      ).as("stands_in_for"),
      jsonArrayFrom(
        eb.selectFrom("brand").select("brand.id").whereRef("brand.ingredient_id", "=", "ingredient.id").orderBy("name"),
      ).as("bottles"),
    ])
    .where("ingredient.id", "=", id)
    .where("ingredient.is_public", "=", true)
    .executeTakeFirst();
  if (!row) return null;
  const { key, name, type, grade, abv, taste, description: text, storage, method } = row;
  const { sweetness, sourness, bitterness, pantry, parts, stand_ins, above, parents, kinds } = row;
  const { contains, vegan, vegetarian } = row;
  const { makes: amount, makes_one, makes_many } = row;
  const makes = amount === null ? null : { amount, unit: amount === 1 ? makes_one : makes_many };
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const bottles = idsOf(row.bottles);
  const goes_into = idsOf(row.goes_into);
  const stands_in_for = idsOf(row.stands_in_for);
  const picture_text = `${name}, ${bottleKindOf(type) === "pantry" ? "on a dish" : "in its bottle"}, drawn.`;
  const scales = { sweetness, sourness, bitterness };
  return {
    ...{ id: row.id, key, name, type, grade, abv, taste, text, storage, method, pantry, scales },
    ...{ contains, vegan, vegetarian },
    ...{
      parts,
      makes,
      stand_ins,
      tree: kindTree({ id: row.id, name, parents }, above, kinds),
      bottles,
      goes_into,
      stands_in_for,
      description: opening(text),
      picture_text,
      aka: row.aka,
      contains,
      vegan,
      vegetarian,
    },
  };
}

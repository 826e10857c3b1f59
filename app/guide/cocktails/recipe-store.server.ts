import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";

/** What a line says of itself, its ingredient and its unit, in a recipe as in its earlier versions. */
const lineColumns = [
  "line.position",
  "line.amount",
  "line.note",
  "line.ingredient_id",
  "ingredient.key",
  "ingredient.name",
  "ingredient.plural",
  "ingredient.is_public",
  "unit.id as unit_id",
  "unit.name as unit_name",
  "unit.plural as unit_plural",
  "unit.ml as unit_ml",
  "unit.kind as unit_kind",
] as const;

/**
 * One cocktail with its glass and its lines in order; undefined when there is none that `reader` may see. It names its columns, as a
 * statement that is prepared does: a star would mean something else once a migration adds one.
 */
export async function findRecipe(db: Queries, id: number, reader: string | null) {
  return db
    .selectFrom("cocktail")
    .modifyFront(prepared)
    .innerJoin("glass", "glass.id", "cocktail.glass_id")
    .select(["cocktail.id", "cocktail.key", "cocktail.name", "cocktail.aka", "cocktail.pronunciation"])
    .select(["cocktail.teaser", "cocktail.history", "cocktail.tip", "cocktail.instructions", "cocktail.sources"])
    .select(["cocktail.garnish", "cocktail.garnish_items", "cocktail.ice", "cocktail.method", "cocktail.tools"])
    .select(["cocktail.glass_id", "cocktail.glass_alternatives", "cocktail.colour", "cocktail.drawing"])
    .select(["cocktail.taste", "cocktail.tags", "cocktail.sweetness", "cocktail.rating", "cocktail.difficulty"])
    .select(["cocktail.minutes", "cocktail.serves", "cocktail.volume_ml", "cocktail.abv", "cocktail.alcohol_ml"])
    .select(["cocktail.contains", "cocktail.diet", "cocktail.iba", "cocktail.iba_note", "cocktail.variant_of"])
    .select(["cocktail.origin_year", "cocktail.origin_circa", "cocktail.origin_who", "cocktail.origin_where"])
    .select(["cocktail.origin_country", "cocktail.owner_id", "cocktail.is_public"])
    .select(["cocktail.added_on", "cocktail.updated_at"])
    .select([
      "glass.key as glass_key",
      "glass.name as glass_name",
      "glass.ml as glass_ml",
      "glass.shape as glass_shape",
      "glass.description as glass_description",
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("cocktail_line as line")
          .innerJoin("ingredient", "ingredient.id", "line.ingredient_id")
          .innerJoin("unit", "unit.id", "line.unit_id")
          .leftJoin("brand", "brand.id", "line.brand_id")
          .select(lineColumns)
          .select([
            "line.optional",
            "ingredient.colour",
            "ingredient.clarity",
            "ingredient.fizzy",
            "ingredient.abv",
            "ingredient.contains",
            "ingredient.vegan",
            "ingredient.vegetarian",
            "brand.name as brand",
          ])
          .select(
            sql<
              string[]
            >`array(select other.name from ingredient other where other.id = any(line.alternatives) order by other.name)`.as(
              "alternatives",
            ),
          )
          .whereRef("line.cocktail_id", "=", "cocktail.id")
          .orderBy("line.position"),
      ).as("lines"),
      jsonArrayFrom(
        eb
          .selectFrom("cocktail_version as version")
          .select(["version.name", "version.year", "version.circa", "version.source", "version.note"])
          .select((its) =>
            jsonArrayFrom(
              its
                .selectFrom("cocktail_version_line as line")
                .innerJoin("ingredient", "ingredient.id", "line.ingredient_id")
                .innerJoin("unit", "unit.id", "line.unit_id")
                .select(lineColumns)
                .whereRef("line.cocktail_id", "=", "version.cocktail_id")
                .whereRef("line.version", "=", "version.position")
                .orderBy("line.position"),
            ).as("lines"),
          )
          .whereRef("version.cocktail_id", "=", "cocktail.id")
          .orderBy("version.position"),
      ).as("versions"),
      sql<string[]>`array(select other.name from unnest(cocktail.glass_alternatives) with ordinality as named(id, place)
        join glass other on other.id = named.id order by named.place)`.as("glass_alternative_names"),
    ])
    .where("cocktail.id", "=", id)
    .where((eb) =>
      reader
        ? eb.or([eb("cocktail.is_public", "=", true), eb("cocktail.owner_id", "=", reader)])
        : eb("cocktail.is_public", "=", true),
    )
    .executeTakeFirst();
}

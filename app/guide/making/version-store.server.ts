import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Queries } from "#app/platform/database.server.ts";

/** How a cocktail was mixed by others, in the order of its file, each with its lines. */
export async function versionsOf(db: Queries, cocktail: number) {
  return db
    .selectFrom("cocktail_version as version")
    .select(["version.name", "version.year", "version.circa", "version.source", "version.note"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("cocktail_version_line as line")
          .innerJoin("ingredient", "ingredient.id", "line.ingredient_id")
          .innerJoin("unit", "unit.id", "line.unit_id")
          .select([
            "line.position",
            "line.amount",
            "line.note",
            "line.ingredient_id",
            "ingredient.key",
            "ingredient.name",
            "ingredient.plural",
            "unit.id as unit_id",
            "unit.name as unit_name",
            "unit.plural as unit_plural",
            "unit.ml as unit_ml",
            "unit.kind as unit_kind",
          ])
          .whereRef("line.cocktail_id", "=", "version.cocktail_id")
          .whereRef("line.version", "=", "version.position")
          .orderBy("line.position"),
      ).as("lines"),
    )
    .where("version.cocktail_id", "=", cocktail)
    .orderBy("version.position")
    .execute();
}

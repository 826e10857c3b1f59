import { type SqlBool, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

/** The units that suit an ingredient, by its type; none for one that there is not, or that is another person's alone. */
export async function unitsFor(db: Queries, ingredientId: number, personId: string | null) {
  return db
    .selectFrom("unit")
    .innerJoin("ingredient", (join) => join.on(sql<SqlBool>`ingredient.type = any(unit.types)`))
    .select(["unit.id", "unit.name", "unit.plural"])
    .where("ingredient.id", "=", ingredientId)
    .where((eb) => eb.or([eb("ingredient.is_public", "=", true), eb("ingredient.owner_id", "=", personId)]))
    .orderBy("unit.id")
    .execute();
}

/** A unit and the measures that forms offer for it. */
export async function unitWithMeasures(db: Queries, unitId: number) {
  const unit = await db
    .selectFrom("unit")
    .select(["id", "name", "plural", "ml", "measure_ids"])
    .where("id", "=", unitId)
    .executeTakeFirst();
  if (!unit) return null;
  const measures = await db
    .selectFrom("measure")
    .selectAll()
    .where("id", "in", unit.measure_ids)
    .orderBy("qty")
    .execute();
  return { unit, measures };
}

import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Holding } from "#app/database/holding.server.ts";
import { putBack, saidRows, takeSaid } from "#app/marks/said-store.server.ts";

const preferred = { table: "preferred_brand" } as const;
const asBrand = (link_id: number) => ({ link_table: "spiritbrands", link_id });

/** The ids of the bottles that somebody takes first wherever their kind is asked for. */
export async function preferredBrands(db: Queries, personId: string): Promise<number[]> {
  const { rows } = await sql<{ link_id: number }>`
    select link_id from (${saidRows(personId, preferred)}) preferred where link_table = 'spiritbrands'`.execute(db);
  return rows.map(({ link_id }) => link_id);
}

/** Makes a bottle the one that somebody takes first, in place of others of its kind; null: none of them any more. */
export async function preferBrand(db: Queries, personId: string, brand: number | null, others: readonly number[]) {
  if (others.length > 0) await takeSaid(db, personId, preferred, others.map(asBrand));
  if (brand === null) return;
  const said = { ...asBrand(brand), value: null, created_at: new Date().toISOString() };
  await putBack(db, personId, preferred, [said]);
}

type InRecipe = { cocktail_id: number; ingredient_id: number };

/** Says which bottle somebody takes in one recipe; null: there not the one that they take else. */
export async function preferInRecipe(db: Queries, personId: string, where: InRecipe, brand_id: number | null) {
  await db
    .insertInto("preferred_in_recipe")
    .values({ person_id: personId, ...where, brand_id })
    .onConflict((conflict) =>
      conflict.columns(["person_id", "cocktail_id", "ingredient_id"]).doUpdateSet({ brand_id, created_at: sql`now()` }),
    )
    .execute();
}

/** Takes back what somebody said of one recipe. */
export async function forgetInRecipe(db: Queries, personId: string, { cocktail_id, ingredient_id }: InRecipe) {
  await db
    .deleteFrom("preferred_in_recipe")
    .where("person_id", "=", personId)
    .where("cocktail_id", "=", cocktail_id)
    .where("ingredient_id", "=", ingredient_id)
    .execute();
}

/** What somebody said of single recipes, newest first: of a bottle, and of its ingredient where no bottle is said. */
export async function inRecipes(db: Queries, personId: string, about: { brand: number; ingredients: number[] }) {
  return db
    .selectFrom("preferred_in_recipe")
    .select(["cocktail_id", "ingredient_id", "brand_id"])
    .where("person_id", "=", personId)
    .where((where) =>
      where.or([
        where("brand_id", "=", about.brand),
        where.and([where("brand_id", "is", null), where("ingredient_id", "in", about.ingredients)]),
      ]),
    )
    .orderBy("created_at", "desc")
    .orderBy("cocktail_id")
    .limit(200)
    .execute();
}

/** What somebody said of the lines of one recipe. */
export async function inRecipe(db: Queries, personId: string, cocktail_id: number) {
  return db
    .selectFrom("preferred_in_recipe")
    .select(["ingredient_id", "brand_id"])
    .where("person_id", "=", personId)
    .where("cocktail_id", "=", cocktail_id)
    .execute();
}

/** What is held of a person here. */
export const preferredHeld: Holding = {
  name: "preferred_in_recipes",
  table: "preferred_in_recipe",
  person: "person_id",
  told: ["cocktail_id", "ingredient_id", "brand_id", "created_at"],
  untold: { person_id: "the same for every row: your own account" },
};

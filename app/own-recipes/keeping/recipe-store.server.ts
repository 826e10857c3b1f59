import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { siteDay } from "#app/kit/dates.ts";
import { hashNumber } from "#app/kit/hash.ts";
import { reckon } from "#app/library/reckoning.ts";
import type { CheckedRecipe, Things } from "../form/check.ts";
import type { OwnStatus } from "../status.ts";

/** A recipe of a member as its own forms and lists show it. */
export type OwnRecipe = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

/** Recipes of members with all that their forms hold. */
export const columns = (db: Queries) =>
  db
    .selectFrom("cocktail")
    .innerJoin("own_recipe", "own_recipe.cocktail_id", "cocktail.id")
    .innerJoin("glass", "glass.id", "cocktail.glass_id")
    .select(["cocktail.id", "cocktail.name", "cocktail.teaser", "cocktail.drawing", "cocktail.colour", "cocktail.abv"])
    .select(["cocktail.method", "cocktail.ice", "cocktail.garnish", "cocktail.instructions", "cocktail.is_public"])
    .select(["cocktail.owner_id", "cocktail.variant_of", "cocktail.updated_at", "glass.key as glass"])
    .select(["own_recipe.description", "own_recipe.picture", "own_recipe.youtube_id", "own_recipe.reason"])
    .select(sql<OwnStatus>`own_recipe.status`.as("status"))
    .select(
      sql<
        StoredLine[]
      >`coalesce((select json_agg(json_build_object('ingredientId', line.ingredient_id, 'unitId', line.unit_id,
          'brandId', line.brand_id, 'amount', line.amount, 'optional', line.optional, 'note', line.note) order by line.position)
        from cocktail_line line where line.cocktail_id = cocktail.id), '[]')`.as("lines"),
    );

type StoredLine = {
  ingredientId: number;
  unitId: number;
  brandId: number | null;
  amount: number;
  optional: boolean;
  note: string | null;
};

type Page = { limit: number; offset: number };

/** By when they were changed, or by name. */
export const ownSorts = ["newest", "oldest", "name"] as const;
type Asked = { keyword: string; sort: (typeof ownSorts)[number] };

/** A page of a person's recipes whose name holds a keyword, folded; and how many there are. */
export async function ownRecipes(db: Queries, personId: string, { keyword, sort }: Asked, { limit, offset }: Page) {
  const rows = await columns(db)
    .where("cocktail.owner_id", "=", personId)
    .where(sql<boolean>`strpos(folded(cocktail.name), ${keyword}) > 0`)
    .$if(sort === "name", (query) => query.orderBy(sql`folded(cocktail.name)`))
    .orderBy("cocktail.updated_at", sort === "oldest" ? "asc" : "desc")
    .orderBy("cocktail.id", sort === "oldest" ? "asc" : "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  // A page that is not full, and not past the end, says how many there are.
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  return { rows, count: isLast ? offset + rows.length : await countOwn(db, personId, keyword) };
}

/** How many recipes somebody has written, whose name holds a keyword, folded. */
export async function countOwn(db: Queries, personId: string, keyword = ""): Promise<number> {
  const { count } = await db
    .selectFrom("cocktail")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", personId)
    .where(sql<boolean>`strpos(folded(cocktail.name), ${keyword}) > 0`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One recipe of a person; undefined where it is not theirs. `lock` has whoever else changes it wait. */
export async function findOwn(db: Queries, personId: string, id: number, lock = false) {
  const found = columns(db).where("cocktail.owner_id", "=", personId).where("cocktail.id", "=", id);
  return (lock ? found.forUpdate(["cocktail", "own_recipe"]) : found).executeTakeFirst();
}

/** Keeps a recipe under a number of its own, or under the one that it has; with all that follows from it. */
export async function keepRecipe(
  db: Queries,
  person: { id: string },
  { id, versionOf }: { id: number | null; versionOf: number | null },
  recipe: CheckedRecipe,
  things: Things,
): Promise<number> {
  const row = rowOf(recipe, things);
  const kept = id ?? (await insertRecipe(db, { owner_id: person.id, variant_of: versionOf }, row));
  if (id !== null) await db.updateTable("cocktail").set(row).where("id", "=", id).execute();
  await db.deleteFrom("cocktail_line").where("cocktail_id", "=", kept).execute();
  await db
    .insertInto("cocktail_line")
    .values(recipe.lines.map(lineRow(kept)))
    .execute();
  const told = { description: recipe.description, youtube_id: recipe.youtubeId };
  await db
    .insertInto("own_recipe")
    .values({ cocktail_id: kept, ...told })
    .onConflict((conflict) => conflict.column("cocktail_id").doUpdateSet(told))
    .execute();
  return kept;
}

const lineRow =
  (cocktail_id: number) =>
  ({ ingredient, brandId, amount, unit, optional, note }: CheckedRecipe["lines"][number], position: number) => ({
    ...{ cocktail_id, position, ingredient_id: ingredient.id, brand_id: brandId },
    ...{ amount, unit_id: unit.id, optional, note },
  });

/** What is stored of a recipe itself, all that follows from it reckoned as the library's own is. */
function rowOf(recipe: CheckedRecipe, things: Things) {
  const { entry, teaser, description } = recipe;
  return {
    ...{ name: entry.name, method: entry.method, ice: entry.ice, instructions: entry.instructions },
    glass_id: recipe.glassId,
    garnish: entry.garnish?.text ?? null,
    garnish_items: entry.garnish?.items ?? [],
    history: description === teaser || description === "" ? null : description,
    ...followingFrom(recipe, things),
    updated_at: sql<Date>`now()`,
  };
}

/** What of a recipe follows from what it asks for. */
export function followingFrom(
  { entry, teaser, sweetness }: Pick<CheckedRecipe, "entry" | "teaser" | "sweetness">,
  { known }: Things,
) {
  return { teaser, sweetness, ...reckon(entry, known) };
}

type Whose = { owner_id: string; variant_of: number | null };

async function insertRecipe(db: Queries, whose: Whose, row: ReturnType<typeof rowOf>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('cocktail_own_id')::int as id`.execute(db);
  const { id } = rows[0]!;
  const key = `own-${id}`;
  const day = Math.floor(Date.now() / 86_400_000);
  // As the library ranks its own: the day, and within it a fixed, mixed order.
  const stream_rank = day * 1_048_576 + (hashNumber(key) % 1_048_576);
  const origin = { origin_who: "A member of Jigger", origin_year: siteDay().year };
  await db
    .insertInto("cocktail")
    .values({ ...row, ...whose, ...origin, id, key, stream_rank, is_public: false })
    .execute();
  return id;
}

/** Says whether others may see it: what it is from now on, and whether it stands in everybody's lists. */
export async function setStatus(db: Queries, id: number, status: OwnStatus): Promise<void> {
  await db
    .updateTable("own_recipe")
    .set({
      status,
      asked_at: status === "waiting" ? sql`now()` : null,
      reason: null,
      decided_at: null,
      decided_by: null,
    })
    .where("cocktail_id", "=", id)
    .execute();
  await showRecipe(db, id, status === "published");
}

/** The ingredients of a recipe that only its writer sees: while there are any, others cannot be shown it. */
export async function hiddenIngredients(db: Queries, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom("cocktail_line as line")
    .innerJoin("ingredient", "ingredient.id", "line.ingredient_id")
    .select("ingredient.name")
    .distinct()
    .where("line.cocktail_id", "=", id)
    .where("ingredient.is_public", "=", false)
    .execute();
  return rows.map(({ name }) => name);
}

/** Shows a recipe to everybody, or to its writer alone. */
export async function showRecipe(db: Queries, id: number, isPublic: boolean): Promise<void> {
  await db.updateTable("cocktail").set({ is_public: isPublic }).where("id", "=", id).execute();
}

/** Takes a recipe away, with all that hangs on it. */
export async function deleteRecipe(db: Queries, id: number): Promise<void> {
  await db.deleteFrom("cocktail").where("id", "=", id).execute();
}

/** Says which file its picture is; null takes it away. The file before is deleted by a chore. */
export async function setPicture(db: Queries, id: number, name: string | null): Promise<void> {
  await db.updateTable("recipe_picture").set({ cocktail_id: null }).where("cocktail_id", "=", id).execute();
  if (name !== null)
    await db
      .insertInto("recipe_picture")
      .values({ name, cocktail_id: id })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ cocktail_id: id }))
      .execute();
  await db.updateTable("own_recipe").set({ picture: name }).where("cocktail_id", "=", id).execute();
}

/** A recipe that everybody may see, or the person's own, to write another version of; undefined where there is none. */
export async function findForVersion(db: Queries, personId: string, id: number) {
  return db
    .selectFrom("cocktail")
    .innerJoin("glass", "glass.id", "cocktail.glass_id")
    .select(["cocktail.id", "cocktail.name", "cocktail.method", "cocktail.ice", "cocktail.garnish"])
    .select(["cocktail.instructions", "glass.key as glass"])
    .select(
      sql<
        StoredLine[]
      >`coalesce((select json_agg(json_build_object('ingredientId', line.ingredient_id, 'unitId', line.unit_id,
          'brandId', line.brand_id, 'amount', line.amount, 'optional', line.optional, 'note', line.note) order by line.position)
        from cocktail_line line where line.cocktail_id = cocktail.id), '[]')`.as("lines"),
    )
    .where("cocktail.id", "=", id)
    .where((eb) => eb.or([eb("cocktail.is_public", "=", true), eb("cocktail.owner_id", "=", personId)]))
    .executeTakeFirst();
}

/** What somebody's own recipes are called, by their numbers. */
export async function ownRecipeNames(
  db: Queries,
  personId: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("cocktail")
    .select(["id", "name"])
    .where("owner_id", "=", personId)
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

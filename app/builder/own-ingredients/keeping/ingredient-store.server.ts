import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { OwnStatus } from "#app/own-recipes/status.ts";
import type { CheckedIngredient, Chosen } from "../ingredient.ts";

const columns = (db: Queries) =>
  db
    .selectFrom("ingredient")
    .innerJoin("own_ingredient as own", "own.ingredient_id", "ingredient.id")
    .select(["ingredient.id", "ingredient.name", "ingredient.type", "ingredient.abv", "ingredient.description"])
    .select([
      "ingredient.is_public",
      "ingredient.owner_id",
      "own.picture",
      "own.link_table",
      "own.link_id",
      "own.reason",
    ])
    .select(sql<OwnStatus>`own.status`.as("status"));

/** One ingredient of a person; undefined where it is not theirs. `lock` has whoever else changes it wait. */
export async function findOwnIngredient(db: Queries, personId: string, id: number, lock = false) {
  const found = columns(db).where("ingredient.owner_id", "=", personId).where("ingredient.id", "=", id);
  return (lock ? found.forUpdate(["ingredient", "own"]) : found).executeTakeFirst();
}

/** How many ingredients somebody has written. */
export async function countOwnIngredients(db: Queries, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom("ingredient")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", personId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What of the guide an ingredient was chosen from, by its name, and what of it an ingredient of its kind takes over. */
export async function chosenThing(db: Queries, { link_table, link_id }: Chosen) {
  const { rows } = await sql<{ name: string; id: number; type: number }>`
    select ${link_table === "spiritbrands" ? sql`brand.name` : sql`ingredient.name`} as name, ingredient.id, ingredient.type
    from ingredient ${link_table === "spiritbrands" ? sql`join brand on brand.ingredient_id = ingredient.id and brand.id = ${link_id}` : sql``}
    where ingredient.is_public and ingredient.owner_id is null
      and ${link_table === "spiritbrands" ? sql`true` : sql`ingredient.id = ${link_id}`} limit 1`.execute(db);
  return rows[0];
}

/** How an ingredient of a type looks and tastes where nothing else says so: as most of its type do. */
const ofType = (type: number) => sql`(
  select mode() within group (order by colour) as colour, mode() within group (order by clarity) as clarity,
    mode() within group (order by fizzy) as fizzy, round(avg(sweetness)) as sweetness, round(avg(sourness)) as sourness,
    round(avg(bitterness)) as bitterness, round(percentile_cont(0.5) within group (order by abv)::numeric, 1) as abv,
    '{}'::text[] as taste, '{}'::text[] as contains, 'check' as vegan, true as vegetarian
  from ingredient where type = ${type} and is_public)`;

const ofParent = (id: number) => sql`(
  select colour, clarity, fizzy, sweetness, sourness, bitterness, abv, taste, contains, vegan, vegetarian
  from ingredient where id = ${id})`;

type Whose = { id: number | null; personId: string; parentId: number | null; chosen: Chosen | null };

/**
 * Keeps an ingredient under a number of its own, or under the one that it has. What its form does not ask, colour and taste, it
 * has of what it is a kind of, or of its type.
 */
export async function keepIngredient(
  db: Queries,
  { id, personId, parentId, chosen }: Whose,
  { name, type, abv, description }: CheckedIngredient,
): Promise<number> {
  const like = parentId === null ? ofType(type) : ofParent(parentId);
  const kept = id ?? (await nextId(db));
  await sql`insert into ingredient (id, key, name, type, grade, abv, colour, clarity, fizzy, sweetness, sourness, bitterness,
      taste, pantry, description, contains, vegan, vegetarian, owner_id, is_public)
    select ${kept}::int, ${`own-${kept}`}, ${name}, ${type}::smallint, 'O', coalesce(${abv}::numeric, "like".abv, 0),
      coalesce("like".colour, '#d8cbb0'), coalesce("like".clarity, 'clear'), coalesce("like".fizzy, false),
      coalesce("like".sweetness, 0), coalesce("like".sourness, 0), coalesce("like".bitterness, 0), "like".taste, false,
      ${description}, "like".contains, "like".vegan, "like".vegetarian, ${personId}, false
    from ${like} as "like"
    on conflict (id) do update set name = excluded.name, type = excluded.type, abv = excluded.abv, colour = excluded.colour,
      clarity = excluded.clarity, fizzy = excluded.fizzy, sweetness = excluded.sweetness, sourness = excluded.sourness,
      bitterness = excluded.bitterness, taste = excluded.taste, description = excluded.description,
      contains = excluded.contains, vegan = excluded.vegan, vegetarian = excluded.vegetarian`.execute(db);
  await db.deleteFrom("ingredient_parent").where("ingredient_id", "=", kept).execute();
  if (parentId !== null)
    await db
      .insertInto("ingredient_parent")
      .values({ ingredient_id: kept, position: 0, parent_id: parentId })
      .execute();
  const link = {
    link_table: chosen?.link_table ?? null,
    link_id: chosen?.link_id ?? null,
    changed_at: sql<Date>`now()`,
  };
  await db
    .insertInto("own_ingredient")
    .values({ ingredient_id: kept, ...link })
    .onConflict((conflict) => conflict.column("ingredient_id").doUpdateSet(link))
    .execute();
  return kept;
}

async function nextId(db: Queries): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('ingredient_own_id')::int as id`.execute(db);
  return rows[0]!.id;
}

/** Says whether others may see it: what it is from now on, and whether it stands in everybody's lists. */
export async function setIngredientStatus(db: Queries, id: number, status: OwnStatus): Promise<void> {
  const asked_at = status === "waiting" ? sql<Date>`now()` : null;
  await db
    .updateTable("own_ingredient")
    .set({ status, asked_at, reason: null, decided_at: null, decided_by: null })
    .where("ingredient_id", "=", id)
    .execute();
  await showIngredient(db, id, status === "published");
}

/** Shows an ingredient to everybody, or to its writer alone. */
export async function showIngredient(db: Queries, id: number, isPublic: boolean): Promise<void> {
  await db.updateTable("ingredient").set({ is_public: isPublic }).where("id", "=", id).execute();
}

/** The recipes that ask for an ingredient: the person's own by name, and how many of others. */
export async function usesOf(db: Queries, personId: string, id: number): Promise<{ own: string[]; others: number }> {
  const { rows } = await sql<{ own: string[]; others: number }>`
    select coalesce(array_agg(distinct cocktail.name) filter (where cocktail.owner_id = ${personId}), '{}') as own,
      (count(distinct cocktail.id) filter (where cocktail.owner_id is distinct from ${personId}))::int as others
    from cocktail_line line join cocktail on cocktail.id = line.cocktail_id
    where line.ingredient_id = ${id} or ${id} = any(line.alternatives)`.execute(db);
  return rows[0]!;
}

/** Takes an ingredient away, with all that hangs on it. */
export async function deleteIngredient(db: Queries, id: number): Promise<void> {
  await db.deleteFrom("ingredient").where("id", "=", id).execute();
}

/** Says which file its picture is; null takes it away. The file before is deleted by a chore. */
export async function setIngredientPicture(db: Queries, id: number, name: string | null): Promise<void> {
  await db.updateTable("ingredient_picture").set({ ingredient_id: null }).where("ingredient_id", "=", id).execute();
  if (name !== null) await db.insertInto("ingredient_picture").values({ name, ingredient_id: id }).execute();
  await db.updateTable("own_ingredient").set({ picture: name }).where("ingredient_id", "=", id).execute();
}

/** The pictures of some of a person's ingredients, by their numbers; only of those that have one. */
export async function picturesOf(db: Queries, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("own_ingredient")
    .select(["ingredient_id", "picture"])
    .where("ingredient_id", "in", [...ids])
    .where("picture", "is not", null)
    .execute();
  return new Map(rows.map(({ ingredient_id, picture }) => [ingredient_id, picture!]));
}

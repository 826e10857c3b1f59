import type { Queries } from "#app/database/database.server.ts";
import { indexEntries } from "#app/guide/area-readings.server.ts";
import { renewRecipe } from "#app/my-bar/makeable.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { holdersOf, inheritContents, type Reckoned, reckonAnew } from "./keeping/follow-store.server.ts";
import { follow } from "./keeping/save-operation.server.ts";

/**
 * Has members' recipes follow what an ingredient of a member is now (contract.md, 6: every screen gives the same answer), and tells every
 * process of each. Once it is committed the writer's own process has to read them: `renewRecipes`.
 */
export async function followOwnIngredient(db: Queries, id: number): Promise<Reckoned[]> {
  const reckoned = await reckonAnew(db, [id]);
  for (const recipe of reckoned) await follow(db, recipe.id, recipe.is_public);
  return reckoned;
}

/** Has this process read some recipes anew, so that the next page has them as they are. */
export async function renewRecipes(house: House, recipes: readonly Reckoned[]): Promise<void> {
  for (const { id } of recipes) await renewRecipe(house, id);
}

/**
 * Has members' recipes follow a change of the guide, and members' own ingredients the allergens of what they are a kind of. Every
 * process hears of the guide's change itself, and reads all of it anew.
 * @param ingredients those that changed; null: any, or a glass or a unit
 */
export async function followGuide(db: Queries, ingredients: readonly number[] | null): Promise<void> {
  const holders = ingredients && (await holdersOf(db, ingredients));
  const own = await inheritContents(db, holders);
  const reckoned = await reckonAnew(db, holders && [...holders, ...own]);
  const shown = reckoned.flatMap(({ id, is_public }) => (is_public ? [id] : []));
  if (shown.length > 0) await indexEntries(db, new Map([["cocktails", shown]]));
}

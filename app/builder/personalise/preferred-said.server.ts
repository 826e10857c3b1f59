import { recipePath } from "#app/guide/cocktail.ts";
import type { Subject } from "#app/kit/subject.ts";
import { aboveOf, type BarCatalogue, type RecipeRow } from "#app/my-bar/makeable.server.ts";
import type { Context } from "#app/operations/operation.ts";
import type { Personalised } from "./answer.server.ts";
import { inRecipe, inRecipes, preferredBrands } from "./preferred-store.server.ts";

/** Where a bottle is taken: everywhere, in single recipes, and in which not; null of what is no bottle. */
export async function bottleSaid(
  { db, person }: Context<"member">,
  catalogue: BarCatalogue,
  { link_table, link_id }: Subject,
): Promise<Personalised["preferred"]> {
  const brand = link_table === "spiritbrands" ? catalogue.brands.get(link_id) : undefined;
  if (!brand) return null;
  const ingredients = [brand.ingredientId, ...aboveOf(catalogue, brand.ingredientId)];
  const [preferred, said] = await Promise.all([
    preferredBrands(db, person.id),
    inRecipes(db, person.id, { brand: brand.id, ingredients }),
  ]);
  const rows = said.flatMap(({ brand_id, ...where }) => {
    const recipe = catalogue.recipes.get(where.cocktail_id);
    return recipe ? [{ ...where, brand_id, name: recipe.name, href: recipePath(recipe.id, recipe.name) }] : [];
  });
  const everywhere = preferred.includes(brand.id);
  return {
    everywhere,
    kind: catalogue.ingredients.get(brand.ingredientId)?.name ?? "its kind",
    recipes: rows.filter(({ brand_id }) => brand_id === brand.id),
    exceptions: everywhere ? rows.filter(({ brand_id }) => brand_id === null) : [],
  };
}

/** So many bottles are offered for a line. */
const mostBottles = 30;

/** What a recipe asks for of which the person has bottles, or said something: which one they take there. */
export async function linesSaid(
  { db, person }: Context<"member">,
  catalogue: BarCatalogue,
  recipe: RecipeRow,
  owned: readonly Subject[],
): Promise<Personalised["lines"]> {
  const said = new Map(
    (await inRecipe(db, person.id, recipe.id)).map(({ ingredient_id, brand_id }) => [ingredient_id, brand_id]),
  );
  const have = new Set(owned.flatMap(({ link_table, link_id }) => (link_table === "spiritbrands" ? [link_id] : [])));
  const lines = new Map(
    recipe.lines.map(({ ingredientId }) => [ingredientId, catalogue.ingredients.get(ingredientId)]),
  );
  return [...lines].flatMap(([ingredient_id, ingredient]) => {
    const chosen = said.get(ingredient_id);
    const bottles = [...catalogue.brands.values()]
      .filter(({ id }) => have.has(id) || id === chosen)
      .filter((brand) => [brand.ingredientId, ...aboveOf(catalogue, brand.ingredientId)].includes(ingredient_id))
      .slice(0, mostBottles)
      .map(({ id, name }) => ({ id, name }));
    if (!ingredient || (bottles.length === 0 && chosen === undefined)) return [];
    const choice = chosen === undefined ? "" : String(chosen ?? -1);
    return [{ ingredient_id, name: ingredient.name, choice, bottles }];
  });
}

import { z } from "zod";
import { aboveOf, type BarCatalogue } from "#app/my-bar/makeable.server.ts";
import { yesNo, yesOrNo } from "../yes-no.ts";
import type { Found } from "./find-recipes.server.ts";

/** A bottle that can be used in recipes. */
export const bottleAnswer = z.object({
  link_table: z.literal("spiritbrands"),
  link_id: z.int(),
  display_name: z.string(),
  image: z.string(),
  ingredient: z.object({ id: z.int(), displayName: z.string() }),
  in_ingredients: yesNo,
  recipe_count: z.int().describe("Into how many of the recipes it goes"),
});

/** contract.md, 9: the bottles that can be used in some recipes: those in the bar first, then what goes into most. */
export function bottlesFor(catalogue: BarCatalogue, found: readonly Found[], owned: ReadonlySet<number>) {
  const asked = new Map<number, Set<number>>();
  for (const { recipe } of found)
    for (const { ingredientId } of recipe.lines)
      asked.set(ingredientId, (asked.get(ingredientId) ?? new Set()).add(recipe.id));
  const counts = new Map<number, number>();
  const countOf = (ingredient: number) => {
    const known = counts.get(ingredient);
    if (known !== undefined) return known;
    const recipes = [ingredient, ...aboveOf(catalogue, ingredient)].flatMap((id) => [...(asked.get(id) ?? [])]);
    const count = new Set(recipes).size;
    counts.set(ingredient, count);
    return count;
  };
  return [...catalogue.brands.values()]
    .map((brand) => ({ brand, count: countOf(brand.ingredientId), own: owned.has(brand.id) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.own) - Number(a.own) || b.count - a.count || a.brand.id - b.brand.id)
    .map(({ brand, count, own }) => ({
      link_table: "spiritbrands" as const,
      link_id: brand.id,
      display_name: brand.name,
      image: `/drawings/bws/${brand.id}.svg`,
      ingredient: {
        id: brand.ingredientId,
        displayName: catalogue.ingredients.get(brand.ingredientId)?.name ?? "Unknown ingredient",
      },
      in_ingredients: yesOrNo(own),
      recipe_count: count,
    }));
}

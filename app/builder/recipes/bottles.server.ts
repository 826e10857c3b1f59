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
  const asked = new Map<number, number[]>();
  for (const [place, { recipe }] of found.entries())
    for (const { ingredientId } of recipe.lines) {
      const places = asked.get(ingredientId);
      if (places) places.push(place);
      else asked.set(ingredientId, [place]);
    }
  const counts = new Map<number, number>();
  // For which ingredient a recipe was counted last: one that asks for it twice, or for what it is a kind of as well, counts once.
  const countedFor = new Int32Array(found.length);
  const countOf = (ingredient: number) => {
    const known = counts.get(ingredient);
    if (known !== undefined) return known;
    let count = 0;
    for (const id of [ingredient, ...aboveOf(catalogue, ingredient)])
      for (const place of asked.get(id) ?? []) {
        if (countedFor[place] === ingredient) continue;
        countedFor[place] = ingredient;
        count += 1;
      }
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

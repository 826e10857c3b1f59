import { z } from "zod";
import { yesOrNo } from "#app/kit/query.ts";
import { aboveOf, type BarCatalogue, type ChosenRecipe } from "#app/my-bar/makeable.server.ts";
import { yesNo } from "#app/platform/fields.ts";

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
export function bottlesFor(catalogue: BarCatalogue, found: readonly ChosenRecipe[], owned: ReadonlySet<number>) {
  const places = placesOf(catalogue);
  const counts = new Int32Array(places.kinds);
  // In which recipe a kind was counted last: one that asks for it twice, or for what it is a kind of as well, counts once.
  const countedIn = new Int32Array(places.kinds).fill(-1);
  for (const [at, { recipe }] of found.entries())
    for (const { ingredientId } of recipe.lines)
      for (const place of places.servedBy.get(ingredientId) ?? []) {
        if (countedIn[place] === at) continue;
        countedIn[place] = at;
        counts[place]! += 1;
      }
  const countOf = (ingredient: number) => counts[places.of.get(ingredient)!]!;
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

/**
 * The kinds that bottles are of, each with its place, and for each ingredient that a line may ask for the places of the kinds that
 * serve it. Worked out by kinds, so that a line's share is one look: at 100,000 recipes there are half a million lines.
 */
function placesOf(catalogue: BarCatalogue) {
  const of = new Map<number, number>();
  const servedBy = new Map<number, number[]>();
  for (const { ingredientId } of catalogue.brands.values()) {
    if (of.has(ingredientId)) continue;
    const place = of.size;
    of.set(ingredientId, place);
    for (const id of [ingredientId, ...aboveOf(catalogue, ingredientId)]) {
      const places = servedBy.get(id);
      if (places) places.push(place);
      else servedBy.set(id, [place]);
    }
  }
  return { of, servedBy, kinds: of.size };
}

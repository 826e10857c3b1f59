import type { MakeableRecipe } from "../../bar-types.ts";

/** In one line, what the bar makes of a recipe, and the names of the required lines that it misses. */
export function verdictOf(recipe: Pick<MakeableRecipe, "missing_count" | "ingredients">): {
  ready: boolean;
  text: string;
} {
  if (recipe.missing_count === 0) return { ready: true, text: "You can make this now" };
  const names = recipe.ingredients.filter((line) => !line.in_my_bar && !line.optional).map((line) => line.name);
  return { ready: false, text: `${recipe.missing_count} missing: ${names.join(", ")}` };
}

import { drawingPath, recipePath } from "#app/guide/cocktail.ts";
import type { RecipeState } from "#app/visitor/personal.tsx";
import type { OpenBar } from "../../availability.ts";
import type { MakeableRecipe } from "../../bar-types.ts";
import type { Chosen } from "../recipe-choice.ts";
import type { Shelf } from "../shelf.server.ts";
import { categoryOf, whyText } from "./reasons.ts";

/** What a person said of a recipe. */
export type SaidOf = { favourite: boolean; wish_list: boolean; tried: string | null; rating: number | null };
type Told = {
  shelf: Shelf;
  open: OpenBar;
  said: ReadonlyMap<number, SaidOf>;
  now: number;
  /** Ingredients that are counted with and are not there. */
  supposed: ReadonlySet<number>;
};

/** The fields of a makeable recipe that go out, with why each line counts as there. */
export function presentMakeable(
  { recipe, missing }: Chosen,
  { shelf, open, said, now, supposed }: Told,
): MakeableRecipe {
  const own = said.get(recipe.id);
  const lines = open.explain(recipe.id) ?? [];
  return {
    cocktail: {
      id: recipe.id,
      name: recipe.name,
      image: drawingPath(recipe.id, recipe.drawing),
      href: recipePath(recipe.id, recipe.name),
      teaser: recipe.teaser,
      score: recipe.rating,
      cocktail_group: recipe.ownerId ? "user-generated" : null,
      is_public: recipe.isPublic ? "yes" : "no",
      last_updated_seconds_ago: Math.max(0, Math.round(now / 1000 - recipe.updatedAt)),
    },
    ingredients: lines.map((line) => ({
      ingredient_id: line.ingredientId,
      name: shelf.ingredients.get(line.ingredientId)?.name ?? "Unknown ingredient",
      in_my_bar: line.satisfied,
      optional: line.optional,
      category: categoryOf(line),
      alternative_ingredient:
        line.reason.kind === "alternative" ? (shelf.ingredients.get(line.reason.through)?.name ?? null) : null,
      why: whyText(line.reason, line.ingredientId, { shelf, open, supposed }),
    })),
    missing_count: missing,
    user_rating: own?.rating ?? null,
    favourite: own?.favourite ? "yes" : "no",
    wish_list: own?.wish_list ? "yes" : "no",
    tried: own?.tried ?? "not_tried",
  };
}

/** What a reader's bar makes of one recipe, line by line; null for a recipe that the shelf does not hold. */
export function presentState(recipeId: number, shelf: Shelf, open: OpenBar): RecipeState | null {
  const lines = open.explain(recipeId);
  if (!lines) return null;
  return {
    id: recipeId,
    missing: open.missingOf(recipeId) ?? 0,
    lines: lines.map((line, position) => ({
      position,
      in_my_bar: line.satisfied,
      optional: line.optional,
      why: whyText(line.reason, line.ingredientId, { shelf, open }),
    })),
  };
}

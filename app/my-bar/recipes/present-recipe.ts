import { editRecipePath, type RecipeState } from "#app/drinks/recipe-state.ts";
import { drawingPath, recipePath } from "#app/guide/cocktail.ts";
import { yesOrNo } from "#app/kit/query.ts";
import { unknownIngredient } from "#app/kit/subject.ts";
import type { AlternativeStrength } from "../availability.ts";
import type { MakeableRecipe } from "../bar-types.ts";
import type { BarCatalogue, OpenBars } from "../catalogue/bar-catalogue.server.ts";
import { categoryOf, standInName, whyText } from "../standing/reasons.ts";
import { standingOf } from "../standing/standing.ts";
import type { ChosenRecipe } from "./recipe-orders.ts";

/** What a person said of a recipe. */
export type SaidOf = { favourite: boolean; wish_list: boolean; tried: string | null; rating: number | null };
type Told = {
  catalogue: BarCatalogue;
  bars: OpenBars;
  /** The weakest substitutes that count in this list. */
  weakest: AlternativeStrength;
  said: ReadonlyMap<number, SaidOf>;
  now: number;
  /** Ingredients that are counted with and are not there. */
  supposed: ReadonlySet<number>;
};

/** The fields of a makeable recipe that go out, with why each line counts as there. */
export function presentMakeable({ recipe, missing }: ChosenRecipe, told: Told): MakeableRecipe {
  const { catalogue, bars, weakest, said, now, supposed } = told;
  const own = said.get(recipe.id);
  const open = bars[weakest];
  const known = { catalogue, open, supposed };
  const lines = open.explain(recipe.id) ?? [];
  const standing = standingOf(recipe.id, catalogue, bars, supposed);
  return {
    cocktail: {
      id: recipe.id,
      name: recipe.name,
      image: drawingPath(recipe.id, recipe.drawing),
      colour: recipe.colour,
      href: recipePath(recipe.id, recipe.name),
      teaser: recipe.teaser,
      score: recipe.rating,
      cocktail_group: recipe.ownerId ? "user-generated" : null,
      is_public: yesOrNo(recipe.isPublic),
      last_updated_seconds_ago: Math.max(0, Math.round(now / 1000 - recipe.updatedAt)),
    },
    ingredients: lines.map(({ ingredientId, satisfied, optional, reason }, place) => ({
      ingredient_id: ingredientId,
      name: catalogue.ingredients.get(ingredientId)?.name ?? "Unknown ingredient",
      in_my_bar: satisfied,
      optional,
      category: categoryOf(reason),
      alternative_ingredient: standInName(reason, known),
      why: whyText(reason, ingredientId, known),
      there: standing?.lines[place]?.there ?? false,
      stand_in: standing?.lines[place]?.stand_in ?? null,
    })),
    missing_count: missing,
    missing_counts: standing?.counts ?? { strict: missing, close: missing, pinch: missing },
    user_rating: own?.rating ?? null,
    favourite: yesOrNo(own?.favourite === true),
    wish_list: yesOrNo(own?.wish_list === true),
    tried: own?.tried ?? "not_tried",
    made_href: madeHref(recipe.id),
  };
}

/** What a reader's bar makes of one recipe, line by line; null for a recipe that their bar does not know. */
export function presentState(
  recipeId: number,
  catalogue: BarCatalogue,
  bars: OpenBars,
  personId: string,
): Omit<RecipeState, "buyable"> | null {
  const standing = standingOf(recipeId, catalogue, bars);
  if (!standing) return null;
  return {
    id: recipeId,
    made_href: madeHref(recipeId),
    edit_href: catalogue.recipes.get(recipeId)?.ownerId === personId ? editRecipePath(recipeId) : null,
    missing: standing.counts.strict,
    missing_counts: standing.counts,
    lines: standing.lines.map(({ ingredient_id, name, there, optional, why, stand_in }, position) => ({
      position,
      ingredient_id,
      name,
      in_my_bar: there,
      optional,
      why,
      stand_in,
      own: there ? null : ownOf(ingredient_id, catalogue),
    })),
  };
}

/** Where somebody says that they made a drink. */
export const madeHref = (recipeId: number): string => `/my-bar/diary?drink=${recipeId}`;

/** What says that an ingredient is there after all: a staple is switched on, anything else put into the bar. */
export function ownOf(id: number, catalogue: BarCatalogue): RecipeState["lines"][number]["own"] {
  const ingredient = catalogue.ingredients.get(id);
  if (!ingredient || id === unknownIngredient) return null;
  const root = "/api/dev/frontend/mybar";
  if (ingredient.pantry) {
    const fields = { ingredient_id: String(id), action: "make_available" };
    return { call: `${root}/toggle-pantry-ingredient`, fields };
  }
  return { call: `${root}/add-item`, fields: { link_table: "ingredients", link_id: String(id) } };
}

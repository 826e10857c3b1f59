import { z } from "zod";
import { yesOrNo } from "#app/kit/query.ts";
import { failure, success } from "#app/kit/result.ts";
import { markLimit } from "#app/marks/mark-operations.server.ts";
import { aboveOf, type BarCatalogue, barCatalogueFor, kindsOf, maySee } from "#app/my-bar/makeable.server.ts";
import { operation } from "#app/operations/operation.ts";
import { idField, maybeField, yesField, yesNo } from "#app/platform/fields.ts";
import { forgetInRecipe, preferBrand, preferInRecipe } from "./preferred-store.server.ts";

/** Forms and scripts write "none" in three ways: nothing, null, and -1 for an exception (builder.md, 7). */
const none = z.preprocess(
  (sent) => (sent === null || ["", "null", "-1", -1].includes(sent as never) ? undefined : sent),
  idField.optional(),
);
const input = z.object({
  cocktail_id: none.describe("The recipe that it is said of; without it every recipe"),
  ingredient_id: none.describe("What the recipe asks for"),
  spiritbrand_id: none.describe("The bottle; -1 or null: in this recipe not the bottle that is preferred else"),
  add: maybeField.describe("no takes it back"),
  delete: yesField.describe("yes takes it back"),
});

/** The bottles of some ingredients, by their ids. */
function bottlesOf({ brands }: BarCatalogue, ingredients: ReadonlySet<number>): number[] {
  return [...brands.values()].flatMap(({ id, ingredientId }) => (ingredients.has(ingredientId) ? [id] : []));
}

const unfitting = "spiritbrand_id: the bottle is neither of that ingredient nor of a kind of it";

/**
 * builder.md, 3 and 7: which bottle a person takes where a recipe asks for its kind: in every recipe, which is for premium
 * members (builder.md, 6), or in one, where -1 makes an exception of what holds else.
 */
export const preferredTask = operation({
  name: "builder/preferred-ingredient",
  summary: "Says which bottle is taken for an ingredient, in every recipe or in one",
  who: "member",
  changes: true,
  input,
  answers: z.object({ preferred: yesNo }),
  limit: markLimit,
  async handle({ cocktail_id, ingredient_id, spiritbrand_id, add = true, delete: forget }, context) {
    const { db, house, person } = context;
    const catalogue = await barCatalogueFor(house, person.id);
    const brand = spiritbrand_id === undefined ? null : catalogue.brands.get(spiritbrand_id);
    if (brand === undefined) return failure("not-found", "there is no such bottle");
    const takes = add && !forget;
    if (ingredient_id === undefined && !brand) return failure("invalid", "ingredient_id: must name an ingredient");
    // A bottle of London dry gin goes where gin is asked for.
    const fits = brand && new Set([brand.ingredientId, ...aboveOf(catalogue, brand.ingredientId)]);
    if (cocktail_id === undefined) {
      if (!person.premium) return failure("forbidden", "To prefer a bottle everywhere is for premium members.");
      if (!brand && takes) return failure("invalid", "spiritbrand_id: must name a bottle");
      if (ingredient_id !== undefined && !catalogue.ingredients.has(ingredient_id))
        return failure("not-found", "there is no such ingredient");
      if (ingredient_id !== undefined && fits?.has(ingredient_id) === false) return failure("invalid", unfitting);
      const kept = takes && brand ? brand.id : null;
      // It takes the place of all that go where an ingredient is asked for; without one named, of those of its own kind.
      const kinds = ingredient_id === undefined ? new Set([brand!.ingredientId]) : kindsOf(catalogue, ingredient_id);
      const others = takes || !brand ? bottlesOf(catalogue, kinds) : [brand.id];
      await preferBrand(
        db,
        person.id,
        kept,
        others.filter((id) => id !== kept),
      );
      return success({ preferred: yesOrNo(kept !== null) });
    }
    const recipe = catalogue.recipes.get(cocktail_id);
    if (!recipe || !maySee(recipe, person.id)) return failure("not-found", "there is no such recipe");
    const asked = recipe.lines.filter(({ ingredientId }) => (ingredient_id ?? ingredientId) === ingredientId);
    const line = asked.find(({ ingredientId }) => fits?.has(ingredientId) ?? true);
    if (!line)
      return asked.length > 0 && ingredient_id !== undefined
        ? failure("invalid", unfitting)
        : failure("invalid", "ingredient_id: the recipe does not ask for it");
    const where = { cocktail_id, ingredient_id: line.ingredientId };
    if (takes) await preferInRecipe(db, person.id, where, brand?.id ?? null);
    else await forgetInRecipe(db, person.id, where);
    return success({ preferred: yesOrNo(takes && brand !== null) });
  },
});

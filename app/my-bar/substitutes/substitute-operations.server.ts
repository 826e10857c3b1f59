import { z } from "zod";
import { recipePath } from "#app/guide/cocktail.ts";
import { failure, success } from "#app/kit/result.ts";
import { unknownIngredient } from "#app/kit/subject.ts";
import { operation } from "#app/operations/operation.ts";
import { idField, yesField } from "#app/platform/fields.ts";
import { takeTurn } from "#app/visitor/turns-store.server.ts";
import { ingredientChoice } from "../answers.server.ts";
import { barOf } from "../bar/persons-bar.server.ts";
import { substituteStrengths } from "../bar-types.ts";
import { maySee } from "../catalogue/bar-catalogue.server.ts";
import { forgetSubstitute, keepSubstitute } from "./substitute-store.server.ts";

/** More than anybody needs, and a bound on what each opening of a bar does. */
const mostKept = 200;

const substitute = z.object({
  ingredient: ingredientChoice,
  alternative: ingredientChoice,
  strength: z.enum(substituteStrengths),
  cocktail: z
    .object({ id: z.int(), name: z.string(), href: z.string() })
    .nullable()
    .describe("The one recipe that it is for; null where it is for all"),
  in_bar: z.boolean().describe("Whether what is taken is there, so that it counts now"),
});
export type Substitute = z.output<typeof substitute>;

/** contract.md, 8: GET alternatives: what the person takes where a recipe asks for something else. */
export const loadSubstitutes = operation({
  name: "my-bar/load-alternatives",
  summary: "What the person takes for what, in every recipe or in one",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: z.object({ result: z.array(substitute), result_count: z.int() }),
  async handle(_, context) {
    const { catalogue, personId, substitutes, open } = await barOf(context);
    const named = (id: number) => {
      const row = catalogue.ingredients.get(id);
      return row && { ingredient_id: id, name: row.name };
    };
    const result = substitutes.flatMap(({ ingredient_id, alternative_id, strength, cocktail_id }) => {
      const ingredient = named(ingredient_id);
      const alternative = named(alternative_id);
      const recipe = cocktail_id === null ? null : catalogue.recipes.get(cocktail_id);
      // What the library no longer has, or shows them no more, means nothing.
      if (!ingredient || !alternative || recipe === undefined || (recipe && !maySee(recipe, personId))) return [];
      const cocktail = recipe && { id: recipe.id, name: recipe.name, href: recipePath(recipe.id, recipe.name) };
      return [{ ingredient, alternative, strength, cocktail, in_bar: open(0).has(alternative_id) }];
    });
    return success({ result, result_count: result.length });
  },
});

/** contract.md, 8: POST alternatives: says what the person takes for what, how well it does, and where; or takes it back. */
export const changeSubstitute = operation({
  name: "my-bar/change-alternative",
  summary: "Says that the person takes one ingredient for another, or takes it back",
  who: "member",
  changes: true,
  input: z.object({
    ingredient_id: idField,
    alternative_id: idField,
    strength: z.enum(substituteStrengths).default("close"),
    cocktail_id: z.preprocess((sent) => (sent === "" ? undefined : sent), idField.optional()),
    delete: yesField,
  }),
  answers: z.object({ result_count: z.int().describe("How many there are now") }),
  async handle({ delete: forget, ...said }, context) {
    await takeTurn(context.db, context.person.id);
    const { catalogue, personId, substitutes } = await barOf(context);
    const own = { ...said, cocktail_id: said.cocktail_id ?? null };
    if (forget) {
      if (await forgetSubstitute(context.db, personId, own)) return success({ result_count: substitutes.length - 1 });
      return failure("not-found", "there is no such rule of yours");
    }
    const { ingredient_id, alternative_id, cocktail_id } = own;
    const isKnown = (id: number) => id !== unknownIngredient && catalogue.ingredients.has(id);
    if (!isKnown(ingredient_id) || !isKnown(alternative_id)) return failure("not-found", "there is no such ingredient");
    if (ingredient_id === alternative_id)
      return failure("invalid", "That is the very same thing.", {
        alternative_id: "Type another thing than is asked for.",
      });
    const recipe = cocktail_id === null ? null : catalogue.recipes.get(cocktail_id);
    if (recipe === undefined || (recipe && !maySee(recipe, personId)))
      return failure("not-found", "there is no such recipe");
    if (recipe && !recipe.lines.some(({ ingredientId }) => ingredientId === ingredient_id))
      return failure("invalid", "That drink does not ask for it.", { cocktail_id: "This drink does not ask for it." });
    const isNew = !substitutes.some(
      (each) =>
        each.ingredient_id === ingredient_id &&
        each.alternative_id === alternative_id &&
        each.cocktail_id === cocktail_id,
    );
    if (isNew && substitutes.length >= mostKept)
      return failure("conflict", `There are ${mostKept} rules already. Take one back first.`);
    await keepSubstitute(context.db, personId, own);
    return success({ result_count: substitutes.length + (isNew ? 1 : 0) });
  },
});

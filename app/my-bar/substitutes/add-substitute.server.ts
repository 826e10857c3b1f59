import { saysYes } from "#app/kit/query.ts";
import { failure, type Result } from "#app/kit/result.ts";
import { fold } from "#app/kit/slug.ts";
import type { Caller } from "#app/operations/operation.ts";
import { textIn } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { type BarCatalogue, barCatalogueFor } from "../catalogue/bar-catalogue.server.ts";
import { changeSubstitute } from "./substitute-operations.server.ts";

/** The one ingredient that is called so, in the library's spelling or another; undefined where there is none. */
function ingredientCalled(catalogue: BarCatalogue, name: string): number | undefined {
  const wanted = fold(name.slice(0, 100));
  for (const row of catalogue.ingredients.values()) if (fold(row.name) === wanted) return row.id;
  for (const row of catalogue.ingredients.values()) if (row.aka.some((other) => fold(other) === wanted)) return row.id;
  return undefined;
}

/** The one recipe of that name that the person may see; of two the better rated. */
function recipeCalled(catalogue: BarCatalogue, name: string, personId: string): number | undefined {
  const wanted = fold(name.trim().slice(0, 100));
  const named = [...catalogue.recipes.values()].filter(
    (one) => one.folded === wanted && (one.isPublic || one.ownerId === personId),
  );
  return named.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))[0]?.id;
}

const mend = "Mend what is marked below, and save the rule again.";

/** What the call says of an id is told at the field of the name that it was found by. */
function byFormField(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, said]) => [name.replace(/_id$/, ""), said]));
}

/** The form of the page: ingredients and the drink by their names, which it says where it does not know them. */
export async function addSubstitute(fields: unknown, caller: Caller): Promise<Result<unknown>> {
  const sent = fields as Record<string, unknown>;
  const catalogue = await barCatalogueFor(caller.house, caller.person?.id);
  const [ingredient = "", alternative = "", drink = ""] = ["ingredient", "alternative", "cocktail"].map((field) =>
    textIn(sent, field).trim(),
  );
  const ingredient_id = ingredientCalled(catalogue, ingredient);
  const alternative_id = ingredientCalled(catalogue, alternative);
  const cocktail_id = drink === "" ? undefined : recipeCalled(catalogue, drink, caller.person?.id ?? "");
  const unknown = (typed: string, empty: string) =>
    typed === "" ? empty : "No ingredient is called so. Type its name as the guide has it.";
  const errors = {
    ...(ingredient_id === undefined
      ? { ingredient: unknown(ingredient, "Type the ingredient that a recipe asks for.") }
      : {}),
    ...(alternative_id === undefined
      ? { alternative: unknown(alternative, "Type the ingredient that you take for it.") }
      : {}),
    ...(drink !== "" && cocktail_id === undefined
      ? { cocktail: "No drink is called so. Leave it empty for every drink." }
      : {}),
  };
  if (Object.keys(errors).length > 0) return failure("invalid", mend, errors);
  const said = { ingredient_id, alternative_id, strength: sent.strength, cocktail_id };
  const done = await run(changeSubstitute, said, caller);
  if (!done.ok && done.fields) return failure("invalid", mend, byFormField(done.fields));
  if (!done.ok || !saysYes(sent.both)) return done;
  return run(changeSubstitute, { ...said, ingredient_id: alternative_id, alternative_id: ingredient_id }, caller);
}

/** What the form begins with, by the ids of an address. */
export async function namesFor(ids: { ingredient: number | null; cocktail: number | null }, { house, person }: Caller) {
  const catalogue = await barCatalogueFor(house, person?.id);
  const recipe = catalogue.recipes.get(ids.cocktail ?? 0);
  return {
    ingredient: catalogue.ingredients.get(ids.ingredient ?? 0)?.name ?? "",
    cocktail: recipe?.isPublic ? recipe.name : "",
  };
}

import { amountsOf } from "#app/drinks/amounts.ts";
import type { MeasureSystem } from "#app/i18n/measure-systems.ts";
import type { Recipe } from "../cocktail.ts";

/** A recipe as plain text, to be pasted into a message: its lines in one system of measures, its steps, where it stands. */
export function recipeText(recipe: Recipe, drinks: number, system: MeasureSystem, address: string): string {
  const amounts = amountsOf(recipe.lines, drinks);
  const lines = recipe.lines.map(({ name, note, optional }, place) => {
    const amount = amounts[place]!;
    const many = typeof amount === "string" ? amount : amount[system];
    return `- ${many} ${name}${note ? `, ${note}` : ""}${optional ? " (optional)" : ""}`;
  });
  const steps = recipe.instructions.map((step, place) => `${place + 1}. ${step}`);
  return [
    recipe.name + (drinks === 1 ? "" : ` (for ${drinks})`),
    "",
    ...lines,
    "",
    ...steps,
    ...(recipe.garnish ? ["", `Garnish: ${recipe.garnish}`] : []),
    "",
    address,
  ].join("\n");
}

import { describeDrink, drawDrinkCard } from "#app/drawing/drink-drawing.ts";
import { ukUnits } from "#app/drinks/strength.ts";
import { drawnFacts, reckon } from "#app/library/reckoning.ts";
import { sketchOf, type Things } from "./check.ts";
import { type Draft, withPending } from "./draft.ts";
import type { Sketch, ToldForm } from "./told.ts";

/** How a draft would look and what follows from it; null while it names nothing that can be drawn. */
export function sketch(draft: Draft, things: Things): Sketch | null {
  const entry = sketchOf(withPending(draft), things);
  if (!entry) return null;
  const { abv, volume_ml, alcohol_ml, colour, minutes, tags, contains } = reckon(entry, things.known);
  const facts = drawnFacts(entry, things.known);
  const svg = Buffer.from(drawDrinkCard(facts)).toString("base64");
  return {
    picture: `data:image/svg+xml;base64,${svg}`,
    picture_text: describeDrink(facts),
    units: Math.round(ukUnits(alcohol_ml) * 10) / 10,
    ...{ abv, volume_ml, colour, minutes, tags, contains },
  };
}

/** A draft with all that its form shows beside it. */
export function tellForm(draft: Draft, things: Things, found: ToldForm["found"] = null): ToldForm {
  const units = [...things.units.values()];
  const known = draft.lines.filter(({ ingredientId }) => things.ingredients.has(ingredientId));
  const pending = draft.pending && things.ingredients.has(draft.pending.ingredientId) ? draft.pending : null;
  return {
    draft: { ...draft, lines: known.map((line) => ({ ...line, amount: amountShown(line.amount, things) })), pending },
    glasses: [...things.glasses.values()].map(({ key, name }) => ({ value: key, text: name })),
    ingredients: Object.fromEntries(
      [...things.ingredients.values()].map(({ id, name, type }) => [
        id,
        {
          name,
          units: units.filter(({ types }) => types.includes(type)).map((unit) => ({ id: unit.id, name: unit.name })),
          bottles: [...things.brands].flatMap(([brand, { name, of }]) =>
            of.includes(id) ? [{ id: brand, name }] : [],
          ),
        },
      ]),
    ),
    sketch: sketch(draft, things),
    found,
  };
}

/** A measure that was sent by its number is shown as the amount that it is. */
function amountShown(amount: string, { measures }: Things): string {
  return amount.startsWith("#") ? String(measures.get(Number(amount.slice(1))) ?? "") : amount;
}

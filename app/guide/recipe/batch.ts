import { showVolume } from "#app/i18n/measures.ts";
import type { Recipe } from "../cocktail.ts";

/** From so many drinks on, one by one is no longer how they are made. */
const several = 3;
/** A shaker holds two drinks with their ice. */
const perShaker = 2;
/** Below this a freezer makes ice of it (% vol). */
const freezes = 18;

type Batched = Pick<Recipe, "method" | "lines" | "volume_ml" | "abv">;

/**
 * How so many drinks of a recipe are mixed: shaken two at a time, or stirred ones all together with the water that the ice
 * would have given them; null where that is said already, or there are few.
 */
export function batchOf({ method, lines, volume_ml, abv }: Batched, drinks: number): string | null {
  if (drinks < several) return null;
  if (method === "shake") return `Shake ${perShaker} at a time: a shaker holds no more with its ice.`;
  const tops = lines.some(({ unit }) => unit.kind === "top");
  if (method !== "stir" || tops || abv < freezes) return null;
  const poured = lines.reduce(
    (sum, { amount, unit }) => sum + (unit.kind === "volume" ? amount * (unit.ml ?? 0) : 0),
    0,
  );
  const water = Math.round(((volume_ml - poured) * drinks) / 10) * 10;
  if (water < 20) return null;
  return `Or mix all of it in a bottle with ${showVolume(water, "ml")} of cold water, keep it in the freezer and pour: no ice, no stirring.`;
}

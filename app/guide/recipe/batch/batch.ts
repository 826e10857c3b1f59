import type { Recipe } from "../../cocktail.ts";

/** From so many drinks on, one by one is no longer how they are made. */
const several = 3;
/** So many drinks a shaker holds with their ice, and a blender with theirs. */
const perVessel = { shake: 2, throw: 2, blend: 4 };
/** Below this a freezer makes ice of it (% vol). */
const freezes = 18;

type Batched = Pick<Recipe, "method" | "lines" | "volume_ml" | "abv"> & { making: Pick<Recipe["making"], "serves"> };

/** How several drinks are made: so many at a time, each in its glass, or all ahead in a bottle with so much water. */
export type Batch =
  | { how: "shake" | "throw" | "blend"; at_a_time: number }
  | { how: "glasses" }
  | { how: "bottle"; water_ml: number };

/**
 * How so many drinks of a recipe are mixed: as many at a time as the vessel holds, or stirred ones all together with the
 * water that the ice would have given them; null where that is said already, or there are few.
 */
export function batchOf({ method, lines, volume_ml, abv, making }: Batched, drinks: number): Batch | null {
  if (drinks < several) return null;
  if (method === "shake" || method === "throw" || method === "blend")
    return drinks > perVessel[method] ? { how: method, at_a_time: perVessel[method] } : null;
  // What is made by the bowl anyway is built in one.
  if (method === "build") return making.serves ? null : { how: "glasses" };
  const tops = lines.some(({ unit }) => unit.kind === "top");
  if (method !== "stir" || tops || abv < freezes) return null;
  const poured = lines.reduce(
    (sum, { amount, unit }) => sum + (unit.kind === "volume" ? amount * (unit.ml ?? 0) : 0),
    0,
  );
  const water_ml = Math.round(((volume_ml - poured) * drinks) / 10) * 10;
  return water_ml < 20 ? null : { how: "bottle", water_ml };
}

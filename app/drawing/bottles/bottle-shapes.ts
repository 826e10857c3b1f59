/** All silhouettes of bottles and jars. */
import { type Half, radiusAt } from "../glasses/profile.ts";
import { cellarShapes } from "./cellar-shapes.ts";
import { famousLiqueurs } from "./famous-liqueurs.ts";
import { famousSpirits } from "./famous-spirits.ts";
import { spiritShapes } from "./spirit-shapes.ts";

export const bottleShapes = { ...spiritShapes, ...cellarShapes, ...famousSpirits, ...famousLiqueurs };

export type BottleSilhouette = keyof typeof bottleShapes;

/** The widest half width of a shape, for its shadow. */
export function widest(half: Half): number {
  let most = 0;
  for (let y = 40; y <= 456; y += 8) most = Math.max(most, radiusAt(half, y));
  return most;
}

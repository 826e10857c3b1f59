/** The part of the sheet that a drink takes up: large pictures leave out the room that taller glasses need. */
import type { DrinkFacts, Garnish } from "../facts.ts";
import { type Vessel, vesselOf } from "../glasses/glasses.ts";
import { axis, rimOf, sample } from "../glasses/profile.ts";
import { wantsStraw } from "./extras.ts";

/** How far garnishes reach above the rim; what is not named lies on it or in the glass. */
const reach: Partial<Record<Garnish, number>> = {
  "mint-sprig": 104,
  "rosemary-sprig": 140,
  "basil-leaf": 96,
  celery: 172,
  "pineapple-leaf": 150,
  "pineapple-wedge": 96,
  "cinnamon-stick": 116,
  "apple-fan": 80,
  cucumber: 84,
  chilli: 84,
};
const lying = 62;
const steaming = 122;
const straws = 96;
/** Room above ice that is heaped, and foam that has risen. */
const heaped = 66;
const bare = 18;
/** What hangs over the side: half a wheel on the rim, a handle. */
const beside = 52;
const foot = 486;

function widest({ bowl, wall, stem, handle }: Vessel): number {
  const outlines = [bowl, wall, stem].filter((half) => half !== undefined);
  const radius = Math.max(...outlines.flatMap((half) => sample(half).map(([r]) => r)));
  return handle ? Math.max(radius, handle.x - axis + handle.reach, radius + handle.reach) : radius;
}

/** The view box of a drink alone: symmetrical about its axis, so that it stands in the middle. */
export function tightView(facts: DrinkFacts): string {
  const vessel = vesselOf(facts.shape);
  const high = Math.max(
    bare,
    facts.ice === "none" && !facts.foam ? 0 : heaped,
    facts.hot ? steaming : 0,
    wantsStraw(facts) ? straws : 0,
    ...facts.garnishes.map((garnish) => reach[garnish] ?? lying),
  );
  const top = Math.max(0, rimOf(vessel.bowl).y - high);
  const half = Math.min(axis, Math.max(widest(vessel), 60) + beside);
  return `${Math.round(axis - half)} ${Math.round(top)} ${Math.round(2 * half)} ${Math.round(foot - top)}`;
}

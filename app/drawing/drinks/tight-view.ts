/** The part of the sheet that a drink takes up: large pictures leave out the room that taller glasses need. */
import type { DrinkFacts, Garnish } from "../facts.ts";
import { type Vessel, vesselOf } from "../glasses/glasses.ts";
import { axis, rimOf, sample } from "../glasses/profile.ts";
import { wantsStraw } from "./extras.ts";

/** How far garnishes reach above the rim; what is not named lies on it or in the glass. */
const reach: Partial<Record<Garnish, number>> = {
  "mint-sprig": 124,
  "rosemary-sprig": 160,
  "basil-leaf": 112,
  celery: 188,
  "pineapple-leaf": 166,
  "pineapple-wedge": 112,
  "cinnamon-stick": 132,
  "apple-fan": 96,
  cucumber: 100,
  chilli: 100,
};
const lying = 88;
/** On a pick: it lies over a wide glass, and stands in a narrow one. */
const picked = new Set<Garnish>(["cherry", "olive", "onion", "raspberry", "blackberry"]);
const upright = 152;
const narrow = 85;
const steaming = 144;
const straws = 110;
/** Room above ice that is heaped, and foam that has risen. */
const heaped = 84;
const bare = 38;
/** What hangs over the side: half a wheel on the rim, a handle. */
const beside = 62;
const wider: Partial<Record<Garnish, number>> = { "apple-fan": 94, "pineapple-wedge": 74, "grapefruit-slice": 80 };
/** What stands in a heap of ice stands higher. */
const onHeap = 24;
const foot = 492;

function widest({ bowl, wall, stem, handle }: Vessel): number {
  const outlines = [bowl, wall, stem].filter((half) => half !== undefined);
  const radius = Math.max(...outlines.flatMap((half) => sample(half).map(([r]) => r)));
  return handle ? Math.max(radius, handle.x - axis + handle.reach, radius + handle.reach) : radius;
}

/** The view box of a drink alone: symmetrical about its axis, so that it stands in the middle. */
export function tightView(facts: DrinkFacts): string {
  const vessel = vesselOf(facts.shape);
  const rim = rimOf(vessel.bowl);
  const high = Math.max(
    bare,
    facts.ice === "none" && !facts.foam ? 0 : heaped,
    facts.hot ? steaming : 0,
    wantsStraw(facts) ? straws : 0,
    ...facts.garnishes.map((garnish) => (picked.has(garnish) && rim.r < narrow ? upright : (reach[garnish] ?? lying))),
  );
  const top = Math.max(0, rim.y - high - (facts.ice === "crushed" ? onHeap : 0));
  const overhang = Math.max(beside, ...facts.garnishes.map((garnish) => wider[garnish] ?? 0));
  const half = Math.min(axis, Math.max(widest(vessel), 60) + overhang);
  return `${Math.round(axis - half)} ${Math.round(top)} ${Math.round(2 * half)} ${Math.round(foot - top)}`;
}

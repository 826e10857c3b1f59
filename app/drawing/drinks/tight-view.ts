/** The part of the sheet that a drink takes up: large pictures leave out the room that taller glasses need. */
import type { DrinkFacts, Garnish } from "../facts.ts";
import { type Vessel, vesselOf } from "../glasses/glasses.ts";
import { axis, rimOf, sample } from "../glasses/profile.ts";
import { cutAbove } from "../svg/svg.ts";
import { wantsStraw } from "./extras.ts";

/** How far garnishes reach above the rim; what is not named lies on it or in the glass. */
const reach: Partial<Record<Garnish, number>> = {
  "mint-sprig": 124,
  "rosemary-sprig": 160,
  "basil-leaf": 112,
  celery: 200,
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
const narrow = 61;
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

/** Garnishes that hang over the side of the glass. */
const hangs = /-(twist|wheel|wedge|slice|fan|neck)$|^(strawberry|cucumber|chilli)$/;
/** Room beside a glass on which nothing hangs: its shadow's. */
const alone = 40;

/** How high the drink reaches, and how far to either side of its axis. */
function extentOf(facts: DrinkFacts): { top: number; half: number } {
  const vessel = vesselOf(facts.shape);
  const rim = rimOf(vessel.bowl);
  const high = Math.max(
    bare,
    facts.ice === "none" && !facts.foam && facts.method !== "blend" ? 0 : heaped,
    facts.hot ? steaming : 0,
    wantsStraw(facts) ? straws : 0,
    facts.scoop ? straws : 0,
    ...facts.garnishes.map((garnish) => (picked.has(garnish) && rim.r < narrow ? upright : (reach[garnish] ?? lying))),
  );
  const top = Math.max(0, rim.y - high - (facts.ice === "crushed" ? onHeap : 0));
  const over = facts.garnishes.some((garnish) => hangs.test(garnish) || picked.has(garnish)) ? beside : alone;
  const overhang = Math.max(over, ...facts.garnishes.map((garnish) => wider[garnish] ?? 0));
  const together = facts.aside && !facts.aside.within ? axis : 0;
  return { top, half: Math.min(axis, Math.max(together, Math.max(widest(vessel), 60) + overhang)) };
}

/** The view box of a drink alone: symmetrical about its axis, so that it stands in the middle. */
export function tightView(facts: DrinkFacts): string {
  const { top, half } = extentOf(facts);
  return box(half, top, foot - top);
}

const box = (half: number, top: number, high: number): string =>
  `${Math.round(axis - half)} ${Math.round(top)} ${Math.round(2 * half)} ${Math.round(high)}`;

/** A short glass comes nearer on a card, and stays a short glass. */
const least = 410;
const ground = 500;

/** The view box of a drink on a card, four by five: as near as it can come without losing anything. */
export function cardView(facts: DrinkFacts): string {
  const { top, half } = extentOf(facts);
  const high = Math.max(least, (ground - top) / (1 - cutAbove), half * 2.5);
  return box(high * 0.4, ground - high, high);
}

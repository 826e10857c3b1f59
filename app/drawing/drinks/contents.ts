/** What stands between the back and the front of the glass: liquid, ice, foam, and what rises above the rim. */
import type { DrinkFacts, GlassShape } from "../facts.ts";
import type { Vessel } from "../glasses/glasses.ts";
import { bottomOf, radiusAt, rimOf, tilt } from "../glasses/profile.ts";
import { cap, crystals, domeHigh, drops, foamColour, risen, slush, slushHigh } from "../liquid/foam.ts";
import { fillShare, foamed, type Liquid, liquidOf } from "../liquid/liquid.ts";
import { bubbles, liquidBody, liquidDefs, liquidVeil } from "../liquid/paint.ts";
import type { Random } from "../svg/svg.ts";
import { sunkShot } from "./aside.ts";
import { blocksAtRim, crushedDefs, cubeDefs, heap, iceIn } from "./ice.ts";
import { muddled } from "./pieces.ts";
import { scoop, scoopHigh } from "./scoop.ts";

/** Glasses that a heap of crushed ice stands up out of. */
const heaping: readonly GlassShape[] = [
  "julep-cup",
  "tiki",
  "old-fashioned",
  "copper-mug",
  "hurricane",
  "highball",
  "collins",
  "snifter",
  "copa",
  "wine",
  "sling",
  "pint",
  "mug",
];
/** Glasses tall enough for a head of foam to climb out of. */
const tall: readonly GlassShape[] = ["collins", "highball"];

type Contents = {
  liquid: Liquid | undefined;
  defs: string;
  /** To be clipped to the bowl. */
  inside: string;
  above: string;
  /** Where things that float come to lie. */
  top: { r: number; y: number };
  /** What is on top bears fruit: cream, ice cream, a frozen drink, a heap of ice. */
  soft: boolean;
};

/** The liquid at the height where it is seen: in a vessel with opaque walls no deeper than one can look in. */
function visibleLiquid(facts: DrinkFacts, vessel: Vessel, puffed: boolean): Liquid | undefined {
  const liquid = liquidOf(facts, vessel);
  if (!liquid || !(vessel.made || puffed)) return liquid;
  const rim = rimOf(vessel.bowl);
  const y = vessel.made ? Math.min(liquid.y, rim.y + rim.r * tilt * 0.55) : rim.y + 10;
  return { ...liquid, y, r: radiusAt(vessel.bowl, y) };
}

/** How deep the foam or cream on top is. */
function capDepth(facts: DrinkFacts, liquid: Liquid, depth: number): number {
  if (facts.method === "blend") return 0;
  if (facts.garnishes.includes("cream")) return Math.min(34, depth * 0.24);
  if (!foamed(facts)) return 0;
  return liquid.y < 130 && tall.includes(facts.shape) ? 40 : Math.min(26, 6 + depth * 0.15);
}

function topping(facts: DrinkFacts, liquid: Liquid, depth: number, foam: string, random: Random): string {
  if (facts.method === "blend") return slush(liquid);
  const thick = capDepth(facts, liquid, depth);
  if (thick === 0) return "";
  if (facts.garnishes.includes("cream")) return cap(liquid, thick, "#fbf3e2", false, random);
  return cap(liquid, thick, foam, true, random) + drops(facts.pours, liquid.r, liquid.y);
}

/** How much is drawn of what comes in numbers: cubes, bubbles, pores. 2 is all of it. */
export type Detail = 2 | 1 | 0;

/** Draws all that is in the glass. */
export function contents(facts: DrinkFacts, vessel: Vessel, id: string, random: Random, detail: Detail): Contents {
  const rim = rimOf(vessel.bowl);
  const floor = bottomOf(vessel.bowl).y;
  const puffed = foamed(facts) && !vessel.made && tall.includes(facts.shape) && fillShare(facts) > 0.7;
  const liquid = visibleLiquid(facts, vessel, puffed);
  const ice = facts.method === "blend" ? "none" : facts.ice;
  const defs = ice === "crushed" ? crushedDefs(id, random) : ice === "none" ? "" : cubeDefs(id);
  if (!liquid) {
    const inside = vessel.made ? "" : iceIn(ice, vessel, rim.y + (floor - rim.y) * 0.3, false, { id, random, detail });
    return { liquid, defs, inside, above: "", top: { r: rim.r * 0.8, y: rim.y }, soft: false };
  }
  const foam = foamColour(liquid.colour);
  const heaped =
    ice === "crushed" && heaping.includes(facts.shape) ? heap(vessel, liquid.colour, id, random) : undefined;
  const sunk = vessel.made ? "" : iceIn(ice, vessel, liquid.y, heaped !== undefined, { id, random, detail });
  const fruit = vessel.made ? "" : muddled(facts.pieces ?? [], vessel, liquid.y, { id, random, detail });
  const veil = vessel.made ? "" : liquidVeil(liquid, vessel, sunk + fruit !== "", id);
  // In stout and in milk no bubble is seen, only the head.
  const fizz =
    liquid.fizzy && liquid.clarity !== "opaque" && !vessel.made ? bubbles(liquid, vessel, detail, random) : "";
  const shot = facts.aside?.within && !vessel.made ? sunkShot(facts.aside.pours, vessel) : "";
  const frost = facts.method === "blend" && !vessel.made ? crystals(liquid, vessel.bowl, random) : "";
  const head =
    topping(facts, liquid, floor - liquid.y, foam, random) +
    (facts.scoop ? scoop(facts.scoop, liquid.r, liquid.y) : "");
  const rise =
    facts.method === "blend"
      ? slushHigh(liquid.r) * 0.8
      : facts.scoop
        ? scoopHigh(liquid.r) * 0.86
        : puffed
          ? liquid.y - rim.y + domeHigh
          : 0;
  const creamed = facts.garnishes.includes("cream");
  const blocks = vessel.made && ice !== "none" && ice !== "crushed" ? blocksAtRim(rim, id, random) : "";
  return {
    liquid,
    defs: liquidDefs(liquid, vessel, capDepth(facts, liquid, floor - liquid.y), id) + defs,
    inside: liquidBody(liquid, floor, !vessel.made, id) + shot + sunk + fruit + frost + veil + fizz + head,
    above: blocks + (heaped?.drawing ?? "") + (puffed ? risen(rim, foam) : ""),
    top: heaped ? { r: rim.r * 0.8, y: heaped.top + 8 } : { r: liquid.r, y: liquid.y - rise },
    soft: heaped !== undefined || rise > 0 || creamed || puffed,
  };
}

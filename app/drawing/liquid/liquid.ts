/** What is in the glass: how much, of what colour, how clear, in what layers. */

import { juiceOf } from "../drinks/pieces.ts";
import type { DrinkFacts, Ice, Method, PourFact } from "../facts.ts";
import type { Vessel } from "../glasses/glasses.ts";
import { bottomOf, levelAt, radiusAt, rimOf } from "../glasses/profile.ts";
import { blend, deepened } from "../svg/colour.ts";
import { type Band, bandsOf, strengthOf, volumeOf } from "./bands.ts";
import { luminous, mix } from "./mixing.ts";

/** Water that the making adds, as a multiple of what was poured. */
const dilution: Record<Method, number> = {
  shake: 1.28,
  stir: 1.22,
  throw: 1.22,
  swizzle: 1.3,
  blend: 2.3,
  build: 1.08,
};
/** Share of the glass that its ice takes up. */
const displaced: Record<Ice, number> = { none: 0, cubed: 0.36, crushed: 0.42, large: 0.3, cracked: 0.36 };

/** Below 1 a scant measure looks a little fuller, as at a bar that picks its glasses well. */
const generous = 0.85;
/** A glass that is topped up is filled this far at least, and so is what a blender has frothed up. */
const topped = 0.8;
const frothed = 0.86;

/** How full the glass stands: 0 empty, 1 brimful. It never falls when more is poured. */
export function fillShare(facts: Pick<DrinkFacts, "pours" | "method" | "ice" | "glassMl">): number {
  const volume = volumeOf(facts.pours) * (dilution[facts.method] ?? 1);
  if (volume === 0) return 0;
  const glass = facts.glassMl > 0 && Number.isFinite(facts.glassMl) ? facts.glassMl : 300;
  const share = volume / glass + (facts.method === "blend" ? 0 : (displaced[facts.ice] ?? 0));
  const least = facts.method === "blend" ? frothed : facts.pours.some((pour) => pour.tops && pour.fizzy) ? topped : 0;
  return Math.min(0.97, Math.max(least, Math.max(0.05, share) ** generous));
}

/** Height of the surface for a share of the glass: always a little below the rim. */
export function surfaceAt(vessel: Vessel, share: number): number {
  const top = rimOf(vessel.bowl).y;
  const depth = bottomOf(vessel.bowl).y - top;
  return Math.max(levelAt(vessel.bowl, share), top + Math.min(18, 6 + depth * 0.045));
}

export type Liquid = {
  colour: string;
  /** 0 to 1. */
  alpha: number;
  clarity: PourFact["clarity"];
  fizzy: boolean;
  bands: Band[];
  /** The uppermost band is cream. */
  creamy: boolean;
  /** Height of the surface, and its half width. */
  y: number;
  r: number;
};

/** Everything about the liquid, or nothing when nothing measurable was poured. */
export function liquidOf(facts: DrinkFacts, vessel: Vessel): Liquid | undefined {
  const pours = facts.pours.filter((pour) => volumeOf([pour]) > 0);
  const total = volumeOf(pours);
  if (total === 0) return undefined;
  const part = (clarity: PourFact["clarity"]): number =>
    volumeOf(pours.filter((pour) => pour.clarity === clarity)) / total;
  const cloudy = part("opaque") * 2.5 + part("hazy") * 1.2 + (facts.method === "shake" ? 0.04 : 0);
  const clarity = cloudy > 0.5 || facts.method === "blend" ? "opaque" : cloudy > 0.12 ? "hazy" : "clear";
  // What is pressed in a glass dyes what is pale, and is lost in wine.
  const juice = clarity === "clear" && strengthOf(pours) < 0.2 ? juiceOf(facts.pieces) : undefined;
  const alpha =
    { clear: 0.08 + Math.min(0.84, strengthOf(pours) * 1.4), hazy: 0.93, opaque: 1 }[juice ? "hazy" : clarity] *
    (juice ? 0.6 : 1);
  const y = surfaceAt(vessel, fillShare(facts));
  const bands = bandsOf(pours, facts.method, facts.shape, facts.mixed);
  const colour = juice ? blend(mix(pours), juice, 0.6) : mix(pours);
  return {
    colour: clarity !== "clear" ? colour : alpha > 0.6 ? deepened(colour) : luminous(colour, alpha),
    alpha,
    clarity,
    fizzy: facts.method !== "blend" && pours.some((pour) => pour.fizzy),
    bands,
    creamy: bands.length === 2 && pours.some((pour) => pour.clarity === "opaque" && pour.colour === bands[1]?.colour),
    y,
    r: Math.max(6, radiusAt(vessel.bowl, y) - 1),
  };
}

/** Whether the drink wears a cap of foam; a blender leaves slush instead. */
export function foamed(facts: Pick<DrinkFacts, "foam" | "method">): boolean {
  return facts.foam && facts.method !== "blend";
}

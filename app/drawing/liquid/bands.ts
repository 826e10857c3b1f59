/** Layers: what was floated, what sinks, and spirits laid one on another in a small glass. */

import type { Method, PourFact } from "../facts.ts";
import { blend, distance, safeColour, toLab } from "../svg/colour.ts";
import { mix, tint } from "./mixing.ts";

export type Band = {
  colour: string;
  /** Share of the depth, from the bottom. */
  share: number;
  /** Below 1 where the band is clearer than the rest. */
  alpha: number;
};

/** What was poured, in millilitres; a nonsensical amount counts for nothing. */
export function volumeOf(pours: readonly PourFact[]): number {
  return pours.reduce((sum, { ml }) => sum + (Number.isFinite(ml) && ml > 0.01 ? Math.min(ml, 5000) : 0), 0);
}

/** How strongly the pours colour what they are in, per millilitre. */
export function strengthOf(pours: readonly PourFact[]): number {
  return pours.reduce((sum, pour) => sum + volumeOf([pour]) * tint(pour), 0) / Math.max(1, volumeOf(pours));
}

const colourOf = (pour: PourFact): string => safeColour(pour.colour);

/** How see-through a band of these pours is. */
function alphaOf(pours: readonly PourFact[]): number {
  return pours.every((pour) => pour.clarity === "clear") ? Math.min(1, 0.3 + strengthOf(pours) * 1.3) : 1;
}

/** The pour that keeps to itself, and on which side of the rest. */
function apart(
  pours: readonly PourFact[],
  method: Method,
  mixed: boolean,
): { pour: PourFact; floats: boolean } | undefined {
  const total = volumeOf(pours);
  const share = (pour: PourFact): number => (total > 0 ? volumeOf([pour]) / total : 0);
  const told = pours.findLast((pour) => pour.layer === "float" || pour.layer === "sink");
  if (told && share(told) > 0.02 && share(told) < 0.6) return { pour: told, floats: told.layer === "float" };
  const last = pours.findLast((pour) => share(pour) > 0.05);
  if (mixed || method !== "build" || !last) return undefined;
  const rest = pours.filter((pour) => pour !== last);
  const other = colourOf(last);
  if (share(last) > 0.4 || distance(mix(rest), other) < 0.17 || last.fizzy || tint(last) < 0.7) return undefined;
  const fizz = pours.some((pour) => pour.fizzy);
  const floats = last.clarity === "opaque" || (fizz && toLab(other)[0] < 0.4);
  const cloudy = rest.some((pour) => pour.clarity !== "clear");
  return floats || (!fizz && cloudy) ? { pour: last, floats } : undefined;
}

/** The bands from the bottom up; none where all is mixed, as `mixed` says where the recipe tells of no layers. */
export function bandsOf(pours: readonly PourFact[], method: Method, shape: string, mixed = false): Band[] {
  const total = volumeOf(pours);
  if (pours.length < 2 || total === 0) return [];
  const share = (pour: PourFact): number => volumeOf([pour]) / total;
  if (!mixed && method === "build" && shape === "shot" && pours.length <= 4 && !pours.some((pour) => pour.fizzy)) {
    return pours.map((pour) => ({ colour: colourOf(pour), share: share(pour), alpha: 1 }));
  }
  const found = method === "blend" ? undefined : apart(pours, method, mixed);
  if (!found) return [];
  const { pour, floats } = found;
  const rest = pours.filter((other) => other !== pour);
  const depth = Math.max(0.14, share(pour));
  const thin = Math.min(0.3, Math.max(pour.layer ? 0.2 : 0.17, depth));
  const alpha = alphaOf(rest);
  const before = mix(rest);
  if (!floats) {
    return [
      { colour: blend(colourOf(pour), mix([pour]), 0.5), share: depth, alpha: 1 },
      { colour: before, share: 1 - depth, alpha },
    ];
  }
  const stained = pour.clarity === "opaque" || pour.layer ? before : blend(before, mix(pours), 0.4);
  // A spirit floated on its like is no other colour: it shows by a hair's breadth only.
  return distance(stained, colourOf(pour)) < 0.08
    ? []
    : [
        { colour: stained, share: 1 - thin, alpha },
        { colour: colourOf(pour), share: thin, alpha: pour.clarity === "opaque" ? 1 : 0.94 },
      ];
}

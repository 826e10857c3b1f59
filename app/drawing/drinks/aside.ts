/** The small glass that some drinks come with: beside them, or dropped in. */
import type { DrinkFacts, PourFact } from "../facts.ts";
import type { Vessel } from "../glasses/glasses.ts";
import { axis, bottomOf, tilt } from "../glasses/profile.ts";
import { volumeOf } from "../liquid/bands.ts";
import { mix } from "../liquid/mixing.ts";
import { s } from "../svg/svg.ts";

/** What stands in the small glass, as a drink of its own. */
export function shotOf(name: string, pours: readonly PourFact[]): DrinkFacts {
  const own: DrinkFacts = {
    name,
    shape: "shot",
    glassMl: 50,
    method: "build",
    ice: "none",
    pours: [...pours],
    garnishes: [],
    foam: false,
    hot: false,
  };
  return { ...own, mixed: true };
}

/** A shot glass on the floor of the drink, its spirit rising out of it in a cloud. */
export function sunkShot(pours: readonly PourFact[], vessel: Vessel): string {
  const floor = bottomOf(vessel.bowl);
  const r = Math.min(46, floor.r * 0.6);
  const [foot, rim, high] = [r * 0.74, r, r * 1.75];
  const [low, top] = [floor.y - r * 0.08, floor.y - high];
  const body = (inset: number, from: number): string =>
    s`M${axis - rim + inset} ${from}L${axis - foot + inset} ${low}a${foot - inset} ${foot * tilt} 0 0 0 ${(foot - inset) * 2} 0L${axis + rim - inset} ${from}`;
  const paint = mix(pours.filter((pour) => volumeOf([pour]) > 0));
  return (
    s`<path d="M${axis - rim} ${top + 8}C${axis - r * 1.5} ${top - 14} ${axis - r * 0.9} ${top - 34} ${axis - r * 0.3} ${top - 30}S${axis + r * 0.5} ${top - 46} ${axis + r * 0.8} ${top - 26}S${axis + r * 1.4} ${top - 8} ${axis + rim} ${top + 8}Z" fill="${paint}" fill-opacity=".3"/>` +
    s`<path d="${body(4, top + 8)}a${rim - 4} ${rim * tilt} 0 0 0 ${-(rim - 4) * 2} 0Z" fill="${paint}" fill-opacity=".92"/>` +
    s`<path d="${body(0, top)}" stroke="#fff" stroke-opacity=".75" stroke-width="2.4"/><ellipse cx="${axis}" cy="${top}" rx="${rim}" ry="${rim * tilt}" stroke="#fff" stroke-opacity=".85" stroke-width="2"/><path d="M${axis - r * 0.62} ${top + 16}l${r * 0.1} ${high * 0.5}" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>`
  );
}

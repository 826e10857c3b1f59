/** Draws the vessels that cannot be seen through: copper mug, silver julep cup, clay tiki mug. */

import { s } from "../svg/svg.ts";
import { carving, glazeOf } from "./carving.ts";
import { handle } from "./glass.ts";
import type { Vessel } from "./glasses.ts";
import { axis, bottomOf, radiusAt, rimOf, silhouette, tilt } from "./profile.ts";

type Made = NonNullable<Vessel["made"]>;

const metal: Record<Made, { stops: readonly [number, string][]; inside: string; lip: string; line: string }> = {
  copper: {
    stops: [
      [0, "#6b2f15"],
      [0.1, "#a9552b"],
      [0.26, "#f0b083"],
      [0.36, "#d98a58"],
      [0.62, "#a9552b"],
      [0.84, "#7c3819"],
      [0.94, "#c87b4b"],
      [1, "#6b2f15"],
    ],
    inside: "#4e2413",
    lip: "#f3c09a",
    line: "#6b2f15",
  },
  silver: {
    stops: [
      [0, "#5d666c"],
      [0.1, "#99a3a9"],
      [0.25, "#f4f7f8"],
      [0.38, "#c3cbd0"],
      [0.6, "#8d979e"],
      [0.84, "#69737a"],
      [0.93, "#c6ced2"],
      [1, "#5d666c"],
    ],
    inside: "#434b50",
    lip: "#fff",
    line: "#59636a",
  },
  clay: {
    stops: [],
    inside: "#241d18",
    lip: "#e8dcc4",
    line: "#241d18",
  },
};

/** The metal's gradient, and the mouth to clip the drink to. */
export function opaqueDefs(vessel: Vessel, made: Made, id: string, look: number): string {
  const wall = vessel.wall ?? vessel.bowl;
  const r = Math.max(rimOf(wall).r, radiusAt(wall, (rimOf(wall).y + bottomOf(wall).y) / 2));
  const mouth = rimOf(vessel.bowl);
  const stops = (made === "clay" ? glazeOf(look).stops : metal[made].stops).map(
    ([at, colour]) => s`<stop offset="${Math.round(at * 100)}%" stop-color="${colour}"/>`,
  );
  return (
    s`<clipPath id="c${id}"><ellipse cx="${axis}" cy="${mouth.y}" rx="${mouth.r}" ry="${mouth.r * tilt}"/></clipPath>` +
    s`<linearGradient id="g${id}" gradientUnits="userSpaceOnUse" x1="${axis - r}" x2="${axis + r}">${stops.join("")}</linearGradient>`
  );
}

/** Handle and the dark inside. */
export function opaqueBack(vessel: Vessel, made: Made, id: string): string {
  const rim = rimOf(vessel.wall ?? vessel.bowl);
  return (
    handle(vessel, `url(#g${id})`) +
    s`<ellipse cx="${axis}" cy="${rim.y}" rx="${rim.r}" ry="${rim.r * tilt}" fill="${metal[made].inside}" stroke="${metal[made].lip}" stroke-width="1.6"/>`
  );
}

function band(vessel: Vessel, y: number, light: string, dark: string): string {
  const r = radiusAt(vessel.wall ?? vessel.bowl, y) - 0.8;
  const arc = (dy: number): string => s`M${axis - r} ${y + dy}a${r} ${r * tilt} 0 0 0 ${r * 2} 0`;
  return s`<path d="${arc(0)}" stroke="${light}" stroke-width="2.4" stroke-opacity=".85"/><path d="${arc(2.6)}" stroke="${dark}" stroke-width="1.6" stroke-opacity=".7"/>`;
}

/** The outside, over the drink. */
export function opaqueFront(vessel: Vessel, made: Made, id: string, look: number): string {
  const wall = vessel.wall ?? vessel.bowl;
  const rim = rimOf(wall);
  const foot = bottomOf(wall);
  const { lip, line } = metal[made];
  const body = s`<path d="${silhouette(wall, "near")}" fill="url(#g${id})" stroke="${line}" stroke-width="1.4"/>`;
  const edge = s`<path d="M${axis - rim.r} ${rim.y}a${rim.r} ${rim.r * tilt} 0 0 0 ${rim.r * 2} 0" stroke="${lip}" stroke-width="2.6"/>`;
  const marks = {
    copper:
      band(vessel, rim.y + 16, "#ffd9bd", line) +
      band(vessel, foot.y - 20, "#ffd9bd", line) +
      '<path d="M138 306h0M158 330h0M132 352h0M166 376h0M146 404h0M176 300h0M186 352h0M178 420h0M206 322h0M214 388h0M230 344h0M238 300h0M256 368h0M244 412h0M268 328h0" stroke="#fff" stroke-opacity=".13" stroke-width="15" stroke-linecap="round"/>',
    silver:
      band(vessel, rim.y + 12, "#fff", line) +
      band(vessel, foot.y - 26, "#fff", line) +
      band(vessel, foot.y - 16, "#fff", line) +
      '<path d="M134 290v60M150 262v104M228 280v90M252 270v70M196 300v80" stroke="#fff" stroke-opacity=".12" stroke-width="12" stroke-linecap="round"/>',
    clay: made === "clay" ? carving(look) : "",
  }[made];
  return body + marks + edge;
}

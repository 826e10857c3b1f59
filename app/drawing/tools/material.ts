/** The stuff of tools: steel, brass, copper, wood, glass, rubber; and turned bodies made of it. */
import { axis, bottomOf, type Half, rimOf, silhouette, tilt } from "../glasses/profile.ts";
import { s } from "../svg/svg.ts";

export const finishes = ["steel", "brass", "copper"] as const;
export type Finish = (typeof finishes)[number];

type Tones = readonly [dark: string, mid: string, light: string, deep: string];
export const tones: Record<Finish | "wood" | "rubber", Tones> = {
  steel: ["#59636b", "#a3aeb5", "#f5f8f9", "#737e86"],
  brass: ["#6b4a17", "#b98b3e", "#fbe9b8", "#8a6425"],
  copper: ["#6b2f15", "#b9653a", "#f9cfae", "#85411f"],
  wood: ["#5d3a1c", "#a9743f", "#d9ab74", "#7d5229"],
  rubber: ["#3b3531", "#5c534d", "#958a82", "#48403b"],
};

/** Ids of the gradients: across a body, and along a handle. */
export type Paint = { metal: string; wood: string; dark: string; glass: string; line: string; light: string };

/** The gradients that every tool is painted with. */
export function materials(id: string, finish: Finish): { defs: string; paint: Paint } {
  const across = (name: string, [dark, mid, light, deep]: Tones): string =>
    `<linearGradient id="${name}${id}"><stop stop-color="${dark}"/><stop offset=".12" stop-color="${mid}"/><stop offset=".28" stop-color="${light}"/><stop offset=".42" stop-color="${mid}"/><stop offset=".72" stop-color="${deep}"/><stop offset=".9" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
  return {
    defs:
      across("m", tones[finish]) +
      across("w", tones.wood) +
      across("d", tones.rubber) +
      `<linearGradient id="g${id}"><stop stop-color="#7f929f90"/><stop offset=".1" stop-color="#b9c9d340"/><stop offset=".26" stop-color="#fff5"/><stop offset=".5" stop-color="#fff0"/><stop offset=".9" stop-color="#9fb0bb38"/><stop offset="1" stop-color="#6d808d90"/></linearGradient>` +
      `<radialGradient id="s${id}"><stop offset=".3" stop-color="#0006"/><stop offset="1" stop-color="#0000"/></radialGradient>`,
    paint: {
      metal: `url(#m${id})`,
      wood: `url(#w${id})`,
      dark: `url(#d${id})`,
      glass: `url(#g${id})`,
      line: tones[finish][0],
      light: tones[finish][2],
    },
  };
}

/** A shadow on the bar under a thing `rx` wide at height `y`. */
export function ground(id: string, rx: number, y = 458, x: number = axis): string {
  return s`<ellipse cx="${x + 4}" cy="${y}" rx="${rx}" ry="${Math.max(8, rx * 0.16)}" fill="url(#s${id})"/>`;
}

/** A turned body; with its mouth open one sees the far inside of it. */
export function turned(half: Half, fill: string, line: string, open = false): string {
  const rim = rimOf(half);
  const mouth = open
    ? s`<ellipse cx="${axis}" cy="${rim.y}" rx="${rim.r}" ry="${rim.r * tilt}" ${fill.startsWith("url(#g") ? 'fill="#c9d6dd" fill-opacity=".3"' : 'fill="#2a2724" fill-opacity=".8"'}/>`
    : "";
  return (
    mouth +
    s`<path d="${silhouette(half, open ? "near" : "far")}" fill="${fill}" stroke="${line}" stroke-opacity=".7" stroke-width="1.2"/>` +
    s`<path d="M${axis - rim.r} ${rim.y}a${rim.r} ${rim.r * tilt} 0 0 0 ${rim.r * 2} 0" stroke="#fff" stroke-opacity=".6" stroke-width="1.8"/>` +
    shine(half)
  );
}

/** A soft bar of light down the left side. */
function shine(half: Half): string {
  const [rim, foot] = [rimOf(half), bottomOf(half)];
  const x = (r: number): number => axis - r * 0.52;
  return s`<path d="M${x(rim.r)} ${rim.y + 14}L${x(foot.r)} ${foot.y - 14}" stroke="#fff" stroke-opacity=".3" stroke-width="${Math.max(3, rim.r * 0.1)}" stroke-linecap="round"/>`;
}

/** A ring round a body at a height. */
export function ring(r: number, y: number, colour: string, width = 2, opacity = 0.7): string {
  return s`<path d="M${axis - r} ${y}a${r} ${r * tilt} 0 0 0 ${r * 2} 0" stroke="${colour}" stroke-opacity="${String(opacity)}" stroke-width="${width}"/>`;
}

/** Turned about the middle of the picture, as a thing leans. */
export const lean = (turn: number, content: string): string => `<g transform="rotate(${turn} 200 250)">${content}</g>`;

/** Round holes in rows, a middle one at x 200, as dots of a line. */
export function holes(rows: readonly number[], step: number, y: number): string {
  return rows
    .map((count, row) =>
      Array.from({ length: count }, (_, i) => s`M${200 + (i - (count - 1) / 2) * step} ${y + row * step}h0`).join(""),
    )
    .join("");
}

/** Draws a tool in its materials. */
export type Drawer = (paint: Paint, id: string) => string;

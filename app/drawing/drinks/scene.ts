/**
 * The bar that a drink stands on in the large picture of its recipe: its top, the lights behind it, the light that comes
 * through the glass. All of it is see-through, over the wash of the page, so that one picture serves by day and by evening.
 */
import type { DrinkFacts } from "../facts.ts";
import { vesselOf } from "../glasses/glasses.ts";
import { axis, bottomOf } from "../glasses/profile.ts";
import { blend, deepened, shade, toLab } from "../svg/colour.ts";
import { hash, idOf, inside, type Random, s, seeded } from "../svg/svg.ts";
import { tightView } from "./tight-view.ts";

/** The far edge of the bar, above the glass's foot. */
const edge = 408;
const low = 520;

/** Lamps far behind, out of focus: more of the drink's own colour than of any other. */
function lamps(colour: string, left: number, wide: number, top: number, random: Random): string {
  // A lamp is never darker than the evening round it.
  const glow = toLab(colour)[0] < 0.5 ? blend(colour, "#f0b060", 0.65) : colour;
  const paints = [shade(glow, 0.12), glow, "#ffd58a", "#ffffff"];
  return Array.from({ length: 9 }, (_, i) => {
    const across = (i + 0.15 + random() * 0.7) / 9;
    const [x, y, r] = [left + across * wide, top + 14 + random() * (edge - top - 60), 9 + random() * 24];
    // None stands right behind the glass.
    const faint = Math.abs(across - 0.5) < 0.16 ? 0.1 : 0.24;
    return s`<circle cx="${x}" cy="${y}" r="${r}" fill="${paints[i % paints.length] ?? glow}" fill-opacity="${String(Math.round((faint - random() * 0.08) * 100) / 100)}"/>`;
  }).join("");
}

/** The grain of the bar: a few long lines, nearer ones further apart. */
function grain(left: number, wide: number, random: Random): string {
  const lines = [420, 436, 458, 488].map((y) => {
    const [from, to] = [left + random() * wide * 0.3, left + wide * (0.6 + random() * 0.4)];
    return s`M${from} ${y}Q${(from + to) / 2} ${y + 3 - random() * 6} ${to} ${y}`;
  });
  return `<path d="${lines.join("")}" stroke="#3a2413" stroke-opacity=".14" stroke-width="1.600"/>`;
}

/** Puts a drawing of the drink into its scene. */
export function scene(facts: DrinkFacts, drawn: string, liquid: string | null): string {
  const colour = liquid ?? "#c9a06a";
  const seed = hash(JSON.stringify(["scene", facts]));
  const id = idOf(seed);
  const random = seeded(seed);
  const [, top = 0] = tightView(facts).split(" ").map(Number);
  const size = Math.max(low - top + 26, 420);
  const [left, from] = [axis - size / 2, low - size];
  const vessel = vesselOf(facts.shape);
  const foot = bottomOf(vessel.stem ?? vessel.wall ?? vessel.bowl);
  const deep = deepened(colour);
  const defs =
    `<linearGradient id="b${id}" x2="0" y2="1"><stop stop-color="#7a4e2b" stop-opacity=".34"/><stop offset="1" stop-color="#3a2413" stop-opacity=".5"/></linearGradient>` +
    `<radialGradient id="h${id}"><stop stop-color="#fff4d6" stop-opacity=".6"/><stop offset=".5" stop-color="#fff4d6" stop-opacity=".16"/><stop offset="1" stop-color="#fff4d6" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="c${id}"><stop stop-color="${shade(colour, 0.12)}" stop-opacity=".85"/><stop offset=".45" stop-color="${colour}" stop-opacity=".34"/><stop offset="1" stop-color="${deep}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="r${id}" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity=".34"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;
  const back =
    lamps(colour, left, size, from, random) +
    s`<ellipse cx="${axis}" cy="${(edge + top) / 2}" rx="${size * 0.42}" ry="${size * 0.44}" fill="url(#h${id})"/>`;
  const bar =
    s`<path d="M${left} ${edge}H${left + size}V${low}H${left}Z" fill="url(#b${id})"/><path d="M${left} ${edge}H${left + size}" stroke="#fff2d8" stroke-opacity=".5" stroke-width="2"/>` +
    grain(left, size, random) +
    // The glass mirrored in the varnish, and its light fallen to the right.
    s`<path d="M${axis - foot.r * 0.9} ${foot.y}H${axis + foot.r * 0.9}L${axis + foot.r * 0.7} ${low}H${axis - foot.r * 0.7}Z" fill="url(#r${id})"/>` +
    s`<ellipse cx="${axis + foot.r * 0.9 + 34}" cy="${foot.y + 12}" rx="${foot.r + 74}" ry="15" fill="url(#c${id})"/>`;
  const title = /<title>.*?<\/title>/s.exec(drawn)?.[0] ?? "";
  return s`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${Math.round(left)} ${Math.round(from)} ${Math.round(size)} ${Math.round(size)}" role="img" fill="none">${title}${defs}${back}${bar}${inside(drawn)}</svg>`;
}

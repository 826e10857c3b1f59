/** What is neither glass, liquid, ice nor garnish: the straw and the steam. */
import type { DrinkFacts } from "../facts.ts";
import { axis } from "../glasses/profile.ts";
import { s } from "../svg/svg.ts";

const crushed = ["highball", "collins", "tiki", "julep-cup", "hurricane", "sling", "copper-mug"];
const long = ["collins", "hurricane", "sling", "tiki"];
/** What stands in the glass where a straw would. */
const instead = ["celery", "horses-neck", "cinnamon-stick"] as const;

/** Whether the drink is drunk through a straw: long ones over ice, whatever is heaped with crushed ice, a dome of foam. */
export function wantsStraw({ shape, ice, hot, garnishes, method, foam, scoop }: DrinkFacts): boolean {
  if (scoop && !hot && shape !== "old-fashioned") return true;
  if (foam && method === "shake" && ice === "none" && shape === "collins") return true;
  if (hot || instead.some((garnish) => garnishes.includes(garnish))) return false;
  if (method === "blend") return long.includes(shape) || shape === "highball";
  return ice === "crushed" ? crushed.includes(shape) : ice !== "none" && long.includes(shape);
}

const metals = [
  ["#8a5f26", "#f6e0ac", "#c4934a"],
  ["#67737b", "#f4f8fa", "#aab6bd"],
  ["#7d4028", "#f7cdb4", "#c47f5c"],
] as const;
const stripes = ["#c33b32", "#2f6f8f", "#3f7d4e", "#c58a1c", "#3a3835"];

/** A straw leaning out to the side where the garnish is not: metal in crushed ice, striped paper in a long drink. */
export function straw(
  facts: DrinkFacts,
  rim: { r: number; y: number },
  floor: number,
  seed: number,
  side: 1 | -1,
): string {
  const high = Math.max(10, rim.y - 84);
  const [x, foot] = [axis - side * rim.r * 0.62, axis + side * rim.r * 0.35];
  const d = s`M${foot} ${floor - 20}L${x} ${high}`;
  if (facts.ice === "crushed" && facts.method !== "blend") {
    const [dark, light, mid] = metals[seed % metals.length] ?? metals[0];
    return (
      `<path d="${d}" stroke="${dark}" stroke-width="8"/><path d="${d}" stroke="${mid}" stroke-width="5"/><path d="${d}" stroke="${light}" stroke-width="2"/>` +
      s`<ellipse cx="${x}" cy="${high}" rx="4" ry="1.8" fill="#2b2018" stroke="${light}"/>`
    );
  }
  const paint = stripes[seed % stripes.length] ?? "#c33b32";
  return (
    `<path d="${d}" stroke="#b9ae9c" stroke-width="10.500"/><path d="${d}" stroke="#fbf6ea" stroke-width="9"/><path d="${d}" stroke="${paint}" stroke-width="9" stroke-dasharray="7 9"/><path d="${d}" stroke="#fff" stroke-opacity=".45" stroke-width="2.4"/>` +
    s`<ellipse cx="${x}" cy="${high}" rx="4.8" ry="2" fill="#4a4036" stroke="#fbf6ea"/>`
  );
}

/** Three wisps over a hot drink. */
export function steam(x: number, y: number): string {
  const wisp = (dx: number, high: number): string =>
    s`M${x + dx} ${y}c-16 ${-high * 0.25} 14 ${-high * 0.4} 0 ${-high * 0.62}s8 ${-high * 0.3} 2 ${-high * 0.38}`;
  const d = `${wisp(-30, 74)}${wisp(2, 100)}${wisp(32, 70)}`;
  return `<g stroke="#bdb6ae" stroke-linecap="round"><path d="${d}" stroke-opacity=".16" stroke-width="13"/><path d="${d}" stroke-opacity=".4" stroke-width="4.500"/></g>`;
}

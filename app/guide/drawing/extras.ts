/** What is neither glass, liquid, ice nor garnish: the straw and the steam. */
import type { DrinkFacts } from "./facts.ts";
import { axis } from "./glasses/profile.ts";
import { s } from "./svg.ts";

const strawed = ["highball", "collins", "tiki", "julep-cup", "hurricane", "sling"];

/** Whether the drink is drunk through a straw. */
export function wantsStraw({ shape, ice }: Pick<DrinkFacts, "shape" | "ice">): boolean {
  return ice === "crushed" && strawed.includes(shape);
}

/** A brass straw leaning out to the left. */
export function straw(rim: { r: number; y: number }, floor: number): string {
  const high = Math.max(10, rim.y - 96);
  const d = s`M${axis + rim.r * 0.35} ${floor - 20}L${axis - rim.r * 0.62} ${high}`;
  return (
    `<path d="${d}" stroke="#a9793a" stroke-width="7.4"/><path d="${d}" stroke="#f5dca4" stroke-width="2.4"/>` +
    s`<ellipse cx="${axis - rim.r * 0.62}" cy="${high}" rx="3.6" ry="1.6" fill="#3f2b10" stroke="#f0d292"/>`
  );
}

/** Three wisps over a hot drink. */
export function steam(x: number, y: number): string {
  const wisp = (dx: number, high: number): string =>
    s`M${x + dx} ${y}c-16 ${-high * 0.25} 14 ${-high * 0.4} 0 ${-high * 0.62}s8 ${-high * 0.3} 2 ${-high * 0.38}`;
  return `<path d="${wisp(-30, 74)}${wisp(2, 100)}${wisp(32, 70)}" stroke="#b9b2aa" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>`;
}

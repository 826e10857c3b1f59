/** A scoop of ice cream at the surface of a drink. */
import { axis } from "../glasses/profile.ts";
import { safeColour, shade } from "../svg/colour.ts";
import { s } from "../svg/svg.ts";

/** How high a scoop stands above the surface that it lies in, for the surface's half width. */
export const scoopHigh = (r: number): number => Math.min(64, r * 0.72) * 1.15;

/** The ball with its frayed skirt, and what has melted from it round about. */
export function scoop(told: string, r: number, y: number): string {
  const colour = safeColour(told);
  const b = Math.min(64, r * 0.72);
  const [light, dark] = [shade(colour, 0.05), shade(colour, -0.12)];
  const frill = s`q${b * 0.09} ${b * 0.2} ${b * 0.24} ${b * 0.02}`;
  return (
    s`<ellipse cx="${axis}" cy="${y + 2}" rx="${r * 0.94}" ry="${r * 0.16}" fill="${light}" fill-opacity=".8"/>` +
    s`<path d="M${axis - b} ${y - b * 0.15}C${axis - b} ${y - b * 1.5} ${axis + b} ${y - b * 1.5} ${axis + b} ${y - b * 0.15}Z" fill="${colour}"/>` +
    s`<path d="M${axis + b * 0.2} ${y - b * 1.14}C${axis + b * 0.8} ${y - b} ${axis + b} ${y - b * 0.6} ${axis + b} ${y - b * 0.15}H${axis + b * 0.1}Q${axis + b * 0.7} ${y - b * 0.5} ${axis + b * 0.2} ${y - b * 1.14}Z" fill="${dark}" fill-opacity=".55"/>` +
    s`<path d="M${axis - b * 1.08} ${y - b * 0.18}${frill.repeat(9)}Q${axis} ${y - b * 0.4} ${axis - b * 1.08} ${y - b * 0.18}Z" fill="${light}" stroke="${dark}" stroke-width="1.2"/>` +
    s`<path d="M${axis - b * 0.62} ${y - b * 0.62}q${b * 0.1} ${-b * 0.4} ${b * 0.5} ${-b * 0.46}M${axis - b * 0.1} ${y - b * 0.5}q${b * 0.3} ${b * 0.1} ${b * 0.5} ${-b * 0.1}M${axis - b * 0.5} ${y - b * 0.32}q${b * 0.2} ${-b * 0.1} ${b * 0.3} 0" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/>`
  );
}

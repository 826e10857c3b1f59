/** What lies on the liquid: foam with its pores, whipped cream, the soft top of a blended drink, drops of bitters. */

import type { PourFact } from "../facts.ts";
import { axis, bottomOf, type Half, radiusAt, tilt } from "../glasses/profile.ts";
import { blend, safeColour, shade, toLab } from "../svg/colour.ts";
import { dots, type Point, type Random, s } from "../svg/svg.ts";
import type { Liquid } from "./liquid.ts";

/** The colour of foam on this liquid: near white, or tan on coffee. */
export function foamColour(colour: string): string {
  return toLab(colour)[0] < 0.45 ? blend(colour, "#e3bd8d", 0.9) : blend(shade(colour, 0.05), "#fffaf0", 0.8);
}

/** A place on a round surface, `spread` of the way out at most. */
function onDisc(r: number, y: number, spread: number, random: Random): Point {
  const a = random() * Math.PI * 2;
  const q = spread * Math.sqrt(random());
  return [axis + Math.cos(a) * r * q, y + Math.sin(a) * r * tilt * q];
}

/** A cap of foam or cream, `thick` units deep, standing on the surface. Foam has pores, cream is smooth. */
export function cap(liquid: Liquid, thick: number, colour: string, porous: boolean, random: Random): string {
  const { y, r } = liquid;
  const ry = r * tilt;
  const skirt = (down: number, paint: string): string =>
    s`<path d="M0 ${y}V${y + down}H${axis - r}a${r} ${ry} 0 0 0 ${r * 2} 0H400V${y}Z" fill="${paint}"/>`;
  const seam = (down: number, width: number, dashes: string, paint: string): string =>
    s`<path d="M${axis - r} ${y + down}a${r} ${ry} 0 0 0 ${r * 2} 0" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${dashes}"/>`;
  const side = shade(colour, -0.055);
  const pores = (count: number): Point[] => Array.from({ length: count }, () => onDisc(r, y, 0.9, random));
  const onSide = Array.from({ length: 16 }, (): Point => {
    const x = (random() * 2 - 1) * 0.92;
    return [axis + x * r, y + ry * Math.sqrt(1 - x * x) + 3 + random() * (thick - 5)];
  });
  const texture = porous
    ? seam(thick, 7, "0 6 0 9 0 7", side) +
      seam(thick + 3, 4, "0 7 0 5 0 11", `${colour}b0`) +
      dots(onSide, `${shade(colour, -0.14)}88`, 2.4)
    : "";
  return (
    skirt(thick * 1.3, `${colour}50`) +
    skirt(thick, side) +
    texture +
    s`<ellipse cx="${axis}" cy="${y}" rx="${r}" ry="${ry}" fill="${colour}"/><ellipse cx="${axis - r * 0.14}" cy="${y - ry * 0.1}" rx="${r * 0.7}" ry="${ry * 0.62}" fill="#fff" fill-opacity=".4"/>` +
    (porous
      ? dots(pores(12), `${shade(colour, -0.13)}99`, 2.2) + dots(pores(7), "#fffc", 2.6)
      : s`<path d="M${axis - r * 0.5} ${y}q${r * 0.3} ${-ry * 0.5} ${r * 0.6} ${-ry * 0.1}t${r * 0.3} ${ry * 0.2}" stroke="${shade(colour, -0.08)}" stroke-width="2" stroke-linecap="round"/>`)
  );
}

/** Drops of bitters on the foam, drawn out to one side as with a pick. */
export function drops(pours: readonly PourFact[], r: number, y: number): string {
  const pour = pours.find(({ layer }) => layer === "dots");
  if (!pour) return "";
  const paint = blend(safeColour(pour.colour), "#a0431f", 0.4);
  const one = ([dx, dy]: Point): string =>
    s`<path d="M${axis + dx * r} ${y + dy * r * tilt}q${r * 0.08} ${-r * 0.05} ${r * 0.2} ${r * 0.015}q${-r * 0.12} ${r * 0.05} ${-r * 0.2} ${-r * 0.015}Z" fill="${paint}" fill-opacity=".85"/>`;
  return [[-0.5, 0.05] as const, [-0.14, -0.3] as const, [0.2, 0.12] as const].map(one).join("");
}

/** How high the soft top of a frozen drink stands. */
export const slushHigh = (r: number): number => Math.min(34, 12 + r * 0.2);

/** The soft top of a drink from the blender. */
export function slush(liquid: Liquid): string {
  const { y, r, colour } = liquid;
  const high = slushHigh(r);
  return (
    s`<path d="M${axis - r} ${y}C${axis - r * 0.86} ${y - high * 0.9} ${axis - r * 0.4} ${y - high * 0.75} ${axis - r * 0.1} ${y - high}S${axis + r * 0.8} ${y - high * 1.02} ${axis + r} ${y}A${r} ${r * tilt} 0 0 1 ${axis - r} ${y}Z" fill="${shade(colour, 0.06)}"/>` +
    s`<path d="M${axis - r * 0.7} ${y - high * 0.3}q${r * 0.3} ${-high * 0.5} ${r * 0.6} ${-high * 0.2}t${r * 0.6} ${high * 0.1}M${axis - r * 0.3} ${y + 3}q${r * 0.3} ${-high * 0.4} ${r * 0.6} ${-2}" stroke="${shade(colour, -0.08)}" stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round"/>` +
    s`<path d="M${axis - r * 0.5} ${y - high * 0.62}q${r * 0.2} ${-high * 0.24} ${r * 0.42} ${-high * 0.2}" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>`
  );
}

/** Fine ice all through a frozen drink. */
export function crystals({ y, colour }: Liquid, bowl: Half, random: Random): string {
  const floor = bottomOf(bowl).y;
  const some = (count: number): Point[] =>
    Array.from({ length: count }, () => {
      const at = y + 8 + random() * (floor - y - 14);
      return [axis + (random() * 2 - 1) * radiusAt(bowl, at) * 0.86, at];
    });
  return dots(some(20), `${shade(colour, -0.07)}70`, 4) + dots(some(24), "#ffffff8c", 2.8);
}

/** Where what lies on a dome of foam lies, above the rim. */
export const domeHigh = 32;

/** A head of foam that has risen out of a tall glass in a soft dome. */
export function risen(rim: { r: number; y: number }, colour: string): string {
  const { r, y } = rim;
  const side = shade(colour, -0.05);
  return (
    s`<path d="M${axis - r} ${y + 2}C${axis - r * 1.16} ${y - 14} ${axis - r * 0.98} ${y - 38} ${axis - r * 0.36} ${y - 44}C${axis - r * 0.1} ${y - 52} ${axis + r * 0.3} ${y - 50} ${axis + r * 0.5} ${y - 42}C${axis + r} ${y - 36} ${axis + r * 1.16} ${y - 12} ${axis + r} ${y + 2}A${r} ${r * tilt} 0 0 1 ${axis - r} ${y + 2}Z" fill="${side}" stroke="${shade(colour, -0.14)}"/>` +
    s`<path d="M${axis - r * 0.94} ${y - 6}C${axis - r} ${y - 26} ${axis - r * 0.8} ${y - 36} ${axis - r * 0.3} ${y - 41}C${axis} ${y - 49} ${axis + r * 0.3} ${y - 46} ${axis + r * 0.46} ${y - 38}C${axis + r * 0.2} ${y - 24} ${axis - r * 0.5} ${y - 30} ${axis - r * 0.94} ${y - 6}Z" fill="${colour}"/>` +
    s`<path d="M${axis - r * 0.3} ${y - 14}q${r * 0.3} 8 ${r * 0.7} 0M${axis + r * 0.3} ${y - 26}q${r * 0.24} 6 ${r * 0.4} ${-2}" stroke="${shade(colour, -0.1)}" stroke-width="2" stroke-linecap="round"/>`
  );
}

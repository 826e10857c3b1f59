/** Where a peel lies, hangs or winds. */
import { axis, bottomOf } from "../glasses/profile.ts";
import { at, s } from "../svg/svg.ts";
import type { Layers, Table, Taken } from "./garnish.ts";
import { type Citrus, lemon } from "./garnish-citrus.ts";
import { coil, curl, ribbon, swathe } from "./peels.ts";

/** Moved to a place on the rim, and mirrored by a size below nought. */
export const turnedTo = (x: number, y: number, drawing: string, wide: number, high: number): string =>
  s`<g transform="translate(${x} ${y})scale(${wide} ${high})">${drawing}</g>`;

/** A peel as the recipe has it: hung on the rim, or laid in, where it floats, or leans among the ice. */
export function peelOf(peel: Citrus, table: Table, taken: Taken): Partial<Layers> {
  const { rim, top, side, iced } = table;
  const size = Math.min(1.4, Math.max(1.05, rim.r / 72)) * (peel.size / 31) ** 0.5;
  if (table.peel !== "laid") {
    const mirror = taken.rim++ === 0 ? side : -side;
    const drawing = table.peel === "ribbon" ? ribbon(peel) : curl(peel);
    return { front: turnedTo(axis + mirror * rim.r * 0.97, rim.y, drawing, mirror * size, size) };
  }
  const swing = taken.rim++ === 0 ? 1 : -1;
  if (iced)
    return {
      surface: at(axis + swing * side * top.r * 0.46, top.y - 12, swathe(peel), swing * side * -58, size * 0.9),
    };
  const spot = s`translate(${axis - swing * side * top.r * 0.2} ${top.y})scale(${size} ${size * 0.6})rotate(${side * 16})`;
  return { surface: `<g transform="${spot}">${swathe(peel)}</g>` };
}

/** The spiral of a whole lemon's peel, down the inside of the glass. */
export function peelInGlass(table: Table): string {
  const { rim, bowl } = table;
  const halves = 7;
  const pitch = (bottomOf(bowl).y - rim.y - 50) / halves;
  return at(axis, rim.y + 14, coil(lemon, halves, rim.r * 0.8, rim.r * 0.7, pitch, 17));
}

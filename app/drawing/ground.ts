/** The ground that a picture stands on, as style sheets reckon it (app/ui/look/shapes.css, `wash`). */
import { toHex, toLab } from "./svg/colour.ts";

/** How colours look, and how far apart: for whoever compares pictures. */
export { distance, toLab } from "./svg/colour.ts";

/** A wash: how light it is, the share of the colour's own chroma that it keeps, and how much of it at most. */
export type Wash = { light: number; share: number; most: number };

/** The colour `#rrggbb` of a wash of a colour: the same hue, as CSS has it by `oklch(from …)`. */
export function groundOf(colour: string, { light, share, most }: Wash): string {
  const [, a, b] = toLab(colour);
  const chroma = Math.hypot(a, b);
  const kept = chroma > 0 ? Math.min(chroma * share, most) / chroma : 0;
  return toHex([light, a * kept, b * kept]);
}

/** What bars cut of a citrus peel: a curl on the rim, a swathe laid in, a ribbon that hangs, a coil down the glass. */
import { blend } from "../svg/colour.ts";
import { s } from "../svg/svg.ts";
import type { Citrus } from "./garnish-citrus.ts";

/**
 * A strip of peel wound like a spring, from the origin downwards: near halves show the zest, far halves the pith.
 * Radius goes from `wide` to `narrow`; the strip is `band` high in the middle and tapers to its ends.
 */
export function coil(peel: Citrus, halves: number, wide: number, narrow: number, pitch: number, band: number): string {
  const radius = (k: number): number => wide + ((narrow - wide) * k) / halves;
  const high = (k: number): number => band * Math.sin(((k + 0.35) / (halves + 0.7)) * Math.PI) ** 0.5;
  const halfTurn = (k: number): string => {
    const near = k % 2 === 0;
    const side = near ? 1 : -1;
    const [a, b] = [side * radius(k), side * radius(k + 1)];
    const [y, end] = [k * pitch, (k + 1) * pitch];
    const sag = (near ? 0.52 : -0.4) * Math.abs(a);
    return (
      s`M${-a} ${y}C${-a} ${y + sag} ${b} ${end + sag} ${b} ${end}v${high(k + 1)}` +
      s`C${b} ${end + sag + high(k + 1)} ${-a} ${y + sag + high(k)} ${-a} ${y + high(k)}Z`
    );
  };
  const turns = Array.from({ length: halves }, (_, k) => halfTurn(k));
  const near = turns.filter((_, k) => k % 2 === 0).join("");
  const far = turns.filter((_, k) => k % 2 === 1).join("");
  return (
    s`<g stroke="${peel.dark}" stroke-linejoin="round"><path d="${far}" fill="${blend(peel.pith, peel.zest, 0.3)}"/>` +
    s`<path d="${near}" fill="${peel.zest}"/></g>`
  );
}

/** A short curl hooked over the rim: one loop outside, one end in the drink. */
export function curl({ zest, dark, pith }: Citrus): string {
  const inner = blend(pith, zest, 0.25);
  return (
    `<path d="M-16 15C-20-4-9-17 3-14C15-10 15 6 6 12" stroke="${dark}" stroke-width="12" stroke-linecap="round"/><path d="M-16 15C-20-4-9-17 3-14C15-10 15 6 6 12" stroke="${zest}" stroke-width="9.500" stroke-linecap="round"/>` +
    `<path d="M8 5C22 12 20 32 7 34C-1 35-4 27 3 23" stroke="${dark}" stroke-width="10" stroke-linecap="round"/><path d="M8 5C22 12 20 32 7 34C-1 35-4 27 3 23" stroke="${inner}" stroke-width="7.500" stroke-linecap="round"/>` +
    `<path d="M-16 8C-16-4-8-13 2-12" stroke="#fff" stroke-opacity=".45" stroke-width="2.2" stroke-linecap="round"/>`
  );
}

/** A broad swathe of peel, bent a little: zest above, its pith showing along one edge. */
export function swathe({ zest, dark, pith }: Citrus): string {
  return (
    `<path d="M-42 5C-34-14-8-17 10-10S36-12 42-4C40 11 19 13 3 8S-30 17-42 5Z" fill="${pith}" stroke="${dark}" stroke-width="1.2"/>` +
    `<path d="M-42 3C-34-15-8-18 10-12S36-14 42-5C38 6 20 8 4 4S-32 12-42 3Z" fill="${zest}"/>` +
    `<path d="M-32-2Q-14-14 6-8T34-7" stroke="#fff" stroke-opacity=".4" stroke-width="2.4" stroke-linecap="round"/><path d="M-24 3h0M-10-2h0M6 0h0M20-3h0M30-2h0M-16-7h0M0-8h0" stroke="${dark}" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/>`
  );
}

/** A long thin ribbon over the rim, its free end in loops down the outside of the glass. */
export function ribbon({ zest, dark, pith }: Citrus): string {
  const way = "M-18 22C-22-6-8-22 4-14C20-2-2 22 8 36C20 50 26 30 14 28C0 28-2 56 10 66C20 74 25 60 16 57";
  return (
    `<path d="${way}" stroke="${dark}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="${way}" stroke="${zest}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="M14 28C0 28-2 56 10 66" stroke="${blend(pith, zest, 0.3)}" stroke-width="4.500" stroke-linecap="round"/><path d="M-18 14C-17-4-8-16 0-13" stroke="#fff" stroke-opacity=".5" stroke-width="1.8" stroke-linecap="round"/>`
  );
}

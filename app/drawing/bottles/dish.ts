/** Fresh things have no bottle: they lie on the table as they are, whole and cut. */

import type { BottleFacts } from "../facts.ts";
import { type Citrus, face, grapefruit, lemon, lime, orange, wedge } from "../garnishes/garnish-citrus.ts";
import {
  appleFan,
  blackberry,
  cherry,
  olive,
  onion,
  passionFruit,
  pineapple,
  raspberry,
  strawberry,
} from "../garnishes/garnish-fruit.ts";
import { basil, celery, cucumber, mint, rosemary } from "../garnishes/garnish-leaf.ts";
import { chilli, cinnamon, ginger, starAnise } from "../garnishes/garnish-spice.ts";
import { safeColour, shade } from "../svg/colour.ts";
import { at, dots, hash, idOf, leaf, type Point, type Random, s, seeded } from "../svg/svg.ts";

/** A whole fruit, lit from the left. */
function whole(colour: string, dark: string, rx: number, ry: number): string {
  return (
    s`<ellipse rx="${rx}" ry="${ry}" fill="${colour}"/><path d="M${-rx} 0A${rx} ${ry} 0 0 0 ${rx} 0Q${rx * 0.3} ${ry * 0.7} ${-rx} 0Z" fill="${dark}" fill-opacity=".5"/>` +
    s`<ellipse cx="${-rx * 0.34}" cy="${-ry * 0.4}" rx="${rx * 0.3}" ry="${ry * 0.2}" fill="#fff" fill-opacity=".32" transform="rotate(-24)"/>`
  );
}

/** The pores of a citrus skin, closer together towards the edge. */
function pores(dark: string, rx: number, ry: number, random: Random): string {
  const at = Array.from({ length: 30 }, (): Point => {
    const [a, q] = [random() * Math.PI * 2, 0.25 + 0.66 * Math.sqrt(random())];
    return [Math.cos(a) * rx * q, Math.sin(a) * ry * q];
  });
  return dots(at, `${dark}66`, 2.6);
}

/** A lemon and a lime run out into a nipple; an orange has only the star of its stalk. */
function fruitOf({ zest, dark }: Citrus, pointed: boolean, random: Random): string {
  const [rx, ry] = pointed ? [66, 50] : [60, 58];
  const body = pointed
    ? s`<path d="M-${rx} 4C-${rx} -${ry * 1.06} 30 -${ry * 1.16} ${rx - 8} -16Q${rx + 12} -12 ${rx + 12} 2T${rx - 8} 18C30 ${ry * 1.14} -${rx} ${ry * 1.06} -${rx} 4Z" fill="${zest}"/><path d="M-${rx} 6C-52 40 40 44 ${rx - 4} 12C34 ${ry * 1.16} -${rx} ${ry * 1.06} -${rx} 6Z" fill="${dark}" fill-opacity=".5"/><ellipse cx="-24" cy="-24" rx="22" ry="9" fill="#fff" fill-opacity=".34" transform="rotate(-18)"/>`
    : `${whole(zest, dark, rx, ry)}<path d="M22-40l5-6 3 7 7 1-6 5 2 7-7-3-6 5 1-8-7-3Z" fill="#6a7a2e"/>`;
  const stalk = s`<path d="M-${rx} 2q-10-2-13-9" stroke="#5d7a35" stroke-width="5" stroke-linecap="round"/><path d="${leaf(-rx - 8, -6, 28, 62, 26)}" fill="#4f9440" stroke="#2e6a2b"/><path d="${leaf(-rx - 8, -6, 28, 62, 26, true)}" fill="#7fbf5e" fill-opacity=".7"/>`;
  return (pointed ? stalk : "") + body + pores(dark, rx, ry, random);
}

const citrus =
  (fruit: Citrus) =>
  (random: Random): string => {
    const pointed = fruit === lemon || fruit === lime;
    return (
      at(-34, -34, fruitOf(fruit, pointed, random), -12) +
      `<g transform="translate(58 -2)rotate(-8)scale(.94 1)">${face({ ...fruit, size: 48 })}</g>` +
      at(4, 40, wedge({ ...fruit, size: 32 }), 6)
    );
  };

const three = (one: string, scale: number, gap: number) => (): string =>
  at(-gap, -6, one, -12, scale) + at(gap, -2, one, 10, scale) + at(0, 14, one, 0, scale * 1.06);

/** A knob of ginger root with a cut face. */
const root =
  '<path d="M-30 2C-34-8-26-16-17-13C-15-25-3-29 4-22C9-32 25-30 25-18C35-18 37-6 30 0C33 10 22 17 14 13C8 22-8 22-13 14C-22 18-30 11-30 2Z" fill="#c9a468" stroke="#7d5c2a" stroke-width="1.4"/><path d="M-30 3C-24 14-10 12 0 15S24 12 31 0C33 10 22 17 14 13C8 22-8 22-13 14C-22 18-29 11-30 3Z" fill="#7d5c2a" fill-opacity=".45"/><path d="M-17-13q6 4 4 11M25-18q-7 2-9 9M-22 4q5-3 10 0M16 5q6-4 12-2M-1 12q4-5 10-4" stroke="#8a6632" stroke-width="1.5" stroke-linecap="round"/><ellipse cx="3" cy="-9" rx="15" ry="12" fill="#f6dd92" stroke="#a9803a" stroke-width="1.4"/><ellipse cx="3" cy="-9" rx="10" ry="7.500" stroke="#d6b35c" stroke-width="1.4"/><path d="M3-13v2M-2-9h2M6-8h2M2-5h1" stroke="#b98f3c" stroke-width="1.6" stroke-linecap="round"/>';
const egg =
  '<path d="M0-46C26-46 40-10 40 10S24 42 0 42S-40 30-40 10S-26-46 0-46Z" fill="#e9cba4"/><path d="M-38 16C-30 36 22 40 38 14C40 32 20 42 0 42S-34 34-38 16Z" fill="#b98d5c" fill-opacity=".5"/><ellipse cx="-13" cy="-14" rx="10" ry="17" fill="#fff" fill-opacity=".5" transform="rotate(14)"/>';
const cube =
  '<path d="M-34-16L0-34L34-16L0 4Z" fill="#f6fbfd"/><path d="M-34-16L0 4V42L-34 22Z" fill="#d5e4ec"/><path d="M34-16L0 4V42L34 22Z" fill="#a9c2cf"/><path d="M-34-16L0-34L34-16L0 4L-34-16V22L0 42L34 22V-16M0 4V42" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/>';
const pear =
  '<path d="M-6-64C16-66 12-34 24-14C38 8 28 42 0 42S-38 8-24-14C-12-34-22-60-6-64Z" fill="#c8c651"/><path d="M24-14C38 8 28 42 0 42C-18 42-32 30-34 14C-10 34 20 24 24-14Z" fill="#8d9a2c" fill-opacity=".55"/><ellipse cx="-12" cy="4" rx="7" ry="18" fill="#fff" fill-opacity=".38"/><path d="M-4-62q2-12 10-16" stroke="#6e4322" stroke-width="4" stroke-linecap="round"/>';
const greenChilli = chilli.replace("#cf1f1f", "#3f8a2f").replace("#8c0d12", "#1f4f18").replace("#ff9a86", "#c9eda0");
const banana =
  '<path d="M-92-34C-70 26 10 50 84 10Q92 4 84-6C30 10-30-8-66-52Q-78-56-92-34Z" fill="#f2cf3f"/><path d="M-88-28C-66 22 10 42 86 2L84 10C10 50-70 26-92-34Z" fill="#b98f16" fill-opacity=".6"/><path d="M-66-52L-76-72L-90-66L-92-34Z" fill="#a98420"/><path d="M-60-32C-30 0 20 16 70 4" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>';
const melon =
  '<path d="M-92-44A92 92 0 0 0 92-44Z" fill="#2f7a3f"/><path d="M-82-44A82 82 0 0 0 82-44Z" fill="#e9f0c8"/><path d="M-74-44A74 74 0 0 0 74-44Z" fill="#e2453f"/><path d="M-46-28l3 8M-18-24l2 9M14-26l-2 9M44-30l-4 8M-30-2l3 8M2 4v8M30-4l-3 8" stroke="#2a1210" stroke-width="5" stroke-linecap="round"/><path d="M-66-36Q0-24 66-36" stroke="#fff" stroke-opacity=".25" stroke-width="6"/>';
const coconut =
  '<path d="M-70-20A70 62 0 0 0 70-20Z" fill="#5a3a22"/><path d="M-60 8l20 12M-30 22l24 8M10 30l26-10M44 12l14-16" stroke="#8a6238" stroke-width="3"/><ellipse cy="-20" rx="70" ry="28" fill="#4a2d18"/><ellipse cy="-20" rx="64" ry="24" fill="#fdfaf2"/><ellipse cy="-14" rx="48" ry="15" fill="#dfe6e2"/>';

const fruits: readonly (readonly [RegExp, (random: Random) => string])[] = [
  [/lemongrass/, (random) => at(-50, 24, celery(random, 30), 62, 0.9) + at(-30, 34, celery(random, 30), 52, 0.8)],
  [/leaf|leaves/, (random) => at(0, 26, basil(random, 20), 0, 1.5)],
  [/grapefruit|pomelo/, citrus(grapefruit)],
  [/orange|tangerine|mandarin|clementine/, citrus(orange)],
  [/lemon|yuzu/, citrus(lemon)],
  [/lime|calamansi/, citrus(lime)],
  [/mint|shiso/, (random) => at(-6, 16, mint(random, 34), -8, 1.5)],
  [/basil|sage|leaf|leaves/, (random) => at(0, 26, basil(random, 20), 0, 1.5)],
  [/rosemary|thyme|dill|lavender/, (random) => at(-34, 28, rosemary(random, 20), 34, 1.2)],
  [/celery|rhubarb|fennel/, (random) => at(-30, 18, celery(random, 24), 40, 1.05)],
  [/cucumber/, () => at(-30, 10, cucumber(), -6, 1.5) + at(40, 22, cucumber(), 8, 1.4)],
  [/pine/, () => at(-34, 4, pineapple(), -16, 1.5) + at(42, 12, pineapple(), 14, 1.4)],
  [/raspberr/, three(raspberry, 1.8, 44)],
  [/blackberr|mulberr|black ?currant/, three(blackberry, 1.8, 44)],
  [/strawberr/, three(strawberry(), 1.5, 46)],
  [/\bpear|quince/, () => at(-42, -24, pear, -10) + at(40, -18, pear, 12)],
  [/jalape|green ch|padr/, () => at(-40, -18, greenChilli, -50, 1.3) + at(14, -8, greenChilli, -64, 1.3)],
  [/apple(?!mint)/, () => at(-44, -34, whole("#b92c2c", "#5f1010", 54, 52)) + at(40, 30, appleFan(), 6, 1.05)],
  [
    /passion|maracuj/,
    (random) => at(-34, -4, passionFruit(random), -6, 1.5) + at(46, 6, passionFruit(random), 8, 1.35),
  ],
  [/chil|pepper(?!mint|corn)|jalape/, () => at(-40, -18, chilli, -50, 1.3) + at(14, -8, chilli, -64, 1.3)],
  [/candied ginger/, three(ginger, 1.9, 44)],
  [/ginger|turmeric|galangal/, three(root, 1.9, 44)],
  [/egg/, () => at(-40, -14, egg, -12) + at(40, -10, egg, 14) + at(0, 4, egg, 2)],
  [/\bice\b/, () => at(-42, -14, cube) + at(42, -10, cube) + at(0, 6, cube)],
  [/cherr|currant/, three(cherry, 2.1, 44)],
  [/olive|caper/, three(olive, 1.9, 46)],
  [/onion/, three(onion, 2.1, 40)],
  [/cinnamon/, (random) => at(-60, 20, cinnamon(random, 24), 64, 1.2) + at(-20, 36, cinnamon(random, 24), 52, 1.1)],
  [/anise/, () => at(-36, -8, starAnise(), 0, 1.6) + at(40, 4, starAnise(), 20, 1.5)],
  [/banana|plantain/, () => at(0, -6, banana)],
  [/melon/, () => at(0, 2, melon, -6)],
  [/coconut/, () => at(0, 0, coconut)],
];

/** Round fruit in the ingredient's own colour, for what has no drawing of its own. */
function heap(colour: string): string {
  const one = whole(colour, shade(colour, -0.25), 36, 34);
  return at(-44, -16, one) + at(44, -14, one) + at(0, -50, one) + at(0, 2, one);
}

/** Draws what the name means, or round fruit in its colour. */
export function dish(facts: BottleFacts): string {
  const colour = safeColour(facts.colour);
  const seed = hash(JSON.stringify(["dish", facts.name, colour]));
  const id = idOf(seed);
  const name = facts.name.toLowerCase();
  const drawing = fruits.find(([pattern]) => pattern.test(name))?.[1]?.(seeded(seed)) ?? heap(colour);
  return (
    `<radialGradient id="s${id}"><stop offset=".3" stop-color="#0007"/><stop offset="1" stop-color="#0000"/></radialGradient><radialGradient id="b${id}"><stop stop-color="${shade(colour, 0.06)}88"/><stop offset="1" stop-color="${colour}00"/></radialGradient>` +
    `<ellipse cx="206" cy="430" rx="180" ry="30" fill="url(#s${id})"/><ellipse cx="228" cy="434" rx="172" ry="24" fill="url(#b${id})"/>${at(200, 352, drawing, 0, 1.45)}`
  );
}

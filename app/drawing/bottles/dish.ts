/** Fresh things have no bottle: they lie on a porcelain dish, with a card that names them. */

import type { BottleFacts } from "../facts.ts";
import { grapefruit, lemon, lime, orange, wedge, wheel } from "../garnishes/garnish-citrus.ts";
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
import { at, hash, idOf, type Random, s, seeded } from "../svg/svg.ts";
import { type as setType } from "./label.ts";

type Citrus = typeof lemon;

/** A whole fruit, lit from the left. */
function whole(colour: string, dark: string, rx: number, ry: number, nub = false): string {
  return (
    s`<ellipse rx="${rx}" ry="${ry}" fill="${colour}"/><path d="M${-rx} 0A${rx} ${ry} 0 0 0 ${rx} 0Q${rx * 0.3} ${ry * 0.7} ${-rx} 0Z" fill="${dark}" fill-opacity=".5"/>` +
    s`<ellipse cx="${-rx * 0.34}" cy="${-ry * 0.4}" rx="${rx * 0.32}" ry="${ry * 0.2}" fill="#fff" fill-opacity=".38"/>` +
    (nub ? s`<path d="M${rx - 5} -8q16 2 16 9t-16 8Z" fill="${colour}"/>` : "")
  );
}

const citrus = (fruit: Citrus) => (): string =>
  at(-38, -44, whole(fruit.zest, fruit.dark, 62, 54, fruit !== orange && fruit !== grapefruit)) +
  at(46, 0, wheel({ ...fruit, size: 40 })) +
  at(-4, 22, wedge({ ...fruit, size: 30 }), -8);

const three = (one: string, scale: number, gap: number) => (): string =>
  at(-gap, -6, one, -12, scale) + at(gap, -2, one, 10, scale) + at(0, 14, one, 0, scale * 1.06);

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
  [/ginger|turmeric|galangal/, three(ginger, 1.9, 44)],
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

export function dish(facts: BottleFacts): string {
  const colour = safeColour(facts.colour);
  const seed = hash(JSON.stringify(["dish", facts.name, colour]));
  const id = idOf(seed);
  const name = facts.name.toLowerCase();
  const drawing = fruits.find(([pattern]) => pattern.test(name))?.[1]?.(seeded(seed)) ?? heap(colour);
  return (
    `<radialGradient id="s${id}"><stop offset=".4" stop-color="#0006"/><stop offset="1" stop-color="#0000"/></radialGradient><linearGradient id="d${id}"><stop stop-color="#cfc6b4"/><stop offset=".3" stop-color="#fffdf7"/><stop offset="1" stop-color="#b8ad98"/></linearGradient>` +
    `<ellipse cx="204" cy="386" rx="176" ry="34" fill="url(#s${id})"/><path d="M48 330Q60 384 150 388H250Q340 384 352 330Z" fill="url(#d${id})"/><ellipse cx="200" cy="330" rx="152" ry="42" fill="#f7f2e6"/><ellipse cx="200" cy="332" rx="138" ry="36" fill="#e6dcc8"/><ellipse cx="204" cy="336" rx="122" ry="29" fill="#f3ecdc"/>` +
    s`<path d="M54 332a152 42 0 0 0 292 0" stroke="${shade(colour, -0.08)}" stroke-width="3" stroke-opacity=".8"/>` +
    `<ellipse cx="206" cy="340" rx="104" ry="20" fill="#0002"/>${at(200, 312, drawing, 0, 1.06)}` +
    `<path d="M114 404H286V456H114Z" fill="#f6eedd"/><path d="M120 410H280V450H120Z" stroke="#b79b6a"/><path d="M114 456H286V460H114Z" fill="#0003"/>${setType(facts.name, 200, 430, 148, 32, "#2b211b", 22, 1)}`
  );
}

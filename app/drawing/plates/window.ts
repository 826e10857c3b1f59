/** A bar from within at dusk: the drink that it is known for on the counter, its city behind the window, its name above. */
import { type as setType } from "../bottles/label.ts";
import { bytes, limit, smallDrink } from "../drinks/drink.ts";
import type { DrinkFacts } from "../facts.ts";
import { frame, hash, idOf, nearer, s } from "../svg/svg.ts";
import { type Cloth, clothOf } from "./cloth.ts";
import { skyline, skylineWords } from "./skylines.ts";

/** What frames the window, by the kind of house. */
const dressings: Record<string, (cloth: Cloth) => string> = {
  hotel: ({ cloth, deep, light }) =>
    `<path d="M46 104H110Q104 240 62 330L58 372H46ZM354 104H290Q296 240 338 330L342 372H354Z" fill="${cloth}"/><path d="M64 106Q70 220 52 330M86 106Q84 230 56 340M336 106Q330 220 348 330M314 106Q316 230 344 340" stroke="${deep}" stroke-width="3"/><path d="M46 104H354V122Q330 138 308 122T262 122 216 122 170 122 124 122 78 122 46 122Z" fill="${light}"/>`,
  pub: ({ deep, foil }) =>
    `<path d="M46 104H354V114H46ZM124 104V372H132V104ZM268 104V372H276V104Z" fill="${deep}"/><path d="M52 180H348" stroke="${deep}" stroke-width="7"/><path d="M150 104V128M150 128q-16 4-16 22h32q0-18-16-22Z" stroke="${foil}" fill="${foil}" stroke-width="2"/>`,
  restaurant: ({ cloth, paper }) =>
    `<path d="M40 100H360L352 138H48Z" fill="${cloth}"/><path d="M40 100L48 138H92L88 100ZM136 100L138 138H180L180 100ZM226 100L226 138H268L270 100ZM314 100L308 138H352L360 100Z" fill="${paper}"/><path d="M200 104V372" stroke="#2b1c10" stroke-width="6"/>`,
  club: ({ deep }) =>
    `<path d="M46 104H354V372H46ZM74 130Q74 118 86 118H314Q326 118 326 130V356H74Z" fill="${deep}" fill-rule="evenodd"/><path d="M74 196H326M138 118V356M262 118V356" stroke="${deep}" stroke-width="4"/>`,
  bar: () =>
    '<path d="M148 104V372M252 104V372" stroke="#2b1c10" stroke-width="6"/><path d="M46 112Q200 150 354 112" stroke="#1b1511" stroke-width="2"/><path d="M76 120h0M116 128h0M158 132h0M200 134h0M242 132h0M284 128h0M324 120h0" stroke="#ffd98a" stroke-opacity=".4" stroke-width="17" stroke-linecap="round"/><path d="M76 120h0M116 128h0M158 132h0M200 134h0M242 132h0M284 128h0M324 120h0" stroke="#fff1c9" stroke-width="7" stroke-linecap="round"/>',
};

export type WindowFacts = { name: string; kind: string; city: string; drink: DrinkFacts };

/** Draws the bar. */
export function windowed({ name, kind, city, drink: known }: WindowFacts): string {
  const seed = hash(JSON.stringify(["window", name, kind, city, known.name]));
  const id = idOf(seed);
  const cloth = clothOf(seed % 7);
  const { deep, foil } = cloth;
  const x = seed % 2 === 0 ? 236 : 164;
  const size = 0.66;
  const content = (glass: string): string =>
    `<linearGradient id="k${id}" x2="0" y2="1"><stop stop-color="#2f2f5c"/><stop offset=".45" stop-color="#8a4f72"/><stop offset=".8" stop-color="#e08a55"/><stop offset="1" stop-color="#f6c27a"/></linearGradient><linearGradient id="w${id}" x2="0" y2="1"><stop stop-color="#8a5a30"/><stop offset=".2" stop-color="#6b4122"/><stop offset="1" stop-color="#3a2110"/></linearGradient><radialGradient id="h${id}"><stop stop-color="#ffe2a6" stop-opacity=".75"/><stop offset="1" stop-color="#ffe2a6" stop-opacity="0"/></radialGradient>` +
    `<path d="M30 26H370V462H30Z" fill="${deep}"/><path d="M46 104H354V372H46Z" fill="url(#k${id})"/>${skyline(city)}${(dressings[kind] ?? dressings.bar)?.(cloth) ?? ""}<path d="M46 104H354V372H46Z" stroke="#1b1511" stroke-width="5"/>` +
    s`<ellipse cx="${x}" cy="280" rx="112" ry="120" fill="url(#h${id})"/>` +
    `<path d="M56 36H344V92H56Z" fill="${cloth.cloth}"/><path d="M62 42H338V86H62Z" stroke="${foil}" stroke-width="1.800"/>${setType(name, 200, 64, 256, 36, foil, 30, 2)}` +
    `<path d="M22 372H378V396H22Z" fill="url(#w${id})"/><path d="M22 373H378" stroke="#f0cf9a" stroke-opacity=".7" stroke-width="2.400"/><path d="M30 396H370V462H30Z" fill="#3a2110"/><path d="M52 406H128V452H52ZM162 406H238V452H162ZM272 406H348V452H272Z" stroke="#7d5229" stroke-width="3"/>` +
    s`<g transform="translate(${x - 200 * size} ${384 - 455 * size})scale(${String(size)})">${glass}</g>`;
  const framed = (glass: string): string => frame(name, nearer(content(glass)));
  return framed(smallDrink(known, limit - bytes(framed(""))));
}

/** The same in words. */
export function describeWindow({
  name,
  city,
  drink: known,
}: {
  name: string;
  city: string;
  drink: { name: string };
}): string {
  // What a house pours begins with a small letter: "a pint of ale"; a cocktail has a name.
  const article = /^[a-z]/.test(known.name) ? "a" : "the";
  return `${name} in ${city}: ${article} ${known.name} on the bar, ${skylineWords(city)} beyond the window.`;
}

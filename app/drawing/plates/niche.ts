/** Somebody's picture without a portrait: what they worked with, and the drink that they are known for, in a niche. */
import { type as setType } from "../bottles/label.ts";
import { bytes, limit, smallDrink } from "../drinks/drink.ts";
import type { DrinkFacts } from "../facts.ts";
import { frame, hash, idOf, nearer, s } from "../svg/svg.ts";
import { clothOf } from "./cloth.ts";
import { drawEmblem, emblemOf } from "./emblems.ts";

const shelf = 378;

/** A drawing on the shelf of the niche, its middle at `x`. */
const stood = (drawing: string, x: number, size: number): string =>
  s`<g transform="translate(${x - 200 * size} ${shelf - 455 * size})scale(${String(size)})">${drawing}</g>`;

/** Of the drink a description needs no more than its name. */
type Told = { name: string; years?: string; role: string; drink?: Pick<DrinkFacts, "name"> };
type NicheFacts = Told & { drink?: DrinkFacts };

/** What stands for the trade: the same in the picture and in its words. */
const emblemFor = ({ name, role }: Told) => emblemOf(role, hash(`emblem ${name}`) >>> 4);

/** The niche with its plaque. */
export function niche({ name, years, role, drink: known }: NicheFacts): string {
  const seed = hash(JSON.stringify(["niche", name, years ?? "", role, known?.name ?? ""]));
  const id = idOf(seed);
  const { deep, foil, cloth, light } = clothOf(seed % 7);
  const { emblem } = emblemFor({ name, role });
  const content = (things: string): string =>
    `<radialGradient id="p${id}" cx=".5" cy=".42" r=".75"><stop stop-color="${light}"/><stop offset=".55" stop-color="${cloth}"/><stop offset="1" stop-color="${deep}"/></radialGradient><linearGradient id="f${id}" x2="1" y2="1"><stop stop-color="#fbe9b8"/><stop offset=".4" stop-color="#b98b3e"/><stop offset=".7" stop-color="#f4dca0"/><stop offset="1" stop-color="#7d5a20"/></linearGradient><radialGradient id="h${id}"><stop stop-color="#fff1cf" stop-opacity=".6"/><stop offset="1" stop-color="#fff1cf" stop-opacity="0"/></radialGradient>` +
    `<path d="M42 396V170C42 76 112 22 200 22S358 76 358 170V396Z" fill="url(#f${id})"/><path d="M58 396V172C58 88 122 38 200 38S342 88 342 172V396Z" fill="url(#p${id})" stroke="#6b4a17" stroke-width="2"/><path d="M66 392V174C66 96 128 48 200 48S334 96 334 174V392" stroke="${foil}" stroke-opacity=".5" stroke-width="1.600"/>` +
    `<ellipse cx="200" cy="240" rx="118" ry="140" fill="url(#h${id})"/><path d="M58 378H342V396H58Z" fill="${deep}"/><path d="M58 379H342" stroke="${foil}" stroke-opacity=".8" stroke-width="2"/>${things}` +
    `<path d="M34 394H366L356 474Q200 486 44 474Z" fill="${deep}" stroke="${foil}" stroke-width="2"/><path d="M44 402H356L348 466Q200 476 52 466Z" stroke="${foil}" stroke-opacity=".5"/>` +
    setType(name, 200, years ? 424 : 436, 280, 34, foil, 25, 1) +
    (years ? setType(years, 200, 455, 200, 20, foil, 15, 1) : "");
  const framed = (other: string): string => frame(name, nearer(content(other)));
  if (!known) return framed(stood(drawEmblem(emblem), 200, 0.64));
  // Where a drink needs the room it stands alone.
  const beside = stood(drawEmblem(emblem), 112, 0.4);
  const left = (other: string): number => limit - 60 - bytes(framed(other));
  const [both, alone] = [smallDrink(known, left(beside)), smallDrink(known, left(""))];
  const whole = bytes(both) > bytes(alone) * 0.8;
  return framed(whole ? stood(both, 226, 0.66) + beside : stood(alone, 200, 0.66));
}

/** The same in words. */
export function describeNiche(facts: Told): string {
  const { words } = emblemFor(facts);
  const { name, drink: known } = facts;
  return known ? `${name}: a niche with the ${known.name}.` : `${name}: a niche with ${words}.`;
}

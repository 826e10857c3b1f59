/** Puts the picture of a drink together, within its size limit. */

import type { DrinkFacts, GlassShape } from "../facts.ts";
import { garnishLayers, type Layers, type Table } from "../garnishes/garnish.ts";
import { glassBack, glassDefs, glassFront, shadow } from "../glasses/glass.ts";
import { type Vessel, vesselOf } from "../glasses/glasses.ts";
import { axis, bottomOf, rimOf } from "../glasses/profile.ts";
import { opaqueBack, opaqueDefs, opaqueFront } from "../glasses/vessel-opaque.ts";
import { shade } from "../svg/colour.ts";
import { frame, hash, idOf, inside, s, seeded } from "../svg/svg.ts";
import { shotOf } from "./aside.ts";
import { contents, type Detail } from "./contents.ts";
import { describeGlass } from "./describe.ts";
import { steam, straw, wantsStraw } from "./extras.ts";

/** Bytes that a picture may take, and how many garnishes are drawn at most. */
export const limit = 7990;
const mostGarnishes = 4;

/** How long a picture is, as it is sent. */
export const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** A smaller glass of the same shape is drawn a little smaller. */
function scaled(vessel: Vessel, glassMl: number, content: string): string {
  const size = Math.min(1.03, Math.max(0.9, Math.cbrt((glassMl > 0 ? glassMl : vessel.ml) / vessel.ml)));
  if (Math.abs(size - 1) < 0.02) return content;
  return s`<g transform="translate(${axis * (1 - size)} ${460 * (1 - size)})scale(${String(Math.round(size * 100) / 100)})">${content}</g>`;
}

/** The vessel's own parts, whatever it is made of. */
function parts(
  vessel: Vessel,
  id: string,
  glow: string | undefined,
  look: number,
): { defs: string; back: string; front: string } {
  const { made } = vessel;
  const ground = shadow(vessel, id, made ? undefined : glow);
  return made
    ? {
        defs: ground + opaqueDefs(vessel, made, id, look),
        back: opaqueBack(vessel, made, id),
        front: opaqueFront(vessel, made, id, look),
      }
    : { defs: ground + glassDefs(vessel, id), back: glassBack(vessel, id), front: glassFront(vessel, id, glow) };
}

/** As many garnishes, first come first served, as there is room for. */
function fitting(layers: readonly Layers[], room: number): { all: Layers; left: number } {
  const all: Layers = { back: "", surface: "", front: "" };
  let [used, out] = [0, 0];
  for (const { back, surface, front } of layers) {
    const size = bytes(back + surface + front);
    if (used + size > room) {
      out++;
      continue;
    }
    used += size;
    all.back += back;
    all.surface += surface;
    all.front += front;
  }
  return { all, left: out };
}

/** The layers of a picture that garnishes come between, and its content with them. */
type Parted = { compose(layers: Layers): string; table: Table };

/** The glass with what is in it, at a level of detail. */
function parted(facts: DrinkFacts, seed: number, detail: Detail): Parted {
  const vessel = vesselOf(facts.shape);
  const id = idOf(seed);
  const random = seeded(seed);
  const rim = rimOf(vessel.bowl);
  const side = seed % 2 === 0 ? 1 : -1;
  const { liquid, defs, inside, above, top, soft } = contents(facts, vessel, id, random, detail);
  const glass = parts(vessel, id, liquid ? shade(liquid.colour, 0.1) : undefined, hash(facts.name));
  const clipped = inside ? `<g clip-path="url(#c${id})">${inside}</g>` : "";
  const through = wantsStraw(facts) && liquid ? straw(facts, rim, bottomOf(vessel.bowl).y, seed, side) : "";
  const hot = facts.hot && liquid ? steam(axis, rim.y - 14) : "";
  const iced = facts.ice !== "none" && facts.method !== "blend";
  const sunk = facts.sunk === true && !iced && vessel.stem !== undefined && liquid?.clarity !== "opaque";
  const { peel, apple, flower } = facts;
  const looks = { ...(peel ? { peel } : {}), ...(apple ? { apple } : {}), ...(flower ? { flower } : {}) };
  return {
    table: { rim, top, bowl: vessel.bowl, soft, sunk, iced, side, random, ...looks },
    compose({ back, surface, front }) {
      const middle = vessel.made ? clipped + back : back + clipped;
      const content = glass.defs + defs + glass.back + through + middle + above + surface + hot + glass.front + front;
      return scaled(vessel, facts.glassMl, content);
    },
  };
}

/** The drink to the left, and to its right the small glass that is served beside it. */
function accompanied(main: string, facts: DrinkFacts, seed: number): string {
  if (!facts.aside || facts.aside.within) return main;
  const small = shotOf(facts.name, facts.aside.pours);
  const glass = parted(small, hash(`beside ${seed}`), 0).compose({ back: "", surface: "", front: "" });
  return `<g transform="translate(-46 0)">${main}</g><g transform="translate(222 194)scale(.58)">${glass}</g>`;
}

/** The picture at a level of detail, whether it keeps the limit, and how many garnishes were left off. */
function drawn(facts: DrinkFacts, detail: Detail, limit: number): { svg: string; fits: boolean; left: number } {
  const seed = hash(JSON.stringify(facts));
  const { compose, table } = parted(facts, seed, detail);
  const framed = (layers: Layers): string => frame(facts.name, accompanied(compose(layers), facts, seed));
  const chosen = [...new Set(facts.garnishes)].slice(0, mostGarnishes);
  const plain = bytes(framed({ back: "", surface: "", front: "" }));
  const { all, left } = fitting(garnishLayers(chosen, table), limit - plain);
  return { svg: framed(all), fits: plain <= limit, left };
}

/**
 * Draws the drink with all its garnishes. Where that breaks the size limit, fewer cubes, bubbles and leaves
 * are drawn; what is then still too much of a garnish is left off, and then fruit in the glass and a glass beside. Part of another picture, it has fewer bytes, `most`.
 */
export function drink(facts: DrinkFacts, most = limit): string {
  const best = drawn(facts, 2, most);
  if (best.fits && best.left === 0) return best.svg;
  const less = drawn(facts, 1, most);
  if (less.fits && less.left === 0) return less.svg;
  const least = drawn(facts, 0, most);
  if (least.fits) return least.svg;
  const { pieces: _, aside: __, ...bare } = facts;
  return drawn(bare, 0, most).svg;
}

/** A drink as a part of another picture, in so many bytes: what does not fit is left off, the plainest last of all. */
export function smallDrink(facts: DrinkFacts, most: number): string {
  const { aside: _, pieces: __, ...alone } = facts;
  const cool: DrinkFacts = { ...alone, hot: false };
  const plainer: DrinkFacts[] = [cool, { ...cool, garnishes: cool.garnishes.slice(0, 1) }, { ...cool, garnishes: [] }];
  const dry = plainer.at(-1) as DrinkFacts;
  const all = [...plainer, { ...dry, ice: "none" as const, foam: false }];
  return all.map((one) => inside(drink(one, most))).find((drawing) => bytes(drawing) <= most) ?? "";
}

/** Draws the empty glass. */
export function emptyGlass(shape: GlassShape, glassMl: number, name?: string): string {
  const vessel = vesselOf(shape);
  const { defs, back, front } = parts(vessel, idOf(hash(`glass ${shape} ${glassMl}`)), undefined, glassMl);
  return frame(name ?? describeGlass(shape), scaled(vessel, glassMl, defs + back + front));
}

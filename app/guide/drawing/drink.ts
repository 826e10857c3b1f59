/** Puts the picture of a drink together, within its size limit. */
import { shade } from "./colour.ts";
import { contents } from "./contents.ts";
import { describeGlass } from "./describe.ts";
import { steam, straw, wantsStraw } from "./extras.ts";
import type { DrinkFacts, GlassShape } from "./facts.ts";
import { garnishLayers, type Layers } from "./garnishes/garnish.ts";
import { glassBack, glassDefs, glassFront, shadow } from "./glasses/glass.ts";
import { type Vessel, vesselOf } from "./glasses/glasses.ts";
import { axis, bottomOf, rimOf } from "./glasses/profile.ts";
import { opaqueBack, opaqueDefs, opaqueFront } from "./glasses/vessel-opaque.ts";
import { frame, hash, idOf, s, seeded } from "./svg.ts";

/** Bytes that a picture may take, and how many garnishes are drawn at most. */
const limit = 5990;
const mostGarnishes = 4;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** A smaller glass of the same shape is drawn a little smaller. */
function scaled(vessel: Vessel, glassMl: number, content: string): string {
  const size = Math.min(1.03, Math.max(0.9, Math.cbrt((glassMl > 0 ? glassMl : vessel.ml) / vessel.ml)));
  if (Math.abs(size - 1) < 0.02) return content;
  return s`<g transform="translate(${axis * (1 - size)} ${460 * (1 - size)})scale(${String(Math.round(size * 100) / 100)})">${content}</g>`;
}

/** The vessel's own parts, whatever it is made of. */
function parts(vessel: Vessel, id: string, glow: string | undefined): { defs: string; back: string; front: string } {
  const { made } = vessel;
  const ground = shadow(vessel, id, made ? undefined : glow);
  return made
    ? {
        defs: ground + opaqueDefs(vessel, made, id),
        back: opaqueBack(vessel, made, id),
        front: opaqueFront(vessel, made, id),
      }
    : { defs: ground + glassDefs(vessel, id), back: glassBack(vessel, id), front: glassFront(vessel, id, glow) };
}

/** As many garnishes, first come first served, as there is room for. */
function fitting(layers: readonly Layers[], room: number): Layers {
  const all: Layers = { back: "", surface: "", front: "" };
  let left = room;
  for (const { back, surface, front } of layers) {
    const size = bytes(back + surface + front);
    if (size > left) continue;
    left -= size;
    all.back += back;
    all.surface += surface;
    all.front += front;
  }
  return all;
}

/** Draws the drink. Garnishes that would break the size limit are left off. */
export function drink(facts: DrinkFacts): string {
  const vessel = vesselOf(facts.shape);
  const seed = hash(JSON.stringify(facts));
  const id = idOf(seed);
  const random = seeded(seed);
  const rim = rimOf(vessel.bowl);
  const { liquid, defs, inside, above, top } = contents(facts, vessel, id, random);
  const glass = parts(vessel, id, liquid ? shade(liquid.colour, 0.1) : undefined);
  const clipped = inside ? `<g clip-path="url(#c${id})">${inside}</g>` : "";
  const through = wantsStraw(facts) && liquid ? straw(rim, bottomOf(vessel.bowl).y) : "";
  const hot = facts.hot && liquid ? steam(axis, rim.y - 14) : "";

  const compose = ({ back, surface, front }: Layers): string => {
    const middle = vessel.made ? clipped + back : back + clipped;
    const content = glass.defs + defs + glass.back + through + middle + above + surface + hot + glass.front + front;
    return frame(facts.name, scaled(vessel, facts.glassMl, content));
  };

  const chosen = [...new Set(facts.garnishes)].slice(0, mostGarnishes);
  const layers = garnishLayers(chosen, { rim, top, bowl: vessel.bowl, random });
  const plain = compose({ back: "", surface: "", front: "" });
  return compose(fitting(layers, limit - bytes(plain)));
}

/** Draws the empty glass. */
export function emptyGlass(shape: GlassShape, glassMl: number): string {
  const vessel = vesselOf(shape);
  const { defs, back, front } = parts(vessel, idOf(hash(`glass ${shape} ${glassMl}`)), undefined);
  return frame(describeGlass(shape), scaled(vessel, glassMl, defs + back + front));
}

/** Puts the picture of a drink together, within its size limit. */
import { shade } from "./colour.ts";
import { describeGlass } from "./describe.ts";
import { steam, straw, wantsStraw } from "./extras.ts";
import type { DrinkFacts, GlassShape } from "./facts.ts";
import { garnishLayers, type Layers } from "./garnish.ts";
import { glassBack, glassDefs, glassFront, shadow } from "./glass.ts";
import { type Vessel, vesselOf } from "./glasses.ts";
import { blocksAtRim, crushedDefs, heap, iceIn } from "./ice.ts";
import {
  bubbles,
  cap,
  fillShare,
  foamColour,
  foamed,
  liquidBody,
  liquidDefs,
  liquidOf,
  liquidVeil,
  risen,
  slush,
} from "./liquid.ts";
import { axis, bottomOf, radiusAt, rimOf, tilt } from "./profile.ts";
import { frame, hash, idOf, s, seeded } from "./svg.ts";
import { opaqueBack, opaqueDefs, opaqueFront } from "./vessel-opaque.ts";

/** Bytes that a picture may take, and how many garnishes are drawn at most. */
const limit = 5950;
const mostGarnishes = 4;

function scaled(vessel: Vessel, glassMl: number, content: string): string {
  const size = Math.min(1.03, Math.max(0.9, Math.cbrt((glassMl > 0 ? glassMl : vessel.ml) / vessel.ml)));
  if (Math.abs(size - 1) < 0.02) return content;
  return s`<g transform="translate(${axis * (1 - size)} ${460 * (1 - size)})scale(${String(Math.round(size * 100) / 100)})">${content}</g>`;
}

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** The glasses that a heap of crushed ice stands up out of. */
const heaping: readonly GlassShape[] = [
  "julep-cup",
  "tiki",
  "old-fashioned",
  "copper-mug",
  "hurricane",
  "highball",
  "collins",
  "snifter",
  "copa",
  "wine",
  "sling",
  "pint",
  "mug",
];

/** Draws the drink. Garnishes that would break the size limit are left off, last first. */
export function drink(facts: DrinkFacts): string {
  const vessel = vesselOf(facts.shape);
  const seed = hash(JSON.stringify(facts));
  const id = idOf(seed);
  const random = seeded(seed);
  const rim = rimOf(vessel.bowl);
  const floor = bottomOf(vessel.bowl).y;
  const made = vessel.made;
  let liquid = liquidOf(facts, vessel);
  if (liquid && made) {
    const y = Math.min(liquid.y, rim.y + rim.r * tilt * 0.55);
    liquid = { ...liquid, y, r: radiusAt(vessel.bowl, y) };
  }

  const foam = liquid && foamed(facts) ? foamColour(liquid.colour) : undefined;
  const creamy = facts.garnishes.includes("cream");
  const depth = liquid ? floor - liquid.y : 0;
  const puffed = foam !== undefined && !made && ["collins", "highball"].includes(facts.shape) && fillShare(facts) > 0.7;
  if (liquid && puffed) liquid = { ...liquid, y: rim.y + 10, r: radiusAt(vessel.bowl, rim.y + 10) };
  const topping = !liquid
    ? ""
    : facts.method === "blend"
      ? slush(liquid)
      : creamy
        ? cap(liquid, Math.min(34, depth * 0.24), "#fbf3e2", random)
        : foam
          ? cap(liquid, puffed ? 44 : Math.min(20, depth * 0.16), foam, random)
          : "";

  const ice = facts.method === "blend" ? "none" : facts.ice;
  const heaped = ice === "crushed" && liquid && heaping.includes(facts.shape) ? heap(vessel, id, random) : undefined;
  const mugIce = made && liquid && ice !== "none" && ice !== "crushed" ? blocksAtRim(rim, random) : "";
  const inGlass = made
    ? ""
    : iceIn(ice, vessel, liquid?.y ?? rim.y + (floor - rim.y) * 0.3, heaped !== undefined, id, random);
  const top = heaped ? { r: rim.r * 0.8, y: heaped.top + 8 } : { r: liquid?.r ?? rim.r * 0.8, y: liquid?.y ?? rim.y };

  const defs =
    (made ? opaqueDefs(vessel, made, id) : glassDefs(vessel, id)) +
    (liquid ? liquidDefs(liquid, vessel, id) : "") +
    (ice === "crushed" ? crushedDefs(id, random) : "");
  const glow = liquid && !made ? shade(liquid.colour, 0.1) : undefined;
  const back = made ? opaqueBack(vessel, made, id) : glassBack(vessel, id);
  const front = made ? opaqueFront(vessel, made, id) : glassFront(vessel, id, liquid ? glow : undefined);

  const compose = ({ back: behind, surface, front: before }: Layers): string => {
    const clip = (content: string): string => (content ? `<g clip-path="url(#c${id})">${content}</g>` : "");
    const through = wantsStraw(facts) && liquid ? straw(rim, floor) : "";
    const poured = liquid
      ? liquidBody(liquid, floor, !made, id) +
        inGlass +
        (made ? "" : liquidVeil(liquid, vessel, inGlass !== "", id)) +
        topping +
        (liquid.fizzy && !made ? bubbles(liquid, vessel, random) : "")
      : inGlass;
    const hot = facts.hot && liquid ? steam(axis, rim.y - 14) : "";
    const content =
      shadow(vessel, id, glow) +
      defs +
      back +
      through +
      (made ? "" : behind) +
      clip(poured) +
      (made ? behind : "") +
      mugIce +
      (heaped?.drawing ?? "") +
      (puffed && foam ? risen(rim, foam) : "") +
      surface +
      hot +
      front +
      before;
    return frame(facts.name, scaled(vessel, facts.glassMl, content));
  };

  const table = { rim, top, bowl: vessel.bowl, random };
  const chosen = [...new Set(facts.garnishes)].slice(0, mostGarnishes);
  const layers = garnishLayers(chosen, table);
  const none: Layers = { back: "", surface: "", front: "" };
  const plain = bytes(compose(none));
  let room = limit - plain;
  const kept = layers.filter((layer) => {
    const size = bytes(layer.back + layer.surface + layer.front);
    if (size > room) return false;
    room -= size;
    return true;
  });
  return compose(
    kept.reduce<Layers>(
      (all, layer) => ({
        back: all.back + layer.back,
        surface: all.surface + layer.surface,
        front: all.front + layer.front,
      }),
      none,
    ),
  );
}

/** Draws the empty glass. */
export function emptyGlass(shape: GlassShape, glassMl: number): string {
  const vessel = vesselOf(shape);
  const id = idOf(hash(`glass ${shape} ${glassMl}`));
  const made = vessel.made;
  const content = made
    ? shadow(vessel, id, undefined) +
      opaqueDefs(vessel, made, id) +
      opaqueBack(vessel, made, id) +
      opaqueFront(vessel, made, id)
    : shadow(vessel, id, undefined) + glassDefs(vessel, id) + glassBack(vessel, id) + glassFront(vessel, id, undefined);
  return frame(describeGlass(shape), scaled(vessel, glassMl, content));
}

/** What only a recipe's words tell of its picture: layers, a glass beside, how a peel is laid, ice that stays whole. */
import type { DrinkFacts } from "#app/drawing/drink-drawing.ts";
import type { Line } from "./poured.ts";

type Layer = DrinkFacts["pours"][number]["layer"];

/** Where a line's note puts an ingredient: on top, at the bottom, in drops on the foam. */
function layerOfNote(note: string | null | undefined): Layer {
  if (!note) return undefined;
  if (/\bon the foam\b/i.test(note)) return "dots";
  if (/\bfloat(ed|s)?\b|\bas a float\b/i.test(note)) return "float";
  return /\bdrizzled\b|\bsinks?\b|\bsunk\b/i.test(note) ? "sink" : undefined;
}

const floats = /\bfloat\b|\bback of (a|the)\b.*\bspoon\b/i;
const sinks = /\b(trickle|sinks?|sunk)\b/i;
const stirs = /\b(stir|mix)/i;

/** The last word of a name is what instructions say: "Float the rum", "Trickle the grenadine". */
const spoken = (name: string): RegExp => {
  const word = name.split(" ").at(-1) ?? name;
  return new RegExp(`\\b${word.replace(/[^\p{L}\p{N}]/gu, ".")}\\b`, "i");
};

/** Where a line comes to lie: as its note says, or else the one instruction that names it. */
export function layerOf(line: Pick<Line, "name" | "note">, instructions: readonly string[]): Layer {
  const told = layerOfNote(line.note);
  if (told) return told;
  const step = instructions.find((text) => (floats.test(text) || sinks.test(text)) && spoken(line.name).test(text));
  if (!step || stirs.test(step)) return undefined;
  return floats.test(step) ? "float" : "sink";
}

const stacked =
  /\b(layer\w*|float\w*|trickle\w*|sinks?|sunk|settles?|back of|do not stir|banded|slow(ly)? stream|blushes|spoon over|on top|cover with|top with cold cream)\b/i;

/** True where the recipe says nothing of layers: what is poured together is drunk mixed. */
export function isMixed(lines: readonly Pick<Line, "note">[], instructions: readonly string[]): boolean {
  if (instructions.length === 0) return false;
  return ![...instructions, ...lines.map(({ note }) => note ?? "")].some((text) => stacked.test(text));
}

const shortly = /\b(three|four|five|few) seconds\b|\bice from the blender\b/i;
const overIce = /\b(more|fresh|new) (crushed |cracked )?ice\b|\bfill\w*\b.*\bice\b|\bover (crushed |cracked )?ice\b/i;

/** True where the blender only mixes, and the ice in the glass stays ice: nothing frozen comes of it. */
export function isFlashed(method: string, ice: string, instructions: readonly string[]): boolean {
  if (method !== "blend" || ice === "none") return false;
  return ice !== "crushed" || instructions.some((text) => shortly.test(text) || overIce.test(text));
}

/** A twist as it is served: laid in, curled on the rim, a long ribbon, or thrown away. */
type Peel = NonNullable<DrinkFacts["peel"]> | "gone";
const peels: readonly (readonly [RegExp, Peel])[] = [
  [/two of them discarded/i, "laid"],
  [/\bdiscard|\bthrow\w* (it |the peel )?(away|out)|thrown away/i, "gone"],
  [/\blong\b.*\b(spiral|twist|curl)|\bspiral\b|\blong,? \w* ?strip/i, "ribbon"],
  [/\bhang|\brim\b|\bcurl|\bring/i, "curl"],
  [
    /\bdrop|\blay|\bfall in|\bleave it in|\bswathe|\bstrip of|\badd (a |the )?(lemon |orange )?(peel|zest|strip)/i,
    "laid",
  ],
];
/** Glasses that a long ribbon hangs well in. */
const narrow = new Set(["flute", "collins", "highball", "sling"]);

/** How the recipe has its twist: by its own words, else as bars do in such a glass. */
export function peelOf(words: string, shape: string, method: string, ice: string): Peel {
  const about = words.split(/(?<=[.;])\s+/).filter((text) => /twist|zest|peel|strip/i.test(text));
  const told = peels.find(([pattern]) => about.some((text) => pattern.test(text)));
  if (told) return told[1];
  if (narrow.has(shape)) return "ribbon";
  // Over ice it is laid in, and on what was stirred it floats; shaken drinks wear it on the rim.
  return ice !== "none" || method === "stir" ? "laid" : "curl";
}

const fruit = "(cherry|olive|onions?|raspberr\\w+|blackberr\\w+|grape)";
const sunkFruit = new RegExp(`\\b(drop|sink|lower|sunk)\\b[^.;]*\\b${fruit}\\b|\\b${fruit}\\b[^.;]*\\bbottom\\b`, "i");

/** True where fruit is let fall into the drink: it lies at the bottom. */
export function isSunk(instructions: readonly string[]): boolean {
  return instructions.some((text) => sunkFruit.test(text));
}

const ownGlass = /\bown small glass\b|\bshot glass\b/i;
const dropped = /\bdrop (in )?the shot\b/i;

/** What is served in a small glass of its own: beside the drink, or dropped into it. */
export function asideOf(lines: readonly Line[], instructions: readonly string[]): { keys: string[]; within: boolean } {
  const within = instructions.some((text) => dropped.test(text));
  const apart = lines.filter((line) => (within ? !line.fizzy : ownGlass.test(line.note ?? "")));
  return { keys: apart.map(({ key }) => key), within };
}

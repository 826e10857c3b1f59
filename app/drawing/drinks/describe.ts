/** The picture in words, from the same facts. */

import { capitalised } from "#app/kit/words.ts";
import type { DrinkFacts, Garnish, GlassShape, Ice } from "../facts.ts";
import { vesselOf } from "../glasses/glasses.ts";
import { foamed, liquidOf } from "../liquid/liquid.ts";
import { toLab } from "../svg/colour.ts";

const glassNames: Record<GlassShape, string> = {
  coupe: "a coupe",
  martini: "a martini glass",
  "nick-and-nora": "a Nick and Nora glass",
  flute: "a flute",
  saucer: "a champagne saucer",
  "old-fashioned": "an old-fashioned glass",
  highball: "a highball glass",
  collins: "a collins glass",
  sling: "a sling glass",
  hurricane: "a hurricane glass",
  wine: "a wine glass",
  copa: "a balloon glass",
  mug: "a glass mug",
  "copper-mug": "a copper mug",
  "julep-cup": "a silver julep cup",
  tiki: "a tiki mug",
  shot: "a shot glass",
  "irish-coffee": "an Irish coffee glass",
  margarita: "a margarita glass",
  snifter: "a snifter",
  sour: "a sour glass",
  "punch-cup": "a punch cup",
  pint: "a pint glass",
  toddy: "a toddy glass",
};

const garnishNames: Record<Garnish, string> = {
  "lemon-twist": "a lemon twist",
  "orange-twist": "an orange twist",
  "lime-twist": "a lime twist",
  "grapefruit-twist": "a grapefruit twist",
  "lemon-wheel": "a lemon wheel",
  "orange-wheel": "an orange wheel",
  "lime-wheel": "a lime wheel",
  "lemon-wedge": "a lemon wedge",
  "lime-wedge": "a lime wedge",
  "orange-slice": "an orange slice",
  "grapefruit-slice": "a grapefruit slice",
  cherry: "a cherry",
  olive: "an olive",
  onion: "pickled onions",
  "mint-sprig": "a sprig of mint",
  "rosemary-sprig": "a sprig of rosemary",
  "basil-leaf": "basil leaves",
  cucumber: "a slice of cucumber",
  celery: "a stick of celery",
  "pineapple-wedge": "a pineapple wedge",
  "pineapple-leaf": "pineapple leaves",
  raspberry: "raspberries",
  blackberry: "blackberries",
  strawberry: "a strawberry",
  "apple-fan": "a fan of apple slices",
  "coffee-beans": "three coffee beans",
  nutmeg: "grated nutmeg",
  "cinnamon-stick": "a cinnamon stick",
  "star-anise": "star anise",
  ginger: "a slice of ginger",
  chilli: "a chilli",
  "salt-rim": "a salted rim",
  "sugar-rim": "a sugared rim",
  cocoa: "a dusting of cocoa",
  flower: "a flower",
  egg: "an egg yolk",
  cream: "a layer of cream",
  "passion-fruit": "half a passion fruit",
  "horses-neck": "a long spiral of lemon peel",
};

const iceNames: Record<Ice, string> = {
  none: "",
  cubed: " over ice cubes",
  crushed: " over crushed ice",
  large: " over a large ice cube",
  cracked: " over cracked ice",
};

/** An everyday word for a colour. */
function colourWord(colour: string): string {
  const [light, a, b] = toLab(colour);
  const chroma = Math.hypot(a, b);
  const hue = (Math.atan2(b, a) * 180) / Math.PI + (b < 0 ? 360 : 0);
  if (chroma < 0.016) return light > 0.93 ? "white" : light > 0.45 ? "grey" : "black";
  if (light < 0.32) return hue > 20 && hue < 110 ? "dark brown" : hue > 280 || hue <= 20 ? "deep purple" : "dark";
  if (chroma < 0.06 && light > 0.88)
    return hue > 60 && hue < 125 ? "cream" : hue >= 125 && hue < 200 ? "pale green" : "pale pink";
  if (hue < 12 || hue >= 335) return light > 0.68 ? "pink" : "red";
  if (hue < 42) return light > 0.68 ? "pink" : light < 0.42 && chroma < 0.12 ? "brown" : "red";
  if (hue < 75)
    return light < 0.5 ? "brown" : chroma < 0.1 ? "tan" : light > 0.62 && chroma > 0.14 ? "orange" : "amber";
  if (hue < 92) return light < 0.5 ? "brown" : chroma < 0.12 ? "golden" : "golden yellow";
  if (hue < 112) return light > 0.88 ? "pale yellow" : "yellow";
  if (hue < 170) return light > 0.85 ? "pale green" : "green";
  if (hue < 215) return "turquoise";
  if (hue < 280) return "blue";
  return light > 0.7 ? "lilac" : "purple";
}

function list(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** Alternative text: "Negroni: a red drink in an old-fashioned glass over a large ice cube, with an orange slice." */
export function describe(facts: DrinkFacts): string {
  const liquid = liquidOf(facts, vesselOf(facts.shape));
  const words: string[] = [];
  if (facts.hot) words.push("hot");
  if (facts.method === "blend") words.push("frozen");
  if (liquid?.fizzy) words.push("sparkling");
  if (liquid)
    words.push(
      liquid.alpha < 0.3 ? "clear" : colourWord(liquid.creamy ? (liquid.bands[0]?.colour ?? "") : liquid.colour),
    );
  if (liquid && !liquid.creamy && liquid.bands.length > 1) words.push("layered");
  const first = words[0] ?? "drink";
  const article = /^[aeiou]/.test(first) ? "an" : "a";
  const foam = foamed(facts) && liquid ? " under a head of foam" : liquid?.creamy ? " under a layer of cream" : "";
  const ice = facts.method === "blend" ? "" : (iceNames[facts.ice] ?? "");
  const garnishes = [...new Set(facts.garnishes)].map((garnish) => garnishNames[garnish]).filter(Boolean);
  if (facts.scoop) garnishes.unshift("a scoop of ice cream");
  if (facts.aside) garnishes.push(facts.aside.within ? "a shot glass dropped into it" : "a small glass beside it");
  const finish = garnishes.length > 0 ? `, with ${list(garnishes)}` : "";
  const glass = glassNames[facts.shape] ?? glassNames["old-fashioned"];
  return `${facts.name}: ${article} ${[...words, "drink"].join(" ")}${foam} in ${glass}${ice}${finish}.`;
}

/** The name of an empty glass's picture: "A coupe". */
export function describeGlass(shape: GlassShape): string {
  return capitalised(glassNames[shape] ?? glassNames["old-fashioned"]);
}

/** How poured liquids mix, and how a mix looks in a glass with light behind it. */
import type { PourFact } from "../facts.ts";
import { type Lab, safeColour, toHex, toLab, toLinear } from "../svg/colour.ts";

/** Cream, milk and what is made of them: their fat scatters all light, and a third of it makes any drink a matt pastel. */
function milky({ colour, clarity, thin }: Pick<PourFact, "colour" | "clarity" | "thin">): boolean {
  return clarity === "opaque" && !thin && toLab(colour)[0] > 0.84;
}

/** The reds and violets of fruit, as against the browns of wood and sugar. */
const fruity = ([, a, b]: Lab): boolean => Math.hypot(a, b) > 0.02 && b < a * 0.4;

/**
 * How strongly a liquid colours what it is mixed into: gin next to nothing, juice a little, Campari and coffee much.
 * It is the light that the liquid swallows (absorbance of its channels), and what clouds the mix on top of that.
 */
export function tint(pour: Pick<PourFact, "colour" | "clarity" | "dye" | "thin">): number {
  const { colour, clarity, dye = 1, thin } = pour;
  const hex = Number.parseInt(safeColour(colour).slice(1), 16);
  const swallowed = [hex >> 16, (hex >> 8) & 255, hex & 255].map((c) =>
    Math.min(2, -Math.log10(toLinear(c / 255) + 1e-4)),
  );
  const mean = swallowed.reduce((sum, part) => sum + part, 0) / 3;
  // Berries dye far beyond what is left of their light when they are pure.
  const berry = clarity !== "opaque" && fruity(toLab(colour)) && toLab(colour)[0] < 0.36 ? 3 : 1;
  if (milky(pour)) return 2.6 * dye;
  const cloud = clarity === "opaque" ? (thin ? 0.1 : 0.7) : clarity === "hazy" ? 0.08 : 0;
  return dye * (berry * (0.01 + 0.6 * Math.max(...swallowed) + 0.4 * mean) + cloud);
}

/** Red as grenadine and noyaux are: strongly so, and nearer to pink than to orange. */
const isRed = ([, a, b]: Lab): boolean => a > 0.12 && b < a * 0.62;

/** A colour turned towards a hue, `share` of the way; degrees of OKLab. */
function turnedTo([light, a, b]: Lab, hue: number, share: number): Lab {
  const chroma = Math.hypot(a, b);
  const own = Math.atan2(b, a);
  const to = own + ((hue * Math.PI) / 180 - own) * share;
  return [light, Math.cos(to) * chroma, Math.sin(to) * chroma];
}

/** What brown drinks turn to as they are thinned: the hue of amber. */
const amberHue = 66;

/** A dark liquid thinned to a share of the glass lets its hue through: rum turns amber, cassis pink, not grey. */
function thinned(pour: PourFact, share: number, inMilk: boolean): Lab {
  const own = toLab(pour.colour);
  const [light, a, b] = own;
  const chroma = Math.hypot(a, b);
  const brown = a > 0 && b > a * 0.62 && b < a * 2;
  // Tea in milk is tan, not pink.
  if (light > 0.45) return inMilk && brown && light < 0.7 ? turnedTo(own, amberHue, 0.6) : own;
  const by = 1 - Math.min(1, share);
  const fruit = fruity(own);
  if (pour.clarity === "opaque" || inMilk) {
    // Coffee and cocoa let down with milk are warm, never cement.
    const warm = fruit || chroma < 0.008 ? 1 : Math.max(1, Math.min(2.4, 0.115 / chroma));
    return inMilk ? turnedTo([light + 0.08 * by, a * warm, b * warm], amberHue, fruit ? 0 : 0.6) : own;
  }
  // Fruit holds its colour longer than the browns of wood and sugar.
  const more = chroma > 0 ? Math.max(1, Math.min(1 + by * (fruit ? 1.6 : 1), (fruit ? 0.18 : 0.11) / chroma)) : 1;
  // A dash in a glass of something clear is a blush.
  const dash = Math.max(0, 1 - share / 0.08) * 0.3;
  const lit = [light + (fruit ? 0.26 : 0.15) * by * by + dash, a * more * (1 + dash), b * more * (1 + dash)] as const;
  return fruit ? lit : turnedTo(lit, amberHue, 0.55 * by);
}

/** Of the colour that its parts have on average, how much a mix keeps: opposites do not cancel to grey in a glass. */
const keptChroma = 0.74;

/**
 * The colour of pours stirred together, each weighing by volume and tinting strength.
 * Light shines through a glass, so a colour let down with something colourless keeps more of itself than on a palette.
 */
export function mix(pours: readonly PourFact[]): string {
  const total = pours.reduce((ml, pour) => ml + Math.max(0, pour.ml || 0), 0);
  let [sum, pale, colourful] = [0, 0, 0];
  const lab = [0, 0, 0];
  const inMilk = pours.some((pour) => milky(pour) && pour.ml > total * 0.1);
  const rosy = inMilk && pours.some((pour) => pour.clarity !== "opaque" && isRed(toLab(pour.colour)));
  for (const pour of pours) {
    const ml = Math.max(0, pour.ml || 0);
    const seen = thinned(pour, ml / total, inMilk);
    // Beside a red the yellow of cream is not seen: the two make pink.
    const values: Lab = rosy && milky(pour) ? [seen[0], seen[1] * 0.2, seen[2] * 0.2] : seen;
    // Blue dye holds its own against the yellow of juices, where daylight mixing would give olive.
    const weight = ml * tint(pour) * (values[2] < -0.05 && values[1] < 0.015 ? 2.2 : 1);
    values.forEach((value, i) => {
      lab[i] = (lab[i] ?? 0) + value * weight;
    });
    sum += weight;
    colourful += Math.hypot(values[1], values[2]) * weight;
    if (pour.clarity !== "opaque" && Math.hypot(values[1], values[2]) < 0.04 && values[0] > 0.8) pale += weight;
  }
  if (!(sum > 0)) return "#eef2f2";
  const [light = 0, a = 0, b = 0] = lab.map((value) => value / sum);
  const chroma = Math.hypot(a, b);
  const floor = (keptChroma * colourful) / sum;
  const kept = chroma > 0.004 && chroma < floor ? Math.min(3, floor / chroma) : 1;
  // Ambers and browns glow where light comes through them; on a palette the same mixes look like mud.
  const amber =
    !inMilk && light > 0.36 && light < 0.78 && a > 0 && b > a * 0.3 && b < a * 9
      ? Math.min(1.22, Math.max(1, 0.135 / (chroma * kept)))
      : 1;
  // A pastel is a colour all the same, and what is brown in milk is warm.
  const pastel = inMilk ? Math.max(1, Math.min(1.7, 0.085 / (chroma * kept + 1e-6))) : 1;
  const lively = (1.05 + 0.55 * (pale / sum)) * kept * amber * pastel;
  return toHex([light, a * lively, b * lively]);
}

/** A thin, clear liquid as it looks with light behind it: nearer to white, but of a purer colour. */
export function luminous(colour: string, alpha: number): string {
  const own = toLab(colour);
  const thin = Math.max(0, 1 - alpha);
  // Browns thin to straw: the less of them there is, the yellower the light that comes through.
  const brown = own[1] > 0 && own[2] > own[1] * 0.5 && own[2] < own[1] * 3;
  const [light, a, b] = brown ? turnedTo(own, 80, 0.8 * thin) : own;
  // A blush is all the colour that such a drink has; a yellow would soon look like acid.
  const more = 1 + (!brown && a > Math.abs(b) * 0.4 ? 2 * thin : 0.9 * thin * thin);
  // What has no colour of its own shows the cool light of the room, never grey.
  const cool = Math.hypot(a, b) < 0.022 ? 0.012 * thin : 0;
  return toHex([light + (1 - light) * 0.5 * thin, a * more - cool / 3, b * more - cool]);
}

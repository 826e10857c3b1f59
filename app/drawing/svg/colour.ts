/** Colour mixing in OKLab, where a half-way mix looks half-way. */
import type { PourFact } from "../facts.ts";

type Lab = readonly [light: number, a: number, b: number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

/** The colour if it is `#rrggbb`, else the fallback: nothing else may reach an attribute. */
export function safeColour(colour: string, fallback = "#d9cdb8"): string {
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : fallback;
}

/** OKLab of a `#rrggbb` colour. */
export function toLab(colour: string): Lab {
  const hex = Number.parseInt(safeColour(colour).slice(1), 16);
  const r = toLinear((hex >> 16) / 255);
  const g = toLinear(((hex >> 8) & 255) / 255);
  const b = toLinear((hex & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The `#rrggbb` nearest to an OKLab colour. */
export function toHex([light, a, b]: Lab): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = channels.map((c) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, c)))) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** A mix of two colours, `share` of the second. */
export function blend(first: string, second: string, share: number): string {
  const [x, y] = [toLab(first), toLab(second)];
  return toHex([0, 1, 2].map((i) => (x[i] ?? 0) * (1 - share) + (y[i] ?? 0) * share) as unknown as Lab);
}

/** The same hue, lighter (above 0) or deeper (below 0), chroma kept alive. */
export function shade(colour: string, by: number): string {
  const [light, a, b] = toLab(colour);
  const chroma = by < 0 ? 1 + by * 0.4 : 1 - by * 0.25;
  return toHex([Math.min(1, Math.max(0, light + by)), a * chroma, b * chroma]);
}

/** A deep glass of a strongly coloured liquid: darker, and of a fuller colour. */
export function deepened(colour: string): string {
  const [light, a, b] = toLab(colour);
  return toHex([light - 0.035, a * 1.06, b * 1.06]);
}

/** How far apart two colours look; black to white is 1. */
export function distance(first: string, second: string): number {
  const [x, y] = [toLab(first), toLab(second)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

/**
 * How strongly a liquid colours what it is mixed into: gin next to nothing, juice a little, Campari and coffee much.
 * It is the light that the liquid swallows (absorbance of its channels), and what clouds the mix on top of that.
 */
export function tint({ colour, clarity }: Pick<PourFact, "colour" | "clarity">): number {
  const hex = Number.parseInt(safeColour(colour).slice(1), 16);
  const swallowed = [hex >> 16, (hex >> 8) & 255, hex & 255].map((c) =>
    Math.min(2, -Math.log10(toLinear(c / 255) + 1e-4)),
  );
  const mean = swallowed.reduce((sum, part) => sum + part, 0) / 3;
  const cloud = clarity === "opaque" ? 0.7 : clarity === "hazy" ? 0.08 : 0;
  return 0.01 + 0.6 * Math.max(...swallowed) + 0.4 * mean + cloud;
}

/** A dark liquid thinned to a share of the glass lets its hue through: rum turns amber, cassis pink, not grey. */
function thinned(pour: PourFact, share: number): Lab {
  const [light, a, b] = toLab(pour.colour);
  const chroma = Math.hypot(a, b);
  if (pour.clarity === "opaque" || light > 0.45) return [light, a, b];
  const by = 1 - Math.min(1, share);
  // The reds and violets of fruit hold their colour longer than the browns of wood and sugar.
  const fruit = chroma > 0.02 && b < a * 0.35;
  const more = chroma > 0 ? Math.max(1, Math.min(1 + by * (fruit ? 1.6 : 1), (fruit ? 0.2 : 0.11) / chroma)) : 1;
  // A dash in a glass of something clear is a blush.
  const dash = Math.max(0, 1 - share / 0.08) * 0.3;
  return [light + (fruit ? 0.26 : 0.15) * by * by + dash, a * more * (1 + dash), b * more * (1 + dash)];
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
  for (const pour of pours) {
    const ml = Math.max(0, pour.ml || 0);
    const values = thinned(pour, ml / total);
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
    light < 0.78 && a > 0 && b > a * 0.3 && b < a * 9 ? Math.min(1.22, Math.max(1, 0.135 / (chroma * kept))) : 1;
  const lively = (1.05 + 0.55 * (pale / sum)) * kept * amber;
  return toHex([light, a * lively, b * lively]);
}

/** A thin, clear liquid as it looks with light behind it: nearer to white, but of a purer colour. */
export function luminous(colour: string, alpha: number): string {
  const [light, a, b] = toLab(colour);
  const thin = Math.max(0, 1 - alpha);
  // A blush is all the colour that such a drink has; a yellow would soon look like acid.
  const more = 1 + (a > Math.abs(b) * 0.4 ? 2 * thin : 0.9 * thin * thin);
  // What has no colour of its own shows the cool light of the room, never grey.
  const cool = Math.hypot(a, b) < 0.022 ? 0.012 * thin : 0;
  return toHex([light + (1 - light) * 0.5 * thin, a * more - cool / 3, b * more - cool]);
}

/** Colour mixing in OKLab, where a half-way mix looks half-way. */
export type Lab = readonly [light: number, a: number, b: number];

/** A channel of sRGB, 0 to 1, as the light that it stands for. */
export const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
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

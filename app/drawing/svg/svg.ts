/** Small tools for writing compact SVG text. */
import { asXml } from "#app/kit/xml.ts";

/** A number with one decimal at most, and none from 20 up, and no needless zero: `.5`, `-3`, `12.4`, `236`. */
export function n(value: number): string {
  const steps = Math.abs(value) < 20 ? 10 : 1;
  const text = String(Math.round((Number.isFinite(value) ? value : 0) * steps) / steps);
  return text.replace(/^(-?)0\./, "$1.").replace(/^-0$/, "0");
}

/** Template tag that rounds every number put into it and leaves text alone. */
export function s(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((text, part, i) => {
    const value = values[i - 1] ?? "";
    return text + (typeof value === "number" ? n(value) : value) + part;
  });
}

/** The first `limit` characters, with an ellipsis where something was cut off. */
export function shorten(text: string, limit: number): string {
  const letters = [...text.trim()];
  return letters.length <= limit
    ? letters.join("")
    : `${letters
        .slice(0, limit - 1)
        .join("")
        .trimEnd()}…`;
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** A short id from a hash, for what is named inside a picture. */
export function idOf(seed: number): string {
  return (seed % 60466176).toString(36);
}

export type Random = () => number;

/** Mulberry32: the same numbers between 0 and 1 for the same seed. */
export function seeded(seed: number): Random {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** `content` moved to a place, turned and scaled. */
export function at(x: number, y: number, content: string, turn = 0, scale = 1): string {
  const rotate = turn ? s`rotate(${turn})` : "";
  const size = scale === 1 ? "" : `scale(${Math.round(scale * 100) / 100})`;
  return s`<g transform="translate(${x} ${y})${rotate}${size}">${content}</g>`;
}

export type Point = readonly [x: number, y: number];

/** Subpaths that each start where they should, written from the start of the one before. */
export function chain(starts: readonly Point[], rest: (index: number) => string): string {
  let [fromX, fromY] = [0, 0];
  return starts
    .map((point, i) => {
      const [x, y] = [Math.round(point[0]), Math.round(point[1])];
      const step = `m${x - fromX} ${y - fromY}${rest(i)}`;
      [fromX, fromY] = [x, y];
      return step;
    })
    .join("")
    .replaceAll(" -", "-");
}

/** Round dots, all in one path. */
export function dots(points: readonly Point[], colour: string, size: number): string {
  if (points.length === 0) return "";
  return s`<path d="${chain(points, () => "h0")}" stroke="${colour}" stroke-width="${size}" stroke-linecap="round"/>`;
}

/** Dashes told in `units` to the whole length of a line: `pathLength` is not drawn alike everywhere. */
export function dashes(length: number, units: number, pattern: readonly number[], start = 0): string {
  const scale = length / units;
  const fine = (value: number): string => String(Math.round(value * scale * 100) / 100);
  const offset = start === 0 ? "" : ` stroke-dashoffset="${fine(-start)}"`;
  return `stroke-dasharray="${pattern.map(fine).join(" ")}"${offset}`;
}

/** A pointed leaf from its base, as path data; `half` gives the shaded side alone. */
export function leaf(x: number, y: number, turn: number, length: number, width: number, half = false): string {
  const a = (turn * Math.PI) / 180;
  const place = (along: number, across: number): string =>
    s`${Math.round(x + Math.sin(a) * along + Math.cos(a) * across)} ${Math.round(y - Math.cos(a) * along + Math.sin(a) * across)}`;
  const tip = place(length, 0);
  const back = half ? "" : `Q${place(length * 0.42, -width)} ${s`${x} ${y}`}`;
  return s`M${x} ${y}Q${place(length * 0.42, width)} ${tip}${back}Z`;
}

/** Of a card's picture, four by five, the square above the words cuts off this share at the top (app/ui/look/lists.css). */
export const cutAbove = 0.105;

/** The picture's outer element, with its name for people who cannot see it. */
export function frame(title: string, content: string, view = "0 0 400 500"): string {
  const tight = content.replace(/ d="[^"]*"/g, (d) => d.replaceAll(" -", "-"));
  const label = asXml(shorten(title, 90));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" role="img" fill="none"><title>${label}</title>${tight}</svg>`;
}

/** What stands inside a drawing's outer element, to be put into another drawing. */
export function inside(svg: string): string {
  return svg.replace(/^<svg [^>]*><title>.*?<\/title>/s, "").replace(/<\/svg>$/, "");
}

/** Drawn to stand free of the edges, which the square of a card cuts off above (app/ui/look/lists.css). */
export const nearer = (content: string): string => `<g transform="translate(18 36)scale(.91)">${content}</g>`;

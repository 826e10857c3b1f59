/** Type on a label or a plate: words broken into lines, and a size at which they fit. */
import { asXml } from "#app/kit/xml.ts";
import { s, shorten } from "../svg/svg.ts";

const family = "'Iowan Old Style',Palatino,Georgia,serif";

/** Width of a text in ems, near enough for a serif face. */
function width(text: string): number {
  let ems = 0;
  for (const letter of text) {
    if (/[iljtfr.,'’!|()\s-]/.test(letter)) ems += 0.33;
    else if (/[mwMW—…]/.test(letter)) ems += 0.85;
    else if (/[A-Z&]/.test(letter)) ems += 0.68;
    else if (letter < "\u0250") ems += 0.5;
    else ems += 1;
  }
  return ems;
}

/** A part of a name that a line may end with: what follows it on the same line, and what it ends with where the line does. */
type Part = { text: string; next: string; end: string };

/** A word as its parts: one, unless it is too long for a line. Then it may end after its own hyphens, else after a new one. */
function partsOf(word: string): Part[] {
  if ([...word].length <= 14) return [{ text: word, next: " ", end: "" }];
  const parts = word.split(/(?<=.-)(?=.)/u).flatMap((piece): Part[] => {
    const letters = [...piece];
    if (letters.length <= 14) return [{ text: piece, next: "", end: "" }];
    const rest = shorten(letters.slice(12).join(""), 13);
    return [
      { text: letters.slice(0, 12).join(""), next: "", end: "-" },
      { text: rest, next: "", end: "" },
    ];
  });
  return parts.map((part, i) => (i === parts.length - 1 ? { ...part, next: " " } : part));
}

/** Breaks a name into at most `most` lines, three or fewer, of even length. */
export function wrap(name: string, most = 3): string[] {
  const parts = shorten(name.replace(/\s+/g, " "), 42).split(" ").filter(Boolean).flatMap(partsOf);
  const line = (from: number, to = parts.length): string =>
    parts
      .slice(from, to)
      .reduce((text, part, i, all) => text + part.text + (i < all.length - 1 ? part.next : part.end), "");
  let best: string[] = [line(0)];
  const tallest = (lines: readonly string[]): number => Math.max(...lines.map(width)) + lines.length * 0.9;
  for (let i = 1; i < parts.length && most > 1; i++) {
    const two = [line(0, i), line(i)];
    if (tallest(two) < tallest(best)) best = two;
    for (let j = i + 1; j < parts.length && most > 2; j++) {
      const three = [line(0, i), line(i, j), line(j)];
      if (tallest(three) < tallest(best)) best = three;
    }
  }
  return best;
}

/** Lines of type centred on a point, as large as the box allows. */
export function type(
  name: string,
  x: number,
  y: number,
  wide: number,
  high: number,
  ink: string,
  largest = 30,
  most = 3,
): string {
  const sizeOf = (lines: readonly string[]): number =>
    Math.min(largest, wide / Math.max(0.5, ...lines.map(width)), high / (lines.length * 1.12));
  // The fewest lines at which the type is nearly as large as it can be.
  const choices = [1, 2, 3].slice(0, Math.max(1, most)).map((count) => wrap(name, count));
  const best = Math.max(...choices.map(sizeOf));
  const lines = choices.find((choice) => sizeOf(choice) >= best * 0.94) ?? wrap(name, most);
  const size = Math.max(7, sizeOf(lines));
  const top = y - ((lines.length - 1) * size * 1.1) / 2 + size * 0.34;
  const spans = lines.map((line, i) => {
    const tight = width(line) * size > wide ? s` textLength="${wide}" lengthAdjust="spacingAndGlyphs"` : "";
    return s`<tspan x="${x}" y="${top + i * size * 1.1}"${tight}>${asXml(line)}</tspan>`;
  });
  return s`<text font-family="${family}" font-size="${Math.floor(size * 10) / 10}" text-anchor="middle" fill="${ink}">${spans.join("")}</text>`;
}

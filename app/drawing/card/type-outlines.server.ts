import { readFileSync } from "node:fs";
import { s } from "../svg/svg.ts";

/**
 * Type set as outlines, so that a picture with words in it looks the same on a machine without any fonts.
 * The outlines stand in `fraunces-600.txt` beside this file, one letter a line.
 */
type Face = { glyphs: Map<string, { advance: number; path: string }>; kerning: Map<string, number> };

function readFace(): Face {
  const glyphs: Face["glyphs"] = new Map();
  const kerning: Face["kerning"] = new Map();
  const lines = readFileSync(new URL("./fraunces-600.txt", import.meta.url), "utf8").split("\n");
  for (const line of lines.slice(1)) {
    const [letter = "", advance = "", path = ""] = line.split("\t");
    if (letter === "kerning") {
      for (const [, pair = "", by] of advance.matchAll(/(\S\S)(-?\d+)/g))
        kerning.set(pair.replace("_", " "), Number(by));
    } else if (letter) {
      glyphs.set(letter, { advance: Number(advance), path });
    }
  }
  return { glyphs, kerning };
}

let read: Face | undefined;
/** Read when the first letter is set: 0.4 MB. */
function face(): Face {
  read ??= readFace();
  return read;
}

/** The outline of a letter; an accent that the face lacks is left off, a foreign script shows as nothing. */
function glyphOf(letter: string): { advance: number; path: string } | undefined {
  return face().glyphs.get(letter) ?? face().glyphs.get(letter.normalize("NFD").charAt(0));
}

/** Each letter with its outline and where it stands, in thousandths of the size. */
function placed(text: string, spacing: number): { glyphs: { path: string; x: number }[]; width: number } {
  const glyphs: { path: string; x: number }[] = [];
  let [x, before] = [0, ""];
  for (const letter of text.normalize("NFC")) {
    const glyph = glyphOf(letter);
    if (!glyph) continue;
    x += before ? (face().kerning.get(before + letter) ?? 0) + spacing : 0;
    if (glyph.path) glyphs.push({ path: glyph.path, x });
    x += glyph.advance;
    before = letter;
  }
  return { glyphs, width: x };
}

/** How wide a line is at a size; `spacing` is added between letters, in thousandths of the size. */
export function widthOf(text: string, size: number, spacing = 0): number {
  return (placed(text, spacing).width * size) / 1000;
}

/** A line of type with its left end on (x, y), as one path. */
export function outlined(text: string, x: number, y: number, size: number, paint: string, spacing = 0): string {
  const { glyphs } = placed(text, spacing);
  if (glyphs.length === 0) return "";
  // Each outline begins with a relative move: from the origin, to which the letter before has to lead back.
  const parts = glyphs.map((glyph) => `M${Math.round(glyph.x)} 0${glyph.path}`).join("");
  const scale = String(Math.round(size * 10) / 10_000);
  return s`<path transform="translate(${x} ${y})scale(${scale})" fill="${paint}" d="${parts}"/>`;
}

/** Breaks words into lines no wider than `wide`; at most `most` lines, the last one shortened. */
export function linesOf(text: string, size: number, wide: number, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.trim().split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || widthOf(longer, size) <= wide) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  if (line) lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]}…`];
}

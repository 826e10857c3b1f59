import { linesOf, outlined, widthOf } from "./card/type-outlines.server.ts";
import { drink } from "./drinks/drink.ts";
import type { DrinkFacts } from "./facts.ts";
import { vesselOf } from "./glasses/glasses.ts";
import { liquidOf } from "./liquid/liquid.ts";
import { safeColour } from "./svg/colour.ts";
import { s } from "./svg/svg.ts";

/** Size of a card as the social networks show it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The evening theme of app/ui/tokens.css: a picture file cannot ask for the reader's. */
const evening = {
  paper: "#14110f",
  glow: "#29231e",
  ink: "#f4ede3",
  muted: "#bcae9e",
  accent: "#eba74f",
  edge: "#3d342c",
};

/** Where the type stands: its left edge, and how wide it may get. */
const column = { x: 590, wide: 540 };

/** The largest size at which the name fits in three lines. */
function nameLines(name: string): { lines: string[]; size: number } {
  for (const size of [104, 92, 80, 70, 60, 52]) {
    const lines = linesOf(name, size, column.wide, 9);
    const fits = lines.length <= (size > 80 ? 2 : 3) && lines.every((line) => widthOf(line, size) <= column.wide);
    if (fits) return { lines, size };
  }
  const lines = linesOf(name, 46, column.wide, 3);
  const longest = Math.max(1, ...lines.map((line) => widthOf(line, 46)));
  return { lines, size: Math.min(46, (46 * column.wide) / longest) };
}

/** What stands on a card: a picture on the left in its own light, a name and a few words on the right. */
export type CardFacts = { name: string; words: string; picture: string; colour: string | null };

/** The card of anything that is drawn, as SVG. */
export function pictureCard({ name: called, words, picture: svg, colour }: CardFacts, wordmark = "Jigger"): string {
  const { x } = column;
  const { lines, size } = nameLines(called);
  const small = linesOf(words, 28, column.wide, 3);
  const lead = size * 1.06;
  const tall = lines.length * lead + 46 + small.length * 40;
  const top = Math.max(130, (cardSize.height - 40 - tall) / 2 + size * 0.72);
  const glow = safeColour(colour ?? evening.accent);
  const name = lines.map((line, i) => outlined(line, x, top + i * lead, size, evening.ink)).join("");
  const ruleY = top + (lines.length - 1) * lead + 44;
  const list = small.map((line, i) => outlined(line, x, ruleY + 50 + i * 40, 28, evening.muted)).join("");
  const placed = svg.replace(/<svg\b[^>]*>/, (tag) => {
    const bare = tag.replace(/ (?:x|y|width|height)="[^"]*"/g, "");
    return bare.replace("<svg", '<svg x="52" y="14" width="482" height="602"');
  });
  return (
    s`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}" width="${cardSize.width}" height="${cardSize.height}" fill="none">` +
    `<defs><radialGradient id="card-glow"><stop stop-color="${glow}" stop-opacity=".34"/><stop offset=".55" stop-color="${glow}" stop-opacity=".1"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient><linearGradient id="card-wall" x2="1" y2="1"><stop stop-color="${evening.glow}"/><stop offset="1" stop-color="${evening.paper}"/></linearGradient></defs>` +
    s`<path d="M0 0H1200V630H0Z" fill="url(#card-wall)"/><ellipse cx="293" cy="330" rx="330" ry="300" fill="url(#card-glow)"/><path d="M0 562H1200V630H0Z" fill="#0004"/><path d="M0 562H1200" stroke="${evening.edge}" stroke-width="2"/>` +
    placed +
    name +
    s`<path d="M${x} ${ruleY}h72" stroke="${evening.accent}" stroke-width="4"/>` +
    list +
    outlined(wordmark, 1200 - 70 - widthOf(wordmark, 34), 606, 34, evening.accent) +
    "</svg>"
  );
}

/** The card of a drink: what it is made of stands below its name. */
export function socialCard(facts: DrinkFacts, wordmark = "Jigger"): string {
  const made = facts.pours.filter((pour) => pour.layer !== "dots").map((pour) => pour.name.replace(/\s+/g, " "));
  const colour = liquidOf(facts, vesselOf(facts.shape))?.colour ?? null;
  return pictureCard({ name: facts.name, words: made.join(", "), picture: drink(facts), colour }, wordmark);
}

/** The card of a drink as a PNG of 1200 by 630 pixels. */
export function socialPng(facts: DrinkFacts): Promise<Buffer> {
  return cardPng(socialCard(facts));
}

/** A card as a PNG of 1200 by 630 pixels. */
export async function cardPng(card: string): Promise<Buffer> {
  // 8 MB of memory that a site has no use for until a card is asked for.
  const { default: sharp } = await import("sharp");
  const picture = sharp(Buffer.from(card), { density: 72 });
  return picture.resize(cardSize.width, cardSize.height, { fit: "fill" }).png({ compressionLevel: 9 }).toBuffer();
}

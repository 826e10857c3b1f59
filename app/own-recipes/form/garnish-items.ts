import { garnishes } from "#app/drawing/words.ts";
import { fold } from "#app/kit/slug.ts";

type Garnish = (typeof garnishes)[number];

/** What people say for the same thing. */
const otherWords: Partial<Record<Garnish, RegExp>> = {
  "lemon-twist": /\blemon (peel|zest)\b/,
  "orange-twist": /\borange (peel|zest)\b/,
  "lime-twist": /\blime (peel|zest)\b/,
  "grapefruit-twist": /\bgrapefruit (peel|zest)\b/,
  "mint-sprig": /\bmint\b/,
  "rosemary-sprig": /\brosemary\b/,
  "basil-leaf": /\bbasil\b/,
  cherry: /\bcherr(y|ies)\b/,
  olive: /\bolives?\b/,
  raspberry: /\braspberr(y|ies)\b/,
  blackberry: /\bblackberr(y|ies)\b/,
  strawberry: /\bstrawberr(y|ies)\b/,
  nutmeg: /\bnutmeg\b/,
  "salt-rim": /\bsalt(ed)?\b.*\brim\b|\brim\b.*\bsalt\b/,
  "sugar-rim": /\bsugar(ed)?\b.*\brim\b|\brim\b.*\bsugar\b/,
};
/** A drawing shows so many at most; a list of all there are is no garnish. */
const most = 4;

/** What of a garnish can be drawn, as its words tell it: "A wide orange twist" is an orange twist. */
export function garnishItemsIn(text: string): Garnish[] {
  const words = fold(text).replaceAll(/[^a-z]+/g, " ");
  const told = garnishes.filter(
    (item) => new RegExp(`\\b${item.replaceAll("-", " ")}s?\\b`).test(words) || otherWords[item]?.test(words),
  );
  return told.slice(0, most);
}

import { fold } from "#app/kit/slug.ts";

/** A pasted list has so many things at most; what is beyond is not read. */
export const mostLines = 60;
/** And so many characters. */
export const longestPaste = 5_000;

const amount =
  /^(?:(?:about|approx\.?|ca\.?)\s+)?(?:\d+(?:[.,/]\d+)?(?:\s*x\s|\s+|(?=(?:ml|cl|dl|l|g|kg|oz)\b))|[½¼¾⅓⅔]\s*|(?:an?|some|half|one|two|three|four|five|six)\s+)/i;
const measure =
  /^(?:x\s|(?:ml|cl|dl|l|litres?|liters?|oz|ounces?|g|kg|grams?|cups?|tsp|tbsp|teaspoons?|tablespoons?|dash(?:es)?|drops?|shots?|bottles?|cans?|tins?|jars?|cartons?|packs?|bags?|bunch(?:es)?|sprigs?|pieces?|slices?|pinch(?:es)?|handfuls?|splash(?:es)?)\b\.?)\s*/i;

/**
 * The things that a pasted list names, a line each: “gin, campari, 2 limes” are gin, campari and limes. Lines, commas and
 * semicolons part them; bullets, amounts, sizes and what stands in brackets are left out of a name, and `text` is what was written.
 */
export function pasteLines(pasted: string): { text: string; name: string }[] {
  return pasted
    .slice(0, longestPaste)
    .split(/[\n\r;]+|,(?!\d)/)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((text) => text !== "")
    .slice(0, mostLines)
    .map((text) => ({ text: text.slice(0, 200), name: nameIn(text).slice(0, 100) }));
}

function nameIn(text: string): string {
  let name = text
    .replace(/^(?:[-*•·–—]|\[[ x]?\]|\d+[.)](?=\s))\s*/i, "")
    .replace(/[([].*?[)\]]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const parts = [amount, measure, amount, measure, /^(?:of|x|and)\s+/i];
  for (const part of parts) {
    const left = name.replace(part, "").trim();
    if (left !== "") name = left;
  }
  const plain = name
    .replace(/\s+(?:[x×]\s*\d+|\d+(?:[.,]\d+)?\s*(?:ml|cl|l|%|oz))\.?$/i, "")
    .replace(/[.:!]+$/, "")
    .trim();
  return plain || text;
}

/** The words of a name, folded: "Hennessy V.S" are hennessy, v and s. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(/[a-z0-9]+/g) ?? [];

/**
 * So many letters may follow what two words share, and fewer than these are: "cherries" is written for "cherry", not "moonshine" for
 * "moon dust", nor "blorp" for "Bloody Mary mix".
 */
const longestEnding = 3;

function isWrittenFor(written: string, word: string): boolean {
  if (word.startsWith(written)) return true;
  let shared = 0;
  while (shared < written.length && written[shared] === word[shared]) shared++;
  const ending = Math.max(written.length, word.length) - shared;
  return shared >= 3 && ending <= longestEnding && ending < shared;
}

/**
 * Whether a thing is called as a line has it: each word that was written begins one of its names' words, give or take an ending, or
 * the line holds all of its own name ("Tanqueray from Anna"). Anything else that a search answers is a guess.
 * @param own the thing's own name; others may stand in `names` beside it
 */
export function isCalled(written: string, own: string, names: readonly string[]): boolean {
  const line = wordsOf(written);
  const known = [own, ...names].flatMap(wordsOf);
  const ofOwn = wordsOf(own);
  return (
    (line.length > 0 && line.every((word) => known.some((one) => isWrittenFor(word, one)))) ||
    (ofOwn.length > 0 && ofOwn.every((word) => line.includes(word)))
  );
}

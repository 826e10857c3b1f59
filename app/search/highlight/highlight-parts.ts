import { fold } from "#app/kit/slug.ts";

/** A piece of a name; lit where it is what was typed. */
export type Part = { text: string; lit: boolean };

type Letter = { text: string; folded: string };

const silent = /^['’‘ʼ`´]$/;
const wordLetter = /^[\p{L}\p{N}]/u;

/**
 * Cuts a name so that what was typed can be lit in it: each typed word where a word of the name begins
 * with it. Accents, case and apostrophes make no difference; all parts together are the name again.
 */
export function highlightParts(name: string, keyword: string): Part[] {
  const letters = lettersOf(name);
  const typed = wordsOf(lettersOf(keyword)).map((word) => word.text);
  const lit = new Set<number>();
  for (const word of wordsOf(letters)) {
    const longest = Math.max(0, ...typed.filter((one) => word.text.startsWith(one)).map((one) => one.length));
    for (const at of word.origins.slice(0, longest)) lit.add(at);
  }
  // An accent of its own belongs to the letter before it, an apostrophe to those on both sides.
  letters.forEach((letter, at) => {
    if (letter.folded !== "" || !lit.has(at - 1)) return;
    if (/^\p{M}/u.test(letter.text) || lit.has(at + 1)) lit.add(at);
  });
  return joined(letters, lit);
}

/** The letters of a text, each with what it is without accent and case; apostrophes are nothing. */
function lettersOf(text: string): Letter[] {
  return [...text].map((letter) => ({ text: letter, folded: silent.test(letter) ? "" : fold(letter) }));
}

/** The words in letters, folded, and the place of the letter that each of their characters comes from. */
function wordsOf(letters: Letter[]): { text: string; origins: number[] }[] {
  const words: { text: string; origins: number[] }[] = [];
  let open = false;
  letters.forEach(({ folded }, at) => {
    for (const character of folded) {
      const inWord = wordLetter.test(character);
      if (inWord && !open) words.push({ text: "", origins: [] });
      open = inWord;
      const word = words.at(-1);
      if (!inWord || !word) continue;
      word.text += character;
      for (let unit = 0; unit < character.length; unit += 1) word.origins.push(at);
    }
  });
  return words;
}

function joined(letters: Letter[], lit: Set<number>): Part[] {
  const parts: Part[] = [];
  letters.forEach(({ text }, at) => {
    const last = parts.at(-1);
    if (last && last.lit === lit.has(at)) last.text += text;
    else parts.push({ text, lit: lit.has(at) });
  });
  return parts;
}

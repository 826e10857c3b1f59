/** A typed word, the words of names that are spelled like it, and what it is with one slip undone. */
export type Guess = { word: string; near: string[]; slips: string[] };

/**
 * What to ask a full-text index for when words may be mistyped: each as it is, as one of the words near it,
 * or with one slip of the finger undone; the last one as the beginning of a word, for it may not be finished.
 * Null when there is nothing to try but what was typed.
 */
export function guessQuery(guesses: Guess[]): string | null {
  if (guesses.every(({ near, slips }) => near.length + slips.length === 0)) return null;
  const asked = guesses.map(({ word, near, slips }, index) => {
    const ending = index === guesses.length - 1 ? ":*" : "";
    const begun = [word, ...slips].map((one) => `'${one}'${ending}`);
    return `(${[...begun, ...near.map((one) => `'${one}'`)].join("|")})`;
  });
  return asked.join("&");
}

/**
 * The words that a word becomes when two neighbouring letters change places or one letter goes, from four
 * letters on. Trigrams forgive other slips better than these: "negorni" shares little with "negroni".
 */
export function undoneSlips(word: string): string[] {
  const letters = [...word];
  if (letters.length < 4) return [];
  const swapped = letters
    .slice(1)
    .map((letter, index) => letters.toSpliced(index, 2, letter, letters[index]!).join(""));
  const shorter = letters.map((_, index) => letters.toSpliced(index, 1).join(""));
  return [...new Set([...swapped, ...shorter])].filter((one) => one !== word);
}

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

/**
 * How many slips lie between what was typed and a name, both as folded words: each typed word against the word of the
 * name that is nearest, the last one as the beginning of a word, or all of it run together. 0 is the same.
 */
export function slipsBetween(typed: string, name: string): number {
  const words = name.split(" ");
  const wordwise = typed
    .split(" ")
    .map((word, place, all) => Math.min(...words.map((one) => slipsIn(word, one, place === all.length - 1))))
    .reduce((sum, slips) => sum + slips, 0);
  return Math.min(wordwise, slipsIn(typed.replaceAll(" ", ""), words.join(""), true));
}

/**
 * Letters to be put in, left out, changed or swapped with their neighbour to make one word of another ("optimal string
 * alignment"), or where it may be unfinished, of its best beginning.
 */
function slipsIn(typed: string, word: string, unfinished: boolean): number {
  const [a, b] = [[...typed], [...word]];
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? Infinity) + 1 : Infinity;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, changed, swapped));
    }
    [before, row] = [row, next];
  }
  return unfinished ? Math.min(...row) : row[b.length]!;
}

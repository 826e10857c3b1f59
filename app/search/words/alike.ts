/** One of several: what a name says of what people look for by the dozen ("brambles", "white ladies", "french 75s"). */
function single(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

const spirit = /^whisk(e?)y$/;
const otherSpelling = (word: string) => word.replace(spirit, (_, e: string) => (e ? "whisky" : "whiskey"));

/**
 * What something may be called that is looked for by some words, all in folded words: as they stand; each of them one of several; whisky
 * as the other shore spells it; all of them run together; with the first word behind the others, as a list of stock has it ("chartreuse
 * green"). At most five.
 */
export function namesFor(typed: string): string[] {
  const words = typed.split(" ");
  const singles = words.map(single);
  const respelt = singles.map(otherSpelling);
  const [first = "", ...others] = words;
  const told = [words, singles, respelt, [...others, first]].map((one) => one.join(" "));
  return [...new Set([...told, words.join("")])];
}

/**
 * Words that people search by and that are no names, and what they mean. They are never taken for typing errors:
 * "mocktail" is one letter from "cocktail", and whoever asks for the one must not get the other.
 */
const phrases = {
  "no-alcohol": [
    "mocktail",
    "mocktails",
    "virgin",
    "nolo",
    "alcohol free",
    "free of alcohol",
    "without alcohol",
    "no alcohol",
    "non alcoholic",
    "nonalcoholic",
    "zero alcohol",
    "zero proof",
    "sober",
    "teetotal",
  ],
  light: ["light", "low alcohol", "low abv", "weak"],
  strong: ["strong", "stiff", "potent"],
  refreshing: ["refreshing", "thirst quenching", "cooling"],
  easy: ["easy", "simple", "quick", "beginner", "beginners"],
} as const;

export type Sense = keyof typeof phrases;

const longestFirst = Object.entries(phrases)
  .flatMap(([sense, list]) => list.map((phrase) => ({ sense: sense as Sense, phrase })))
  .sort((a, b) => b.phrase.length - a.phrase.length);

/**
 * The senses in a keyword, and the words that are left of it.
 * @param typed folded words with one space between them, as the index has them
 */
export function sensesIn(typed: string): { senses: Sense[]; rest: string } {
  const senses = new Set<Sense>();
  let rest = ` ${typed} `;
  for (const { sense, phrase } of longestFirst) {
    // One space lies between two words, so that of the same word twice in a row one replacement leaves the second.
    while (rest.includes(` ${phrase} `)) {
      senses.add(sense);
      rest = rest.replace(` ${phrase} `, " ");
    }
  }
  return { senses: [...senses], rest: rest.trim() };
}

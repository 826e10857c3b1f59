import { capitalised } from "#app/kit/words.ts";

/** How hard a drink is to make, 1 to 3, in words. */
export const difficultyWords: Record<number, string> = { 1: "Easy", 2: "Some practice", 3: "Skilled hands" };

/** The same as keys, as filters name them: the first is 1. */
export const difficultyKeys: readonly string[] = ["easy", "practice", "skilled"];

/** What a bar calls its tools where that is not their key. */
const named: Record<string, string> = {
  "boston-set": "shaker",
  "parisian-shaker": "shaker",
  "shaker-tin": "shaker",
  "cobbler-shaker": "shaker",
  "hawthorne-strainer": "strainer",
  "julep-strainer": "strainer",
};

/** Tools by their keys, as a list that is read: "Jigger, mixing glass, strainer". */
export function toolWords(tools: readonly string[]): string {
  return capitalised([...new Set(tools.map((tool) => named[tool] ?? tool.replaceAll("-", " ")))].join(", "));
}

/** Whole minutes as one says them: "About 4 minutes", "About 2 hours", "A day ahead". */
export function minutesWords(minutes: number): string {
  if (minutes === 1) return "A minute";
  if (minutes < 100) return `About ${minutes} minutes`;
  if (minutes >= 6 * 60) return "Begun the day before";
  return `About ${Math.round(minutes / 30) / 2} hours`.replace(".5", "½").replace("1 hours", "1 hour");
}

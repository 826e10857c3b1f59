import { firstSentence, oneLine } from "#app/kit/words.ts";

/** As the library's files hold a recipe to (app/library/files/schemas/drinks.ts). */
export const longest = {
  name: 80,
  description: 600,
  garnish: 160,
  step: 400,
  steps: 10,
  note: 120,
  lines: 20,
} as const;
const longestTeaser = 180;

/** What cards say of a recipe: the first sentence of its description; empty where there is none. */
export function teaserFrom(description: string): string {
  return cut(firstSentence(oneLine(description))[0]);
}

/** As much as a card has room for. */
export function cut(text: string): string {
  if (text.length <= longestTeaser) return text;
  return `${oneLine(text.slice(0, longestTeaser - 2)).replace(/\s+\S*$/u, "")} …`;
}

/** How much ice stands in the glass, where its name alone would not say it. */
export const iceWords: Record<string, string> = { none: "No ice in the glass", large: "One large cube" };

/**
 * What is counted by day for the editors (`/desk/figures`): never who did it, nor from where. `of` says what a key is: a subject's
 * oid, a filter's name, or the words of a search.
 */
export const tallyKinds = {
  read: { title: "Read", hint: "Pages of subjects that were opened, stored ones too.", of: "subject" },
  nothing: { title: "Searched in vain", hint: "Searches of the whole site that found nothing.", of: "words" },
  filter: { title: "Filters asked of a bar", hint: "What people narrow the recipes of a bar by.", of: "filter" },
  ingredient: {
    title: "Ingredients asked of a bar",
    hint: "What recipes are looked for with: ticked, supposed or required.",
    of: "subject",
  },
  bottle: { title: "Next bottles", hint: "What was told first as the next bottle to buy.", of: "subject" },
} as const satisfies Record<string, { title: string; hint: string; of: "subject" | "words" | "filter" }>;

export type TallyKind = keyof typeof tallyKinds;

/** True for the name of something that is tallied. */
export const isTallyKind = (name: string): name is TallyKind => Object.hasOwn(tallyKinds, name);

/** The longest key that is counted by itself (characters). */
const longestKey = 60;

/**
 * The words of a search as they are counted: in small letters and cut. Null where they may tell of a person, and are
 * counted without being kept: an address, a number as phones, cards and houses have.
 */
export function wordsCounted(keyword: string): string | null {
  if (/@|(?:\d[\s().-]*){6}/.test(keyword)) return null;
  return [...keyword.toLowerCase()].slice(0, longestKey).join("").trim() || null;
}

import { listNames, listPages, personalLists } from "../personal-lists.ts";

/** What somebody may show to others by a secret link (contract.md, 8: share), and what it is called there. */
export const shareable = ["bar", "shopping-list", ...listNames] as const;
export type Shareable = (typeof shareable)[number];

/** The same, or one of one's own recipes by its number (builder.md, 2): `recipe:1000012`. */
export type Shown = Shareable | `recipe:${number}`;

/** The number of the recipe that it is; null for a list or the bar. */
export function recipeIn(what: string): number | null {
  const [, digits] = /^recipe:([1-9]\d{0,8})$/.exec(what) ?? [];
  return digits ? Number(digits) : null;
}

/** The same as pages offer it: the bar is not offered twice. */
export const offered: readonly Shareable[] = ["bar", "shopping-list", ...listPages.map(({ name }) => name)];

/** What it is called by its owner, and by those who are shown it. */
export function shareTitle(what: Shareable): { own: string; shown: string } {
  if (what === "bar") return { own: "Your bar", shown: "What can we make here?" };
  if (what === "shopping-list") return { own: "Shopping list", shown: "Shopping list" };
  const { title } = personalLists[what];
  return { own: title, shown: title };
}

import { type ListName, listPages, personalLists } from "../personal-lists.ts";

/** What somebody may show to others by a secret link (contract.md, 8: share). */
export type Shareable = "bar" | "shopping-list" | Exclude<ListName, "ingredients">;

const isOther = (name: ListName): name is Exclude<ListName, "ingredients"> => name !== "ingredients";
/** All of it. The list of what somebody has is their bar: one thing, one link. */
export const shareable = [
  "bar",
  "shopping-list",
  ...listPages.map(({ name }) => name).filter(isOther),
] as const satisfies readonly Shareable[];

/** The same, or one of one's own recipes by its number (builder.md, 2): `recipe:1000012`. */
export type Shown = Shareable | `recipe:${number}`;

/** The number of the recipe that it is; null for a list or the bar. */
export function recipeIn(what: string): number | null {
  const [, digits] = /^recipe:([1-9]\d{0,8})$/.exec(what) ?? [];
  return digits ? Number(digits) : null;
}

/** What it is called by its owner, and by those who are shown it. */
export function shareTitle(what: Shareable): { own: string; shown: string } {
  if (what === "bar") return { own: "Your bar", shown: "What can we make here?" };
  if (what === "shopping-list") return { own: "Shopping list", shown: "Shopping list" };
  const { title } = personalLists[what];
  return { own: title, shown: title };
}

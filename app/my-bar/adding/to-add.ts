import { fold } from "#app/kit/slug.ts";
import { isLongEnough } from "#app/search/keyword.ts";
import type { FoundItem } from "../bar-types.ts";

/**
 * What the add button would add, once there is enough of it (guide.md, 5): what was chosen, else the one thing found whose whole name was typed,
 * so that nobody must pick "Gin" from a list after typing it.
 */
export function toAdd(keyword: string, chosen: FoundItem | null, found: readonly FoundItem[]): FoundItem | null {
  const word = fold(keyword.trim());
  if (!isLongEnough(word)) return null;
  if (chosen) return chosen;
  const named = found.filter((item) => fold(item.display_name) === word);
  // Campari is an ingredient and the one bottle of it: the ingredient says all that is needed.
  const ingredients = named.filter((item) => item.link_table === "ingredients");
  const meant = ingredients.length > 0 ? ingredients : named;
  return meant.length === 1 ? meant[0]! : null;
}

const kinds = { spirit: "Spirit", liqueur: "Liqueur", mixer: "Mixer", wine: "Wine" } as const;

/** What something found is: a bottle's ingredient, which its label names after it, or an ingredient's kind. */
export function whatItIs({ display_name, label, sub_type }: FoundItem): string {
  const start = `${display_name} (`;
  if (label.startsWith(start) && label.endsWith(")")) return label.slice(start.length, -1);
  return label === display_name ? kinds[sub_type] : label;
}

/** What the button is about: what is out has a number, and is added all the same, which fills it up (contract.md, 13). */
export function addable<T extends { display_name: string; in_bar: boolean; my_bar_item_id: number | null }>(item: T) {
  return { ...item, name: item.display_name, my_bar_item_id: item.in_bar ? item.my_bar_item_id : null };
}

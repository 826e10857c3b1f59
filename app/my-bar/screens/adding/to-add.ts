import { fold } from "#app/kit/slug.ts";
import type { FoundItem } from "../../bar-types.ts";

/** guide.md, 5: an autocomplete asks for nothing under so many characters, and the add button waits for them. */
export const shortest = 3;

/**
 * What the add button would add: what was chosen, else the one thing found whose whole name was typed,
 * so that nobody must pick "Gin" from a list after typing it.
 */
export function toAdd(keyword: string, chosen: FoundItem | null, found: readonly FoundItem[]): FoundItem | null {
  const word = fold(keyword.trim());
  if (word.length < shortest) return null;
  if (chosen) return chosen;
  const named = found.filter((item) => fold(item.display_name) === word);
  return named.length === 1 ? named[0]! : null;
}

import type { Progress } from "../progress-task.server.ts";

/** So many of what is missing are named: those that unlock most. */
const mostNamed = 5;

/** A class's progress as the page needs it: its figures, and what to get next. */
export type ProgressInShort = Omit<Progress, "items"> & { next: Progress["items"] };

/** Hundreds of ingredients stay on the server. */
export function inShort<Class extends string>(progress: Record<Class, Progress>): Record<Class, ProgressInShort> {
  const entries = (Object.entries(progress) as [Class, Progress][]).map(([name, { items, ...figures }]) => {
    const waiting = items.filter((item) => item.missing_recipe_count > 0);
    const next = waiting.sort((a, b) => b.missing_recipe_count - a.missing_recipe_count).slice(0, mostNamed);
    return [name, { ...figures, next }] as const;
  });
  return Object.fromEntries(entries) as Record<Class, ProgressInShort>;
}

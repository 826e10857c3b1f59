/**
 * The least that could be done: the same counting over typed arrays with no rules at all, on a set that somebody else
 * has closed already. What the engine takes beyond this is what the rules, and being able to change, cost.
 */
import type { OpenBar } from "../../app/my-bar/availability.ts";
import type { SyntheticCatalogue } from "../synthetic-catalogue.ts";

export type BareLoop = {
  /** The recipes of ingredient `i` are `recipes[start[i]]` up to `recipes[start[i + 1]]`. */
  start: Int32Array;
  recipes: Int32Array;
  lines: Uint8Array;
  satisfied: number[];
  others: number[];
};

/** The arrays that the loop counts over. */
export function bareLoop(facts: SyntheticCatalogue, closed: OpenBar): BareLoop {
  const position = new Map(facts.ingredients.map(({ id }, k) => [id, k]));
  const lines = new Uint8Array(facts.recipes.length);
  const start = new Int32Array(facts.ingredients.length + 1);
  const required = facts.recipes.map((recipe) =>
    recipe.lines.filter((line) => !line.optional).map((line) => position.get(line.ingredientId)!),
  );
  for (const asked of required) for (const i of asked) start[i + 1]!++;
  for (let i = 0; i < facts.ingredients.length; i++) start[i + 1]! += start[i]!;
  const next = start.slice();
  const recipes = new Int32Array(start.at(-1)!);
  required.forEach((asked, recipe) => {
    lines[recipe] = asked.length;
    for (const i of asked) recipes[next[i]!++] = recipe;
  });
  const isSatisfied = (k: number) => closed.has(facts.ingredients[k]!.id);
  const all = [...facts.ingredients.keys()];
  return { start, recipes, lines, satisfied: all.filter(isSatisfied), others: all.filter((k) => !isSatisfied(k)) };
}

/** How many lines each recipe misses, and how many miss none. */
export function bareCount({ start, recipes, lines, satisfied }: BareLoop): { missing: Uint8Array; makeable: number } {
  const missing = lines.slice();
  for (const i of satisfied) {
    for (let k = start[i]!, end = start[i + 1]!; k < end; k++) missing[recipes[k]!]!--;
  }
  let makeable = 0;
  for (let recipe = 0; recipe < missing.length; recipe++) if (missing[recipe] === 0) makeable++;
  return { missing, makeable };
}

/** How many recipes each further ingredient alone would complete. */
export function bareUnlocks({ start, recipes, others }: BareLoop, missing: Uint8Array): Int32Array {
  const counts = new Int32Array(start.length - 1);
  for (const i of others) {
    let ones = 0;
    for (let k = start[i]!, end = start[i + 1]!; k < end; k++) if (missing[recipes[k]!] === 1) ones++;
    counts[i] = ones;
  }
  return counts;
}

import type { IngredientRow } from "./catalogue-store.server.ts";

/** What the relations between ingredients are told from: each by its id, and the kinds of each. */
export type Family = {
  ingredients: ReadonlyMap<number, Pick<IngredientRow, "parents" | "sameFor">>;
  /** Ingredient → the ids of its kinds; only where there are any. */
  kinds: ReadonlyMap<number, readonly number[]>;
};

/** The kinds of each ingredient, by its id: the way back from parents. */
export function kindsIn(rows: Iterable<Pick<IngredientRow, "id" | "parents">>): Map<number, number[]> {
  const kinds = new Map<number, number[]>();
  for (const { id, parents } of rows) {
    for (const parent of parents) {
      const known = kinds.get(parent);
      if (known) known.push(id);
      else kinds.set(parent, [id]);
    }
  }
  return kinds;
}

/** What an ingredient is a kind of, and what that is a kind of, without itself: gin of London dry gin. */
export function generalOf({ ingredients }: Pick<Family, "ingredients">, id: number): Set<number> {
  const general = reach(id, (each) => ingredients.get(each)?.parents ?? []);
  general.delete(id);
  return general;
}

/** All that counts as there because the ingredient does, without itself: what it is a kind of or the same as. */
export function aboveOf({ ingredients }: Family, id: number): Set<number> {
  const above = reach(id, (each) => {
    const row = ingredients.get(each);
    return row ? [...row.parents, ...row.sameFor] : [];
  });
  above.delete(id);
  return above;
}

/**
 * The lines that an ingredient goes into: those that ask for it, for a kind of it (a recipe with London
 * dry gin contains gin), or for what it is a kind of or the same as (London dry gin goes into a recipe
 * with gin, a lime into one with lime juice).
 */
export function kinOf(family: Family, id: number): Set<number> {
  return new Set([...kindsOf(family, id), ...aboveOf(family, id)]);
}

/** An ingredient, its kinds and theirs: of gin London dry gin as well. */
export function kindsOf({ kinds }: Pick<Family, "kinds">, id: number): Set<number> {
  return reach(id, (each) => kinds.get(each) ?? []);
}

/** Everything that the steps lead to, itself first; circles end. */
function reach(id: number, steps: (id: number) => readonly number[]): Set<number> {
  const found = new Set([id]);
  for (const each of found) for (const next of steps(each)) found.add(next);
  return found;
}

/**
 * The same answers as the engine's, worked out in the most obvious way, for tests only: no index, no counters, and
 * everything from the start each time.
 */
import type { Bar, CatalogueFacts, IngredientFacts, LineFacts, RecipeFacts, Rules } from "../facts.ts";

/** The facts without those that a later one with the same id replaces. */
export function withoutReplaced(facts: CatalogueFacts) {
  return {
    ingredients: lastOfEachId(facts.ingredients),
    brands: lastOfEachId(facts.brands),
    recipes: lastOfEachId(facts.recipes),
  };
}

function lastOfEachId<T extends { id: number }>(entries: Iterable<T>): T[] {
  const all = [...entries];
  return all.filter((entry, k) => !all.slice(k + 1).some((later) => later.id === entry.id));
}

/** The ids of all ingredients that are satisfied. */
export function naiveSatisfied(facts: CatalogueFacts, bar: Bar): Set<number> {
  const { ingredients, brands } = withoutReplaced(facts);
  const known = ingredients.filter(({ id }) => id !== 1664);
  const satisfied = new Set<number>();
  const isSatisfied = (ingredient: IngredientFacts) =>
    [...bar.ingredients].includes(ingredient.id) ||
    brands.some((brand) => brand.ingredientId === ingredient.id && [...bar.brands].includes(brand.id)) ||
    (ingredient.pantry && ![...bar.pantryOff].includes(ingredient.id)) ||
    known.some((child) => child.parents.includes(ingredient.id) && satisfied.has(child.id)) ||
    ingredient.alternatives.some(({ id, strength }) => strength === 0 && id !== 1664 && satisfied.has(id)) ||
    (ingredient.parts.length > 0 && ingredient.parts.every((part) => satisfied.has(part)));
  let before = -1;
  while (satisfied.size > before) {
    before = satisfied.size;
    for (const ingredient of known) if (isSatisfied(ingredient)) satisfied.add(ingredient.id);
  }
  return satisfied;
}

/** Whether a line is met, in its recipe where that is named. */
export function naiveIsMet(
  facts: CatalogueFacts,
  bar: Bar,
  rules: Rules,
  satisfied: Set<number>,
  line: LineFacts,
  recipeId?: number,
): boolean {
  const ingredient = withoutReplaced(facts).ingredients.find(({ id }) => id === line.ingredientId);
  if (!ingredient || ingredient.id === 1664) return false;
  if (satisfied.has(line.ingredientId)) return true;
  const personal = [...(bar.personalAlternatives ?? [])].filter(
    (each) => each.ingredientId === line.ingredientId && (each.recipeId ?? recipeId) === recipeId,
  );
  return [
    ...line.alternatives,
    ...ingredient.alternatives,
    ...personal.map((each) => ({ id: each.alternativeId, strength: each.strength ?? 1 })),
  ].some(({ id, strength }) => strength <= rules.alternatives && satisfied.has(id));
}

/** How many lines of a recipe are not met. */
export function naiveMissing(
  facts: CatalogueFacts,
  bar: Bar,
  rules: Rules,
  recipe: RecipeFacts,
  satisfied = naiveSatisfied(facts, bar),
): number {
  return recipe.lines
    .filter((line) => !line.optional || rules.requireOptional)
    .filter((line) => !naiveIsMet(facts, bar, rules, satisfied, line, recipe.id)).length;
}

/** The ids of the recipes that miss no more lines than is allowed. */
export function naiveMakeable(facts: CatalogueFacts, bar: Bar, rules: Rules, mostMissing = 0): number[] {
  // Once for all recipes: for each anew it was a quarter of the time of the tests that compare with this model.
  const satisfied = naiveSatisfied(facts, bar);
  return withoutReplaced(facts)
    .recipes.filter((recipe) => naiveMissing(facts, bar, rules, recipe, satisfied) <= mostMissing)
    .map((recipe) => recipe.id);
}

/** The recipes that become makeable when this ingredient alone is added. */
export function naiveUnlockedBy(facts: CatalogueFacts, bar: Bar, rules: Rules, ingredientId: number): number[] {
  const before = naiveMakeable(facts, bar, rules);
  const larger = { ...bar, ingredients: [...bar.ingredients, ingredientId] };
  return naiveMakeable(facts, larger, rules).filter((id) => !before.includes(id));
}

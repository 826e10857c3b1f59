/**
 * The availability engine: what can be made from a bar, what is missing, what one more bottle would unlock, and why.
 * Pure: no I/O, no clock. Every screen, count, badge and call asks it, so they cannot disagree.
 *
 * **Satisfied** is an ingredient that is in the bar, or a brand of which is, a pantry ingredient not switched off, a
 * parent of a satisfied ingredient (never its child), an ingredient that lists a satisfied one as *the same* (lime juice
 * and the lime, egg white and the egg), and a homemade ingredient all of whose parts are satisfied; to a fixed point, and
 * the smallest one, so that circles in bad data do not hold themselves up.
 *
 * A line is **met** when its ingredient is satisfied, when one of the line's own stand-ins that are the same is, or, as
 * far as `alternatives` allows, when one of its weaker ones, of the person's (for every recipe or for this one; those that
 * are the same to them always count), or of those the ingredient lists is. These are not chained, are not taken over from a parent, and do not help to make a homemade part: a stand-in is a judgement
 * about a drink, not about a syrup. (contract.md, 6 and 13)
 *
 * What is **missing** is counted in lines, as people see them: a recipe that asks twice for what is not there misses
 * two. Optional lines count only with `requireOptional`; a recipe of which no line counts misses nothing.
 *
 * Ingredient 1664 is the unknown one. Every id that the catalogue does not hold is taken for it: never satisfied, never
 * replaced, never a stand-in.
 */
import { Acceptance } from "./availability/acceptance.ts";
import {
  buildGraph,
  type IngredientGraph,
  patchBrands,
  positionOf,
  unknown,
} from "./availability/catalogue/ingredient-graph.ts";
import {
  indexRecipes,
  type RecipeIndex,
  recipeAt,
  recipesOf,
  slotOf,
  widenIndex,
} from "./availability/catalogue/recipe-index.ts";
import { RelatedPairs } from "./availability/catalogue/related-pairs.ts";
import { type Evidence, explainRecipe, reasonFor } from "./availability/explain.ts";
import type {
  AlternativeStrength,
  Bar,
  BarThing,
  CatalogueChanges,
  CatalogueFacts,
  ExplainedLine,
  IngredientFacts,
  PersonalAlternative,
  Reason,
  RecipeFacts,
  Rules,
  Unlock,
} from "./availability/facts.ts";
import { SatisfiedSet } from "./availability/satisfied-set.ts";
import { weightsInSets } from "./availability/set-bound.ts";
import { Tally } from "./availability/tally.ts";
import { type BarState, countUnlocks, slotsUnlockedBy } from "./availability/unlocks.ts";
import { WhatIf } from "./availability/what-if.ts";

export type {
  Alternative,
  AlternativeStrength,
  Bar,
  BarThing,
  BrandFacts,
  CatalogueChanges,
  CatalogueFacts,
  IngredientFacts,
  LineFacts,
  Reason,
  RecipeFacts,
  Rules,
  Unlock,
} from "./availability/facts.ts";

/** All that the engine knows, packed for counting. Never changes: a patch makes another one that shares its bulk. */
export type Catalogue = {
  readonly graph: IngredientGraph;
  readonly related: RelatedPairs;
  /** The recipes as built, and a small index of those patched since. */
  readonly built: RecipeIndex;
  readonly patched: RecipeIndex;
};

/** Packs the facts for counting: once, and anew where ingredients change. */
export function buildCatalogue(facts: CatalogueFacts): Catalogue {
  const graph = buildGraph(facts.ingredients, facts.brands);
  const related = new RelatedPairs(graph);
  return {
    graph,
    related,
    built: indexRecipes(graph, related, facts.recipes),
    patched: indexRecipes(graph, related, []),
  };
}

/**
 * The catalogue after changes to recipes and brands; the old one, and every bar opened on it, stays as it was.
 * It indexes anew all recipes patched so far, and the whole once these outgrow a few times the square root of it, so
 * pass changes in batches where they come in batches. Changed ingredients need `buildCatalogue`, further ones `widenCatalogue`.
 */
export function patchCatalogue(catalogue: Catalogue, changes: CatalogueChanges): Catalogue {
  const { related, built, patched } = catalogue;
  const removed = new Set(changes.removedRecipes);
  const changed = new Map<number, RecipeFacts>();
  for (const recipe of changes.recipes ?? []) {
    changed.delete(recipe.id);
    if (!removed.has(recipe.id)) changed.set(recipe.id, recipe);
  }
  const graph =
    changes.brands || changes.removedBrands
      ? patchBrands(catalogue.graph, changes.brands ?? [], changes.removedBrands ?? [])
      : catalogue.graph;
  if (changed.size + removed.size === 0) return { ...catalogue, graph };

  const retired = new Set(built.retired);
  for (const id of [...removed, ...changed.keys()]) {
    const slot = slotOf(built, id);
    if (slot >= 0) retired.add(slot);
  }
  const remaining = { ...built, retired };
  const kept = recipesOf(graph, patched).filter(({ id }) => !removed.has(id) && !changed.has(id));
  const recent = [...kept, ...changed.values()];
  if (recent.length + retired.size <= Math.max(256, 4 * Math.sqrt(built.ids.length))) {
    return { graph, related, built: remaining, patched: indexRecipes(graph, related, recent) };
  }
  const whole = indexRecipes(graph, related, chain(recipesOf(graph, remaining), recent));
  return { graph, related, built: whole, patched: indexRecipes(graph, related, []) };
}

/**
 * The catalogue with a few ingredients more, none of which is in its recipes yet: somebody's own. Each has one parent at most
 * and no parts, and no ingredient that was there knows of them; so nothing that the recipes were indexed by changes.
 * @param known the ingredients that the catalogue was built with, in their order
 */
export function widenCatalogue(
  catalogue: Catalogue,
  known: Iterable<IngredientFacts>,
  own: Iterable<IngredientFacts>,
): Catalogue {
  const graph = { ...buildGraph(chain(known, own), []), brands: catalogue.graph.brands };
  const related = new RelatedPairs(graph);
  const patched = indexRecipes(graph, related, recipesOf(catalogue.graph, catalogue.patched));
  return { graph, related, built: widenIndex(catalogue.built, graph), patched };
}

function* chain<T>(...lists: Iterable<T>[]): Generator<T> {
  for (const list of lists) yield* list;
}

/**
 * The full answer for one bar, which can then be changed one thing at a time. Ids not in the catalogue are passed over.
 * Recipes in which the person takes one thing for another are as if patched: they come last.
 */
export function openBar(catalogue: Catalogue, bar: Bar, rules: Rules): OpenBar {
  const personal = [...(bar.personalAlternatives ?? [])];
  const onLines = personal.filter(({ recipeId }) => recipeId !== undefined);
  const everywhere = personal.filter(({ recipeId }) => recipeId === undefined);
  return new OpenBar(withOwnLines(catalogue, onLines), { ...bar, personalAlternatives: everywhere }, rules, onLines);
}

/** The catalogue with what a person takes for what in single recipes, as stand-ins of those lines. */
function withOwnLines(catalogue: Catalogue, own: readonly PersonalAlternative[]): Catalogue {
  if (own.length === 0) return catalogue;
  const { graph, built, patched } = catalogue;
  const recipes = [...new Set(own.map(({ recipeId }) => recipeId!))].flatMap((id) => {
    const index = slotOf(patched, id) >= 0 ? patched : built;
    const slot = slotOf(index, id);
    if (slot < 0) return [];
    const recipe = recipeAt(graph, index, slot);
    const lines = recipe.lines.map((line) => {
      const taken = own.filter((each) => each.recipeId === id && each.ingredientId === line.ingredientId);
      const standIns = taken.map(({ alternativeId, strength = 1 }) => ({ id: alternativeId, strength }));
      return { ...line, alternatives: [...line.alternatives, ...standIns] };
    });
    return [{ ...recipe, lines }];
  });
  return patchCatalogue(catalogue, { recipes });
}

/** What each further ingredient would unlock, at the moment it was asked. */
export type Unlocks = {
  /** How many recipes adding this ingredient alone would make makeable; 0 for one that is there already. */
  of(ingredientId: number): number;
  /** The `n` ingredients that would unlock most, most first, then in catalogue order; none that unlocks nothing. */
  best(n: number): Unlock[];
};

/** Bounds on what sets of additions unlock, at the moment they were asked. */
export type SetWeights = {
  of(ingredientId: number): number;
  /** How many recipes no set of that size can exceed in making makeable. */
  most: number;
};

export type { OpenBar };

/** A bar with its answers, the same whether it was opened in this state or changed into it. */
class OpenBar {
  readonly #catalogue: Catalogue;
  readonly #set: SatisfiedSet;
  readonly #acceptance: Acceptance;
  readonly #tallies: readonly Tally[];
  readonly #weakest: AlternativeStrength;
  #whatIf: WhatIf | undefined;
  /** What is in the bar: ingredients and pantry by position, brands by id. */
  readonly #owned: Uint8Array;
  readonly #pantryOn: Uint8Array;
  readonly #brands = new Set<number>();
  readonly #ownOnLines: readonly PersonalAlternative[];

  constructor(catalogue: Catalogue, bar: Bar, rules: Rules, ownOnLines: readonly PersonalAlternative[]) {
    const { graph, built, patched } = catalogue;
    this.#catalogue = catalogue;
    this.#ownOnLines = ownOnLines;
    this.#weakest = rules.alternatives;
    this.#set = new SatisfiedSet(graph);
    this.#owned = new Uint8Array(graph.size);
    this.#pantryOn = graph.isPantry.slice();
    for (const id of bar.pantryOff) this.#pantryOn[positionOf(graph, id)] = 0;
    const reasons: number[] = [];
    for (const i of graph.pantry) if (this.#pantryOn[i] === 1) reasons.push(i);
    for (const id of bar.ingredients) reasons.push(this.#noteIn("ingredient", id));
    for (const id of bar.brands) reasons.push(this.#noteIn("brand", id));
    this.#set.start(reasons);

    this.#acceptance = new Acceptance(graph, rules.alternatives, bar.personalAlternatives ?? []);
    this.#acceptance.start(this.#set.has);
    const indexes = patched.ids.length > 0 ? [built, patched] : [built];
    this.#tallies = indexes.map((index) => new Tally(index, this.#acceptance.answers, this.#set.has, rules));
  }

  /** How many of the recipe's lines are not met; undefined for a recipe that the catalogue does not hold. */
  missingOf(recipeId: number): number | undefined {
    const found = this.#find(recipeId);
    return found?.tally.missing[found.slot];
  }

  /** How many recipes miss at most so many lines. */
  count(mostMissing = 0): number {
    return this.#tallies.reduce((sum, tally) => sum + tally.count(mostMissing), 0);
  }

  /** The ids of recipes that miss at most so many lines, in catalogue order; those patched since it was built come last. */
  makeable(mostMissing = 0): number[] {
    return this.#tallies.flatMap((tally) => tally.slotsMissing(mostMissing).map((slot) => tally.index.ids[slot]!));
  }

  /** Puts one thing into the bar. What is there already, or is not in the catalogue, changes nothing. */
  add({ kind, id }: BarThing): void {
    for (const ingredient of this.#set.give(this.#noteIn(kind, id))) {
      for (const asked of this.#acceptance.gain(ingredient)) {
        for (const tally of this.#tallies) tally.acceptanceTurned(asked, -1);
      }
      for (const tally of this.#tallies) tally.satisfactionTurned(ingredient, -1);
    }
  }

  /** Takes one thing out of the bar. What is not there changes nothing. */
  remove({ kind, id }: BarThing): void {
    for (const lost of this.#set.take(this.#noteOut(kind, id))) {
      for (const asked of this.#acceptance.lose(lost)) {
        for (const tally of this.#tallies) tally.acceptanceTurned(asked, 1);
      }
      for (const tally of this.#tallies) tally.satisfactionTurned(lost, 1);
    }
  }

  /** Whether the ingredient itself is satisfied; no alternatives play a part but those that are the same. */
  has(ingredientId: number): boolean {
    return this.#set.has[positionOf(this.#catalogue.graph, ingredientId)] === 1;
  }

  /** For every ingredient that is not satisfied, how many recipes adding it alone would make makeable. */
  unlocks(): Unlocks {
    const { graph } = this.#catalogue;
    const counts = countUnlocks(this.#state());
    return {
      of: (ingredientId) => counts[positionOf(graph, ingredientId)]!,
      best: (n) => largest(counts, n).map((i) => ({ ingredientId: graph.ids[i]!, recipes: counts[i]! })),
    };
  }

  /** The ids of the recipes that adding this ingredient alone would make makeable, in the order of `makeable`. */
  unlockedBy(ingredientId: number): number[] {
    const slots = slotsUnlockedBy(this.#state(), positionOf(this.#catalogue.graph, ingredientId));
    return this.#tallies.flatMap((tally, t) => slots[t]!.map((slot) => tally.index.ids[slot]!));
  }

  /** What each addition may at most contribute to a set of `size`: no set unlocks more than its members' weights together. */
  weightsInSets(size: number): SetWeights {
    const { graph } = this.#catalogue;
    const weights = weightsInSets(this.#state(), graph, size);
    const greatest = weights.toSorted().subarray(Math.max(0, weights.length - size));
    const sum = greatest.reduce((before, weight) => before + weight, 0);
    return {
      of: (ingredientId) => weights[positionOf(graph, ingredientId)]!,
      // A hair more than rounding could take away.
      most: Math.floor(sum + 1e-6),
    };
  }

  /** Why the ingredient itself counts as there; no alternatives play a part but those that are the same. */
  reasonFor(ingredientId: number): Reason {
    return reasonFor(this.#evidence(), positionOf(this.#catalogue.graph, ingredientId));
  }

  /** Why each of the recipe's lines, in order, counts as met or does not; undefined as for `missingOf`. */
  explain(recipeId: number): ExplainedLine[] | undefined {
    const found = this.#find(recipeId);
    return found && explainRecipe(this.#evidence(), found.tally.index, found.slot);
  }

  #state(): BarState {
    this.#whatIf ??= new WhatIf(this.#catalogue.graph, this.#set, this.#acceptance);
    return {
      set: this.#set,
      whatIf: this.#whatIf,
      acceptance: this.#acceptance,
      tallies: this.#tallies,
      weakest: this.#weakest,
    };
  }

  #evidence(): Evidence {
    return {
      graph: this.#catalogue.graph,
      set: this.#set,
      acceptance: this.#acceptance,
      weakest: this.#weakest,
      owned: this.#owned,
      pantryOn: this.#pantryOn,
      brands: this.#brands,
      ownOnLines: this.#ownOnLines,
    };
  }

  #find(recipeId: number): { tally: Tally; slot: number } | undefined {
    for (const tally of this.#tallies) {
      const slot = slotOf(tally.index, recipeId);
      if (slot >= 0) return { tally, slot };
    }
    return undefined;
  }

  /** Notes that the thing is there from now on; answers the ingredient it is a new reason for, or `unknown`. */
  #noteIn(kind: BarThing["kind"], id: number): number {
    const { graph } = this.#catalogue;
    if (kind === "brand") {
      const ingredient = graph.brands.get(id) ?? unknown;
      if (ingredient === unknown || this.#brands.has(id)) return unknown;
      this.#brands.add(id);
      return ingredient;
    }
    const ingredient = positionOf(graph, id);
    const there = kind === "pantry" ? this.#pantryOn : this.#owned;
    if (there[ingredient] === 1 || (kind === "pantry" && graph.isPantry[ingredient] === 0)) return unknown;
    there[ingredient] = 1;
    return ingredient;
  }

  /** Notes that the thing is gone; answers the ingredient that loses a reason, or `unknown`. */
  #noteOut(kind: BarThing["kind"], id: number): number {
    const { graph } = this.#catalogue;
    if (kind === "brand") return this.#brands.delete(id) ? graph.brands.get(id)! : unknown;
    const ingredient = positionOf(graph, id);
    const there = kind === "pantry" ? this.#pantryOn : this.#owned;
    if (there[ingredient] === 0) return unknown;
    there[ingredient] = 0;
    return ingredient;
  }
}

/** The positions of the `n` largest counts above 0, largest first, equal ones in order. */
function largest(counts: Int32Array, n: number): number[] {
  const best: number[] = [];
  for (let i = 0; i < counts.length && n > 0; i++) {
    const count = counts[i]!;
    if (count === 0 || (best.length === n && count <= counts[best[n - 1]!]!)) continue;
    if (best.length === n) best.pop();
    let at = best.length;
    while (at > 0 && counts[best[at - 1]!]! < count) at--;
    best.splice(at, 0, i);
  }
  return best;
}

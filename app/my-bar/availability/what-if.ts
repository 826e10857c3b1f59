import { type IngredientGraph, unknown } from "./ingredient-graph.ts";
import type { SatisfiedSet } from "./satisfied-set.ts";

/** Answers what else one more ingredient would bring with it, leaving the set as it is. */
export class WhatIf {
  readonly #graph: IngredientGraph;
  readonly #set: SatisfiedSet;
  readonly #seen: Int32Array;
  /** Parts still lacking after this question's findings; good where `#asked` is this question. */
  readonly #lacking: Int32Array;
  readonly #asked: Int32Array;
  #question = 0;

  constructor(graph: IngredientGraph, set: SatisfiedSet) {
    this.#graph = graph;
    this.#set = set;
    this.#seen = new Int32Array(graph.size);
    this.#lacking = new Int32Array(graph.size);
    this.#asked = new Int32Array(graph.size);
  }

  /** Whether having it would satisfy nothing but itself. */
  satisfiesOnlyItself(ingredient: number): boolean {
    const above = this.#graph.parent[ingredient]!;
    const { start } = this.#graph.usedIn;
    return (above === unknown || this.#set.has[above] === 1) && start[ingredient] === start[ingredient + 1];
  }

  /** Puts into `found` what would become satisfied: the ingredient, which must not be satisfied yet, and what follows. */
  satisfiedBy(ingredient: number, found: number[]): void {
    this.#question++;
    found.length = 0;
    this.#find(ingredient, found);
    for (let k = 0; k < found.length; k++) {
      const i = found[k]!;
      this.#find(this.#graph.parent[i]!, found);
      const { start, items } = this.#graph.usedIn;
      for (let u = start[i]!, end = start[i + 1]!; u < end; u++) {
        const homemade = items[u]!;
        if (this.#set.has[homemade] === 1) continue;
        if (this.#asked[homemade] !== this.#question) {
          this.#asked[homemade] = this.#question;
          this.#lacking[homemade] = this.#set.lacking[homemade]!;
        }
        if (--this.#lacking[homemade]! === 0) this.#find(homemade, found);
      }
    }
  }

  #find(ingredient: number, found: number[]): void {
    if (ingredient === unknown || this.#set.has[ingredient] === 1 || this.#seen[ingredient] === this.#question) return;
    this.#seen[ingredient] = this.#question;
    found.push(ingredient);
  }
}

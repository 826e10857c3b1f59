import { type IngredientGraph, unknown } from "./ingredient-graph.ts";
import type { SatisfiedSet } from "./satisfied-set.ts";

/** Answers what else one more ingredient would bring with it, leaving the set as it is. */
export class WhatIf {
  /** The last answer: what would become satisfied, the ingredient itself first; good up to the count returned. */
  readonly found: Int32Array;
  readonly #graph: IngredientGraph;
  readonly #set: SatisfiedSet;
  readonly #seen: Int32Array;
  /** Parts still lacking after what was found so far; good where `#asked` is this question. */
  readonly #lacking: Int32Array;
  readonly #asked: Int32Array;
  #question = 0;
  #count = 0;

  constructor(graph: IngredientGraph, set: SatisfiedSet) {
    this.#graph = graph;
    this.#set = set;
    this.found = new Int32Array(graph.size);
    this.#seen = new Int32Array(graph.size);
    this.#lacking = new Int32Array(graph.size);
    this.#asked = new Int32Array(graph.size);
  }

  /** Finds what would become satisfied if this ingredient, which must not be satisfied yet, were added; answers how many. */
  add(ingredient: number): number {
    const { parent, usedIn } = this.#graph;
    this.#question++;
    this.#count = 0;
    this.#find(ingredient);
    for (let k = 0; k < this.#count; k++) {
      const i = this.found[k]!;
      this.#find(parent[i]!);
      for (let u = usedIn.start[i]!, end = usedIn.start[i + 1]!; u < end; u++) this.#use(usedIn.items[u]!);
    }
    return this.#count;
  }

  #use(homemade: number): void {
    if (this.#asked[homemade] !== this.#question) {
      this.#asked[homemade] = this.#question;
      this.#lacking[homemade] = this.#set.lacking[homemade]!;
    }
    if (--this.#lacking[homemade]! === 0) this.#find(homemade);
  }

  #find(ingredient: number): void {
    if (ingredient === unknown || this.#set.has[ingredient] === 1 || this.#seen[ingredient] === this.#question) return;
    this.#seen[ingredient] = this.#question;
    this.found[this.#count++] = ingredient;
  }
}

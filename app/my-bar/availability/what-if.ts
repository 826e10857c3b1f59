import type { Acceptance } from "./acceptance.ts";
import type { IngredientGraph } from "./catalogue/ingredient-graph.ts";
import type { SatisfiedSet } from "./satisfied-set.ts";

/** Answers what else one more ingredient would bring with it, leaving everything as it is. */
export class WhatIf {
  /** The last answer: what would become satisfied, the ingredient itself first; good up to the count. */
  readonly satisfied: Int32Array;
  satisfiedCount = 0;
  /** And what lines could newly ask for. */
  readonly accepted: Int32Array;
  acceptedCount = 0;

  readonly #graph: IngredientGraph;
  readonly #set: SatisfiedSet;
  readonly #acceptance: Acceptance;
  /** By ingredient: the last question in which it was found satisfied, found accepted, had a part found. */
  readonly #satisfiedIn: Int32Array;
  readonly #acceptedIn: Int32Array;
  readonly #partFoundIn: Int32Array;
  /** Parts still lacking after what was found in that question. */
  readonly #lacking: Int32Array;
  #question = 0;

  constructor(graph: IngredientGraph, set: SatisfiedSet, acceptance: Acceptance) {
    this.#graph = graph;
    this.#set = set;
    this.#acceptance = acceptance;
    this.satisfied = new Int32Array(graph.size);
    this.accepted = new Int32Array(graph.size);
    this.#satisfiedIn = new Int32Array(graph.size);
    this.#acceptedIn = new Int32Array(graph.size);
    this.#partFoundIn = new Int32Array(graph.size);
    this.#lacking = new Int32Array(graph.size);
  }

  /** Whether adding this ingredient would make nothing satisfied or accepted but itself: quick to tell for most. */
  bringsOnlyItself(ingredient: number): boolean {
    if (this.#graph.leadsNowhere[ingredient] === 0 && !this.#leadsOnlyToWhatIsThere(ingredient)) return false;
    const { standsInFor, personalFor } = this.#acceptance;
    if (personalFor.has(ingredient)) return false;
    return standsInFor === null || standsInFor.start[ingredient] === standsInFor.start[ingredient + 1];
  }

  #leadsOnlyToWhatIsThere(ingredient: number): boolean {
    const { above, usedIn } = this.#graph;
    if (usedIn.start[ingredient] !== usedIn.start[ingredient + 1]) return false;
    for (let a = above.start[ingredient]!, end = above.start[ingredient + 1]!; a < end; a++) {
      if (this.#set.has[above.items[a]!] === 0) return false;
    }
    return true;
  }

  /** Works out what adding this ingredient, which must not be satisfied yet, would bring. */
  add(ingredient: number): void {
    const { above, usedIn } = this.#graph;
    this.#question++;
    this.satisfiedCount = 0;
    this.acceptedCount = 0;
    this.#satisfy(ingredient);
    for (let k = 0; k < this.satisfiedCount; k++) {
      const i = this.satisfied[k]!;
      for (let a = above.start[i]!, end = above.start[i + 1]!; a < end; a++) this.#satisfy(above.items[a]!);
      for (let u = usedIn.start[i]!, end = usedIn.start[i + 1]!; u < end; u++) this.#findPart(usedIn.items[u]!);
    }
  }

  #findPart(homemade: number): void {
    if (this.#partFoundIn[homemade] !== this.#question) {
      this.#partFoundIn[homemade] = this.#question;
      this.#lacking[homemade] = this.#set.lacking[homemade]!;
    }
    if (--this.#lacking[homemade]! === 0) this.#satisfy(homemade);
  }

  #satisfy(ingredient: number): void {
    if (this.#set.has[ingredient] === 1) return;
    if (this.#satisfiedIn[ingredient] === this.#question) return;
    this.#satisfiedIn[ingredient] = this.#question;
    this.satisfied[this.satisfiedCount++] = ingredient;
    this.#accept(ingredient);
    const { standsInFor, personalFor } = this.#acceptance;
    if (standsInFor !== null) {
      for (let k = standsInFor.start[ingredient]!, end = standsInFor.start[ingredient + 1]!; k < end; k++) {
        this.#accept(standsInFor.items[k]!);
      }
    }
    if (personalFor.size > 0) for (const asked of personalFor.get(ingredient) ?? []) this.#accept(asked);
  }

  #accept(ingredient: number): void {
    if (this.#acceptance.answers[ingredient]! > 0 || this.#acceptedIn[ingredient] === this.#question) return;
    this.#acceptedIn[ingredient] = this.#question;
    this.accepted[this.acceptedCount++] = ingredient;
  }

  /** Whether the last answer has the ingredient among those accepted. */
  accepts(ingredient: number): boolean {
    return this.#acceptedIn[ingredient] === this.#question;
  }
}

import { type IngredientGraph, positionOf, unknown } from "./catalogue/ingredient-graph.ts";
import type { Rows } from "./catalogue/rows.ts";
import type { AlternativeStrength, PersonalAlternative } from "./facts.ts";

/** What a person takes for an ingredient, by its position, and how well it does. */
type OwnStandIn = { at: number; strength: AlternativeStrength };

/**
 * Which ingredients a line may ask for and be met: those satisfied and, as far as alternatives are allowed, those with a
 * satisfied alternative, listed or the person's own. These are not chained. (One that is listed as the same is no matter of
 * this: what it stands for is satisfied. What a person takes for the same meets every line that asks, and makes no syrup.)
 */
export class Acceptance {
  /** By ingredient: how many satisfied ingredients answer for it, itself among them; 0: not accepted. */
  readonly answers: Int32Array;
  /** Alternative → the ingredients that list it, as far as that is allowed; null where it is not. */
  readonly standsInFor: Rows | null;
  /** Ingredient → what the person lets stand in for it as far as that is allowed, strongest first; and the way back. */
  readonly personal: ReadonlyMap<number, readonly OwnStandIn[]>;
  readonly personalFor: ReadonlyMap<number, readonly number[]>;

  constructor(graph: IngredientGraph, weakest: AlternativeStrength, personal: Iterable<PersonalAlternative>) {
    this.answers = new Int32Array(graph.size);
    this.standsInFor = graph.standsInFor[weakest];
    const standIns = new Map<number, OwnStandIn[]>();
    const answersFor = new Map<number, number[]>();
    const allowed = [...personal].map((own) => ({ ...own, strength: own.strength ?? 1 }));
    for (const { ingredientId, alternativeId, strength } of allowed.sort((a, b) => a.strength - b.strength)) {
      if (strength > weakest) continue;
      const asked = positionOf(graph, ingredientId);
      const standIn = positionOf(graph, alternativeId);
      if (asked === unknown || standIn === unknown || asked === standIn) continue;
      if (standIns.get(asked)?.some(({ at }) => at === standIn)) continue;
      standIns.set(asked, [...(standIns.get(asked) ?? []), { at: standIn, strength }]);
      answersFor.set(standIn, [...(answersFor.get(standIn) ?? []), asked]);
    }
    this.personal = standIns;
    this.personalFor = answersFor;
  }

  /** Counts a whole set of satisfied ingredients, once, before any change. */
  start(satisfied: Uint8Array): void {
    this.answers.set(satisfied);
    if (this.standsInFor !== null) {
      const { start, items } = this.standsInFor;
      for (let i = 0; i < satisfied.length; i++) {
        if (satisfied[i] === 0) continue;
        for (let k = start[i]!, end = start[i + 1]!; k < end; k++) this.answers[items[k]!]!++;
      }
    }
    for (const [standIn, answersFor] of this.personalFor) {
      if (satisfied[standIn] === 1) for (const asked of answersFor) this.answers[asked]!++;
    }
  }

  /** The ingredient became satisfied: answers which ingredients are accepted from now on. */
  gain(ingredient: number): number[] {
    return this.#answeredBy(ingredient).filter((asked) => this.answers[asked]!++ === 0);
  }

  /** The ingredient stopped being satisfied: answers which ingredients are no longer accepted. */
  lose(ingredient: number): number[] {
    return this.#answeredBy(ingredient).filter((asked) => --this.answers[asked]! === 0);
  }

  /** What a satisfied ingredient answers for; perhaps twice, where it is both listed and the person's own. */
  #answeredBy(ingredient: number): number[] {
    const answered = [ingredient];
    if (this.standsInFor !== null) {
      const { start, items } = this.standsInFor;
      for (let k = start[ingredient]!, end = start[ingredient + 1]!; k < end; k++) answered.push(items[k]!);
    }
    return this.personalFor.size === 0 ? answered : answered.concat(this.personalFor.get(ingredient) ?? []);
  }
}

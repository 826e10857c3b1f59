import { type IngredientGraph, positionOf, unknown } from "./ingredient-graph.ts";

/**
 * Which ingredients a line may ask for and be met: those satisfied and, where alternatives are allowed, those with a
 * satisfied alternative, listed or the person's own. Alternatives are not chained.
 */
export class Acceptance {
  /** By ingredient: how many satisfied ingredients answer for it, itself among them; 0: not accepted. */
  readonly answers: Int32Array;
  /** Ingredient → what the person lets stand in for it, and stand-in → what it may answer for. */
  readonly personal: ReadonlyMap<number, readonly number[]>;
  readonly #personalFor: ReadonlyMap<number, readonly number[]>;
  readonly #graph: IngredientGraph;
  readonly #allowAlternatives: boolean;

  constructor(
    graph: IngredientGraph,
    allowAlternatives: boolean,
    personal: Iterable<{ ingredientId: number; alternativeId: number }>,
  ) {
    this.#graph = graph;
    this.#allowAlternatives = allowAlternatives;
    this.answers = new Int32Array(graph.size);
    const standIns = new Map<number, number[]>();
    const answersFor = new Map<number, number[]>();
    for (const { ingredientId, alternativeId } of allowAlternatives ? personal : []) {
      const asked = positionOf(graph, ingredientId);
      const standIn = positionOf(graph, alternativeId);
      if (asked === unknown || standIn === unknown || asked === standIn) continue;
      if (standIns.get(asked)?.includes(standIn)) continue;
      standIns.set(asked, [...(standIns.get(asked) ?? []), standIn]);
      answersFor.set(standIn, [...(answersFor.get(standIn) ?? []), asked]);
    }
    this.personal = standIns;
    this.#personalFor = answersFor;
  }

  /** Counts a whole set of satisfied ingredients, once, before any change. */
  start(satisfied: Uint8Array): void {
    this.answers.set(satisfied);
    if (!this.#allowAlternatives) return;
    const { start, items } = this.#graph.standsInFor;
    for (let i = 0; i < satisfied.length; i++) {
      if (satisfied[i] === 0) continue;
      for (let k = start[i]!, end = start[i + 1]!; k < end; k++) this.answers[items[k]!]!++;
    }
    for (const [standIn, answersFor] of this.#personalFor) {
      if (satisfied[standIn] === 1) for (const asked of answersFor) this.answers[asked]!++;
    }
  }

  /** Calls `visit` with each other ingredient that a satisfied one answers for as an alternative; perhaps twice with one. */
  visitReplaced(ingredient: number, visit: (asked: number) => void): void {
    if (!this.#allowAlternatives) return;
    const { start, items } = this.#graph.standsInFor;
    for (let k = start[ingredient]!, end = start[ingredient + 1]!; k < end; k++) visit(items[k]!);
    if (this.#personalFor.size === 0) return;
    for (const asked of this.#personalFor.get(ingredient) ?? []) visit(asked);
  }

  /** The ingredient became satisfied: calls `turned` with each ingredient that is accepted from now on. */
  gain(ingredient: number, turned: (asked: number) => void): void {
    const answer = (asked: number) => {
      if (this.answers[asked]!++ === 0) turned(asked);
    };
    answer(ingredient);
    this.visitReplaced(ingredient, answer);
  }

  /** The ingredient stopped being satisfied: calls `turned` with each ingredient no longer accepted. */
  lose(ingredient: number, turned: (asked: number) => void): void {
    const fallSilent = (asked: number) => {
      if (--this.answers[asked]! === 0) turned(asked);
    };
    fallSilent(ingredient);
    this.visitReplaced(ingredient, fallSilent);
  }
}

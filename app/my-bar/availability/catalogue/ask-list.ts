import type { LineFacts } from "../facts.ts";
import { type IngredientGraph, positionOf, unknown } from "./ingredient-graph.ts";
import { packRows, type Rows } from "./rows.ts";

/**
 * An **ask** is what a line asks for: an ingredient with the stand-ins that the line names itself. Lines that ask the
 * same share one. The asks for one ingredient are neighbours: `firstAsk[i]`, the one without stand-ins, up to
 * `firstAsk[i + 1]`.
 */
export type Asks = {
  readonly firstAsk: Int32Array;
  readonly askIngredient: Int32Array;
  /** Ask → its own stand-ins, and ingredient → the asks that name it as a stand-in. */
  readonly standIns: Rows;
  readonly standsInOn: Rows;
};

/** Collects asks in the order met: below `plainCount` each ingredient itself, from there on those with stand-ins. */
export class AskList {
  readonly plainCount: number;
  readonly #graph: IngredientGraph;
  readonly #numbers = new Map<string, number>();
  /** For the asks from `plainCount` on: the ingredient, then its stand-ins. */
  readonly #special: number[][] = [];

  constructor(graph: IngredientGraph) {
    this.#graph = graph;
    this.plainCount = graph.size;
  }

  askOf(line: LineFacts): number {
    const ingredient = positionOf(this.#graph, line.ingredientId);
    // What nobody knows, nothing can stand in for.
    if (line.alternatives.length === 0 || ingredient === unknown) return ingredient;
    const named = line.alternatives.map((id) => positionOf(this.#graph, id));
    const standIns = [...new Set(named)].filter((i) => i !== unknown && i !== ingredient);
    if (standIns.length === 0) return ingredient;
    const key = `${ingredient}:${standIns}`;
    let ask = this.#numbers.get(key);
    if (ask === undefined) {
      ask = this.plainCount + this.#special.push([ingredient, ...standIns]) - 1;
      this.#numbers.set(key, ask);
    }
    return ask;
  }

  /** All that the ask may be met by: its ingredient, then its own stand-ins. */
  answersTo(ask: number): readonly number[] {
    return ask < this.plainCount ? [ask] : this.#special[ask - this.plainCount]!;
  }

  /** Numbers the asks so that those for one ingredient are neighbours; `renumbered` tells each one's new number. */
  number(): { asks: Asks; renumbered: Int32Array } {
    const plain = this.plainCount;
    const owners = new Int32Array(plain + this.#special.length);
    for (let ask = 0; ask < owners.length; ask++) owners[ask] = ask < plain ? ask : this.#special[ask - plain]![0]!;
    const byIngredient = packRows(
      plain,
      owners,
      owners.map((_, ask) => ask),
    );
    const renumbered = new Int32Array(owners.length);
    byIngredient.items.forEach((ask, number) => {
      renumbered[ask] = number;
    });
    const named = this.#special.flatMap(([, ...standIns], k) => standIns.map(() => renumbered[plain + k]!));
    const standIns = this.#special.flatMap(([, ...each]) => each);
    const asks = {
      firstAsk: byIngredient.start,
      askIngredient: byIngredient.items.map((ask) => owners[ask]!),
      standIns: packRows(owners.length, named, standIns),
      standsInOn: packRows(plain, standIns, named),
    };
    return { asks, renumbered };
  }
}

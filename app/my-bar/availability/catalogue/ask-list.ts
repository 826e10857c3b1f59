import type { LineFacts } from "../facts.ts";
import { type IngredientGraph, positionOf, strongestFirst, unknown } from "./ingredient-graph.ts";
import { packRows, type Rows } from "./rows.ts";

/**
 * An **ask** is what a line asks for: an ingredient with the stand-ins that the line names itself. Lines that ask the
 * same share one. The asks for one ingredient are neighbours: `firstAsk[i]`, the one without stand-ins, up to
 * `firstAsk[i + 1]`.
 */
export type Asks = {
  readonly firstAsk: Int32Array;
  readonly askIngredient: Int32Array;
  /** Ask → its own stand-ins, strongest first, and their strengths beside them. */
  readonly standIns: Rows;
  readonly standInStrengths: Uint8Array;
  /** Ingredient → the asks that name it as a stand-in, by the weakest strength that is allowed. */
  readonly standsInOn: readonly [same: Rows, close: Rows, all: Rows];
};

/** An ask with stand-ins of its own, strongest first. */
type Special = { ingredient: number; standIns: number[]; strengths: number[] };

/** Collects asks in the order met: below `plainCount` each ingredient itself, from there on those with stand-ins. */
export class AskList {
  readonly plainCount: number;
  readonly #graph: IngredientGraph;
  readonly #numbers = new Map<string, number>();
  /** The asks from `plainCount` on. */
  readonly #special: Special[] = [];

  constructor(graph: IngredientGraph) {
    this.#graph = graph;
    this.plainCount = graph.size;
  }

  askOf(line: LineFacts): number {
    const ingredient = positionOf(this.#graph, line.ingredientId);
    // What nobody knows, nothing can stand in for.
    if (line.alternatives.length === 0 || ingredient === unknown) return ingredient;
    const named = [...strongestFirst(line.alternatives, (id) => positionOf(this.#graph, id))];
    const known = named.filter(([i]) => i !== unknown && i !== ingredient);
    if (known.length === 0) return ingredient;
    const key = `${ingredient}:${known.join()}`;
    let ask = this.#numbers.get(key);
    if (ask === undefined) {
      const special = { ingredient, standIns: known.map(([i]) => i), strengths: known.map(([, strength]) => strength) };
      ask = this.plainCount + this.#special.push(special) - 1;
      this.#numbers.set(key, ask);
    }
    return ask;
  }

  /** All that the ask may be met by: its ingredient, then its own stand-ins; `always` of them under any rules. */
  answersTo(ask: number): { answers: readonly number[]; always: number } {
    if (ask < this.plainCount) return { answers: [ask], always: 1 };
    const { ingredient, standIns, strengths } = this.#special[ask - this.plainCount]!;
    return { answers: [ingredient, ...standIns], always: 1 + strengths.filter((strength) => strength === 0).length };
  }

  /** Numbers the asks so that those for one ingredient are neighbours; `renumbered` tells each one's new number. */
  number(): { asks: Asks; renumbered: Int32Array } {
    const plain = this.plainCount;
    const owners = new Int32Array(plain + this.#special.length);
    for (let ask = 0; ask < owners.length; ask++)
      owners[ask] = ask < plain ? ask : this.#special[ask - plain]!.ingredient;
    const byIngredient = packRows(
      plain,
      owners,
      owners.map((_, ask) => ask),
    );
    const renumbered = new Int32Array(owners.length);
    byIngredient.items.forEach((ask, number) => {
      renumbered[ask] = number;
    });
    const named = this.#special.flatMap(({ standIns }, k) => standIns.map(() => renumbered[plain + k]!));
    const standIns = this.#special.flatMap((each) => each.standIns);
    const strengths = this.#special.flatMap((each) => each.strengths);
    const allowedBy = (weakest: number) => {
      const allowed = [...standIns.keys()].filter((k) => strengths[k]! <= weakest);
      return packRows(
        plain,
        allowed.map((k) => standIns[k]!),
        allowed.map((k) => named[k]!),
      );
    };
    const asks = {
      firstAsk: byIngredient.start,
      askIngredient: byIngredient.items.map((ask) => owners[ask]!),
      standIns: packRows(owners.length, named, standIns),
      standInStrengths: Uint8Array.from(packRows(owners.length, named, strengths).items),
      standsInOn: [allowedBy(0), allowedBy(1), allowedBy(2)],
    } as const;
    return { asks, renumbered };
  }
}

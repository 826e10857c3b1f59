import { type IngredientGraph, unknown } from "./catalogue/ingredient-graph.ts";
import { rowOf } from "./catalogue/rows.ts";

/**
 * Which ingredients a person has, closed under the rules: a direct reason (owned, a brand, pantry), a child, what is the
 * same, or all parts of a homemade one; other alternatives play no part here. It is the smallest set that the rules
 * allow, so a circle of parents, of parts or of things that are the same never holds itself up.
 */
export class SatisfiedSet {
  /** By ingredient position: 1 where satisfied. */
  readonly has: Uint8Array;
  /** How many direct reasons an ingredient has. */
  readonly direct: Int32Array;
  /** How many of its parts are still lacking; never 0 for one that is not homemade. */
  readonly lacking: Int32Array;
  /** How many of what is below it, kinds of it or the same, are satisfied. */
  readonly #belowIn: Int32Array;
  readonly #graph: IngredientGraph;

  constructor(graph: IngredientGraph) {
    this.#graph = graph;
    this.has = new Uint8Array(graph.size);
    this.direct = new Int32Array(graph.size);
    this.#belowIn = new Int32Array(graph.size);
    this.lacking = graph.partCounts.slice();
  }

  /** A direct reason for each of these, one or several times over; only before any other change. */
  start(ingredients: readonly number[]): void {
    const found: number[] = [];
    for (const i of ingredients) if (i !== unknown && this.direct[i]!++ === 0) found.push(i);
    this.#spread(found);
  }

  /** One more direct reason for this ingredient; answers which ingredients became satisfied. */
  give(ingredient: number): number[] {
    if (ingredient === unknown || this.direct[ingredient]!++ > 0 || this.has[ingredient] === 1) return [];
    return this.#spread([ingredient]);
  }

  /** One direct reason less; answers which ingredients stopped being satisfied. */
  take(ingredient: number): number[] {
    if (ingredient === unknown || --this.direct[ingredient]! > 0) return [];
    // Take away all that might rest on it, then give back what still has another reason.
    const doubtful = this.#withdraw(ingredient);
    for (const i of doubtful) {
      if (this.has[i] === 0 && this.#isSupported(i)) this.#spread([i]);
    }
    return doubtful.filter((i) => this.has[i] === 0);
  }

  #isSupported(ingredient: number): boolean {
    return this.direct[ingredient]! > 0 || this.#belowIn[ingredient]! > 0 || this.lacking[ingredient] === 0;
  }

  /** Marks these as satisfied and all that follows from them; the list grows to hold everything marked. */
  #spread(found: number[]): number[] {
    const { above, usedIn } = this.#graph;
    for (const i of found) this.has[i] = 1;
    for (let k = 0; k < found.length; k++) {
      const i = found[k]!;
      for (let a = above.start[i]!, end = above.start[i + 1]!; a < end; a++) {
        this.#belowIn[above.items[a]!]!++;
        this.#find(above.items[a]!, found);
      }
      for (let u = usedIn.start[i]!, end = usedIn.start[i + 1]!; u < end; u++) {
        if (--this.lacking[usedIn.items[u]!]! === 0) this.#find(usedIn.items[u]!, found);
      }
    }
    return found;
  }

  #find(ingredient: number, found: number[]): void {
    if (this.has[ingredient] === 1) return;
    this.has[ingredient] = 1;
    found.push(ingredient);
  }

  /** Unmarks this ingredient and all that could follow from it, but for what has a direct reason; answers which. */
  #withdraw(ingredient: number): number[] {
    const { above, usedIn } = this.#graph;
    const lost = [ingredient];
    this.has[ingredient] = 0;
    for (let k = 0; k < lost.length; k++) {
      for (const upper of rowOf(above, lost[k]!)) {
        this.#belowIn[upper]!--;
        this.#lose(upper, lost);
      }
      for (const homemade of rowOf(usedIn, lost[k]!)) {
        this.lacking[homemade]!++;
        this.#lose(homemade, lost);
      }
    }
    return lost;
  }

  #lose(ingredient: number, lost: number[]): void {
    if (this.has[ingredient] === 0 || this.direct[ingredient]! > 0) return;
    this.has[ingredient] = 0;
    lost.push(ingredient);
  }
}

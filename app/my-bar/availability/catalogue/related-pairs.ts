import { type IngredientGraph, unknown } from "./ingredient-graph.ts";
import { rowOf } from "./rows.ts";

/** How one addition might satisfy two ingredients at once: not at all, by the set's own rules, or by alternatives only. */
export const unrelated = 0;
export const relatedBySet = 1;
export const relatedByAlternative = 2;
export type Relation = typeof unrelated | typeof relatedBySet | typeof relatedByAlternative;

/**
 * Which pairs of ingredients some single addition could satisfy at once, whatever else is in the bar: an ingredient and
 * itself, its ancestors or what it is the same as, homemade ones that share a part, ingredients that share an alternative. It may say yes too
 * often, never no too often.
 */
export class RelatedPairs {
  readonly #graph: IngredientGraph;
  readonly #mostListed: number;
  /** Ingredients with a source of very many consequences are related all to all: by the set, by alternatives. */
  readonly #wideBySet: Uint8Array;
  readonly #wideByAlternative: Uint8Array;
  /** Those from which all that follows is wide by the set already. */
  readonly #followed: Uint8Array;
  /** By ingredient, a bit for each it is listed with, by the last five bits of that one's number: spares most look-ups. */
  readonly #hints: Int32Array;
  /** A hash table, open addressing, of the lower (negative: by alternative only) and the higher of each pair; 0: empty. */
  #table = new Int32Array(1024);
  #used = 0;

  /** Past `mostListed` consequences an ingredient's are not listed pair by pair but taken to be related, all to all. */
  constructor(graph: IngredientGraph, mostListed = 256) {
    this.#graph = graph;
    this.#mostListed = mostListed;
    this.#wideBySet = new Uint8Array(graph.size);
    this.#wideByAlternative = new Uint8Array(graph.size);
    this.#followed = new Uint8Array(graph.size);
    this.#hints = new Int32Array(graph.size);
    const seen = new Int32Array(graph.size);
    for (let source = 1; source < graph.size; source++) this.#relateConsequences(source, seen);
  }

  get bytes(): number {
    return this.#table.byteLength + this.#hints.byteLength + 3 * this.#graph.size;
  }

  relation(one: number, other: number): Relation {
    if (one === unknown || other === unknown) return unrelated;
    if (one === other) return relatedBySet;
    const found = this.#listed(one, other);
    if (found > 0 || (this.#wideBySet[one] === 1 && this.#wideBySet[other] === 1)) return relatedBySet;
    const wide = this.#wideByAlternative[one] === 1 && this.#wideByAlternative[other] === 1;
    return found < 0 || wide ? relatedByAlternative : unrelated;
  }

  /** What the table holds first for the pair, or 0. */
  #listed(one: number, other: number): number {
    if (((this.#hints[one]! >>> (other & 31)) & (this.#hints[other]! >>> (one & 31)) & 1) === 0) return 0;
    return this.#table[this.#find(Math.min(one, other), Math.max(one, other))]!;
  }

  #relateConsequences(source: number, seen: Int32Array): void {
    const { above, usedIn } = this.#graph;
    const standsInFor = this.#graph.standsInFor[2];
    const reached: number[] = [source];
    seen[source] = source;
    const reach = (i: number) => {
      if (seen[i] === source) return;
      seen[i] = source;
      reached.push(i);
    };
    // Up the tree and into the homemade ones, as far as it goes.
    let wide = false;
    for (let k = 0; k < reached.length; k++) {
      const i = reached[k]!;
      if (this.#followed[i] === 1) {
        wide = true;
        continue;
      }
      for (const upper of rowOf(above, i)) reach(upper);
      for (const homemade of rowOf(usedIn, i)) reach(homemade);
    }
    // Then one step as an alternative, for alternatives are not chained.
    const bySet = reached.length;
    for (let k = 0; k < bySet; k++) for (const asked of rowOf(standsInFor, reached[k]!)) reach(asked);

    wide ||= bySet > this.#mostListed;
    for (let k = 0; k < bySet && wide; k++) this.#wideBySet[reached[k]!] = this.#followed[reached[k]!] = 1;
    if (wide || reached.length > this.#mostListed) for (const i of reached) this.#wideByAlternative[i] = 1;
    const listed = wide ? 0 : reached.length > this.#mostListed ? bySet : reached.length;
    for (let a = 1; a < listed; a++) {
      for (let b = 0; b < a; b++) this.#add(reached[a]!, reached[b]!, a < bySet ? relatedBySet : relatedByAlternative);
    }
  }

  #add(one: number, other: number, relation: Relation): void {
    if (this.#used * 4 >= this.#table.length) this.#grow();
    this.#hints[one]! |= 1 << (other & 31);
    this.#hints[other]! |= 1 << (one & 31);
    const lower = Math.min(one, other);
    const higher = Math.max(one, other);
    const at = this.#find(lower, higher);
    if (this.#table[at] === 0) this.#used++;
    if (this.#table[at]! <= 0) this.#table[at] = relation === relatedBySet ? lower : -lower;
    this.#table[at + 1] = higher;
  }

  /** Where the pair is, or else where it would go. */
  #find(lower: number, higher: number): number {
    const table = this.#table;
    const mask = table.length - 1;
    const hash = Math.imul(lower, 0x9e3779b1) ^ Math.imul(higher, 0x85ebca6b);
    let at = ((hash ^ (hash >>> 15)) << 1) & mask;
    while (table[at] !== 0 && (table[at + 1] !== higher || Math.abs(table[at]!) !== lower)) at = (at + 2) & mask;
    return at;
  }

  #grow(): void {
    const pairs = this.#table;
    this.#table = new Int32Array(pairs.length * 2);
    this.#used = 0;
    for (let at = 0; at < pairs.length; at += 2) {
      const lower = pairs[at]!;
      if (lower !== 0) this.#add(Math.abs(lower), pairs[at + 1]!, lower > 0 ? relatedBySet : relatedByAlternative);
    }
  }
}

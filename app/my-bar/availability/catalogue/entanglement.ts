import type { AskList } from "./ask-list.ts";
import { type RelatedPairs, type Relation, relatedByAlternative, relatedBySet, unrelated } from "./related-pairs.ts";
import { IntList, packRows, type Rows } from "./rows.ts";

/** Pairs of asks, `one[g]` and `other[g]`, in order, and the slots of recipes with two such lines. */
export type AskPairs = { readonly one: Int32Array; readonly other: Int32Array; readonly slots: Rows };

/** Recipes of which one addition might meet two lines, by the two asks, and those of which it might meet three or more. */
export type Entanglement = {
  /** Both lines are required, or one at least is optional. */
  readonly required: AskPairs;
  readonly optional: AskPairs;
  /** Slots with three lines each related to the others; optional lines included. */
  readonly knots: Int32Array;
};

/** Notices which recipes are entangled while they are indexed. */
export class EntanglementFinder {
  readonly #asks: AskList;
  readonly #related: RelatedPairs;
  readonly #plainAsks: number;
  readonly #found = { bySet: new PairList(), byAlternative: new PairList() };

  constructor(asks: AskList, related: RelatedPairs) {
    this.#asks = asks;
    this.#related = related;
    this.#plainAsks = asks.plainCount;
  }

  /** Looks at one recipe's lines: the ask, or `~ask` where the line is optional. */
  look(slot: number, lines: readonly number[]): void {
    if (!this.#isEntangled(lines)) return;
    const relatedTo = [0];
    const relatedBySetTo = [0];
    let knot = false;
    let knotBySet = false;
    for (let a = 1; a < lines.length; a++) {
      relatedTo[a] = relatedBySetTo[a] = 0;
      for (let b = 0; b < a; b++) {
        const relation = this.#relation(plain(lines[a]!), plain(lines[b]!));
        if (relation === unrelated) continue;
        // A bit for each earlier line (past 32 they share bits, which says yes too often); one in common: a knot.
        knot ||= (relatedTo[a]! & relatedTo[b]!) !== 0;
        relatedTo[a]! |= 1 << b;
        if (relation === relatedBySet) {
          knotBySet ||= (relatedBySetTo[a]! & relatedBySetTo[b]!) !== 0;
          relatedBySetTo[a]! |= 1 << b;
        }
        (relation === relatedBySet ? this.#found.bySet : this.#found.byAlternative).add(slot, lines[a]!, lines[b]!);
      }
    }
    if (knotBySet) this.#found.bySet.knots.push(slot);
    else if (knot) this.#found.byAlternative.knots.push(slot);
  }

  pack(renumbered: Int32Array): { bySet: Entanglement; byAlternative: Entanglement } {
    const { bySet, byAlternative } = this.#found;
    return { bySet: bySet.pack(renumbered), byAlternative: byAlternative.pack(renumbered) };
  }

  #isEntangled(lines: readonly number[]): boolean {
    for (let a = 1; a < lines.length; a++) {
      for (let b = 0; b < a; b++) {
        if (this.#relation(plain(lines[a]!), plain(lines[b]!)) !== unrelated) return true;
      }
    }
    return false;
  }

  #relation(one: number, other: number): Relation {
    if (one < this.#plainAsks && other < this.#plainAsks) return this.#related.relation(one, other);
    const ones = this.#asks.answersTo(one);
    const others = this.#asks.answersTo(other);
    let closest: Relation = unrelated;
    for (let x = 0; x < ones.answers.length; x++) {
      for (let y = 0; y < others.answers.length; y++) {
        const relation = this.#related.relation(ones.answers[x]!, others.answers[y]!);
        if (relation === relatedBySet && x < ones.always && y < others.always) return relatedBySet;
        if (relation !== unrelated) closest = relatedByAlternative;
      }
    }
    return closest;
  }
}

function plain(line: number): number {
  return line < 0 ? ~line : line;
}

class PairList {
  readonly knots = new IntList();
  readonly #required = { one: new IntList(), other: new IntList(), slot: new IntList() };
  readonly #optional = { one: new IntList(), other: new IntList(), slot: new IntList() };

  add(slot: number, line: number, otherLine: number): void {
    const list = line < 0 || otherLine < 0 ? this.#optional : this.#required;
    list.one.push(plain(line));
    list.other.push(plain(otherLine));
    list.slot.push(slot);
  }

  pack(renumbered: Int32Array): Entanglement {
    const pack = (list: { one: IntList; other: IntList; slot: IntList }) => {
      const one = list.one.view().map((ask) => renumbered[ask]!);
      const other = list.other.view().map((ask) => renumbered[ask]!);
      return groupPairs(one, other, list.slot.view(), renumbered.length);
    };
    return { required: pack(this.#required), optional: pack(this.#optional), knots: this.knots.toArray() };
  }
}

/** Brings equal pairs together, whichever of the two comes first. */
function groupPairs(one: Int32Array, other: Int32Array, slots: Int32Array, askCount: number): AskPairs {
  if (one.length === 0) return { one, other, slots: { start: new Int32Array(1), items: new Int32Array(0) } };
  const lower = (k: number) => Math.min(one[k]!, other[k]!);
  const higher = (k: number) => Math.max(one[k]!, other[k]!);
  const every = one.map((_, k) => k);
  const byHigher = packRows(askCount, every.map(higher), every).items;
  const sorted = packRows(askCount, byHigher.map(lower), byHigher).items;
  const groups = { one: new IntList(), other: new IntList(), start: new IntList() };
  sorted.forEach((pair, k) => {
    const before = sorted[k - 1];
    if (before !== undefined && lower(before) === lower(pair) && higher(before) === higher(pair)) return;
    groups.one.push(lower(pair));
    groups.other.push(higher(pair));
    groups.start.push(k);
  });
  groups.start.push(sorted.length);
  return {
    one: groups.one.toArray(),
    other: groups.other.toArray(),
    slots: { start: groups.start.toArray(), items: sorted.map((pair) => slots[pair]!) },
  };
}

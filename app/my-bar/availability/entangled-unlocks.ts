import type { Acceptance } from "./acceptance.ts";
import type { Bringers } from "./bringers.ts";
import type { AskPairs } from "./catalogue/entanglement.ts";
import { IntList } from "./catalogue/rows.ts";
import type { Tally } from "./tally.ts";

/** Adds to `counts`, by candidate, the recipes that miss several lines, all of which that candidate would meet. */
export function countEntangled(tally: Tally, acceptance: Acceptance, bringers: Bringers, counts: Int32Array): void {
  const counter = new EntangledCounter(tally, bringers, counts);
  const personal = personallyEntangled(tally, acceptance);
  for (const pairs of tally.pairs) counter.countPairs(pairs, personal);
  for (const slots of tally.knots) {
    for (const slot of slots) if (tally.missing[slot]! >= 3 && !personal?.has(slot)) counter.countRecipe(slot);
  }
  for (const slot of personal ?? []) if (tally.missing[slot]! >= 2) counter.countRecipe(slot);
}

/** Recipes that a stand-in of the person's own may have entangled: all that ask for what it could now answer for. */
function personallyEntangled({ index, counted }: Tally, acceptance: Acceptance): Set<number> | undefined {
  const asked = [...acceptance.personal.keys()].filter((i) => acceptance.answers[i] === 0);
  if (asked.length === 0) return undefined;
  const slots = new Set<number>();
  for (const i of asked) {
    for (const { start, items } of counted) {
      const end = start[index.firstAsk[i + 1]!]!;
      for (let k = start[index.firstAsk[i]!]!; k < end; k++) slots.add(items[k]!);
    }
  }
  return slots;
}

class EntangledCounter {
  readonly #tally: Tally;
  readonly #bringers: Bringers;
  readonly #counts: Int32Array;
  /** By candidate: the last step at which it was among those for an ask and for all asks before it. */
  readonly #mark: Int32Array;
  #step = 0;
  readonly #candidates = new IntList();
  readonly #asks = new IntList();

  constructor(tally: Tally, bringers: Bringers, counts: Int32Array) {
    this.#tally = tally;
    this.#bringers = bringers;
    this.#counts = counts;
    this.#mark = new Int32Array(counts.length);
  }

  /** Recipes that miss two lines, pair by pair: each candidate that would meet both unlocks them all. */
  countPairs({ one, other, slots }: AskPairs, except: ReadonlySet<number> | undefined): void {
    const { missing } = this.#tally;
    for (let pair = 0; pair < one.length; pair++) {
      if (this.#tally.isMet(one[pair]!) || this.#tally.isMet(other[pair]!)) continue;
      let recipes = 0;
      for (let k = slots.start[pair]!, end = slots.start[pair + 1]!; k < end; k++) {
        const slot = slots.items[k]!;
        if (missing[slot] === 2 && !except?.has(slot)) recipes++;
      }
      if (recipes === 0) continue;
      this.#markBringers(one[pair]!, true, 0);
      this.#markBringers(other[pair]!, false, recipes);
    }
  }

  /** One recipe, however many lines it misses. */
  countRecipe(slot: number): void {
    const { index, missing } = this.#tally;
    if (missing[slot]! > index.mostLines) return;
    this.#findMissing(slot);
    const asks = this.#asks;
    for (let k = 0; k < asks.length; k++) {
      if (!this.#markBringers(asks.at(k), k === 0, k === asks.length - 1 ? 1 : 0)) return;
    }
  }

  /**
   * Takes a step: marks the candidates for this ask, unless it is the first only those that bear the mark of the step
   * before, and adds so many recipes to each; answers whether there are any.
   */
  #markBringers(ask: number, isFirst: boolean, recipes: number): boolean {
    const before = this.#step++;
    const candidates = this.#candidates;
    this.#bringers.of(this.#tally.index, ask, candidates);
    let some = false;
    for (let k = 0; k < candidates.length; k++) {
      const candidate = candidates.at(k);
      if (!isFirst && this.#mark[candidate] !== before) continue;
      this.#mark[candidate] = this.#step;
      this.#counts[candidate]! += recipes;
      some = true;
    }
    return some;
  }

  /** Puts into `#asks` what the recipe misses. */
  #findMissing(slot: number): void {
    const { index, counted } = this.#tally;
    const asks = this.#asks;
    asks.clear();
    for (let k = index.lines.start[slot]!, end = index.lines.start[slot + 1]!; k < end; k++) {
      const line = index.lines.items[k]!;
      if (line < 0 && counted.length === 1) continue;
      const ask = line < 0 ? ~line : line;
      if (!this.#tally.isMet(ask)) asks.push(ask);
    }
  }
}

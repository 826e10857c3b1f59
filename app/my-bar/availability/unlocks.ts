import type { Acceptance } from "./acceptance.ts";
import { BringerList } from "./bringers.ts";
import { countEntangled } from "./entangled-unlocks.ts";
import { unknown } from "./ingredient-graph.ts";
import { rowOf } from "./rows.ts";
import type { SatisfiedSet } from "./satisfied-set.ts";
import type { Tally } from "./tally.ts";
import type { WhatIf } from "./what-if.ts";

export type BarState = { set: SatisfiedSet; whatIf: WhatIf; acceptance: Acceptance; tallies: readonly Tally[] };

/**
 * For each ingredient by position how many recipes adding it alone would make makeable; 0 for what is satisfied.
 *
 * Nearly all recipes it could unlock miss one line. They are counted under what that line asks for, and each candidate
 * gathers the sums of all that it would bring. Recipes that miss several lines, all of which one candidate would meet,
 * are among the entangled ones.
 */
export function countUnlocks({ set, whatIf, acceptance, tallies }: BarState): Int32Array {
  const size = set.has.length;
  const counts = new Int32Array(size);
  const byIngredient = new Int32Array(size);
  const lastLines = tallies.map((tally) => new LastLines(tally, acceptance.answers, byIngredient));
  const standInsCount = lastLines.some((lines) => lines.haveStandIns);
  const bringers = new BringerList();
  for (let candidate = 1; candidate < size; candidate++) {
    if (set.has[candidate] === 1) continue;
    if (!standInsCount && whatIf.bringsOnlyItself(candidate)) {
      // Accepted already, as an alternative may be, it has no recipes that wait for it.
      counts[candidate] = byIngredient[candidate]!;
      continue;
    }
    whatIf.add(candidate);
    let recipes = 0;
    for (let k = 0; k < whatIf.acceptedCount; k++) {
      const asked = whatIf.accepted[k]!;
      recipes += byIngredient[asked]!;
      if (asked !== candidate) bringers.accepts(asked, candidate);
    }
    if (standInsCount) {
      for (let k = 1; k < whatIf.satisfiedCount; k++) bringers.satisfies(whatIf.satisfied[k]!, candidate);
      for (const lines of lastLines) if (lines.haveStandIns) recipes += lines.metByStandIns(whatIf, candidate);
    }
    counts[candidate] = recipes;
  }
  const packed = bringers.pack(set.has);
  for (const tally of tallies) countEntangled(tally, acceptance, packed, counts);
  return counts;
}

/** The recipes that adding this ingredient alone would make makeable, as slots of each tally. */
export function slotsUnlockedBy({ set, whatIf, tallies }: BarState, ingredient: number): number[][] {
  if (ingredient === unknown || set.has[ingredient] === 1) return tallies.map(() => []);
  whatIf.add(ingredient);
  const satisfied = whatIf.satisfied.subarray(0, whatIf.satisfiedCount);
  const accepted = whatIf.accepted.subarray(0, whatIf.acceptedCount);
  return tallies.map((tally) => {
    const { firstAsk, standsInOn } = tally.index;
    const asks = new Set<number>();
    for (const i of accepted) for (let ask = firstAsk[i]!; ask < firstAsk[i + 1]!; ask++) asks.add(ask);
    if (tally.standInsIn) for (const i of satisfied) for (const ask of rowOf(standsInOn, i)) asks.add(ask);
    return completedBy(
      tally,
      [...asks].filter((ask) => !tally.isMet(ask)),
    );
  });
}

/** Slots of which these asks, none of them met, are all that is missing. Counts down for a moment, then up again. */
function completedBy({ counted, missing }: Tally, asks: number[]): number[] {
  const slots: number[] = [];
  for (const rows of counted) {
    for (const ask of asks) for (const slot of rowOf(rows, ask)) if (--missing[slot]! === 0) slots.push(slot);
  }
  for (const rows of counted) for (const ask of asks) for (const slot of rowOf(rows, ask)) missing[slot]!++;
  return slots.sort((a, b) => a - b);
}

/** How many recipes of a tally miss but one line, by what it asks for. */
class LastLines {
  readonly haveStandIns: boolean;
  readonly #tally: Tally;
  readonly #byAsk: Int32Array;
  /** By ask: the last candidate for which it was counted. */
  readonly #countedFor: Int32Array;

  /** Adds the sums by ingredient to `byIngredient`. */
  constructor(tally: Tally, accepted: Int32Array, byIngredient: Int32Array) {
    const { firstAsk, askIngredient } = tally.index;
    this.#tally = tally;
    this.haveStandIns = tally.standInsIn !== null;
    this.#byAsk = new Int32Array(this.haveStandIns ? askIngredient.length : 0);
    this.#countedFor = new Int32Array(this.#byAsk.length);
    for (let i = 0; i < accepted.length; i++) {
      if (accepted[i]! > 0) continue;
      const [from, to] = [firstAsk[i]!, firstAsk[i + 1]!];
      byIngredient[i]! += this.haveStandIns ? this.#countByAsk(from, to) : countOnes(tally, from, to);
    }
  }

  /** Recipes whose last line names what the candidate would satisfy as a stand-in, and does not accept it anyway. */
  metByStandIns(whatIf: WhatIf, candidate: number): number {
    const { standsInOn, askIngredient } = this.#tally.index;
    let recipes = 0;
    for (let k = 0; k < whatIf.satisfiedCount; k++) {
      const standIn = whatIf.satisfied[k]!;
      for (let s = standsInOn.start[standIn]!, end = standsInOn.start[standIn + 1]!; s < end; s++) {
        const ask = standsInOn.items[s]!;
        if (this.#byAsk[ask] === 0 || this.#countedFor[ask] === candidate) continue;
        if (whatIf.accepts(askIngredient[ask]!)) continue;
        this.#countedFor[ask] = candidate;
        recipes += this.#byAsk[ask]!;
      }
    }
    return recipes;
  }

  #countByAsk(from: number, to: number): number {
    let sum = 0;
    for (let ask = from; ask < to; ask++) {
      if (this.#tally.standInsIn![ask]! > 0) continue;
      this.#byAsk[ask] = countOnes(this.#tally, ask, ask + 1);
      sum += this.#byAsk[ask]!;
    }
    return sum;
  }
}

function countOnes({ counted, missing }: Tally, fromAsk: number, toAsk: number): number {
  let ones = 0;
  for (const { start, items } of counted) {
    for (let k = start[fromAsk]!, end = start[toAsk]!; k < end; k++) {
      // 1 where it is 1, else 0, without a branch: which way it would go cannot be foretold.
      ones += ((missing[items[k]!]! ^ 1) - 1) >>> 31;
    }
  }
  return ones;
}

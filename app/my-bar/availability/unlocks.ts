import type { Acceptance } from "./acceptance.ts";
import { BringerList } from "./bringers.ts";
import { unknown } from "./catalogue/ingredient-graph.ts";
import type { Counters } from "./catalogue/recipe-index.ts";
import { type Rows, rowOf } from "./catalogue/rows.ts";
import { countEntangled } from "./entangled-unlocks.ts";
import type { AlternativeStrength } from "./facts.ts";
import type { SatisfiedSet } from "./satisfied-set.ts";
import type { Tally } from "./tally.ts";
import type { WhatIf } from "./what-if.ts";

export type BarState = {
  set: SatisfiedSet;
  whatIf: WhatIf;
  acceptance: Acceptance;
  tallies: readonly Tally[];
  /** The weakest stand-in that is allowed. */
  weakest: AlternativeStrength;
};

/**
 * For each ingredient by position how many recipes adding it alone would make makeable; 0 for what is satisfied.
 *
 * Nearly all recipes it could unlock miss one line. They are counted under what that line asks for, and each candidate
 * gathers the sums of all that it would bring. Recipes that miss several lines, all of which one candidate would meet,
 * are among the entangled ones.
 */
export function countUnlocks({ set, whatIf, acceptance, tallies, weakest }: BarState): Int32Array {
  const size = set.has.length;
  const counts = new Int32Array(size);
  const byIngredient = new Int32Array(size);
  const lastLines = tallies.flatMap((tally) => countLastLines(tally, acceptance.answers, byIngredient) ?? []);
  const standInsCount = lastLines.length > 0;
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
      for (const lines of lastLines) recipes += lines.metByStandIns(whatIf, candidate);
    }
    counts[candidate] = recipes;
  }
  const packed = bringers.pack(set.has, standInsCount ? weakest : null);
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
    const { firstAsk } = tally.index;
    const asks = new Set<number>();
    for (const i of accepted) for (let ask = firstAsk[i]!; ask < firstAsk[i + 1]!; ask++) asks.add(ask);
    if (tally.standInsIn) for (const i of satisfied) for (const ask of rowOf(tally.standsInOn, i)) asks.add(ask);
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

/** How many recipes of a tally miss but one line, by what that line asks for, where stand-ins of its own may meet it. */
class LastLines {
  readonly #tally: Tally;
  readonly #byAsk: Int32Array;
  /** By ask: the last candidate for which it was counted. */
  readonly #countedFor: Int32Array;

  constructor(tally: Tally, byAsk: Int32Array) {
    this.#tally = tally;
    this.#byAsk = byAsk;
    this.#countedFor = new Int32Array(byAsk.length);
  }

  /** Recipes whose last line names what the candidate would satisfy as a stand-in, and does not accept it anyway. */
  metByStandIns(whatIf: WhatIf, candidate: number): number {
    const { standsInOn } = this.#tally;
    const { askIngredient } = this.#tally.index;
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
}

/** Adds to `byIngredient` how many recipes miss but one line, by what it asks for; the same by ask where that matters. */
function countLastLines(tally: Tally, accepted: Int32Array, byIngredient: Int32Array): LastLines | undefined {
  const { counted, missing, standInsIn } = tally;
  const { firstAsk, askIngredient } = tally.index;
  if (standInsIn === null) {
    for (const rows of counted) countByIngredient(rows, firstAsk, accepted, missing, byIngredient);
    return undefined;
  }
  const byAsk = new Int32Array(askIngredient.length);
  for (const rows of counted) countByAsk(rows, firstAsk, accepted, missing, standInsIn, byAsk, byIngredient);
  return new LastLines(tally, byAsk);
}

// The two inner loops. 1 where `missing` is 1, else 0, is worked out without a branch, for nothing foretells which.

function countByIngredient(
  { start, items }: Rows,
  firstAsk: Int32Array,
  accepted: Int32Array,
  missing: Counters,
  byIngredient: Int32Array,
): void {
  for (let i = 0; i < accepted.length; i++) {
    if (accepted[i]! > 0) continue;
    let ones = 0;
    for (let k = start[firstAsk[i]!]!, end = start[firstAsk[i + 1]!]!; k < end; k++) {
      ones += ((missing[items[k]!]! ^ 1) - 1) >>> 31;
    }
    byIngredient[i]! += ones;
  }
}

function countByAsk(
  { start, items }: Rows,
  firstAsk: Int32Array,
  accepted: Int32Array,
  missing: Counters,
  standInsIn: Int32Array,
  byAsk: Int32Array,
  byIngredient: Int32Array,
): void {
  for (let i = 0; i < accepted.length; i++) {
    if (accepted[i]! > 0) continue;
    for (let ask = firstAsk[i]!, last = firstAsk[i + 1]!; ask < last; ask++) {
      if (standInsIn[ask]! > 0) continue;
      let ones = 0;
      for (let k = start[ask]!, end = start[ask + 1]!; k < end; k++) {
        ones += ((missing[items[k]!]! ^ 1) - 1) >>> 31;
      }
      byAsk[ask]! += ones;
      byIngredient[i]! += ones;
    }
  }
}

import type { Acceptance } from "./acceptance.ts";
import { BringerList } from "./bringers.ts";
import { countEntangled } from "./entangled-unlocks.ts";
import { type IngredientGraph, unknown } from "./ingredient-graph.ts";
import { rowOf } from "./rows.ts";
import type { SatisfiedSet } from "./satisfied-set.ts";
import type { Tally } from "./tally.ts";
import { WhatIf } from "./what-if.ts";

type State = { graph: IngredientGraph; set: SatisfiedSet; acceptance: Acceptance; tallies: readonly Tally[] };

/**
 * For each ingredient by position how many recipes adding it alone would make makeable; 0 for what is satisfied.
 *
 * Nearly all recipes it could unlock miss one line. They are counted under what that line asks for, and each candidate
 * gathers the sums of all that it would bring. Recipes that miss several lines, all of which one candidate would meet,
 * are among the entangled ones.
 */
export function countUnlocks(state: State): Int32Array {
  const { graph, set, acceptance, tallies } = state;
  const counts = new Int32Array(graph.size);
  const lastMissing = tallies.map((tally) => countLastMissing(tally, acceptance.answers));
  const byIngredient = lastMissing[0]!.byIngredient;
  for (const { byIngredient: more } of lastMissing.slice(1)) {
    for (let i = 0; i < graph.size; i++) byIngredient[i]! += more[i]!;
  }
  const bringers = new BringerList();
  const whatIf = new WhatIf(graph, set);
  const asked = new Int32Array(graph.size);
  const found: number[] = [];
  let candidate = 0;
  const answer = (i: number) => {
    if (asked[i] === candidate || acceptance.answers[i]! > 0) return;
    asked[i] = candidate;
    counts[candidate]! += byIngredient[i]!;
    if (i !== candidate) bringers.accepts(i, candidate);
  };
  const named = tallies.map(({ standInsIn, index }) => (standInsIn ? index.standsInOn : null));
  const askSeen = lastMissing.map(({ byAsk }) => new Int32Array(byAsk.length));
  for (candidate = 1; candidate < graph.size; candidate++) {
    if (set.has[candidate] === 1) continue;
    if (whatIf.satisfiesOnlyItself(candidate)) {
      found.length = 1;
      found[0] = candidate;
    } else {
      whatIf.satisfiedBy(candidate, found);
    }
    for (const i of found) {
      acceptance.visitAnswered(i, answer);
      if (i !== candidate) bringers.satisfies(i, candidate);
    }
    for (let t = 0; t < tallies.length; t++) {
      const rows = named[t];
      if (!rows) continue;
      const { byAsk } = lastMissing[t]!;
      const { askIngredient } = tallies[t]!.index;
      for (const i of found) {
        for (let k = rows.start[i]!; k < rows.start[i + 1]!; k++) {
          const ask = rows.items[k]!;
          // What is accepted through its ingredient was counted above.
          if (byAsk[ask] === 0 || asked[askIngredient[ask]!] === candidate || askSeen[t]![ask] === candidate) continue;
          askSeen[t]![ask] = candidate;
          counts[candidate]! += byAsk[ask]!;
        }
      }
    }
  }
  const packed = bringers.pack(set.has);
  for (const tally of tallies) countEntangled(tally, acceptance, packed, counts);
  return counts;
}

/** The recipes that adding this ingredient alone would make makeable, as slots of each tally. */
export function slotsUnlockedBy(state: State, ingredient: number): number[][] {
  const { graph, set, acceptance, tallies } = state;
  if (ingredient === unknown || set.has[ingredient] === 1) return tallies.map(() => []);
  const found: number[] = [];
  new WhatIf(graph, set).satisfiedBy(ingredient, found);
  const accepted = new Set<number>();
  for (const i of found) acceptance.visitAnswered(i, (asked) => accepted.add(asked));
  return tallies.map((tally) => {
    const { firstAsk, standsInOn } = tally.index;
    const asks = new Set<number>();
    for (const i of accepted) for (let ask = firstAsk[i]!; ask < firstAsk[i + 1]!; ask++) asks.add(ask);
    if (tally.standInsIn) for (const i of found) for (const ask of rowOf(standsInOn, i)) asks.add(ask);
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

/** How many recipes miss but one line, by what it asks for, and summed by the ingredient asked for. */
function countLastMissing(tally: Tally, accepted: Int32Array) {
  const { firstAsk } = tally.index;
  const byIngredient = new Int32Array(accepted.length);
  const byAsk = new Int32Array(tally.standInsIn ? tally.index.askIngredient.length : 0);
  for (let i = 0; i < accepted.length; i++) {
    if (accepted[i]! > 0) continue;
    const from = firstAsk[i]!;
    const to = firstAsk[i + 1]!;
    if (!tally.standInsIn) {
      byIngredient[i] = countOnes(tally, from, to);
      continue;
    }
    for (let ask = from; ask < to; ask++) {
      if (tally.standInsIn[ask]! > 0) continue;
      byAsk[ask] = countOnes(tally, ask, ask + 1);
      byIngredient[i]! += byAsk[ask]!;
    }
  }
  return { byIngredient, byAsk };
}

function countOnes({ counted, missing }: Tally, fromAsk: number, toAsk: number): number {
  let ones = 0;
  for (const { start, items } of counted) {
    for (let k = start[fromAsk]!, end = start[toAsk]!; k < end; k++) ones += missing[items[k]!] === 1 ? 1 : 0;
  }
  return ones;
}

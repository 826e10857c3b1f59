import type { IngredientGraph } from "./catalogue/ingredient-graph.ts";
import { rowOf } from "./catalogue/rows.ts";
import type { Tally } from "./tally.ts";
import type { BarState } from "./unlocks.ts";

/**
 * By ingredient a weight, so that no `size` additions unlock more than their weights together (docs/unlocks.md, several at
 * once): the greatest so many are a bound on what any set unlocks.
 *
 * A recipe that misses m lines gives each of them the share 1/m. A set that unlocks it meets all m, so the shares of what its
 * members may each meet come to one at least. An addition's weight is the sum of all shares that it may have a part in. What it
 * may have a part in is told too generously, never too narrowly: all that it leads to, whether or not other parts lack.
 * Recipes that miss more lines than there are additions, no two of which one addition could meet, are left out.
 */
export function weightsInSets(state: BarState, graph: IngredientGraph, size: number): Float64Array {
  const shares = state.tallies.map((tally) => sharesOf(tally, size, state.acceptance.personal.size > 0));
  const weights = new Float64Array(graph.size);
  const seen = new Int32Array(graph.size);
  const asksSeen = state.tallies.map((tally) => new Int32Array(tally.index.askIngredient.length));
  for (let candidate = 1; candidate < graph.size; candidate++) {
    if (state.set.has[candidate] === 1) continue;
    const { satisfied, accepted } = reachOf(state, graph, candidate, seen);
    state.tallies.forEach((tally, t) => {
      const counted = (ask: number) => {
        if (asksSeen[t]![ask] === candidate) return;
        asksSeen[t]![ask] = candidate;
        weights[candidate]! += shares[t]![ask]!;
      };
      const { firstAsk } = tally.index;
      for (const i of accepted) for (let ask = firstAsk[i]!; ask < firstAsk[i + 1]!; ask++) counted(ask);
      for (const i of satisfied) for (const ask of rowOf(tally.standsInOn, i)) counted(ask);
    });
  }
  return weights;
}

/** By ask that is not met, the sum of the shares that its lines have in recipes which so many additions may unlock. */
function sharesOf(tally: Tally, size: number, hasPersonal: boolean): Float64Array {
  const { missing, counted, index } = tally;
  const shares = new Float64Array(index.askIngredient.length);
  const entangled = new Set<number>();
  for (const { slots } of tally.pairs) for (const slot of slots.items) entangled.add(slot);
  for (const { start, items } of counted) {
    for (let ask = 0; ask < shares.length; ask++) {
      if (tally.isMet(ask)) continue;
      for (let k = start[ask]!; k < start[ask + 1]!; k++) {
        const slot = items[k]!;
        const lines = missing[slot]!;
        if (lines > index.mostLines || (lines > size && !hasPersonal && !entangled.has(slot))) continue;
        shares[ask]! += 1 / lines;
      }
    }
  }
  return shares;
}

/** All that an addition leads to, other parts or not; then what it may answer for. */
function reachOf({ acceptance }: BarState, graph: IngredientGraph, candidate: number, seen: Int32Array) {
  const satisfied = [candidate];
  seen[candidate] = candidate;
  for (const i of satisfied) {
    for (const rows of [graph.above, graph.usedIn]) {
      for (const next of rowOf(rows, i)) {
        if (seen[next] === candidate) continue;
        seen[next] = candidate;
        satisfied.push(next);
      }
    }
  }
  const accepted = new Set(satisfied);
  for (const i of satisfied) {
    if (acceptance.standsInFor) for (const asked of rowOf(acceptance.standsInFor, i)) accepted.add(asked);
    for (const asked of acceptance.personalFor.get(i) ?? []) accepted.add(asked);
  }
  return { satisfied, accepted };
}

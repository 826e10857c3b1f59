import type { Acceptance } from "./acceptance.ts";
import type { Bringers } from "./bringers.ts";
import type { AskPairs } from "./entanglement.ts";
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
  /** By candidate: the last round it was seen in. */
  readonly #seen: Int32Array;
  #round = 0;
  readonly #found: number[] = [];

  constructor(tally: Tally, bringers: Bringers, counts: Int32Array) {
    this.#tally = tally;
    this.#bringers = bringers;
    this.#counts = counts;
    this.#seen = new Int32Array(counts.length);
  }

  /** Recipes that miss two lines, by the pair: each candidate that would meet both unlocks them all. */
  countPairs({ one, other, slots }: AskPairs, except: ReadonlySet<number> | undefined): void {
    const { missing } = this.#tally;
    let marked = -1;
    for (let pair = 0; pair < one.length; pair++) {
      if (this.#tally.isMet(one[pair]!) || this.#tally.isMet(other[pair]!)) continue;
      let recipes = 0;
      for (let k = slots.start[pair]!, end = slots.start[pair + 1]!; k < end; k++) {
        const slot = slots.items[k]!;
        if (missing[slot] === 2 && !except?.has(slot)) recipes++;
      }
      if (recipes === 0) continue;
      // Pairs come in order of `one`: its candidates, marked with its own number, serve all pairs that begin with it.
      if (marked !== one[pair]) {
        marked = one[pair]!;
        this.#round += 2;
        for (const candidate of this.#bringersOf(marked)) this.#seen[candidate] = this.#round;
      }
      this.#countMarked(other[pair]!, recipes);
    }
  }

  /** One recipe, however many lines it misses. */
  countRecipe(slot: number): void {
    const { index, missing, counted } = this.#tally;
    if (missing[slot]! > index.mostLines) return;
    const asks = new Set<number>();
    for (let k = index.lines.start[slot]!; k < index.lines.start[slot + 1]!; k++) {
      const line = index.lines.items[k]!;
      if (line < 0 && counted.length === 1) continue;
      const ask = line < 0 ? ~line : line;
      if (!this.#tally.isMet(ask)) asks.add(ask);
    }
    let common: ReadonlySet<number> | undefined;
    for (const ask of asks) {
      const candidates = new Set(this.#bringersOf(ask));
      common =
        common === undefined ? candidates : new Set([...common].filter((candidate) => candidates.has(candidate)));
      if (common.size === 0) return;
    }
    for (const candidate of common ?? []) this.#counts[candidate]!++;
  }

  #bringersOf(ask: number): readonly number[] {
    this.#bringers.of(this.#tally.index, ask, this.#tally.standInsIn !== null, this.#found);
    return this.#found;
  }

  /** Adds to each candidate for this ask that is marked for the other one, once. */
  #countMarked(ask: number, recipes: number): void {
    const counted: number[] = [];
    for (const candidate of this.#bringersOf(ask)) {
      if (this.#seen[candidate] !== this.#round) continue;
      this.#seen[candidate] = this.#round + 1;
      counted.push(candidate);
      this.#counts[candidate]! += recipes;
    }
    for (const candidate of counted) this.#seen[candidate] = this.#round;
  }
}

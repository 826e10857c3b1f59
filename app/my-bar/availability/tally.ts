import type { AskPairs } from "./catalogue/entanglement.ts";
import type { Counters, RecipeIndex } from "./catalogue/recipe-index.ts";
import type { Rows } from "./catalogue/rows.ts";
import type { Rules } from "./facts.ts";
import { Histogram } from "./histogram.ts";

/**
 * For each recipe of an index the number of its lines that are not met. A line is met when its ingredient is
 * **accepted** (satisfied or, as far as alternatives are allowed, replaced) or when a stand-in of its own is satisfied.
 */
export class Tally {
  readonly index: RecipeIndex;
  /** By slot: lines not met. Retired slots hold a number far above `index.mostLines`. */
  readonly missing: Counters;
  /** By ask: how many of its own stand-ins are satisfied; null where they do not count. */
  readonly standInsIn: Int32Array | null = null;
  /** Ingredient → the asks that name it as a stand-in, as far as these rules allow it. */
  readonly standsInOn: Rows;
  /** The kinds of lines that count. */
  readonly counted: readonly Rows[];
  /** What may be entangled under these rules: pairs of lines that count, and recipes with three such lines or more. */
  readonly pairs: readonly AskPairs[];
  readonly knots: readonly Int32Array[];
  readonly #accepted: Int32Array;
  /** How many recipes miss 0, 1, 2, … lines; made when first asked for, kept up from then on. */
  #histogram: Histogram | undefined;

  /** `accepted`, by ingredient, belongs to the caller, who tells of each change by `acceptanceTurned`. */
  constructor(index: RecipeIndex, accepted: Int32Array, satisfied: Uint8Array, rules: Rules) {
    this.index = index;
    this.#accepted = accepted;
    this.counted = rules.requireOptional ? [index.required, index.optional] : [index.required];
    const { bySet, byAlternative } = index.entangled;
    const entangled = rules.alternatives > 0 ? [bySet, byAlternative] : [bySet];
    this.pairs = entangled.flatMap((each) =>
      rules.requireOptional ? [each.required, each.optional] : [each.required],
    );
    this.knots = entangled.map((each) => each.knots);
    this.standsInOn = index.standsInOn[rules.alternatives];
    if (this.standsInOn.items.length > 0) {
      this.standInsIn = countStandIns(index.askIngredient.length, this.standsInOn, satisfied);
    }
    const lines = rules.requireOptional ? index.allLines : index.requiredLines;
    this.missing = lines.slice();
    for (const rows of this.counted) takeMet(rows, index.firstAsk, accepted, this.standInsIn, this.missing);
    const retired = lines instanceof Uint8Array ? 128 : 1 << 30;
    for (const slot of index.retired) this.missing[slot] = retired;
  }

  /** How many recipes miss at most so many lines. */
  count(mostMissing: number): number {
    this.#histogram ??= new Histogram(this.missing, this.index.mostLines);
    return this.#histogram.upTo(mostMissing);
  }

  /** The slots of recipes that miss at most so many lines, in order. */
  slotsMissing(mostMissing: number): number[] {
    const { missing } = this;
    const most = Math.min(mostMissing, this.index.mostLines);
    const slots: number[] = [];
    for (let slot = 0; slot < missing.length; slot++) if (missing[slot]! <= most) slots.push(slot);
    return slots;
  }

  isMet(ask: number): boolean {
    return (
      this.#accepted[this.index.askIngredient[ask]!]! > 0 || (this.standInsIn !== null && this.standInsIn[ask]! > 0)
    );
  }

  /** The ingredient became accepted (`by` -1: one line less to find) or stopped being so (+1). */
  acceptanceTurned(ingredient: number, by: 1 | -1): void {
    const from = this.index.firstAsk[ingredient]!;
    const to = this.index.firstAsk[ingredient + 1]!;
    // The lines that a stand-in of their own meets do not change; the stretches between them do.
    let unmet = from;
    for (let ask = from; ask < to && this.standInsIn !== null; ask++) {
      if (this.standInsIn[ask] === 0) continue;
      this.#shift(unmet, ask, by);
      unmet = ask + 1;
    }
    this.#shift(unmet, to, by);
    this.#histogram?.settle(by);
  }

  /** The ingredient became satisfied (`by` -1) or stopped being so (+1): tells the lines that name it as a stand-in. */
  satisfactionTurned(ingredient: number, by: 1 | -1): void {
    if (this.standInsIn === null) return;
    const { start, items } = this.standsInOn;
    for (let k = start[ingredient]!; k < start[ingredient + 1]!; k++) {
      const ask = items[k]!;
      this.standInsIn[ask]! -= by;
      const turned = this.standInsIn[ask] === (by === -1 ? 1 : 0);
      if (turned && this.#accepted[this.index.askIngredient[ask]!] === 0) this.#shift(ask, ask + 1, by);
    }
    this.#histogram?.settle(by);
  }

  #shift(fromAsk: number, toAsk: number, by: 1 | -1): void {
    for (const rows of this.counted) {
      if (this.#histogram) shiftAll(rows, fromAsk, toAsk, this.missing, this.#histogram.moved, by);
      else addAll(rows, fromAsk, toAsk, this.missing, by);
    }
  }
}

function countStandIns(askCount: number, { start, items }: Rows, satisfied: Uint8Array): Int32Array {
  const counts = new Int32Array(askCount);
  for (let i = 0; i < satisfied.length; i++) {
    if (satisfied[i] === 0) continue;
    for (let k = start[i]!; k < start[i + 1]!; k++) counts[items[k]!]!++;
  }
  return counts;
}

/** Takes the lines met off what is missing. A function outside the class, because it runs nearly twice as fast so. */
function takeMet(
  rows: Rows,
  firstAsk: Int32Array,
  accepted: Int32Array,
  standInsIn: Int32Array | null,
  missing: Counters,
): void {
  for (let i = 0; i < accepted.length; i++) {
    const from = firstAsk[i]!;
    const to = firstAsk[i + 1]!;
    if (accepted[i]! > 0) {
      addAll(rows, from, to, missing, -1);
      continue;
    }
    if (standInsIn === null) continue;
    for (let ask = from; ask < to; ask++) if (standInsIn[ask]! > 0) addAll(rows, ask, ask + 1, missing, -1);
  }
}

/** Adds `by` to the counter of each slot in the rows of these asks: the innermost loop of the whole engine. */
function addAll(rows: Rows, fromAsk: number, toAsk: number, counters: Counters, by: number): void {
  const { start, items } = rows;
  for (let k = start[fromAsk]!, end = start[toAsk]!; k < end; k++) counters[items[k]!]! += by;
}

/** The same, counting in `moved` what each counter was before. */
function shiftAll(rows: Rows, fromAsk: number, toAsk: number, counters: Counters, moved: Int32Array, by: number): void {
  const { start, items } = rows;
  for (let k = start[fromAsk]!, end = start[toAsk]!; k < end; k++) {
    const slot = items[k]!;
    const before = counters[slot]!;
    moved[before]!++;
    counters[slot] = before + by;
  }
}

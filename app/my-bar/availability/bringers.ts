import type { Asks } from "./catalogue/ask-list.ts";
import { unknown } from "./catalogue/ingredient-graph.ts";
import { IntList, packRows, type Rows } from "./catalogue/rows.ts";
import type { AlternativeStrength } from "./facts.ts";

/** Collects what candidates would bring beyond themselves. */
export class BringerList {
  readonly #accepted = new PairList();
  readonly #satisfied = new PairList();

  /** The candidate would make this other ingredient accepted. */
  accepts(ingredient: number, candidate: number): void {
    this.#accepted.add(ingredient, candidate);
  }

  /** The candidate would make this other ingredient satisfied. */
  satisfies(ingredient: number, candidate: number): void {
    this.#satisfied.add(ingredient, candidate);
  }

  /** `weakest`: the weakest of their own stand-ins that lines may be met by; null where they may by none. */
  pack(satisfied: Uint8Array, weakest: AlternativeStrength | null): Bringers {
    const { length } = satisfied;
    return new Bringers(satisfied, this.#accepted.pack(length), this.#satisfied.pack(length), weakest);
  }
}

/** Which candidates would meet an ask. */
export class Bringers {
  readonly #satisfied: Uint8Array;
  readonly #accepting: Rows;
  readonly #satisfying: Rows;
  readonly #weakest: AlternativeStrength | null;

  constructor(satisfied: Uint8Array, accepting: Rows, satisfying: Rows, weakest: AlternativeStrength | null) {
    this.#satisfied = satisfied;
    this.#accepting = accepting;
    this.#satisfying = satisfying;
    this.#weakest = weakest;
  }

  /** Puts into `found` each candidate that would meet the ask, which is not met yet; perhaps twice. */
  of(asks: Asks, ask: number, found: IntList): void {
    found.clear();
    const ingredient = asks.askIngredient[ask]!;
    if (ingredient === unknown) return;
    if (this.#satisfied[ingredient] === 0) found.push(ingredient);
    append(this.#accepting, ingredient, found);
    if (this.#weakest === null) return;
    const { start, items } = asks.standIns;
    for (let k = start[ask]!, end = start[ask + 1]!; k < end; k++) {
      if (asks.standInStrengths[k]! > this.#weakest) break; // The strongest come first.
      const standIn = items[k]!;
      found.push(standIn);
      append(this.#satisfying, standIn, found);
    }
  }
}

function append({ start, items }: Rows, row: number, found: IntList): void {
  for (let k = start[row]!, end = start[row + 1]!; k < end; k++) found.push(items[k]!);
}

class PairList {
  readonly #brought = new IntList();
  readonly #bringer = new IntList();

  add(brought: number, bringer: number): void {
    this.#brought.push(brought);
    this.#bringer.push(bringer);
  }

  pack(size: number): Rows {
    return packRows(size, this.#brought.view(), this.#bringer.view());
  }
}

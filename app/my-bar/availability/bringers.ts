import type { Asks } from "./catalogue/ask-list.ts";
import { unknown } from "./catalogue/ingredient-graph.ts";
import { IntList, packRows, type Rows, rowOf } from "./catalogue/rows.ts";

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

  /** `standInsCount`: whether lines may be met by stand-ins of their own. */
  pack(satisfied: Uint8Array, standInsCount: boolean): Bringers {
    const { length } = satisfied;
    return new Bringers(satisfied, this.#accepted.pack(length), standInsCount ? this.#satisfied.pack(length) : null);
  }
}

/** Which candidates would meet an ask. */
export class Bringers {
  readonly #satisfied: Uint8Array;
  readonly #accepting: Rows;
  readonly #satisfying: Rows | null;

  constructor(satisfied: Uint8Array, accepting: Rows, satisfying: Rows | null) {
    this.#satisfied = satisfied;
    this.#accepting = accepting;
    this.#satisfying = satisfying;
  }

  /** Puts into `found` each candidate that would meet the ask, which is not met yet; perhaps twice. */
  of(asks: Asks, ask: number, found: IntList): void {
    found.clear();
    const ingredient = asks.askIngredient[ask]!;
    if (ingredient === unknown) return;
    if (this.#satisfied[ingredient] === 0) found.push(ingredient);
    append(this.#accepting, ingredient, found);
    if (this.#satisfying === null) return;
    for (const standIn of rowOf(asks.standIns, ask)) {
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

/** Some things together: how many recipes they unlock, what they cost, and how far down the list of plainer names they stand. */
export type Lot = { ids: readonly number[]; worth: number; price: number; rank: number };

/** By what lots are compared. */
export type Measure = {
  of(worth: number, price: number): number;
  /** What two can at most come to, where each of them comes to this or less. */
  ofTwo(each: number): number;
};

/** The most recipes. */
export const byCount: Measure = { of: (worth) => worth, ofTwo: (each) => 2 * each };

/** The most recipes for the money: of two no more than of the better one, as long as everything costs something. */
export const byMoney: Measure = { of: (worth, price) => worth / price, ofTwo: (each) => each };

/**
 * The few that come first by a measure: of equals the cheaper, then the plainer (of least rank). What is worth nothing is none.
 */
export class Best {
  readonly #most: number;
  readonly #measure: Measure;
  readonly #found: (Lot & { value: number })[] = [];

  constructor(most: number, measure: Measure) {
    this.#most = most;
    this.#measure = measure;
  }

  /** Whether what comes to less than this would not be taken any more. */
  isBelow(value: number): boolean {
    return this.#found.length === this.#most && value < this.#found[this.#most - 1]!.value;
  }

  offer(lot: Lot): void {
    if (lot.worth <= 0) return;
    const offered = { ...lot, value: this.#measure.of(lot.worth, lot.price) };
    if (this.isBelow(offered.value)) return;
    let at = this.#found.length;
    while (at > 0 && isBetter(offered, this.#found[at - 1]!)) at--;
    this.#found.splice(at, 0, offered);
    if (this.#found.length > this.#most) this.#found.pop();
  }

  list(): (readonly number[])[] {
    return this.#found.map(({ ids }) => ids);
  }
}

type Valued = Lot & { value: number };

function isBetter(one: Valued, other: Valued): boolean {
  if (one.value !== other.value) return one.value > other.value;
  return one.price < other.price || (one.price === other.price && one.rank < other.rank);
}

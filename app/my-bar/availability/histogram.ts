import type { Counters } from "./catalogue/recipe-index.ts";

/** How many counters stand at 0, 1, 2, … up to `most`, kept up while they move; what lies beyond is not told. */
export class Histogram {
  /** For whoever moves counters: how many, by where they were before, since the last `settle`. */
  readonly moved: Int32Array;
  readonly #most: number;
  readonly #counts: Int32Array;

  constructor(counters: Counters, most: number) {
    this.#most = most;
    this.#counts = tallyUp(counters, most);
    this.moved = new Int32Array(this.#counts.length);
  }

  /** All that moved went this far. */
  settle(by: 1 | -1): void {
    for (let n = 0; n <= this.#most; n++) {
      if (this.moved[n] === 0) continue;
      this.#counts[n]! -= this.moved[n]!;
      this.#counts[n + by]! += this.moved[n]!;
      this.moved[n] = 0;
    }
  }

  /** How many counters stand at `n` or below. */
  upTo(n: number): number {
    let sum = 0;
    for (let k = 0; k <= Math.min(n, this.#most); k++) sum += this.#counts[k]!;
    return sum;
  }
}

/** In four lanes side by side, so that equal neighbours need not wait for each other. */
function tallyUp(counters: Counters, most: number): Int32Array {
  const width = Math.max(256, most + 1);
  const lanes = new Int32Array(width * 4);
  const whole = counters.length - (counters.length % 4);
  for (let slot = 0; slot < whole; slot += 4) {
    lanes[counters[slot]!]!++;
    lanes[width + counters[slot + 1]!]!++;
    lanes[2 * width + counters[slot + 2]!]!++;
    lanes[3 * width + counters[slot + 3]!]!++;
  }
  for (let slot = whole; slot < counters.length; slot++) lanes[counters[slot]!]!++;
  for (let n = 0; n <= most; n++) lanes[n]! += lanes[width + n]! + lanes[2 * width + n]! + lanes[3 * width + n]!;
  return lanes.subarray(0, width);
}

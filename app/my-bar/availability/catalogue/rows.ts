/** Lists of numbers packed into two arrays: row `r` is `items[start[r]]` up to, not including, `items[start[r + 1]]`. */
export type Rows = { readonly start: Int32Array; readonly items: Int32Array };

/** Packs pairs (`rows[k]`, `items[k]`) by row; within a row the pairs keep their order. */
export function packRows(rowCount: number, rows: ArrayLike<number>, items: ArrayLike<number>): Rows {
  // Counted two places on, so that while the rows are filled `start[r + 1]` is where row r's next item goes.
  const start = new Int32Array(rowCount + 2);
  for (let k = 0; k < rows.length; k++) start[rows[k]! + 2]!++;
  for (let r = 1; r <= rowCount; r++) start[r + 1]! += start[r]!;
  const packed = new Int32Array(items.length);
  for (let k = 0; k < rows.length; k++) packed[start[rows[k]! + 1]!++] = items[k]!;
  return { start, items: packed };
}

/** The row's items as a view, without copying. */
export function rowOf(rows: Rows, row: number): Int32Array {
  return rows.items.subarray(rows.start[row], rows.start[row + 1]);
}

/** A growing list of whole numbers, four bytes each. */
export class IntList {
  length = 0;
  #items = new Int32Array(64);

  push(item: number): void {
    if (this.length === this.#items.length) {
      const larger = new Int32Array(this.#items.length * 2);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.length++] = item;
  }

  at(index: number): number {
    return this.#items[index]!;
  }

  /** Empties it, keeping its room. */
  clear(): void {
    this.length = 0;
  }

  /** What is in it now, as a view: good until the next push. */
  view(): Int32Array {
    return this.#items.subarray(0, this.length);
  }

  /** What is in it now, in an array of exactly that length. */
  toArray(): Int32Array {
    return this.#items.slice(0, this.length);
  }
}

/** What may be bought: its price, at least 1, and its weight (`weightsInSets`). */
export type Weighed = { price: number; weight: number };

/** So often the interval is narrowed: beyond, the numbers themselves are no finer. */
const steps = 60;

/**
 * How many recipes no `size` of these things that cost at most the budget together can unlock.
 *
 * A set unlocks no more than its members' weights together. Give each unit of money a value v: for every set within the budget,
 * the sum of its weights is at most the sum of (weight − v · price) plus v · budget, and the first of these is at most the sum of
 * the `size` greatest, leaving out what is below 0. That holds for every v from 0 on (weak duality), so the least that any v
 * gives is a bound, and it need not be the least of all. v = 0 is the bound without a budget. In v it is convex, so the least is
 * closed in on by thirds (docs/unlocks.md, within a budget).
 */
export function mostWithin(things: readonly Weighed[], size: number, budget: number): number {
  const bound = (value: number) =>
    value * budget +
    greatest(
      things.map(({ price, weight }) => weight - value * price),
      size,
    );
  let low = 0;
  let high = things.reduce((most, { price, weight }) => Math.max(most, weight / price), 0);
  let least = Math.min(bound(low), bound(high));
  for (let step = 0; step < steps && high > low; step++) {
    const [one, other] = [low + (high - low) / 3, high - (high - low) / 3];
    const [left, right] = [bound(one), bound(other)];
    least = Math.min(least, left, right);
    if (left <= right) high = other;
    else low = one;
  }
  // A hair more than rounding could take away.
  return Math.floor(least + 1e-6);
}

/** The sum of so many greatest that are above 0. */
function greatest(values: readonly number[], size: number): number {
  const best: number[] = [];
  for (const value of values) {
    if (value <= 0 || (best.length === size && value <= best[size - 1]!)) continue;
    if (best.length === size) best.pop();
    let at = best.length;
    while (at > 0 && best[at - 1]! < value) at--;
    best.splice(at, 0, value);
  }
  return best.reduce((sum, value) => sum + value, 0);
}

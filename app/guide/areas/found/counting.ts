/** One thing that a filter can be set to, and where in the area's index those stand that have it. */
export type Facet = { value: string; text: string; places: Int32Array };

/** Which places are left: one byte each, 1 where it is; null where all are. */
export type Left = Uint8Array | null;

/** The places of some subjects; one that the index does not have has none. */
export function placesOf(ids: readonly number[], places: ReadonlyMap<number, number>): Int32Array {
  return Int32Array.from(ids.flatMap((id) => places.get(id) ?? []));
}

/** The places named, of `size` there are. */
export function leaving(places: Int32Array, size: number): Uint8Array {
  const left = new Uint8Array(size);
  for (const place of places) left[place] = 1;
  return left;
}

/** What all of several leave. Work: places times conditions. */
export function leftByAll(masks: readonly Uint8Array[]): Left {
  const [first, ...others] = masks;
  if (!first) return null;
  const left = first.slice();
  for (const mask of others) for (let place = 0; place < left.length; place += 1) left[place]! &= mask[place]!;
  return left;
}

/** How many of some places are left; of all `size` of them where none are named. */
export function countLeft(left: Left, size: number, places?: Int32Array): number {
  if (!left) return places?.length ?? size;
  let count = 0;
  if (places) for (const place of places) count += left[place]!;
  else for (const one of left) count += one;
  return count;
}

/** A page of what is left, in an order: `limit` places from the one at `offset`. */
export function pageLeft(order: Int32Array, left: Left, offset: number, limit: number): number[] {
  if (limit <= 0) return [];
  if (!left) return [...order.subarray(offset, offset + limit)];
  const page: number[] = [];
  let passed = 0;
  for (const place of order) {
    if (!left[place]) continue;
    if (passed >= offset) page.push(place);
    passed += 1;
    if (page.length === limit) break;
  }
  return page;
}

/**
 * Where nothing is left: how many each group of conditions keeps away by itself, so that without it they would be left. One
 * walk over the places, however many groups there are; a place is given up as soon as more conditions fail than a group has.
 * @param groups which of the masks are taken off together
 */
export function keptAwayBy(
  masks: readonly Uint8Array[],
  groups: readonly (readonly number[])[],
  size: number,
): number[] {
  const counts = groups.map(() => 0);
  const widest = Math.max(0, ...groups.map((group) => group.length));
  const holding = masks.map((_, mask) => groups.flatMap((group, place) => (group.includes(mask) ? [place] : [])));
  for (let place = 0; place < size; place += 1) {
    const failing: number[] = [];
    for (let mask = 0; mask < masks.length && failing.length <= widest; mask += 1)
      if (!masks[mask]![place]) failing.push(mask);
    const [first] = failing;
    if (first === undefined || failing.length > widest) continue;
    for (const group of holding[first]!)
      if (failing.every((mask) => groups[group]!.includes(mask))) counts[group]! += 1;
  }
  return counts;
}

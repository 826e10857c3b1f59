/** How long an item may count as new in the bar (milliseconds). */
const newFor = 24 * 60 * 60 * 1000;
/** Who puts nothing in for so long has stopped putting in (milliseconds). */
const pause = 60 * 60 * 1000;

/**
 * Since when an item of a bar is new: the beginning of the last time that its person put things in, within a day. Infinity
 * where nothing is, and where that was the whole bar: what stands on every bottle tells nothing.
 * @param added when each item came, in milliseconds, in any order
 */
export function newSince(added: readonly number[], now: number): number {
  const last = added.toSorted((a, b) => b - a);
  if (last[0] === undefined || now - last[0] >= newFor) return Number.POSITIVE_INFINITY;
  const end = last.findIndex((time, place) => place > 0 && last[place - 1]! - time >= pause);
  return end === -1 ? Number.POSITIVE_INFINITY : last[end - 1]!;
}

/** A place in a list: how many items, from which one on. */
export type Page = { limit: number; offset: number };

/** Addresses and bigints stay far from overflow; no list is that long. */
const farthest = 1_000_000_000;

/** Reads one number of a list call: anything that is no number becomes `fallback`, the rest is clamped. */
export function clampNumber(value: unknown, fallback: number, lowest: number, highest: number): number {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return fallback;
  const number = Number(value);
  if (Number.isNaN(number)) return fallback;
  return Math.trunc(Math.min(highest, Math.max(lowest, number)));
}

/** The offset itself or, past the end of a list of `total`, that of its last page. */
export function offsetWithin(offset: number, size: number, total: number): number {
  if (offset < total || offset === 0) return offset;
  return Math.max(0, Math.ceil(total / Math.max(1, size)) - 1) * Math.max(1, size);
}

/**
 * The page of a list that begins at an offset, or its last one where it ends before that, which is asked for once more.
 * @param find a page, with how many there are in all
 */
export async function pageWithin<Found extends { result_count: number } | { count: number }>(
  wanted: number,
  size: number,
  find: (offset: number) => Promise<Found>,
): Promise<Found & { offset: number }> {
  const first = await find(wanted);
  const offset = offsetWithin(wanted, size, "count" in first ? first.count : first.result_count);
  return { ...(offset === wanted ? first : await find(offset)), offset };
}

/** Where the page before one begins; behind the end that is the last page which has something. */
export function offsetBefore(offset: number, size: number, total: number): number {
  return offset >= total ? offsetWithin(offset, size, total) : Math.max(0, offset - size);
}

/** Limit 0 to 100 and offset from 0 up, clamped and never an error (contract.md, 5). */
export function clampPage(limit: unknown, offset: unknown, defaultLimit: number): Page {
  return { limit: clampNumber(limit, defaultLimit, 0, 100), offset: clampNumber(offset, 0, 0, farthest) };
}

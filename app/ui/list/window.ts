/** The part of a list that is shown and where the parts beside it begin; null where there is none. */
type Window = { first: number; last: number; previous: number | null; next: number | null };

/** Where the last part of a list begins. */
export const lastOf = (size: number, total: number): number => Math.max(0, Math.ceil(total / size) - 1) * size;

/** @param offset of the first item shown, @param size how many are shown at most, at least 1 */
export function windowOf(offset: number, size: number, total: number): Window {
  const last = Math.min(total, offset + size);
  return {
    first: Math.min(offset + 1, last),
    last,
    // Past the end, back leads to the last part that has something in it.
    previous: offset > 0 ? Math.max(0, Math.min(offset, total) - size) : null,
    next: last < total ? last : null,
  };
}

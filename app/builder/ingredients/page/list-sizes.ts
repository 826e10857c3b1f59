import { clampNumber } from "#app/kit/paging.ts";

/** builder.md, 9: how many a list shows; the second is the default. */
export const listSizes = [10, 20, 40, 80] as const;

/** The size that an address asks for: the greatest there is that is not above it. */
export function sizeOf(asked: unknown): number {
  const wanted = clampNumber(asked, listSizes[1], listSizes[0], listSizes.at(-1)!);
  return listSizes.findLast((size) => size <= wanted) ?? listSizes[1];
}

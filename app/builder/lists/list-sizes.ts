import { clampNumber } from "#app/kit/paging.ts";
import type { Option } from "#app/ui/form.ts";

/** builder.md, 9: how many a list shows; the second is the default. */
export const listSizes = [10, 20, 40, 80] as const;

/** How a list is shown, and how wide its window is. */
export type ListShape = "list" | "grid" | "gallery";
export type WindowWidth = "small" | "medium" | "large" | "xlarge";

/** From which width on a window is so wide. */
export const widthQueries: readonly [WindowWidth, string][] = [
  ["xlarge", "(min-width: 90rem)"],
  ["large", "(min-width: 64rem)"],
  ["medium", "(min-width: 40rem)"],
];

const widest = [12, 24, 48, 96] as const;
const ofPictures: Record<WindowWidth, readonly number[]> = {
  small: [6, 12, 24],
  medium: [8, 16, 32],
  large: listSizes,
  xlarge: widest,
};

/** builder.md, 9: the page sizes of a list by its shape and the width of its window. */
export function sizesFor(shape: ListShape, width: WindowWidth): readonly number[] {
  if (shape !== "list") return ofPictures[width];
  return width === "xlarge" ? widest : listSizes;
}

const every = new Set([...listSizes, ...Object.values(ofPictures).flat()]);

/** The size that an address asks for; of none that there is: the greatest of a plain list that is not above it. */
export function sizeOf(asked: unknown): number {
  const wanted = clampNumber(asked, listSizes[1], 1, listSizes.at(-1)!);
  // What an address makes of `limit[a]=b` is no number, and cannot be asked for one.
  const named = typeof asked === "string" ? Number(asked) : asked;
  if (typeof named === "number" && every.has(named)) return named;
  return listSizes.findLast((size) => size <= wanted) ?? listSizes[0];
}

/** Where a page of that size begins that holds what stood first on the page before (builder.md, 2). */
export const alignedOffset = (offset: number, size: number): number => Math.floor(Math.max(0, offset) / size) * size;

/** Which of the sizes say anything for so many results: those up to the step after the count (builder.md, 2). */
export function usefulSizes(sizes: readonly number[], count: number): readonly number[] {
  const step = sizes.findIndex((size) => size >= count);
  return step < 0 ? sizes : sizes.slice(0, step + 1);
}

/** The sizes as a choice offers them, with that of the address; those above the next step after the count are off. */
export function sizeOptions(sizes: readonly number[], count: number, chosen: number): Option[] {
  const useful = usefulSizes(sizes, count);
  return [...new Set([...sizes, chosen])]
    .sort((a, b) => a - b)
    .map((size) => {
      const off = !useful.includes(size) && size !== chosen;
      return { value: String(size), text: String(size), ...(off ? { off } : {}) };
    });
}

import { clampPage, pageWithin } from "#app/kit/paging.ts";
import { alignedOffset } from "./list-sizes.ts";

/**
 * The page of a list that an address asks for: it begins at a multiple of its size, and past the end stands the last one.
 * @param asked the offset as the address has it
 */
export async function pageOf<Found extends { result_count: number }>(
  size: number,
  asked: unknown,
  find: (offset: number) => Promise<Found>,
): Promise<Found & { offset: number }> {
  const wanted = alignedOffset(clampPage(size, asked, size).offset, size);
  return pageWithin(wanted, size, find);
}

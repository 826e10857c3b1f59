import { clampPage, offsetWithin } from "#app/kit/paging.ts";
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
  const first = await find(wanted);
  const offset = offsetWithin(wanted, size, first.result_count);
  return { ...(offset === wanted ? first : await find(offset)), offset };
}

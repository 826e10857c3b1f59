import { clampNumber, clampPage, offsetWithin, type Page } from "#app/kit/paging.ts";

/** guide.md, 9: the index shows nine of a list on large screens, eight otherwise; other lists ten. */
export const indexSizes = { large: 9, small: 8 } as const;
export const listSize = 10;
export const searchSize = 20;

/** Reads the offset of each list from an address: `spirit_offset=9`. */
export function offsetsOf<Key extends string>(keys: readonly Key[], query: URLSearchParams): Record<Key, number> {
  const entries = keys.map((key) => [key, clampNumber(query.get(`${key}_offset`), 0, 0, 1_000_000)]);
  return Object.fromEntries(entries) as Record<Key, number>;
}

/** Those offsets as the list operations take them: a page for each list. */
export function listPages(offsets: Record<string, number>, size: number = listSize) {
  return Object.fromEntries(Object.entries(offsets).map(([key, offset]) => [key, { limit: size, offset }]));
}

/**
 * Loads the lists of a screen at their offsets; where one lies past the end of its list, the screen shows the list's
 * last page instead.
 */
export async function loadWithin<Key extends string, Lists extends Record<Key, { result_count: number }>>(
  offsets: Record<Key, number>,
  size: number,
  load: (pages: ReturnType<typeof listPages>) => Promise<Lists>,
): Promise<{ lists: Lists; offsets: Record<Key, number> }> {
  const lists = await load(listPages(offsets, size));
  const keys = Object.keys(offsets) as Key[];
  const entries = keys.map((key) => [key, offsetWithin(offsets[key], size, lists[key].result_count)]);
  const within = Object.fromEntries(entries) as Record<Key, number>;
  if (keys.every((key) => within[key] === offsets[key])) return { lists, offsets };
  return { lists: await load(listPages(within, size)), offsets: within };
}

/** The page of a list that a screen shows: as a call reads it, but for a page of nothing, which shows nobody anything. */
export function shownPage(limit: unknown, offset: unknown, size: number): Page {
  const page = clampPage(limit, offset, size);
  return page.limit === 0 ? { ...page, limit: size } : page;
}

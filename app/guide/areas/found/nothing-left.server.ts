import type { House } from "#app/operations/house.server.ts";
import { followersOf, type Narrowed } from "../area-filters.ts";
import type { AreaReading } from "../area-reading.server.ts";
import type { OwnIds } from "../personal-filters.server.ts";
import { countLeft, keptAwayBy } from "./counting.ts";
import { found } from "./found-store.server.ts";

/** A filter, or one of its several values, and how many there would be; without a value all of the filter is meant. */
export type Hint = { name: string; value: string | null; count: number };

/** As many are told: whoever has set more filters sees those that bring most. */
const mostHints = 6;

/** A value that is taken off by itself, with what it does. */
type Part = { name: string; value: string | null; mask: Uint8Array };

/**
 * Where an area's filters leave nothing: how many there are without each one of them (`without`), with what follows it taken
 * off as well; and where two of them are too many, how many there are by each alone. Counted in the index, in one walk.
 */
export async function whyNothing(
  house: House,
  reading: AreaReading,
  narrowed: Narrowed,
  own: OwnIds | null = null,
): Promise<{ without: Hint[]; alone: Hint[] }> {
  const { index, met, parts } = await found(house, reading, narrowed, own);
  const all: Part[] = [...met].flatMap(([name, mask]): Part[] => {
    const values = narrowed.values[name] ?? [];
    const apart = parts.get(name);
    if (!apart || values.length < 2) return [{ name, value: null, mask }];
    return apart.map((one, place) => ({ name, value: values[place]!, mask: one }));
  });
  const groups = all.map(({ name }, place) => {
    const following = new Set(followersOf(reading.area, name));
    return all.flatMap((other, at) => (at === place || following.has(other.name) ? [at] : []));
  });
  const size = index.ids.length;
  const masks = all.map(({ mask }) => mask);
  const without = told(all, keptAwayBy(masks, groups, size));
  if (without.length > 0 || all.length < 2) return { without, alone: [] };
  const counts = all.map(({ mask }) => countLeft(mask, size));
  return { without, alone: told(all, counts) };
}

function told(parts: readonly Part[], counts: readonly number[]): Hint[] {
  return parts
    .map(({ name, value }, place) => ({ name, value, count: counts[place]! }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostHints);
}

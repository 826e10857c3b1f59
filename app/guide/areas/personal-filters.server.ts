import type { Caller } from "#app/operations/operation.ts";
import type { Area } from "../area.ts";
import { type Narrowed, without } from "./area-filters.ts";

/** What narrows a list for one reader alone: by filter and value, the ids of the subjects that it leaves. */
export type OwnIds = Record<string, Record<string, readonly number[]>>;

const personalIn = (area: Pick<Area, "filters">, { values }: Narrowed) =>
  area.filters.filter(({ name, personal }) => personal && values[name]).map(({ name }) => name);

/** True where a filter is on that asks the reader's own bar: the list is no page for everyone then. */
export function asksOwn(area: Pick<Area, "filters">, narrowed: Narrowed): boolean {
  return personalIn(area, narrowed).length > 0;
}

/**
 * What a list's personal filters leave for the caller. Where they are off, there is nothing; for somebody without a bar the
 * filters are taken off again, and `refused` says so.
 */
export async function ownOf(
  area: Pick<Area, "filters">,
  narrowed: Narrowed,
  caller: Caller,
): Promise<{ narrowed: Narrowed; own: OwnIds | null; refused: boolean }> {
  const names = personalIn(area, narrowed);
  if (names.length === 0) return { narrowed, own: null, refused: false };
  const makeable = await caller.house.makeable(caller);
  if (!makeable)
    return { narrowed: names.reduce((rest, name) => without(rest, name), narrowed), own: null, refused: true };
  const byMissing = Object.fromEntries(makeable.map((ids, missing) => [String(missing), ids]));
  return { narrowed, own: Object.fromEntries(names.map((name) => [name, byMissing])), refused: false };
}

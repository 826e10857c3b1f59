import { membersBounds } from "#app/marks/mark-store.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { keptAnswer } from "#app/operations/kept-answers.server.ts";
import type { Area } from "../../area.ts";
import type { AreaIndex } from "./area-index-store.server.ts";

type Bounds = ReadonlyMap<number, number>;
const known = new WeakMap<AreaIndex, { bounds: Bounds; order: Int32Array }>();

/**
 * An area's places by what members make of its subjects, the others after them in the area's first order. What they make of them is
 * asked in one statement, by whoever asks first after a vote.
 */
export async function membersOrder(house: House, { table }: Area, index: AreaIndex): Promise<Int32Array> {
  const asked = { name: `guide/members/${table}`, key: "", most: 1, rated: table };
  const bounds: Bounds = await keptAnswer(house, asked, () => membersBounds(house.db, table));
  const found = known.get(index);
  if (found?.bounds === bounds) return found.order;
  const order = inOrder(index.ids, bounds);
  known.set(index, { bounds, order });
  return order;
}

/** Places with a bound by it, then all others; ids are in the order that decides between equals. */
export function inOrder(ids: Int32Array, bounds: Bounds): Int32Array {
  const boundOf = (place: number) => bounds.get(ids[place]!);
  const places = [...ids.keys()];
  const rated = places.filter((place) => boundOf(place) !== undefined);
  rated.sort((one, other) => boundOf(other)! - boundOf(one)! || one - other);
  return Int32Array.from([...rated, ...places.filter((place) => boundOf(place) === undefined)]);
}

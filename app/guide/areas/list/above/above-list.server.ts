import { type Area, countOf } from "../../../area.ts";
import { decadeColumns } from "../../../browse/columns.tsx";
import { type Choices, listQuery, type Narrowed, without } from "../../area-filters.ts";
import type { AreaReading } from "../../area-reading.server.ts";
import type { Above } from "./above-list.tsx";
import type { ListShelf } from "./list-shelf.tsx";

/** What stands above an area's list where it is narrowed so: its maps, what is left of its shelf, or its columns; null where nothing does. */
export function aboveOf(
  reading: AreaReading,
  narrowed: Narrowed,
  choices: Choices,
  shelf: ListShelf | null,
): Above | null {
  const { area, maps, columns } = reading;
  if (maps) return { maps: maps(narrowed, choices) };
  if (shelf) return { shelf };
  return columns ? columnsOf(area, columns, narrowed, choices) : null;
}

/** So many decades without anybody keep their place: one was born centuries before all others. */
const widest = 2;

function columnsOf(
  area: Area,
  { title, filter }: { title: string; filter: string },
  narrowed: Narrowed,
  choices: Choices,
): Above | null {
  const [chosen] = narrowed.values[filter] ?? [];
  const decades = (choices[filter] ?? []).map(({ value, count }) => ({ from: Number.parseInt(value, 10), count }));
  if (decades.length === 0) return null;
  decades.sort((one, other) => one.from - other.from);
  const rest = without(narrowed, filter);
  const addressOf = (from: number) => {
    const next = `${from}s` === chosen ? rest : { ...rest, values: { ...rest.values, [filter]: [`${from}s`] } };
    return area.path + listQuery(area, next);
  };
  const all = decadeColumns(decades, addressOf, (count) => countOf(area, count));
  const columns = all.filter((_, place) => all.slice(place, place + widest + 1).some(({ count }) => count > 0));
  const total = countOf(
    area,
    decades.reduce((sum, { count }) => sum + count, 0),
  );
  return { columns: { title, total, columns, ...(chosen ? { chosen: Number.parseInt(chosen, 10) } : {}) } };
}

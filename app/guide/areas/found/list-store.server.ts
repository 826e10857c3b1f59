import { type RawBuilder, sql } from "kysely";
import type { Page } from "#app/kit/paging.ts";
import type { House } from "#app/operations/house.server.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
import { byMembers } from "../../area.ts";
import type { Narrowed } from "../area-filters.ts";
import type { AreaReading } from "../area-reading.server.ts";
import { from } from "../area-store.server.ts";
import type { ListShelf } from "../list/above/list-shelf.tsx";
import type { OwnIds } from "../personal-filters.server.ts";
import { countLeft, leftByAll, pageLeft } from "./counting.ts";
import { found } from "./found-store.server.ts";
import { membersOrder } from "./members-order.server.ts";

/** The numbers of what an area's filters leave, in its order, and how many there are; with a keyword what fits it best comes first. */
async function idsLeft(house: House, reading: AreaReading, narrowed: Narrowed, page: Page, own: OwnIds | null) {
  const { index, met, best } = await found(house, reading, narrowed, own);
  const left = leftByAll([...met.values()]);
  const isFirst = narrowed.sort === reading.area.orders[0]?.name;
  const byVotes = narrowed.sort === byMembers.name;
  const ordinary = byVotes ? await membersOrder(house, reading.area, index) : index.orders[narrowed.sort]!;
  const order = best && isFirst ? best : ordinary;
  const places = pageLeft(order, left, page.offset, page.limit);
  return { ids: places.map((place) => index.ids[place]!), count: countLeft(left, index.ids.length) };
}

/** A page of an area's list, in its order, and how many it has. */
export async function listArea(
  house: House,
  reading: AreaReading,
  narrowed: Narrowed,
  page: Page,
  own: OwnIds | null = null,
): Promise<{ cards: SubjectCard[]; count: number }> {
  const { ids, count } = await idsLeft(house, reading, narrowed, page, own);
  const link_table = reading.area.table;
  return {
    cards: await subjectCards(
      house.db,
      ids.map((link_id) => ({ link_table, link_id })),
    ),
    count,
  };
}

/** So many things stand on a shelf. */
const mostOnShelf = 240;

/** The shelf above an area's list, with what the list leaves, the first of them where there are many; null where nothing stands there. */
export async function shelfLeft(
  house: House,
  reading: AreaReading,
  narrowed: Narrowed,
  own: OwnIds | null,
): Promise<ListShelf | null> {
  if (!reading.shelf) return null;
  const { index, met } = await found(house, reading, narrowed, own);
  const left = leftByAll([...met.values()]);
  const things = [...index.onShelf].filter(([place]) => !left || left[place]).sort(([one], [other]) => one - other);
  if (things.length === 0) return null;
  return reading.shelf.stand(things.slice(0, mostOnShelf).map(([, thing]) => thing));
}

/** The address of one subject of those that an area's list leaves, by chance; undefined where it leaves none. */
export async function chanceOf(
  house: House,
  reading: AreaReading,
  narrowed: Narrowed,
  own: OwnIds | null,
): Promise<string | undefined> {
  const { count } = await idsLeft(house, reading, narrowed, { offset: 0, limit: 0 }, own);
  const offset = Math.floor(Math.random() * count);
  const { cards } = await listArea(house, reading, narrowed, { offset, limit: 1 }, own);
  return cards[0]?.href;
}

/** Columns of one's own of what an area's list leaves, in its order, `most` rows: for pages that draw a list. */
export async function columnsOf<Row>(
  house: House,
  reading: AreaReading,
  narrowed: Narrowed,
  { columns, most, own }: { columns: RawBuilder<unknown>; most: number; own: OwnIds | null },
): Promise<Row[]> {
  const { ids } = await idsLeft(house, reading, narrowed, { offset: 0, limit: most }, own);
  const rows = await sql<Row>`select ${columns} from ${from(reading)} where subject.link_id = any(${ids}::int[])
    order by array_position(${ids}::int[], subject.link_id)`.execute(house.db);
  return rows.rows;
}

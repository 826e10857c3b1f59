import { sql } from "kysely";
import type { House } from "#app/operations/house.server.ts";
import { keptAnswer } from "#app/operations/kept-answers.server.ts";
import { knownCard } from "#app/search/known-cards.server.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { cardColumns, subjects } from "#app/search/subject-store.server.ts";
import type { Narrowed } from "../area-filters.ts";
import type { AreaReading } from "../area-reading.server.ts";

/**
 * What a list is all about, where one of its filters names an entry of another area: with Campari, by Jerry Thomas. Null where
 * none does, or several do. Kept until the library changes.
 */
export async function headOf(house: House, { area, about = {} }: AreaReading, { values }: Narrowed) {
  const named = Object.entries(about).flatMap(([name, entry]) =>
    (values[name] ?? []).map((value) => ({ name, value, entry: entry! })),
  );
  const [one] = named;
  if (!one || named.length > 1) return null;
  const asked = { name: "guide/list-head", key: JSON.stringify([area.table, one.name, one.value]), most: 200 };
  return keptAnswer(house, asked, async () => {
    const { table, id } = one.entry;
    const { rows } = await sql<SubjectCard>`select ${cardColumns} from ${subjects}
      where subject.link_table = ${table} and subject.link_id = (${id(one.value)})`.execute(house.db);
    return rows[0] ? knownCard(rows[0]) : null;
  });
}

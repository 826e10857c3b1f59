import type { Queries } from "#app/database/database.server.ts";
import { indexSubjects } from "#app/search/subject-store.server.ts";
import { readings } from "./area-readings.server.ts";

/** Puts all that anybody may see of every area into the index of subjects: after a load, or a change of the library. */
export async function indexAreas(db: Queries): Promise<void> {
  const sources = Object.values(readings).map(({ area, index, colours, senses }) => ({
    table: area.table,
    section: area.section,
    trade: area.target === "trade",
    rows: index,
    colours,
    senses,
  }));
  await indexSubjects(db, sources);
}

import type { SubjectKinds } from "#app/operations/subject-kinds.ts";
import { isListed } from "#app/search/subject-store.server.ts";
import { readingOf } from "./area-readings.server.ts";
import { areas } from "./areas.ts";

/** The guide's areas as the rooms below know them. */
export const subjectKinds: SubjectKinds = {
  all: areas,
  async seen(db, personId, subject) {
    if (await isListed(db, subject)) return true;
    const reading = readingOf(subject.link_table);
    return Boolean(reading?.ownCard && (await reading.find(db, subject.link_id, personId)));
  },
};

import type { SubjectKinds, SubjectSection } from "#app/operations/subject-kinds.ts";
import { isListed } from "#app/search/subject-store.server.ts";
import type { Area } from "./area.ts";
import { readingOf } from "./area-readings.server.ts";
import { areas } from "./areas.ts";

/** Areas that share a section are one, and stand where the page above their lists does. */
function sectionsOf(all: readonly Area[]): SubjectSection[] {
  const named = all.map(({ section, under, words, path }) => ({ section, ...(under ?? { title: words.title, path }) }));
  return [...new Map(named.map((one) => [one.section, one])).values()];
}

/** The guide's areas as the rooms below know them. */
export const subjectKinds: SubjectKinds = {
  all: areas,
  sections: sectionsOf(areas),
  async seen(db, personId, subject) {
    if (await isListed(db, subject)) return true;
    const reading = readingOf(subject.link_table);
    return Boolean(reading?.ownCard && (await reading.find(db, subject.link_id, personId)));
  },
};

import type { Queries } from "#app/database/database.server.ts";
import { tableOfKind } from "#app/guide/area-readings.server.ts";
import type { Kind } from "#app/library/content.server.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";

/** How an entry stands in lists; null where its kind has no pages. */
export async function cardOfEntry(db: Queries, kind: Kind, id: number): Promise<SubjectCard | null> {
  const link_table = tableOfKind(kind);
  if (!link_table) return null;
  const [card] = await subjectCards(db, [{ link_table, link_id: id }]);
  return card ?? null;
}

/** Where an entry's page is; null where it has none. */
export async function addressOfEntry(db: Queries, kind: Kind, id: number): Promise<string | null> {
  return (await cardOfEntry(db, kind, id))?.href ?? null;
}

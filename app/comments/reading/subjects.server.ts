import type { Queries } from "#app/database/database.server.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";

export type Place = { name: string; href: string };

/** Name and page of each of some subjects, in their order; null for what is gone, or not for everybody's eyes. */
export async function placesOf(db: Queries, subjects: readonly Subject[]): Promise<(Place | null)[]> {
  const known = new Map((await subjectCards(db, subjects)).map((card) => [oidOf(card), card]));
  return subjects.map((subject) => known.get(oidOf(subject)) ?? null);
}

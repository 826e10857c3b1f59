import type { LoadedEntry, Way } from "./merge.server.ts";
import type { Row } from "./rows.ts";

/** Whose change it is: an editor's at the desk, or null for a load. */
export type Hand = { personId: string; how: Extract<Way, "written" | "restored"> } | null;

/** What an entry said before: a deleted one said nothing any more. */
export type Past = Pick<
  LoadedEntry,
  "facts" | "version" | "how" | "changed_at" | "changed_by" | "at_desk" | "file_facts"
>;

/** True where two entries say the same, word for word and in the same order. */
export function sameWords(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What is kept of an entry beside its words: its version, whose they are, and what the files say beneath the desk's. */
export function standing(before: Past | undefined, facts: object, by: Hand): Row {
  if (before && sameWords(before.facts, facts)) {
    const { version, how, changed_at, changed_by, at_desk, file_facts } = before;
    return { version, how, changed_at, changed_by, at_desk, file_facts };
  }
  const version = (before?.version ?? 0) + 1;
  const changed_at = new Date();
  if (!by) {
    const how = before?.at_desk ? "taken" : "loaded";
    return { version, how, changed_at, changed_by: null, at_desk: false, file_facts: null };
  }
  // Once the desk says again what the files say, it says nothing of its own.
  const beneath = before?.at_desk ? before.file_facts : (before?.facts ?? null);
  const own = beneath === null || !sameWords(beneath, facts);
  return {
    version,
    how: by.how,
    changed_at,
    changed_by: by.personId,
    at_desk: own,
    file_facts: own ? beneath : null,
  };
}

import { personalPart } from "#app/operations/personal-part.ts";

/** What a reader said of one subject. */
type SubjectMarks = { favourite: boolean; wish_list: boolean; tried: string; rating: number | null };

/** By oid, for the subjects that a page asked for. */
export const marksPart = personalPart<Record<string, SubjectMarks>>("marks", {});

import { personalPart } from "#app/operations/personal-part.ts";
import type { MarkField } from "./kinds.ts";

/** What a reader said of one subject: each kind of mark under its field, whether they tried it, and their rating. */
export type SubjectMarks = Record<MarkField, boolean> & { tried: string; rating: number | null };

/** By oid, for the subjects that a page asked for. */
export const marksPart = personalPart<Record<string, SubjectMarks>>("marks", {});

import type { Queries } from "#app/database/database.server.ts";
import type { Subject } from "#app/kit/subject.ts";

/** What the rooms below the guide need to know of a kind of subject. */
export type SubjectKind = {
  /** Its link table. */
  table: string;
  /** The names by which members rate it; null where nobody rates it. */
  vote: readonly string[] | null;
  /** Whether it can be wished for, and tried. */
  wished: boolean;
  tried: boolean;
  /** False where nobody comments on it. */
  commented?: boolean;
};

/** Some of the subjects under one name: what a search can be narrowed to. */
export type SubjectSection = { section: string; title: string /** Where their list stands. */; path: string };

/** The subjects that there are: the guide's register of areas, handed down. */
export type SubjectKinds = {
  all: readonly SubjectKind[];
  /** In the order of the menus. */
  sections: readonly SubjectSection[];
  /** Whether there is such a subject, and this person may see it. */
  seen(db: Queries, personId: string, subject: Subject): Promise<boolean>;
};

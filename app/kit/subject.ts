/** The ingredient that stands for one nobody has named (builder.md, 3): it is in recipes, and nobody owns or marks it. */
export const unknownIngredient = 1664;
/** The highest id that the database's tables count to. */
export const highestId = 2_147_483_647;

/**
 * A subject is anything that people mark, search or list: `{link_table, link_id}` (guide.md, 3).
 * The names are those of the calls; which there are, and which page shows one, is for the rooms above to say.
 */
export type Subject = { link_table: string; link_id: number };

/** The subject in one word, `cocktails:12`: the `oid` of the calls. */
export function oidOf(subject: Subject): string {
  return `${subject.link_table}:${subject.link_id}`;
}

/** Reads `cocktails:12`; null for what is no such word. Whether there is such a table is for its register to say. */
export function subjectOf(oid: string): Subject | null {
  const match = /^([a-z][a-z_]{0,39}):(\d{1,10})$/.exec(oid);
  const [, table, digits] = match ?? [];
  const id = Number(digits);
  return table && id > 0 && id <= highestId ? { link_table: table, link_id: id } : null;
}

/** A comma list of oids; entries that are none are left out, `most` are read at most. */
export function subjectsOf(list: string, most = 1_000): Subject[] {
  return list
    .split(",", most)
    .map((oid) => subjectOf(oid.trim()))
    .filter((subject) => subject !== null);
}

/** A picture or a film of a subject (guide.md, 3: Media item). */
export type Media =
  | { type: "image"; src: string; alt: string }
  /** A film that another site has: nothing of it is asked for before its reader wants it. */
  | { type: "youtube-video"; src: string; href: string; name: string };

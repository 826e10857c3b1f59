/**
 * Marks an answer as the same for everyone, so that the page cache may keep it (design.md, The house).
 * `names` are the query names that the page reads; with any other name the answer is not kept.
 * `tags` say whose change throws it away: oids, and `library` for lists that any change may touch. `until` is when it
 * stops being true by itself, as what it says of today does at midnight. `guests` is set where it is the same for all guests
 * only: who is signed in has it rendered, and may be shown more.
 */
export function publicPage(
  names: readonly string[],
  tags: readonly string[],
  until?: Date,
  guests = false,
): Record<string, string> {
  return {
    [publicNames]: names.join(","),
    [publicTags]: tags.join(","),
    ...(until ? { [publicUntil]: until.toISOString() } : {}),
    ...(guests ? { [publicGuests]: "1" } : {}),
  };
}

export const publicNames = "x-public-names";
export const publicTags = "x-public-tags";
export const publicUntil = "x-public-until";
export const publicGuests = "x-public-guests";

/** What one who opens the page counts as, for the editors' figures: a kind of `app/tally`, and the key within it. */
export function countsAs(kind: string, key: string): Record<string, string> {
  return { [publicCounted]: `${kind} ${encodeURIComponent(key)}` };
}

export const publicCounted = "x-public-counted";

/**
 * What stands among `tags` for how members rate a subject, by its oid: pages that show it name it; or for how they rate any of a link
 * table, by that.
 */
export function ratingOf(oidOrTable: string): string {
  return `rating/${oidOrTable}`;
}

/** What stands among `tags` for what is said of a subject, by its oid; without one, for what is said of any. */
export function commentsOf(oid?: string): string {
  return oid === undefined ? "comments" : `comments/${oid}`;
}

/** How long others may keep a public answer (contract.md, 13); they hear no notice when it changes. */
export const mayKeep = {
  /** For as long as asking shows that it is still so. */
  asking: "public, no-cache",
  /** Caches that many share 25 minutes, browsers not without asking. */
  recipe: "public, max-age=0, s-maxage=1500",
  /** What changes its address when it changes. */
  forEver: "public, max-age=31536000, immutable",
} as const;

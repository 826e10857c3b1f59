import { type Subject, subjectOf } from "#app/kit/subject.ts";

/**
 * Photographs that stand beside a drawing: those that readers took of a drink, once an editor has seen them, and the guide's own, which
 * editors give entries of many areas.
 */

/** How large one is at most (pixels); it is at least as large as every picture of the guide, and shown in its middle's square. */
export const largest = { width: 1_000, height: 1_000 } as const;
export const longestCaption = 200;
/** So many of one person may wait at the same time, and so many stand on one page. */
export const mostWaiting = 10;
export const mostShown = 12;

/** What its sender declares: anybody may show it who names them. */
export const licence = {
  name: "CC BY 4.0",
  href: "https://creativecommons.org/licenses/by/4.0/",
} as const;

export const statusWords = {
  waiting: "Waits for an editor",
  shown: "On the page",
  refused: "Not taken",
  away: "Taken off the page",
} as const;
export type PhotographStatus = keyof typeof statusWords;

/** How large one of the guide's own is at most (pixels): all of the picture, in its own shape. */
export const largestOfGuide = { width: 1_200, height: 1_200 } as const;
/** So many of the guide's own stand on a page. */
export const mostOfGuide = 4;
export const longestCredit = 120;
export const longestSource = 300;

/** Under what one of the guide's own may be shown, and where that can be read. */
export const licences: Readonly<Record<string, string | null>> = {
  "CC BY 4.0": licence.href,
  "CC BY-SA 4.0": "https://creativecommons.org/licenses/by-sa/4.0/",
  "CC BY 3.0": "https://creativecommons.org/licenses/by/3.0/",
  "CC BY-SA 3.0": "https://creativecommons.org/licenses/by-sa/3.0/",
  "CC BY 2.0": "https://creativecommons.org/licenses/by/2.0/",
  "CC BY-SA 2.0": "https://creativecommons.org/licenses/by-sa/2.0/",
  "CC0 1.0": "https://creativecommons.org/publicdomain/zero/1.0/",
  "Public domain": null,
  "With permission": null,
};

/** Where a licence can be read; null where it is none that has a page. */
export function licenceHref(name: string): string | null {
  return Object.hasOwn(licences, name) ? licences[name]! : null;
}

/** Where a photograph was found, where that is an address of the web; null where it is words. */
export function sourceHref(source: string): string | null {
  const url = /^https?:\/\/\S+$/i.test(source) ? URL.parse(source) : null;
  return url?.hostname.includes(".") ? url.href : null;
}

/** A photograph as a page shows it. */
export type Photograph = {
  id: number;
  src: string;
  caption: string;
  by: string;
  /** Their public profile, where they show one. */
  profile_href: string | null;
  licence: string;
  licence_href: string | null;
  /** Where one of the guide's own was found; null of a reader's, who took it. */
  source: { text: string; href: string | null } | null;
};

/** Where the photographs of a subject stand, with the form that sends one. */
export const photographsPath = ({ link_table, link_id }: Subject) => `/photographs/${link_table}/${link_id}`;

/** Of which subjects readers send photographs. */
const photographed: ReadonlySet<string> = new Set(["cocktails"]);

/** To which entries editors give photographs of the guide's own. */
const illustrated: ReadonlySet<string> = new Set([
  ...["cocktails", "spiritbrands", "ingredients", "pubs_and_bars", "people"],
  ...["producers", "books", "glassware", "encyclopedia"],
]);

/** True where pages of an area show photographs. */
export function showsPhotographs(table: string): boolean {
  return illustrated.has(table);
}

/** What an address names, where readers send photographs of it. */
export function photographedSubject(table: string, id: string): Subject | null {
  return photographed.has(table) ? subjectOf(`${table}:${id}`) : null;
}

/** What a photograph shows, in words. */
export function altOf({ caption, by }: Pick<Photograph, "caption" | "by">, name: string): string {
  return caption ? `${name}: ${caption}` : `${name}, photographed by ${by}`;
}

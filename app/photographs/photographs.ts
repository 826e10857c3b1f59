import { type Subject, subjectOf } from "#app/kit/subject.ts";

/** Photographs that readers took of a drink, which stand beside its drawing once an editor has seen them. */

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
} as const;
export type PhotographStatus = keyof typeof statusWords;

/** A photograph as a page shows it. */
export type Photograph = {
  id: number;
  src: string;
  caption: string;
  by: string;
  /** Their public profile, where they show one. */
  profile_href: string | null;
  licence: string;
};

/** Where the photographs of a subject stand, with the form that sends one. */
export const photographsPath = ({ link_table, link_id }: Subject) => `/photographs/${link_table}/${link_id}`;

/** Of which subjects readers send photographs. */
const photographed: ReadonlySet<string> = new Set(["cocktails"]);

/** What an address names, where readers send photographs of it. */
export function photographedSubject(table: string, id: string): Subject | null {
  return photographed.has(table) ? subjectOf(`${table}:${id}`) : null;
}

/** What a photograph shows, in words. */
export function altOf({ caption, by }: Pick<Photograph, "caption" | "by">, name: string): string {
  return caption ? `${name}: ${caption}` : `${name}, photographed by ${by}`;
}

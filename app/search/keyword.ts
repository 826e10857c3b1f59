import { queryOf } from "#app/kit/query.ts";

/** What is longer is cut: no name is that long, and every further word only costs. */
export const longestKeyword = 100;
/** guide.md, 5: autocomplete asks from three characters on. */
export const fewestCharacters = 3;

/**
 * A keyword as it will be looked for: one space between its words, nothing that no keyboard types, composed
 * letters, at most 100 characters. Never an error.
 */
export function tidyKeyword(typed: string): string {
  const plain = typed.slice(0, 20 * longestKeyword).replace(/[\s\p{Cc}\p{Cs}]+/gu, " ");
  const letters = [...plain.normalize("NFC").trim()];
  return letters.slice(0, longestKeyword).join("").trim();
}

/** True when there is enough to offer suggestions for. */
export function isLongEnough(keyword: string): boolean {
  return [...keyword].length >= fewestCharacters;
}

/** The address of the results of a keyword, of one section and from one of them on. */
export function resultsPath(keyword: string, { section = "", offset = 0 } = {}): string {
  return `/search${queryOf({ keyword, section, offset })}`;
}

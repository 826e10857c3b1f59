import type { z } from "zod";
import type { textLinkSchema, textLinksSchema } from "./text-link-schema.server.ts";

/** A name in an entry's text that leads to another entry, as the library's load found it (app/library/naming). */
export type TextLink = z.output<typeof textLinkSchema>;
/** The links of an entry's texts, by the data files' name of the text. */
export type TextLinks = z.output<typeof textLinksSchema>;

type Part = string | (TextLink & { text: string });

/** A text cut where its links begin and end: all parts together are the text again. */
export function partsOf(text: string, links: readonly TextLink[]): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const link of links) {
    const end = link.at + link.length;
    // What does not fit, since the text is not that which was read, stays text.
    if (link.at < done || end > text.length) continue;
    if (link.at > done) parts.push(text.slice(done, link.at));
    parts.push({ ...link, text: text.slice(link.at, end) });
    done = end;
  }
  if (done < text.length) parts.push(text.slice(done));
  return parts;
}

/** The links of a text of which a page shows a piece, as they lie in that piece. */
export function linksWithin(links: readonly TextLink[] = [], from = 0, to = Number.POSITIVE_INFINITY): TextLink[] {
  return links
    .filter(({ at, length }) => at >= from && at + length <= to)
    .map((link) => ({ ...link, at: link.at - from }));
}

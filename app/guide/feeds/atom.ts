import { oidOf } from "#app/kit/subject.ts";
import { asXml } from "#app/kit/xml.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";

/** How an Atom feed is sent. */
export const atomType = "application/atom+xml; charset=utf-8";

export type Feed = {
  /** What tells it from the site's other feeds, for good: `new/books`. */
  name: string;
  title: string;
  subtitle: string;
  /** Where the feed stands, and the page that it is of: paths. */
  self: string;
  page: string;
};

/** The midnight that a day begins with (RFC 3339): of what is new the day is known, not the hour. */
const midnight = (day: string) => `${day}T00:00:00Z`;

/** A tag URI (RFC 4151), which stays when an address changes with its entry's name. */
const tagOf = (baseUrl: string, name: string) => `tag:${new URL(baseUrl).hostname},2026:${name}`;

/** An Atom feed (RFC 4287) of subjects, newest first. */
export function atomFeed(feed: Feed, cards: readonly SubjectCard[], baseUrl: string): string {
  const link = (rel: string, path: string, type: string) =>
    `<link rel="${rel}" type="${type}" href="${asXml(baseUrl + path)}"/>`;
  const entries = cards.map((card) => {
    const when = midnight(card.date);
    return [
      "<entry>",
      `<id>${asXml(tagOf(baseUrl, oidOf(card)))}</id>`,
      `<title>${asXml(card.name)}</title>`,
      link("alternate", card.href, "text/html"),
      `<published>${when}</published>`,
      `<updated>${when}</updated>`,
      `<category term="${asXml(card.section)}" label="${asXml(card.category)}"/>`,
      `<summary>${asXml(card.teaser)}</summary>`,
      "</entry>",
    ].join("\n");
  });
  const newest =
    cards
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? "2026-01-01";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<id>${asXml(tagOf(baseUrl, feed.name))}</id>`,
    `<title>${asXml(feed.title)}</title>`,
    `<subtitle>${asXml(feed.subtitle)}</subtitle>`,
    link("self", feed.self, "application/atom+xml"),
    link("alternate", feed.page, "text/html"),
    `<icon>${asXml(baseUrl)}/favicon.svg</icon>`,
    `<updated>${midnight(newest)}</updated>`,
    "<author><name>Jigger</name></author>",
    ...entries,
    "</feed>",
    "",
  ].join("\n");
}

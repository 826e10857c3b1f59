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

/** What a feed tells of: a page, since when, and what it is or says; `by` where somebody else wrote it. */
export type FeedEntry = {
  /** What tells it from all others of the site, for good: `books:12`. */
  name: string;
  title: string;
  href: string;
  /** An RFC 3339 time. */
  when: string;
  changed?: string;
  by?: string;
  category?: { term: string; label: string };
  summary: string;
};

/** A subject as what is new tells of it. */
export function cardEntry(card: SubjectCard): FeedEntry {
  return {
    name: oidOf(card),
    title: card.name,
    href: card.href,
    when: midnight(card.date),
    category: { term: card.section, label: card.category },
    summary: card.teaser,
  };
}

/** An Atom feed (RFC 4287), the newest first. */
export function atomFeed(feed: Feed, told: readonly FeedEntry[], baseUrl: string): string {
  const link = (rel: string, path: string, type: string) =>
    `<link rel="${rel}" type="${type}" href="${asXml(baseUrl + path)}"/>`;
  const entries = told.map(({ name, title, href, when, changed = when, by, category, summary }) =>
    [
      "<entry>",
      `<id>${asXml(tagOf(baseUrl, name))}</id>`,
      `<title>${asXml(title)}</title>`,
      link("alternate", href, "text/html"),
      `<published>${when}</published>`,
      `<updated>${changed}</updated>`,
      ...(by === undefined ? [] : [`<author><name>${asXml(by)}</name></author>`]),
      ...(category ? [`<category term="${asXml(category.term)}" label="${asXml(category.label)}"/>`] : []),
      `<summary>${asXml(summary)}</summary>`,
      "</entry>",
    ].join("\n"),
  );
  const newest =
    told
      .map(({ when, changed = when }) => changed)
      .sort()
      .at(-1) ?? midnight("2026-01-01");
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<id>${asXml(tagOf(baseUrl, feed.name))}</id>`,
    `<title>${asXml(feed.title)}</title>`,
    `<subtitle>${asXml(feed.subtitle)}</subtitle>`,
    link("self", feed.self, "application/atom+xml"),
    link("alternate", feed.page, "text/html"),
    `<icon>${asXml(baseUrl)}/favicon.svg</icon>`,
    `<updated>${newest}</updated>`,
    "<author><name>Jigger</name></author>",
    ...entries,
    "</feed>",
    "",
  ].join("\n");
}

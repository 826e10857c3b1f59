import { data } from "react-router";
import { visitOf } from "#app/operations/visit.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { streamOf } from "#app/search/subject-store.server.ts";
import { areas } from "../areas.ts";
import type { Route } from "./+types/new-feed-resource";
import { atomFeed, atomType, cardEntry } from "./atom.ts";
import { feedAreas, newFeedPath } from "./new-feed.ts";

/** A reader's program that comes once a day misses nothing as long as no more come in than this. */
const mostEntries = 50;

/**
 * `/feeds/new.atom`: what is new in the guide, by the day that it came in; with `section` that of one area
 * (contract.md, 7; docs/decisions/2026-11-22-what-is-new.md).
 */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { house } = visitOf(args);
  const section = args.url.searchParams.get("section") || null;
  const told = feedAreas(areas, section);
  const [first] = told;
  if (!first) throw data(null, { status: 404 });
  const cards = await streamOf(house.db, {
    limit: mostEntries,
    before: null,
    tables: told.map(({ table }) => table),
    skip: [],
  });
  const page = section ? (first.under ?? { title: first.words.title, path: first.path }) : null;
  const feed = {
    name: section ? `new/${section}` : "new",
    title: page ? `New in ${page.title} · Jigger` : "New in the guide · Jigger",
    subtitle: page
      ? `What has come in under ${page.title}.`
      : "Drinks, bottles, bars, people, books and words that have come in.",
    self: newFeedPath(section ?? undefined),
    page: page?.path ?? "/",
  };
  return new Response(atomFeed(feed, cards.map(cardEntry), house.settings.BASE_URL), {
    headers: { "content-type": atomType, "x-robots-tag": "noindex", ...publicPage(["section"], ["library"]) },
  });
}

import { latestComments } from "#app/comments/latest-comments.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { commentsOf, publicPage } from "#app/platform/public-page.ts";
import type { Route } from "./+types/comments-feed-resource";
import { atomFeed, atomType } from "./atom.ts";

/** `/feeds/comments.atom`: what readers said last, whatever they said it of (contract.md, 12). */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { house } = visitOf(args);
  const told = await latestComments(house.db);
  const feed = {
    name: "comments",
    title: "Comments · Jigger",
    subtitle: "What readers say of drinks, bottles, bars and books.",
    self: "/feeds/comments.atom",
    page: "/",
  };
  const headers = publicPage([], ["library", commentsOf()]);
  return new Response(atomFeed(feed, told, house.settings.BASE_URL), {
    headers: { "content-type": atomType, "x-robots-tag": "noindex", ...headers },
  });
}

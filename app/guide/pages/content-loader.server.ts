import { pageJsonLd } from "#app/kit/json-ld.ts";
import { visitOf } from "#app/operations/visit.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { listCard } from "../areas/area-card.tsx";
import type { ListAsked } from "../areas/area-reading.server.ts";
import { listedGroups } from "../areas/entry/related.server.ts";
import type { ContentPage } from "../content-pages.ts";

/** What a page of text shows besides: cards from the areas' lists, and what it is to machines. */
export async function loadContent(
  args: Parameters<typeof visitOf>[0],
  page: ContentPage,
  asked: readonly ListAsked[] = [],
) {
  const { house } = visitOf(args);
  const groups = (await listedGroups(house, asked)).map((group) => ({ ...group, cards: group.cards.map(listCard) }));
  return { groups, jsonLd: pageJsonLd(page, house.settings.BASE_URL) };
}

/** A page of text is the same for everybody and changes with the library only. */
export const contentHeaders = () => publicPage([], ["library"]);

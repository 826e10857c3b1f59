import { data, redirect } from "react-router";
import { oidOf } from "#app/kit/subject.ts";
import { publicPage, ratingOf } from "#app/platform/public-page.ts";
import { run } from "#app/platform/runner.server.ts";
import { visitOf } from "#app/platform/visit.ts";
import type { Area } from "../area.ts";
import { listCard } from "../area-card.tsx";
import { entryOperation } from "../area-operations.server.ts";
import type { AreaReading, EntryBase } from "../area-reading.server.ts";
import { entryJsonLd } from "../json-ld.server.ts";

type Args = Parameters<typeof visitOf>[0] & { params: Record<string, string | undefined>; url: URL };

/**
 * What an entry's page shows: the entry, its card, what it leads on to, and what it is to machines. A wrong or missing slug
 * leads to the right one, an unknown number is a 404 (contract.md, 4).
 */
export async function loadEntry<A extends Area, Entry extends EntryBase>(args: Args, reading: AreaReading<A, Entry>) {
  const visit = visitOf(args);
  const { id, slug } = args.params;
  if (!id || !/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  const found = await run(entryOperation(reading), { id }, visit.publicCaller());
  if (!found.ok) throw data(null, { status: 404 });
  const { entry, card, related } = found.value;
  if (slug !== card.href.split("/").at(-1)) throw redirect(card.href + args.url.search, 301);
  const baseUrl = visit.house.settings.BASE_URL;
  const facts = reading.jsonLd(entry, card, baseUrl);
  const jsonLd = entryJsonLd(reading.area, card, facts, {
    description: entry.description,
    baseUrl,
    image: card.image,
  });
  const groups = related.map((group) => ({ ...group, cards: group.cards.map(listCard) }));
  const shown = [card, ...related.flatMap(({ cards }) => cards)].map((one) =>
    oidOf({ link_table: one.link_table as "cocktails", link_id: one.link_id }),
  );
  const headers = publicPage([], [...shown, ratingOf(shown[0]!)]);
  return data({ entry, card: listCard(card), related: groups, jsonLd }, { headers });
}

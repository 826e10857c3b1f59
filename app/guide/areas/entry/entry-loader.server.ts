import { data, redirect } from "react-router";
import { entryComments } from "#app/comments/entry-comments.server.tsx";
import { splitLocale } from "#app/i18n/locale.ts";
import { siteDayEnds } from "#app/kit/dates.ts";
import { oidOf } from "#app/kit/subject.ts";
import { keptOfSubject } from "#app/operations/kept-answers.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { photographsOf } from "#app/photographs/photographs.server.ts";
import { showsPhotographs } from "#app/photographs/photographs.ts";
import { pack } from "#app/platform/packed.ts";
import { commentsOf, countsAs, mayKeep, publicPage, ratingOf } from "#app/platform/public-page.ts";
import { type Area, inShort } from "../../area.ts";
import { landingHrefs } from "../../landings/landings.server.ts";
import { shop } from "../../shop/offer.ts";
import { offersTold } from "../../shop/offer-store.server.ts";
import { listCard } from "../area-card.tsx";
import { entryOperation } from "../area-operations.server.ts";
import type { AreaReading, EntryBase } from "../area-reading.server.ts";
import { calendarFile, calendarType } from "../calendar/calendar.server.ts";
import { entryJsonLd } from "../json-ld.server.ts";

type Args = Parameters<typeof visitOf>[0] & {
  params: Record<string, string | undefined>;
  url: URL;
  request: Request;
};

async function findEntry<A extends Area, Entry extends EntryBase>(args: Args, reading: AreaReading<A, Entry>) {
  const { id } = args.params;
  if (!id || !/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  const visit = visitOf(args);
  const operation = entryOperation(reading);
  const everybodys = await run(operation, { id }, visit.publicCaller());
  // What is not public is there for its owner, in a page that nobody keeps.
  const found = everybodys.ok || !reading.ownCard ? everybodys : await run(operation, { id }, await visit.caller());
  if (!found.ok) throw data(null, { status: 404 });
  return found.value;
}

/** An entry's date as an iCalendar file, at its page's address with `.ics`; another address leads there. */
export async function loadCalendar<A extends Area, Entry extends EntryBase>(
  args: Args,
  reading: AreaReading<A, Entry>,
): Promise<Response> {
  const { entry, card } = await findEntry(args, reading);
  const date = reading.calendar?.(entry, card);
  if (!date) throw data(null, { status: 404 });
  if (splitLocale(args.url.pathname).rest !== `${card.href}.ics`) throw redirect(`${card.href}.ics`, 301);
  const file = calendarFile(card.name, [date], visitOf(args).house.settings.BASE_URL);
  const headers = publicPage([], [oidOf({ link_table: card.link_table, link_id: card.link_id })], endOf(reading));
  return new Response(file, { headers: { "content-type": calendarType, ...headers } });
}

/** Of so many entries what readers photographed and said of them is kept. */
const mostTalkedOf = 500;

/** When what an area shows stops being true by itself. */
const endOf = ({ area }: { area: Area }) => (area.daily ? siteDayEnds() : undefined);

/**
 * What an entry's page shows: the entry, its card, what it leads on to, and what it is to machines. A wrong or missing slug
 * leads to the right one, an unknown number is a 404 (contract.md, 4).
 * @param further what its area's page shows besides
 */
export async function loadEntry<A extends Area, Entry extends EntryBase, More extends object = object>(
  args: Args,
  reading: AreaReading<A, Entry>,
  further?: (entry: Entry) => Promise<More> | More,
) {
  const visit = visitOf(args);
  const { entry, card, links, related, everybodys } = await findEntry(args, reading);
  // Its own end of the address: a name's slug, or a category's name and a slash.
  if (splitLocale(args.url.pathname).rest !== card.href) throw redirect(card.href + args.url.search, 301);
  const { BASE_URL: baseUrl, CDN_PREFIX: pictures = "" } = visit.house.settings;
  const subject = { link_table: card.link_table, link_id: card.link_id };
  // What only its owner sees nobody photographs.
  const { db } = visit.house;
  const keep = <T>(what: string, find: () => Promise<T>) =>
    keptOfSubject(visit.house, { name: "guide/readers", oid: oidOf(subject), key: what, most: mostTalkedOf }, find);
  const photographs =
    everybodys && showsPhotographs(card.link_table)
      ? await keep("photographs", () => photographsOf(db, subject))
      : null;
  const facts = reading.jsonLd(entry, card, baseUrl);
  // What the shop sells of it: an offer tells of itself.
  const sold =
    facts["@type"] === "Product" && card.link_table !== shop.table
      ? related.flatMap(({ cards }) => cards).filter(({ link_table }) => link_table === shop.table)
      : [];
  const offers = await offersTold(visit.house, sold, baseUrl);
  const jsonLd = entryJsonLd(reading.area, card, offers.length > 0 ? { ...facts, offers } : facts, {
    description: entry.description,
    image: card.image,
    photographs: photographs ?? [],
    rated: entry.members_rating ?? null,
    ...{ baseUrl, pictures },
  });
  const groups = related.map((group) => ({ ...group, cards: group.cards.map(listCard) }));
  const shown = [card, ...related.flatMap(({ cards }) => cards)].map((one) =>
    oidOf({ link_table: one.link_table, link_id: one.link_id }),
  );
  const { query = [], mayKeep: kept = "asking" } = reading.area;
  // What only its owner sees nobody talks of.
  const comments =
    everybodys && reading.area.commented !== false
      ? await keep(`comments ${visit.prefix}`, () =>
          entryComments(db, { subject, name: card.name, href: card.href, prefix: visit.prefix, pictures }),
        )
      : null;
  const priced = sold.map(({ link_table, link_id }) => ratingOf(oidOf({ link_table, link_id })));
  const tags = [...shown, ratingOf(shown[0]!), commentsOf(shown[0]), ...priced];
  const headers = everybodys
    ? { ...publicPage(query, tags, endOf(reading)), ...countsAs("read", shown[0]!), "cache-control": mayKeep[kept] }
    : undefined;
  const calendar = reading.calendar?.(entry, card) ? `${card.href}.ics` : null;
  const area = inShort(reading.area);
  const landings = await landingHrefs(visit.house, reading.landings?.(entry) ?? []);
  const answer = {
    area,
    landings,
    entry,
    card: listCard(card),
    links,
    related: groups,
    jsonLd,
    calendar,
    comments,
    photographs,
    ...((await further?.(entry)) as More),
  };
  return data(pack(answer, args.request), headers ? { headers } : {});
}

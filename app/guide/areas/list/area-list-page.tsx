import { useCallback, useMemo } from "react";
import { data } from "react-router";
import { splitLocale } from "#app/i18n/locale.ts";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { siteDayEnds } from "#app/kit/dates.ts";
import { clampPage, offsetBefore } from "#app/kit/paging.ts";
import { oidOf } from "#app/kit/subject.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { ask } from "#app/platform/client-call.ts";
import { pack, unpack } from "#app/platform/packed.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { FilterSheet, ListTypeSwitch, LoadMore, NearTo, ResultBar, useGrownList } from "#app/ui/list.ts";
import { later, SocialMeta } from "#app/ui/page.tsx";
import { areaCard, categoryPageSize, countOf, listCall, shownArea } from "../../area.ts";
import { readings } from "../../area-readings.server.ts";
import { type AreaTable, areaAt } from "../../areas.ts";
import { newFeedPath } from "../../feeds/new-feed.ts";
import { AreaCard, AreaRow, type ListCard, listCard, rowList } from "../area-card.tsx";
import { listQuery, namesOf, readNarrowed, tagsOf, without } from "../area-filters.ts";
import { listOperation } from "../area-operations.server.ts";
import { areaChoices } from "../found/choices.server.ts";
import { nearTo } from "../found/found-store.server.ts";
import { headOf } from "../found/list-head-store.server.ts";
import { shelfLeft } from "../found/list-store.server.ts";
import { whyNothing } from "../found/nothing-left.server.ts";
import { listJsonLd, wayTo } from "../json-ld.server.ts";
import { choicesOf, keptShelf, listTags } from "../kept-lists.server.ts";
import { asksOwn, ownOf } from "../personal-filters.server.ts";
import { settled } from "../settled.server.ts";
import type { Route } from "./+types/area-list-page";
import { aboveOf } from "./above/above-list.server.ts";
import { AreaFilterForm } from "./area-filter-form.tsx";
import { BarNote, useInBar } from "./bar-note.tsx";
import { KindHead } from "./kind-head.tsx";
import { OrderChoice } from "./order-choice.tsx";

// What few lists have comes later than the page.
const quickChips = async () => (await import("./quick-chips.tsx")).QuickChips;
const QuickChips = later(import.meta.env.SSR ? await quickChips() : null, quickChips);
const aboveList = async () => (await import("./above/above-list.tsx")).AboveList;
const AboveList = later(import.meta.env.SSR ? await aboveList() : null, aboveList);
const few = () => import("./few.tsx");
const LetterStrip = later(
  import.meta.env.SSR ? (await few()).LetterStrip : null,
  async () => (await few()).LetterStrip,
);
const BarAsked = later(import.meta.env.SSR ? (await few()).BarAsked : null, async () => (await few()).BarAsked);
const AboutKind = later(import.meta.env.SSR ? (await few()).AboutKind : null, async () => (await few()).AboutKind);
const NothingLeft = later(
  import.meta.env.SSR ? (await few()).NothingLeft : null,
  async () => (await few()).NothingLeft,
);

/** The list of any area: which one follows from the address. */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const path = splitLocale(args.url.pathname).rest.replace(/\/+$/, "");
  const area = areaAt(path);
  if (!area) throw data(null, { status: 404 });
  const reading = readings[area.table as AreaTable];
  const asked = await settled(visit.house, reading, readNarrowed(area, args.url.searchParams));
  // With a filter that the reader's own bar answers, the page is theirs alone.
  const isOwn = asksOwn(area, asked);
  const caller = isOwn ? await visit.caller() : visit.publicCaller();
  const { narrowed, own, refused } = await ownOf(area, asked, caller);
  const further = path === area.advanced;
  const { offset } = clampPage(narrowed.limit, args.url.searchParams.get("offset"), narrowed.limit);
  const [list, choices, head, shelf] = await Promise.all([
    run(listOperation(reading), { ...narrowed.values, sort: narrowed.sort, limit: narrowed.limit, offset }, caller),
    own
      ? areaChoices(visit.house, reading, narrowed, own, further)
      : choicesOf(visit.house, reading, narrowed, further),
    headOf(visit.house, reading, narrowed),
    own ? shelfLeft(visit.house, reading, narrowed, own) : keptShelf(visit.house, reading, narrowed),
  ]);
  if (!list.ok) throw new Response(null, { status: 500 });
  const { cards, ...rest } = list.value;
  const near = await nearTo(visit.house, area, narrowed.values.keyword);
  const why = rest.count === 0 ? await whyNothing(visit.house, reading, narrowed, own) : null;
  const jsonLd = listJsonLd(wayTo(area), cards, visit.house.settings.BASE_URL, offset);
  const above = aboveOf(reading, narrowed, choices, shelf);
  const listed = { cards: cards.map(listCard), choices, narrowed, above, why, head: head && listCard(head) };
  const answer = pack({ ...rest, ...listed, near, area: shownArea(area), path, jsonLd, refused }, args.request);
  if (isOwn) return data(answer);
  const until = area.daily ? siteDayEnds() : undefined;
  return data(answer, { headers: publicPage(namesOf(area), listTags(area, narrowed, further), until) });
}

/** Its far pages have addresses of their own. */
export const handle = { paged: categoryPageSize };

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

type ListAnswer = { cards: ListCard[]; count: number };

export default function AreaListPage({ loaderData }: Route.ComponentProps) {
  const { path, area, cards, count, choices, narrowed, above, why, near, head, offset, page_size, jsonLd, refused } =
    unpack(loaderData);
  const local = useLocalPath();
  const address = local(listCall(area));
  const load = useCallback(
    async (next: string, signal: AbortSignal) => {
      const query = new URLSearchParams(listQuery(area, narrowed));
      query.set("offset", next);
      query.set("limit", String(narrowed.limit));
      const page = await ask<ListAnswer>(address, query, signal);
      return { items: page.cards, next: nextOf(Number(next), page) };
    },
    [address, narrowed, area],
  );
  const first = useMemo(() => ({ items: cards, next: nextOf(offset, { cards, count }) }), [cards, offset, count]);
  const list = useGrownList<ListCard>(first, load);
  const here = useInBar(list.items);
  const tags = tagsOf(area, narrowed, choices);
  const chips = tags.map(({ name, value, text }) => ({
    key: `${name} ${value}`,
    text,
    to: `${path}${listQuery(area, without(narrowed, name, value))}`,
  }));
  const parted = narrowed.sort === area.parted;
  const { title } = area.words;
  const name = path === area.advanced ? `${title}: advanced search` : title;
  const description = (name === title ? "" : `${name}. `) + area.words.description;
  const told = tags.map((tag) => tag.text).join(", ");
  return (
    <div className="page-width page-wide pt-5 md:pt-8">
      <title>{`${told ? `${title}: ${told}` : name} · Jigger`}</title>
      <meta name="description" content={description} />
      {/* Feed readers run no script, and browsers keep what the server wrote. */}
      {area.ownPages || !import.meta.env.SSR ? null : (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`New in ${area.under?.title ?? title}`}
          href={newFeedPath(area.section)}
        />
      )}
      {import.meta.env.SSR ? (
        <SocialMeta
          title={told ? `${title}: ${told}` : name}
          description={description}
          path={path}
          image={areaCard(area)}
        />
      ) : null}
      {/* Beyond the end there is nothing to be found. */}
      {import.meta.env.SSR && offset > 0 && offset >= count ? <meta name="robots" content="noindex" /> : null}
      <JsonLdScript of={jsonLd} />
      <div className="list-head">
        <KindHead {...{ area, name, tags }} />
        <QuickChips {...{ area, path, narrowed, choices, count }} />
        {above ? <AboveList above={above} total={countOf(area, count)} /> : null}
      </div>
      {area.filters.some(({ kind }) => kind === "letter") ? (
        <LetterStrip area={area} path={path} narrowed={narrowed} choices={choices} />
      ) : null}
      <div className="filtered-list">
        <FilterSheet on={tags.length} show={`Show ${countOf(area, count)}`} open={path === area.advanced}>
          <AreaFilterForm area={area} path={path} narrowed={narrowed} choices={choices} />
        </FilterSheet>
        <section aria-labelledby="entries" className="min-w-0">
          <h2 id="entries" className="sr-only">
            {title}
          </h2>
          {refused ? <BarAsked to={`${path}${listQuery(area, narrowed)}`} /> : null}
          <ResultBar count={countOf(area, count)} chips={chips} clear={path}>
            <OrderChoice area={area} path={path} narrowed={narrowed} />
            {area.rows ? null : <ListTypeSwitch />}
          </ResultBar>
          {near === null || count === 0 ? null : <NearTo keyword={near} />}
          {head ? <AboutKind head={head} /> : null}
          {list.items.length === 0 ? (
            <NothingLeft
              {...{ area, path, narrowed, tags, why }}
              last={offsetBefore(offset, page_size, count)}
              total={count}
            />
          ) : (
            <ul className={area.rows ? rowList : parted ? "card-list parted" : "card-list"}>
              {list.items.map((card, place) => [
                parted && partOf(card) !== partOf(list.items[place - 1]) ? (
                  <li key={card.href} className="goes-along">
                    {partOf(card)}
                  </li>
                ) : null,
                area.rows ? (
                  <AreaRow key={card.link_id} card={card} />
                ) : (
                  <AreaCard
                    key={card.link_id}
                    card={card}
                    eager={place < 5}
                    mark={here.has(oidOf(card)) ? <BarNote card={card} /> : undefined}
                  />
                ),
              ])}
            </ul>
          )}
          {offset > 0 ? (
            <p className="mt-6">
              <A
                to={`${path}${listQuery(area, narrowed, offsetBefore(offset, page_size, count))}`}
                className="text-link"
              >
                Previous page
              </A>
            </p>
          ) : null}
          {list.items.length === 0 ? null : (
            <LoadMore
              {...list}
              href={`${path}${listQuery(area, narrowed, Number(list.next ?? 0))}`}
              from={offset}
              shown={offset + list.items.length}
              total={count}
            />
          )}
        </section>
      </div>
    </div>
  );
}

/** Of a list that is parted, to which part a card belongs: the first of its facts. */
const partOf = (card?: ListCard) => card?.facts?.split(" · ")[0];

/** Where the page after one begins; null after the last. */
function nextOf(offset: number, { cards, count }: ListAnswer): string | null {
  const after = offset + cards.length;
  return cards.length > 0 && after < count ? String(after) : null;
}

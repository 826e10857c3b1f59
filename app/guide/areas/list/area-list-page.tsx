import { useCallback, useMemo } from "react";
import { data } from "react-router";
import { splitLocale } from "#app/i18n/locale.ts";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { clampPage } from "#app/kit/paging.ts";
import { ask } from "#app/platform/client-call.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { run } from "#app/platform/runner.server.ts";
import { visitOf } from "#app/platform/visit.ts";
import { useGrownList } from "#app/ui/grown-list.ts";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { ListTypeSwitch } from "#app/ui/list-type.tsx";
import { LoadMore } from "#app/ui/load-more.tsx";
import { Empty, PageHead } from "#app/ui/page.tsx";
import { readings } from "../../area-readings.server.ts";
import { type AreaTable, areaAt, areaOf } from "../../areas.ts";
import { countOf } from "../area.ts";
import { AreaCard, type ListCard, listCard } from "../area-card.tsx";
import { listQuery, namesOf, readNarrowed, tagsOf, without } from "../area-filters.ts";
import { choicesOf, listOperation } from "../area-operations.server.ts";
import { listJsonLd } from "../json-ld.server.ts";
import type { Route } from "./+types/area-list-page";
import { AreaFilterForm } from "./area-filter-form.tsx";

/** The list of any area: which one follows from the address. */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const area = areaAt(splitLocale(args.url.pathname).rest);
  if (!area) throw data(null, { status: 404 });
  const reading = readings[area.table as AreaTable];
  const narrowed = readNarrowed(area, args.url.searchParams);
  const { offset } = clampPage(narrowed.limit, args.url.searchParams.get("offset"), narrowed.limit);
  const caller = visit.publicCaller();
  const [list, choices] = await Promise.all([
    run(listOperation(reading), { ...narrowed.values, sort: narrowed.sort, limit: narrowed.limit, offset }, caller),
    choicesOf(visit, reading, narrowed),
  ]);
  if (!list.ok) throw new Response(null, { status: 500 });
  const { cards, ...rest } = list.value;
  const jsonLd = listJsonLd(area, cards, visit.house.settings.BASE_URL);
  const answer = { ...rest, table: area.table as AreaTable, cards: cards.map(listCard), choices, narrowed, jsonLd };
  return data(answer, { headers: publicPage(namesOf(area), ["library"]) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

type ListAnswer = { cards: ListCard[]; count: number };

export default function AreaListPage({ loaderData }: Route.ComponentProps) {
  const { table, cards, count, choices, narrowed, offset, page_size, jsonLd } = loaderData;
  const area = areaOf(table);
  const local = useLocalPath();
  const address = local(`/api/dev/frontend/${area.section}/list`);
  const load = useCallback(
    async (next: string, signal: AbortSignal) => {
      const query = new URLSearchParams(listQuery(areaOf(table), narrowed));
      query.set("offset", next);
      query.set("limit", String(narrowed.limit));
      const page = await ask<ListAnswer>(address, query, signal);
      return { items: page.cards, next: nextOf(Number(next), page) };
    },
    [address, narrowed, table],
  );
  const first = useMemo(() => ({ items: cards, next: nextOf(offset, { cards, count }) }), [cards, offset, count]);
  const list = useGrownList<ListCard>(first, load);
  const tags = tagsOf(area, narrowed, choices);
  const { title, intro, description } = area.words;
  return (
    <div className="page-width pt-8 md:pt-12">
      <title>{`${tags.length > 0 ? `${title}: ${tags.map((tag) => tag.text).join(", ")}` : title} · Jigger`}</title>
      <meta name="description" content={description} />
      <InlineScript type="application/ld+json" code={jsonLd} />
      <PageHead title={title}>{intro}</PageHead>
      <div className="grid gap-8 lg:grid-cols-[17rem_1fr]">
        <AreaFilterForm area={area} narrowed={narrowed} choices={choices} />
        <section aria-labelledby="entries">
          <h2 id="entries" className="sr-only">
            {title}
          </h2>
          <div className="mb-4 flex min-h-11 flex-wrap items-center gap-2">
            <p className="mr-auto font-semibold" role="status">
              {countOf(area, count)}
            </p>
            {tags.map((tag) => (
              <A
                key={`${tag.name} ${tag.value}`}
                to={`${area.path}${listQuery(area, without(narrowed, tag.name, tag.value))}`}
                className="button button-quiet px-3 font-normal"
              >
                {tag.text}
                <span aria-hidden="true">×</span>
                <span className="sr-only">: remove this filter</span>
              </A>
            ))}
            <ListTypeSwitch />
          </div>
          {list.items.length === 0 ? (
            <Empty title="No results found">
              <p>No items available matching your criteria</p>
              <p className="mt-4">
                <A to={area.path} className="text-link">
                  Show all {area.words.many}
                </A>
              </p>
            </Empty>
          ) : (
            <ul className="card-list">
              {list.items.map((card, place) => (
                <AreaCard key={card.link_id} card={card} eager={place < 4} />
              ))}
            </ul>
          )}
          {offset > 0 ? (
            <p className="mt-6">
              <A to={`${area.path}${listQuery(area, narrowed, Math.max(0, offset - page_size))}`} className="text-link">
                Previous page
              </A>
            </p>
          ) : null}
          {list.items.length === 0 ? null : (
            <LoadMore
              {...list}
              href={`${area.path}${listQuery(area, narrowed, Number(list.next ?? 0))}`}
              shown={offset + list.items.length}
              total={count}
            />
          )}
        </section>
      </div>
    </div>
  );
}

/** Where the page after one begins; null after the last. */
function nextOf(offset: number, { cards, count }: ListAnswer): string | null {
  const after = offset + cards.length;
  return cards.length > 0 && after < count ? String(after) : null;
}

import { useCallback, useMemo } from "react";
import { data, redirect } from "react-router";
import { localPath } from "#app/i18n/locale.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { ask } from "#app/platform/client-call.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { run } from "#app/platform/runner.server.ts";
import { visitOf } from "#app/platform/visit.ts";
import { FilterSheet } from "#app/ui/filter-sheet.tsx";
import { useGrownList } from "#app/ui/grown-list.ts";
import { A } from "#app/ui/link.tsx";
import { ListTypeSwitch } from "#app/ui/list-type.tsx";
import { LoadMore } from "#app/ui/load-more.tsx";
import { Empty, PageHead } from "#app/ui/page.tsx";
import { ResultBar } from "#app/ui/result-bar.tsx";
import { type Card, CocktailCard } from "../cocktail-card.tsx";
import { filterSchema } from "../cocktail-filter-schema.ts";
import { listNames, listQuery } from "../cocktail-filters.ts";
import { filterOperation, listOperation } from "../cocktails/cocktail-operations.server.ts";
import type { Route } from "./+types/cocktail-list-page";
import { FilterForm } from "./filter-form.tsx";
import { filterTags } from "./filter-tags.ts";

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const tastes = args.url.searchParams.getAll("taste");
  const asked = { ...Object.fromEntries(args.url.searchParams), taste: tastes };
  const filters = filterSchema.parse(asked);
  // A form without a script repeats the name; one list has one address.
  if (tastes.length > 1) throw redirect(`/cocktails${listQuery(filters)}`);
  const caller = visit.publicCaller();
  const [list, choices] = await Promise.all([run(listOperation, asked, caller), run(filterOperation, asked, caller)]);
  if (!list.ok || !choices.ok) throw new Response(null, { status: 500 });
  // The page carries only what it shows.
  const cards = list.value.cards.map(({ taste, ...card }) => card);
  const answer = { ...list.value, cards, choices: choices.value, filters };
  return data(answer, { headers: publicPage(listNames, ["library"]) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function CocktailListPage({ loaderData }: Route.ComponentProps) {
  const { cards, count, choices, filters, offset, page_size } = loaderData;
  const { prefix } = useReader();
  const load = useCallback(
    async (next: string, signal: AbortSignal) => {
      const address = localPath(prefix, "/api/dev/frontend/cocktails/list");
      const page = await ask<{ cards: Card[]; count: number }>(address, { ...clean(filters), offset: next }, signal);
      const after = Number(next) + page.cards.length;
      return { items: page.cards, next: page.cards.length > 0 && after < page.count ? String(after) : null };
    },
    [filters, prefix],
  );
  const first = useMemo(() => {
    const after = offset + cards.length;
    return { items: cards, next: cards.length > 0 && after < count ? String(after) : null };
  }, [cards, offset, count]);
  const list = useGrownList<Card>(first, load);
  const tags = filterTags(filters, choices);
  return (
    <div className="page-width pt-8 md:pt-12">
      <title>{`${tags.length > 0 ? `Cocktails: ${tags.map((tag) => tag.text).join(", ")}` : "Cocktails"} · Jigger`}</title>
      <meta
        name="description"
        content="Cocktail recipes with true measures: filter by spirit, strength, taste, method and glass."
      />
      <PageHead title="Cocktails">
        True measures, plain instructions, and a drawing of what should stand in front of you.
      </PageHead>
      <div className="filtered-list">
        <FilterSheet on={tags.length} show={count === 1 ? "Show 1 drink" : `Show ${count} drinks`}>
          <FilterForm filters={filters} choices={choices} />
        </FilterSheet>
        <section aria-labelledby="recipes" className="min-w-0">
          <h2 id="recipes" className="sr-only">
            Recipes
          </h2>
          <ResultBar count={count === 1 ? "1 recipe" : `${count} recipes`} chips={tags} clear="/cocktails">
            <ListTypeSwitch />
          </ResultBar>
          {list.items.length === 0 ? (
            <Empty title="No results found">
              <p>No items available matching your criteria</p>
              <p className="mt-4">
                <A to="/cocktails" className="text-link">
                  Show all cocktails
                </A>
              </p>
            </Empty>
          ) : (
            <ul className="card-list">
              {list.items.map((card, place) => (
                <CocktailCard key={card.id} card={card} eager={place < 4} />
              ))}
            </ul>
          )}
          {offset > 0 ? (
            <p className="mt-6">
              <A to={`/cocktails${listQuery(filters, Math.max(0, offset - page_size))}`} className="text-link">
                Previous page
              </A>
            </p>
          ) : null}
          {list.items.length === 0 ? null : (
            <LoadMore
              {...list}
              href={`/cocktails${listQuery(filters, Number(list.next ?? 0))}`}
              shown={offset + list.items.length}
              total={count}
            />
          )}
        </section>
      </div>
    </div>
  );
}

function clean(filters: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

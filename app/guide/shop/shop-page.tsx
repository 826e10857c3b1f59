import { useCallback, useMemo } from "react";
import { data, useNavigate } from "react-router";
import { splitLocale } from "#app/i18n/locale.ts";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { clampPage, offsetBefore } from "#app/kit/paging.ts";
import { oidOf } from "#app/kit/subject.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { ask } from "#app/platform/client-call.ts";
import { pack, unpack } from "#app/platform/packed.ts";
import { publicPage, ratingOf } from "#app/platform/public-page.ts";
import { shopSearchCall } from "#app/shop/addresses.ts";
import { CurrencyChoice, useCurrency } from "#app/shop/currency.tsx";
import type { ShopItem } from "#app/shop/shop-item.ts";
import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { LoadMore, NearTo, ResultBar, useGrownList } from "#app/ui/list.ts";
import { DocumentHead, Empty, later, PageHead, SocialMeta } from "#app/ui/page.tsx";
import { areaCard, countOf } from "../area.ts";
import { nearTo } from "../areas/found/found-store.server.ts";
import { listJsonLd, wayTo } from "../areas/json-ld.server.ts";
import { listTags } from "../areas/kept-lists.server.ts";
import { newFeedPath } from "../feeds/new-feed.ts";
import type { Route } from "./+types/shop-page";
import { shop, shopPageSize } from "./offer.ts";
import { byPrice, readShopAsked, type ShopAsked, shopNames, shopQuery } from "./shop-asked.ts";
import { ShopCard } from "./shop-card.tsx";
import { type Level, levelsFor, searchShop } from "./shop-operations.server.ts";

// A form that needs no script: what moves it comes after what moves the cards.
const shopFilter = async () => (await import("./shop-filter.tsx")).ShopFilter;
const ShopFilter = later(import.meta.env.SSR ? await shopFilter() : null, shopFilter);

/** `/shop`, and `/shop/search` with its form open: the same list, 20 at a time where the address says nothing else (guide.md, 2 and 9). */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const asked = readShopAsked(args.url.searchParams);
  const { offset, limit } = clampPage(asked.limit, args.url.searchParams.get("offset"), shopPageSize);
  const { tid, levels } = await levelsFor(visit.house, asked.tids);
  const { keyword, sort, currency } = asked;
  const fields = {
    keyword: keyword ? [keyword] : undefined,
    sort,
    offset,
    limit,
    currency: currency ?? undefined,
    tid: tid ?? undefined,
  };
  const { results, count } = valueFrom(await run(searchShop, fields, visit.publicCaller()));
  const path = splitLocale(args.url.pathname).rest.replace(/\/+$/, "");
  const jsonLd = listJsonLd(wayTo(shop), results, visit.house.settings.BASE_URL, offset);
  const tags = results.map(({ id }) => ratingOf(oidOf({ link_table: shop.table, link_id: id })));
  const near = await nearTo(visit.house, shop, keyword ? keyword.split(", ") : []);
  const answer = { path, results, count, near, offset, levels, jsonLd, asked: { ...asked, tids: tid ? [tid] : [] } };
  return data(pack(answer, args.request), {
    headers: publicPage(shopNames, [
      ...listTags(shop, asked),
      ...(byPrice[sort] ? [ratingOf(shop.table)] : []),
      ...tags,
    ]),
  });
}

/** Its far pages have addresses of their own. */
export const handle = { paged: shopPageSize };

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

type Answer = { results: ShopItem[]; count: number };

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const { path, results, count, near, offset, levels, jsonLd, asked } = unpack(loaderData);
  const local = useLocalPath();
  const currency = useCurrency(asked.currency);
  const call = local(shopSearchCall);
  const load = useCallback(
    async (next: string, signal: AbortSignal) => {
      const query = new URLSearchParams(shopQuery(asked));
      query.set("offset", next);
      query.set("limit", String(asked.limit));
      const page = await ask<Answer>(call, query, signal);
      return { items: page.results, next: nextOf(Number(next), page) };
    },
    [call, asked],
  );
  const first = useMemo(() => ({ items: results, next: nextOf(offset, { results, count }) }), [results, offset, count]);
  const list = useGrownList<ShopItem>(first, load);
  const isSearch = path === shop.advanced;
  const chosen = levels.findLast((level) => level.chosen !== null);
  const category = chosen?.options.find(({ id }) => id === chosen.chosen);
  const top = levels[0];
  const title = isSearch ? "Search the shop" : (category?.name ?? shop.words.title);
  const description = isSearch ? `Every filter at once. ${shop.words.description}` : shop.words.description;
  const chips = [
    ...(asked.keyword
      ? [{ key: "keyword", text: `“${asked.keyword}”`, to: path + shopQuery({ ...asked, keyword: "" }) }]
      : []),
    ...(category ? [{ key: "tid", text: category.name, to: path + shopQuery({ ...asked, tids: [] }) }] : []),
  ];
  return (
    <div className="page-width page-wide pt-5 md:pt-8">
      <DocumentHead title={title} description={description} />
      <link rel="alternate" type="application/atom+xml" title="New in the shop" href={newFeedPath(shop.section)} />
      {import.meta.env.SSR ? (
        <SocialMeta title={title} description={description} path={path} image={areaCard(shop)} />
      ) : null}
      {import.meta.env.SSR && offset > 0 && offset >= count ? <meta name="robots" content="noindex" /> : null}
      <JsonLdScript of={jsonLd} />
      <PageHead title={title}>{isSearch ? null : shop.words.intro}</PageHead>
      {isSearch || !top ? null : <Categories {...{ path, asked, top }} />}
      <details open={isSearch} className="mb-5" key={path}>
        {/* Where the form is what the page is for, nothing folds it. */}
        <summary className={isSearch ? "hidden" : "button button-quiet w-max list-none in-open:mb-3"}>Filter</summary>
        <ShopFilter {...{ path, asked, levels }} />
      </details>
      <section aria-labelledby="offers">
        <h2 id="offers" className="sr-only">
          Offers
        </h2>
        <ResultBar count={countOf(shop, count)} chips={chips} clear={path}>
          {/* Where the filters stand open the order is one of them. */}
          {isSearch ? null : <OrderChoice {...{ path, asked }} />}
          <CurrencyChoice
            currency={currency}
            kept={{
              keyword: asked.keyword ? [asked.keyword] : [],
              tid: asked.tids.map(String),
              sort: asked.sort === shop.orders[0].name ? [] : [asked.sort],
              limit: asked.limit === shopPageSize ? [] : [String(asked.limit)],
            }}
          />
        </ResultBar>
        {near === null || count === 0 ? null : <NearTo keyword={near} />}
        {list.items.length === 0 ? (
          <Empty title="No results found">
            <p>No items available matching your criteria.</p>
            <p className="mt-4">
              <A to={path} className="button button-quiet">
                Show everything
              </A>
            </p>
          </Empty>
        ) : (
          <ul className="card-list shop-list">
            {list.items.map((item, place) => (
              <ShopCard key={item.id} item={item} currency={currency} eager={place < 6} />
            ))}
          </ul>
        )}
        {offset > 0 ? (
          <p className="mt-6">
            <A to={path + shopQuery(asked, offsetBefore(offset, asked.limit, count))} className="text-link">
              Previous page
            </A>
          </p>
        ) : null}
        {list.items.length === 0 ? null : (
          <LoadMore
            {...list}
            href={path + shopQuery(asked, Number(list.next ?? 0))}
            from={offset}
            shown={offset + list.items.length}
            total={count}
          />
        )}
      </section>
    </div>
  );
}

type Choosing = { path: string; asked: ShopAsked };

/** The shop's categories, with how many offers each has; the one that is chosen leads back to all. */
function Categories({ path, asked, top }: Choosing & { top: Level }) {
  return (
    <ul
      className="mb-5 gap-2 max-md:rail max-md:tab-row max-md:gap-2 max-md:[--rail:max-content] md:flex md:flex-wrap"
      aria-label="Categories"
    >
      {top.options.map(({ id, name, count }) => (
        <li key={id}>
          <A
            to={path + shopQuery({ ...asked, tids: top.chosen === id ? [] : [id] })}
            className={`chip whitespace-nowrap ${top.chosen === id ? "border-accent bg-raised font-semibold" : ""}`}
            aria-current={top.chosen === id ? "true" : undefined}
            data-stay=""
          >
            {name} <span className="text-muted tabular-nums">{count}</span>
          </A>
        </li>
      ))}
    </ul>
  );
}

/** In which order; on phones it is one of the filters. */
function OrderChoice({ path, asked }: Choosing) {
  const navigate = useNavigate();
  return (
    <label className="max-sm:hidden">
      <span className="sr-only">Order</span>
      <select
        className="input needs-script w-auto"
        value={asked.sort}
        onChange={(event) =>
          void navigate(path + shopQuery({ ...asked, sort: event.target.value }), {
            replace: true,
            state: { stay: true },
          })
        }
      >
        {shop.orders.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Where the page after one begins; null after the last. */
function nextOf(offset: number, { results, count }: Answer): string | null {
  const after = offset + results.length;
  return results.length > 0 && after < count ? String(after) : null;
}

import { data } from "react-router";
import { pageJsonLd } from "#app/kit/json-ld.ts";
import { keptAnswer } from "#app/operations/kept-answers.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page.tsx";
import { yearText } from "../areas/years.ts";
import { recipePath } from "../cocktail.ts";
import { cocktails } from "../cocktails/cocktail-area.ts";
import { browsePages } from "../content-pages.ts";
import type { Route } from "./+types/years-page";
import { type Decade, decadesOf } from "./browse-store.server.ts";

const { title, description } = browsePages.years;

/** Recipes by the decade of their first year (contract.md, 7). */
export async function loader(args: Route.LoaderArgs) {
  const { house } = visitOf(args);
  const asked = { name: "guide/decades", key: "", most: 1 };
  const found = await keptAnswer(house, asked, () => decadesOf(house.db));
  const jsonLd = pageJsonLd(browsePages.years, house.settings.BASE_URL);
  return data({ ...found, jsonLd }, { headers: publicPage([], ["library"]) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const listOf = (from: number) => `${cocktails.path}?year_from=${from}&year_to=${from + 9}`;
const drinks = (count: number) => (count === 1 ? "1 drink" : `${count} drinks`);

export default function YearsPage({ loaderData }: Route.ComponentProps) {
  const { decades, undated, jsonLd } = loaderData;
  return (
    <div className="page-width pt-8 md:pt-12">
      <title>{`${title}: drinks by decade · Jigger`}</title>
      <meta name="description" content={description} />
      <JsonLdScript of={jsonLd} />
      <PageHead title={title} eyebrow="Cocktails">
        What was mixed when, as far as a year is known. {drinks(undated)} of the guide have none that anybody can show.
      </PageHead>
      <Columns decades={decades} />
      <ol className="mt-10 border-line border-l-2">
        {[...decades].reverse().map(({ from, count, drinks: named }) => (
          <li key={from} id={`y${from}`} className="relative mb-8 scroll-mt-4 pl-6">
            <span
              aria-hidden="true"
              className="absolute top-2 -left-2.25 size-4 rounded-full border-2 border-surface bg-accent"
            />
            <h2 className="text-3xl tabular-nums">{from}s</h2>
            <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
              {named.map(({ id, name, year, circa }) => (
                <li key={id}>
                  <A to={recipePath(id, name)} className="inline-flex min-h-11 items-center gap-3 hover:underline">
                    <span className="w-24 shrink-0 text-muted tabular-nums">{yearText({ year, circa })}</span>
                    {name}
                  </A>
                </li>
              ))}
            </ul>
            <p>
              <A to={listOf(from)} className="text-link inline-flex min-h-11 items-center">
                {count > named.length ? `All ${drinks(count)} of the ${from}s` : `The ${from}s in the list`}
              </A>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** On phones the columns begin here; what is older is below. */
const wideFrom = 1850;

/** How many of each decade, as columns that lead down to it; decades with none keep their place, so that time is even. */
function Columns({ decades }: { decades: readonly Decade[] }) {
  const [first, last] = [decades[0], decades.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(...decades.map(({ count }) => count));
  const byFrom = new Map(decades.map((decade) => [decade.from, decade.count]));
  const all = Array.from({ length: (last.from - first.from) / 10 + 1 }, (_, place) => first.from + 10 * place);
  return (
    <nav aria-label="Decades" className="card relative overflow-x-auto p-4">
      <ol className="flex h-48 items-end gap-1 sm:min-w-160">
        {all.map((from) => {
          const count = byFrom.get(from) ?? 0;
          return (
            <li
              key={from}
              className={`flex h-full min-w-0 flex-1 flex-col justify-end text-center text-xs ${from < wideFrom ? "max-sm:hidden" : ""}`}
            >
              {count === 0 ? null : (
                <a href={`#y${from}`} className="group flex h-full flex-col justify-end">
                  <span className="sr-only">{`${from}s: ${drinks(count)}`}</span>
                  {/* Narrow columns have no room for two figures; the list below tells them. */}
                  <span aria-hidden="true" className="whitespace-nowrap text-muted tabular-nums max-lg:hidden">
                    {count}
                  </span>
                  <span
                    aria-hidden="true"
                    className="mx-auto w-full max-w-8 rounded-t bg-accent group-hover:bg-accent-strong"
                    style={{ height: `${Math.max(2, Math.round((count / most) * 75))}%` }}
                  />
                </a>
              )}
              <span
                aria-hidden="true"
                className={`mt-1 flex h-4 justify-center tabular-nums ${from % 50 === 0 ? "" : "invisible"}`}
              >
                {from}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

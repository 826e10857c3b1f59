import { data } from "react-router";
import { pageJsonLd } from "#app/kit/json-ld.ts";
import { keptAnswer } from "#app/operations/kept-answers.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { PageHead, SocialMeta } from "#app/ui/page.tsx";
import { areaCard } from "../area.ts";
import { wayTo } from "../areas/json-ld.server.ts";
import { yearText } from "../areas/years.ts";
import { recipePath } from "../cocktail.ts";
import { cocktails } from "../cocktails/cocktail-area.ts";
import { browsePages } from "../content-pages.ts";
import { decadeOf } from "../landings/landing.ts";
import { landingHrefs } from "../landings/landings.server.ts";
import type { Route } from "./+types/years-page";
import { decadesOf } from "./browse-store.server.ts";
import { Columns, decadeColumns } from "./columns.tsx";

const { title, description } = browsePages.years;

/** Recipes by the decade of their first year (contract.md, 7). */
export async function loader(args: Route.LoaderArgs) {
  const { house } = visitOf(args);
  const asked = { name: "guide/decades", key: "", most: 1 };
  const found = await keptAnswer(house, asked, () => decadesOf(house.db));
  const words = found.decades.map(({ from }) => ({ kind: "year" as const, word: decadeOf(from) }));
  const landings = await landingHrefs(house, words);
  const jsonLd = pageJsonLd(browsePages.years, house.settings.BASE_URL, wayTo(cocktails));
  return data({ ...found, landings, jsonLd }, { headers: publicPage([], ["library"]) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const listOf = (from: number) => `${cocktails.path}?year_from=${from}&year_to=${from + 9}`;
const drinks = (count: number) => (count === 1 ? "1 drink" : `${count} drinks`);

export default function YearsPage({ loaderData }: Route.ComponentProps) {
  const { decades, undated, landings, jsonLd } = loaderData;
  return (
    <div className="page-width pt-8 md:pt-12">
      <title>{`${title}: drinks by decade · Jigger`}</title>
      <meta name="description" content={description} />
      <SocialMeta title={title} description={description} path={browsePages.years.path} image={areaCard(cocktails)} />
      <JsonLdScript of={jsonLd} />
      <PageHead title={title} eyebrow="Cocktails">
        What was mixed when, as far as a year is known. {drinks(undated)} of the guide have none that anybody can show.
      </PageHead>
      <Columns
        label="Decades"
        columns={decadeColumns(decades, (from) => `#y${from}`, drinks)}
        every={50}
        wideFrom={wideFrom}
      />
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
            <p className="flex flex-wrap gap-x-6">
              <A to={listOf(from)} className="text-link inline-flex min-h-11 items-center">
                {count > named.length ? `All ${drinks(count)} of the ${from}s` : `The ${from}s in the list`}
              </A>
              {landings[decadeOf(from)] ? (
                <A to={landings[decadeOf(from)]!} className="text-link inline-flex min-h-11 items-center">
                  The {from}s in full
                </A>
              ) : null}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** On phones the columns begin here; what is older is below. */
const wideFrom = 1850;

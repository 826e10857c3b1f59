import { data } from "react-router";
import { pageJsonLd } from "#app/kit/json-ld.ts";
import { keptAnswer } from "#app/operations/kept-answers.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { FilterSheet, NearTo, ResultBar } from "#app/ui/list.ts";
import { later, PageHead, SocialMeta } from "#app/ui/page.tsx";
import { areaCard, countOf, shownArea } from "../area.ts";
import { readings } from "../area-readings.server.ts";
import { listQuery, namesOf, readNarrowed, tagsOf, without } from "../areas/area-filters.ts";
import { areaChoices } from "../areas/found/choices.server.ts";
import { nearTo } from "../areas/found/found-store.server.ts";
import { whyNothing } from "../areas/found/nothing-left.server.ts";
import { wayTo } from "../areas/json-ld.server.ts";
import { choicesOf, hangsOnVotes, listTags } from "../areas/kept-lists.server.ts";
import { AreaFilterForm } from "../areas/list/area-filter-form.tsx";
import { asksOwn, ownOf } from "../areas/personal-filters.server.ts";
import { settled } from "../areas/settled.server.ts";
import { recipePath } from "../cocktail.ts";
import { cocktails } from "../cocktails/cocktail-area.ts";
import { browsePages } from "../content-pages.ts";
import type { Route } from "./+types/map-page";
import { mostPoints, tastedCocktails } from "./browse-store.server.ts";
import { TasteMap, tasteText } from "./taste-map.tsx";
import { placesOf } from "./taste-places.ts";

const nothingLeft = async () => (await import("../areas/list/nothing-left.tsx")).NothingLeft;
const NothingLeft = later(import.meta.env.SSR ? await nothingLeft() : null, nothingLeft);
const barAsked = async () => (await import("../areas/list/bar-asked.tsx")).BarAsked;
const BarAsked = later(import.meta.env.SSR ? await barAsked() : null, barAsked);

/** The same filters and the same drinks as the list, drawn (contract.md, 7). With `view=table` they stand in a table. */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const { house } = visit;
  const reading = readings.cocktails;
  const query = args.url.searchParams;
  const spelt = await settled(house, reading, readNarrowed(cocktails, query));
  // As on the list: with a filter that the reader's own bar answers, the page is theirs alone.
  const isOwn = asksOwn(cocktails, spelt);
  const { narrowed, own, refused } = await ownOf(cocktails, spelt, isOwn ? await visit.caller() : visit.publicCaller());
  const places = async () => placesOf(await tastedCocktails(house, narrowed, own));
  const key = JSON.stringify([narrowed.values, narrowed.sort]);
  const asked = hangsOnVotes(cocktails, narrowed)
    ? { name: "guide/taste-map-by-members", key, most: 10, rated: cocktails.table }
    : { name: "guide/taste-map", key, most: 50 };
  const [points, choices] = await Promise.all([
    own ? places() : keptAnswer(house, asked, places),
    own ? areaChoices(house, reading, narrowed, own, false) : choicesOf(house, reading, narrowed, false),
  ]);
  const why = points.length === 0 ? await whyNothing(house, reading, narrowed, own) : null;
  const jsonLd = pageJsonLd(browsePages.tastes, house.settings.BASE_URL, wayTo(cocktails));
  const near = await nearTo(house, cocktails, narrowed.values.keyword);
  const table = query.get("view") === "table";
  const full = points.length === mostPoints;
  const page = { ...browsePages.tastes, image: areaCard(cocktails) };
  const answer = {
    page,
    area: shownArea(cocktails),
    points,
    choices,
    narrowed,
    why,
    near,
    table,
    full,
    refused,
    jsonLd,
  };
  if (isOwn) return data(answer);
  return data(answer, { headers: publicPage([...namesOf(cocktails), "view"], listTags(cocktails, narrowed)) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function MapPage({ loaderData }: Route.ComponentProps) {
  const { page, area, points, choices, narrowed, why, near, table, full, refused, jsonLd } = loaderData;
  const { path, title, description, image } = page;
  const tags = tagsOf(area, narrowed, choices);
  const query = listQuery(area, narrowed);
  const chips = tags.map(({ name, value, text }) => ({
    key: `${name} ${value}`,
    text,
    to: path + listQuery(area, without(narrowed, name, value)),
  }));
  const other = table ? path + query : `${path}${query}${query ? "&" : "?"}view=table`;
  const count = countOf(area, points.length);
  return (
    <div className="page-width pt-8 md:pt-12">
      <title>{`${tags.length > 0 ? `${title}: ${tags.map(({ text }) => text).join(", ")}` : title} · Jigger`}</title>
      <meta name="description" content={description} />
      <SocialMeta title={title} description={description} {...{ path, image }} />
      <JsonLdScript of={jsonLd} />
      <PageHead title={title} eyebrow="Cocktails">
        Every drink a point, from light to strong and from dry to sweet. Whoever likes one finds its neighbours here.
      </PageHead>
      <div className="filtered-list">
        <FilterSheet on={tags.length} show={`Show ${count}`}>
          <AreaFilterForm area={area} path={path} narrowed={narrowed} choices={choices} />
        </FilterSheet>
        <section aria-labelledby="drinks" className="min-w-0">
          <h2 id="drinks" className="sr-only">
            Drinks
          </h2>
          {refused ? <BarAsked to={path + query} /> : null}
          <ResultBar count={full ? `The first ${count}` : count} chips={chips} clear={path}>
            <A to={other} data-stay="" className="button button-quiet">
              {table ? "As a map" : "As a table"}
            </A>
            <A to={`${area.path}${query}`} className="button button-quiet">
              As a list
            </A>
          </ResultBar>
          {near === null || points.length === 0 ? null : <NearTo keyword={near} />}
          {points.length === 0 ? (
            <NothingLeft {...{ area, path, narrowed, tags, why }} />
          ) : table ? (
            <table className="w-full">
              <thead>
                <tr className="border-edge border-b text-left">
                  <th scope="col" className="py-2">
                    Drink
                  </th>
                  <th scope="col">Strength and sweetness</th>
                </tr>
              </thead>
              <tbody>
                {points.map((point) => (
                  <tr key={point.id} className="border-line border-b">
                    <th scope="row" className="text-left font-normal">
                      <A
                        to={recipePath(point.id, point.name)}
                        className="inline-flex min-h-11 items-center hover:underline"
                      >
                        {point.name}
                      </A>
                    </th>
                    <td>{tasteText(point)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : (
            <TasteMap key={query} points={points} />
          )}
        </section>
      </div>
    </div>
  );
}

import { data } from "react-router";
import { siteDayEnds } from "#app/kit/dates.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page.tsx";
import { type Area, countOf } from "../area.ts";
import { readings } from "../area-readings.server.ts";
import { type ListCard, listCard } from "../areas/area-card.tsx";
import { listOperation } from "../areas/area-operations.server.ts";
import { listJsonLd } from "../areas/json-ld.server.ts";
import { contentPages } from "../content-pages.ts";
import type { Route } from "./+types/lounge-page";
import { competitions, events, jobs } from "./lounge.ts";

const title = "Bartenders lounge";
const mostShown = 6;

/** The first of each of the lounge's three lists. */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const lists = await Promise.all(
    (["jobs", "competitions", "events"] as const).map((table) =>
      run(listOperation(readings[table]), { limit: mostShown }, visit.publicCaller()),
    ),
  );
  const columns = lists.map((list) => {
    if (!list.ok) throw new Response(null, { status: 500 });
    return list.value;
  });
  const all = columns.flatMap(({ cards }) => cards);
  const jsonLd = listJsonLd([{ name: title, href: jobs.under!.path }], all, visit.house.settings.BASE_URL);
  const shown = columns.map(({ cards, count }) => ({ cards: cards.map(listCard), count }));
  return data({ columns: shown, jsonLd }, { headers: publicPage([], ["library"], siteDayEnds()) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function LoungePage({ loaderData }: Route.ComponentProps) {
  const { columns, jsonLd } = loaderData;
  return (
    <div className="page-width pt-8 md:pt-12">
      <title>{`${title} · Jigger`}</title>
      <meta
        name="description"
        content="For everybody who works with drinks: jobs, competitions, trade fairs and festivals."
      />
      <JsonLdScript of={jsonLd} />
      <PageHead title={title}>For everybody who works with drinks: jobs, competitions and dates of the trade.</PageHead>
      <div className="grid gap-10 lg:grid-cols-3">
        {[jobs, competitions, events].map((area, place) => (
          <Column key={area.table} area={area} cards={columns[place]!.cards} count={columns[place]!.count} />
        ))}
      </div>
      <p className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3">
        <A to={contentPages.advertise.path} className="button button-main">
          {contentPages.advertise.title}
        </A>
        <A to={`${jobs.path}?when=past`} className="text-link">
          Jobs that have closed
        </A>
      </p>
    </div>
  );
}

/** One list's beginning: words before pictures. */
function Column({ area, cards, count }: { area: Area; cards: ListCard[]; count: number }) {
  return (
    <section>
      <h2 className="text-3xl">
        <A to={area.path} className="hover:underline">
          {area.words.title}
        </A>
      </h2>
      <ul className="mt-4 border-line border-t">
        {cards.map((card) => (
          <li key={card.link_id} className="relative border-line border-b py-4">
            {card.facts ? <p className="eyebrow">{card.facts}</p> : null}
            <h3 className="mt-1 text-xl">
              <A to={card.href} className="after:absolute after:inset-0 hover:underline">
                {card.name}
              </A>
            </h3>
            <p className="mt-1 text-muted">{card.teaser}</p>
            {card.badge ? <p className="mt-1 font-semibold text-good">{card.badge}</p> : null}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <A to={area.path} className="text-link">
          {`See all ${countOf(area, count)}`}
        </A>
      </p>
    </section>
  );
}

import { data } from "react-router";
import { siteDayEnds } from "#app/kit/dates.ts";
import type { House } from "#app/operations/house.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { unbroken } from "#app/ui/cards.ts";
import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead, SocialMeta } from "#app/ui/page.tsx";
import { type Area, areaCard, countOf } from "../area.ts";
import { readings } from "../area-readings.server.ts";
import { type ListCard, listCard } from "../areas/area-card.tsx";
import { readNarrowed } from "../areas/area-filters.ts";
import { listOperation } from "../areas/area-operations.server.ts";
import { listJsonLd } from "../areas/json-ld.server.ts";
import { choicesOf } from "../areas/kept-lists.server.ts";
import { contentPages } from "../content-pages.ts";
import type { Route } from "./+types/lounge-page";
import { competitions, events, jobs } from "./lounge.ts";

const title = "Bartenders lounge";
const description = "For everybody who works with drinks: jobs, competitions, trade fairs and festivals.";
const mostShown = 6;

const tables = ["jobs", "competitions", "events"] as const;

/** How many of a list are past, as its filter counts them. */
async function pastOf(house: House, table: (typeof tables)[number]): Promise<number> {
  const reading = readings[table];
  const { when } = await choicesOf(house, reading, readNarrowed(reading.area, new URLSearchParams()));
  return when?.find(({ value }) => value === "past")?.count ?? 0;
}

/** The first of each of the lounge's three lists, and how many of each are past. */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const lists = await Promise.all(
    tables.map((table) => run(listOperation(readings[table]), { limit: mostShown }, visit.publicCaller())),
  );
  const columns = lists.map((list) => {
    if (!list.ok) throw new Response(null, { status: 500 });
    return list.value;
  });
  const all = columns.flatMap(({ cards }) => cards);
  const jsonLd = listJsonLd([{ name: title, href: jobs.under!.path }], all, visit.house.settings.BASE_URL);
  const past = await Promise.all(tables.map((table) => pastOf(visit.house, table)));
  const shown = columns.map(({ cards, count }, place) => ({ cards: cards.map(listCard), count, past: past[place]! }));
  return data({ columns: shown, jsonLd }, { headers: publicPage([], ["library"], siteDayEnds()) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function LoungePage({ loaderData }: Route.ComponentProps) {
  const { columns, jsonLd } = loaderData;
  return (
    <div className="page-width pt-8 md:pt-12">
      <DocumentHead title={title} description={description} />
      <SocialMeta title={title} description={description} path={jobs.under!.path} image={areaCard(jobs)} />
      <JsonLdScript of={jsonLd} />
      <PageHead title={title}>For everybody who works with drinks: jobs, competitions and dates of the trade.</PageHead>
      <div className="grid gap-10 lg:grid-cols-3">
        {areasOfLounge.map((area, place) => (
          <Column key={area.table} area={area} cards={columns[place]!.cards} count={columns[place]!.count} />
        ))}
      </div>
      <p className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3">
        <A to={contentPages.advertise.path} className="button button-main">
          {contentPages.advertise.title}
        </A>
      </p>
      <PastOnes columns={columns} />
    </div>
  );
}

const areasOfLounge = [jobs, competitions, events];

/** What is past, where anything is (areas.md). */
function PastOnes({ columns }: { columns: readonly { past: number }[] }) {
  const past = areasOfLounge.flatMap((area, place) => {
    const count = columns[place]!.past;
    return count > 0 ? [{ area, count }] : [];
  });
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past" className="mt-10">
      <h2 id="past" className="text-2xl">
        Past ones
      </h2>
      <ul className="flex flex-wrap gap-x-8">
        {past.map(({ area, count }) => (
          <li key={area.table}>
            <A to={`${area.path}?when=past`} className="text-link inline-flex min-h-11 items-center">
              {`${countOf(area, count)} ${pastWords[area.table]}`}
            </A>
          </li>
        ))}
      </ul>
    </section>
  );
}

const pastWords: Record<string, string> = {
  jobs: "that closed",
  competitions: "without a next round",
  events: "not planned again",
};

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
            {card.facts ? <p className="eyebrow">{unbroken(card.facts)}</p> : null}
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

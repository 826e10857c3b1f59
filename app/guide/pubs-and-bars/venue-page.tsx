import { unpack } from "#app/platform/packed.ts";
import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import { FactList, WordLinks, yearLink } from "../areas/entry/fact-list.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import type { Route } from "./+types/venue-page";
import { venueReading } from "./venue-store.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadEntry(args, venueReading);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function VenuePage({ loaderData }: Route.ComponentProps) {
  const shown = unpack(loaderData);
  const venue = shown.entry;
  const { name, kind, city, country, address, known_for, text } = venue;
  const { landings } = shown;
  const listed = (filters: Record<string, string>) => `/pubs-and-bars?${new URLSearchParams(filters)}`;
  return (
    <EntryPage shown={shown}>
      <FactList
        facts={[
          ["Kind", <WordLinks key="kind" words={[kind]} to={() => listed({ kind })} />],
          ["City", <WordLinks key="city" words={[city]} to={() => landings[city] ?? listed({ country, city })} />],
          [
            "Country",
            <WordLinks key="country" words={[country]} to={() => landings[country] ?? listed({ country })} />,
          ],
          ["Opened", yearLink({ year: venue.opened_year, circa: venue.opened_circa }, landings)],
          ["Closed", yearLink({ year: venue.closed_year, circa: venue.closed_circa }, landings)],
          ["Known for", known_for.join(", ")],
        ]}
      />
      <p className="mt-6 max-w-prose text-lg">
        <NamedText text={text} links={shown.links.description} />
      </p>
      <address className="card mt-6 max-w-prose p-4 not-italic">
        <p>{[address, address?.includes(city) ? null : city, country].filter(Boolean).join(", ")}</p>
        {venue.closed_year === null ? (
          <p className="mt-2">
            {/* A search by name and place: the map is another site's and is opened by the reader alone. */}
            <a
              className="text-link"
              rel="noreferrer"
              href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${name}, ${address ?? city}, ${country}` })}`}
            >
              Open in OpenStreetMap
            </a>
          </p>
        ) : null}
      </address>
    </EntryPage>
  );
}

import { showMonth } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { unpack } from "#app/platform/packed.ts";
import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import { FactList, WordLinks } from "../areas/entry/fact-list.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import { SampleNote } from "../areas/entry/sample-note.tsx";
import { yearText } from "../areas/years.ts";
import type { Route } from "./+types/event-page";
import { eventReading } from "./event-store.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadEntry(args, eventReading);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const shown = unpack(loaderData);
  const event = shown.entry;
  const { locale } = useReader();
  // Those that are over as well: this one may be.
  const listed = (country: string) => `${shown.area.path}?${new URLSearchParams({ country, when: "all" })}`;
  const month = event.month === null ? null : showMonth(event.month, locale);
  return (
    <EntryPage shown={shown}>
      {event.sample ? <SampleNote what={event.name} /> : null}
      <FactList
        facts={[
          ["City", event.city],
          ["Country", event.country ? <WordLinks key="country" words={[event.country]} to={listed} /> : null],
          ["Usually in", month],
          ["Next", month && event.next ? `${month} ${event.next.year}` : null],
          ["How often", event.rhythm],
          ["Since", yearText({ year: event.since_year, circa: event.since_circa })],
          ["Organiser", event.organiser],
        ]}
      />
      <p className="mt-6 max-w-prose text-lg">
        <NamedText text={event.text} links={shown.links.description} />
      </p>
      {event.next ? <p className="mt-4 text-muted">The days change from year to year: ask the organiser.</p> : null}
    </EntryPage>
  );
}

import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { unpack } from "#app/platform/packed.ts";
import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import { FactList, WordLinks } from "../areas/entry/fact-list.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import { SampleNote } from "../areas/entry/sample-note.tsx";
import { yearText } from "../areas/years.ts";
import type { Route } from "./+types/competition-page";
import { competitionReading } from "./competition-store.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadEntry(args, competitionReading);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function CompetitionPage({ loaderData }: Route.ComponentProps) {
  const shown = unpack(loaderData);
  const { name, organiser, country, since_year, since_circa, rhythm, held_from, held_to, text, sample } = shown.entry;
  const { locale } = useReader();
  // Those that are over as well: this one may be.
  const listed = (country: string) => `${shown.area.path}?${new URLSearchParams({ country, when: "all" })}`;
  return (
    <EntryPage shown={shown}>
      {sample ? <SampleNote what={name} /> : null}
      <FactList
        facts={[
          ["Organiser", organiser],
          ["Country", country ? <WordLinks key="country" words={[country]} to={listed} /> : null],
          [
            "Held",
            held_from ? (
              <span key="held">
                <time dateTime={held_from}>{showDay(held_from, locale)}</time>
                {held_to && held_to !== held_from ? (
                  <>
                    {" to "}
                    <time dateTime={held_to}>{showDay(held_to, locale)}</time>
                  </>
                ) : null}
              </span>
            ) : null,
          ],
          ["Since", yearText({ year: since_year, circa: since_circa })],
          ["How often", rhythm],
        ]}
      />
      <p className="mt-6 max-w-prose text-lg">
        <NamedText text={text} links={shown.links.description} />
      </p>
    </EntryPage>
  );
}

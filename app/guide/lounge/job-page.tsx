import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { unpack } from "#app/platform/packed.ts";
import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import { FactList, WordLinks } from "../areas/entry/fact-list.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import { SampleNote } from "../areas/entry/sample-note.tsx";
import type { Route } from "./+types/job-page";
import { jobReading } from "./job-store.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadEntry(args, jobReading);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const shown = unpack(loaderData);
  const { company, city, country, hours, pay, posted, closes, open, text, sample } = shown.entry;
  const { locale } = useReader();
  const listOf = (filter: string) => (value: string) =>
    `${shown.area.path}?${new URLSearchParams({ [filter]: value })}`;
  return (
    <EntryPage shown={shown}>
      {sample ? <SampleNote what="This job" /> : null}
      {open ? null : <p className="mt-6 font-semibold text-bad">This job is closed.</p>}
      <FactList
        facts={[
          ["Company", company],
          ["City", city],
          ["Country", <WordLinks key="country" words={[country]} to={listOf("country")} />],
          ["Hours", <WordLinks key="hours" words={[hours]} to={listOf("hours")} />],
          ["Pay", pay],
          [
            "Posted",
            <time key="posted" dateTime={posted}>
              {showDay(posted, locale)}
            </time>,
          ],
          [
            open ? "Closes" : "Closed",
            <time key="closes" dateTime={closes}>
              {showDay(closes, locale)}
            </time>,
          ],
        ]}
      />
      <p className="mt-6 max-w-prose text-lg">
        <NamedText text={text} links={shown.links.description} />
      </p>
    </EntryPage>
  );
}

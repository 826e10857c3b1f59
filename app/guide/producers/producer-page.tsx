import { A } from "#app/ui/link.tsx";
import { entryPath } from "../area.ts";
import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import { FactList, WordLinks, yearLink } from "../areas/entry/fact-list.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import type { Route } from "./+types/producer-page";
import { producerReading } from "./producer-store.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadEntry(args, producerReading);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function ProducerPage({ loaderData }: Route.ComponentProps) {
  const { kind, place, country, founded_year, founded_circa, group_id, group_name, text } = loaderData.entry;
  const { landings } = loaderData;
  const listOf = (name: string) => (value: string) => `/producers?${new URLSearchParams({ [name]: value })}`;
  const group =
    group_id && group_name ? (
      <A to={entryPath(loaderData.area, group_id, group_name)} className="text-link">
        {group_name}
      </A>
    ) : null;
  return (
    <EntryPage shown={loaderData}>
      <FactList
        facts={[
          ["Kind", <WordLinks key="kind" words={[kind]} to={listOf("kind")} />],
          ["Place", place ? <WordLinks key="place" words={[place]} to={(word) => landings[word]} /> : null],
          [
            "Country",
            <WordLinks key="country" words={[country]} to={(word) => landings[word] ?? listOf("country")(word)} />,
          ],
          ["Founded", yearLink({ year: founded_year, circa: founded_circa }, landings)],
          ["Belongs to", group],
        ]}
      />
      <p className="mt-6 max-w-prose text-lg">
        <NamedText text={text} links={loaderData.links.description} />
      </p>
    </EntryPage>
  );
}

import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import { FactList, WordLinks, yearLink } from "../areas/entry/fact-list.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import type { Route } from "./+types/figure-page";
import { figureReading } from "./figure-store.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadEntry(args, figureReading);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function FigurePage({ loaderData }: Route.ComponentProps) {
  const { born, died, country, roles, text } = loaderData.entry;
  const { landings } = loaderData;
  const listOf = (name: string) => (value: string) => `/people?${new URLSearchParams({ [name]: value })}`;
  return (
    <EntryPage shown={loaderData}>
      <FactList
        facts={[
          ["Born", yearLink(born, landings)],
          ["Died", yearLink(died, landings)],
          [
            "Country",
            <WordLinks key="country" words={[country]} to={(word) => landings[word] ?? listOf("country")(word)} />,
          ],
          ["Known as", <WordLinks key="roles" words={roles} to={listOf("role")} />],
        ]}
      />
      <p className="mt-6 max-w-prose text-lg">
        <NamedText text={text} links={loaderData.links.description} />
      </p>
    </EntryPage>
  );
}

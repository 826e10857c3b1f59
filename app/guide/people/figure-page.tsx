import { unpack } from "#app/platform/packed.ts";
import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import { FactList, WordLinks, yearLink } from "../areas/entry/fact-list.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import type { Route } from "./+types/figure-page";
import { figureReading } from "./figure-store.server.ts";
import { LifeLine } from "./life-line.tsx";

export async function loader(args: Route.LoaderArgs) {
  return loadEntry(args, figureReading);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function FigurePage({ loaderData }: Route.ComponentProps) {
  const shown = unpack(loaderData);
  const { born, died, country, roles, text, life } = shown.entry;
  const { landings } = shown;
  const listOf = (name: string) => (value: string) => `/people?${new URLSearchParams({ [name]: value })}`;
  return (
    <EntryPage shown={shown} below={life ? <LifeLine life={life} /> : null}>
      <FactList
        facts={[
          ["Born", yearLink(born, landings)],
          ["Died", yearLink(died, landings)],
          [
            "Worked in",
            <WordLinks key="country" words={[country]} to={(word) => landings[word] ?? listOf("country")(word)} />,
          ],
          ["Known as", <WordLinks key="roles" words={roles} to={listOf("role")} />],
        ]}
      />
      <p className="mt-6 max-w-prose text-lg">
        <NamedText text={text} links={shown.links.description} />
      </p>
    </EntryPage>
  );
}

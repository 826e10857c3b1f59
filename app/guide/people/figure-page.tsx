import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import { FactList, WordLinks } from "../areas/entry/fact-list.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import { yearText } from "../areas/years.ts";
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
  const listOf = (name: string) => (value: string) => `/people?${new URLSearchParams({ [name]: value })}`;
  return (
    <EntryPage shown={loaderData}>
      <FactList
        facts={[
          ["Born", yearText(born)],
          ["Died", yearText(died)],
          ["Country", <WordLinks key="country" words={[country]} to={listOf("country")} />],
          ["Known as", <WordLinks key="roles" words={roles} to={listOf("role")} />],
        ]}
      />
      <p className="mt-6 max-w-prose text-lg">
        <NamedText text={text} links={loaderData.links.description} />
      </p>
    </EntryPage>
  );
}

import { splitLocale } from "#app/i18n/locale.ts";
import { unpack } from "#app/platform/packed.ts";
import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import { FactList, WordLinks } from "../areas/entry/fact-list.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import { SampleNote } from "../areas/entry/sample-note.tsx";
import type { Route } from "./+types/company-page";
import { agents } from "./company.ts";
import { agentReading, prCompanyReading } from "./company-store.server.ts";

/** An agent's page, or a PR company's: the address says which. */
export async function loader(args: Route.LoaderArgs) {
  const { rest } = splitLocale(args.url.pathname);
  return rest.startsWith(`${agents.entries}/`) ? loadEntry(args, agentReading) : loadEntry(args, prCompanyReading);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const shown = unpack(loaderData);
  const { name, city, country, services, text, sample } = shown.entry;
  const { area } = shown;
  const listOf = (filter: string) => (value: string) => `${area.path}?${new URLSearchParams({ [filter]: value })}`;
  return (
    <EntryPage shown={shown}>
      {sample ? <SampleNote what={name} /> : null}
      <FactList
        facts={[
          ["City", city],
          ["Country", <WordLinks key="country" words={[country]} to={listOf("country")} />],
          ["What they do", <WordLinks key="services" words={services} to={listOf("service")} />],
        ]}
      />
      <p className="mt-6 max-w-prose text-lg">
        <NamedText text={text} links={shown.links.description} />
      </p>
    </EntryPage>
  );
}

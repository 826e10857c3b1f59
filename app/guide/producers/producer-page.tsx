import { unpack } from "#app/platform/packed.ts";
import { A } from "#app/ui/link.tsx";
import { entryPath } from "../area.ts";
import { AreaCard } from "../areas/area-card.tsx";
import { blockOf, type ShownGroup } from "../areas/entry/card-groups.tsx";
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
  const shown = unpack(loaderData);
  const { id, name, kind, place, country, founded_year, founded_circa, group_id, group_name, text } = shown.entry;
  const { landings } = shown;
  const listOf = (name: string) => (value: string) => `/producers?${new URLSearchParams({ [name]: value })}`;
  const group =
    group_id && group_name ? (
      <A to={entryPath(shown.area, group_id, group_name)} className="text-link">
        {group_name}
      </A>
    ) : null;
  return (
    <EntryPage
      shown={shown}
      below={
        <Bottles shelves={blockOf(shown.related, "bottles")} of={name} href={`/beer-wine-spirits?producer=${id}`} />
      }
    >
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
        <NamedText text={text} links={shown.links.description} />
      </p>
    </EntryPage>
  );
}

/** Its bottles by what they are: in columns, which fill one after the other whatever each shelf holds. */
function Bottles({ shelves, of, href }: { shelves: ShownGroup[]; of: string; href: string }) {
  if (shelves.length === 0) return null;
  return (
    <section aria-labelledby="bottles" className="mt-section print:hidden">
      <div className="section-head">
        <h2 id="bottles">Bottles of {of}</h2>
        <A to={href} className="text-link inline-flex min-h-11 items-center">
          See them in the list
        </A>
      </div>
      <div className="shelves">
        {shelves.map(({ title, cards }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-2 text-h3">{title}</h3>
            <ul className="few-cards">
              {cards.map((card) => (
                <AreaCard key={card.link_id} card={card} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

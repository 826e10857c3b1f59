import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead, SocialMeta } from "#app/ui/page.tsx";
import { ListMaps } from "../areas/list/above/list-map.tsx";
import { Columns, decadeColumns } from "../browse/columns.tsx";
import { landingPages } from "../content-pages.ts";
import type { Entry, loadLandingList } from "./landing-lists.server.ts";

/** On phones the columns begin here; what is older is below. */
const wideFrom = 1850;
const told = (count: number) => (count === 1 ? "1 entry" : `${count} entries`);

/** All countries with their cities, decades with their years, or spirits. */
export function LandingList({ list }: { list: Awaited<ReturnType<typeof loadLandingList>> }) {
  const { page, groups, maps, jsonLd } = list;
  const isTime = page.path === landingPages.years.path;
  const decades = groups.map(({ name, total }) => ({ from: Number.parseInt(name, 10), count: total })).reverse();
  const hrefs = new Map(groups.map(({ name, href }) => [Number.parseInt(name, 10), href]));
  return (
    <div className="page-width pt-8 md:pt-12">
      <DocumentHead title={page.title} description={page.description} />
      <SocialMeta title={page.title} description={page.description} path={page.path} />
      <JsonLdScript of={jsonLd} />
      <PageHead title={page.title}>{page.description}</PageHead>
      {maps.length > 0 ? <ListMaps maps={maps} total={`${maps[0]!.dots.length} countries`} /> : null}
      {isTime ? (
        <Columns
          label="Decades"
          columns={decadeColumns(decades, (from) => hrefs.get(from) ?? null, told)}
          every={50}
          wideFrom={wideFrom}
        />
      ) : null}
      <ul className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <li key={group.name} className="border-line border-b py-3">
            <h2 className="text-xl">
              <Told entry={group} />
            </h2>
            {group.parts.length > 0 ? (
              <ul className="flex flex-wrap gap-x-4 text-muted">
                {group.parts.map((part) => (
                  <li key={part.name}>
                    <Told entry={part} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Told({ entry: { name, href, total } }: { entry: Entry }) {
  const count = <span className="ml-2 font-normal font-text text-base text-muted tabular-nums">{total}</span>;
  if (!href) return <span className="inline-flex min-h-11 items-center">{name}</span>;
  return (
    <A to={href} className="inline-flex min-h-11 items-center hover:underline">
      {name}
      {count}
    </A>
  );
}

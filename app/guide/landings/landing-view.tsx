import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { DocumentHead, FactStrip, PageHead, SocialMeta } from "#app/ui/page.tsx";
import { CardGroups } from "../areas/entry/card-groups.tsx";
import { Way } from "../areas/entry/way.tsx";
import { ListMaps } from "../areas/list/above/list-map.tsx";
import { Columns } from "../browse/columns.tsx";
import { socialPath } from "../cocktail.ts";
import type { LandingKind } from "./landing.ts";
import type { loadLanding } from "./landing-loader.server.ts";

const eyebrows: Record<LandingKind, string> = { country: "Country", city: "City", year: "In time", spirit: "Spirit" };

/** The page of a country, city, year, decade or spirit. */
export function LandingView({ landing }: { landing: Awaited<ReturnType<typeof loadLanding>> }) {
  const { kind, href, title, name, description, figures, way, groups, maps, timeline, picture, jsonLd } = landing;
  const total = figures.map(({ value, more }) => `${value} ${more}`).join(" · ");
  return (
    <div className="page-width pt-2 md:pt-5">
      <DocumentHead title={`${title}: drinks, bottles, bars and people`} description={description} />
      <SocialMeta
        title={title}
        description={description}
        path={href}
        {...(picture ? { image: socialPath(picture) } : {})}
        alt={`${title}: ${total}`}
      />
      <JsonLdScript of={jsonLd} />
      <Way steps={way} here={name} />
      <PageHead title={title} eyebrow={eyebrows[kind]}>
        {description}
      </PageHead>
      <FactStrip facts={figures} className="mb-6" />
      {maps.length > 0 ? (
        <ListMaps maps={maps} total={maps[0]!.dots.length === 1 ? "1 place" : `${maps[0]!.dots.length} places`} />
      ) : null}
      {timeline ? (
        <section aria-labelledby="timeline-title">
          <h2 id="timeline-title" className="sr-only">
            {timeline.label}
          </h2>
          <Columns {...timeline} />
        </section>
      ) : null}
      <CardGroups groups={groups} />
    </div>
  );
}

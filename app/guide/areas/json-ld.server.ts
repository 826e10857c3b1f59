import { asScript, breadcrumbs, type JsonLd } from "#app/kit/json-ld.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import type { Area } from "../area.ts";

type Step = { name: string; href: string };

/** The way to an area's list. */
export function wayTo({ under, words, path }: Area): Step[] {
  return [...(under ? [{ name: under.title, href: under.path }] : []), { name: words.title, href: path }];
}

/** A page that lists cards, as schema.org's ItemList, with the way to it, whose last step it is. */
export function listJsonLd(
  steps: readonly Step[],
  cards: readonly Pick<SubjectCard, "name" | "href">[],
  baseUrl: string,
): JsonLd {
  const list = {
    "@type": "ItemList",
    name: steps.at(-1)?.name,
    itemListElement: cards.map(({ name, href }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      url: baseUrl + href,
    })),
  };
  const way = breadcrumbs(baseUrl, steps);
  return asScript({ "@context": "https://schema.org", "@graph": cards.length > 0 ? [list, way] : [way] });
}

/** An entry as what it is to schema.org (contract.md, 7), with the way to it. */
export function entryJsonLd(
  area: Area,
  card: SubjectCard,
  facts: Record<string, unknown>,
  { description, baseUrl, image }: { description: string; baseUrl: string; image: string | null },
): JsonLd {
  const url = baseUrl + card.href;
  const entry = {
    "@id": url,
    name: card.name,
    description,
    url,
    ...(image ? { image: baseUrl + image } : {}),
    ...facts,
  };
  const way = breadcrumbs(baseUrl, [...wayTo(area), { name: card.name, href: card.href }]);
  return asScript({ "@context": "https://schema.org", "@graph": [entry, way] });
}

import type { SubjectCard } from "#app/search/subject-card.ts";
import type { Area } from "../area.ts";

/** JSON-LD as it may stand in a script element: nothing in it ends the element. */
function asScript(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

type Step = { name: string; href: string };

/** The way to an area's list. */
export function wayTo({ under, words, path }: Area): Step[] {
  return [...(under ? [{ name: under.title, href: under.path }] : []), { name: words.title, href: path }];
}

function breadcrumbs(baseUrl: string, steps: readonly Step[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, href }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: baseUrl + href,
    })),
  };
}

/** A page that lists cards, as schema.org's ItemList, with the way to it, whose last step it is. */
export function listJsonLd(steps: readonly Step[], cards: readonly SubjectCard[], baseUrl: string): string {
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
  return asScript({ "@context": "https://schema.org", "@graph": [list, way] });
}

/** An entry as what it is to schema.org (contract.md, 7), with the way to it. */
export function entryJsonLd(
  area: Area,
  card: SubjectCard,
  facts: Record<string, unknown>,
  { description, baseUrl, image }: { description: string; baseUrl: string; image: string | null },
): string {
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

/** A page of text, with the way to it. */
export function pageJsonLd(
  { title, path, description }: { title: string; path: string; description: string },
  baseUrl: string,
): string {
  const url = baseUrl + path;
  const page = { "@type": "WebPage", "@id": url, name: title, description, url };
  return asScript({
    "@context": "https://schema.org",
    "@graph": [page, breadcrumbs(baseUrl, [{ name: title, href: path }])],
  });
}

import { asScript, breadcrumbs, type JsonLd } from "#app/kit/json-ld.ts";
import type { MembersRating } from "#app/marks/rating.ts";
import type { Photograph } from "#app/photographs/photographs.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { pictureUrl } from "#app/uploads/picture-href.ts";
import { sourcesOf } from "#app/uploads/upload-href.ts";
import type { Area } from "../area.ts";

type Step = { name: string; href: string };

/** The way to an area's list. */
export function wayTo({ under, words, path }: Area): Step[] {
  return [...(under ? [{ name: under.title, href: under.path }] : []), { name: words.title, href: path }];
}

/** A page that lists cards, as schema.org's ItemList, with the way to it, whose last step it is; a far page goes on counting. */
export function listJsonLd(
  steps: readonly Step[],
  cards: readonly Pick<SubjectCard, "name" | "href">[],
  baseUrl: string,
  offset = 0,
): JsonLd {
  const list = {
    "@type": "ItemList",
    name: steps.at(-1)?.name,
    itemListElement: cards.map(({ name, href }, place) => ({
      "@type": "ListItem",
      position: offset + place + 1,
      name,
      url: baseUrl + href,
    })),
  };
  const way = breadcrumbs(baseUrl, steps);
  return asScript({ "@context": "https://schema.org", "@graph": cards.length > 0 ? [list, way] : [way] });
}

type Told = {
  description: string;
  image: string | null;
  /** Those on its page, with whom they are by and under what. */
  photographs: readonly Photograph[];
  /** What members make of it. */
  rated: MembersRating;
  baseUrl: string;
  pictures: string;
};

/** The mean of enough votes; schema.org has none for what is a word alone. */
function ratingIn(rated: MembersRating, type: unknown): Record<string, unknown> {
  if (!rated || rated.mean === null || type === "DefinedTerm") return {};
  const ratingValue = Math.round(rated.mean * 10) / 10;
  const scale = { bestRating: 5.5, worstRating: 1 };
  return { aggregateRating: { "@type": "AggregateRating", ratingValue, ...scale, ratingCount: rated.count } };
}

/** A photograph with its credit, as search engines show it beside the picture. */
function photographJsonLd(
  { src, caption, by, licence_href, source }: Photograph,
  site: Pick<Told, "baseUrl" | "pictures">,
) {
  return {
    "@type": "ImageObject",
    contentUrl: sourcesOf(src, (path) => pictureUrl(path, site)).src,
    ...(caption ? { caption } : {}),
    creditText: by,
    ...(licence_href ? { license: licence_href } : {}),
    ...(source?.href ? { acquireLicensePage: source.href } : {}),
  };
}

/** An entry as what it is to schema.org (contract.md, 7), with the way to it. */
export function entryJsonLd(
  area: Area,
  card: SubjectCard,
  facts: Record<string, unknown>,
  { description, image, photographs, rated, ...site }: Told,
): JsonLd {
  const { baseUrl } = site;
  const url = baseUrl + card.href;
  // Of pictures an area tells paths, like its card.
  const { images = image ? [image] : [], ...others } = facts as { images?: string[]; "@type"?: string };
  const addresses = [
    ...images.map((path) => pictureUrl(path, site)),
    ...photographs.map((one) => photographJsonLd(one, site)),
  ];
  const entry = {
    "@id": url,
    name: card.name,
    description,
    url,
    ...(addresses.length > 0 ? { image: addresses.length === 1 ? addresses[0] : addresses } : {}),
    ...others,
    ...ratingIn(rated, others["@type"]),
  };
  const way = breadcrumbs(baseUrl, [...wayTo(area), { name: card.name, href: card.href }]);
  return asScript({ "@context": "https://schema.org", "@graph": [entry, way] });
}

export type Step = { name: string; href: string };

/**
 * What a page is to machines. Its text stands in the HTML and nowhere else: as it cannot be enumerated, it is left out of what
 * a page hands to the browser's router, of which it was a seventh; there the object is empty.
 */
export type JsonLd = { readonly text?: string };

/** JSON as it may stand in a script element: nothing in it ends the element. */
export function jsonInScript(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** JSON-LD for its script element. Written when the element is. */
export function asScript(data: unknown): JsonLd {
  const get = () => jsonInScript(data);
  return Object.defineProperty({}, "text", { get, enumerable: false });
}

/** The way to a page, whose last step it is. */
export function breadcrumbs(baseUrl: string, steps: readonly Step[]) {
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

/** A page of text, with the way to it: below the pages `above` it, where it is not one of the top. */
export function pageJsonLd(
  { title, path, description }: { title: string; path: string; description: string },
  baseUrl: string,
  above: readonly Step[] = [],
): JsonLd {
  const url = baseUrl + path;
  const page = { "@type": "WebPage", "@id": url, name: title, description, url };
  return asScript({
    "@context": "https://schema.org",
    "@graph": [page, breadcrumbs(baseUrl, [...above, { name: title, href: path }])],
  });
}

/** The site itself and the search in it, as its first page tells them. */
export function siteJsonLd({ name, description }: { name: string; description: string }, baseUrl: string): JsonLd {
  const url = `${baseUrl}/`;
  const search = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${baseUrl}/search?keyword={keyword}` },
    "query-input": "required name=keyword",
  };
  const publisher = { "@type": "Organization", name, url, logo: `${baseUrl}/favicon.svg` };
  const site = { "@type": "WebSite", "@id": url, name, description, url, publisher, potentialAction: search };
  return asScript({ "@context": "https://schema.org", "@graph": [site] });
}

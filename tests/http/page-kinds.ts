import type { Area } from "#app/guide/area.ts";
import { areas } from "#app/guide/areas.ts";
import { browsePages, contentPages, landingPages } from "#app/guide/content-pages.ts";
import type { Client } from "./client.ts";

/** The pages of the guide that no area has: what each is, and where it stands. */
const others: Record<string, string> = {
  home: "/",
  "a list that is filtered": "/cocktails?spirit=gin&taste=bitter",
  "a list's second page": "/cocktails?offset=24",
  "a list with nothing in it": "/cocktails?keyword=zzzzqq",
  "search, before anything is asked": "/search",
  "what a search found": "/search?keyword=gin",
  "a search that found nothing": "/search?keyword=zzzzqq",
  "two recipes side by side": "/cocktails/compare?ids=77,78",
  "a recipe to print": "/cocktails/recipe/77/negroni?view=print",
  "a recipe for four in ounces": "/cocktails/recipe/77/negroni?yield=4&units=oz",
  "what can be made, asked": "/what-can-i-make",
  "what can be made, told": "/what-can-i-make?iid=1,2,3",
  "the map as a table": `${browsePages.tastes.path}?view=table`,
  "a country": "/places/england",
  "a city": "/places/england/london",
  "a year": "/years/1862",
  "a decade": "/years/1860s",
  "a spirit": "/spirits/gin",
  "a day": "/on-this-day/12-25",
  "the lounge": "/bartenders-lounge",
  cookies: "/cookie-policy",
  "sign in": "/your-account/login",
  "the calls, described": "/api/docs",
};

/** One page of every kind, by what it is: also each area's list, advanced search and first entry, as the sitemap has it. */
export async function pageKinds(visitor: Client): Promise<Record<string, string>> {
  const kinds = { ...others };
  for (const { title, path } of [
    ...Object.values(contentPages),
    ...Object.values(browsePages),
    ...Object.values(landingPages),
  ])
    kinds[title] = path;
  for (const { table, path, advanced } of areas as readonly Area[]) {
    kinds[`list of ${table}`] = path;
    if (advanced) kinds[`advanced search of ${table}`] = advanced;
    const { text } = await visitor.get(`/sitemaps/${table}-0.xml`);
    // The list stands first.
    const [, entry] = [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, address]) => address!);
    kinds[`entry of ${table}`] = entry!;
  }
  return kinds;
}

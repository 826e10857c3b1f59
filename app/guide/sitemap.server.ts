import type { Context } from "hono";
import { asXml } from "#app/kit/xml.ts";
import type { House } from "#app/operations/house.server.ts";
import { mayKeep, publicPage } from "#app/platform/public-page.ts";
import { subjectAddresses, subjectCounts } from "#app/search/subject-store.server.ts";
import type { Area } from "./area.ts";
import { areas } from "./areas.ts";
import { browsePages, contentPages, landingPages } from "./content-pages.ts";
import { landingAddresses } from "./landings/landings.server.ts";

/** The protocol allows 50,000 addresses a file (sitemaps.org); fewer are read and written in one go. */
const perFile = 10_000;
const file = /^\/sitemaps\/([a-z_-]{1,40})-(\d{1,4})\.xml$/;

/**
 * `/sitemap.xml`, an index of `/sitemaps/{area}-{n}.xml`: every list and every entry of the guide, `pages-0`, and
 * `landings-0`, of the pages that are made from facts.
 * @param others public pages of other rooms
 */
export function sitemaps(house: House, others: readonly string[]) {
  const base = house.settings.BASE_URL;
  return async (context: Context): Promise<Response> => {
    if (context.req.path === "/sitemap.xml") return xml(context, await index(house, base));
    const [, name, number] = file.exec(context.req.path) ?? [];
    if (name === "pages" && Number(number) === 0)
      return xml(context, urlset([...ownPages, ...others].map((path) => urlOf(base + path))));
    if (name === "landings" && Number(number) === 0)
      return xml(context, urlset((await landingAddresses(house)).map((path) => urlOf(base + path))));
    const area = areas.find(({ table }) => table === name);
    if (!area) return context.text("Not found\n", 404);
    const offset = Number(number) * perFile;
    const entries = await subjectAddresses(house.db, area.table, { limit: perFile, offset });
    if (entries.length === 0) return context.text("Not found\n", 404);
    // What has a place on another's page is no page of its own: that page is named, once.
    const pages = [...new Map(entries.map(({ href, date }) => [href.split("#")[0]!, date]))];
    const list = offset === 0 ? [urlOf(base + area.path)] : [];
    return xml(context, urlset([...list, ...pages.map(([href, date]) => urlOf(base + href, date))]));
  };
}

async function index(house: House, base: string): Promise<string> {
  const counts = await subjectCounts(house.db);
  const files = areas.flatMap(({ table }) =>
    Array.from({ length: Math.ceil((counts.get(table) ?? 0) / perFile) }, (_, number) => `${table}-${number}`),
  );
  const entries = ["pages-0", "landings-0", ...files].map(
    (name) => `<sitemap><loc>${asXml(`${base}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  );
  return `<sitemapindex xmlns="${namespace}">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** The pages that no area's list names. */
const ownPages = [
  "/",
  ...new Set((areas as readonly Area[]).flatMap(({ under, advanced }) => [under?.path ?? [], advanced ?? []].flat())),
  ...[...Object.values(contentPages), ...Object.values(browsePages), ...Object.values(landingPages)].map(
    ({ path }) => path,
  ),
];

const urlOf = (address: string, date?: string) =>
  `<url><loc>${asXml(address)}</loc>${date ? `<lastmod>${date}</lastmod>` : ""}</url>`;
const urlset = (urls: readonly string[]) => `<urlset xmlns="${namespace}">\n${urls.join("\n")}\n</urlset>\n`;

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

function xml(context: Context, text: string): Response {
  return context.body(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`, 200, {
    "content-type": "application/xml; charset=utf-8",
    "cache-control": mayKeep.asking,
    ...publicPage([], ["library"]),
  });
}

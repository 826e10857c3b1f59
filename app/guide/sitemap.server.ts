import type { Context } from "hono";
import type { House } from "#app/platform/house.server.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { subjectAddresses, subjectCounts } from "#app/search/subject-store.server.ts";
import { areas } from "./areas.ts";

/** The protocol allows 50,000 addresses a file (sitemaps.org); fewer are read and written in one go. */
const perFile = 10_000;
const file = /^\/sitemaps\/([a-z_-]{1,40})-(\d{1,4})\.xml$/;

/** `/sitemap.xml`, an index of `/sitemaps/{area}-{n}.xml`: every list and every entry of the guide. */
export function sitemaps(house: House) {
  const base = house.settings.BASE_URL;
  return async (context: Context): Promise<Response> => {
    if (context.req.path === "/sitemap.xml") return xml(context, await index(house, base));
    const [, name, number] = file.exec(context.req.path) ?? [];
    const area = areas.find(({ table }) => table === name);
    if (!area) return context.text("Not found\n", 404);
    const offset = Number(number) * perFile;
    const entries = await subjectAddresses(house.db, area.table, { limit: perFile, offset });
    if (entries.length === 0) return context.text("Not found\n", 404);
    // What has a place on another's page is no page of its own: that page is named, once.
    const pages = [...new Map(entries.map(({ href, date }) => [href.split("#")[0]!, date]))];
    const list = offset === 0 ? [`<url><loc>${escaped(base + area.path)}</loc></url>`] : [];
    const urls = pages.map(([href, date]) => `<url><loc>${escaped(base + href)}</loc><lastmod>${date}</lastmod></url>`);
    return xml(context, `<urlset xmlns="${namespace}">\n${[...list, ...urls].join("\n")}\n</urlset>\n`);
  };
}

async function index(house: House, base: string): Promise<string> {
  const counts = await subjectCounts(house.db);
  const files = areas.flatMap(({ table }) =>
    Array.from({ length: Math.ceil((counts.get(table) ?? 0) / perFile) }, (_, number) => `${table}-${number}`),
  );
  const entries = files.map((name) => `<sitemap><loc>${escaped(`${base}/sitemaps/${name}.xml`)}</loc></sitemap>`);
  return `<sitemapindex xmlns="${namespace}">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

function xml(context: Context, text: string): Response {
  return context.body(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`, 200, {
    "content-type": "application/xml; charset=utf-8",
    "cache-control": "no-cache",
    ...publicPage([], ["library"]),
  });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

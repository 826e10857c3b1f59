import { type RawBuilder, sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { tell } from "#app/database/notices.server.ts";
import { type AreaFilter, countOf, listCall } from "#app/guide/area.ts";
import { readings } from "#app/guide/area-readings.server.ts";
import { type AreaTable, areas } from "#app/guide/areas.ts";
import { contentPages } from "#app/guide/content-pages.ts";
import { slugOf } from "#app/kit/slug.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, countTold } from "./client.ts";

let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

type Card = { link_id: number; name: string; href: string; image: string | null };
type List = { cards: Card[]; count: number };

const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
/** The links of a list's page but for its shelf, where more stands than on a page. */
const listedIn = (html: string) => linksIn(html.replace(/<div class="shelf .*?<figcaption/s, ""));
/** The page that shows an entry: some have a place on a page with others. */
const pageOf = ({ href }: Card) => href.split("#")[0]!;
const jsonLdIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json!));

// Every area at once: what the register promises holds for whatever is added to it (docs/growing.md).
describe.each(areas.map((area) => ({ area, name: area.words.title })))("$name", ({ area }) => {
  const size = area.ownList ?? 24;
  const call = (query: string) => visitor.get(`${listCall(area)}?${query}`);
  const list = async (query: string) => (await call(query)).json<List>();

  it("lists its entries, 24 at a time or as many as its own list shows, with an address for each page", async () => {
    const { cards, count } = await list("limit=100");
    expect(count).toBeGreaterThan(0);
    const page = await visitor.get(area.path);
    expect(page.status).toBe(200);
    expect(page.text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(jsonLdIn(page.text)[0]["@graph"][0]["@type"]).toBe("ItemList");
    if (area.ownPages) return;
    const listed = listedIn(page.text);
    expect(cards.filter(({ href }) => listed.includes(href))).toEqual(cards.slice(0, size));
    if (count > size) expect(linksIn(page.text)).toContain(`${area.path}?offset=${size}`);
    expect(page.headers["cache-control"]).toContain("no-cache");
  });

  it("has a far page, and one behind the last that is empty and no error", async () => {
    const { count } = await list("limit=1");
    const last = await visitor.get(`${area.path}?offset=${count - 1}`);
    expect(last.status).toBe(200);
    const behind = await list(`offset=${count + 1000}`);
    expect([behind.cards, behind.count]).toEqual([[], count]);
    if (area.ownPages) return;
    const { text } = await visitor.get(`${area.path}?offset=${count + 1000}`);
    expect(text).toContain("No results found");
    if (area.ownList) return;
    expect(text.replaceAll("<!-- -->", "")).toContain(
      `This page is beyond the end: there are ${countOf(area, count)}.`,
    );
    const end = (Math.ceil(count / size) - 1) * size;
    expect(linksIn(text)).toContain(end > 0 ? `${area.path}?offset=${end}` : area.path);
    const lastPage = (await visitor.get(`${area.path}?offset=${end}`)).text.replaceAll("<!-- -->", "");
    expect(lastPage).toContain(end > 0 ? `Showing ${end + 1} to ${count} of ${count}` : `Showing ${count} of ${count}`);
  });

  it("offers four sizes of a page, keeps the one that is chosen, and says nothing of the usual one", async () => {
    if (area.ownPages || area.ownList) return;
    const { cards, count } = await list("limit=100");
    const sizes = (text: string) => {
      const select =
        /<select name="limit" form="filters">.*?<\/select>/s.exec(text.replaceAll("<!-- -->", ""))?.[0] ?? "";
      return [...select.matchAll(/<option value="(\d*)"( selected="")?>(\d+) a page/g)].map(([, value, on, words]) =>
        [words, value && "said", on && "on"].filter(Boolean).join(" "),
      );
    };
    expect(sizes((await visitor.get(area.path)).text)).toEqual(["12 said", "24 on", "48 said", "96 said"]);
    const { text } = await visitor.get(`${area.path}?limit=12`);
    expect(sizes(text)).toContain("12 said on");
    expect(cards.slice(0, 24).filter(({ href }) => listedIn(text).includes(href))).toHaveLength(Math.min(12, count));
    if (count > 12) expect(linksIn(text)).toContain(`${area.path}?limit=12&offset=12`);
    for (const none of ["13", "0", "1000", "x"])
      expect([none, sizes((await visitor.get(`${area.path}?limit=${none}`)).text)[1]]).toEqual([none, "24 on"]);
  });

  it("offers every choice there is, by number or letters of any size; what is none is as if it were not there", async () => {
    if (area.ownPages || area.ownList) return;
    const told = readings[area.table as AreaTable].choices as Record<string, RawBuilder<unknown>>;
    // With what is past, where a list leaves that out unless one asks.
    const all = area.filters.some((filter) => (filter as AreaFilter).fallback) ? "?when=all" : "";
    const { text } = await visitor.get((area.advanced ?? area.path) + all);
    const { count } = await list("limit=1");
    expect(count).toBeGreaterThan(0);
    for (const { name, kind, texts, below, main, personal, fallback } of area.filters as readonly AreaFilter[]) {
      if (personal || (kind !== "choice" && kind !== "choices")) continue;
      expect([name, (await list(`limit=1&${name}=xqzv`)).count]).toEqual([name, count]);
      if (texts || below || fallback || main) continue;
      const select = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, "s").exec(text)?.[1] ?? "";
      const { rows } = await sql<{
        value: string;
      }>`select distinct value::text from (${told[name]!}) one (id, value, text)
        join search_entry on link_id = id and link_table = ${area.table} where value is not null`.execute(
        site.house.db,
      );
      expect([name, select.match(/<option value="[^"]/g)?.length ?? 0]).toEqual([name, rows.length]);
      const [asked, shouted] = [rows[0]!.value, rows[0]!.value.toUpperCase()].map(encodeURIComponent);
      const exact = (await list(`limit=1&${name}=${asked}`)).count;
      expect([name, (await list(`limit=1&${name}=${shouted}`)).count]).toEqual([name, exact]);
    }
  });

  it("counts on over its pages for machines, and each of them has an address of its own", async () => {
    const { count } = await list("limit=1");
    if (area.ownPages || count <= size) return;
    const { text } = await visitor.get(`${area.path}?offset=${size}`);
    const first = jsonLdIn(text)[0]["@graph"][0].itemListElement[0];
    expect(first.position).toBe(size + 1);
    expect(text).toContain(`<link rel="canonical" href="${site.url}${area.path}?offset=${size}"`);
    const narrowed = await visitor.get(`${area.path}?offset=${size}&sort=newest`);
    expect(narrowed.text).toContain(`<link rel="canonical" href="${site.url}${area.path}"`);
  });

  it("says so when its filters leave nothing, and passes over what is no filter", async () => {
    expect((await list("keyword=xqzvxqzv")).count).toBe(0);
    const empty = await visitor.get(`${area.path}?keyword=xqzvxqzv`);
    if (!area.ownPages) expect(empty.text).toContain("No items available matching your criteria");
    const { count } = await list("limit=1");
    expect((await list("limit=1&sort=sideways&bogus=1&keyword=")).count).toBe(count);
  });

  it("narrows by each of its filters to what that filter counts", async () => {
    const page = await visitor.get(area.path);
    for (const filter of area.filters) {
      if (filter.kind === "switch") {
        const words = `${filter.label.replaceAll("?", ".")}(?:<!-- -->)? ?\\((?:<!-- -->)?(\\d+)`;
        const [, told] = new RegExp(words).exec(page.text) ?? [];
        expect([filter.name, (await list(`${filter.name}=1`)).count]).toEqual([filter.name, Number(told)]);
      }
      const select =
        new RegExp(`<select[^>]*name="${filter.name}"[^>]*>(.*?)</select>`, "s").exec(page.text)?.[1] ?? "";
      const [, value, counted] = /<option value="([^"]+)"[^>]*>[^(]*\((?:<!-- -->)?(\d+)/.exec(select) ?? [];
      if (value === undefined) continue;
      const query = new URLSearchParams([[filter.name, value.replaceAll("&amp;", "&").replaceAll("&#x27;", "'")]]);
      expect([filter.name, (await list(`${query}`)).count]).toEqual([filter.name, Number(counted)]);
    }
  });

  it("stands at its advanced search once more, whose links stay there", async () => {
    if (!area.advanced) return;
    const { cards, count } = await list("limit=100");
    const page = await visitor.get(area.advanced);
    expect(page.text).toMatch(/<details[^>]* open=""/);
    for (const card of cards.slice(0, size)) expect(linksIn(page.text)).toContain(card.href);
    if (count > size) expect(linksIn(page.text)).toContain(`${area.advanced}?offset=${size}`);
  });

  it("is ordered in each of its orders, all entries once", async () => {
    const ids = async (sort: string) => (await list(`limit=100&sort=${sort}`)).cards.map(({ link_id }) => link_id);
    for (const { name } of area.orders) {
      const found = await ids(name);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  it("shows an entry at one address; others lead there, and unknown ones nowhere", async () => {
    const [card] = (await list("limit=1")).cards;
    const page = await visitor.get(pageOf(card!));
    expect(page.status).toBe(200);
    expect(page.text).toContain(`<link rel="canonical" href="${site.url}${pageOf(card!)}"`);
    if (area.ownPages) return expect(page.text).toContain(`id="${card!.link_id}"`);
    expect(page.text.match(/<h1[ >]/g)).toHaveLength(1);
    const [facts] = jsonLdIn(page.text);
    const graph = facts["@graph"] ?? [facts];
    expect(graph[0]).toMatchObject({ name: card!.name, url: site.url + card!.href });
    expect(graph[0]["@type"]).toBeTruthy();
    const wrong = await visitor.get(`${area.entries}/${card!.link_id}/not-its-name`);
    expect([wrong.status, wrong.headers.location]).toEqual([301, card!.href]);
    for (const missing of ["999999999", "0", "x"])
      expect([missing, (await visitor.get(`${area.entries}/${missing}/x`)).status]).toEqual([missing, 404]);
  });

  it("gives the dates of its entries as calendar files, where they have dates", async () => {
    if (!area.dated) return;
    const { cards } = await list("limit=100");
    const page = await visitor.get(cards[0]!.href);
    expect(linksIn(page.text)).toContain(`${cards[0]!.href}.ics`);
    const file = await visitor.get(`${cards[0]!.href}.ics`);
    expect([file.status, file.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(file.text).toMatch(/^BEGIN:VCALENDAR\r\n(.*\r\n)*BEGIN:VEVENT\r\n/);
    expect(file.text.endsWith("\r\nEND:VCALENDAR\r\n")).toBe(true);
    // Long lines go on below, behind a space (RFC 5545, 3.1).
    expect(file.text.replaceAll("\r\n ", "")).toContain(`UID:${site.url}${cards[0]!.href}\r\n`);
    const wrong = await visitor.get(`${area.entries}/${cards[0]!.link_id}/not-its-name.ics`);
    expect([wrong.status, wrong.headers.location]).toEqual([301, `${cards[0]!.href}.ics`]);
    expect((await visitor.get(`${area.entries}/999999999/x.ics`)).status).toBe(404);
  });

  it("has a picture for each of its entries", async () => {
    const [card] = (await list("limit=1")).cards;
    if (!card!.image) return;
    const picture = await visitor.get(card!.image);
    expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    expect(picture.text).toContain("<svg");
  });

  it("is found by search, and stands in the sitemap", async () => {
    // Under three letters nothing is found (guide.md, 9).
    const card = (await list("limit=10")).cards.find(({ name }) => name.length > 2);
    const found = await visitor.get(
      `/api/dev/frontend/search/autocomplete?limit=24&k=${encodeURIComponent(card!.name)}`,
    );
    const hit = found
      .json<{ results: { href: string; section: string }[] }>()
      .results.find(({ href }) => href === card!.href);
    expect(hit?.section).toBe(area.section);
    expect((await visitor.get("/sitemap.xml")).text).toContain(`/sitemaps/${area.table}-0.xml`);
    const map = await visitor.get(`/sitemaps/${area.table}-0.xml`);
    expect(map.text).toContain(`<loc>${site.url}${pageOf(card!)}</loc>`);
    expect(map.text).toContain(`<loc>${site.url}${area.path}</loc>`);
  });
});

it("a range narrows from both ends, and what is no number narrows nothing", async () => {
  const count = async (query: string) =>
    (await visitor.get(`/api/dev/frontend/producers/list?limit=1&${query}`)).json<List>().count;
  const known = await count("founded_from=0");
  const [before, after] = [await count("founded_to=1799"), await count("founded_from=1800")];
  expect(before).toBeGreaterThan(0);
  expect(after).toBeGreaterThan(0);
  expect(before + after).toBe(known);
  expect(await count("founded_from=1800&founded_to=1799")).toBe(0);
  expect(await count("founded_from=old&founded_to=-5")).toBe(await count(""));
});

it("cities follow the country: those of another are not offered, and one that is left over is taken back", async () => {
  const cities = async (query: string) => {
    const { text } = await visitor.get(`/pubs-and-bars/advanced-search?${query}`);
    const select = /<select[^>]*name="city"[^>]*>(.*?)<\/select>/s.exec(text)?.[1] ?? "";
    return [...select.matchAll(/<option value="([^"]+)"/g)].map(([, city]) => city);
  };
  const all = await cities("");
  expect(all).toEqual(expect.arrayContaining(["London", "Paris"]));
  const french = await cities("country=France");
  expect(french).toContain("Paris");
  expect(french).not.toContain("London");
  const { text: london } = await visitor.get("/pubs-and-bars?country=England&city=London");
  expect(/<select[^>]*name="country"[^>]*>(.*?)<\/select>/s.exec(london)?.[1]).toContain('value="France"');
  const count = async (query: string) => {
    const { status, text } = await visitor.get(`/pubs-and-bars?${query}`);
    const told = countTold(text.replaceAll("<!-- -->", ""));
    expect([query, status, told > 0]).toEqual([query, 200, true]);
    return told;
  };
  expect(await count("country=France&city=London")).toBe(await count("country=France"));
  expect(await count("country=England&city=London")).toBe(await count("city=London"));
});

it("what is past is shown to who asks for it", async () => {
  const shown = async (query: string) =>
    (await visitor.get(`/api/dev/frontend/jobs/list?limit=100&${query}`))
      .json<List>()
      .cards.map(({ link_id }) => link_id);
  const open = await shown("");
  const [closed] = open;
  await site.house.pool.query(
    "update job set posted = '2020-01-01', closes = (now() at time zone 'Europe/London')::date - 1 where id = $1",
    [closed],
  );
  await tell(site.house.db, "library", "content");
  await expect.poll(() => shown("")).toEqual(open.slice(1));
  expect(await shown("when=past")).toEqual([closed]);
  expect((await shown("when=all")).at(-1)).toBe(closed);
  const lounge = await visitor.get("/bartenders-lounge");
  const count = async (table: string) =>
    (await visitor.get(`/api/dev/frontend/${table}/list?limit=1&when=past`)).json<List>().count;
  for (const table of ["jobs", "competitions", "events"]) {
    const link = new RegExp(`<a href="/bartenders-lounge/${table}\\?when=past"[^>]*>(\\d+) `).exec(lounge.text);
    const past = await count(table);
    expect([table, Number(link?.[1] ?? 0)]).toEqual([table, past]);
  }
  const { href } = (await visitor.get(`/api/dev/frontend/jobs/list?when=past`)).json<List>().cards[0]!;
  expect(linksIn(lounge.text)).not.toContain(href);
  expect((await visitor.get(href)).text).toContain("This job is closed.");
});

describe("a term of the encyclopedia", () => {
  const bitters = async () =>
    (await visitor.get("/api/dev/frontend/encyclopedia/list?letter=B")).json<List>().cards[0]!;

  it("stands at its category, with a slash; any other word for it leads there", async () => {
    const { href, link_id } = await bitters();
    expect(href).toMatch(new RegExp(`^/encyclopedia/${link_id}/[a-z_-]+/$`));
    for (const wrong of [`/encyclopedia/${link_id}`, `/encyclopedia/${link_id}/any-blog/`, href.slice(0, -1)]) {
      const answer = await visitor.get(wrong);
      expect([wrong, answer.status, answer.headers.location]).toEqual([wrong, 301, href]);
    }
    expect((await visitor.get(`/de-de${href}`)).status).toBe(200);
    expect((await visitor.get(`/de-de${href.slice(0, -1)}`)).headers.location).toBe(`/de-de${href}`);
  });

  it("is led to from its addresses by language, whatever language they are asked in", async () => {
    const { href, link_id } = await bitters();
    const led = async (language: string, prefix = "") => {
      const answer = await visitor.get(`${prefix}/encyclopedia/${link_id}/${language}/cocktails`);
      return [answer.status, answer.headers.location];
    };
    for (const language of ["gb", "en", "en-gb"]) expect(await led(language)).toEqual([301, href]);
    expect(await led("us")).toEqual([301, `/en-us${href}`]);
    expect(await led("fr", "/de-de")).toEqual([301, `/fr-fr${href}`]);
    expect(await led("de-de")).toEqual([301, `/de-de${href}`]);
    expect(await led("pt")).toEqual([404, undefined]);
    const asked = await visitor.get(`/encyclopedia/${link_id}/gb/cocktails?units=oz`);
    expect(asked.headers.location).toBe(`${href}?units=oz`);
    expect((await visitor.get("/encyclopedia/999999999/gb/cocktails")).status).toBe(404);
    expect((await visitor.get("/encyclopedia/x/gb/cocktails")).status).toBe(404);
    expect((await visitor.get(`/encyclopedia/${link_id}/pt/cocktails`)).text).toContain("This page is not on the menu");
  });

  it("is found by its letter and its category, and letters without any lead nowhere", async () => {
    const page = await visitor.get("/encyclopedia?category=people");
    const strip = /<nav aria-label="First letter".*?<\/nav>/s.exec(page.text)![0];
    const letters = linksIn(strip).flatMap((href) => new URLSearchParams(href.split("?")[1]).get("letter") ?? []);
    const { cards } = (await visitor.get("/api/dev/frontend/encyclopedia/list?category=people&limit=100")).json<List>();
    expect(letters).toEqual([...new Set(cards.map(({ name }) => slugOf(name)[0]!.toUpperCase()))].sort());
    expect(strip).toContain("X<");
    for (const href of linksIn(strip)) expect(href).toContain("category=people");
  });
});

describe("a day of the year", () => {
  afterEach(() => vi.useRealTimers());
  const title = async (path = "/on-this-day/") => /<h1[^>]*>(.*?)<\/h1>/s.exec((await visitor.get(path)).text)?.[1];

  it("has a page each, the leap day too; what is no day has none", async () => {
    expect((await visitor.get("/on-this-day")).text).toContain(`rel="canonical" href="${site.url}/on-this-day/"`);
    expect(await title("/on-this-day/02-29")).toBe("29 February");
    expect((await visitor.get("/on-this-day/2-9")).headers.location).toBe("/on-this-day/02-09");
    for (const none of ["02-30", "13-01", "00-10", "1-1-1", "today", "12-5x"])
      expect([none, (await visitor.get(`/on-this-day/${none}`)).status]).toEqual([none, 404]);
  });

  it("is London's today where none is named, and that page is not stored beyond it", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(new Date("2027-06-14T22:50:00Z"));
    expect(await title()).toBe("14 June");
    const hits = site.cache.hits;
    expect(await title()).toBe("14 June");
    expect(site.cache.hits).toBe(hits + 1);
    vi.setSystemTime(new Date("2027-06-14T23:00:01Z"));
    expect(await title()).toBe("15 June");
  });

  it("shows the days beside it, and which of its month have something", async () => {
    const { text } = await visitor.get("/on-this-day/01-01");
    const days = linksIn(text).filter((href) => /^\/on-this-day\/\d\d-\d\d$/.test(href));
    expect(days).toEqual(expect.arrayContaining(["/on-this-day/12-31", "/on-this-day/01-02", "/on-this-day/12-29"]));
    const { rows } = await site.house.pool.query("select distinct day from anniversary where month = 1");
    expect(text.match(/class="[^"]*bg-accent[^"]*"><\/span><\/a>/g)).toHaveLength(rows.length);
  });

  it("pours the front page's drink where what happened names none", async () => {
    const poured = async (day: string) =>
      (await visitor.get(`/on-this-day/${day}`)).text.includes("A drink for the day");
    expect([await poured("11-23"), await poured("12-05")]).toEqual([true, false]);
  });

  it("is a calendar that comes again each year", async () => {
    const file = await visitor.get("/on-this-day/calendar.ics");
    expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    const { rows } = await site.house.pool.query("select count(*)::int as count from anniversary");
    expect(file.text.match(/BEGIN:VEVENT/g)).toHaveLength(rows[0].count);
    expect(file.text.match(/RRULE:FREQ=YEARLY/g)).toHaveLength(rows[0].count);
    expect(file.text).toContain("DTSTART;VALUE=DATE:20240229");
    expect(file.text.endsWith("\r\nEND:VCALENDAR\r\n")).toBe(true);
    for (const line of file.text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

it.each(Object.values(contentPages))(
  "$title is a page of text whose links lead somewhere",
  async ({ path, description }) => {
    const page = await visitor.get(path);
    expect([page.status, page.text.match(/<h1[ >]/g)?.length]).toEqual([200, 1]);
    expect(page.text).toContain(description.slice(0, 40));
    expect(jsonLdIn(page.text)[0]["@graph"][1]["@type"]).toBe("BreadcrumbList");
    const inside = linksIn(page.text).filter((link) => link.startsWith("/") && !link.startsWith("/assets/"));
    for (const link of new Set(inside)) {
      const { status } = await visitor.get(link.split("#")[0]!);
      expect([link, status < 400]).toEqual([link, true]);
    }
    const pictures = [...page.text.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => src!);
    for (const src of pictures) expect([src, (await visitor.get(src)).status]).toEqual([src, 200]);
    expect((await visitor.get("/sitemaps/pages-0.xml")).text).toContain(`<loc>${site.url}${path}</loc>`);
  },
);

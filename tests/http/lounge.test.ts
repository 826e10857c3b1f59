import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client } from "./client.ts";

let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

type List = { cards: { name: string }[] };
const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

it("competitions are those that come unless one asks, the one whose days are known first", async () => {
  const names = async (query: string) =>
    (await visitor.get(`/api/dev/frontend/competitions/list?limit=100&${query}`))
      .json<List>()
      .cards.map(({ name }) => name);
  const [coming, past, all] = [await names(""), await names("when=past"), await names("when=all")];
  expect(coming[0]).toBe("The Neighbourhood Cup");
  expect(coming).toEqual(await names("when=coming"));
  expect([...coming, ...past].sort()).toEqual([...all].sort());
  expect(past).toContain("Bacardí Legacy");
});

it("what has no date has no calendar file, and no link to one", async () => {
  for (const table of ["competitions", "events"] as const) {
    const dates = { competitions: "competition where held_from is null", events: "trade_event where month is null" };
    const { rows } = await site.house.pool.query<{ id: number }>(`select id from ${dates[table]}`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      const [card] = (
        await site.house.pool.query<{ href: string }>(
          "select href from search_entry where link_table = $1 and link_id = $2",
          [table, id],
        )
      ).rows;
      expect(linksIn((await visitor.get(card!.href)).text).filter((href) => href.endsWith(".ics"))).toEqual([]);
      const file = await visitor.get(`${card!.href}.ics`);
      expect([file.status, file.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    }
  }
});

it("a file that is not there is the site's 404 page, in the language that was asked for", async () => {
  for (const path of [
    "/encyclopedia/1/pt/cocktails",
    "/fr-fr/encyclopedia/999999/gb/cocktails",
    "/bartenders-lounge/jobs/999999999/x.ics",
    "/bartenders-lounge/events/x/y.ics",
    "/feeds/new.atom?section=nothing",
    "/on-this-day/13-01.ics",
  ]) {
    const answer = await visitor.get(path);
    expect([path, answer.status, answer.headers["content-type"]]).toEqual([path, 404, "text/html; charset=utf-8"]);
    expect(answer.text).toContain("This page is not on the menu");
    expect(answer.text.match(/<h1[ >]/g)).toHaveLength(1);
  }
});

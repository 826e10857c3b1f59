import { afterAll, beforeAll, expect, it } from "vitest";
import { listCall } from "#app/guide/area.ts";
import { readings } from "#app/guide/area-readings.server.ts";
import { type TestSite, testSite } from "../../site.ts";
import { Client } from "../client.ts";

let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

it("every link that an entry's page shows leads somewhere", async () => {
  const asked = new Set<string>();
  for (const { area } of Object.values(readings)) {
    const answer = await visitor.get(`${listCall(area)}?limit=3`);
    for (const card of answer.json<{ cards: { href: string }[] }>().cards) {
      // Some have a place on a page with others.
      const href = card.href.split("#")[0]!;
      const page = await visitor.get(href);
      const inside = linksIn(page.text).filter((link) => link.startsWith("/") && !link.startsWith("/assets/"));
      // Menus are the same on each page: asked once.
      for (const link of new Set(inside.map((link) => link.split("#")[0]!))) {
        if (asked.has(link)) continue;
        asked.add(link);
        const { status } = await visitor.get(link);
        expect([href, link, status < 400]).toEqual([href, link, true]);
      }
    }
  }
}, 120_000);

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tell } from "#app/database/notices.server.ts";
import { areas } from "#app/guide/areas.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client } from "./client.ts";

let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

const idsOf = (text: string) => [...text.matchAll(/<id>([^<]*)<\/id>/g)].map(([, id]) => id!);

describe("the feed of what is new", () => {
  it("is an Atom feed of fifty, the newest day first, that nobody has to fetch twice", async () => {
    await site.house.pool.query(
      "update search_entry set added_on = current_date + 1 where link_table = 'books' and link_id = 1",
    );
    await tell(site.house.db, "library", "");
    await expect.poll(async () => idsOf((await visitor.get("/feeds/new.atom")).text)[1]).toMatch(/:books:1$/);
    const answer = await visitor.get("/feeds/new.atom");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    expect(idsOf(answer.text).length).toBe(51);
    expect(new Set(idsOf(answer.text)).size).toBe(51);
    expect(answer.text).not.toContain("/on-this-day/");
    const again = await visitor.get("/feeds/new.atom", { "if-none-match": answer.headers.etag! });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  it("leads to pages, under whatever language it is asked for", async () => {
    for (const path of ["/feeds/new.atom", "/fr-fr/feeds/new.atom"]) {
      const { text } = await visitor.get(path);
      const [first] = [...text.matchAll(/<link rel="alternate" type="text\/html" href="([^"]*)"\/>/g)].slice(1);
      expect((await visitor.get(first![1]!.slice(site.url.length))).status).toBe(200);
    }
  });

  it("can be of one section, and is of none that there is not", async () => {
    const { text } = await visitor.get("/feeds/new.atom?section=books");
    expect(text).toContain("<title>New in Books · Jigger</title>");
    expect(
      new Set(
        idsOf(text)
          .slice(1)
          .map((id) => id.split(":")[2]),
      ),
    ).toEqual(new Set(["books"]));
    expect((await visitor.get("/feeds/new.atom?section=nothing")).status).toBe(404);
    expect((await visitor.get("/feeds/new.atom?section=on-this-day")).status).toBe(404);
  });

  it("is named by every page, and each list names its own", async () => {
    const page = await visitor.get("/about");
    expect(page.text).toMatch(/<link rel="alternate" type="application\/atom\+xml"[^>]* href="\/feeds\/new.atom"/);
    for (const { path, section } of areas.filter((area) => !("ownPages" in area))) {
      const list = await visitor.get(path);
      expect([path, list.text.includes(`href="/feeds/new.atom?section=${section}"`)]).toEqual([path, true]);
    }
  });
});

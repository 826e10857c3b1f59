import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { areas } from "#app/guide/areas.ts";
import { type TestSite, testSite } from "../../site.ts";
import { Client, signedIn } from "../client.ts";
import { blocks } from "./blocks.ts";

let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

/** The page at an entry's number alone, wherever that leads. */
async function pageAt(address: string): Promise<string> {
  const { status, headers, text } = await visitor.get(address);
  const { text: page } = status === 301 ? await visitor.get(headers.location!) : { text };
  // What is above the fold says the same words, and scripts say all of it once more.
  return page
    .replaceAll("<!-- -->", "")
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/^.*<\/h1>/s, "");
}

it.each(Object.entries(blocks))("the page of %s shows its blocks in their order", async (_, [address, ...marks]) => {
  const page = await pageAt(address);
  const found = marks.map((mark) => ({ mark: mark.source, at: page.search(mark) }));
  expect(found.filter(({ at }) => at < 0)).toEqual([]);
  expect(found.toSorted((a, b) => a.at - b.at).map(({ mark }) => mark)).toEqual(found.map(({ mark }) => mark));
});

it.each(Object.entries(blocks))("no heading of %s stands above nothing", async (_, [address]) => {
  const page = await pageAt(address);
  expect(page.match(/<\/h2>\s*(<\/div>\s*)?<\/section>/g)).toBeNull();
});

it("every area says what its page shows, and in which order", () => {
  expect(Object.keys(blocks).sort()).toEqual(areas.map(({ table }) => table).sort());
});

it("a day of the year has the notes of what happened, as new as the last that was said", async () => {
  const ada = await signedIn(site);
  // An editor has read a first comment of hers: the next is shown at once.
  await ada.post("/api/comment/write/books/2", { comment: "My first." });
  await site.house.pool.query("update comment set status = 'shown'");
  const page = await pageAt("/on-this-day/12-05");
  expect(page).toContain('id="user-notes"');
  const id = /<article id="(\d+)"/.exec(page)![1]!;
  const said = "A glass to the twenty-first amendment.";
  expect((await ada.post(`/api/comment/write/on_this_day/${id}`, { comment: said })).status).toBe(200);
  await expect.poll(async () => pageAt("/on-this-day/12-05")).toContain(said);
});

it("a glass is drawn to scale beside a jigger, and other areas have no such picture", async () => {
  const scale = await visitor.get("/drawings/glassware/1/scale.svg");
  expect([scale.status, scale.headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
  expect(scale.text).toContain("beside a jigger whose small cup holds 25 ml");
  expect((await visitor.get("/glassware/1/coupe")).text).toContain('src="/drawings/glassware/1/scale.svg"');
  for (const none of ["glassware/1/other", "glassware/999999/scale", "books/1/scale", "glassware/1/toString"])
    expect([none, (await visitor.get(`/drawings/${none}.svg`)).status]).toEqual([none, 404]);
});

describe("what a bar makes with a thing", () => {
  type Makes = {
    of: string;
    there: boolean;
    count: number;
    drinks: { name: string }[];
    all_href: string | null;
    own: { call: string; fields: Record<string, string> } | null;
  };
  const makes = async (who: Client, of: string) =>
    (await who.get(`/api/dev/frontend/personal?makes=${of}`)).json<{ makes: Makes | null }>().makes;
  const add = (who: Client, link_id: number) =>
    who.post("/api/dev/frontend/mybar/add-item", { link_table: "ingredients", link_id: String(link_id) });
  const idOf = async (key: string) =>
    (await site.house.pool.query<{ id: number }>("select id from ingredient where key = $1", [key])).rows[0]!.id;

  it("comes with the personal call: of what is there what My Bar's own list holds, else what it would add", async () => {
    const ada = await signedIn(site);
    const [gin, lime, syrup] = await Promise.all(["gin", "lime-juice", "simple-syrup"].map(idOf));
    for (const id of [lime!, syrup!]) await add(ada, id);
    const before = await makes(ada, `ingredients:${gin}`);
    expect(before).toMatchObject({ there: false, all_href: null });
    expect(before!.drinks.map(({ name }) => name)).toContain("Gin Sling");
    expect((await ada.post(before!.own!.call, before!.own!.fields)).status).toBe(200);
    const after = await makes(ada, `ingredients:${gin}`);
    expect(after).toMatchObject({ of: `ingredients:${gin}`, there: true, own: null });
    expect(after!.count).toBeGreaterThanOrEqual(before!.count);
    const list = await ada.post("/api/dev/frontend/mybar/load-recipes", {
      must_contain_ingredient: String(gin),
      include_non_alcoholic: "1",
      present_hidden: "1",
    });
    expect(list.json<{ total_result_count?: number; result_count?: number }>().result_count).toBe(after!.count);
    const { rows } = await site.house.pool.query<{ id: number }>(
      "select id from brand where ingredient_id = $1 order by id limit 1",
      [gin],
    );
    const bottle = await makes(ada, `spiritbrands:${rows[0]!.id}`);
    // Its kind is there; it can be put there itself.
    expect(bottle).toMatchObject({ there: true, count: after!.count, own: { fields: { link_table: "spiritbrands" } } });
    expect((await ada.post(bottle!.own!.call, bottle!.own!.fields)).status).toBe(200);
    expect((await makes(ada, `spiritbrands:${rows[0]!.id}`))?.own).toBeNull();
  });

  it("is a guest's by what they ticked in this browser, and nobody's without", async () => {
    const gin = await idOf("gin");
    expect(await makes(visitor, `ingredients:${gin}`)).toBeNull();
    const guest = new Client(site.url);
    guest.cookies.set("guest_bar", `${gin}.${await idOf("tonic-water")}`);
    const told = await makes(guest, `ingredients:${gin}`);
    expect(told).toMatchObject({ there: true, own: null });
    expect(told!.drinks.map(({ name }) => name)).toContain("Gin & Tonic");
    for (const none of ["cocktails:1", "ingredients:999999999", "ingredients:x", "spiritbrands:999999999"])
      expect([none, await makes(guest, none)]).toEqual([none, null]);
  });
});

it("an ingredient's card and its page count the same drinks", async () => {
  const { cards } = (await visitor.get("/api/dev/frontend/ingredients/list?limit=12&sort=used")).json<{
    cards: { href: string; facts: string }[];
  }>();
  for (const { href, facts } of cards) {
    const told = Number(/(\d+) drinks/.exec(facts)?.[1]);
    const listed = Number(/See all (\d+) recipes/.exec((await visitor.get(href)).text.replaceAll("<!-- -->", ""))?.[1]);
    expect([href, told]).toEqual([href, listed]);
  }
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, password, sameOrigin, signedIn } from "./client.ts";

let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite({ ALLOWED_HOSTS: "localhost, 10.0.0.5" });
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

const calls = "/api/dev/frontend";
type Boxes = { boxes: { oid: string; href: string }[]; oldest: string | null };

describe("a form", () => {
  it("behind a proxy that names another host is taken from the site's own address", async () => {
    const headers = { ...sameOrigin, origin: site.url, host: "10.0.0.5:4000" };
    const body = "intent=login&email=nobody%40example.org&password=wrong-password";
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await visitor.send("/your-account/login", {
      method: "POST",
      headers: { ...headers, ...type },
      body,
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("<form");
  });

  it("leads exactly where it was asked to, whatever the language of its page", async () => {
    const ada = await signedIn(site);
    for (const [page, redir] of [
      ["/your-account/login", "/fr-fr/my-bar"],
      ["/fr-fr/your-account/login", "/cocktails?spirit=gin"],
    ] as const) {
      const again = new Client(site.url);
      const answer = await again.post(page, { intent: "login", email: ada.email, password, redir });
      expect([answer.status, answer.headers.location]).toEqual([303, redir]);
    }
  });

  it("may come in pieces of no declared length, and names in JSON may be folded", async () => {
    const boundary = "jigger";
    const part = `--${boundary}\r\ncontent-disposition: form-data; name="mk"\r\n\r\nmybar\r\n--${boundary}--\r\n`;
    async function* pieces() {
      yield Buffer.from(part);
    }
    const type = { "content-type": `multipart/form-data; boundary=${boundary}` };
    const path = `${calls}/mybar/phrase`;
    const whole = await visitor.send(path, { method: "POST", headers: { ...sameOrigin, ...type }, body: pieces() });
    expect(whole.status).toBe(200);
    const json = { ...sameOrigin, "content-type": "application/json" };
    const one = await visitor.send(path, { method: "POST", headers: json, body: '{"p[mybar]":"empty-bar"}' });
    expect(Object.keys((one.json() as { phrases: object }).phrases)).toEqual(["mybar"]);
  });
});

describe("a list", () => {
  it("of boxes keeps to its sub-category, and a limit of 0 loses no place", async () => {
    const drinks = async (query: string) =>
      (await visitor.get(`${calls}/box/infinite-scroll?${query}`)).json() as Boxes;
    const { boxes } = await drinks("category=cocktails&sub_category=without-alcohol&limit=100");
    const { rows } = await site.house.pool.query("select id from cocktail where abv < 0.5");
    const without = new Set(rows.map(({ id }) => `cocktails:${id}`));
    expect(boxes.length).toBeGreaterThan(50);
    expect(boxes.filter(({ oid }) => !without.has(oid))).toEqual([]);
    const { oldest } = await drinks("limit=5");
    expect(await drinks(`limit=0&oldest=${oldest}`)).toEqual({ boxes: [], oldest });
    const start = (await drinks("limit=0")).oldest;
    expect((await drinks(`limit=5&oldest=${start}`)).oldest).toBe(oldest);
  });

  it("of things for the bar counts them for a limit of 0, too", async () => {
    const ada = await signedIn(site);
    const count = async (limit: number) =>
      ((await ada.get(`${calls}/mybar/search-item?keyword=gin&limit=${limit}`)).json() as { result_count: number })
        .result_count;
    expect(await count(0)).toBe(await count(20));
    expect(await count(0)).toBeGreaterThan(10);
  });

  it("of what to skip is honoured or refused, never cut", async () => {
    const skipping = (oids: string[]) =>
      visitor.send(`${calls}/box/category-list`, {
        method: "POST",
        headers: { ...sameOrigin, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ category: "cocktails", limit: "100", skip_oids: oids.join(",") }).toString(),
      });
    const padding = Array.from({ length: 3_000 }, (_, place) => `cocktails:${2_000_000 + place}`);
    const first = ((await skipping([])).json() as Boxes).boxes[0]!.oid;
    const rest = (await skipping([...padding, first])).json() as Boxes;
    expect(rest.boxes.map(({ oid }) => oid)).not.toContain(first);
    expect((await skipping(Array.from({ length: 5 }, () => padding).flat())).status).toBe(400);
  });

  it("on the homepage follows its own query and no other", async () => {
    const plain = (await visitor.get("/")).text.match(/cocktail-card /g)?.length;
    expect((await visitor.get("/?limit=1&category=books")).text.match(/cocktail-card /g)?.length).toBe(plain);
  });
});

it("an old address of a drawing leads to the one that is kept for ever", async () => {
  for (const type of ["svg", "png"]) {
    const moved = await visitor.get(`/drawings/cocktails/77/wrong.${type}`);
    expect(moved.status).toBe(302);
    const there = await visitor.get(moved.headers.location as string);
    expect([there.status, there.headers["cache-control"]]).toEqual([200, expect.stringContaining("immutable")]);
  }
});

it("nobody owns or marks the ingredient that stands for an unknown one", async () => {
  const ada = await signedIn(site);
  const unknown = { link_table: "ingredients", link_id: "1664" };
  expect((await ada.post(`${calls}/mybar/add-item`, unknown)).status).toBe(404);
  expect((await ada.post(`${calls}/favourite/add`, unknown)).status).toBe(404);
});

it("a number is digits: what a machine would make one of is refused, and changes nothing", async () => {
  const ada = await signedIn(site);
  const odd = [true, [7], ["7"], "0x7", "1e3", " 7", "7 ", "７", "7.0", 7.5, "", null, {}];
  const changes = [
    ["mybar/add-item", "link_id", { link_table: "ingredients" }],
    ["mybar/delete-item", "id", {}],
    ["mybar/toggle-pantry-ingredient", "ingredient_id", { action: "make_unavailable" }],
    ["favourite/add", "link_id", { link_table: "cocktails" }],
    ["wishlist/add", "link_id", { link_table: "cocktails" }],
    ["contactengagement/tried", "link_id", { link_table: "cocktails", value: "liked" }],
    ["vote/register", "link_id", { section: "cocktail", rating: "4" }],
    ["vote/register", "rating", { section: "cocktail", link_id: 77 }],
  ] as const;
  for (const [call, name, fields] of changes)
    for (const value of odd.filter((one) => name !== "rating" || one !== "7.0")) {
      const answer = await ada.postJson(`${calls}/${call}`, { ...fields, [name]: value });
      expect([call, value, answer.status]).toEqual([call, value, 400]);
    }
  for (const query of ["unit=0x1", "unit=1e0", "ingredient=%201", "unit[]=1"])
    expect([query, (await visitor.get(`${calls}/cocktails/unit-measures?${query}`)).status]).toEqual([query, 400]);
  const bar = (await ada.get(`${calls}/mybar/load-items`)).json();
  expect(bar).toMatchObject({ total_result_count: 0 });
  expect((await ada.postJson(`${calls}/mybar/add-item`, { link_table: "ingredients", link_id: 7 })).text).toBe("OK");
});

it("what is missing is said in words, and the description asks for no more than the calls do", async () => {
  const ada = await signedIn(site);
  const answer = await ada.post(`${calls}/vote/register`, { section: "cocktail", link_id: "77", rating: "" });
  expect(answer.text).not.toMatch(/expected|string|NaN/);
  const api = (await visitor.get("/api/openapi.json")).json() as {
    paths: Record<string, Record<string, { parameters: { name: string; required: boolean }[] }>>;
  };
  const search = api.paths[`${calls}/mybar/search-item`]!.get!.parameters;
  expect(search.filter(({ required }) => required).map(({ name }) => name)).toEqual([]);
});

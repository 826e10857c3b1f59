import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn } from "./client.ts";

let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

type Box = { oid: string; link_table: string; link_id: number; href: string; image: string; name: string };

describe("infinite-scroll", () => {
  it.each(["", "category=cocktails&", "target=trade&"])(
    "leads through all there is once (%s), and ends",
    async (asked) => {
      const seen: string[] = [];
      let oldest: string | null = "";
      for (let pages = 0; oldest !== null && pages < 100; pages += 1) {
        const path = `/api/dev/frontend/box/infinite-scroll?${asked}limit=100${oldest ? `&oldest=${oldest}` : ""}`;
        const page: { boxes: Box[]; oldest: string | null } = (await visitor.get(path)).json();
        seen.push(...page.boxes.map((box) => box.oid));
        oldest = page.oldest;
      }
      expect(oldest).toBeNull();
      expect(new Set(seen).size).toBe(seen.length);
      const which = asked.startsWith("category") ? "link_table = 'cocktails'" : asked === "" ? "not trade" : "trade";
      const { rows } = await site.house.pool.query<{ count: number }>(
        `select count(*)::int as count from search_entry where ${which}`,
      );
      expect(seen.length).toBe(rows[0]!.count);
    },
  );

  it("has nothing for the trade in a category of the consumer, and all of one of the trade", async () => {
    const found = async (asked: string) =>
      (await visitor.get(`/api/dev/frontend/box/infinite-scroll?${asked}&limit=100`)).json<{ boxes: Box[] }>().boxes;
    expect(await found("category=books&target=trade")).toEqual([]);
    const agents = await found("category=agents");
    expect(agents.length).toBeGreaterThan(0);
    expect(await found("category=agents&target=trade")).toEqual(agents);
    const listed = async (asked: string) =>
      (await visitor.get(`/api/dev/frontend/box/category-list?${asked}&limit=100`)).json<{ boxes: Box[] }>().boxes;
    expect(await listed("category=cocktails&target=trade")).toEqual([]);
    expect((await listed("category=agents&target=trade")).length).toBe(agents.length);
    expect((await visitor.get("/api/dev/frontend/box/category-list?category=nothing&target=trade")).status).toBe(404);
    // Of a category that stands there twice it is the first, in both.
    const twice = "category=books&category=agents";
    for (const boxes of [await found(twice), await listed(twice)])
      expect([...new Set(boxes.map(({ oid }) => oid.split(":")[0]))]).toEqual(["books"]);
  });

  it("gives 24 by default, each with all its fields, also under a language prefix", async () => {
    const page = (await visitor.get("/fr-fr/api/dev/frontend/box/infinite-scroll?_a=2")).json<{ boxes: Box[] }>();
    expect(page.boxes).toHaveLength(24);
    const fields = [
      "colour",
      "date",
      "href",
      "image",
      "link_id",
      "link_table",
      "name",
      "oid",
      "rating",
      "section",
      "teaser",
    ];
    expect(Object.keys(page.boxes[0]!).sort()).toEqual(fields);
    expect(page.boxes[0]!.oid).toBe(`${page.boxes[0]!.link_table}:${page.boxes[0]!.link_id}`);
  });

  it.each([
    ["limit=-3", 0],
    ["limit=0", 0],
    ["limit=99999999999", 100],
    ["limit=abc", 24],
    ["limit=NaN&oldest=zzz", 24],
  ])("clamps %s", async (query, expected) => {
    const answer = await visitor.get(`/api/dev/frontend/box/infinite-scroll?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.json<{ boxes: Box[] }>().boxes).toHaveLength(expected);
  });
});

describe("the category list", () => {
  const path = "/api/dev/frontend/box/category-list";
  it("leaves out what the page has, by GET and by POST", async () => {
    const first = (await visitor.get(`${path}?category=cocktails&limit=3`)).json<{ boxes: Box[] }>().boxes;
    const skip = first.map((box) => box.oid).join(",");
    const second = (await visitor.post(path, { category: "cocktails", limit: "3", skip_oids: skip }, {})).json<{
      boxes: Box[];
    }>();
    expect(second.boxes).toHaveLength(3);
    expect(second.boxes.some((box) => skip.split(",").includes(box.oid))).toBe(false);
  });
  it("says so when there is no such category", async () => {
    const answer = await visitor.get(`${path}?category=soup`);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe("ERROR: failed to load category");
  });
});

describe("what forms choose from", () => {
  const call = async <T>(path: string) => (await visitor.get(`/api/dev/frontend/${path}`)).json<T[]>();

  it("is the categories below one, four levels deep, and producers by name", async () => {
    type Row = { id: number; name: string };
    let [below, depth] = [await call<Row>("bws/dropdowns"), 0];
    for (; below.length > 0; depth += 1) {
      expect(Object.keys(below[0]!).sort()).toEqual(["id", "name"]);
      const some = below.slice(0, 3).map(({ id }) => call<Row>(`bws/dropdowns?parent_id=${id}`));
      below = (await Promise.all(some)).flat();
    }
    expect(depth).toBeGreaterThan(1);
    expect(depth).toBeLessThanOrEqual(4);
    expect(await call<Row>("bws/dropdowns?parent_id=999999")).toEqual([]);
    // -1 is what a select sends of which nothing is chosen.
    expect(await call<Row>("bws/dropdowns?parent_id=-1")).toEqual(await call<Row>("bws/dropdowns"));
    const some = await call<Row>("producers/dropdowns?limit=5");
    expect(some).toHaveLength(5);
    expect(await call<Row>("producers/dropdowns?limit=2&offset=3")).toEqual(some.slice(3));
    for (const [path, empty] of [
      ["bws/dropdowns", "parent_id="],
      ["producers/dropdowns", "name="],
      ["cocktails/unit-measures?unit=1", "ingredient="],
    ] as const)
      expect(await call(`${path}${path.includes("?") ? "&" : "?"}${empty}`), path).toEqual(await call(path));
    const [campari] = await call<Row>("producers/dropdowns?name=camp");
    expect(campari?.name).toMatch(/camp/i);
    expect(await call<Row>(`producers/dropdowns?name=${"x".repeat(101)}`)).toEqual([]);
    expect(await call<Row>("producers/dropdowns?name=camp&name=a")).toEqual(
      await call<Row>("producers/dropdowns?name=camp"),
    );
  });

  it("is who has made drinks, from three characters on, eight at most", async () => {
    type Creator = { name: string; bartender: string; ugid: string };
    const [don] = await call<Creator>("search/cocktail-creator?name=beach");
    expect(don).toMatchObject({ bartender: "yes", ugid: expect.stringMatching(/^people\/\d+$/) });
    expect((await visitor.get(`/${don!.ugid}`)).status).toBe(301);
    expect(await call("search/cocktail-creator?name=be")).toEqual([]);
    await site.house.pool.query("update figure set name = 'Zzyzx ' || name");
    expect(await call("search/cocktail-creator?name=zzyzx")).toHaveLength(8);
    await site.house.pool.query("update figure set name = substr(name, 7)");
  });

  it("names a member only who shows their profile and has a public drink", async () => {
    const ada = await signedIn(site, "Zelda Quench");
    const found = () => call<{ ugid: string }>("search/cocktail-creator?name=quench");
    expect(await found()).toEqual([]);
    await site.house.pool.query(
      "update cocktail set owner_id = (select id from person where email = $1) where id = 77",
      [ada.email],
    );
    expect(await found()).toEqual([]);
    await site.house.pool.query("update person set profile_public = true where email = $1", [ada.email]);
    const [zelda] = await found();
    expect((await visitor.get(`/${zelda!.ugid}/zelda-quench`)).text).toContain("Zelda Quench");
    await site.house.pool.query("update cocktail set owner_id = null where id = 77");
  });
});

describe("unit-measures", () => {
  const path = "/api/dev/frontend/cocktails/unit-measures";
  it("gives an ingredient's units, and a unit's measures with the default one, id 6", async () => {
    const units = (await visitor.get(`${path}?ingredient=1`)).json<{ units: { id: number }[] }>().units;
    expect(Object.keys(units[0]!).sort()).toEqual(["id", "name", "pluralName"]);
    const ml = (await visitor.get(`${path}?unit=1`)).json<{
      unit: { name: string };
      measures: Record<string, unknown>[];
    }>();
    expect(ml.unit.name).toBe("ml");
    expect(ml.measures.find((measure) => measure.id === 6)).toMatchObject({ qty: 1, displayQty: "1" });
    expect(ml.measures.find((measure) => measure.qty === 45)).toMatchObject({
      display_ml: "45",
      display_oz: "1½",
      display_shot: "1½",
    });
  });
  it.each([
    ["?unit=999999", 404],
    ["?ingredient=999999", 404],
    ["", 400],
    ["?unit=abc", 400],
  ])("refuses %s", async (query, status) => {
    const answer = await visitor.get(path + query);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/^ERROR: /);
  });
});

describe("autocomplete", () => {
  const find = async (query: string) =>
    (await visitor.get(`/api/dev/frontend/search/autocomplete?${query}`)).json<{
      results: Record<string, unknown>[];
      count: number;
    }>();
  it("answers nothing under three characters, and forgives after that", async () => {
    expect(await find("k=ne")).toEqual({ results: [], count: 0 });
    for (const typed of ["negroni", "NEGRONI", "negorni"])
      expect((await find(`k=${typed}&limit=4`)).results[0]?.name).toBe("Negroni");
    const { results } = await find("k=pina%20colada&a=cocktails&limit=8");
    expect(results[0]).toMatchObject({ name: "Piña Colada", section: "cocktails" });
    expect(Object.keys(results[0]!)).toEqual(
      expect.arrayContaining(["name", "href", "section", "category", "content"]),
    );
    expect(results[0]).toHaveProperty("image");
  });
  it.each(["k=%25%25%25", "k=___", `k=${"n".repeat(8_000)}`, "k='%3B--x", "k=abc&limit=-1", "k=abc&limit=1e99"])(
    "takes %.20s in its stride",
    async (query) => {
      expect((await visitor.get(`/api/dev/frontend/search/autocomplete?${query}`)).status).toBe(200);
    },
  );
});

it("describes every call, and shows the description", async () => {
  const description = (await visitor.get("/api/openapi.json")).json<{
    openapi: string;
    paths: Record<string, object>;
  }>();
  expect(description.openapi).toMatch(/^3\.1/);
  expect(Object.keys(description.paths)).toEqual(
    expect.arrayContaining([
      "/api/dev/frontend/mybar/load-recipes",
      "/api/dev/frontend/box/infinite-scroll",
      "/api/dev/frontend/favourite/add",
    ]),
  );
  const docs = await visitor.get("/api/docs");
  expect(docs.status).toBe(200);
  for (const path of Object.keys(description.paths)) expect(docs.text).toContain(path);
});

it("answers probes, and knows no other language and no other call", async () => {
  expect((await visitor.get("/healthz")).json()).toEqual({ status: "ok" });
  expect((await visitor.get("/readyz")).status).toBe(200);
  const metrics = (await visitor.get("/metrics")).text;
  expect(metrics).toContain("page_cache_hits_total");
  expect(metrics).toMatch(/^jigger_info\{jigger="\d+\.\d+\.\d+",node="\d[^"]*",database="PostgreSQL \d+[^"]*"\} 1$/m);
  expect((await visitor.get("/metrics", { "x-forwarded-for": "192.0.2.1" })).status).toBe(403);
  expect((await visitor.get("/xx-xx/api/openapi.json")).status).toBe(404);
  expect((await visitor.get("/api/dev/frontend/nothing")).status).toBe(404);
  expect((await visitor.post("/api/dev/frontend/box/infinite-scroll")).status).toBe(404);
});

import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#app/operations/operation.ts";
import { openVisit } from "#server/visit.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { calls } from "./calls.server.ts";
import { mountCalls } from "./mount.server.ts";

const root = "/api/dev/frontend";
let open: TestHouse;
let ada: Person;
let app: Hono;
/** Who asks, whether their request comes from the site, and how many visits were opened. */
let asker: { person: Person | null; fromTheSite: boolean; visits: number };
beforeAll(async () => {
  open = await testHouse();
  ada = await personIn(open.house, "ada");
  app = new Hono();
  mountCalls(app, {
    house: open.house,
    fromTheSite: () => asker.fromTheSite,
    open(request, where) {
      asker.visits += 1;
      const { person } = asker;
      const { visit, answerHeaders } = openVisit({ house: open.house, request, address: "203.0.113.9", ...where });
      for (const name of ["first", "second"]) visit.addHeader("set-cookie", `${name}=1`);
      const caller = async () => ({ ...(await visit.caller()), person });
      return { visit: { ...visit, person: async () => person, caller }, answerHeaders };
    },
  });
  app.all("*", (context) => context.text(`a page: ${context.req.path}`));
});
afterAll(() => open?.close());
beforeEach(() => {
  asker = { person: null, fromTheSite: true, visits: 0 };
});

const ask = async (path: string, init: RequestInit = {}) => app.request(`http://localhost${path}`, init);
const told = async (path: string, init: RequestInit = {}) => {
  const answer = await ask(path, init);
  return [answer.status, await answer.text()];
};
const form = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });

describe("a call", () => {
  it("is at its address in every language that there is, by GET and HEAD", async () => {
    for (const prefix of ["", "/en-gb", "/fr-fr"]) {
      const path = `${prefix}${root}/personal`;
      expect([path, await (await ask(path)).json()]).toMatchObject([path, { signed_in: false }]);
      expect((await ask(path, { method: "HEAD" })).status).toBe(200);
    }
    expect(await told(`/xx-yy${root}/personal`)).toEqual([404, "ERROR: unknown language"]);
  });

  it("is not there for another method, and says which it answers", async () => {
    const answer = await ask(`${root}/personal`, { method: "DELETE" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([404, "GET"]);
    expect(await answer.text()).toContain("no such call by DELETE; it answers GET");
    const none = await ask(`${root}/nothing`);
    expect([none.status, none.headers.get("allow")]).toEqual([404, null]);
  });

  it("that changes something proves that it comes from the site, before anybody is looked up", async () => {
    asker = { ...asker, person: ada, fromTheSite: false };
    const rating = form({ link_id: "77", section: "cocktail", rating: "4" });
    expect(await told(`${root}/vote/register`, rating)).toEqual([403, "ERROR: the request must come from this site"]);
    expect(asker.visits).toBe(0);
    expect((await ask(`${root}/personal`)).status).toBe(200);
  });

  it("takes what its body says before what its address says, and both together", async () => {
    asker.person = ada;
    const rated = (query: string, fields: Record<string, string>) =>
      told(`${root}/vote/register?${query}`, form(fields));
    // There is no drink in this house: that it is looked for shows that all fields came.
    const looked = [404, "ERROR: there is no such item"];
    expect(await rated("section=persons", { link_id: "77", section: "cocktail", rating: "4" })).toEqual(looked);
    expect(await rated("section=cocktail&rating=4", { link_id: "77" })).toEqual(looked);
    expect((await rated("section=cocktail", { link_id: "77", section: "persons", rating: "4" }))[0]).toBe(400);
  });

  it("whose body cannot be read is refused in its own form", async () => {
    asker.person = ada;
    const type = { "content-type": "application/json" };
    const broken = await told(`${root}/favourite/add`, { method: "POST", headers: type, body: "{" });
    expect([broken[0], JSON.parse(String(broken[1]))]).toMatchObject([400, { status: "error" }]);
    const body = JSON.stringify({ link_table: "x".repeat(1_000_001) });
    expect((await ask(`${root}/favourite/add`, { method: "POST", headers: type, body })).status).toBe(413);
  });

  it("sends what its visit sets, all of it, also where it is refused", async () => {
    for (const path of [`${root}/personal`, `${root}/favourite/add?link_id=x`]) {
      const { headers } = await ask(path);
      expect([path, headers.getSetCookie()]).toEqual([path, ["first=1", "second=1"]]);
    }
  });
});

describe("a builder's task that there is not", () => {
  it("is none to members; who is signed out does not learn it", async () => {
    const path = "/fr-fr/builder/api/nothing";
    const reason = async () => {
      const [status, text] = await told(path);
      return [status, JSON.parse(String(text)).response.reason];
    };
    expect(await reason()).toEqual([403, "Please sign in first."]);
    asker.person = ada;
    expect(await reason()).toEqual([404, "there is no such task"]);
  });
});

describe("the description of the calls", () => {
  it("has every call, in every language, and leaves the page about them to the pages", async () => {
    for (const prefix of ["", "/de-de"]) {
      const { paths } = (await (await ask(`${prefix}/api/openapi.json`)).json()) as { paths: object };
      expect(Object.keys(paths).sort()).toEqual([...new Set(calls.map(({ path }) => path))].sort());
      for (const page of ["/api/docs", "/api/docs.data"])
        expect(await told(prefix + page)).toEqual([200, `a page: ${prefix}${page}`]);
    }
    expect((await ask("/api/docs/more")).status).toBe(404);
  });
});

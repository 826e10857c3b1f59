import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, sameOrigin, signedIn } from "./client.ts";

let site: TestSite;
let ada: Client;
beforeAll(async () => {
  site = await testSite();
  ada = await signedIn(site);
});
afterAll(() => site?.close());

const list = "/builder/ingredients";

describe("the builder's ingredient list", () => {
  it("is for members, in every language, and has the nine parts and no others", async () => {
    const signedOut = await new Client(site.url).get(`/fr-fr${list}/liqueurs?pp=only`);
    expect(signedOut.status).toBe(302);
    expect(signedOut.headers.location).toBe(`/fr-fr/login?redir=/fr-fr${list}/liqueurs%3Fpp%3Donly`);
    const page = await ada.get(list);
    const parts = [...page.text.matchAll(/href="\/builder\/ingredients\/((?!add"|new")[a-z-]+)"/g)].map(
      ([, part]) => part!,
    );
    expect(new Set(parts).size).toBe(9);
    for (const part of new Set(parts)) expect([part, (await ada.get(`${list}/${part}`)).status]).toEqual([part, 200]);
    expect((await ada.get(`${list}/crisps`)).status).toBe(404);
  });

  it("takes what a form adds and removes, and says why not", async () => {
    expect((await ada.get(`${list}?pp=hide`)).text).toContain("No items found");
    const [here, matches] = [/You haven(?:'|&#x27;)t added any items here yet\./, /any items that match your search\./];
    for (const [path, said] of [
      ["?pp=hide", here],
      ["/bitters?pp=hide", here],
      ["/bitters?pp=hide&keyword=gin", matches],
      ["?keyword=xqz", matches],
    ] as const)
      expect([path, said.test((await ada.get(list + path)).text)]).toEqual([path, true]);
    const added = await ada.post(`${list}?pp=hide`, { intent: "add", link_id: "1" });
    expect([added.status, added.headers.location]).toEqual([303, `${list}?pp=hide`]);
    const page = (await ada.get(`${list}?pp=hide`)).text;
    expect(page).toContain("1 ingredient<");
    const [, id] = /name="id" value="(\d+)"/.exec(page)!;
    expect((await ada.post(list, { intent: "delete", id: id! })).status).toBe(303);
    const again = await ada.post(list, { intent: "delete", id: id! });
    expect(again.status).toBe(400);
    expect(again.text).toContain("there is no such item in your bar");
    expect((await ada.post(list, { intent: "x" })).status).toBe(400);
  });

  it("shows as many as its address says, and its last page past the end", async () => {
    const rows = async (query: string) => (await ada.get(list + query)).text.match(/data-item="/g)?.length ?? 0;
    const all = await rows("?pp=only&limit=80");
    expect(all).toBeGreaterThan(10);
    expect(await rows("?pp=only&limit=10")).toBe(10);
    expect(await rows(`?pp=only&limit=10&offset=${Math.floor((all - 1) / 10) * 10}`)).toBe(all % 10 || 10);
    expect(await rows("?pp=only&limit=10&offset=5000")).toBe(all % 10 || 10);
    expect(await rows("?pp=only&keyword=xqzv")).toBe(0);
  });
});

describe("the builder's tasks, sent by a page", () => {
  it("come several at once, with what was counted, and only from the site", async () => {
    const queue = [
      { task: "add-item", params: { link_id: 1 } },
      { task: "multiplex", params: {} },
      { task: "ingredients", params: { pp: "hide" } },
    ];
    const done = await ada.postJson("/fr-fr/builder/api/multiplex", { queue });
    expect([done.status, done.json()]).toMatchObject([
      200,
      {
        status: "ok",
        response: {
          0: { status: "ok", response: { link_id: 1, link_table: "ingredients", in_ingredients: "yes" } },
          1: { status: "error", response: { reason: "there is no such task" } },
          2: { status: "ok", response: { result_count: 1, premium_enabled: false } },
        },
        events: [{ name: "add-item", task: "add-item", index: 0 }],
      },
    ]);
    const many = await ada.postJson("/builder/api/multiplex", { queue: Array(51).fill(queue[2]) });
    expect([many.status, many.json().status]).toEqual([400, "error"]);
    expect((await ada.postJson("/builder/api/multiplex", { queue }, {})).status).toBe(403);
  });

  it("are read by a GET from anywhere, and change nothing by one", async () => {
    const told = async (path: string) => (await ada.get(`/builder/api/${path}`, {})).status;
    const begun = await ada.post("/builder/api/recipe-search-ingredients", { "chosen_ingredient[]": "1" });
    const { sid } = begun.json<{ response: { sid: string } }>().response;
    for (const path of ["searches", "searches?keyword=x&sort=name", `recipe-search-ingredients?sid=${sid}`])
      expect([path, await told(path)]).toEqual([path, 200]);
    for (const path of [
      `searches?id=${sid}&delete=yes`,
      `searches?id=${sid}&name=x`,
      "recipe-search-ingredients?chosen_ingredient[]=1",
      `recipe-search-ingredients?sid=${sid}&step_one[chosen_ingredient][2]=2`,
    ])
      expect([path, await told(path)]).toEqual([path, 403]);
  });

  it("begin a search by the tick boxes of a form, whatever is their value and however low their ids", async () => {
    const chosen = async (fields: Record<string, string>) =>
      (await ada.post("/builder/api/recipe-search-ingredients", fields))
        .json<{
          response: { chosen_ingredients: { id: number }[] };
        }>()
        .response.chosen_ingredients.map(({ id }) => id);
    const box = (id: number) => `step_one[chosen_ingredient][${id}]`;
    for (const value of ["1", "yes", "on"])
      expect(await chosen({ [box(97)]: value, [box(101)]: value, [box(5)]: "no" })).toEqual([97, 101]);
    expect(await chosen({ "step_one[chosen_ingredient][]": "97" })).toEqual([97]);
    expect(await chosen({ "step_one[chosen_ingredient][0]": "97", "step_one[chosen_ingredient][1]": "101" })).toEqual([
      97, 101,
    ]);
  });

  it("tell the bottles for a search in both forms that the contract has for them", async () => {
    const { status, response, ...beside } = (await ada.get("/builder/api/fetch-bws-by-id?limit=3")).json<{
      status: string;
      response: { result_count: number; result: object[] };
    }>();
    expect([status, beside]).toEqual(["ok", response]);
    expect(response.result).toHaveLength(3);
  });

  it("answer a repeat letter for letter as the first time", async () => {
    const queue = [{ task: "recipe-search-ingredients", params: { chosen_ingredient: [1, 97] } }];
    const said = async () =>
      (await ada.postJson("/builder/api/multiplex", { queue }, { ...sameOrigin, "idempotency-key": "once" })).text;
    const first = await said();
    expect(first).toContain('"sid"');
    expect(await said()).toBe(first);
  });

  it("tell of one recipe in which collections it is, and which bar counts", async () => {
    const [one] = (await ada.get("/builder/api/search-recipe?id=77")).json<{ response: { result: object[] } }>()
      .response.result;
    expect(one).toMatchObject({
      premium_enabled: false,
      premium: { collections: [], cabinet_count: 1, active_cabinet_html: "My bar" },
    });
  });

  it("answer guests of get-started and of nothing else", async () => {
    const guest = new Client(site.url);
    const first = await guest.get("/builder/api/ingredient-list?category=install&iid=1,2");
    expect(first.json()).toMatchObject({ status: "ok", response: { result_count: 60 } });
    expect((await guest.get("/builder/api/search-recipe?iid=1,2&nonalcoholic=include")).status).toBe(200);
    for (const path of ["ingredient-list", "search-recipe", "progress", "nothing"])
      expect([path, (await guest.get(`/builder/api/${path}`)).status]).toEqual([path, 403]);
  });
});

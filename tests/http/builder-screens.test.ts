import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { barTools } from "./bar-tools.ts";
import { Client, sameOrigin, signedIn } from "./client.ts";

let site: TestSite;
let ada: Client;
let guest: Client;
let ids: Record<string, number>;
beforeAll(async () => {
  site = await testSite();
  [ada, guest] = [await signedIn(site), new Client(site.url)];
  const tools = await barTools(site);
  ids = tools.ids;
  await tools.add(ada, "gin", "campari", "sweet-vermouth", "lemon-juice", "lime-juice", "triple-sec");
});
afterAll(() => site?.close());

const recipes = "/builder/recipes";
const gin = () => String(ids.gin);
const count = (text: string) => Number(/(\d+) recipes?<\/span>/.exec(text)?.[1]);
/** A page's text without the marks that React puts between its parts. */
const read = async (client: Client, path: string, headers = {}) =>
  (await client.get(path, headers)).text.replaceAll("<!-- -->", "");
const names = (text: string) => [...text.matchAll(/<h3[^>]*><a[^>]*>([^<]+)/g)].map(([, name]) => name!);

describe("the ways into the builder", () => {
  it("are there for everybody, with the way back, and lead nowhere else", async () => {
    const home = await guest.get("/builder/home?return=/cocktails/recipe/77/negroni");
    expect(home.text).toContain('href="/builder/login?redir=%2Fcocktails%2Frecipe%2F77%2Fnegroni"');
    expect(await read(guest, "/builder/home?return=https://evil.example/")).not.toContain("evil.example");
    expect(await read(ada, "/builder/home?return=/cocktails")).toContain("Back to where you were");
    expect((await guest.get("/fr-fr/builder/nowhere")).headers.location).toBe(
      "/fr-fr/login?redir=/fr-fr/builder/nowhere",
    );
    expect((await ada.get("/builder/nowhere")).status).toBe(404);
    expect((await ada.post("/builder/nowhere", { intent: "login" })).status).toBe(404);
  });

  it("tell on the page of Premium all that the builder keeps for it", async () => {
    const page = await read(guest, "/premium");
    for (const part of ["Private notes", "the bottle that you mean", "Collections and their menus", "Several bars"])
      expect([part, page.includes(part)]).toEqual([part, true]);
  });

  it("are the account's own forms, each with its panel first", async () => {
    for (const [door, title] of [
      ["login", "Sign in or join"],
      ["register", "Create an account"],
      ["forgot-password", "A new password"],
    ])
      expect(await read(guest, `/builder/${door}`)).toContain(`<h1 class="text-h1">${title}</h1>`);
    const wrong = await guest.post("/builder/login", { intent: "login", email: "nobody@example.com", password: "x" });
    expect([wrong.status, wrong.text.includes("nobody@example.com")]).toEqual([400, true]);
    const empty = await guest.post("/builder/register", { intent: "register", email: "new@example.com" });
    expect([empty.status, empty.text.includes("new@example.com")]).toEqual([400, true]);
    const reset = await guest.post("/builder/forgot-password", { intent: "reset", email: "nobody@example.com" });
    expect([reset.status, reset.headers.location]).toEqual([303, "/your-account/login?sent=1"]);
  });
});

describe("getting started", () => {
  it("counts what is picked by every bar's engine, and shows the way to the results only where there are some", async () => {
    const iid = [ids.gin, ids.campari, ids["sweet-vermouth"]].join();
    const picked = await read(guest, `/builder/get-started?iid=${iid}`);
    const call = await guest.get(`/builder/api/ingredient-list?category=install&iid=${iid}`);
    const { recipe_count: makes } = call.json<{ response: { recipe_count: number } }>().response;
    expect(picked).toContain(`${makes} drinks`);
    expect(picked).toContain(`href="/what-can-i-make?iid=${encodeURIComponent(iid).replaceAll("%2C", ",")}"`);
    // Picks go along through joining, in the address.
    expect(picked).toContain(`/builder/register?redir=${encodeURIComponent(`/builder/get-started?iid=${iid}`)}`);
    expect(await read(guest, "/builder/get-started")).not.toContain("Show the recipe");
  });

  it("puts what was picked into the bar of who came to be a member", async () => {
    const eve = await signedIn(site);
    const page = await read(eve, `/builder/get-started?iid=${ids.gin},${ids.campari}`);
    expect(page).toContain("Put these 2 into my bar");
    const done = await eve.post("/builder/get-started", { iid: `${ids.gin},${ids.campari}` });
    expect([done.status, done.headers.location]).toEqual([303, "/builder/ingredients?pp=hide"]);
    expect(await read(eve, "/builder/ingredients?pp=hide")).toContain("2 ingredients<");
    expect(await read(eve, `/builder/get-started?iid=${ids.gin}`)).toContain("All of it is in your bar.");
    expect((await eve.post("/builder/get-started", { iid: "" })).status).toBe(400);
    expect((await guest.post("/builder/get-started", { iid: "1" })).status).toBe(302);
  });
});

describe("the list of recipes", () => {
  it("is what the task finds, narrowed by its address, and its last page past the end", async () => {
    for (const query of ["", "?nonalcoholic=include", "?missing=1&hof=only", `?iid=${gin()}&missing=2&rating=5`]) {
      const told = await ada.get(`/builder/api/search-recipe${query}${query ? "&" : "?"}limit=0`);
      const { result_count } = told.json<{ response: { result_count: number } }>().response;
      expect([query, count(await read(ada, recipes + query))]).toEqual([query, result_count]);
    }
    const wide = `${recipes}?missing=3&limit=10`;
    const all = count(await read(ada, wide));
    expect(names(await read(ada, `${wide}&offset=90000`)).length).toBe(all % 10 || 10);
    expect(names(await read(ada, `${wide}&offset=13`))).toEqual(names(await read(ada, `${wide}&offset=10`)));
    expect((await guest.get(wide)).headers.location).toBe("/login?redir=/builder/recipes%3Fmissing%3D3%26limit%3D10");
  });

  it("says a seed when it shuffles, and its pages hold together", async () => {
    const asked = await ada.get(`${recipes}?missing=2&limit=10&sort=shuffle`);
    const seeded = asked.headers.location!;
    expect([asked.status, seeded]).toEqual([302, expect.stringMatching(/[?&]shuffle=\d+/)]);
    const pages = [];
    for (const offset of [0, 10, 20]) pages.push(...names(await read(ada, `${seeded}&offset=${offset}`)));
    expect(new Set(pages).size).toBe(30);
    expect(names(await read(ada, seeded))).toEqual(pages.slice(0, 10));
    expect(await read(ada, seeded)).toMatch(/<option value="shuffle" disabled="" selected="">Shuffle</);
  });

  it("leads to one of its recipes by chance", async () => {
    const one = await ada.get(`${recipes}?keyword=negroni&random=1`);
    expect([one.status, one.headers.location]).toEqual([302, expect.stringMatching(/^\/cocktails\/recipe\/\d+\//)]);
    const none = await ada.get(`${recipes}?keyword=xqzv&random=1`);
    expect(none.headers.location).toBe(`${recipes}?keyword=xqzv`);
  });

  it("offers what is missing where chosen ingredients make nothing", async () => {
    const nothing = await read(ada, `${recipes}?iid=${ids.campari}&hof=only`);
    expect(nothing).toContain("No results found");
    expect(nothing).toContain("Allowing missing ingredients...");
    expect(nothing).toMatch(/href="\/builder\/recipes\?[^"]*missing=[123]/);
    const never = await read(ada, `${recipes}?iid=${ids.campari}&keyword=xqzv`);
    expect(never).toContain("No recipes available matching your criteria");
  });
});

describe("without a script", () => {
  it("a favourite and a wish of a list are forms that lead back to their place in it", async () => {
    const eve = await signedIn(site);
    const { add } = await barTools(site);
    await add(eve, "gin", "campari", "sweet-vermouth");
    const form = (text: string, oid: string) =>
      new RegExp(`<form[^>]*action="(/your/personalise\\?of=${oid})"[^>]*>(.*?)</form>`, "s").exec(text)!;
    const sent = (part: string, kind: string) => new RegExp(`value="(${kind}:(?:yes|no))"`).exec(part)?.[1] ?? "";
    for (const [path, oid] of [
      [`${recipes}?keyword=negroni`, "cocktails:77"],
      ["/builder/ingredients?pp=hide", `ingredients:${ids.gin}`],
    ] as const)
      for (const kind of ["favourite", "wish_list"])
        for (const said of [`${kind}:yes`, `${kind}:no`]) {
          const [, address, inside] = form(await read(eve, path), oid);
          expect([path, sent(inside!, kind)]).toEqual([path, said]);
          const back = /name="return" value="([^"]+)"/.exec(inside!)![1]!.replaceAll("&amp;", "&");
          const done = await eve.post(address!, { intent: said, return: back });
          expect([done.status, done.headers.location]).toEqual([303, back]);
          expect(back.split("#")[0]).toBe(path);
        }
    const away = await eve.post("/your/personalise?of=cocktails:77", {
      intent: "favourite:yes",
      return: "https://evil.example/",
    });
    expect(away.headers.location).toBe("/");
  });

  it("the page to search by ingredients stands where what is in the bar could not be read", async () => {
    await site.house.pool.query("alter table tried rename to tried_away");
    const failing = await ada.get("/builder/recipes/search").finally(async () => {
      await site.house.pool.query("alter table tried_away rename to tried");
    });
    expect(failing.status).toBe(200);
    expect(failing.text).toMatch(/role="alert"[^>]*>Please reload the page and try again</);
    expect(failing.text).toContain("Use all that I have");
    expect(await read(ada, "/builder/recipes/search")).not.toContain("Please reload");
  });
});

describe("a search in two steps, without a script", () => {
  it("keeps what is ticked while more is looked for, refuses none, and ends in the results", async () => {
    const step = "/builder/recipes/search";
    const looked = await ada.get(`${step}?step_one%5Bchosen_ingredient%5D%5B${gin()}%5D=${gin()}&keyword=campari`);
    expect(looked.text).toMatch(new RegExp(`value="${gin()}"[^>]*checked|checked=""[^>]*value="${gin()}"`));
    expect(looked.text).toContain(`step_one[chosen_ingredient][${ids.campari}]`);
    const none = await ada.post(step, { intent: "choose" });
    expect([none.status, none.text.includes("No ingredients chosen")]).toEqual([400, true]);
    const chosen = await ada.post(step, {
      intent: "choose",
      [`step_one[chosen_ingredient][${gin()}]`]: gin(),
      [`step_one[chosen_ingredient][${ids.campari}]`]: String(ids.campari),
    });
    const second = chosen.headers.location!;
    expect([chosen.status, second]).toEqual([303, expect.stringMatching(/\?sid=[\w-]+&step=2$/)]);
    expect(await read(ada, second)).toContain("Step 2 of 2");
    const sid = /sid=([\w-]+)/.exec(second)![1]!;
    const done = await ada.post(second, { intent: "finish", sid, missing: "1", nonalcoholic: "include", name: "" });
    expect([done.status, done.headers.location]).toEqual([303, `${recipes}?sid=${sid}`]);
    const results = await read(ada, done.headers.location!);
    expect(results).toContain("Up to 1 missing");
    expect(results).toContain("Campari");
    const eve = await signedIn(site);
    for (const path of [`${recipes}?sid=${sid}`, `${step}?sid=${sid}`, second])
      expect([path, (await eve.get(path)).status]).toEqual([path, 404]);
    expect((await eve.post(second, { intent: "finish", sid })).status).toBe(400);
    // What was chosen stands there again, and what is wrong beside it.
    const long = { intent: "finish", sid, name: "x".repeat(81), missing: "2", favourite: "only", rating: "4" };
    const refused = await ada.post(second, long);
    expect(refused.status).toBe(400);
    for (const chosen of [/<option value="2" selected/, /<option value="only" selected/, /<option value="4" selected/])
      expect(refused.text).toMatch(chosen);
    expect(refused.text).toMatch(/aria-invalid="true"[^>]*name="name"/);
  });
});

describe("saved searches", () => {
  it("are kept from a page of results, tell what is new once, are renamed and deleted", async () => {
    const eve = await signedIn(site);
    const list = "/builder/recipes/searches";
    // As it is sent: React writes an apostrophe of a text as an entity.
    expect(await read(eve, list)).toMatch(/You haven(?:'|&#x27;)t saved any searches yet\./);
    const from = `${recipes}?iid=${gin()},${ids.campari}&missing=1`;
    for (const name of [" ", "\u200b"]) {
      const unnamed = await eve.post(from, { name });
      expect([name, unnamed.status, unnamed.text.includes("Give the search a name.")]).toEqual([name, 400, true]);
    }
    const saved = await eve.post(from, { name: "Friday" });
    const href = saved.headers.location!;
    expect([saved.status, href]).toEqual([303, expect.stringMatching(/^\/builder\/recipes\?sid=/)]);
    expect(count(await read(eve, href))).toBe(count(await read(eve, from)));
    const sid = href.split("sid=")[1]!;
    await eve.post("/builder/api/recipe-search-param", { sid, name: "missing", value: "2" });
    expect(await read(eve, list)).toMatch(/\d+ new</);
    // An address that was typed changes nothing; a link of the site opens it.
    expect(await read(eve, href)).not.toContain("new since you last opened it");
    expect(await read(eve, href, sameOrigin)).toContain("new since you last opened it");
    expect(await read(eve, href, sameOrigin)).not.toContain("new since you last opened it");
    expect(await read(eve, list)).not.toMatch(/\d+ new</);
    expect((await eve.post(list, { intent: "rename", id: sid, name: "Saturday" })).status).toBe(303);
    expect(await read(eve, list)).toContain("Saturday");
    expect((await ada.post(list, { intent: "delete", id: sid })).status).toBe(400);
    expect((await eve.post(list, { intent: "delete", id: sid })).status).toBe(303);
    expect((await eve.get(href)).status).toBe(404);
  });

  it("are one each, however often and at once their form is sent", async () => {
    const eve = await signedIn(site);
    const from = `${recipes}?missing=3`;
    const [, key] = /name="idempotency_key" value="([^"]+)"/.exec(await read(eve, from))!;
    const send = (name: string) => eve.post(from, { name, idempotency_key: key! });
    const twice = await Promise.all([send("Twice"), send("Twice")]);
    const [first, again] = twice.map(({ headers }) => headers.location);
    expect([first, again]).toEqual([again, expect.stringMatching(/^\/builder\/recipes\?sid=/)]);
    // Another name is another search, and so is one of another page.
    expect((await send("Thrice")).headers.location).not.toBe(first);
    const other = await eve.post(`${recipes}?missing=2`, { name: "Twice", idempotency_key: key! });
    expect(other.headers.location).not.toBe(first);
    type Searches = { response: { result_count: number } };
    expect((await eve.get("/builder/api/searches")).json<Searches>().response.result_count).toBe(3);
  });
});

describe("adding ingredients", () => {
  const add = "/builder/ingredients/add";

  it("finds by name and shelf, or what the address names, and adds", async () => {
    const eve = await signedIn(site);
    expect(await read(eve, `${add}?category=bitters`)).toContain("Angostura bitters");
    expect(await read(eve, `${add}?keyword=xqzv`)).toContain("No ingredients found");
    const named = await read(eve, `${add}?iid=${ids.gin},${ids.campari}`);
    expect(named.match(/data-item="/g)?.length).toBe(2);
    const added = await eve.post(`${add}?keyword=gin`, { link_id: gin() });
    expect([added.status, added.headers.location]).toEqual([303, `${add}?keyword=gin`]);
    expect(await read(eve, `${add}?iid=${gin()}`)).toContain("In your bar");
    expect((await eve.post(add, { link_id: "999999" })).status).toBe(400);
  });

  it("goes back after an add where it was asked to, with its history token, and only within the site", async () => {
    const from = { referer: `${site.url}/builder/recipes?missing=1` };
    const page = await read(ada, `${add}?return-on-add=1&h=t0k-en`, from);
    expect(page).toContain('name="return-on-add" value="/builder/recipes?missing=1"');
    const fields = { link_id: gin(), "return-on-add": "/builder/recipes?missing=1", h: "t0k-en" };
    expect((await ada.post(add, fields)).headers.location).toBe("/builder/recipes?missing=1&h=t0k-en");
    // The address says it as well, for a form that does not, and under the same rule.
    const to = async (query: string) => (await ada.post(`${add}?${query}`, { link_id: gin() })).headers.location;
    expect(await to("return-on-add=%2Fbuilder%2Frecipes&h=t0k-en")).toBe("/builder/recipes?h=t0k-en");
    expect(await to("return-on-add=%2F%2Fevil.example")).toBe(`${add}?return-on-add=%2F%2Fevil.example`);
    const evil = { ...fields, "return-on-add": "//evil.example/" };
    expect((await ada.post(add, evil)).headers.location).toBe(add);
    const elsewhere = { referer: "https://evil.example/x" };
    expect(await read(ada, `${add}?return-on-add=1`, elsewhere)).toContain('value="/builder/ingredients"');
  });
});

it("the builder's address alone leads to its index, in every language", async () => {
  const nobody = new Client(site.url);
  for (const [path, to] of [
    ["/builder", "/builder/home"],
    ["/fr-fr/builder", "/fr-fr/builder/home"],
  ] as const) {
    const answer = await nobody.get(path);
    expect([path, answer.status, answer.headers.location]).toEqual([path, 302, to]);
  }
});

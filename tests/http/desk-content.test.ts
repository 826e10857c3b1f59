import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn } from "./client.ts";
import { contentForm, unescaped } from "./forms.ts";

let site: TestSite;
let editor: Client;
beforeAll(async () => {
  site = await testSite();
  editor = await as("editor", "Grace");
});
afterAll(() => site?.close());

async function as(role: "editor" | "member", name: string): Promise<Client> {
  const person = await signedIn(site, name);
  await site.house.pool.query("update person set role = $1 where email = $2", [role, person.email]);
  return person;
}

const negroni = "/desk/content/cocktails/77";
const recipe = "/cocktails/recipe/77/negroni";
const formOf = (path: string, client = editor) => contentForm(client, path);
const keep = async (path: string, change: Record<string, string>, client = editor) =>
  client.post(path, { ...(await formOf(path, client)), intent: "keep", ...change });

it("the library is for editors: others are led to sign in, or told that they may not", async () => {
  const member = await as("member", "Eve");
  for (const path of ["/desk/content", "/desk/content/cocktails", negroni]) {
    expect((await new Client(site.url).get(path)).status).toBe(302);
    expect((await member.get(path)).status).toBe(403);
  }
  for (const intent of ["keep", "preview", "undo", "add lines"])
    expect((await member.post(negroni, { intent, version: "1", to: "1", "f.name": "Mine" })).status).toBe(403);
  for (const path of ["/desk/content/tables", "/desk/content/cocktails/999999", "/desk/content/person/1"])
    expect((await editor.get(path)).status).toBe(404);
});

it("every kind has its list and its form, and a form that nobody touched changes nothing", async () => {
  const { text } = await editor.get("/desk/content");
  const kinds = [...text.matchAll(/href="\/desk\/content\/([a-z_]+)"/g)].map(([, kind]) => kind!);
  expect(new Set(kinds).size).toBe(19);
  for (const kind of kinds) {
    const list = await editor.get(`/desk/content/${kind}`);
    const first = /href="(\/desk\/content\/[a-z_]+\/\d+)"/.exec(list.text)![1]!;
    const same = await keep(first, {});
    expect([kind, same.status, same.headers.location]).toEqual([kind, 303, `${first}?done=same`]);
    expect((await editor.get(`/desk/content/${kind}/new`)).status).toBe(200);
  }
});

it("a change is seen at once by every reader, is found, stands in the log, and is undone", async () => {
  const reader = new Client(site.url);
  // Every process hears of a change the moment after it is stored.
  const readerSees = (text: string, there: boolean) =>
    vi.waitFor(async () => {
      const page = await reader.get(recipe);
      expect(page.text.includes(text)).toBe(there);
      return page;
    });
  const told = "Three bitter things, told anew by an editor on a quiet evening.";
  expect((await reader.get(recipe)).text).not.toContain(told);
  const tried = await keep(negroni, { "f.teaser": told, intent: "preview" });
  expect([
    tried.status,
    tried.text.includes("Nothing is stored yet"),
    tried.text.includes("data:image/svg+xml"),
  ]).toEqual([200, true, true]);
  expect((await reader.get(recipe)).text).not.toContain(told);
  const kept = await keep(negroni, { "f.teaser": told, "f.lines.0.amount": "33" });
  expect(kept.headers.location).toBe(`${negroni}?done=keep`);
  const page = await readerSees(told, true);
  expect([page.text.includes(told), /33(?:<[^>]*>|\s)*ml/.test(page.text)]).toEqual([true, true]);
  expect((await editor.get("/desk/audit?keyword=write-content")).text).toContain(told);
  expect((await editor.get(`${negroni}?from=1`)).text).toContain("Lines 1: amount");
  expect((await editor.post(negroni, { intent: "undo", version: "1", to: "1" })).headers.location).toBe(
    `${negroni}?done=late`,
  );
  expect((await editor.post(negroni, { intent: "undo", version: "2", to: "1" })).headers.location).toBe(
    `${negroni}?done=undo`,
  );
  await readerSees(told, false);
});

it("of two editors the second is told, what both typed is kept, and storing again puts both together", async () => {
  const other = await as("editor", "Hedy");
  const mine = await formOf(negroni);
  await keep(negroni, { "f.history": "h".repeat(60) }, other);
  const late = await editor.post(negroni, { ...mine, intent: "keep", "f.tip": "t".repeat(60) });
  const text = late.text.replaceAll("<!-- -->", "");
  expect([late.status, text.includes("Hedy changed this while you were writing")]).toEqual([409, true]);
  for (const typed of ["h".repeat(60), "t".repeat(60)]) expect(text).toContain(typed);
  const version = /name="version" value="(\d+)"/.exec(text)![1]!;
  const again = await editor.post(negroni, {
    ...mine,
    version,
    intent: "keep",
    "f.tip": "t".repeat(60),
    "f.history": "h".repeat(60),
  });
  expect(again.status).toBe(303);
  expect(await formOf(negroni)).toMatchObject({ "f.tip": "t".repeat(60), "f.history": "h".repeat(60) });
});

it("what is wrong is told beside its field, and nothing that was typed is lost; rows come and go without script", async () => {
  const wrong = await keep(negroni, {
    "f.teaser": "Short",
    "f.lines.0.ingredient": "Moonwater",
    "f.lines.1.amount": "much",
  });
  expect(wrong.status).toBe(400);
  for (const said of ["There is no “Moonwater” here", "“much” is no number", 'value="Moonwater"'])
    expect(wrong.text).toContain(said);
  const long = await keep(negroni, { "f.teaser": "x".repeat(20_001) });
  expect([long.status, long.text.includes('id="f.teaser-error"')]).toEqual([400, true]);
  expect(long.text).toContain("Teaser can have 20,000 characters at most");
  const unchosen = await editor.post("/desk/content/people/new", { version: "0", intent: "keep", "f.country": "" });
  expect(unchosen.text).toContain("Country has to be filled in");
  const more = await keep(negroni, { intent: "add lines", "f.teaser": "Not lost" });
  expect([
    more.status,
    more.text.includes('name="f.lines.3.ingredient"'),
    more.text.includes(">Not lost</textarea>"),
  ]).toEqual([200, true, true]);
  const fewer = await keep(negroni, { intent: "remove lines.0" });
  expect([fewer.text.includes('name="f.lines.2.ingredient"'), fewer.text.includes('value="Campari"')]).toEqual([
    false,
    true,
  ]);
});

it("a new entry gets a number and a key, has its page at once, and what is hostile in it is text", async () => {
  const hostile = '"><img src=x onerror=alert(1)>';
  const fields = { "f.name": `Desk glass ${hostile}`, "f.shape": "coupe", "f.ml": "200", intent: "keep" };
  const texts = {
    "f.description": `A glass that holds ${hostile}`,
    "f.used_for": `What one drinks </script><script>alert(1)</script>`,
  };
  const made = await editor.post("/desk/content/glasses/new", { ...fields, ...texts, version: "0" });
  const [, id] = /^\/desk\/content\/glasses\/(\d+)\?done=keep$/.exec(made.headers.location ?? "") ?? [];
  expect(Number(id)).toBeGreaterThanOrEqual(500_000);
  const desk = await editor.get(`/desk/content/glasses/${id}`);
  const page = /<a[^>]*href="(\/[^"]+)"[^>]*>See its page/.exec(desk.text)![1]!;
  for (const { status, text } of [
    desk,
    await new Client(site.url).get(page),
    await editor.get("/desk/content/glasses?keyword=desk"),
  ]) {
    expect(status).toBe(200);
    expect(text).toContain("Desk glass");
    for (const live of ["<img src=x", "<script>alert(1)"]) expect(text).not.toContain(live);
  }
  const twice = await editor.post("/desk/content/glasses/new", { ...fields, ...texts, "f.key": "coupe", version: "0" });
  expect([twice.status, twice.text.includes("is taken")]).toEqual([400, true]);
});

it("what is deleted is gone from every page at once, with its reason told, and one press brings it and all marks back", async () => {
  const [path, page] = ["/desk/content/cocktails/57", "/cocktails/recipe/57/yellow-bird"];
  const member = await signedIn(site, "Ida");
  const mark = { link_table: "cocktails", link_id: "57" };
  expect((await member.post("/api/dev/frontend/favourite/add", mark)).status).toBe(200);
  const reader = new Client(site.url);
  const places = ["/cocktails?keyword=yellow+bird", "/search?keyword=yellow+bird", "/sitemaps/cocktails-0.xml"];
  const seen = async () => [
    (await reader.get(page)).status,
    ...(await Promise.all(places.map(async (at) => (await reader.get(at)).text.includes(page)))),
    (await member.get("/your/favourites")).text.includes(page),
  ];
  const before = await seen();
  expect(before).toEqual([200, true, true, true, true]);
  const sent = { intent: "delete", version: "1" };
  const unsaid = await editor.post(path, { ...sent, reason: "  " });
  expect([unsaid.status, unsaid.text.includes("Say why it goes")]).toEqual([400, true]);
  const long = await editor.post(path, { ...sent, reason: "x".repeat(2_001) });
  expect([long.status, long.text.includes("can have 2,000 characters at most")]).toEqual([400, true]);
  const mine = await formOf(path);
  const named = await editor.post("/desk/content/ingredients/1", { ...sent, reason: "Gone" });
  expect([named.status, /It stays, because (?:another entry|\d+ other entries)/.test(named.text)]).toEqual([400, true]);
  expect((await member.post(path, { ...sent, reason: "Mine" })).status).toBe(403);
  expect((await editor.post(path, { ...sent, version: "7", reason: "Late" })).headers.location).toBe(
    `${path}?done=late`,
  );
  const reason = "Nobody <b>could</b> say where it comes from.";
  expect((await editor.post(path, { ...sent, reason })).headers.location).toBe(`${path}?done=delete`);
  await vi.waitFor(async () => expect(await seen()).toEqual([404, false, false, false, false]));
  const desk = unescaped((await editor.get(path)).text);
  expect([desk.includes(reason), desk.includes("What it says"), desk.includes("Bring it back")]).toEqual([
    true,
    false,
    true,
  ]);
  // Who was writing meanwhile is told, and keeps what they typed.
  const late = await editor.post(path, { ...mine, intent: "keep", "f.tip": "Shake it hard & long." });
  expect([late.status, late.text.includes("Somebody has deleted this")]).toEqual([400, true]);
  expect(unescaped(late.text)).toContain("Shake it hard & long.</textarea>");
  for (const at of [
    "/desk/content/cocktails?only=deleted",
    "/desk/audit?keyword=delete-content",
    "/desk/content?keyword=yellow%20b",
  ])
    expect((await editor.get(at)).text).toContain("Yellow Bird");
  expect((await editor.post(path, { intent: "undo", version: "2", to: "1" })).headers.location).toBe(
    `${path}?done=undo`,
  );
  await vi.waitFor(async () => expect(await seen()).toEqual(before));
  expect((await editor.get("/desk/content/cocktails?only=deleted")).text).not.toContain("Yellow Bird");
});

it("what members mix follows an ingredient that changes: how strong it is, and what it holds", async () => {
  const { rows } = await site.house.pool.query("select id from ingredient where key = 'campari'");
  const { id } = rows[0];
  const written = await (await signedIn(site, "Mel")).post("/my-bar/submit-cocktail", {
    ...{
      "cocktail[name]": "Desk Spritz",
      "cocktail[glass]": "coupe",
      "cocktail[method]": "stir",
      "cocktail[ice]": "none",
    },
    ...{ "cocktail[instructions]": "Stir it.", "cocktail[ingredient][1][ingredientId]": String(id) },
    ...{ "cocktail[ingredient][1][unitId]": "1", "cocktail[ingredient][1][amount]": "60" },
  });
  expect(written.status).toBe(303);
  const told = async () =>
    (await site.house.pool.query("select abv, updated_at from cocktail where name = 'Desk Spritz'")).rows[0];
  const [before, path] = [await told(), `/desk/content/ingredients/${id}`];
  const { "f.abv": was } = await formOf(path);
  expect((await keep(path, { "f.abv": "70" })).status).toBe(303);
  const after = await told();
  expect(after.abv).toBeGreaterThan(2 * before.abv);
  expect(after.updated_at).toEqual(before.updated_at);
  await keep(path, { "f.abv": was! });
  expect(await told()).toEqual(before);
});

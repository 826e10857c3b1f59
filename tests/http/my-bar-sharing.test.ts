import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { bar, barTools, negroni, shown } from "./bar-tools.ts";
import { Client, signedIn } from "./client.ts";

type Tools = Awaited<ReturnType<typeof barTools>>;
let site: TestSite;
let ids: Tools["ids"];
let drinks: Tools["drinks"];
let add: Tools["add"];
let items: Tools["items"];
let itemOf: Tools["itemOf"];
let setLevel: Tools["setLevel"];
let names: Tools["names"];
let premium: Tools["premium"];
beforeAll(async () => {
  site = await testSite();
  ({ ids, drinks, add, items, itemOf, setLevel, names, premium } = await barTools(site));
});
afterAll(() => site?.close());

describe("several bars", () => {
  type Bars = {
    response: { result: { id: number; name: string; items: number; active: boolean }[]; combined: boolean };
  };
  const bars = async (client: Client) => (await client.get("/builder/api/cabinets")).json<Bars>().response;
  const say = (client: Client, fields: Record<string, string>) => client.post("/builder/api/cabinet", fields);

  it("count one at a time, or all together", async () => {
    const ada = await premium();
    await add(ada, ...negroni);
    const made = await say(ada, { name: "The summer house", active: "yes" });
    const { id } = made.json<{ response: { id: number } }>().response;
    expect(await items(ada)).toEqual([]);
    expect(await names(ada)).not.toContain("Negroni");
    await add(ada, "gin", "soda-water");
    await setLevel(ada, "gin", "out");
    expect((await bars(ada)).result).toEqual([
      { id: 0, name: "My bar", items: 3, active: false },
      { id, name: "The summer house", items: 2, active: true },
    ]);
    expect((await ada.get("/api/dev/frontend/list/ingredients")).json()).toMatchObject({ result_count: 2 });
    await say(ada, { combined: "yes" });
    // Gin stands in both, and is there as long as it is in one of them.
    expect((await items(ada)).length).toBe(4);
    expect(await itemOf(ada, "gin")).toMatchObject({ level: "full", in_bar: true });
    expect((await ada.get("/api/dev/frontend/list/ingredients")).json()).toMatchObject({ result_count: 4 });
    expect(await shown(ada, "/my-bar")).toContain("All your bars");
    await say(ada, { combined: "no", id: "0", active: "yes" });
    expect(await names(ada)).toContain("Negroni");
    expect((await say(ada, { id: String(id), name: "By the sea" })).status).toBe(200);
    expect((await say(ada, { id: String(id), active: "yes" })).status).toBe(200);
    expect((await say(ada, { id: String(id), delete: "yes" })).json()).toMatchObject({ response: { id: 0 } });
    expect((await bars(ada)).result).toEqual([{ id: 0, name: "My bar", items: 3, active: true }]);
    expect((await items(ada)).length).toBe(3);
  });

  it("are premium's to make, each person's own, and ten at most", async () => {
    const [ada, eve] = [await premium(), await signedIn(site, "Eve")];
    expect((await say(eve, { name: "Another" })).status).toBe(403);
    expect((await bars(eve)).result).toEqual([{ id: 0, name: "My bar", items: 0, active: true }]);
    for (let made = 1; made < 10; made++) expect((await say(ada, { name: `Bar ${made}` })).status).toBe(200);
    expect((await say(ada, { name: "One more" })).status).toBe(400);
    const id = String((await bars(ada)).result[1]!.id);
    const tries: Record<string, string>[] = [
      { id, name: "Mine" },
      { id, active: "yes" },
      { id, delete: "yes" },
    ];
    for (const fields of tries) expect((await say(eve, fields)).status).toBe(404);
    expect((await say(ada, { id, name: "bar 2" })).status).toBe(200);
    expect((await say(ada, { id, name: "Bar 3" })).status).toBe(400);
    expect((await say(ada, { id: "0", delete: "yes" })).status).toBe(400);
    expect((await say(ada, { id: "0", name: "Other" })).status).toBe(400);
    await say(ada, { id, delete: "yes" });
    const refused = await ada.post("/my-bar/bars", { intent: "cabinet", name: "My Bar" });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("One of your bars is called so already.");
  });

  it("hand things on to each other: what stands in both becomes one, of which the fuller counts", async () => {
    const ada = await premium();
    await add(ada, "gin", "campari");
    await setLevel(ada, "gin", "low");
    const mine = await items(ada);
    const idOf = (key: string) => String(mine.find(({ link_id }) => link_id === ids[key])!.my_bar_item_id);
    await say(ada, { name: "Boat", active: "yes" });
    const boat = (await bars(ada)).result[1]!.id;
    await add(ada, "gin");
    const page = "/my-bar/bars/0";
    expect(await shown(ada, page)).toContain("Campari");
    const move = (fields: [string, string][]) =>
      ada.send(page, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
        body: new URLSearchParams([["to", String(boat)], ...fields]).toString(),
      });
    const nothing = await move([]);
    expect([nothing.status, nothing.text.includes("Choose at least one thing to move.")]).toEqual([400, true]);
    const done = await move([
      ["items", idOf("gin")],
      ["items", idOf("campari")],
    ]);
    expect([done.status, done.headers.location]).toEqual([303, `${page}?moved=2&to=${boat}`]);
    expect(await shown(ada, done.headers.location!)).toContain("2 things stand in Boat now.");
    expect((await bars(ada)).result.map(({ items }) => items)).toEqual([0, 2]);
    expect((await itemOf(ada, "gin")).level).toBe("full");

    const eve = await premium();
    expect((await eve.get(`/my-bar/bars/${boat}`)).status).toBe(404);
    const item = String((await itemOf(ada, "campari")).my_bar_item_id);
    expect((await eve.post(`/my-bar/bars/${boat}`, { to: "0", items: item })).status).toBe(400);
    expect((await eve.post(page, { to: "0", items: item })).status).toBe(400);
    for (const odd of ["x", "-1", "99999999999999999999"])
      expect([odd, (await ada.get(`/my-bar/bars/${odd}`)).status]).toEqual([odd, 404]);
    expect((await bars(ada)).result.map(({ items }) => items)).toEqual([0, 2]);
  });
});

describe("what is shown by a secret link", () => {
  const share = async (client: Client, what: string, on = "yes") =>
    (await client.post(`${bar}/share`, { what, on })).json<{ href: string }>().href;

  it("shows a bar and what it makes to anybody, without a name, until it is taken back", async () => {
    const ada = await signedIn(site, "Augusta");
    const nobody = new Client(site.url);
    await add(ada, ...negroni, "mezcal");
    await setLevel(ada, "mezcal", "out");
    const href = await share(ada, "bar");
    expect(href).toMatch(/^\/shared\/[\w-]{32}$/);
    const page = await nobody.get(href);
    expect([page.status, page.headers["x-robots-tag"], page.headers["referrer-policy"]]).toEqual([
      200,
      "noindex",
      "no-referrer",
    ]);
    expect(page.headers["cache-control"]).toContain("no-store");
    const text = await shown(nobody, href);
    for (const word of ["Campari", "Negroni", "What stands there"]) expect(text).toContain(word);
    for (const word of ["Mezcal", "Augusta", ada.email]) expect(page.text).not.toContain(word);
    const { rows } = await site.house.pool.query<{ token_hash: string }>("select token_hash from share");
    for (const { token_hash } of rows) expect(href).not.toContain(token_hash);
    // What stands in the bar is the bar, by whichever name.
    const again = await share(ada, "ingredients");
    expect((await nobody.get(href)).status).toBe(404);
    expect((await nobody.get(again)).status).toBe(200);
    expect(await share(ada, "bar", "no")).toBeNull();
    const gone = await nobody.get(again);
    expect(gone.status).toBe(404);
    expect(gone.text).toContain("This link leads nowhere");
    expect((await nobody.get("/shared/short")).status).toBe(404);
  });

  it("shows every drink of a bar that makes many, page by page", async () => {
    const ada = await signedIn(site);
    const nobody = new Client(site.url);
    await add(ada, ...negroni, "white-rum", "bourbon", "vodka", "tequila", "cointreau", "dry-vermouth");
    await add(
      ada,
      "lemon-juice",
      "lime-juice",
      "orange-juice",
      "sugar-syrup",
      "angostura-bitters",
      "soda-water",
      "tonic-water",
    );
    const href = await share(ada, "bar");
    const count = Number(/ (\d+) drinks /.exec(await shown(nobody, href))![1]);
    expect(count).toBeGreaterThan(48);
    expect(await shown(nobody, href)).toContain(`1 to 48 of ${count}`);
    const drinksOn = async (path: string) => [
      ...(await nobody.get(path)).text.split('id="stands-there"')[0]!.matchAll(/href="(\/cocktails\/recipe\/[^"]+)/g),
    ];
    const found: string[] = [];
    for (let from = 0; from < count; from += 48)
      found.push(...(await drinksOn(`${href}?offset=${from}`)).map(([, to]) => to!));
    expect([found.length, new Set(found).size]).toEqual([count, count]);
    // Behind the end stands the last page.
    expect(await shown(nobody, `${href}?offset=9999`)).toContain(`to ${count} of ${count}`);
  });

  it("shows lists as well, by its owner's word alone", async () => {
    const [ada, eve] = [await signedIn(site), await signedIn(site, "Eve")];
    const nobody = new Client(site.url);
    await ada.post("/api/dev/frontend/favourite/add", { link_table: "cocktails", link_id: String(drinks.negroni) });
    await ada.post(`${bar}/shopping-list`, { link_table: "ingredients", link_id: String(ids.orgeat), add: "yes" });
    const [list, shopping] = [await share(ada, "favourite"), await share(ada, "shopping-list")];
    expect(await shown(nobody, list)).toContain("Negroni");
    expect(await shown(nobody, shopping)).toContain("Orgeat");
    await share(eve, "favourite", "no");
    expect((await nobody.get(list)).status).toBe(200);
    expect((await ada.post(`${bar}/share`, { what: "password", on: "yes" })).status).toBe(400);
    expect((await nobody.post(`${bar}/share`, { what: "bar", on: "yes" })).status).toBe(403);
    const made = await ada.post("/your/shared", { what: "favourite", on: "yes" });
    expect(made.status).toBe(200);
    expect(made.text).toContain(`${site.url}/shared/`);
    expect((await nobody.get(list)).status).toBe(404);
    expect((await ada.post("/your/shared", { what: "favourite", on: "no" })).headers.location).toBe(
      "/your/shared?taken",
    );
    expect(await shown(ada, "/your/shared?taken")).toContain("The link is taken back");
  });
});

describe("a barcode", () => {
  const code = "4006381333931";

  it("is unknown until one says what it stands on, and then known to them alone", async () => {
    const [ada, eve] = [await signedIn(site), await signedIn(site, "Eve")];
    const look = async (client: Client) => (await client.get(`${bar}/items-by-code?barcode=${code}`)).json();
    expect(await look(ada)).toEqual({ barcode: code, result: [], result_count: 0 });
    const page = await shown(ada, `/my-bar/code?barcode=${code}&keyword=campari`);
    expect(page).toContain("This code is new.");
    expect(page).toContain("Campari");
    const form = { barcode: code, link_table: "ingredients", link_id: String(ids.campari) };
    const added = await ada.post("/my-bar/code", form);
    expect([added.status, added.headers.location]).toEqual([303, "/my-bar/code?added=Campari"]);
    expect(await itemOf(ada, "campari")).toMatchObject({ in_bar: true });
    expect(await look(ada)).toMatchObject({ result_count: 1, result: [{ display_name: "Campari", in_bar: true }] });
    expect(await look(eve)).toMatchObject({ result_count: 0 });
    expect((await ada.post("/my-bar/code", { ...form, link_id: "999999" })).status).toBe(400);
  });

  it("is refused where its last digit does not fit", async () => {
    const ada = await signedIn(site);
    const refused = await ada.get(`${bar}/items-by-code?barcode=4006381333932`);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("is no barcode");
    expect(await shown(ada, "/my-bar/code?barcode=4006381333932")).toContain("is no barcode");
    // No other page may ask for the camera.
    expect((await ada.get("/my-bar/code")).headers["permissions-policy"]).toContain("camera=(self)");
    expect((await ada.get("/my-bar")).headers["permissions-policy"]).toContain("camera=()");
  });
});

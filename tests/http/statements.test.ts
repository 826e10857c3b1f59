import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "#app/api/calls.server.ts";
import { tell } from "#app/database/notices.server.ts";
import { warmBarCatalogue } from "#app/my-bar/warm-up.server.ts";
import { type TestSite, testSite } from "../site.ts";
import { listenToStatements } from "../statements.ts";
import { addressOf, callRows, frontend as root, rowName } from "./call-rows.ts";
import { Client, sameOrigin, signedIn } from "./client.ts";
import { others, pages } from "./page-rows.ts";

const statements = listenToStatements();
let site: TestSite;
let nobody: Client;
let newcomer: Client;
let ada: Client & { email: string };
let author: Client;
beforeAll(async () => {
  site = await testSite();
  nobody = new Client(site.url);
  newcomer = await signedIn(site);
  ada = await signedIn(site);
  author = await signedIn(site);
  // Without it nothing is put into a basket, and nothing counted.
  ada.cookies.set("cookie_policy", "essential");
  const found = await ada.get(`${root}mybar/search-item?limit=40&must-be-ingredient=1`);
  for (const { link_id } of found.json<{ result: { link_id: string }[] }>().result)
    await ada.post(`${root}mybar/add-item`, { link_id });
  for (const link_id of ["1", "2", "77"])
    for (const link_table of ["cocktails", "ingredients", "spiritbrands"])
      for (const list of ["favourite", "wishlist"]) await ada.post(`${root}${list}/add`, { link_table, link_id });
  const sour = { name: "Fog", glass: "coupe", method: "shake", ice: "none", instructions: "Shake it with ice." };
  await ada.postJson("/my-bar/submit-cocktail", {
    cocktail: { ...sour, ingredient: { 1: { ingredientId: 1, unitId: 1, amount: 50 } } },
  });
});
afterAll(async () => {
  await site?.close();
  statements.stop();
});

/**
 * Has the process forget what it keeps of the library; what a bar is counted with is there again at once. Nothing in it has changed,
 * so it is put back: to read it anew for each row was a quarter of this file's time.
 */
async function forgetAll(): Promise<void> {
  const bars = site.house.kept.get("my-bar/catalogue") as { catalogue: unknown };
  const known = bars?.catalogue;
  const heard = Promise.withResolvers<void>();
  const stop = site.house.notices.hear((channel) => channel === "library" && heard.resolve());
  await tell(site.house.db, "library", "");
  await heard.promise;
  stop();
  if (known) bars.catalogue = known;
  await warmBarCatalogue(site.house);
}

/** An area's index is read once after a change, for whoever asks first: counted by itself, below. */
const readsIndex = /'(?:order|choice)' as part/;

/** The statements behind an answer where they are more than its row allows, each with its beginning; else nothing. */
async function over(budget: number, ask: () => Promise<{ status: number }>, status?: number): Promise<string[]> {
  let answer = { status: 0 };
  const all = await statements.during(async () => {
    answer = await ask();
  });
  const sent = all.filter((text) => !readsIndex.test(text));
  expect(answer.status).toBeLessThan(500);
  if (status) expect(answer.status).toBe(status);
  return sent.length > budget
    ? [`${sent.length} and not ${budget}:`, ...sent.map((text) => text.trim().slice(0, 100))]
    : [];
}

describe("a page sends no more statements than its row says", () => {
  it.each(pages)("%s at %s", async (route, address, signedOut, signedInAs) => {
    const first = await nobody.get(address);
    // What is of an entry is at its name; of what only leads elsewhere the leading is counted.
    const landing = first.status === 301 && route.includes("/:slug") ? first.headers.location! : address;
    for (const [who, budget] of [
      [nobody, signedOut],
      [ada, signedInAs],
    ] as const) {
      await forgetAll();
      expect(await over(budget, () => who.get(landing))).toEqual([]);
    }
    // Who has nothing yet is asked for what is theirs; the library has been forgotten for two already.
    expect(await over(signedInAs, () => newcomer.get(landing))).toEqual([]);
  });

  it.each(others)("%s", async (address, signedOut, signedInAs) => {
    for (const [who, budget] of [
      [nobody, signedOut],
      [ada, signedInAs],
    ] as const) {
      await forgetAll();
      expect(await over(budget, () => who.get(address))).toEqual([]);
    }
  });

  it("and every page has a row", async () => {
    const { routes } = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
    const parents = new Set(Object.values(routes).map((route) => route?.parentId));
    const ends = Object.values(routes).flatMap((route) =>
      route && !parents.has(route.id) ? [`/${route.path ?? ""}`] : [],
    );
    expect([...new Set(pages.map(([route]) => route))].sort()).toEqual(ends.sort());
  });

  it("and an area's index is read in one statement, once after a change, with its further filters in two", async () => {
    const read = async (address: string) =>
      (await statements.during(() => nobody.get(address))).filter((text) => readsIndex.test(text)).length;
    await forgetAll();
    expect(await read("/cocktails")).toBe(1);
    expect(await read("/cocktails?spirit=gin&sort=name&offset=24")).toBe(0);
    expect(await read("/cocktails/search")).toBe(1);
    expect(await read("/cocktails/search?ingredient=1&season=summer")).toBe(0);
    await forgetAll();
    expect(await read("/cocktails/search")).toBe(2);
  });

  it("and none at all where it is kept", async () => {
    await nobody.get("/cocktails");
    expect(await over(0, () => ada.get("/cocktails"))).toEqual([]);
    // An entry, what readers made of it, and what letters find are kept apart from the pages that show them.
    await nobody.get("/cocktails/recipe/77/negroni");
    expect(await over(0, () => nobody.get("/cocktails/recipe/77/negroni?yield=4"), 200)).toEqual([]);
    const letters = `${root}search/autocomplete?k=negr`;
    expect(await over(9, () => nobody.get(letters), 200)).toEqual([]);
    expect(await over(0, () => nobody.get(letters), 200)).toEqual([]);
  });
});

describe("a call sends no more statements than its row says", () => {
  /** Names that stand in a row's fields for numbers which only the database knows. */
  async function filled(fields: string): Promise<string> {
    const first = async <T>(path: string) => (await ada.get(root + path)).json<{ result: T[] }>().result[0]!;
    const item = async () =>
      (await ada.get(`${root}mybar/load-items`)).json<Record<string, { result: { id: number }[] }>>();
    if (fields.includes("PANTRY")) {
      const { link_id } = await first<{ link_id: number }>("mybar/load-pantry-items");
      return fields.replace("PANTRY", String(link_id));
    }
    if (fields.includes("REMOVAL")) {
      const named = { link_table: "cocktails", link_id: "77" };
      await ada.post(`${root}favourite/add`, named);
      const taken = await ada.post(`${root}list/take-off`, { list: "favourite", oids: "cocktails:77" });
      return fields.replace("REMOVAL", String(taken.json<{ removal: number }>().removal));
    }
    if (fields.includes("NEW")) return fields.replace("NEW", crypto.randomUUID());
    if (fields.includes("OWN")) return fields.replace("OWN", await said(ada));
    if (fields.includes("OTHERS")) return fields.replace("OTHERS", await said(author));
    if (fields.includes("COLLECTION")) {
      // Who has no premium any more reads what they have.
      const made = await site.house.pool.query<{ code: string }>(
        "insert into collection (code, person_id, name) select $1, id, 'Gins' from person where email = $2 returning code",
        [crypto.randomUUID().slice(0, 24), ada.email],
      );
      return fields.replace("COLLECTION", made.rows[0]!.code);
    }
    if (fields.includes("SEARCH")) {
      const begun = await ada.post("/builder/api/recipe-search-ingredients", { "chosen_ingredient[]": "1" });
      return fields.replace("SEARCH", begun.json<{ response: { sid: string } }>().response.sid);
    }
    if (fields.includes("WRITTEN"))
      return fields.replace("WRITTEN", String((await first<{ id: number }>("mybar/submitted")).id));
    if (fields.includes("BRAND")) return fields.replace("BRAND", "2");
    return fields.includes("ITEM") ? fields.replace("ITEM", String((await item()).spirit!.result[0]!.id)) : fields;
  }

  const asRole = (role: string) =>
    site.house.pool.query("update person set role = $1 where email = $2", [role, ada.email]);

  /** Something that somebody says, shown at once. */
  async function said(who: Client): Promise<string> {
    const answer = await who.post(addressOf("/api/comment/write/{link_table}/{link_id}"), {
      comment: crypto.randomUUID(),
    });
    const { id } = answer.json<{ id: number }>();
    await site.house.pool.query("update comment set status = 'shown' where id = $1", [id]);
    return String(id);
  }

  it.each(calls)("$path", async ({ path, methods, operation }) => {
    const row = callRows[rowName({ path, methods })];
    if (!row) throw new Error(`${path} has no row in tests/http/call-rows.ts`);
    const [fields, signedOut, signedInAs] = row;
    const body = await filled(fields);
    const ask = (who: Client) =>
      methods.includes("POST")
        ? who.post(addressOf(path), Object.fromEntries(new URLSearchParams(body)), sameOrigin)
        : who.get(`${addressOf(path)}?${body}`);
    if (operation.who === "editor") await asRole("editor");
    for (const [who, budget] of [
      [nobody, signedOut],
      [newcomer, signedInAs],
      [ada, signedInAs],
    ] as const) {
      await forgetAll();
      // Ada's is no refusal: all that the call does is counted.
      expect(await over(budget, () => ask(who), who === ada ? 200 : undefined)).toEqual([]);
    }
    await asRole("member");
  });

  it("and every call has a row", () => {
    expect(Object.keys(callRows).sort()).toEqual(calls.map(rowName).sort());
  });
});

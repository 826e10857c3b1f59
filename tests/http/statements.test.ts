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

/**
 * What each page may ask of the database, in statements: signed out, and signed in. It is rendered after the library has
 * changed, so that nothing is kept of it. A new page needs a row here; one that needs more statements than its row says is
 * mended. A list with a filter counts the choices of its filters, each in a statement of its own (9, kept until the library
 * changes); of a page's for members, one finds out who asks. High, and worth fewer: the entries of bottles, producers, agents,
 * companies, events and recipes (9 to 11; each list of others beside an entry is read and counted, in two statements).
 * What is said below an entry is one statement more.
 * What each call may stands in call-rows.ts.
 */
const pages: [route: string, address: string, signedOut: number, signedIn: number][] = [
  // The day's front page, drawn once a day, in seven, and the stream.
  ["/", "/", 6, 7],
  ["/", "/?oldest=400", 1, 1],
  ["/cocktails", "/cocktails", 2, 2],
  ["/cocktails", "/cocktails?keyword=gin", 5, 5],
  ["/cocktails", "/cocktails?sort=name&offset=24", 2, 2],
  ["/cocktails/search", "/cocktails/search", 2, 2],
  ["/cocktails/map", "/cocktails/map", 2, 2],
  ["/cocktails/map", "/cocktails/map?spirit=gin&keyword=gin", 5, 5],
  ["/cocktails/years", "/cocktails/years", 2, 2],
  ["/cocktails/search", "/cocktails/search?ingredient=1&without=2&free_from=egg&origin=Italy", 3, 3],
  ["/cocktails", "/cocktails?makeable=1", 2, 5],
  ["/cocktails/random", "/cocktails/random?spirit=gin", 1, 1],
  ["/cocktails/random", "/cocktails/random?makeable=1", 1, 4],
  ["/cocktails/compare", "/cocktails/compare", 1, 1],
  ["/cocktails/compare", "/cocktails/compare?ids=1", 5, 5],
  ["/cocktails/compare", "/cocktails/compare?ids=1,77", 3, 3],
  ["/cocktails/recipe/:id/:slug?", "/cocktails/recipe/1", 10, 10],
  ["/cocktails/recipe/:id/:slug?", "/cocktails/recipe/999999999", 4, 5],
  ["/ingredients", "/ingredients", 2, 2],
  ["/ingredients", "/ingredients?keyword=bar&offset=24", 5, 5],
  ["/ingredients/:id/:slug?", "/ingredients/1", 6, 6],
  ["/beer-wine-spirits", "/beer-wine-spirits", 2, 2],
  ["/beer-wine-spirits", "/beer-wine-spirits?keyword=bar&offset=24", 6, 6],
  ["/beer-wine-spirits/advanced-search", "/beer-wine-spirits/advanced-search", 2, 2],
  ["/beer-wine-spirits/:id/:slug?", "/beer-wine-spirits/1", 9, 9],
  ["/producers", "/producers", 2, 2],
  ["/producers", "/producers?keyword=bar&offset=24", 5, 5],
  ["/producers/advanced-search", "/producers/advanced-search", 2, 2],
  ["/producers/:id/:slug?", "/producers/1", 8, 8],
  ["/pubs-and-bars", "/pubs-and-bars", 2, 2],
  ["/pubs-and-bars", "/pubs-and-bars?keyword=bar&offset=24", 5, 5],
  ["/pubs-and-bars/advanced-search", "/pubs-and-bars/advanced-search", 2, 2],
  ["/pubs-and-bars/:id/:slug?", "/pubs-and-bars/1", 7, 7],
  ["/glassware", "/glassware", 1, 1],
  ["/glassware", "/glassware?keyword=bar&offset=24", 4, 4],
  ["/glassware/:id/:slug?", "/glassware/1", 7, 7],
  ["/people/members/:id/:slug?", "/people/members/nobody", 1, 1],
  ["/people", "/people", 2, 2],
  ["/people", "/people?keyword=bar&offset=24", 5, 5],
  ["/people/:id/:slug?", "/people/1", 6, 6],
  ["/agents", "/agents", 2, 2],
  ["/agents", "/agents?keyword=bar&offset=24", 6, 6],
  ["/agents/:id/:slug?", "/agents/1", 8, 8],
  ["/pr-companies", "/pr-companies", 2, 2],
  ["/pr-companies", "/pr-companies?keyword=bar&offset=24", 5, 5],
  ["/pr-companies/:id/:slug?", "/pr-companies/1", 7, 7],
  ["/encyclopedia", "/encyclopedia", 2, 2],
  ["/encyclopedia", "/encyclopedia?keyword=bar&offset=24", 5, 5],
  ["/encyclopedia/:id/:slug?", "/encyclopedia/1", 6, 6],
  ["/bartenders-lounge/jobs", "/bartenders-lounge/jobs", 2, 2],
  ["/bartenders-lounge/jobs", "/bartenders-lounge/jobs?keyword=bar&offset=24", 6, 6],
  ["/bartenders-lounge/jobs/:id/:slug?", "/bartenders-lounge/jobs/1", 5, 5],
  ["/bartenders-lounge/jobs/:id/:slug.ics", "/bartenders-lounge/jobs/1/x.ics", 5, 5],
  ["/bartenders-lounge/jobs/advertise-here", "/bartenders-lounge/jobs/advertise-here", 0, 0],
  ["/bartenders-lounge/competitions", "/bartenders-lounge/competitions", 2, 2],
  ["/bartenders-lounge/competitions", "/bartenders-lounge/competitions?keyword=bar&offset=24", 6, 6],
  ["/bartenders-lounge/competitions/:id/:slug?", "/bartenders-lounge/competitions/1", 4, 4],
  ["/bartenders-lounge/events", "/bartenders-lounge/events", 2, 2],
  ["/bartenders-lounge/events", "/bartenders-lounge/events?keyword=bar&offset=24", 6, 6],
  ["/bartenders-lounge/events/:id/:slug?", "/bartenders-lounge/events/1", 6, 6],
  ["/bartenders-lounge/events/:id/:slug.ics", "/bartenders-lounge/events/1/x.ics", 6, 6],
  ["/encyclopedia/:id/:language/:category", "/encyclopedia/1/en-gb/x", 5, 5],
  ["/bartenders-lounge", "/bartenders-lounge", 3, 3],
  ["/on-this-day/:day?", "/on-this-day", 4, 4],
  ["/on-this-day/:day?", "/on-this-day/12-05", 5, 5],
  ["/on-this-day/calendar.ics", "/on-this-day/calendar.ics", 1, 1],
  ["/feeds/new.atom", "/feeds/new.atom", 1, 1],
  ["/feeds/new.atom", "/feeds/new.atom?section=books", 1, 1],
  ["/feeds/comments.atom", "/feeds/comments.atom", 2, 2],
  ["/comments/:table/:id", "/comments/cocktails/77", 5, 6],
  ["/comments/mails", "/comments/mails?token=x", 0, 0],
  ["/your-account/your-comments", "/your-account/your-comments", 0, 7],
  ["/my-bar/your-comments", "/my-bar/your-comments", 0, 7],
  ["/bar-interior", "/bar-interior", 3, 3],
  ["/bar-equipment-and-barware", "/bar-equipment-and-barware", 2, 2],
  ["/about", "/about", 1, 1],
  ["/commenting-guidelines", "/commenting-guidelines", 0, 0],
  ["/books", "/books", 2, 2],
  ["/books", "/books?sort=name&offset=24", 2, 2],
  ["/books/:id/:slug?", "/books/1", 7, 7],
  ["/search", "/search", 1, 1],
  ["/search", "/search?keyword=gin", 2, 2],
  ["/search", "/search?keyword=gin&section=cocktails", 2, 2],
  ["/search", "/search?keyword=%22old+tom%22+-lime", 3, 3],
  ["/search", "/search?keyword=negorni", 3, 3],
  ["/search", "/search?keyword=gin+xqzvk", 6, 6],
  ["/your-account/login", "/your-account/login", 0, 1],
  ["/your-account/logout", "/your-account/logout", 0, 1],
  ["/your-account/update", "/your-account/update", 0, 4],
  ["/your-account/address-book", "/your-account/address-book", 0, 2],
  ["/your-account/update", "/your-account/update?confirm=x", 0, 5],
  ["/take-back", "/take-back?token=x", 1, 2],
  ["/login", "/login", 0, 0],
  ["/confirm-email", "/confirm-email", 0, 1],
  ["/newsletters", "/newsletters", 0, 0],
  ["/newsletters/confirm", "/newsletters/confirm", 0, 1],
  ["/newsletters/unsubscribe", "/newsletters/unsubscribe", 0, 0],
  ["/your-account/messages", "/your-account/messages", 0, 2],
  ["/premium", "/premium", 0, 0],
  ["/your-account/subscribe", "/your-account/subscribe", 0, 4],
  ["/desk/queue/:kind", "/desk/queue/memberships", 0, 1],
  ["/your-account/newsletters", "/your-account/newsletters", 0, 2],
  ["/shop", "/shop", 3, 3],
  ["/shop", "/shop?offset=20&sort=cheapest&currency=EUR", 3, 3],
  ["/shop/search", "/shop/search?keyword=coupe&tid=429", 8, 8],
  ["/shop/product/:id/:slug?", "/shop/product/48", 8, 8],
  ["/shop/basket", "/shop/basket", 0, 2],
  ["/shop/your-details", "/shop/your-details", 1, 5],
  ["/shop/order/:number/:token", "/shop/order/J2026000001/x", 0, 1],
  ["/shop/order/:number/:token/invoice", "/shop/order/J2026000001/x/invoice", 0, 1],
  ["/your-account/orders", "/your-account/orders", 0, 2],
  ["/your-account/orders/:number", "/your-account/orders/J2026999999", 0, 2],
  ["/your-account/orders/:number/invoice", "/your-account/orders/J2026999999/invoice", 0, 2],
  ["/cookie-policy", "/cookie-policy", 0, 0],
  ["/my-bar", "/my-bar", 0, 5],
  ["/my-bar", "/my-bar?sort=name&mixer_offset=9", 0, 5],
  ["/my-bar/pantry", "/my-bar/pantry", 0, 4],
  ["/my-bar/recipes", "/my-bar/recipes", 0, 6],
  [
    "/my-bar/recipes",
    "/my-bar/recipes?missing=1&allow_alt_ingredients=1&custom_ingredient_ids=5,6&only_unlocked=1",
    0,
    6,
  ],
  ["/my-bar/recipes", "/my-bar/recipes?keyword=xqzv", 0, 8],
  ["/my-bar/favourites", "/my-bar/favourites", 0, 6],
  ["/my-bar/wish-list", "/my-bar/wish-list", 0, 6],
  ["/my-bar/shopping-list", "/my-bar/shopping-list", 0, 4],
  ["/my-bar/code", "/my-bar/code?barcode=4006381333931&keyword=gin", 0, 5],
  ["/your/shared", "/your/shared", 0, 2],
  ["/shared/:token", "/shared/abcdefghijklmnopqrstuvwxyz012345", 1, 2],
  ["/my-bar/bars", "/my-bar/bars", 0, 2],
  ["/my-bar/paste", "/my-bar/paste?added=2", 0, 1],
  ["/my-bar/next-set", "/my-bar/next-set?k=3", 0, 3],
  ["/my-bar/diary", "/my-bar/diary?drink=77", 0, 2],
  ["/my-bar/substitutes", "/my-bar/substitutes?ingredient=5&cocktail=77", 0, 2],
  ["/my-bar/search", "/my-bar/search?keyword=gin", 0, 5],
  ["/builder/ingredients/:part?", "/builder/ingredients", 0, 5],
  ["/builder/ingredients/:part?", "/builder/ingredients/liqueurs?pp=only&sort=recipes&offset=900", 0, 6],
  ["/beer-wine-spirits/submit-product", "/beer-wine-spirits/submit-product", 0, 4],
  ["/your-account/submitted-products", "/your-account/submitted-products", 0, 2],
  ["/builder/ingredients/add", "/builder/ingredients/add?keyword=gin&return-on-add=1", 0, 5],
  ["/builder/home", "/builder/home", 0, 5],
  ["/builder/get-started", "/builder/get-started?iid=1,2,5", 0, 3],
  ["/builder/:door", "/builder/register?redir=/builder/home", 0, 1],
  ["/builder/recipes", "/builder/recipes?nonalcoholic=include&missing=1&offset=5000", 0, 5],
  ["/builder/recipes", "/builder/recipes?keyword=xqzv&iid=1&favourite=only&yourrating=4", 0, 8],
  ["/builder/recipes/search", "/builder/recipes/search?keyword=gin&iid=1,2", 0, 6],
  ["/builder/recipes/searches", "/builder/recipes/searches", 0, 4],
  ["/my-bar/submit-cocktail", "/my-bar/submit-cocktail?vid=77", 0, 3],
  ["/my-bar/submitted-cocktails", "/my-bar/submitted-cocktails?keyword=fog", 0, 3],
  ["/your-account/add-cocktail", "/your-account/add-cocktail", 0, 1],
  // The first that anybody writes.
  ["/your-account/edit-cocktail/:id", "/your-account/edit-cocktail/1000001", 0, 4],
  ["/desk/queue/:kind", "/desk/queue/cocktails", 0, 1],
  ["/what-can-i-make", "/what-can-i-make", 0, 0],
  ["/what-can-i-make", "/what-can-i-make?iid=1,2,5", 0, 1],
  ["/your-account/your-ingredients", "/your-account/your-ingredients", 0, 1],
  ["/your/:list", "/your/favourites", 0, 2],
  ["/your-account/your-favourites", "/your-account/your-favourites", 0, 2],
  ["/desk", "/desk", 0, 1],
  ["/desk/queue/:kind", "/desk/queue/jobs", 0, 1],
  ["/desk/users", "/desk/users", 0, 1],
  ["/desk/audit", "/desk/audit", 0, 1],
  ["/desk/drawings", "/desk/drawings", 0, 1],
  ["/desk/design", "/desk/design", 0, 1],
  ["/desk/shop", "/desk/shop", 0, 1],
  ["/desk/orders", "/desk/orders?keyword=ada", 0, 1],
  ["/desk/orders/:number/:paper?", "/desk/orders/J2026000001", 0, 1],
  ["/desk/offers", "/desk/offers?keyword=coupe", 0, 1],
  ["/desk/offers/:id", "/desk/offers/1", 0, 1],
  ["/desk/offers/file", "/desk/offers/file", 0, 1],
  ["/desk/offers/file.csv", "/desk/offers/file.csv", 0, 1],
  ["/desk/rates", "/desk/rates", 0, 1],
  ["/api/docs", "/api/docs", 0, 0],
  ["/*", "/nowhere", 0, 0],
];

/** What stands at addresses that are no pages. */
const others: [address: string, signedOut: number, signedIn: number][] = [
  ["/sitemap.xml", 1, 1],
  ["/sitemaps/pages-0.xml", 0, 0],
  ["/sitemaps/cocktails-0.xml", 1, 1],
  ["/sitemaps/pr_companies-0.xml", 1, 1],
  ["/drawings/ingredients/1.svg", 1, 1],
  ["/api/openapi.json", 0, 0],
];

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

/** Has the process forget what it keeps of the library; what a bar is counted with is there again at once. */
async function forgetAll(): Promise<void> {
  const heard = Promise.withResolvers<void>();
  const stop = site.house.notices.hear((channel) => channel === "library" && heard.resolve());
  await tell(site.house.db, "library", "");
  await heard.promise;
  stop();
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
      [newcomer, signedInAs],
      [ada, signedInAs],
    ] as const) {
      await forgetAll();
      expect(await over(budget, () => who.get(landing))).toEqual([]);
    }
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

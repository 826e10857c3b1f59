import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { bar, barTools, negroni, type Row, shown } from "./bar-tools.ts";
import { type Client, signedIn } from "./client.ts";

type Tools = Awaited<ReturnType<typeof barTools>>;
let site: TestSite;
let ids: Tools["ids"];
let drinks: Tools["drinks"];
let add: Tools["add"];
let items: Tools["items"];
let itemOf: Tools["itemOf"];
let setLevel: Tools["setLevel"];
let makes: Tools["makes"];
let names: Tools["names"];
beforeAll(async () => {
  site = await testSite();
  ({ ids, drinks, add, items, itemOf, setLevel, makes, names } = await barTools(site));
});
afterAll(() => site?.close());

describe("a bottle that is full, low or out", () => {
  it("counts nowhere while it is out, and everywhere again afterwards", async () => {
    const ada = await signedIn(site);
    await add(ada, ...negroni);
    expect(await names(ada)).toContain("Negroni");
    const said = await setLevel(ada, "campari", "out");
    expect(said.json()).toMatchObject({ level: "out" });
    expect(await itemOf(ada, "campari")).toMatchObject({ level: "out", in_bar: false });
    expect(await names(ada)).not.toContain("Negroni");
    const personal = await ada.get(
      `/api/dev/frontend/personal?oids=ingredients:${ids.campari}&recipe=${drinks.negroni}&bar=1`,
    );
    expect(personal.json()).toMatchObject({ in_bar: [], bar: { items: 3 }, recipe: { missing: 1 } });
    // It stands there still, and so does every number that says what stands there (contract.md, 6).
    expect((await ada.get("/api/dev/frontend/list/ingredients")).json()).toMatchObject({ result_count: 3 });
    expect((await ada.get("/builder/api/ingredients?pp=hide")).json()).toMatchObject({ response: { result_count: 3 } });
    expect((await ada.get("/builder/api/cabinets")).json()).toMatchObject({ response: { result: [{ items: 3 }] } });
    const unlocks = (await ada.get(`${bar}/load-unlocks?limit=100`)).json<{ result: { ingredient_id: number }[] }>();
    expect(unlocks.result.map(({ ingredient_id }) => ingredient_id)).toContain(ids.campari);
    expect(await shown(ada, "/my-bar")).toContain("Out: nothing counts with it");
    // Putting it there again is the same as saying that it is full.
    expect((await ada.post(`${bar}/add-item`, { link_id: String(ids.campari) })).text).toBe("OK");
    expect(await names(ada)).toContain("Negroni");
    await setLevel(ada, "campari", "low");
    expect(await names(ada)).toContain("Negroni");
    expect((await ada.post(`${bar}/add-item`, { link_id: String(ids.campari) })).status).toBe(409);
  });

  it("is its owner's to say, and one of three", async () => {
    const [ada, eve] = [await signedIn(site), await signedIn(site, "Eve")];
    await add(ada, "gin");
    const { my_bar_item_id } = await itemOf(ada, "gin");
    const id = String(my_bar_item_id);
    expect((await eve.post(`${bar}/set-level`, { id, level: "out" })).status).toBe(404);
    expect((await ada.post(`${bar}/set-level`, { id, level: "half" })).status).toBe(400);
    expect((await ada.post("/my-bar", { intent: "level", id, level: "low" })).status).toBe(303);
    expect((await itemOf(ada, "gin")).level).toBe("low");
  });
});

describe("the shopping list", () => {
  type List = {
    result: (Row & { reasons: string[]; ticked: boolean })[];
    result_count: number;
    open_count: number;
    suggested: Row[];
  };
  const list = async (client: Client) => (await client.get(`${bar}/shopping-list`)).json<List>();
  const say = (client: Client, key: string, fields: Record<string, string>) =>
    client.post(`${bar}/shopping-list`, { link_table: "ingredients", link_id: String(ids[key]), ...fields });

  it("says why each thing is on it, keeps what is bought, and puts it into the bar in one step", async () => {
    const ada = await signedIn(site);
    await add(ada, ...negroni);
    await setLevel(ada, "campari", "low");
    await setLevel(ada, "gin", "out");
    await ada.post("/api/dev/frontend/wishlist/add", { link_table: "ingredients", link_id: String(ids.orgeat) });
    await say(ada, "mezcal", { add: "yes" });
    const now = await list(ada);
    expect(now.result.map(({ name, reasons }) => [name, ...reasons]).sort()).toEqual([
      ["Campari", "Low in your bar"],
      ["Gin", "Out in your bar"],
      ["Mezcal", "You put it here"],
      ["Orgeat", "On your wish list"],
    ]);
    expect([now.result_count, now.open_count]).toEqual([now.result.length, 4]);
    const listed = now.result.map(({ link_id }) => link_id);
    expect(now.suggested.filter(({ link_id }) => listed.includes(link_id))).toEqual([]);
    await say(ada, "campari", { tick: "yes" });
    await say(ada, "mezcal", { tick: "yes" });
    await say(ada, "orgeat", { add: "no" });
    expect(await list(ada)).toMatchObject({ result_count: (await list(ada)).result.length, open_count: 1 });
    expect(await shown(ada, "/my-bar/shopping-list")).toContain("Put all 2 into your bar");
    expect((await ada.post("/my-bar/shopping-list", { intent: "stock" })).status).toBe(303);
    expect((await list(ada)).result.map(({ name }) => name)).toEqual(["Gin"]);
    expect([(await itemOf(ada, "campari")).level, (await itemOf(ada, "mezcal")).level]).toEqual(["full", "full"]);
    // What runs low again begins anew.
    await setLevel(ada, "campari", "low");
    expect((await list(ada)).result.find(({ name }) => name === "Campari")?.ticked).toBe(false);
  });

  it("is each person's own, takes only things, and works as forms", async () => {
    const [ada, eve] = [await signedIn(site), await signedIn(site, "Eve")];
    await say(ada, "gin", { add: "yes" });
    expect((await list(eve)).result).toEqual([]);
    expect((await say(eve, "gin", {})).status).toBe(400);
    expect((await ada.post(`${bar}/shopping-list`, { link_table: "cocktails", link_id: "1", add: "yes" })).status).toBe(
      400,
    );
    const gone = { link_table: "ingredients", link_id: "999999", add: "yes" };
    expect((await ada.post(`${bar}/shopping-list`, gone)).status).toBe(404);
    const form = { link_table: "ingredients", link_id: String(ids.gin) };
    expect((await ada.post("/my-bar/shopping-list", { intent: "shop-tick", ...form })).status).toBe(303);
    expect((await list(ada)).result[0]).toMatchObject({ ticked: true });
    expect((await ada.post("/my-bar/shopping-list", { intent: "shop-off", ...form })).status).toBe(303);
    expect((await list(ada)).result).toEqual([]);
    expect((await eve.post("/my-bar/shopping-list", { intent: "stock" })).status).toBe(400);
  });
});

describe("what a person takes for what", () => {
  const rule = (client: Client, asked: string, taken: string, more: Record<string, string> = {}) =>
    client.post(`${bar}/alternatives`, {
      ingredient_id: String(ids[asked]),
      alternative_id: String(ids[taken]),
      ...more,
    });
  const rules = async (client: Client) =>
    (await client.get(`${bar}/alternatives`)).json<{ result: { strength: string }[]; result_count: number }>();

  it("counts as strongly as they say, everywhere, and says so", async () => {
    const ada = await signedIn(site);
    await add(ada, "gin", "aperol", "sweet-vermouth");
    const before = await names(ada);
    expect(before).not.toContain("Negroni");
    expect((await rule(ada, "campari", "aperol", { strength: "same" })).json()).toEqual({ result_count: 1 });
    const made = (await makes(ada)).find(({ cocktail }) => cocktail.name === "Negroni");
    expect(made?.ingredients.find(({ name }) => name === "Campari")?.why).toBe("You take Aperol for Campari");
    const recipe = `/api/dev/frontend/personal?recipe=${drinks.negroni}`;
    expect((await ada.get(recipe)).json()).toMatchObject({ recipe: { missing: 0 } });
    expect((await ada.get("/cocktails?makeable=0&keyword=negroni")).text).toContain("/negroni");
    await rule(ada, "campari", "aperol", { strength: "pinch" });
    expect(await rules(ada)).toMatchObject({
      result_count: 1,
      result: [{ strength: "pinch", cocktail: null, in_bar: true }],
    });
    expect(await names(ada)).not.toContain("Negroni");
    const loose = (await makes(ada, { allow_alt_ingredients: "2" })).find(
      ({ cocktail }) => cocktail.name === "Negroni",
    );
    expect(loose).toBeDefined();
    expect((await rule(ada, "campari", "aperol", { delete: "yes" })).json()).toEqual({ result_count: 0 });
    expect(await names(ada)).toEqual(before);
    expect((await rule(ada, "campari", "aperol", { delete: "yes" })).status).toBe(404);
  });

  it("may hold for one drink alone", async () => {
    const ada = await signedIn(site);
    await add(ada, "gin", "aperol", "sweet-vermouth", "soda-water");
    await rule(ada, "campari", "aperol", { strength: "same", cocktail_id: String(drinks.negroni) });
    expect(await names(ada)).toContain("Negroni");
    expect(await names(ada)).not.toContain("Americano");
    const personal = (await ada.get(`/api/dev/frontend/personal?recipe=${drinks.negroni}`)).text;
    expect(personal).toContain("You take Aperol for Campari");
    const elsewhere = await rule(ada, "mezcal", "aperol", { cocktail_id: String(drinks.negroni) });
    expect([elsewhere.status, elsewhere.text]).toEqual([400, "ERROR: That drink does not ask for it."]);
  });

  it("is each person's own, names things that there are, and works as a form", async () => {
    const [ada, eve] = [await signedIn(site), await signedIn(site, "Eve")];
    await rule(ada, "campari", "aperol");
    expect((await rules(eve)).result_count).toBe(0);
    expect((await rule(eve, "campari", "aperol", { delete: "yes" })).status).toBe(404);
    expect((await rule(ada, "campari", "campari")).status).toBe(400);
    expect((await rule(ada, "campari", "gin", { cocktail_id: "999999" })).status).toBe(404);
    const said = { ingredient: "lemon JUICE", alternative: "Lime juice", strength: "close", cocktail: "" };
    const form = { intent: "substitute-add", ...said };
    expect((await eve.post("/my-bar/substitutes", { ...form, both: "yes" })).status).toBe(303);
    expect((await rules(eve)).result_count).toBe(2);
    expect(await shown(eve, "/my-bar/substitutes")).toContain("Lime juice for Lemon juice");
    const refused = await eve.post("/my-bar/substitutes", { ...form, ingredient: "xqzzy", cocktail: "Nothing" });
    for (const part of ["No ingredient is called so", "No drink is called so", 'value="xqzzy"'])
      expect(refused.text).toContain(part);
    expect(refused.status).toBe(400);
    const wrong = { ...form, both: "yes", alternative: "Cream", cocktail: "Negroni" };
    const { text } = await eve.post("/my-bar/substitutes", wrong);
    expect(text).toMatch(/id="cocktail-error"[^>]*>.*?This drink does not ask for it\./s);
    expect(text).toMatch(/<input(?=[^>]*name="both")[^>]*checked/);
  });
});

describe("the diary", () => {
  type Diary = {
    result: { id: number; name: string; date: string; rating: number; note: string }[];
    result_count: number;
  };
  const diary = async (client: Client) => (await client.get(`${bar}/log`)).json<Diary>();

  it("keeps what was made, when, and how it was; mends it and takes it back", async () => {
    const ada = await signedIn(site);
    await add(ada, ...negroni);
    const link_id = String(drinks.negroni);
    const first = await ada.post(`${bar}/log`, {
      link_id,
      rating: "4.5",
      note: "With <b>more</b> ice",
      date: "2026-02-28",
    });
    expect(first.status).toBe(200);
    await ada.post(`${bar}/log`, { link_id });
    const kept = await diary(ada);
    expect(kept.result_count).toBe(2);
    expect(kept.result[1]).toMatchObject({
      name: "Negroni",
      date: "2026-02-28",
      rating: 4.5,
      note: "With <b>more</b> ice",
    });
    expect((await ada.get("/my-bar/diary")).text).toContain("With &lt;b&gt;more&lt;/b&gt; ice");
    const id = String(kept.result[1]!.id);
    await ada.post(`${bar}/log`, { id, rating: "", note: "Better" });
    expect((await diary(ada)).result[1]).toMatchObject({ rating: null, note: "Better", date: "2026-02-28" });
    // Nothing else changes by it.
    expect((await itemOf(ada, "campari")).level).toBe("full");
    expect((await ada.get("/api/dev/frontend/list/ratings")).json()).toMatchObject({ result_count: 0 });
    await ada.post(`${bar}/log`, { id, delete: "yes" });
    expect((await diary(ada)).result_count).toBe(1);
  });

  it("is each person's own, and refuses what cannot be", async () => {
    const [ada, eve] = [await signedIn(site), await signedIn(site, "Eve")];
    const link_id = String(drinks.negroni);
    const id = String((await ada.post(`${bar}/log`, { link_id })).json<{ id: number }>().id);
    for (const fields of [
      { id, note: "mine" },
      { id, delete: "yes" },
    ] as Record<string, string>[])
      expect((await eve.post(`${bar}/log`, fields)).status).toBe(404);
    expect((await diary(ada)).result_count).toBe(1);
    const wrong: Record<string, string>[] = [
      { link_id, date: "2026-02-30" },
      { link_id, date: "2999-01-01" },
      { link_id, date: "yesterday" },
      ...["6", "4.2", "4.25", "good"].map((rating) => ({ link_id, rating })),
      { link_id, note: "x".repeat(501) },
    ];
    for (const fields of wrong) expect((await ada.post(`${bar}/log`, fields)).status, JSON.stringify(fields)).toBe(400);
    expect((await ada.post(`${bar}/log`, { link_id: "999999" })).status).toBe(404);
  });

  it("is written by a form that says beside its field what is wrong", async () => {
    const ada = await signedIn(site);
    const path = `/my-bar/diary?drink=${drinks.negroni}`;
    expect(await shown(ada, path)).toContain("You made a drink: Negroni");
    const form = { intent: "made", link_id: String(drinks.negroni), date: "2026-03-01", rating: "4", note: "" };
    const refused = await ada.post(path, { ...form, date: "2999-01-01", note: "Kept" });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("must be a day that has been");
    expect(refused.text).toContain("Kept");
    const done = await ada.post(path, form);
    expect([done.status, done.headers.location]).toEqual([303, "/my-bar/diary?kept"]);
    expect(await shown(ada, "/my-bar/diary?kept")).toContain("One drink");
  });
});

describe("a pasted list", () => {
  type Pasted = { lines: { text: string; matches: { display_name: string; link_id: number; in_bar: boolean }[] }[] };

  it("says what each line may mean and changes nothing", async () => {
    const ada = await signedIn(site);
    await add(ada, "gin");
    const read = await ada.post(`${bar}/paste`, { text: "gin, campari, 2 limes\nxqzzyx" });
    const { lines } = read.json<Pasted>();
    expect(lines.map(({ text, matches }) => [text, matches[0]?.display_name, matches[0]?.in_bar])).toEqual([
      ["gin", "Gin", true],
      ["campari", "Campari", false],
      ["2 limes", "Lime", false],
      ["xqzzyx", undefined, undefined],
    ]);
    // What the search makes of a line that names nothing is a guess, and nothing is chosen for it.
    const guess = (await ada.post("/my-bar/paste", { intent: "paste", text: "campari\nmoon dust" })).text;
    expect(guess).toContain("1 of 2 lines were found.");
    expect(guess).toContain("nothing is chosen for you");
    expect((await items(ada)).length).toBe(1);
    expect((await ada.post(`${bar}/paste`, { text: "x".repeat(5_001) })).status).toBe(400);
  });

  it("is looked through on the page, then put into the bar at once", async () => {
    const ada = await signedIn(site);
    const review = await ada.post("/my-bar/paste", { intent: "paste", text: "gin\ncampari\nxqzzyx" });
    expect(review.status).toBe(200);
    expect(review.text).toContain("Is this what you mean?");
    expect(review.text).toContain(`value="ingredients:${ids.campari}"`);
    expect(await items(ada)).toEqual([]);
    const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
    const chosen = ["gin", "campari"].map((key) => `chosen=ingredients:${ids[key]}`).join("&");
    const send = (body: string) => ada.send("/my-bar/paste", { method: "POST", headers: form, body });
    const done = await send(`intent=paste-add&text=gin&${chosen}&chosen=&chosen=cocktails:1&chosen=ingredients:999999`);
    expect([done.status, done.headers.location]).toEqual([303, "/my-bar/paste?added=2&there=0"]);
    expect((await items(ada)).length).toBe(2);
    expect(await shown(ada, "/my-bar/paste?added=2&there=0")).toContain("2 things were added.");
    expect((await send("intent=paste-add&text=gin&chosen=")).status).toBe(400);
    expect((await ada.post("/my-bar/paste", { intent: "paste", text: " \n " })).status).toBe(400);
  });
});

describe("what to buy together", () => {
  type Price = { amount: string; currency: string; estimate: boolean } | null;
  type Sets = {
    sets: {
      ingredients: { ingredient_id: number; adds: number; price: Price }[];
      recipes: { id: number }[];
      price: Price;
      buyable: { ingredient_id: number }[];
    }[];
    exact: boolean;
    at_most: number;
    budget: { amount: string; currency: string } | null;
    currency: string;
  };
  const best = async (client: Client, query: string) => (await client.get(`${bar}/next-set?${query}`)).json<Sets>();
  const minor = (price: Price) => Math.round(Number(price?.amount ?? Number.NaN) * 100);

  it("is exact for two, keeps to its bound for more, and agrees with what the bar then makes", async () => {
    const ada = await signedIn(site);
    await add(ada, "gin", "lime-juice", "soda-water", "bourbon");
    const before = (await makes(ada)).length;
    const [two, three, five] = [await best(ada, "k=2"), await best(ada, "k=3"), await best(ada, "k=5")];
    expect([two.exact, two.budget]).toEqual([true, null]);
    expect(two.sets.length).toBe(3);
    expect(two.at_most).toBe(two.sets[0]!.recipes.length);
    expect(three.sets[0]!.recipes.length).toBeGreaterThanOrEqual(two.at_most);
    expect(five.sets[0]!.recipes.length).toBeGreaterThanOrEqual(three.sets[0]!.recipes.length);
    for (const { sets, at_most } of [two, three, five])
      for (const { recipes, ingredients, price } of sets) {
        expect(recipes.length).toBeLessThanOrEqual(at_most);
        expect(ingredients.reduce((sum, { adds }) => sum + adds, 0)).toBe(recipes.length);
        expect(minor(price)).toBe(ingredients.reduce((sum, one) => sum + minor(one.price), 0));
      }
    for (const { ingredient_id } of two.sets[0]!.ingredients)
      await ada.post(`${bar}/add-item`, { link_id: String(ingredient_id) });
    expect((await makes(ada)).length).toBe(before + two.sets[0]!.recipes.length);
  });

  it("keeps to a budget in the currency that was asked for, at the shop's price where it has one", async () => {
    const ada = await signedIn(site);
    await add(
      ada,
      ...["bourbon", "rye-whiskey", "sweet-vermouth", "gin", "campari", "lime-juice", "lemon-juice", "orange-juice"],
      ...["mint", "soda-water", "egg-white"],
    );
    const [free, tight] = [await best(ada, "k=5"), await best(ada, "k=5&budget=4.50")];
    expect([tight.budget, tight.currency]).toEqual([{ amount: "4.50", currency: "GBP" }, "GBP"]);
    expect(minor(free.sets[0]!.price)).toBeGreaterThan(450);
    expect(minor(tight.sets[0]!.price)).toBeLessThanOrEqual(450);
    expect(tight.at_most).toBeLessThan(free.at_most);
    expect(tight.sets[0]!.recipes.length).toBeLessThanOrEqual(tight.at_most);
    // The shop sells grenadine, at 8.00 or 13.00; what comes from the larder has no price in dollars of Australia, and none is converted.
    const grenadine = async (query: string) => {
      const { sets } = await best(ada, `k=1&${query}`);
      const set = sets.find(({ ingredients }) => ingredients[0]!.ingredient_id === ids.grenadine);
      return set && [set.price, set.buyable.length];
    };
    expect(await grenadine("budget=8")).toEqual([{ amount: "8.00", currency: "GBP", estimate: false }, 1]);
    expect(await grenadine("budget=7.99")).toBeUndefined();
    expect(await grenadine("budget=10&currency=EUR")).toMatchObject([{ currency: "EUR", estimate: false }, 1]);
    expect(await grenadine("budget=20&currency=AUD")).toEqual([
      { amount: "14.00", currency: "AUD", estimate: true },
      0,
    ]);
    const page = await shown(ada, "/my-bar/next-set?k=1&budget=%C2%A38&currency=GBP");
    expect(page).toContain("for £8.00 or less would unlock more");
    expect(page).toContain("Buy it");
    // As a form, it says that it was done.
    const fields = { intent: "shop-add", link_table: "ingredients", link_id: String(ids.grenadine) };
    const listed = await ada.post("/my-bar/next-set?k=1&budget=8", fields);
    expect([listed.status, listed.headers.location]).toEqual([303, "/my-bar/next-set?k=1&budget=8&listed=1"]);
    expect(await shown(ada, "/my-bar/next-set?k=1&budget=8&listed=1")).toContain("It is on your");
    // A profile's currency is that of its budgets, too.
    await site.house.pool.query("update person set currency = 'USD' where email = $1", [ada.email]);
    expect((await best(ada, "k=2&budget=30")).budget).toEqual({ amount: "30.00", currency: "USD" });
  });

  it("says what is wrong with a budget that is none", async () => {
    const ada = await signedIn(site);
    for (const budget of ["much", "-5", "0", "1e9", "100001", "5.999"])
      expect((await ada.get(`${bar}/next-set?budget=${budget}`)).status, budget).toBe(400);
    const refused = await ada.get("/my-bar/next-set?k=3&budget=lots");
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Your budget must be an amount of money, such as 60 or 59.50");
    expect(refused.text).toContain('value="lots"');
    expect((await ada.get("/my-bar/next-set?k=3&currency=XXX")).status).toBe(200);
  });
});

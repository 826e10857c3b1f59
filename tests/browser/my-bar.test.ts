import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barTools, negroni } from "../http/bar-tools.ts";
import { type Client, signedIn } from "../http/client.ts";
import {
  desktop,
  expectAccessible,
  expectNoSideways,
  hydrated,
  passGate,
  phone,
  siteInBrowser,
  watch,
} from "./browser.ts";
import { enterOn, tabTo, unseenFocus } from "./keyboard.ts";

const { site, newContext } = siteInBrowser();

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await hydrated(page);
}

/** A page of somebody who is signed in, with what stands in their bar. */
async function pageOf(client: Client, theme: "light" | "dark"): Promise<Page> {
  const context = await newContext({ viewport: phone, colorScheme: theme });
  await passGate(context, site.url);
  for (const [name, value] of client.cookies) await context.addCookies([{ name, value, url: site.url }]);
  return context.newPage();
}

/** A bottle of the bar as a phone shows it. */
const onBoard = (page: Page, name: string) =>
  page.locator("[data-bottle]").getByRole("button", { name: new RegExp(`^${name}`) });

it("a bottle runs out, is bought, and counts again; what was made is kept", async () => {
  const ada = await signedIn(site);
  const { add, drinks } = await barTools(site);
  await add(ada, ...negroni);
  const page = await pageOf(ada, "dark");
  const complaints = watch(page);
  await open(page, "/my-bar");
  // The head of a phone has no room for a name, and says by its first letter that somebody is signed in.
  await page.getByRole("banner").getByText("A", { exact: true }).waitFor();
  // On a phone a bar is a board: a bottle is tapped, and its card opens.
  await onBoard(page, "Campari").click();
  const campari = page.getByRole("dialog", { name: "Campari" });
  await expectAccessible(page, "the card of a bottle");
  await campari.getByRole("combobox").selectOption("out");
  await campari.getByText("Out: nothing counts with it", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await expectAccessible(page, "a bar with a bottle that is out");
  await expectNoSideways(page);
  await page
    .getByRole("navigation", { name: "Screens of My Bar" })
    .getByRole("link", { name: "Shopping list" })
    .click();
  await page.getByRole("button", { name: /^Bought.*Campari/ }).click();
  await page.getByRole("button", { name: "Put it into your bar" }).waitFor();
  await expectAccessible(page, "shopping list");
  await expectNoSideways(page);
  await page.getByRole("button", { name: "Put it into your bar" }).click();
  await page.getByText("What would add most").waitFor();
  await open(page, `/cocktails/recipe/${drinks.negroni}/negroni`);
  await page.getByRole("link", { name: "I made this" }).click();
  await page.getByLabel("Note").fill(`With the new bottle ${"x".repeat(60)}`);
  await page.getByRole("button", { name: "Put it into your diary" }).click();
  await page.getByRole("paragraph").filter({ hasText: "With the new bottle" }).waitFor();
  for (const path of [
    "/my-bar/diary",
    "/my-bar/substitutes",
    "/my-bar/next-set?k=3&budget=40",
    "/my-bar/paste",
    "/my-bar/bars",
    "/my-bar/code",
    "/your/shared",
  ]) {
    await open(page, path);
    await expectAccessible(page, path);
    await expectNoSideways(page);
  }
  expect(complaints).toEqual([]);
});

it("what goes from the board, and what comes by the dialog, can be taken back at once", async () => {
  const ada = await signedIn(site);
  const { add } = await barTools(site);
  await add(ada, ...negroni);
  const page = await pageOf(ada, "light");
  const complaints = watch(page);
  await page.clock.install();
  await open(page, "/my-bar");
  const bottle = onBoard(page, "Campari");
  // From here on time stands: what is told for six seconds, and for one and a half, goes to the millisecond (guide.md, 9).
  await page.clock.pauseAt(Date.now() + 60_000);
  await bottle.click();
  await page.getByRole("button", { name: "Remove: Campari" }).click();
  await page.getByRole("dialog", { name: "Remove Campari" }).getByRole("button", { name: "Remove" }).click();
  await bottle.waitFor({ state: "detached" });
  await page.clock.fastForward(5_999);
  // Whoever reaches it by keyboard is not put off it.
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.focus();
  await page.clock.fastForward(6_000);
  await page.keyboard.press("Enter");
  await bottle.waitFor();
  await page.locator("main:focus, main :focus:not(button)").waitFor();
  const told = page.getByText("Campari is back");
  await told.waitFor();
  await page.clock.fastForward(5_999);
  expect(await told.count()).toBe(1);
  await page.clock.fastForward(1);
  await told.waitFor({ state: "detached" });
  // Undo is far away by Tab on a full board: the keys that undo everywhere do it from wherever one is.
  await bottle.click();
  await page.getByRole("button", { name: "Remove: Campari" }).click();
  await page.getByRole("dialog", { name: "Remove Campari" }).getByRole("button", { name: "Remove" }).click();
  await undo.waitFor();
  await page.keyboard.press("Control+z");
  await bottle.waitFor();
  await told.waitFor();

  // Taken from the list it is there at once, and the next name is typed over it.
  await page.getByRole("button", { name: "Add a bottle" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to your bar" });
  for (const name of ["Cointreau", "Absinthe"]) {
    await page.keyboard.type(name);
    await page.clock.fastForward(300);
    await dialog.getByRole("option").filter({ hasText: name }).first().waitFor();
    await page.keyboard.press("Enter");
    const added = dialog.getByRole("status").filter({ hasText: `${name} is in your bar` });
    await added.waitFor();
    await page.clock.fastForward(1_499);
    expect(await added.count()).toBe(1);
    await page.clock.fastForward(1);
    await added.waitFor({ state: "detached" });
    await expect
      .poll(() => page.evaluate(() => String(getSelection()) || (document.activeElement as HTMLInputElement).value))
      .toContain(name);
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.clock.resume();
  for (const name of ["Absinthe", "Cointreau"]) await onBoard(page, name).waitFor();
  expect(complaints).toEqual([]);

  // What fails three times is said, and the bottle stands where it stood.
  let attempts = 0;
  await page.route("**/mybar/delete-item", (route) => {
    attempts += 1;
    return route.fulfill({ status: 500, body: "ERROR: not today" });
  });
  await onBoard(page, "Absinthe").click();
  await page.getByRole("button", { name: "Remove: Absinthe" }).click();
  await page.getByRole("dialog", { name: "Remove Absinthe" }).getByRole("button", { name: "Remove" }).click();
  const fatal = page.getByRole("dialog", { name: "An error occured" });
  await fatal.getByText("Please reload the page and try again.").waitFor();
  expect(attempts).toBe(3);
  await expectAccessible(page, "the fatal error of My Bar");
  await page.unroute("**/mybar/delete-item");
  await page.reload();
  await onBoard(page, "Absinthe").waitFor();
});

it("what changes in one tab stands in the others at once", async () => {
  const ada = await signedIn(site);
  const { add, drinks } = await barTools(site);
  await add(ada, ...negroni);
  const bar = await pageOf(ada, "dark");
  const another = () => bar.context().newPage();
  const [recipe, recipes, favourites] = [await another(), await another(), await another()];
  await open(bar, "/my-bar");
  await open(recipe, `/cocktails/recipe/${drinks.negroni}/negroni`);
  await open(recipes, "/my-bar/recipes");
  await open(favourites, "/your/favourites");
  const made = recipes.getByRole("link", { name: "Negroni", exact: true });
  const now = recipe.getByText("You can make this now").first();
  await Promise.all([made.waitFor(), now.waitFor()]);
  await onBoard(bar, "Campari").click();
  const level = bar.getByRole("dialog", { name: "Campari" }).getByRole("combobox");
  await level.selectOption("out");
  await recipe.getByText("One ingredient is missing: Campari").first().waitFor();
  await made.waitFor({ state: "detached" });
  await level.selectOption("full");
  await Promise.all([made.waitFor(), now.waitFor()]);
  await recipe.getByRole("button", { name: /^Favourite/ }).click();
  await favourites.getByRole("main").getByRole("link", { name: "Negroni", exact: true }).waitFor();
  // So does what a form changed, also one that was sent before its page's script had come, which then comes before the answer.
  await open(favourites, "/my-bar/paste");
  await favourites.getByLabel("Your list").fill("vodka");
  const held = Promise.withResolvers<void>();
  await favourites.route("**/assets/*.js", (route) => held.promise.then(() => route.continue()));
  await favourites.getByRole("button", { name: "Look through it" }).press("Enter");
  const put = favourites.getByRole("button", { name: "Put them into your bar" });
  await put.waitFor();
  await favourites.route("**/my-bar/paste*", async (route) => {
    const scriptRuns = favourites.waitForRequest("**/frontend/personal*");
    held.resolve();
    await scriptRuns.then(() => route.continue());
  });
  await put.press("Enter");
  await onBoard(bar, "Vodka").waitFor();
});

it("by keyboard the focus stays beside what goes, and in sight of who has a message", async () => {
  const ada = await signedIn(site, "Edna");
  await site.house.pool.query(
    "insert into message (person_id, key) select id, 'welcome' from person where display_name = 'Edna'",
  );
  const { add } = await barTools(site);
  await add(ada, ...negroni);
  const page = await pageOf(ada, "light");
  await page.setViewportSize(desktop);
  await open(page, "/my-bar");
  await page.getByRole("region", { name: "Messages" }).waitFor();
  expect((await unseenFocus(page)).unseen).toEqual([]);
  await page.locator("main").focus();
  const onward = page.locator("main a:focus, main select:focus, main button:focus");
  await enterOn(page, /^I have it/);
  await page.getByText(/^Added /).waitFor();
  await onward.waitFor();
  await tabTo(page, /^How much is left of Campari/);
  for (const key of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await page.getByText("Campari is out").waitFor();
  await enterOn(page, /^Have it again: Campari/);
  await page.getByText("Campari counts again").waitFor();
  await page.locator("li :focus", { hasText: "Campari" }).waitFor();
  await open(page, "/my-bar/shopping-list");
  await enterOn(page, /^Put on the list/);
  await page.getByText(/ is on your list$/).waitFor();
  await onward.waitFor();
  await page.locator("main").focus();
  await enterOn(page, /^Bought/);
  await page.getByText("Everything is bought").waitFor();
  await page.locator(":focus[aria-pressed=true]", { hasText: "Bought" }).waitFor();
  // What was refused is told first on the page that comes again.
  await open(page, "/my-bar/substitutes");
  await enterOn(page, /^Save the rule/);
  await page.locator("[role=alert]:focus").waitFor();
});

it("things move from one bar to another by keyboard", async () => {
  const { add, premium } = await barTools(site);
  const ada = await premium();
  await add(ada, ...negroni);
  await ada.post("/my-bar/bars", { intent: "cabinet", name: "The summer house" });
  const page = await pageOf(ada, "dark");
  const complaints = watch(page);
  await open(page, "/my-bar/bars/0");
  await expectAccessible(page, "one of several bars");
  await expectNoSideways(page);
  await page.getByRole("checkbox", { name: "Campari" }).focus();
  await page.keyboard.press("Space");
  const to = page.getByRole("combobox", { name: "To", exact: true });
  for (let key = 0; key < 30 && !(await to.evaluate(isActive)); key += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("One thing stands in The summer house now.").waitFor();
  await expectAccessible(page, "after something was moved");
  expect(await page.getByRole("checkbox", { name: "Campari" }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

const isActive = (element: Element) => document.activeElement === element;

/** What the review counted of a newcomer's way: taps of the phone, and every key that is pressed, letters among them. */
const bounds = { taps: 35, keys: 200 };
const newcomer = { day: "3", month: "4", year: "1980", email: "@example.org", password: "hanky-panky-1903" };

describe("a newcomer gets to a bar that answers", () => {
  const isHere = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const fresh = async (options: object) => {
    const context = await newContext(options);
    const page = await context.newPage();
    await open(page, "/");
    await page.getByRole("dialog", { name: "Are you old enough?" }).waitFor();
    return { context, page };
  };

  it(`on a phone in ${bounds.taps} taps`, async () => {
    const { context, page } = await fresh({ viewport: phone, hasTouch: true, isMobile: true });
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    // Each field is tapped, what is typed into it is not counted.
    const write = async (target: Locator, text: string) => {
      await tap(target);
      // A tap becomes a focus a moment after the finger has left.
      await expect.poll(() => isHere(target)).toBe(true);
      await page.keyboard.type(text);
    };
    const gate = page.getByRole("dialog", { name: "Are you old enough?" });
    await write(gate.locator('[name="dob_day"]'), newcomer.day);
    await write(gate.locator('[name="dob_month"]'), newcomer.month);
    await write(gate.locator('[name="dob_year"]'), newcomer.year);
    await tap(gate.getByRole("button", { name: "Enter the site" }));
    await tap(page.getByRole("region", { name: /cookie/i }).getByRole("button", { name: /reject/i }));
    await tap(page.getByRole("navigation", { name: "Quick ways" }).getByRole("link", { name: "My Bar" }));
    await page.waitForURL(/login/);
    await hydrated(page);
    await tap(page.locator('[aria-controls="register"]'));
    const form = page.locator('form:has([name="pass2"])');
    await write(form.locator('[name="email"]'), `tapping${newcomer.email}`);
    await write(form.locator('[name="display_name"]'), "Tom");
    for (const name of ["pass1", "pass2"]) await write(form.locator(`[name="${name}"]`), newcomer.password);
    for (const name of ["day", "month", "year"] as const)
      await write(form.locator(`[name="dob_${name}"]`), newcomer[name]);
    await tap(form.locator('[name="industryYN"][value="no"]'));
    await tap(form.locator('[name="newsletter_opt_in"][value="no"]'));
    await tap(form.locator('[name="terms"]'));
    await tap(form.getByRole("button", { name: /create/i }));
    await page.waitForURL(`${site.url}/my-bar`);
    await hydrated(page);
    const bottles = page.getByRole("region", { name: "What do you have at home?" });
    for (let bottle = 1; bottle <= 8; bottle += 1) {
      await tap(bottles.getByRole("button", { pressed: false }).first());
      await expect.poll(() => bottles.getByRole("button", { pressed: true }).count()).toBe(bottle);
    }
    await page
      .getByText(/You can make [1-9]\d* drinks?/)
      .first()
      .waitFor();
    expect(taps).toBeLessThanOrEqual(bounds.taps);
    await context.close();
  });

  it(`by keyboard in ${bounds.keys} keys`, async () => {
    const { context, page } = await fresh({ viewport: desktop });
    let keys = 0;
    const press = async (...names: string[]) => {
      for (const name of names) {
        keys += 1;
        await page.keyboard.press(name);
      }
    };
    const write = (text: string) => press(...text);
    const goTo = async (target: Locator, key = "Tab") => {
      await target.waitFor({ state: "attached" });
      for (let step = 0; step < 60 && !(await isHere(target)); step += 1) await press(key);
      expect(await isHere(target)).toBe(true);
    };
    const gate = page.getByRole("dialog", { name: "Are you old enough?" });
    await goTo(gate.locator('[name="dob_day"]'));
    await write(newcomer.day);
    await goTo(gate.locator('[name="dob_month"]'));
    await write(newcomer.month);
    await goTo(gate.locator('[name="dob_year"]'));
    await write(newcomer.year);
    await press("Enter");
    await gate.waitFor({ state: "hidden" });
    const notice = page.getByRole("region", { name: /cookie/i });
    await notice.waitFor();
    await goTo(page.getByRole("link", { name: "Cookie choices" }));
    await press("Enter");
    await goTo(notice.getByRole("button", { name: /reject/i }));
    await press("Enter");
    await notice.waitFor({ state: "hidden" });
    await goTo(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "My Bar" }), "Shift+Tab");
    await press("Enter");
    await page.waitForURL(/login/);
    await hydrated(page);
    await goTo(page.locator('[aria-controls="register"]'));
    await press("Enter");
    const form = page.locator('form:has([name="pass2"])');
    await goTo(form.locator('[name="email"]'));
    await write(`keys${newcomer.email}`);
    await goTo(form.locator('[name="pass1"]'));
    await write(newcomer.password);
    await goTo(form.locator('[name="pass2"]'));
    await write(newcomer.password);
    for (const name of ["day", "month", "year"] as const) {
      await goTo(form.locator(`[name="dob_${name}"]`));
      await write(newcomer[name]);
    }
    for (const name of ["industryYN", "newsletter_opt_in"]) {
      await goTo(form.locator(`[name="${name}"]`).first());
      await press("ArrowDown");
    }
    await goTo(form.locator('[name="terms"]'));
    await press("Space", "Enter");
    await page.waitForURL(`${site.url}/my-bar`);
    await hydrated(page);
    const bottles = page.getByRole("region", { name: "What do you have at home?" });
    await goTo(bottles.getByRole("button").first());
    for (let bottle = 1; bottle <= 8; bottle += 1) {
      await press("Space");
      await expect.poll(() => bottles.getByRole("button", { pressed: true }).count()).toBe(bottle);
      await press("Tab");
    }
    await page
      .getByText(/You can make [1-9]\d* drinks?/)
      .first()
      .waitFor();
    expect(keys).toBeLessThanOrEqual(bounds.keys);
    await context.close();
  });
});

import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { createUser } from "#app/visitor/users.server.ts";
import { brokenWords } from "./broken-words.ts";
import {
  expectAccessible,
  expectNoSideways,
  hydrated,
  launch,
  painted,
  phone,
  seenWhile,
  siteInBrowser,
  watch,
} from "./browser.ts";
import { unseenFocus } from "./keyboard.ts";

const member = { email: "constance@example.org", password: "corpse-reviver-no-2" };

const { site, reader } = siteInBrowser(
  async ({ house }) => {
    const made = await createUser(house, { ...member, name: "Constance" });
    if (!made.ok) throw new Error(made.reason);
  },
  { pictures: true },
);

/** Somebody who was not asked about cookies yet. */
async function undecided(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await reader(options);
  await page.context().clearCookies({ name: "cookie_policy" });
  return page;
}

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await hydrated(page);
}

async function signIn(page: Page) {
  await open(page, "/your-account/login");
  const form = page.locator('form:has([name="password"])').first();
  await form.locator('[name="email"]').fill(member.email);
  await form.locator('[name="password"]').fill(member.password);
  await form.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => !url.pathname.includes("login"));
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.textContent ?? "");

describe("the filters of the list by keyboard", () => {
  it("let one go down a select, and keep the focus and the place", async () => {
    const page = await reader();
    const complaints = watch(page);
    await open(page, "/cocktails");
    await page.evaluate(() => scrollTo(0, 80));
    const select = page.getByLabel("Strength");
    await select.focus();
    for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowDown");
    await page.waitForURL(/strength=strong/);
    expect(await select.inputValue()).toBe("strong");
    // What lay between is no step of the history.
    await page.getByRole("link", { name: /^Strong.*remove this filter/ }).waitFor();
    expect(await focused(page)).toBe("strength");
    expect(await page.evaluate(() => scrollY)).toBe(80);
    await page.goBack();
    await page.waitForURL(`${site.url}/cocktails`);
    await expect.poll(() => select.inputValue()).toBe("");

    // A keyword applies when its typist rests, and at once by Enter.
    await page.getByLabel("Keyword").fill("mint");
    await page.keyboard.press("Enter");
    await page.waitForURL(/keyword=mint/);
    expect(await focused(page)).toBe("keyword");
    await page.getByRole("checkbox", { name: /^fresh/ }).focus();
    await page.keyboard.press("Space");
    await page.waitForURL(/taste=fresh/);
    await page.getByRole("checkbox", { name: /^citrus/ }).focus();
    await page.keyboard.press("Space");
    await page.waitForURL((url) => url.searchParams.getAll("taste").join() === "fresh,citrus");
    await expectAccessible(page, "filtered list");

    // Filters that are taken off leave the focus on the next, and in the end on the count.
    const chips = page.locator("[data-chip]");
    await chips.first().focus();
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => !url.searchParams.has("keyword"));
    await expect.poll(() => focused(page)).toMatch(/^fresh/);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("taste") === "citrus");
    await expect.poll(() => focused(page)).toMatch(/^citrus/);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.url}/cocktails`);
    await expect.poll(() => focused(page)).toMatch(/recipes$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it("are a sheet on a phone, and the drinks come first", async () => {
    const page = await reader({ viewport: phone });
    await signIn(page);
    const lists = [
      ["/cocktails", "recipe"],
      ["/my-bar/recipes?include_non_alcoholic=1&present_hidden=1", "drink"],
    ] as const;
    for (const [path, one] of lists) {
      await open(page, path);
      await page.getByRole("button", { name: "Filters" }).click();
      const sheet = page.getByRole("dialog", { name: "Filters" });
      await sheet.getByLabel("Keyword").fill("sour");
      await page.waitForURL(/keyword=sour/);
      await expectAccessible(page, `filters of ${path}`);
      expect((await unseenFocus(page)).unseen, `the filters of ${path} by keyboard`).toEqual([]);
      await sheet.getByRole("button", { name: new RegExp(`^Show \\d+ ${one}s?$`) }).click();
      await sheet.waitFor({ state: "hidden" });
      await page.getByRole("button", { name: /^Filters ?, 1 on$/ }).waitFor();
      await expectNoSideways(page);
    }
    // The menu's own link is no filter, and the first drink stands in the first window.
    await site.house.pool.query(
      `insert into bar_item (person_id, link_table, link_id, sub_type)
       select (select id from person where email = $1), 'ingredients', id, 'spirit' from ingredient where key in ('gin', 'campari', 'sweet-vermouth')`,
      [member.email],
    );
    await open(page, "/my-bar/recipes?include_non_alcoholic=1&present_hidden=1");
    expect(await page.locator("[data-chip]").count()).toBe(0);
    const first = await page.locator("[data-recipe]").first().boundingBox();
    expect(first!.y).toBeLessThan(phone.height - 200);
    await page.getByRole("link", { name: /^Up to one missing \(\d+\)$/ }).click();
    await page.waitForURL(/missing=1/);
    await page.context().close();
  });
});

describe("lists that grow", () => {
  const cards = (page: Page) => page.locator("main .cocktail-card").count();
  const toTheFoot = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const grownBeyond = (page: Page, before: number) =>
    page.waitForFunction((most) => document.querySelectorAll("main .cocktail-card").length > most, before);

  it("load twice by themselves at home, and then wait; the foot of the page can be reached", async () => {
    const page = await reader();
    await open(page, "/");
    const begun = await cards(page);
    // Whoever goes on to the foot, wherever that is by then: the second may have come before the first was looked at.
    await page.waitForFunction((wanted) => {
      scrollTo(0, document.body.scrollHeight);
      return document.querySelectorAll("main .cocktail-card").length >= wanted;
    }, begun + 48);
    expect(await cards(page)).toBe(begun + 48);
    // Nothing more is asked for: what follows the foot is there to be read.
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await toTheFoot(page);
    await page.getByRole("link", { name: "Load more" }).focus();
    for (let step = 0; step < 80 && !(await focused(page)).includes("Cookies"); step++)
      await page.keyboard.press("Tab");
    expect(await focused(page)).toContain("Cookies");
    expect(asked.filter((url) => url.includes("infinite-scroll"))).toEqual([]);
    await page.getByRole("link", { name: "Load more" }).click();
    await grownBeyond(page, begun + 48);
    await page.context().close();
  });

  it("of cocktails load on by themselves after the first press", async () => {
    const page = await reader();
    await open(page, "/cocktails");
    await toTheFoot(page);
    await page.getByRole("link", { name: "Load more" }).click();
    await grownBeyond(page, 24);
    await toTheFoot(page);
    await grownBeyond(page, 48);
    await page.context().close();
  });

  it("belong to their own entry of the history, also after full loads of one address", async () => {
    const page = await reader();
    await open(page, "/cocktails");
    await page.getByRole("link", { name: "Load more" }).click();
    await grownBeyond(page, 24);
    await open(page, "/search");
    await open(page, "/cocktails");
    expect(await cards(page)).toBe(24);
    await open(page, "/search?keyword=gin");
    await page.goBack();
    await hydrated(page);
    await page.locator("main .cocktail-card").first().waitFor();
    expect(await cards(page)).toBe(24);
    await page.goBack();
    await page.goBack();
    await hydrated(page);
    await grownBeyond(page, 24);
    await page.context().close();
  });
});

it("asks about cookies before the page, which a keyboard reaches in two steps", async () => {
  const page = await undecided();
  await open(page, "/");
  await page.getByRole("region", { name: /cookie/i }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Cookie choices");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Accept all");
  const order = await page.evaluate(() => {
    const [notice, main] = [document.getElementById("cookie-notice")!, document.querySelector("main")!];
    return notice.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(order).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await page.locator("main:focus").waitFor();
  await page.context().close();
});

it("lets members rate a recipe, keep it, and say that they tried it", async () => {
  const page = await reader({ viewport: phone });
  await open(page, "/cocktails/recipe/77/negroni");
  await page.getByRole("link", { name: "Sign in to rate and keep" }).waitFor();
  await signIn(page);
  await open(page, "/cocktails/recipe/77/negroni");
  await page.getByRole("button", { name: /^Rate/ }).click();
  const dialog = page.getByRole("dialog", { name: "Rate Negroni" });
  const submit = dialog.getByRole("button", { name: "Submit" });
  expect(await submit.isDisabled()).toBe(true);
  await expectAccessible(page, "rating dialog");
  await dialog.getByRole("radio", { name: /Outstanding/ }).check();
  await seenWhile(page, { css: "dialog", words: "Rating submitted!" }, () => submit.click());
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "You: 5.5" }).waitFor();
  await page.getByText("One rating so far").waitFor();

  await page.getByLabel("Have you tried it").selectOption("liked");
  await page.locator('[data-tried="liked"]').waitFor();
  await page.getByRole("button", { name: /^Favourite/ }).click();
  const favourite = page.getByRole("button", { name: /^A favourite/, pressed: true });
  await favourite.waitFor();
  await open(page, "/cocktails/recipe/77/negroni");
  await favourite.waitFor();
  await page.getByRole("button", { name: "You: 5.5" }).waitFor();
  await page.locator('[data-tried="liked"]').waitFor();
  await expectNoSideways(page);
  await expectAccessible(page, "rated recipe");

  // What goes wrong is said, and a second press closes.
  await page.context().clearCookies({ name: "session" });
  await favourite.click();
  await page.getByText("That could not be saved. Please try again.").waitFor();
  await favourite.waitFor();
  await page.getByRole("button", { name: "You: 5.5" }).click();
  await dialog.getByRole("radio", { name: /Unrated/ }).check();
  await submit.click();
  await dialog.getByText("Please sign in first.").waitFor();
  expect(await dialog.getByRole("radio", { checked: true }).getAttribute("value")).toBe("5.5");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await dialog.waitFor({ state: "hidden" });
  await page.context().close();
});

const everyPage = [
  "/",
  "/cocktails?spirit=gin&taste=bitter",
  "/cocktails/recipe/77/negroni",
  "/cocktails/recipe/77/negroni?view=print",
  "/search?keyword=gin",
  "/shop/product/29/beech-cutting-board",
  "/cookie-policy",
  "/your-account/login",
  "/my-bar",
  "/my-bar/recipes?missing=1",
  "/my-bar/pantry",
  "/my-bar/favourites",
  "/nothing-here",
  // With something in the basket, whose number stands in the head from then on.
  "/shop/basket",
  "/shop/your-details",
  "/on-this-day",
  "/your-account/update",
];

it("keeps the tabs of the head in the window with letters and words as far apart as readers may set them", async () => {
  const page = await undecided({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  await open(page, "/about");
  // WCAG 1.4.12
  await page.addStyleTag({
    content: "* {line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important}",
  });
  await expectNoSideways(page);
  await page.context().close();
});

/** Puts one of an offer into the basket. */
async function addOne(page: Page, offer: number): Promise<void> {
  await page.context().addCookies([{ name: "cookie_policy", value: "essential", url: site.url }]);
  await open(page, `/shop/product/${offer}/x`);
  await page.getByRole("button", { name: "Add to basket" }).click();
  await page.getByText("Added to your basket").waitFor();
}

it("scrolls no page sideways at 320 px, nor on a phone with letters twice as large", async () => {
  const page = await undecided({ viewport: { width: 320, height: 800 } });
  await signIn(page);
  // What is theirs comes a moment later, some of it by a script of its own, and is part of the page.
  const openKnown = async (opened: Page, path: string) => {
    const known = opened.waitForResponse(/\/personal\?/);
    await open(opened, path);
    await known;
    if (path.endsWith("/negroni")) await opened.locator("[data-tried]").waitFor();
    await painted(opened);
  };
  for (const path of everyPage) {
    await openKnown(page, path);
    await expectNoSideways(page);
  }
  await addOne(page, 48);
  const state = await page.context().storageState();
  await page.context().close();
  const large = await launch(["--blink-settings=defaultFontSize=32"]);
  const context = await large.newContext({ viewport: { width: 360, height: 740 }, storageState: state });
  const magnified = await context.newPage();
  for (const path of everyPage) {
    await openKnown(magnified, path);
    expect(await magnified.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await expectNoSideways(magnified);
  }
  // The drawing beside a name left it the width of a letter.
  await open(magnified, "/cocktails/recipe/77/negroni");
  const name = magnified.getByRole("heading", { level: 1 });
  expect(await brokenWords(magnified)).toEqual([]);
  const lines = await name.evaluate((element) => element.clientHeight / parseFloat(getComputedStyle(element).fontSize));
  expect(lines).toBeLessThan(2);
  await large.close();
});

it("shows in forced colours what is chosen", async () => {
  const page = await reader({ forcedColors: "active" });
  await signIn(page);
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  await open(page, "/cocktails/recipe/77/negroni");
  expect(await outline("label:has(input[name=units]:checked)")).toBe("solid");
  expect(await outline("label:has(input[name=units]:not(:checked))")).toBe("none");
  // What has the focus shows it, chosen or not, and within its row.
  const ring = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { outlineWidth, outlineOffset } = getComputedStyle(element);
        return [outlineWidth, outlineOffset];
      });
  await page.locator("input[name=units]:checked").focus();
  await page.keyboard.press("ArrowRight");
  expect(await ring("label:has(input[name=units]:checked)")).toEqual(["3px", "-3px"]);
  await open(page, "/cocktails?taste=bitter");
  expect(await outline("label:has(input[name=taste]:checked)")).toBe("solid");
  expect(await outline("[aria-pressed=true]")).toBe("solid");
  expect(await outline("[aria-pressed=false]")).toBe("none");
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderBottomColor);
  await open(page, "/my-bar/pantry");
  const tabs = '[aria-label="Screens of My Bar"] a';
  expect(await edge(`${tabs}[aria-current]`)).not.toBe(await edge(`${tabs}:not([aria-current])`));
  expect(await outline(`${tabs}[aria-current]`)).toBe("none");
  await page.locator(`${tabs}:not([aria-current])`).first().focus();
  await page.keyboard.press("Tab");
  expect(await page.locator(`${tabs}[aria-current]`).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await outline(`${tabs}[aria-current]`)).toBe("solid");
  const track = (selector: string) =>
    page
      .locator(`${selector} > [aria-hidden=true]`)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const on = await track("[role=switch][aria-checked=true]");
  await page.locator("[role=switch][aria-checked=true]").first().click();
  await page.locator("[role=switch][aria-checked=false]").waitFor();
  expect(await track("[role=switch][aria-checked=false]")).not.toBe(on);
  await page.context().close();
});

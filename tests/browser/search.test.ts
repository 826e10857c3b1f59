import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
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

const { site, newContext } = siteInBrowser();

async function inContext(settings: BrowserContextOptions, act: (context: BrowserContext) => Promise<void>) {
  const context = await newContext(settings);
  await passGate(context, site.url);
  await act(context).finally(() => context.close());
}

const call = "**/api/dev/frontend/search/autocomplete?*";
const options = (page: Page) => page.locator("[role=option]:visible");

async function openHeaderSearch(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  await page.waitForFunction(() => document.activeElement?.id === "header-search");
}

test("the header's box offers, moves, closes and chooses by keyboard alone", () =>
  inContext({ viewport: desktop }, async (context) => {
    const page = await context.newPage();
    const complaints = watch(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("autocomplete")) asked.push(request.url());
    });
    await page.goto(`${site.url}/cocktails`);
    await hydrated(page);
    await openHeaderSearch(page);
    const box = page.locator("#header-search");
    await box.pressSequentially("negr");
    await options(page).first().waitFor();
    expect(asked.map((url) => new URL(url).search)).toEqual(["?k=negr&a=cocktails&limit=4&_a=1"]);
    expect(await options(page).count()).toBe(5);
    expect(await page.locator("dialog [role=status]").textContent()).toBe("4 results");
    expect(await box.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const active = page.locator(`#${await box.getAttribute("aria-activedescendant")}`);
    expect(await active.textContent()).toContain("Negroni Sbagliato");
    await expectAccessible(page, "suggestions");

    await page.keyboard.press("Escape");
    await expect.poll(() => options(page).count()).toBe(0);
    expect(await page.locator("dialog[open]").count()).toBe(1);
    expect(await box.inputValue()).toBe("negr");
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });

    await openHeaderSearch(page);
    await box.pressSequentially("pinya colda");
    await options(page).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/cocktails\/recipe\/\d+\/pina-colada$/);
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  }));

test("Enter without a choice leads to the results; a phone is offered eight", () =>
  inContext({ viewport: phone, colorScheme: "dark" }, async (context) => {
    const page = await context.newPage();
    await page.goto(`${site.url}/fr-fr/cocktails`);
    await hydrated(page);
    await openHeaderSearch(page);
    await page.locator("#header-search").pressSequentially("gin");
    await options(page).first().waitFor();
    expect(await options(page).count()).toBe(9);
    await expectAccessible(page, "suggestions on a phone");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.url}/fr-fr/search?keyword=gin`);
    await page.waitForFunction(() => /^\d+ results for “gin” · Jigger$/.test(document.title));
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await expectAccessible(page, "results");
    await page.getByRole("link", { name: "Next" }).press("Enter");
    await page.waitForURL(`${site.url}/fr-fr/search?keyword=gin&offset=24`);
    await page.locator("main:focus").waitFor();
    await page.waitForFunction(() => document.title.includes("page 2"));
    await page.goto(`${site.url}/search?keyword=${"x".repeat(300)}`);
    await page.getByText("Please try a different search query").waitFor();
    expect(await page.locator("#page-search").inputValue()).toBe("x".repeat(100));
    await expectNoSideways(page);
    await expectAccessible(page, "no results");
  }));

test("a slow answer to what was typed first never replaces the answer to what was typed last", () =>
  inContext({ viewport: desktop }, async (context) => {
    const page = await context.newPage();
    await page.goto(`${site.url}/search`);
    await hydrated(page);
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    let slow: Promise<void> | undefined;
    await page.route(call, (route) => {
      if (!route.request().url().includes("k=mojito")) return route.continue();
      slow = held.then(() => route.continue()).catch(() => undefined);
      return slow;
    });
    const box = page.locator("#page-search");
    const first = page.waitForRequest(/k=mojito/);
    await box.pressSequentially("mojito");
    await first;
    await box.fill("negroni");
    await options(page).first().waitFor();
    release();
    await slow;
    expect(await options(page).last().textContent()).toBe("See all results for “negroni”");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await expect.poll(() => options(page).count()).toBe(0);
    expect(page.url()).toBe(`${site.url}/search`);
  }));

test("when suggestions fail, a hint says so and the search itself works", () =>
  inContext({ viewport: desktop }, async (context) => {
    const page = await context.newPage();
    await page.goto(`${site.url}/search`);
    await hydrated(page);
    await page.route(call, (route) => route.abort());
    await page.locator("#page-search").pressSequentially("vieux carre");
    await page.getByText("Suggestions are not available just now.").waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/keyword=vieux/);
    await page.getByRole("link", { name: "Vieux Carré" }).waitFor();
  }));

test("without a script the form leads to the results", () =>
  inContext({ viewport: desktop, javaScriptEnabled: false }, async (context) => {
    const page = await context.newPage();
    await page.goto(`${site.url}/de-de/search`);
    await page.locator("#page-search").fill("old fashoned");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.url}/de-de/search?keyword=old+fashoned`);
    expect(await page.getByRole("link", { name: "Old Fashioned", exact: true }).getAttribute("href")).toMatch(
      /^\/de-de\/cocktails\/recipe\/\d+\/old-fashioned$/,
    );
  }));

test("before a letter is typed the box shows what is popular and what was looked for, where that may be kept", () =>
  inContext({ viewport: phone }, async (context) => {
    const policy = (value: string) => context.addCookies([{ name: "cookie_policy", value, url: site.url }]);
    const page = await context.newPage();
    const complaints = watch(page);
    const recent = page.locator("dialog section[aria-label='What you looked for']");
    const stored = () => page.evaluate(() => localStorage.getItem("recent-searches"));
    const search = async (words: string) => {
      await openHeaderSearch(page);
      await page.locator("#header-search").fill(words);
      await page.keyboard.press("Enter");
      await page.waitForURL(new RegExp(`keyword=${words.replaceAll(" ", "\\+")}`));
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    };
    // Nothing is kept for whoever has rejected.
    await page.goto(`${site.url}/books`);
    await hydrated(page);
    await search("old tom");
    expect(await stored()).toBe(null);

    await policy("essential");
    await page.goto(`${site.url}/books`);
    await hydrated(page);
    await search("old tom");
    await search("savoy book");
    await openHeaderSearch(page);
    await page.locator("dialog section[aria-label='Popular'] a").first().waitFor();
    expect(await recent.getByRole("link").allTextContents()).toEqual(["savoy book", "old tom"]);
    await expectAccessible(page, "a search that begins");
    await expectNoSideways(page);
    await recent.getByRole("link", { name: "old tom" }).click();
    await page.waitForURL(/keyword=old\+tom/);
    await openHeaderSearch(page);
    await recent.getByRole("button", { name: /Clear/ }).click();
    await recent.waitFor({ state: "detached" });
    expect(await stored()).toBe(null);
    await page.keyboard.press("Escape");
    await search("negroni");
    expect(await stored()).toBe('["negroni"]');

    // Who rejects later keeps nothing of it.
    await policy("none");
    await page.goto(`${site.url}/books`);
    await hydrated(page);
    await openHeaderSearch(page);
    expect(await recent.count()).toBe(0);
    await page.waitForFunction(() => localStorage.getItem("recent-searches") === null);
    expect(complaints).toEqual([]);
  }));

test("suggestions stand under their areas, and results can be narrowed to one", () =>
  inContext({ viewport: desktop, colorScheme: "dark" }, async (context) => {
    const page = await context.newPage();
    await page.goto(`${site.url}/cocktails`);
    await hydrated(page);
    await openHeaderSearch(page);
    await page.locator("#header-search").pressSequentially("savoy");
    await options(page).first().waitFor();
    const groups = page.locator("dialog [role=group]");
    expect(await groups.count()).toBeGreaterThan(1);
    expect(await page.getByRole("group", { name: "Books" }).getByRole("option").count()).toBe(1);
    await expectAccessible(page, "suggestions by area");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.url}/search?keyword=savoy`);
    const areas = page.getByRole("navigation", { name: "Results by area" });
    await areas.getByRole("link", { name: /^Books/ }).click();
    await page.waitForURL(`${site.url}/search?keyword=savoy&section=books`);
    await page.waitForFunction(() => / in Books/.test(document.title));
    expect(await areas.locator("[aria-current]").textContent()).toMatch(/^Books/);
    await expectAccessible(page, "results of one area");
    await page.goto(`${site.url}/search?keyword=%22reviver+corpse%22`);
    await page.getByRole("link", { name: "Look for “reviver corpse” instead" }).click();
    await page.waitForFunction(() => /^\d+ results? for “reviver corpse”/.test(document.title));
  }));

import { mkdir } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { createUser } from "#app/visitor/users.server.ts";
import { signedIn } from "../http/client.ts";
import { desktop, expectAccessible, expectNoSideways, hydrated, siteInBrowser, watch } from "./browser.ts";

const phone = { width: 360, height: 740 };
const editor = { email: "ada@example.org", password: "hanky-panky-1903" };
/** Where pictures of the design are left, for whoever wants to look. */
const photos = "build/photos";

const { site, reader, newContext } = siteInBrowser(
  async ({ house }) => {
    const made = await createUser(house, { ...editor, name: "Ada", role: "editor" });
    if (!made.ok) throw new Error(made.reason);
  },
  { pictures: true },
);

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await hydrated(page);
}

/** Down to where something reaches in the window. */
async function footOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).last().boundingBox();
  return box!.y + box!.height;
}

describe("what one came for is in the first window", () => {
  it("of a phone: the ingredients of a recipe, the first row of a list", async () => {
    const page = await reader({ viewport: phone });
    const bar = (await (async () => {
      await open(page, "/cocktails/recipe/77/negroni");
      return page.getByRole("navigation", { name: "Quick ways" }).boundingBox();
    })())!;
    expect(await footOf(page, ".recipe-lines li")).toBeLessThanOrEqual(bar.y);
    await expectNoSideways(page);
    await open(page, "/cocktails");
    const columns = await page.$$eval(".card-list > li", (cards) => {
      const [first] = cards;
      return cards.filter((card) => card.getBoundingClientRect().top === first!.getBoundingClientRect().top).length;
    });
    expect(columns).toBe(2);
    expect(await footOf(page, ".card-list > li:nth-child(1)")).toBeLessThanOrEqual(bar.y);
    await page.context().close();
  });

  it("of a desk: four cards in a row, five where there is room, and the drawing beside the recipe from 768 px", async () => {
    const page = await reader();
    const columns = () =>
      page.$$eval(".card-list > li", (cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);
    await open(page, "/cocktails");
    expect(await columns()).toBe(4);
    expect(await footOf(page, ".card-list > li:nth-child(4)")).toBeLessThanOrEqual(desktop.height);
    await page.setViewportSize({ width: 1920, height: 1000 });
    expect(await columns()).toBe(5);
    await page.setViewportSize({ width: 820, height: 1000 });
    expect(await columns()).toBe(3);
    await page.setViewportSize({ width: 768, height: 1000 });
    await open(page, "/cocktails/recipe/77/negroni");
    const [picture, lines] = await Promise.all(
      [".recipe-picture", ".recipe-lines"].map((selector) => page.locator(selector).boundingBox()),
    );
    expect(picture!.x + picture!.width).toBeLessThanOrEqual(lines!.x);
    await page.context().close();
  });
});

it("opens the search by / and Ctrl-K, unless somebody types or has switched the single key off", async () => {
  const page = await reader();
  await open(page, "/cocktails");
  const search = page.getByRole("dialog", { name: "Search" });
  await page.getByLabel("Keyword").focus();
  await page.keyboard.press("/");
  expect(await page.getByLabel("Keyword").inputValue()).toBe("/");
  // The list follows what is typed a moment later, and what was opened meanwhile stays.
  await page.locator("main").focus();
  await page.keyboard.press("/");
  await search.waitFor();
  await page.waitForURL(/keyword=%2F/);
  // What is popular comes a moment later and moves what stands below it.
  await search.getByRole("region", { name: "Popular" }).waitFor();
  await page.getByLabel("and by / alone").uncheck();
  await page.keyboard.press("Escape");
  await search.waitFor({ state: "hidden" });
  await page.locator("main").focus();
  await page.keyboard.press("/");
  await page.keyboard.press("Control+k");
  await search.waitFor();
  expect(await page.locator("#header-search").inputValue()).toBe("");
  // Asked for again before the browser has told that it closed.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>("dialog[open]")!.close();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));
    const told = () =>
      requestAnimationFrame(() => requestAnimationFrame(() => document.body.setAttribute("data-told", "")));
    setTimeout(told);
  });
  await page.locator("body[data-told]").waitFor();
  expect(await search.isVisible()).toBe(true);
  // A window of another width closes what the header had open (guide.md, 4).
  await page.setViewportSize(phone);
  await search.waitFor({ state: "hidden" });
  await page.context().close();
});

it("has a dialog belong to its page: Back closes one that a link opened, and going on from it takes its place", async () => {
  const page = await reader({ viewport: phone });
  await open(page, "/books");
  const search = page.getByRole("dialog", { name: "Search" });
  const link = page.getByRole("navigation", { name: "Quick ways" }).getByRole("link", { name: "Search" });
  await link.click();
  await search.waitFor();
  await page.goBack();
  await search.waitFor({ state: "hidden" });
  expect(new URL(page.url()).pathname).toBe("/books");
  await link.click();
  await search.getByRole("region", { name: "Popular" }).getByRole("link").first().click();
  await page.waitForURL((url) => url.pathname !== "/books");
  await search.waitFor({ state: "hidden" });
  await page.goBack();
  await page.waitForURL(/\/books$/);
  expect(await search.isVisible()).toBe(false);
  await link.click();
  await search.getByRole("button", { name: "Close" }).click();
  await search.waitFor({ state: "hidden" });
  // One of the page's own goes with the page.
  await open(page, "/cocktails/recipe/77/negroni");
  await page
    .locator(".section-head ~ * a[href^='/cocktails/recipe/'], .rail a[href^='/cocktails/recipe/']")
    .first()
    .click();
  await page.waitForURL((url) => !url.pathname.includes("/77/"));
  await page.getByRole("button", { name: "Step by step" }).click();
  await page.locator("dialog[open]").waitFor();
  await page.goBack();
  await page.waitForURL(/\/77\//);
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.context().close();
});

it("opens a tab's panel over the width of the page, and leaves it by Escape", async () => {
  const page = await reader();
  await open(page, "/");
  const more = page.getByText("More of Cocktails");
  await more.locator("..").click();
  const link = page.getByRole("banner").getByRole("link", { name: "Aperitifs" });
  await link.waitFor();
  await expectAccessible(page, "panel of a tab");
  await page.keyboard.press("Escape");
  await link.waitFor({ state: "hidden" });
  await more.locator("..").click();
  await link.click();
  await page.waitForURL(/occasion=aperitif/);
  await page.context().close();
});

describe("a recipe to mix by", () => {
  it("shows large steps that are ticked off, in either theme", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await reader({ viewport: phone, colorScheme });
      const complaints = watch(page);
      await open(page, "/cocktails/recipe/77/negroni?yield=2");
      await page.getByRole("button", { name: "Step by step" }).click();
      const view = page.getByRole("dialog", { name: "Negroni" });
      await view.getByText(/^For 2 · 4 steps to go/).waitFor();
      expect(await view.innerText()).toContain("60 ml");
      for (const box of await view.getByRole("group", { name: "Steps" }).getByRole("checkbox").all()) await box.check();
      await view.getByText(/Your health!/).waitFor();
      await expectAccessible(page, `step by step, ${colorScheme}`);
      expect(complaints).toEqual([]);
      await page.context().close();
    }
  });

  it("is handed on as text and as an address", async () => {
    const page = await reader({ permissions: ["clipboard-read", "clipboard-write"] });
    await open(page, "/cocktails/recipe/77/negroni");
    await page.getByRole("button", { name: "Copy as text" }).click();
    await page.getByText("The recipe is copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("- 30 ml Campari");
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByText("Its address is copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/cocktails\/recipe\/77\/negroni$/);
    // Where the browser lends no clipboard the old way borrows the focus, and gives it back.
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await page.getByRole("button", { name: "Copy as text" }).press("Enter");
    await page.getByText("The recipe is copied").waitFor();
    await page.locator("button:focus", { hasText: "Copy as text" }).waitFor();
    await page.context().close();
  });

  it("lets a member say that they have what is missing, or wish for it", async () => {
    const member = await signedIn(site, "Harry");
    const page = await reader({ reducedMotion: "reduce" });
    const cookies = [...member.cookies].map(([name, value]) => ({ name, value, url: site.url }));
    await page.context().addCookies(cookies);
    await open(page, "/cocktails/recipe/77/negroni");
    const verdict = page.locator("[data-verdict]");
    await page.getByText(/3 ingredients are missing/).waitFor();
    await page.getByRole("button", { name: /^I have it.*: Gin$/ }).click();
    await page.getByText(/2 ingredients are missing/).waitFor();
    expect(await verdict.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: /^Wish list.*: Campari$/ }).click();
    await page.getByRole("button", { name: /^Wish list.*: Campari$/, pressed: true }).waitFor();
    await page.getByRole("button", { name: /the last one/ }).click();
    await page.getByText("All that is missing is on your wish list.").waitFor();
    await expectAccessible(page, "missing lines");
    // Nothing moves where less motion is asked for.
    await page.getByRole("button", { name: /^Favourite/ }).click();
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1).length,
    );
    expect(moving).toBe(0);
    // The list tells what is there.
    await open(page, "/ingredients?keyword=gin");
    await page.locator(".cocktail-card", { hasText: "In your bar" }).first().waitFor();
    await page.context().close();
  });
});

it("folds the foot of the page on a phone, and a card's picture travels to its page", async () => {
  const page = await reader({ viewport: phone });
  await open(page, "/cocktails");
  const foot = page.getByRole("contentinfo");
  const height = (await foot.boundingBox())!.height;
  expect(height).toBeLessThan(480);
  await foot.getByText("Bartenders lounge").click();
  await foot.getByRole("link", { name: "Competitions" }).waitFor();
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = ((update: () => void) => {
      document.documentElement.dataset.travelled = "";
      return begin(update);
    }) as typeof document.startViewTransition;
  });
  await page.locator(".cocktail-card a").first().click();
  await page.waitForURL(/\/cocktails\/recipe\//);
  await page.locator("html[data-travelled]").waitFor({ state: "attached" });
  await page.getByRole("navigation", { name: "Quick ways" }).getByRole("link", { name: "Search" }).click();
  await page.getByRole("dialog", { name: "Search" }).waitFor();
  await page.context().close();
});

it("shows editors every part in every state, by day and in the evening", async () => {
  await mkdir(photos, { recursive: true });
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await reader({ colorScheme });
    const complaints = watch(page);
    await open(page, "/your-account/login?redir=/desk/design");
    const form = page.locator('form:has([name="password"])').first();
    await form.locator('[name="email"]').fill(editor.email);
    await form.locator('[name="password"]').fill(editor.password);
    await form.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { level: 1, name: "Design" }).waitFor();
    await hydrated(page);
    const parts = await page.$$eval("[data-part]", (all) => all.map((part) => part.getAttribute("data-part")));
    for (const part of ["Button", "Chip", "Segmented", "Card", "Panel", "Fact strip", "Sheet"])
      expect(parts).toContain(part);
    await expectAccessible(page, `design, ${colorScheme}`);
    const day = colorScheme === "light" ? "day" : "evening";
    for (const [name, size] of [
      ["desk", desktop],
      ["phone", phone],
    ] as const) {
      await page.setViewportSize(size);
      await expectNoSideways(page);
      await page.screenshot({ path: `${photos}/design-${name}-${day}.png`, fullPage: true });
    }
    await page.getByRole("button", { name: "Open a sheet" }).click();
    const sheet = await page.getByRole("dialog", { name: "A sheet" }).boundingBox();
    expect(Math.round(sheet!.y + sheet!.height)).toBe(phone.height);
    await expectAccessible(page, `sheet, ${colorScheme}`);
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});

/** How far parts of a page have moved by themselves since `watchMoves`, with what moved (Layout Instability). */
const moves = (page: Page) => page.evaluate(() => (window as unknown as { moves: string[] }).moves);
async function watchMoves(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen: string[] = [];
    Object.assign(window, { moves: seen });
    const nameOf = ({ node }: { node?: Node | null }) => (node as Element | null)?.outerHTML?.slice(0, 80) ?? "";
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (entry.value > 0.001) seen.push(`${entry.value.toFixed(3)} ${entry.sources.map(nameOf).join(" ")}`);
    }).observe({ type: "layout-shift" });
  });
}

describe("a page stays as it came", () => {
  it("while it is not known who reads and what comes after its script is on its way", async () => {
    for (const path of ["/cocktails", "/cocktails/recipe/77/negroni", "/beer-wine-spirits", "/books", "/shop"]) {
      const page = await reader({ viewport: { width: 412, height: 823 } });
      const { promise: told, resolve: tell } = Promise.withResolvers<void>();
      const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
      await page.route(/\/personal\?/, async (route) => told.then(() => route.continue()));
      const html = await (await fetch(site.url + path)).text();
      const held: string[] = [];
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        const { pathname } = new URL(route.request().url());
        if (html.includes(pathname)) return route.continue();
        held.push(pathname);
        await come.then(() => route.continue());
      });
      await open(page, path);
      await expect.poll(() => held, { message: `${path} has parts whose script comes later` }).not.toEqual([]);
      await watchMoves(page);
      const written = await page.locator("main").innerText();
      const answered = page.waitForResponse(/\/personal\?/);
      tell();
      await answered;
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0))));
      expect(await page.locator("main").innerText()).toBe(written);
      letCome();
      await page.waitForLoadState("networkidle");
      expect(await moves(page), path).toEqual([]);
      await page.context().close();
    }
  });

  it("and says who reads where a part of it could not be fetched", async () => {
    const member = await signedIn(site, "Constance");
    const page = await reader({ viewport: phone });
    await page.context().addCookies([...member.cookies].map(([name, value]) => ({ name, value, url: site.url })));
    await page.route(/assets\/quick-chips-/, (route) => route.abort());
    await open(page, "/cocktails");
    await page.getByRole("button", { name: /Constance/ }).waitFor();
    await page.context().close();
  });

  it("in its menus as well, until they say something else", async () => {
    const page = await reader({ viewport: desktop });
    await open(page, "/cocktails");
    const tabs = page.getByRole("navigation", { name: "Main" });
    const lit = () => tabs.locator('a[aria-current="true"]').allInnerTexts();
    const all = await tabs.innerText();
    const first = await lit();
    for (const path of ["/encyclopedia", "/cocktails", "/encyclopedia"]) {
      await tabs.locator(`:scope > ul > li > a[href="${path}"]`).click();
      await page.waitForURL(site.url + path);
      await expect.poll(lit).toEqual(path === "/cocktails" ? first : [expect.stringMatching(/^Encyclopedia/)]);
      expect(await tabs.innerText()).toBe(all);
    }
    await page.context().close();
  });
});

describe("the age gate", () => {
  it("stays shut where its script does not come, and says so", async () => {
    const page = await (await newContext({ viewport: phone })).newPage();
    await page.route(/gate-dialogs-/, (route) => route.abort());
    await open(page, "/cocktails");
    const gate = page.getByRole("dialog", { name: "Are you old enough?" });
    await gate.getByText("The question could not be loaded.").waitFor();
    expect(await gate.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    await page.unroute(/gate-dialogs-/);
    await gate.getByRole("button", { name: "Try again" }).click();
    await gate.locator('[name="dob_day"]').waitFor();
    await page.context().close();
  });

  it("stands before the page from the start, and is done with once it is passed", async () => {
    const page = await (await newContext({ viewport: phone })).newPage();
    const complaints = watch(page);
    const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, (route) => come.then(() => route.continue()));
    await page.goto(`${site.url}/cocktails`, { waitUntil: "commit" });
    const gate = page.getByRole("dialog", { name: "Are you old enough?" });
    await gate.waitFor();
    expect(await gate.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    // No page has two fields of one name, so these come with their script.
    expect(await gate.locator("input").count()).toBe(0);
    await page.keyboard.press("Escape");
    expect(await gate.isVisible()).toBe(true);
    letCome();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
    await expect.poll(focused).toBe("dob_day");
    for (const key of ["3", "Tab", "4", "Tab", "1", "9", "8", "0", "Enter"]) await page.keyboard.press(key);
    await gate.waitFor({ state: "hidden" });

    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await open(page, "/cocktails");
    await page.waitForLoadState("networkidle");
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect(asked.filter((path) => path.includes("gate-dialogs"))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

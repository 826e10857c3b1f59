import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { createUser } from "#app/visitor/users.server.ts";
import {
  desktop,
  expectAccessible,
  expectNoSideways,
  hydrated,
  painted,
  phone,
  siteInBrowser,
  watch,
} from "./browser.ts";

const { site, newContext } = siteInBrowser(({ house }) =>
  createUser(house, { email: "ada@example.org", password: "hanky-panky-1903", name: "Ada" }),
);

/** As long as a locator waits: the machine may have other work. */
const patient = { timeout: 20_000 };

/** A page of somebody who passed the gate and allowed something, or nothing. */
async function open(path: string, { size = phone, policy = "essential", theme = "light" as "light" | "dark" } = {}) {
  const context = await newContext({ viewport: size, colorScheme: theme });
  await context.addCookies([
    { name: "age_gate", value: "1", url: site.url },
    { name: "cookie_policy", value: policy, url: site.url },
  ]);
  const page = await context.newPage();
  await page.goto(site.url + path);
  await hydrated(page);
  return { context, page };
}

const tick = (page: Page, name: string) =>
  page.locator("label.pick", { hasText: new RegExp(`^${name}(\\+|$)`) }).click();
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("guest-bar"));

describe("home", () => {
  it("grows for who jumps to its very end, as often as it may by itself, and no further", async () => {
    const { context, page } = await open("/");
    const cards = () => page.locator("#stream ~ ul > li").count();
    const first = await cards();
    // The foot of the page is higher than a phone: the list's end is passed without being seen.
    await page.keyboard.press("End");
    await expect.poll(cards, patient).toBeGreaterThan(first);
    // A key scrolls as far as what was painted last, which may be the page before it grew.
    await painted(page);
    await page.keyboard.press("End");
    await expect.poll(cards, patient).toBe(first + 48);
    await painted(page);
    await page.keyboard.press("End");
    await painted(page);
    expect(await cards()).toBe(first + 48);
    await context.close();
  });

  it("asks a guest what they have, answers from the first tick, and gives it to the bar of who signs in", async () => {
    const { context, page } = await open("/", { size: desktop, theme: "dark" });
    const complaints = watch(page);
    const status = page.locator("main form [role=status]");
    await tick(page, "Gin");
    await page.getByRole("heading", { name: "One thing short" }).waitFor();
    await tick(page, "Campari");
    await tick(page, "Sweet vermouth");
    await status.getByText(/^\d+ drinks$/).waitFor();
    const ready = page.getByRole("region", { name: "You can make these now" });
    await ready.getByRole("link", { name: "Negroni", exact: true }).waitFor();
    await expectAccessible(page, "home with a guest's bar, dark");
    // It stays for the next visit.
    expect(JSON.parse((await kept(page)) ?? "[]")).toHaveLength(3);
    await page.reload();
    await hydrated(page);
    await status.getByText(/^\d+ drinks$/).waitFor();
    await page.getByRole("link", { name: "Show them all" }).click();
    await page.waitForURL(/\/what-can-i-make\?iid=\d+,\d+,\d+$/);
    await page.getByRole("heading", { level: 1, name: "What can you make?" }).waitFor();
    await expectAccessible(page, "what can I make");
    // Sign in from there, and be told.
    await page.getByRole("link", { name: "With an account" }).click();
    await page.waitForURL(/\/your-account\/login/);
    // Whoever has an account already takes its other form.
    await page.goto(page.url().replace("#register", ""));
    await hydrated(page);
    const form = page.locator('form:has([name="password"])');
    await form.locator('[name="email"]').fill("ada@example.org");
    await form.locator('[name="password"]').fill("hanky-panky-1903");
    await form.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("The 3 things that you ticked are in your bar now.").waitFor();
    expect(await kept(page)).toBeNull();
    await page.goto(`${site.url}/`);
    await page.getByText(/You can make \d+ drinks from 3 things on your shelf/).waitFor();
    await expectAccessible(page, "home of a member");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("keeps nothing for who allows nothing, and keeps what is ticked once that is allowed", async () => {
    const { context, page } = await open("/", { policy: "none" });
    await tick(page, "Gin");
    await page
      .locator("main form [role=status]")
      .getByText(/^\d+ drinks$/)
      .waitFor();
    expect(await kept(page)).toBeNull();
    await expectNoSideways(page);
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the notice does
      document.cookie = "cookie_policy=essential; Path=/";
      document.dispatchEvent(new Event("jigger:cookie"));
    });
    await expect.poll(() => kept(page), patient).not.toBeNull();
    await context.close();
  });
});

it("the map of tastes is gone through by keyboard, and is a table for who wants one", async () => {
  const { context, page } = await open("/cocktails/map?spirit=gin", { size: desktop });
  const told = page.locator("figcaption");
  await page.locator("svg [data-place='0']").focus();
  const first = await told.innerText();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => told.innerText(), patient).not.toBe(first);
  // One of all points is a stop of the Tab key.
  expect(await page.locator("svg [data-place][tabindex='0']").count()).toBe(1);
  await expectAccessible(page, "map of tastes");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/cocktails\/recipe\//);
  await page.goBack();
  await page.getByRole("link", { name: "As a table" }).click();
  await page.getByRole("columnheader", { name: "Drink" }).waitFor();
  await expectAccessible(page, "map of tastes as a table");
  await context.close();
});

it.each([
  "/cocktails/years",
  "/pubs-and-bars",
  "/pubs-and-bars?country=Germany",
  "/pubs-and-bars?sort=place",
  "/books",
  "/glassware",
  "/people?born=1880s",
  "/cocktails/map",
  "/what-can-i-make",
])("%s can be used by everybody, on a phone and on a desk, by day and by evening", async (path) => {
  const { context, page } = await open(path, { theme: "dark" });
  await expectNoSideways(page);
  await expectAccessible(page, `${path}, on a phone in the evening`);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoSideways(page);
  await expectAccessible(page, `${path}, at a desk by day`);
  await context.close();
});

it("what is pressed before the page's script has come is answered once it has", async () => {
  const context = await newContext({ viewport: desktop });
  await context.addCookies([{ name: "age_gate", value: "1", url: site.url }]);
  const page = await context.newPage();
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => held.promise.then(() => route.continue()));
  await page.goto(`${site.url}/cocktails`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "List", exact: true }).press("Enter");
  await page.locator("html:not([data-alive], [data-list])").waitFor({ state: "attached" });
  held.resolve();
  await page.locator("html[data-list=list]").waitFor({ state: "attached" });
  await context.close();
});

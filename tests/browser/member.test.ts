import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { markKinds, ownKinds } from "#app/marks/kinds.ts";
import { createUser } from "#app/visitor/users.server.ts";
import { listPages } from "#app/your-lists/personal-lists.ts";
import {
  desktop,
  expectAccessible,
  expectNoSideways,
  hydrated,
  phone,
  seenWhile,
  siteInBrowser,
  watch,
  whole,
} from "./browser.ts";

const word = "hanky-panky-1903";
const { site, newContext } = siteInBrowser(async ({ house }) => {
  await createUser(house, { email: "ada@example.org", password: word, name: "Ada", premium: true });
  await createUser(house, { email: "grace@example.org", password: word, name: "Grace" });
  for (const name of ["phone", "desk"])
    await createUser(house, { email: `${name}@example.org`, password: word, name, premium: true });
});
const patient = { timeout: 20_000 };

/** A page of somebody who passed the gate, signed in where an address is given. */
async function open(options: { size?: typeof phone; policy?: string; email?: string; theme?: "light" | "dark" } = {}) {
  const { size = desktop, policy = "essential", email, theme = "light" } = options;
  const context = await newContext({ viewport: size, colorScheme: theme });
  await context.addCookies([
    { name: "age_gate", value: "1", url: site.url },
    { name: "cookie_policy", value: policy, url: site.url },
  ]);
  const page = await context.newPage();
  if (email) {
    await page.goto(`${site.url}/your-account/login`);
    const form = page.locator('form:has([name="password"])');
    await form.locator('[name="email"]').fill(email);
    await form.locator('[name="password"]').fill(word);
    await form.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(`${site.url}/`);
  }
  const go = async (path: string) => {
    await page.goto(site.url + path);
    await hydrated(page);
  };
  const cookie = async (name: string) => (await context.cookies()).find((one) => one.name === name);
  return { context, page, go, cookie };
}

/** Sees a flash message go once the pointer has left it; the page's clock is the test's. */
async function isGoneOnceLeft(page: Page, flash: Locator) {
  await page.mouse.move(0, 0);
  await expect
    .poll(async () => {
      await page.clock.fastForward(3_100);
      return flash.count();
    }, patient)
    .toBe(0);
}

describe("the newsletters of a member", () => {
  it("exclude the box that ends all, save what changed, and say so for a moment", async () => {
    const { context, page, go } = await open({ email: "grace@example.org", size: phone, theme: "dark" });
    const complaints = watch(page);
    await go("/your-account/newsletters");
    const [weekly, none, save] = [
      page.getByRole("checkbox", { name: "The weekly round" }),
      page.getByRole("checkbox", { name: "None of them" }),
      page.getByRole("button", { name: "Save" }),
    ];
    await expect.poll(() => save.isDisabled(), patient).toBe(true);
    expect(await none.isChecked()).toBe(true);
    await weekly.check();
    expect([await none.isChecked(), await save.isDisabled()]).toEqual([false, false]);
    await none.check();
    expect([await weekly.isChecked(), await save.isDisabled()]).toEqual([false, true]);
    await weekly.check();
    await expectAccessible(page, "newsletters, changed");
    await expectNoSideways(page);
    await save.click();
    const flash = page.locator("[data-flash]");
    await flash.waitFor();
    // It stays for as long as it is pointed at, and is gone soon afterwards.
    await flash.hover();
    await page.clock.install();
    await page.clock.fastForward(10_000);
    expect(await flash.count()).toBe(1);
    await isGoneOnceLeft(page, flash);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("say so for a moment as well where the pointer rested already, and left without having come", async () => {
    const { context, page, go } = await open({ email: "ada@example.org" });
    await go("/your-account/newsletters?saved=1");
    const flash = page.locator("[data-flash]");
    const { y, height } = (await flash.boundingBox())!;
    const save = page.getByRole("button", { name: "Save" });
    await page.getByRole("checkbox").first().click();
    // Scrolled so that the button stands where what was done will be said.
    const below = (await save.boundingBox())!;
    await page.evaluate(
      (by) => scrollBy({ top: by, behavior: "instant" }),
      below.y + below.height / 2 - y - height / 2,
    );
    await save.click();
    await expect.poll(() => flash.evaluate((element) => element.matches(":hover")), patient).toBe(true);
    await page.clock.install();
    await page.clock.fastForward(10_000);
    expect(await flash.count()).toBe(1);
    await isGoneOnceLeft(page, flash);
    await context.close();
  });

  it("begin by one click, which says what came of it in its own place", async () => {
    const { context, page, go } = await open({ email: "grace@example.org" });
    await go("/newsletters");
    const button = page.getByRole("button", { name: "Subscribe with one click" });
    await button.click();
    await page
      .getByText("Success! You have been subscribed to the product newsletter - keep an eye on your inbox for updates.")
      .waitFor();
    expect(await button.count()).toBe(0);
    await expectAccessible(page, "subscribed");
    await go("/newsletters");
    await page.route("**/subscribe/global", (route) => route.fulfill({ status: 403, json: { status: "error" } }));
    await button.click();
    const failed = page.getByText("Something went wrong trying to create your subscription.");
    await failed.waitFor();
    expect(await failed.innerText()).toBe(
      "Something went wrong trying to create your subscription. Please go here to manually update the newsletters your receive.",
    );
    expect(await failed.getByRole("link", { name: "here" }).getAttribute("href")).toBe("/your-account/newsletters");
    // guide.md, 7: what the answer says counts, not what it is called.
    await go("/newsletters");
    await page.unroute("**/subscribe/global");
    await page.route("**/subscribe/global", (route) => route.fulfill({ status: 200, json: { status: "error" } }));
    await button.click();
    await failed.waitFor();
    await context.close();
  });
});

describe("the offer of membership", () => {
  it("is made from the third page on, goes for thirty days, and is never made where cookies are refused", async () => {
    const { context, page, go, cookie } = await open({ size: phone });
    const offer = page.locator("[data-upsell]");
    const counted = async (count: string) =>
      expect.poll(async () => (await cookie("subscribe_upsell_count"))?.value, patient).toBe(count);
    await go("/about");
    await counted("1");
    await go("/cocktails");
    await counted("2");
    expect(await offer.count()).toBe(0);
    await go("/your-account/login");
    await counted("3");
    expect(await offer.count()).toBe(0);
    await go("/about");
    await offer.waitFor();
    expect((await cookie("subscribe_upsell_count"))?.expires).toBe(-1);
    await expectAccessible(page, "the offer");
    await expectNoSideways(page);
    await offer.getByRole("button").click();
    await offer.waitFor({ state: "detached" });
    const dismissed = await cookie("subscribe_upsell_dismissed");
    expect(Math.round((dismissed!.expires - Date.now() / 1_000) / 86_400)).toBe(30);
    expect(await cookie("subscribe_upsell_count")).toBeUndefined();
    await context.close();
    const refusing = await open({ policy: "none" });
    for (let time = 0; time < 4; time += 1) await refusing.go("/about");
    expect(await refusing.cookie("subscribe_upsell_count")).toBeUndefined();
    expect(await refusing.page.locator("[data-upsell]").count()).toBe(0);
    await refusing.context.close();
  });
});

describe("messages", () => {
  it("are put away by a press, which shows that it works, and lead on where they say so", async () => {
    const { context, page, go } = await open({ email: "grace@example.org" });
    await site.house.pool.query(
      "insert into message (person_id, key) select id, 'welcome' from person where display_name = 'Grace'",
    );
    await site.house.pool.query("update person set email_verified = false where display_name = 'Grace'");
    await go("/about");
    const told = page.getByRole("region", { name: "Messages" });
    await told.getByText("Please confirm your address").waitFor();
    await expectAccessible(page, "a message");
    const held = Promise.withResolvers<void>();
    const attempts: string[] = [];
    await page.route("**/dismiss-message", async (route) => {
      await held.promise;
      attempts.push(`${route.request().postData()} ${route.request().headers()["idempotency-key"]}`);
      // A passing trouble is none: it is sent again, under the same key (guide.md, 8: Retry rule).
      if (attempts.length === 1) await route.fulfill({ status: 503, body: "ERROR: busy" });
      else await route.continue();
    });
    await told.getByRole("button", { name: "It has not come" }).click();
    expect(await told.getByRole("button", { name: "Please wait..." }).isDisabled()).toBe(true);
    held.resolve();
    await page.waitForURL(/\/confirm-email$/);
    expect(attempts).toEqual(
      [1, 2].map((at) => expect.stringMatching(new RegExp(`^key=confirm-email&_a=${at} \\S{10,}$`))),
    );
    expect(new Set(attempts.map((one) => one.split(" ")[1])).size).toBe(1);
    await told.getByText("Welcome, Grace.").waitFor();
    await told.getByRole("button", { name: "Dismiss" }).click();
    await told.waitFor({ state: "detached" });
    // The page goes on where the button was.
    await page.locator("main:focus").waitFor();
    await context.close();
  });
});

describe("the dashboard", () => {
  it("folds, stays folded for a year, is opened by its hash, and comes back when it is shown", async () => {
    const { context, page, go, cookie } = await open({ email: "ada@example.org" });
    const complaints = watch(page);
    await go("/");
    const blocks = page.locator("#premium-dashboard h3").first();
    await blocks.waitFor();
    await expectAccessible(page, "home of a premium member");
    await page.getByText("Fold away").click();
    await expect.poll(async () => (await cookie("dashboard_hide"))?.value, patient).toBe("1");
    expect(Math.round(((await cookie("dashboard_hide"))!.expires - Date.now() / 1_000) / 86_400)).toBe(365);
    await go("/");
    expect(await blocks.isVisible()).toBe(false);
    await go("/about");
    await go("/#premium-dashboard");
    await expect.poll(() => blocks.isVisible(), patient).toBe(true);
    expect((await cookie("dashboard_hide"))?.value).toBe("1");
    await go("/about");
    await go("/");
    await page.locator("#premium-dashboard summary").click();
    await expect.poll(() => cookie("dashboard_hide"), patient).toBeUndefined();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(["/premium", "/your-account/subscribe", "/newsletters", "/confirm-email", "/"])(
    "%s can be used by everybody",
    async (path) => {
      const { context, page, go } = await open({ email: "ada@example.org", size: phone, theme: "dark" });
      await go(path);
      await expectNoSideways(page);
      await expectAccessible(page, path);
      await context.close();
    },
  );
});

describe.each([
  { name: "phone", size: phone, theme: "dark" as const },
  { name: "desk", size: desktop, theme: "light" as const },
])("at a $name", ({ name, size, theme }) => {
  it("each mark is said by keyboard, and each list shows it, takes it off and puts it back", async () => {
    const { context, page, go } = await open({ email: `${name}@example.org`, size, theme });
    const complaints = watch(page);
    const { keyboard } = page;
    // What other drinks and bottles are said to be, as this page would send it.
    const say = (path: string, fields: Record<string, string>) =>
      context.request.post(`${site.url}${path}`, { form: fields, headers: { "sec-fetch-site": "same-origin" } });
    const tried = "/api/dev/frontend/contactengagement/tried";
    for (const [link_id, value] of [
      ["1", "must_try"],
      ["2", "disliked"],
    ] as const)
      expect((await say(tried, { link_table: "cocktails", link_id, value })).status()).toBe(200);
    const bottle = (await site.house.pool.query("select id from brand order by id limit 1")).rows[0].id as number;
    expect((await say("/builder/api/preferred-ingredient", { spiritbrand_id: String(bottle) })).status()).toBe(200);

    await page.clock.install();
    await go("/cocktails/recipe/77/negroni");
    await whole(page);
    await page.locator("html[data-member]").waitFor({ state: "attached" });
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const { words } of ownKinds.map((kind) => markKinds[kind])) {
      const named = (said: string) => new RegExp(`^${said}.*Negroni`);
      const button = page.getByRole("button", { name: named(words.off) });
      await button.focus();
      await keyboard.press("Enter");
      // It rests for a second after each press, and keeps the focus.
      const on = page.getByRole("button", { name: named(words.on), pressed: true });
      const resting = on.and(page.locator("[aria-disabled=true]"));
      await resting.waitFor();
      await page.clock.fastForward(999);
      expect(await resting.count()).toBe(1);
      await page.clock.fastForward(1);
      await on.and(page.locator("[aria-disabled=false]")).waitFor();
      expect(await on.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await page.clock.resume();
    await page.getByRole("button", { name: /^Rate.*Negroni/ }).focus();
    await keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Rate Negroni" });
    await dialog.getByRole("radio").first().focus();
    await keyboard.press("Space");
    await expectAccessible(page, "rating, chosen");
    await seenWhile(page, { css: "dialog", words: "Rating submitted!" }, () => keyboard.press("Enter"));
    await dialog.waitFor({ state: "hidden" });
    await page.getByLabel("Have you tried it").selectOption("liked");
    await page.locator('[data-tried="liked"]').waitFor();
    await expectNoSideways(page);

    await go(listPages[0]!.path);
    await expectAccessible(page, "a list");
    for (const [place, { path, title }] of listPages.entries()) {
      await page
        .getByRole("navigation", { name: "Your lists" })
        .getByRole("link", { name: title, exact: true })
        .click();
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      const choice = page.getByRole("checkbox", { name: /^Choose / }).first();
      await choice.waitFor();
      await expectNoSideways(page);
      // Every other one here, and the others at the other width.
      if (place % 2 === Number(name === "desk")) continue;
      await choice.focus();
      await keyboard.press("Space");
      await page.getByText("1 chosen").waitFor();
      await page.getByRole("button", { name: "Take off what is chosen" }).focus();
      await keyboard.press("Enter");
      await page.getByText("One thing is off the list.").waitFor();
      await page.getByRole("heading", { level: 2, name: "No results found" }).waitFor();
      // What happened has the focus, and the way back is the next stop.
      await page.locator(":focus", { hasText: "One thing is off the list." }).waitFor();
      await keyboard.press("Tab");
      await page.locator("button:focus", { hasText: "Undo" }).waitFor();
      await keyboard.press("Enter");
      await page.getByText("All of it is back on the list.").waitFor();
      // The page came anew: once its script has it, the tab of this list moves into view, away from under a pointer.
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      expect(new URL(page.url()).pathname).toBe(path);
    }
    // Another size of the pages applies by itself, and Back takes it back.
    await page.getByText("Keyword, order and what is included").click();
    await page.getByLabel("On a page").selectOption("96");
    await page.waitForURL(/limit=96/);
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes("limit"));
    await expect.poll(() => page.getByLabel("On a page").inputValue(), patient).toBe("24");
    // Sharing begins at this list among all that can be shared, and ends there with the link.
    const { name: listName, path, title } = listPages[0]!;
    await go(path);
    await page.getByRole("link", { name: "Share", exact: true }).focus();
    await keyboard.press("Enter");
    await page.locator(`#${listName}:focus`).waitFor();
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    const row = page.locator(`#${listName}`);
    await row.getByRole("textbox", { name: "Your link, told this once: keep it" }).waitFor();
    expect(await row.getByText(`Take the link back: ${title}`).count()).toBe(1);
    await hydrated(page);
    await row.getByRole("button", { name: "Copy" }).press("Enter");
    await page.getByText("The link is copied").waitFor();
    await expectAccessible(page, "a link to share");
    expect(complaints).toEqual([]);
    await context.close();
  });
});

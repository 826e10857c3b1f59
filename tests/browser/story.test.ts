import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { signedIn } from "../http/client.ts";
import {
  desktop,
  expectAccessible,
  expectNoSideways,
  hydrated,
  painted,
  passGate,
  phone,
  siteInBrowser,
  watch,
} from "./browser.ts";

const { site, newContext } = siteInBrowser();

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await hydrated(page);
}

/** How many staples are switched off in all pantries. */
async function switchedOff(): Promise<number> {
  const { rows } = await site.house.pool.query<{ off: number }>("select count(*)::int as off from pantry_off");
  return rows[0]!.off;
}

/** The person's verdict on a recipe, once it has come. */
async function verdict(page: Page, path: string): Promise<string> {
  await open(page, path);
  const found = page.locator("[data-verdict]");
  await found.waitFor();
  return (await found.textContent()) ?? "";
}

describe.each([
  { name: "phone", size: phone, theme: "dark" as const },
  { name: "desktop", size: desktop, theme: "light" as const },
])("the whole story on a $name", ({ name, size, theme }) => {
  it("goes from the gate to a bar that knows what it makes", async () => {
    const context = await newContext({ viewport: size, colorScheme: theme });
    const page = await context.newPage();
    const complaints = watch(page);
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const heavy: string[] = [];
    page.on("request", (request) => {
      if (/\/assets\/estimate-/.test(request.url())) heavy.push(request.url());
    });

    // The gate covers the page until an adult's date of birth is typed.
    await open(page, "/");
    const gate = page.getByRole("dialog", { name: "Are you old enough?" });
    await gate.waitFor();
    await expectAccessible(page, "age gate");
    const enter = gate.getByRole("button", { name: "Enter the site" });
    expect(await enter.isDisabled()).toBe(true);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    expect(await gate.isVisible()).toBe(true);
    await gate.locator('[name="dob_day"]').fill("3");
    await gate.locator('[name="dob_month"]').fill("4");
    await gate.locator('[name="dob_year"]').fill(String(new Date().getFullYear() - 5));
    expect(await enter.isDisabled()).toBe(true);
    await gate.locator('[name="dob_year"]').fill("0999");
    await gate.getByText("Date of Birth supplied is not a valid date").waitFor();
    await gate.locator('[name="dob_year"]').fill("1980");
    await enter.click();
    await gate.waitFor({ state: "hidden" });
    const cookie = (await context.cookies()).find((one) => one.name === "age_gate");
    expect(cookie?.value).toBe("1");
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);

    // Cookies: to reject is one click, as to accept is.
    const notice = page.getByRole("region", { name: /cookie/i });
    await notice.waitFor();
    await expectAccessible(page, "cookie notice");
    await notice.getByRole("button", { name: /reject/i }).click();
    await notice.waitFor({ state: "hidden" });
    expect((await context.cookies()).find((one) => one.name === "cookie_policy")?.value).toBe("none");

    // Home grows as it is read.
    await expectNoSideways(page);
    await expectAccessible(page, "home");
    const cards = page.locator("main .cocktail-card");
    const first = await cards.count();
    await page.getByRole("link", { name: "Load more" }).scrollIntoViewIfNeeded();
    await page.waitForFunction((before) => document.querySelectorAll("main .cocktail-card").length > before, first);

    // The list, its filters, and Back to where one was.
    await open(page, "/cocktails");
    await expectNoSideways(page);
    await expectAccessible(page, "list");
    await page.getByRole("link", { name: "Load more" }).click();
    await page.waitForFunction(() => document.querySelectorAll("main .cocktail-card").length >= 48);
    // One of those that were loaded, and so far from the foot that the list does not go on by itself.
    const target = page.locator("main .cocktail-card h3 a").nth(28);
    const drink = await target.textContent();
    await target.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await target.click();
    await page.getByRole("heading", { level: 1, name: drink ?? "" }).waitFor();
    await page.goBack();
    await page.waitForFunction(() => document.querySelectorAll("main .cocktail-card").length >= 48);
    await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 200, place);

    // A recipe: measures and yield.
    await open(page, "/cocktails/recipe/77/negroni");
    await expectNoSideways(page);
    await expectAccessible(page, "recipe");
    const campari = page.locator("main li", { hasText: "Campari" }).first();
    expect(await campari.innerText()).toContain("30 ml");
    await page.getByText("oz", { exact: true }).click();
    expect(await campari.innerText()).toContain("1 oz");
    await page.reload();
    await hydrated(page);
    expect(await campari.innerText()).toContain("1 oz");
    await page.getByText("ml", { exact: true }).first().click();
    // The amounts follow before the address does, which takes the place of the old one in the history.
    const searchThen = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const look = () =>
            [...document.querySelectorAll("h2")].some((title) => title.textContent === "Ingredients for 2")
              ? resolve(location.search)
              : requestAnimationFrame(look);
          look();
        }),
    );
    await page.getByRole("button", { name: "One drink more" }).click();
    expect(await searchThen).toBe("");
    const entries = await page.evaluate(() => history.length);
    await page.waitForURL(/yield=2$/);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await campari.innerText()).toContain("60 ml");

    // Search forgives.
    await page.getByRole("button", { name: "Search" }).click();
    const box = page.getByRole("combobox");
    await box.fill("negorni");
    const option = page.getByRole("option").first();
    await option.waitFor();
    expect(await option.textContent()).toContain("Negroni");
    await expectAccessible(page, "search dialog");
    await box.press("ArrowDown");
    await box.press("Enter");
    await page.waitForURL(/\/cocktails\/recipe\/77\/negroni$/);

    // Join.
    await page.getByRole("button", { name: "Account" }).click();
    await page.getByRole("dialog", { name: "Account" }).waitFor();
    await expectAccessible(page, "account dialog");
    await page.getByRole("link", { name: "Create an account" }).click();
    await page.waitForURL(/\/your-account\/login/);
    await hydrated(page);
    await expectAccessible(page, "create an account");
    const form = page.locator('form:has([name="pass2"])');
    await form.locator('[name="email"]').fill(`${name}@example.org`);
    await form.locator('[name="display_name"]').fill("Ada Coleman");
    // The list of common passwords comes when a new one is typed, and with no page before that.
    expect(heavy).toEqual([]);
    await form.locator('[name="pass1"]').fill("password123");
    // What is told after a pause has its room before: nothing below moves from under a finger.
    const below = () => form.locator('[name="pass2"]').evaluate((field) => field.getBoundingClientRect().top + scrollY);
    const roomFrom = await below();
    const told = (text: string) => form.getByText(text).filter({ visible: true }).waitFor();
    await told("Very easy to guess");
    expect(heavy).toHaveLength(1);
    expect(await below()).toBe(roomFrom);
    await form.locator('[name="pass1"]').fill("hanky-panky-1903");
    await told("Very hard to guess");
    expect(await below()).toBe(roomFrom);
    await form.locator('[name="pass2"]').fill("hanky-panky-1903");
    await form.locator('[name="dob_day"]').fill("3");
    await form.locator('[name="dob_month"]').fill("4");
    await form.locator('[name="dob_year"]').fill("1980");
    await form.locator('[name="industryYN"][value="yes"]').check();
    await form.locator('[name="newsletter_opt_in"][value="no"]').check();
    await form.getByRole("button", { name: /create/i }).click();
    const alert = form.getByRole("alert");
    await alert.getByText("You must accept our terms & conditions to continue").waitFor();
    await expectAccessible(page, "create an account, refused");
    await form.locator('[name="terms"]').check();
    expect(dialogs).toEqual([]);
    await form.getByRole("button", { name: /create/i }).click();
    // The page where they were, without the #register that the form was opened with.
    await page.waitForURL(/\/cocktails\/recipe\/77\/negroni(#.*)?$/);
    expect(new URL(page.url()).hash).toBe("");
    expect((await context.cookies()).find((one) => one.name === "session")?.httpOnly).toBe(true);
    expect(await verdict(page, "/cocktails/recipe/77/negroni")).toContain("3 ingredients are missing");

    // Fill the bar: by its dialog, with suggestions.
    await open(page, "/my-bar");
    await expectNoSideways(page);
    await expectAccessible(page, "empty bar");
    await page
      .getByRole("button", { name: /add a bottle/i })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: /add/i });
    for (const [typed, wanted] of [
      ["tanque", "Tanqueray London Dry Gin"],
      ["campari", "Campari"],
      ["sweet verm", "Sweet vermouth"],
    ] as const) {
      await dialog.getByRole("combobox").fill(typed);
      await dialog.getByRole("option").filter({ hasText: wanted }).first().click();
      await dialog.getByRole("button", { name: /^add/i }).click();
      await dialog
        .getByRole("status")
        .filter({ hasText: new RegExp(`${wanted}.* is in your bar`) })
        .first()
        .waitFor();
    }
    await expectAccessible(page, "add dialog");
    await page.keyboard.press("Escape");
    expect(await verdict(page, "/cocktails/recipe/77/negroni")).toContain("You can make this now");
    expect(await page.locator("main").innerText()).toContain("Tanqueray");

    // What can be made, and why.
    await open(page, "/my-bar/recipes");
    await expectNoSideways(page);
    await expectAccessible(page, "recipes");
    const main = page.locator("main");
    const negroni = main
      .locator("[data-recipe]")
      .filter({ has: page.getByRole("link", { name: "Negroni", exact: true }) });
    await negroni.getByRole("button", { name: /^Not for me/ }).click();
    await page.getByText("Hidden from what you can make: Negroni").waitFor();
    await negroni.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await negroni.waitFor();
    await page.goto(`${site.url}/my-bar/recipes?missing=1`);
    await hydrated(page);
    await main
      .getByRole("link", { name: "Boulevardier", exact: true })
      .or(main.getByText(/Bourbon|Not in your bar/i))
      .first()
      .waitFor();

    // The pantry.
    await open(page, "/my-bar/pantry");
    await expectNoSideways(page);
    await expectAccessible(page, "pantry");
    const before = await switchedOff();
    await page
      .getByRole("listitem")
      .filter({ hasText: /sugar/i })
      .getByRole("button")
      .or(page.getByRole("switch", { name: /sugar/i }))
      .first()
      .click();
    await expect.poll(switchedOff).toBe(before + 1);

    // And out.
    await page.getByRole("button", { name: "Ada Coleman" }).click();
    await page.getByRole("dialog", { name: "Account" }).getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await open(page, "/my-bar");
    expect(page.url()).toContain("/your-account/login?redir=%2Fmy-bar");
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it("who told their browser that they want no tracking is not asked about cookies", async () => {
  const context = await newContext({ viewport: phone, extraHTTPHeaders: { "sec-gpc": "1" } });
  await context.addCookies([{ name: "age_gate", value: "1", url: site.url }]);
  const page = await context.newPage();
  const notice = page.getByRole("region", { name: /cookie/i });
  await open(page, "/");
  await notice.waitFor();
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await open(page, "/");
  // Where it is to come it comes with the next frame.
  await painted(page);
  expect(await notice.count()).toBe(0);
  await open(page, "/cookie-policy");
  expect(await page.locator("main").innerText()).toContain("Global Privacy Control");
  expect(await page.locator('main [type="checkbox"]:checked').count()).toBe(0);
  await expectAccessible(page, "cookies");
  await context.close();
});

/** A page of somebody who is signed in, past the gate. */
async function memberPage(size: { width: number; height: number }, name: string) {
  const member = await signedIn(site, name);
  const context = await newContext({ viewport: size });
  await passGate(context, site.url);
  await context.addCookies([...member.cookies].map(([cookie, value]) => ({ name: cookie, value, url: site.url })));
  return { member, context, page: await context.newPage() };
}

describe("a dialog", () => {
  it("stays when it is opened by a double click and when a selection is dragged out of it", async () => {
    const { context, page } = await memberPage(desktop, "Ada");
    await open(page, "/my-bar");
    await page.getByRole("button", { name: "Add a bottle" }).dblclick();
    const dialog = page.getByRole("dialog", { name: "Add to your bar" });
    await dialog.waitFor();
    const field = dialog.getByRole("combobox");
    await field.fill("gin");
    const box = (await field.boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(20, box.y + 300, { steps: 4 });
    await page.mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    // A press and a release beside it close it, as before.
    await page.mouse.click(20, 800);
    await dialog.waitFor({ state: "hidden" });
    await context.close();
  });
});

describe("at 320 px", () => {
  it("nothing sticks out to the side, whatever the names", async () => {
    const long = "Abcdefghij".repeat(6);
    const { member, context, page } = await memberPage({ width: 320, height: 800 }, long.slice(0, 40));
    const { rows } = await site.house.pool.query<{ id: number }>(
      `insert into cocktail (key, name, teaser, glass_id, method, ice, instructions, sweetness, volume_ml, abv,
         alcohol_ml, drawing, owner_id, is_public, stream_rank)
       select 'long', $2, teaser, glass_id, method, ice, instructions, sweetness, volume_ml, abv, alcohol_ml, drawing,
         (select id from person where email = $1), false, 1 from cocktail where id = 77 returning id`,
      [member.email, long],
    );
    // Who asks to be a member is asked for a date of birth where nobody has been told it.
    await site.house.pool.query("update person set born = null where email = $1", [member.email]);
    const subject = { link_table: "cocktails", link_id: String(rows[0]!.id) };
    expect((await member.post("/my-bar", { intent: "favourite-add", ...subject })).status).toBe(303);
    for (const path of [
      `/cocktails/recipe/${rows[0]!.id}/x`,
      "/my-bar/pantry",
      "/my-bar/favourites",
      "/my-bar",
      "/",
      "/your-account/subscribe",
    ]) {
      await open(page, path);
      await expectNoSideways(page);
      // The switch leaves most of a staple's card to its words, and as much whichever way it is turned.
      if (path === "/my-bar/pantry") {
        const widths = () =>
          page.locator("main li.card > div").evaluateAll((words) => words.map((part) => part.clientWidth));
        const before = await widths();
        expect(Math.min(...before)).toBeGreaterThanOrEqual(90);
        await page.getByRole("switch").first().click();
        await page.getByText("Not included").waitFor();
        expect(await widths()).toEqual(before);
      }
    }
    // A wider screen shows the name in the header.
    await page.setViewportSize({ width: 800, height: 800 });
    await expectNoSideways(page);
    await context.close();
  });
});

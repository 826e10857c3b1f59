import { expect, it } from "vitest";
import { type Area, listCall } from "#app/guide/area.ts";
import { areas } from "#app/guide/areas.ts";
import { contentPages } from "#app/guide/content-pages.ts";
import { desktop, expectAccessible, expectNoSideways, hydrated, phone, siteInBrowser, watch } from "./browser.ts";

const { site, reader } = siteInBrowser(undefined, { pictures: true });

const open = (colorScheme: "light" | "dark", viewport: typeof phone) => reader({ colorScheme, viewport });

/** Where the first entry of an area is shown. */
async function firstEntry(area: Area): Promise<string> {
  const answer = await fetch(`${site.url}${listCall(area)}?limit=1`);
  const { cards } = (await answer.json()) as { cards: { href: string }[] };
  return cards[0]!.href;
}

// In the one theme at the one width, in the other at the other: both of each kind of page would tell no more.
it("every area's list and entry fit a phone and a desk, complain of nothing, and are accessible", async () => {
  const [day, evening] = await Promise.all([open("light", phone), open("dark", desktop)]);
  for (const [place, area] of (areas as readonly Area[]).entries()) {
    const [first, second] = place % 2 ? [day, evening] : [evening, day];
    for (const [page, path] of [
      [first, area.path],
      [second, await firstEntry(area)],
    ] as const) {
      const complaints = watch(page);
      await page.goto(site.url + path);
      await hydrated(page);
      await expectNoSideways(page);
      await expectAccessible(page, path);
      expect(complaints).toEqual([]);
    }
  }
  for (const { path } of Object.values(contentPages)) {
    await day.goto(site.url + path);
    await expectNoSideways(day);
    await expectAccessible(day, path);
  }
  await Promise.all([day.context().close(), evening.context().close()]);
});

it("the first row of every list is in the first window, of a desk and of a phone: pictures and names", async () => {
  // A day of the year is a page of what happened, and no list.
  const lists = (areas as readonly Area[])
    .filter(({ ownPages }) => !ownPages)
    .flatMap(({ path, advanced }) => (advanced ? [path, advanced] : [path]));
  // What stands above them while they are narrowed.
  const narrowed = [
    "/books?decade=1940s",
    "/glassware?kind=stem",
    "/people?born=1870s",
    "/pubs-and-bars?country=United+States",
    "/pubs-and-bars?sort=place",
    "/cocktails?ingredient=gin",
  ];
  const below: string[] = [];
  for (const viewport of [desktop, { width: 360, height: 740 }]) {
    const page = await open("light", viewport);
    for (const path of [...lists, ...narrowed]) {
      await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
      const { reach, end } = await page.evaluate(async () => {
        await document.fonts.ready;
        const list = document.querySelector(
          ":is([aria-labelledby=entries], [aria-labelledby=offers]) ul:has(> li h3)",
        )!;
        const cards = [...list.querySelectorAll(":scope > li:has(h3)")];
        const top = (card?: Element) => card!.getBoundingClientRect().top;
        const row = cards.filter((card) => top(card) === top(cards[0]));
        const shown = row.flatMap((card) => [...card.querySelectorAll("img, h3")]);
        // At the foot of a phone's window stands a bar.
        const bar = document.querySelector('nav[aria-label="Quick ways"]')!.getBoundingClientRect();
        return {
          reach: Math.max(...shown.map((one) => one.getBoundingClientRect().bottom)),
          end: bar.height > 0 ? bar.top : innerHeight,
        };
      });
      if (reach > end) below.push(`${path} at ${viewport.width}: ${Math.round(reach)} of ${end}`);
    }
    await page.context().close();
  }
  expect(below).toEqual([]);
});

it("another country takes the city back, and its own cities are offered", async () => {
  const page = await open("light", desktop);
  await page.goto(`${site.url}/pubs-and-bars/advanced-search`);
  await hydrated(page);
  const city = page.locator('main [name="city"]');
  await city.selectOption("London");
  await page.waitForURL(/\?city=London$/);
  await page.locator('main [name="country"]').selectOption("France");
  await page.waitForURL(/\?country=France$/);
  await city.locator('option[value="London"]').waitFor({ state: "detached" });
  expect(await city.inputValue()).toBe("");
  expect(await city.locator("option").allInnerTexts()).toEqual([expect.stringContaining("Any"), "Paris (5)"]);
  await page.context().close();
});

it("a page of a list is as long as its reader says, beside whatever else they set", async () => {
  const page = await open("light", desktop);
  await page.goto(`${site.url}/ingredients?sort=name`);
  await hydrated(page);
  const size = page.locator('main [name="limit"]');
  await size.selectOption("12 a page");
  await page.waitForURL(/\?sort=name&limit=12$/);
  const cards = page.locator("main section .card-list > li");
  await cards.nth(12).waitFor({ state: "detached" });
  await page.locator('main [name="taste"]').selectOption({ index: 1 });
  await page.waitForURL(/\?taste=[^&]+&sort=name&limit=12$/);
  await page.getByRole("link", { name: "Load more" }).click();
  await cards.nth(12).waitFor();
  await size.selectOption("24 a page");
  await page.waitForURL(/\?taste=[^&]+&sort=name$/);
  await page.context().close();
});

it("a comma or a button opens another keyword, which has the focus; an empty one adds none", async () => {
  const page = await open("dark", desktop);
  await page.goto(`${site.url}/cocktails/search`);
  await hydrated(page);
  const fields = page.locator('main input[name="keyword"]:visible');
  const add = page.getByRole("button", { name: "Add a keyword" });
  await add.click();
  await page.keyboard.type(",");
  expect([await fields.count(), await fields.first().inputValue()]).toEqual([1, ""]);
  await page.keyboard.type("gin,");
  expect(await fields.nth(1).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type("campari");
  await page.waitForURL(/\?keyword=gin&keyword=campari$/);
  await page.getByRole("link", { name: "“campari”" }).waitFor();
  await add.click();
  await add.click();
  expect(await fields.count()).toBe(3);
  expect(await fields.nth(2).evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page, "/cocktails/search with keywords");
  await fields.first().fill("");
  await page.waitForURL(/\?keyword=campari$/);
  // What was typed in one go is one step back.
  await page.goBack();
  await page.waitForURL(/search$/);
  await expect
    .poll(() => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)))
    .toEqual([""]);
  await page.context().close();
});

it("a level of kinds opens below the one that is chosen, and rests until its children have come", async () => {
  const page = await open("light", phone);
  await page.goto(`${site.url}/beer-wine-spirits/advanced-search`);
  await hydrated(page);
  await page.getByRole("button", { name: "Filters" }).click();
  const level = (place: number) => page.locator(`dialog select[name="category${place}"]`);
  expect(await level(2).count()).toBe(0);
  // The list with the next choices waits behind the call that tells them.
  const held: (() => void)[] = [];
  await page.route(/advanced-search\.data/, async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  let tell: () => void = () => undefined;
  const told = new Promise<void>((go) => {
    tell = go;
  });
  await page.route(/bws\/dropdowns\?/, async (route) => {
    await told;
    await route.continue();
  });
  const [first, second] = await level(1)
    .locator('option:not([value=""])')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  await level(1).selectOption(first!);
  await level(2).waitFor();
  expect(await level(2).isDisabled()).toBe(true);
  tell();
  await page.locator('dialog select[name="category2"]:enabled').waitFor();
  const below = await level(2)
    .locator('option:not([value=""])')
    .first()
    .evaluate((option) => (option as HTMLOptionElement).value);
  await expect.poll(() => held.length).toBe(1);
  await page.unroute(/advanced-search\.data/);
  for (const go of held) go();
  await page.waitForURL(/\?category1=\d+$/);
  await level(2)
    .locator("option", { hasText: /\(\d+\)$/ })
    .first()
    .waitFor({ state: "attached" });
  await level(2).selectOption(below);
  await page.waitForURL(/\?category1=\d+&category2=\d+$/);
  await expectAccessible(page, "/beer-wine-spirits/advanced-search with levels");
  await level(1).selectOption(second!);
  await page.waitForURL(new RegExp(`\\?category1=${second}$`));
  expect(await level(3).count()).toBe(0);
  await level(1).selectOption("");
  await page.waitForURL(/advanced-search$/);
  await level(2).waitFor({ state: "detached" });
  await page.context().close();
});

it("a dot on a map narrows the list without a new page, which stays where it is; an anchor may be anything", async () => {
  const page = await open("light", desktop);
  const complaints = watch(page);
  await page.goto(`${site.url}/pubs-and-bars/advanced-search#100%`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  // The map's own script comes after the page's, and may draw it anew.
  await page.waitForLoadState("networkidle");
  const dot = page.locator("main svg a").first();
  await dot.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 40));
  const before = await page.evaluate(() => scrollY);
  await dot.locator("circle").click();
  await page.waitForURL(/\?country=/);
  expect(await page.evaluate(() => ["stayed" in window, scrollY])).toEqual([true, before]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it("a shelf is narrowed as its list is, is gone along by itself, and a spine leads to its book", async () => {
  const page = await open("dark", desktop);
  const complaints = watch(page);
  await page.goto(`${site.url}/books`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.waitForLoadState("networkidle");
  const spines = page.locator("main .spine");
  expect(await spines.count()).toBeGreaterThan(50);
  // Titles stand within their spines, and every spine can be hit by a finger.
  const odd = await spines.evaluateAll((all) =>
    all.flatMap((spine) => {
      const [outer, inner] = [spine, spine.firstElementChild!].map((part) => part.getBoundingClientRect());
      const fits = inner!.top >= outer!.top + 8 && inner!.bottom <= outer!.bottom - 8 && inner!.width <= outer!.width;
      return fits && outer!.width >= 24 ? [] : [spine.textContent];
    }),
  );
  expect(odd).toEqual([]);
  await page.locator("main .shelf").evaluate((shelf) => shelf.scrollBy(1_000, 0));
  expect(await page.evaluate(() => scrollX)).toBe(0);
  // None of them is a stop of the Tab key: the list is.
  await page.locator(".above-list > summary").focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement!.closest(".shelf"))).toBeNull();
  await page.getByRole("link", { name: /^1940s/ }).click();
  await page.waitForURL(/\?decade=1940s$/);
  await expect.poll(() => page.locator("main .board > p").allInnerTexts()).toEqual(["1940s"]);
  await page.locator("main .spine", { hasText: "The Stork Club Bar Book" }).click();
  await page.getByRole("heading", { level: 1, name: "The Stork Club Bar Book" }).waitFor();
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it("a list by place is parted by city: its head goes along below the site's, also over what is loaded after", async () => {
  for (const size of [phone, { width: 820, height: 1180 }, desktop]) {
    const page = await open("light", size);
    const complaints = watch(page);
    await page.goto(`${site.url}/pubs-and-bars?sort=place&limit=48`);
    await hydrated(page);
    await expectNoSideways(page);
    const heads = page.locator(".parted > .goes-along");
    const before = await heads.count();
    await page.getByRole("link", { name: "Load more" }).click();
    await expect.poll(() => heads.count()).toBeGreaterThan(before);
    // The first of what was asked for has the focus, however many heads stand before it and whatever came by itself.
    const cards = page.locator(".parted > .cocktail-card");
    const focused = () =>
      cards.evaluateAll((all) => all.findIndex((card) => card.querySelector("a") === document.activeElement));
    await expect.poll(async () => (await focused()) % 48).toBe(0);
    expect(await focused()).toBeGreaterThanOrEqual(48);
    const cities = await heads.allInnerTexts();
    expect(new Set(cities).size).toBe(cities.length);
    // The last card of London: its city's head stands below the site's, and nothing lies above it.
    const london = page.locator(".parted > .cocktail-card", { hasText: "London · " }).last();
    await london.evaluate((card) => card.scrollIntoView({ block: "start" }));
    const seen = await page.evaluate(() => {
      const below = document.querySelector(".site-head")!.getBoundingClientRect().bottom;
      const stuck = [...document.querySelectorAll(".parted > .goes-along")].filter(
        (head) => head.getBoundingClientRect().top < below + 8,
      );
      const box = stuck.at(-1)!.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(stuck.at(-1)!);
      const words = range.getBoundingClientRect();
      const top = document.elementFromPoint(words.left + 4, words.top + words.height / 2)!;
      return [stuck.at(-1)!.textContent, box.top >= below - 8, top.className];
    });
    expect(seen).toEqual(["London", true, "goes-along"]);
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});

it("drinks are narrowed by one ingredient after the other, and two of them compared", async () => {
  const page = await open("dark", desktop);
  await page.goto(`${site.url}/cocktails/search`);
  await hydrated(page);
  const add = page.getByLabel("Add an ingredient");
  await add.selectOption("gin");
  await page.waitForURL(/\?ingredient=gin$/);
  await page.getByRole("checkbox", { name: /^Gin \d+$/ }).waitFor();
  await add.selectOption("campari");
  await page.waitForURL(/ingredient=gin&ingredient=campari$/);
  await page.locator("label.pick", { hasText: /^egg/ }).click();
  await page.waitForURL(/&free_from=egg/);
  await page.getByRole("link", { name: "no egg" }).waitFor();
  await expectAccessible(page, "/cocktails/search");
  await page.locator("main .cocktail-card").getByRole("link", { name: "Negroni" }).first().click();
  await page.getByRole("link", { name: "Compare" }).click();
  await page.getByRole("heading", { level: 1, name: "Compare Negroni with another drink" }).waitFor();
  await expectAccessible(page, "/cocktails/compare?ids=77");
  await page.getByRole("link", { name: "Compare with Boulevardier" }).click();
  await page.getByRole("heading", { level: 1, name: "Negroni and Boulevardier compared" }).waitFor();
  expect(await page.getByRole("row", { name: /^Gin Only in Negroni/ }).count()).toBe(1);
  await expectAccessible(page, "/cocktails/compare");
  await page.setViewportSize(phone);
  await expectNoSideways(page);
  await page.context().close();
});

it("a term leads to the next without a new page, under its own address", async () => {
  const page = await open("dark", desktop);
  await page.goto(`${site.url}/de-de/encyclopedia?letter=T`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole("link", { name: "Toddy" }).click();
  await page.waitForURL(/\/de-de\/encyclopedia\/\d+\/cocktails\/$/);
  await page.getByRole("heading", { level: 1, name: "Toddy" }).waitFor();
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(/\/encyclopedia\/\d+\/cocktails\/$/);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  await page.context().close();
});

it("a bottle is shown whole at every size of a window, and a maker's shelf begins in the column of its heading", async () => {
  const page = await reader();
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [820, 1180],
    [1280, 600],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${site.url}/beer-wine-spirits/1`);
    // The tallest bottles begin 52 of 500 below the top of their picture, which is fitted into its box.
    const above = await page.locator(".entry-thing").evaluate((ground) => {
      const img = ground.querySelector("img")!;
      const style = getComputedStyle(img);
      const px = (property: string) => Number.parseFloat(style.getPropertyValue(property));
      const [wide, high] = [
        px("width") - px("padding-left") - px("padding-right"),
        px("height") - px("padding-top") - px("padding-bottom"),
      ];
      const drawn = Math.min(high, wide * 1.25);
      const top = img.getBoundingClientRect().top + px("padding-top") + (high - drawn) / 2 + drawn * (52 / 500);
      return top - ground.getBoundingClientRect().top;
    });
    expect(above, `${width} × ${height}`).toBeGreaterThan(4);
  }
  // On a phone on its side the words stand beside it.
  await page.setViewportSize({ width: 740, height: 360 });
  const [picture, words] = await Promise.all(
    [".entry-thing", "main h1"].map((part) => page.locator(part).first().boundingBox()),
  );
  expect(words!.x).toBeGreaterThan(picture!.x + picture!.width);
  // A line of facts breaks between them, as on a card.
  expect(await page.locator("main header .eyebrow").textContent()).toContain("· a\u00a0step\u00a0up");
  await page.goto(`${site.url}/cocktails`);
  const [opener, order] = await Promise.all(
    [".filter-opener", ".order-choice"].map((part) => page.locator(part).first().boundingBox()),
  );
  const apart = opener!.x + opener!.width <= order!.x || opener!.y + opener!.height <= order!.y;
  expect(apart, "the way to the filters covers the order").toBe(true);
  await page.setViewportSize(desktop);
  await page.goto(`${site.url}/producers/1`);
  const [heading, card] = await page
    .locator(".shelves > section")
    .first()
    .evaluate((shelf) => ["h3", "li"].map((part) => shelf.querySelector(part)!.getBoundingClientRect().left));
  expect(card).toBe(heading);
  await page.context().close();
});

it("a box that opens has a sign of it: the map above a list, on a phone", async () => {
  const page = await reader({ viewport: phone });
  await page.goto(`${site.url}/pubs-and-bars`);
  const sign = () =>
    page.locator(".above-list > summary").evaluate((summary) => {
      const { display, rotate } = getComputedStyle(summary, "::after");
      return display === "none" ? null : rotate;
    });
  expect(await sign()).toBe("45deg");
  await page.getByText("On the map").click();
  expect(await sign()).toBe("225deg");
  // On a desk it stands open and cannot be shut.
  await page.setViewportSize(desktop);
  expect(await sign()).toBeNull();
  await page.context().close();
});

import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { brokenWords } from "./broken-words.ts";
import { desktop, expectAccessible, expectNoSideways, hydrated, phone, siteInBrowser, watch } from "./browser.ts";

let path: string;
const { site, reader } = siteInBrowser(async ({ house }) => {
  const { rows } = await house.pool.query<{ href: string }>(`
    select entry.href from entry_mention mention join search_entry entry
      on entry.link_table = 'producers' and entry.link_id = mention.id
    where mention.kind = 'producers' and mention.fields -> 'description' -> 1 ->> 'about' is not null
    order by mention.id limit 1`);
  path = rows[0]!.href;
});

async function opened(options: BrowserContextOptions): Promise<Page> {
  const page = await reader(options);
  await page.goto(site.url + path);
  return page;
}
const explained = (page: Page) => page.locator("main a.decoration-dotted");
const shown = (page: Page) => page.locator(".explanation:popover-open");
const gone = (page: Page) => shown(page).waitFor({ state: "detached" });

test("a pointer that rests on a name is told what it is, may go and read, and Escape takes it away", async () => {
  const page = await opened({ viewport: desktop });
  const complaints = watch(page);
  await hydrated(page);
  const link = explained(page).first();
  await link.hover();
  await shown(page).waitFor();
  expect(await link.getAttribute("aria-describedby")).toBe(await shown(page).locator("[id]").getAttribute("id"));
  await expectAccessible(page, "an explained name");
  // Into the sentence: it stays. Away from both: it goes.
  await shown(page).hover();
  await shown(page).getByText("Read more").hover();
  expect(await shown(page).count()).toBe(1);
  await page.mouse.move(5, 5);
  await gone(page);
  await link.hover();
  await shown(page).waitFor();
  await page.keyboard.press("Escape");
  await gone(page);
  expect(page.url()).toBe(site.url + path);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("by keyboard it comes with the focus, stays, and Enter follows the link", async () => {
  const page = await opened({ viewport: desktop, colorScheme: "dark" });
  await hydrated(page);
  const link = explained(page).first();
  const href = await link.getAttribute("href");
  // From the link before it, as the tab key does.
  await link.evaluate((element) => {
    const links = [...document.querySelectorAll<HTMLElement>("a, button")];
    links[links.indexOf(element as HTMLElement) - 1]!.focus();
  });
  await page.keyboard.press("Tab");
  await shown(page).waitFor();
  await expectAccessible(page, "an explained name by keyboard");
  await page.keyboard.press("Escape");
  await gone(page);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.waitForURL(site.url + href);
  await page.context().close();
});

test("a first tap tells, a second goes there; a tap elsewhere takes it away; nothing sticks out", async () => {
  const page = await opened({ viewport: phone, hasTouch: true, isMobile: true });
  await hydrated(page);
  const link = explained(page).first();
  const href = await link.getAttribute("href");
  await link.tap();
  await shown(page).waitFor();
  expect(page.url()).toBe(site.url + path);
  await expectNoSideways(page);
  const box = (await shown(page).boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(phone.width);
  await expectAccessible(page, "an explained name on a phone");
  await page.locator("h1").tap();
  await gone(page);
  await link.tap();
  await shown(page).waitFor();
  await link.tap();
  await page.waitForURL(site.url + href);
  await page.context().close();
});

test("without a script it is a link", async () => {
  const page = await opened({ viewport: desktop, javaScriptEnabled: false });
  const link = explained(page).first();
  const href = await link.getAttribute("href");
  await link.click();
  await page.waitForURL(site.url + href);
  await page.context().close();
});

test("no word of a drink's name is broken beside its picture on a phone", async () => {
  const page = await reader({ viewport: { width: 360, height: 740 } });
  const names = ["old fashioned", "manhattan", "cosmopolitan", "boulevardier", "champagne cocktail"];
  for (const name of names) {
    await page.goto(`${site.url}/search?keyword=${encodeURIComponent(name)}`);
    await page.goto(
      await page
        .locator('main a[href*="/cocktails/recipe/"]')
        .first()
        .evaluate((link) => (link as HTMLAnchorElement).href),
    );
    await page.evaluate(() => document.fonts.ready);
    expect([name, await brokenWords(page)]).toEqual([name, []]);
  }
  await page.context().close();
});

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { recipePath } from "#app/guide/cocktail.ts";
import { desktop, hydrated, siteInBrowser } from "./browser.ts";

let page: Page;
let recipes: { id: number; name: string }[];

const { site, reader } = siteInBrowser(
  async ({ house }) => {
    page = await reader({ colorScheme: "dark" });
    recipes = (await house.pool.query<(typeof recipes)[0]>("select id, name from cocktail where is_public order by id"))
      .rows;
  },
  { pictures: true },
);

/** How many sheets a PDF has. */
const sheetsOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
const paper = { format: "A4", preferCSSPageSize: false } as const;

/**
 * Puts the recipe pages of some addresses one after another into the page that is open, each beginning a sheet of its own;
 * their styles are the page's, and the room of their pictures is reserved without them.
 */
async function bind(hrefs: string[]): Promise<void> {
  await page.evaluate(async (wanted) => {
    const main = document.querySelector("main")!;
    const articles: Element[] = [];
    const left = wanted.map((href, place) => ({ href, place }));
    const reader = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const text = await (await fetch(`${next.href}?view=print`)).text();
        const article = new DOMParser().parseFromString(text, "text/html").querySelector("main article")!;
        for (const part of article.querySelectorAll("script, .print\\:hidden")) part.remove();
        for (const picture of article.querySelectorAll("img")) picture.removeAttribute("src");
        (article as HTMLElement).style.breakAfter = "page";
        articles[next.place] = article;
      }
    };
    await Promise.all([reader(), reader(), reader(), reader()]);
    articles.at(-1)!.removeAttribute("style");
    main.replaceChildren(...articles);
  }, hrefs);
}

/** What lies between the margins of a sheet, in millimetres. */
const sheet = { width: 210 - 2 * 14, height: 297 - 2 * 14 };
/** How many recipes are bound at once. */
const part = 20;
const pixels = (mm: number) => Math.floor((mm / 25.4) * 96);

it("prints every recipe of the library on one sheet", async () => {
  await page.goto(`${site.url}/cocktails/recipe/77/negroni`);
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: pixels(sheet.width), height: 1_000 });
  const measured: { name: string; href: string; height: number }[] = [];
  // In parts: what a browser needs to lay out a document grows faster than the document.
  for (let from = 0; from < recipes.length; from += part) {
    const bound = recipes.slice(from, from + part);
    const hrefs = bound.map(({ id, name }) => recipePath(id, name));
    await bind(hrefs);
    const heights = await page.$$eval("main article", (articles) =>
      articles.map((article) => (article.getBoundingClientRect().height / 96) * 25.4),
    );
    expect(heights).toHaveLength(bound.length);
    measured.push(...bound.map(({ name }, at) => ({ name, href: hrefs[at]!, height: heights[at]! })));
  }
  expect(measured.filter(({ height }) => height > sheet.height)).toEqual([]);
  expect(measured.length).toBeGreaterThan(500);
  // What a sheet breaks may be counted otherwise than it is measured, where it is nearly full.
  const tallest = measured.sort((a, b) => b.height - a.height).slice(0, 3 * part);
  await bind(tallest.map(({ href }) => href));
  expect(sheetsOf(await page.pdf(paper))).toBe(tallest.length);
});

it("prints from the page itself, by day, and says where it came from", async () => {
  await page.emulateMedia({ media: null });
  await page.setViewportSize(desktop);
  await page.goto(`${site.url}/cocktails/recipe/77/negroni?yield=4`);
  await hydrated(page);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.getByRole("link", { name: "Print" }).click();
  await page.locator("html[data-printed]").waitFor({ state: "attached" });
  expect(page.url()).toBe(`${site.url}/cocktails/recipe/77/negroni?yield=4`);
  expect(sheetsOf(await page.pdf(paper))).toBe(1);
  await page.emulateMedia({ media: "print" });
  const main = page.locator("main");
  expect(await main.innerText()).toContain(`Jigger · ${site.url}/cocktails/recipe/77/negroni · for 4 drinks`);
  expect(await main.getByRole("img", { name: /glass/i }).isVisible()).toBe(true);
  expect(await page.getByRole("contentinfo").isVisible()).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
});

it("has a print view that leads back", async () => {
  await page.emulateMedia({ media: null });
  await page.goto(`${site.url}/cocktails/recipe/77/negroni?view=print&yield=4`);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
  await page.getByRole("link", { name: "Back to Negroni" }).click();
  await page.waitForURL(`${site.url}/cocktails/recipe/77/negroni?yield=4`);
  await page.getByRole("banner").waitFor();
});

it("keeps each thing of a list on one sheet", async () => {
  await page.goto(`${site.url}/cocktails`);
  await page.emulateMedia({ media: "print" });
  const breaks = await page.$$eval("main li.card", (cards) => cards.map((card) => getComputedStyle(card).breakInside));
  expect(breaks.length).toBeGreaterThan(20);
  expect(new Set(breaks)).toEqual(new Set(["avoid"]));
});

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { type TestSite, testSite } from "../site.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Headless, and quiet towards the network: tests talk to this machine alone. `more` are further switches. */
export function launch(more: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // A page of a test is gone before it is worth it to make its script fast: to try took a tenth to a fifth of the processor.
      "--js-flags=--no-opt --no-maglev",
      ...more,
    ],
  });
}

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1440, height: 900 };

/** Cookies of somebody who passed the gate and chose. */
export async function passGate(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([
    { name: "age_gate", value: "1", url },
    { name: "cookie_policy", value: "none", url },
  ]);
}

/** To draw the pictures of a page is a third of what the browser has to do for it, and most journeys do not look at them. */
const noPictures = "--blink-settings=imagesEnabled=false";

type Wanted = {
  /** What the site is set to, where that is not the usual. */
  settings?: () => Promise<Record<string, string>>;
  /** Further ones of the browser. */
  switches?: string[];
  /** Whether pages load their pictures. */
  pictures?: boolean;
};

/**
 * A site and a browser for the tests of a file: there from the first of them on, closed after the last.
 * @param prepare what has to be there before, as people who have an account
 */
export function siteInBrowser(
  prepare: (site: TestSite) => Promise<unknown> = async () => undefined,
  { settings = async () => ({}), switches = [], pictures = false }: Wanted = {},
) {
  const site = {} as TestSite;
  let opened: TestSite | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [opened, browser] = await Promise.all([
      settings().then(testSite),
      launch(pictures ? switches : [noPictures, ...switches]),
    ]);
    Object.assign(site, opened);
    await prepare(site);
  });
  afterAll(async () => {
    await browser?.close();
    await opened?.close();
  });
  async function newContext(options?: BrowserContextOptions) {
    const context = await browser!.newContext(options);
    // What comes at once comes late where others have the processors.
    context.setDefaultTimeout(60_000);
    return context;
  }
  /** A page of somebody who passed the gate and chose; at a desk unless told. */
  async function reader(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await newContext({ viewport: desktop, ...options });
    await passGate(context, site.url);
    return context.newPage();
  }
  return { site, newContext, reader };
}

/** Collects what a page complains of; a page that hydrates badly says so here and nowhere else. */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return complaints;
}

type Axe = {
  run(context: { exclude: string[][] }, options: { resultTypes: string[]; reporter: string }): Promise<AxeResult>;
};
type AxeResult = { violations: { id: string; help: string; nodes: { target: string[] }[] }[] };

/** Parts of a page that mostly stand as they did in the state before, or on the page before. */
const parts = ["body header.site-head", "body footer#site-map", "main > *"];
/** What axe found nothing in, letter for letter, and by what it was seen; what it finds there again is the same. */
const lookedAt = new Set<string>();

/** The parts of a page as they stand, each with its selector, and by what they are seen: width, size of letters, colours. */
function partsOf(page: Page): Promise<{ selector: string; text: string }[]> {
  return page.evaluate((selectors) => {
    const matches = (query: string) => matchMedia(query).matches;
    const { fontSize } = getComputedStyle(document.documentElement);
    const seen = [innerWidth, fontSize, matches("(prefers-color-scheme: dark)"), matches("(forced-colors: active)")];
    return selectors.flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((part, _at, { length }) => ({
        selector:
          length === 1 ? selector : `${selector}:nth-child(${[...part.parentElement!.children].indexOf(part) + 1})`,
        text: `${seen.join(" ")} ${part.outerHTML}`,
      })),
    );
  }, parts);
}

/**
 * axe finds nothing on the page as it stands: WCAG 2.2 A and AA, and best practices. A part that stands as it was looked at before
 * is left out, as it makes half of a run: head and foot are the same on every page, and what is behind a dialog as it was.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // What is on its way in would be measured half transparent; what turns for as long as something is saved never ends.
  await page.evaluate(() => {
    const ends = (one: Animation) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime ?? 0));
    const running = document.getAnimations().filter((one) => one.playState === "running" && ends(one));
    return Promise.all(running.map((animation) => animation.finished.catch(() => undefined)));
  });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const standing = await partsOf(page);
  const exclude = standing.filter(({ text }) => lookedAt.has(text)).map(({ selector }) => [selector]);
  // Only what is wrong is looked at: to describe what passes, or is not sure, takes a fifth to a quarter of the run.
  const { violations } = await page.evaluate(
    (context) =>
      (window as unknown as { axe: Axe }).axe.run(context, { resultTypes: ["violations"], reporter: "no-passes" }),
    { exclude },
  );
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes
        .map((node) => node.target.join(" "))
        .slice(0, 3)
        .join(", ")})`,
  );
  expect(found, `axe: ${state}`).toEqual([]);
  for (const { text } of standing) lookedAt.add(text);
}

/** Until the page as it stands now has been painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Until React has taken over the page (app/shell/frame.tsx says so): script-only parts answer from then on. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Until what comes after the page answers, too (app/shell/asides/asides.tsx says so): before that some buttons lead to pages. */
export async function whole(page: Page): Promise<void> {
  await page.locator("html[data-asides]").waitFor({ state: "attached" });
}

/** Nothing sticks out to the side. */
export async function expectNoSideways(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0);
}

/**
 * Sees what stands on a page for a second only: with each change of the page, from before what brings it about. Who asks now and then,
 * as `waitFor` does, is too late where the machine has much else to do.
 * @param what an element, as CSS, and words in it
 */
export async function seenWhile(page: Page, what: { css: string; words: string }, act: () => Promise<unknown>) {
  const seen = page.evaluate(
    ({ css, words }) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if ([...document.querySelectorAll(css)].some((one) => one.textContent.includes(words))) resolve();
        };
        new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
      }),
    what,
  );
  await act();
  await seen;
}

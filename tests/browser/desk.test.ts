import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { signedIn } from "../http/client.ts";
import { desktop, expectAccessible, expectNoSideways, hydrated, phone, siteInBrowser, watch } from "./browser.ts";
import { unseenFocus } from "./keyboard.ts";

const { site, reader } = siteInBrowser(undefined, { pictures: true });
let signedInAs: { name: string; value: string; url: string }[] = [];

/** A page of an admin at the desk. */
async function admin(options: BrowserContextOptions): Promise<Page> {
  if (signedInAs.length === 0) {
    const person = await signedIn(site, "Ada");
    await site.house.pool.query("update person set role = 'admin' where email = $1", [person.email]);
    signedInAs = [...person.cookies].map(([name, value]) => ({ name, value, url: site.url }));
  }
  const page = await reader(options);
  await page.context().addCookies(signedInAs);
  return page;
}

const described = "Twelve seats, two colleagues, a list that changes four times a year, and the keys at one.";
async function waiting(title: string, description = described): Promise<number> {
  const { rows } = await site.house.pool.query<{ id: number }>(
    `insert into job_advert (job_title, company, contact_name, email, city, country, hours, pay, description, closes, package, product_vars)
     values ($1, 'The Quiet Glass', 'Grace', 'bar@example.org', 'Leeds', 'England', 'full time', '14 an hour',
       $2, current_date + 20, 'list', '{}')
     returning id`,
    [title, description],
  );
  return rows[0]!.id;
}

const pages = [
  "/desk",
  "/desk/content",
  "/desk/content/cocktails?keyword=neg",
  "/desk/content/cocktails/77",
  "/desk/content/cocktails/77/photographs",
  "/desk/content/offers/55",
  "/desk/content/people/new",
  "/desk/queue/jobs",
  "/desk/media",
  "/photographs/cocktails/77",
  "/desk/figures",
  "/desk/queue/products",
  "/desk/users",
  "/desk/audit",
  "/desk/drawings",
  "/desk/design",
  "/desk/shop",
  "/desk/orders",
  "/desk/offers",
  "/desk/rates",
];

// Each is opened once: a window that is made wider in the morning shows the same document.
test("every page of the desk fits a phone in the evening and a desk by day, complains of nothing, and is accessible", async () => {
  // Words that are wider than the phone.
  const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
  await waiting(word, `${described} ${word}`);
  await signedIn(site, "Llanfairpwllgwyngyllgogerychwyrndrobwll");
  const page = await admin({ viewport: phone, colorScheme: "dark" });
  const complaints = watch(page);
  for (const path of pages) {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize(phone);
    await page.goto(site.url + path);
    await hydrated(page);
    await expectNoSideways(page);
    await expectAccessible(page, `${path}, on a phone`);
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(desktop);
    await expectNoSideways(page);
    await expectAccessible(page, `${path}, at a desk`);
  }
  expect(complaints).toEqual([]);
});

test("what the keyboard reaches is ringed and in sight, under no bar and at no edge of a row", async () => {
  const page = await admin({ viewport: phone });
  for (const path of ["/desk/offers", "/cocktails/recipe/77/negroni"]) {
    await page.goto(site.url + path);
    await hydrated(page);
    // What a page says of its reader comes a moment later, and moves what stands below it.
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    const { steps, unseen } = await unseenFocus(page);
    expect(unseen, path).toEqual([]);
    expect(steps, path).toBeGreaterThan(40);
  }
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(`${site.url}/desk/content/cocktails/77`);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect((await unseenFocus(page)).unseen).toEqual([]);
});

test("an editor mends an entry with the keyboard alone: a row more, a name that is offered, a look, and it is stored", async () => {
  const page = await admin({ viewport: desktop });
  await page.goto(`${site.url}/desk/content/cocktails/77`);
  await hydrated(page);
  await page.getByLabel("Teaser").fill("A teaser that an editor wrote with the keyboard alone.");
  await page.getByRole("button", { name: "Add one to: Lines" }).press("Enter");
  const line = page.locator("[id='f.lines.3.ingredient']");
  await expect.poll(() => line.evaluate((field) => field === document.activeElement)).toBe(true);
  // The house's own box offers names: one is taken with the arrow and Enter, which stores nothing.
  await page.keyboard.type("orange bit");
  await page.getByRole("option", { name: "Orange bitters", exact: true }).waitFor();
  await expectAccessible(page, "a name that is offered");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => line.inputValue()).toBe("Orange bitters");
  await page.locator("[id='f.lines.3.amount']").fill("1");
  await page.locator("[id='f.lines.3.unit']").fill("dash");
  await page.keyboard.press("Enter");
  await page.getByText("Nothing is stored yet.").waitFor();
  await expectAccessible(page, "an entry's preview");
  await page.getByRole("button", { name: "Store it" }).press("Enter");
  await page.getByText("every reader sees it").first().waitFor();
  await page.goto(`${site.url}/cocktails/recipe/77/negroni`);
  await page.getByText("A teaser that an editor wrote with the keyboard alone.").first().waitFor();
});

test("what is typed before the script has come is not lost, in fields of several lines either", async () => {
  const page = await admin({ viewport: desktop });
  const held = Promise.withResolvers<void>();
  await page.route("**/*.js", (route) => held.promise.then(() => route.continue()));
  await page.goto(`${site.url}/desk/content/cocktails/46`, { waitUntil: "commit" });
  const typed = ["teaser", "name", "lines.0.ingredient"].map((name) => page.locator(`[id='f.${name}']`));
  for (const field of typed) await field.fill("Typed by somebody quick");
  held.resolve();
  await hydrated(page);
  for (const field of typed) expect(await field.inputValue()).toBe("Typed by somebody quick");
});

test("the queue is gone through with j and k, decided with a and r, and the keys do nothing while somebody types", async () => {
  const [first, second] = [await waiting("First to wait"), await waiting("Second to wait")];
  await site.house.pool.query("update job_advert set sent_at = now() - interval '1 day' where id = $1", [first]);
  await site.house.pool.query("update job_advert set sent_at = now() - interval '1 hour' where id = $1", [second]);
  const page = await admin({ viewport: desktop });
  await page.goto(`${site.url}/desk/queue/jobs`);
  await hydrated(page);
  const focused = () => page.evaluate(() => document.activeElement?.closest("[data-waiting]")?.id ?? "");
  await page.keyboard.press("?");
  await page.getByText("the next one").waitFor();
  await page.keyboard.press("j");
  expect(await focused()).toBe(`item-${first}`);
  await page.keyboard.press("j");
  expect(await focused()).toBe(`item-${second}`);
  await page.keyboard.press("r");
  await page.keyboard.type("jak? It names no wage");
  expect(await page.locator(`#reason-${second}`).inputValue()).toBe("jak? It names no wage");
  await expectAccessible(page, "a refusal that is being written");
  await page.locator(`#item-${second}`).getByRole("button", { name: "Refuse and tell them" }).press("Enter");
  await page.getByText("is refused").first().waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  await page.getByText("is published").first().waitFor();
  const { rows } = await site.house.pool.query("select id, status from job_advert where id = any($1) order by id", [
    [first, second],
  ]);
  expect(rows.map(({ status }) => status)).toEqual(["published", "refused"]);
});

import type { Locator, Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { createUser } from "#app/visitor/users.server.ts";
import { stripeFake } from "../shop/payment-fakes.ts";
import { desktop, expectAccessible, expectNoSideways, hydrated, phone, siteInBrowser, watch } from "./browser.ts";

const email = "edith@example.com";
const password = "a dry martini";
let stripe: Awaited<ReturnType<typeof stripeFake>>;
const { site, reader } = siteInBrowser(
  async (opened) => {
    await createUser(opened.house, { email, password, name: "Edith" });
    await opened.house.pool.query("update person set role = 'admin'");
    // Every page of the shop has room for a long name.
    await opened.house.pool.query("update offer set name = $1 where id = 48", [
      "Classic coupe of Wilhelmina Featherstonehaugh-Cholmondeley",
    ]);
  },
  {
    settings: async () => {
      stripe = await stripeFake();
      return stripe.settings;
    },
  },
);
afterAll(() => stripe?.close());

async function signIn(page: Page): Promise<void> {
  await page.goto(`${site.url}/your-account/login`);
  await hydrated(page);
  const form = page.locator("main form", { has: page.locator('[name="password"]') }).first();
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="password"]').fill(password);
  await form.locator('button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.includes("login"));
}

it("the shop's list is accessible on a phone in both themes, also once a currency was chosen, and what is empty", async () => {
  for (const [colorScheme, ...others] of [
    ["light", "/shop/search?keyword=zzzz", "/shop/your-details"],
    ["dark", "/shop/basket", "/shop/product/112/job-advertisement"],
  ] as const) {
    const page = await reader({ colorScheme, viewport: phone });
    await page.goto(`${site.url}/shop`);
    await hydrated(page);
    await expectAccessible(page, `/shop, ${colorScheme}`);
    await page.locator('select[name="currency"]').selectOption("EUR");
    await page.waitForURL(/currency=EUR/);
    await expectAccessible(page, `/shop in euros, ${colorScheme}`);
    await expectNoSideways(page);
    for (const path of others) {
      await page.goto(site.url + path);
      await hydrated(page);
      await expectAccessible(page, `${path}, ${colorScheme}`);
      await expectNoSideways(page);
    }
    await page.context().close();
  }
});

/** What was pressed is gone, and the focus is where it says what came of it. */
async function focusOn(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (said) => document.activeElement?.matches("div") && document.activeElement.textContent?.includes(said),
    text,
  );
}

/** A quantity that is changed by the keyboard keeps the focus, and what it comes to is said. */
async function changesInPlace(page: Page): Promise<void> {
  const quantity = page.getByLabel(/^How many/);
  await quantity.focus();
  for (const [key, count] of [
    ["ArrowUp", "2 things"],
    ["ArrowUp", "3 things"],
    ["ArrowDown", "2 things"],
    ["ArrowDown", "1 thing"],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByRole("status").getByText(`${count} in the basket`).waitFor({ state: "attached" });
    expect(await quantity.evaluate((field) => field === document.activeElement)).toBe(true);
  }
}

it("a guest buys on a phone, and the desk sends the order: every page is accessible and fits", async () => {
  const page = await reader({ colorScheme: "dark", viewport: phone });
  await page.context().addCookies([{ name: "cookie_policy", value: "essential", url: site.url }]);
  const complaints = watch(page);
  await page.goto(`${site.url}/shop/product/48`);
  await hydrated(page);
  await page.getByRole("button", { name: "Add to basket" }).click();
  await page.getByText("Added to your basket").waitFor();
  // Whoever could press the button sees what came of it.
  const topOf = async (part: Locator) => (await part.boundingBox())!.y;
  const button = page.getByRole("button", { name: "Add to basket" });
  expect(await topOf(page.getByText("Added to your basket"))).toBeLessThan(await topOf(button));
  await page.goto(`${site.url}/shop/basket`);
  await hydrated(page);
  await page.getByRole("button", { name: /^Save for later/ }).click();
  await page.getByRole("heading", { name: "Saved for later" }).waitFor();
  await focusOn(page, "is saved for later.");
  // A typed address takes nothing out: it asks.
  await page.goto(`${site.url}/shop/basket?remove=114`);
  await hydrated(page);
  await page.getByRole("heading", { name: "Remove this item from your basket?" }).waitFor();
  await expectAccessible(page, "what is saved for later, asked whether to remove it");
  await expectNoSideways(page);
  await page.getByRole("button", { name: /^Move to basket/ }).click();
  await page.getByRole("link", { name: "Checkout" }).waitFor();
  await focusOn(page, "is in the basket.");
  await changesInPlace(page);
  await warnsOnceWhereItIsShort(page);
  await page.goto(`${site.url}/shop/your-details`);
  await hydrated(page);
  await warnsOnceWhereItGoesAbroad(page);
  for (const [name, text] of Object.entries({
    ...{ email: "ada@example.org", name: "Ada Byron", street: "1 Long Lane", city: "Leeds", postCode: "LS1 1AA" },
  }))
    await page.locator(`main [name="${name}"]`).first().fill(text);
  await page.locator('main form button[type="submit"]').last().click();
  await page.waitForURL(/\/shop\/order\/J/);
  await expectAccessible(page, "the order");
  await expectNoSideways(page);
  expect(complaints).toEqual([]);
  const number = new URL(page.url()).pathname.split("/")[3]!;

  const desk = await reader({ colorScheme: "light", viewport: desktop });
  await signIn(desk);
  await desk.goto(`${site.url}/desk/orders?state=placed`);
  await hydrated(desk);
  await desk.getByRole("link", { name: number }).click();
  await desk.getByRole("button", { name: "Mark as paid" }).click();
  await desk.getByText("Done: Paid.").waitFor();
  await desk.getByRole("button", { name: "Mark as sent" }).click();
  await desk.getByText("Done: On its way.").waitFor();
  await focusOn(desk, "Done: On its way.");
  for (const path of [
    ...["/desk/shop", "/desk/orders", `/desk/orders/${number}`, `/desk/orders/${number}/packing-slip`],
    ...["/desk/offers", "/desk/offers/1", "/desk/offers/file", "/desk/rates"],
    ...["/desk/offers/new", "/desk/offers/offer/1"],
  ]) {
    await desk.goto(site.url + path);
    await hydrated(desk);
    await expectAccessible(desk, path);
    await expectNoSideways(desk);
    await desk.setViewportSize(phone);
    await expectNoSideways(desk);
    await desk.setViewportSize(desktop);
  }
  await page.reload();
  await page.getByText("On its way").first().waitFor();
  await Promise.all([page.context().close(), desk.context().close()]);
});

/** On the basket's page, of the one thing in it. */
async function warnsOnceWhereItIsShort(page: Page): Promise<void> {
  const { rows } = await site.house.pool.query("select stock from skew where id = 114");
  const stock = (count: number) => site.house.pool.query("update skew set stock = $1 where id = 114", [count]);
  await stock(0);
  await page.reload();
  await hydrated(page);
  await page.getByRole("link", { name: "Checkout" }).click();
  const warning = page.getByRole("dialog", { name: "Before you go on" });
  await warning.getByText(/is sold out\.$/).waitFor();
  await expectAccessible(page, "the warning of what is not in stock");
  await warning.getByRole("button", { name: "Change the basket" }).click();
  await warning.waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Checkout" }).click();
  await page.waitForURL(/your-details/);
  await stock(rows[0].stock);
  // Another session.
  await page.evaluate(() => sessionStorage.clear());
}

/** On the page of the details. */
async function warnsOnceWhereItGoesAbroad(page: Page): Promise<void> {
  const warning = page.getByRole("dialog", { name: "Before you go on" });
  const country = page.locator('main [name="country"]').first();
  await country.focus();
  await country.selectOption("DE");
  await warning.getByText(/^Goods to Germany leave the United Kingdom/).waitFor();
  await expectAccessible(page, "the warning of a delivery abroad");
  await expectNoSideways(page);
  await page.keyboard.press("Escape");
  await warning.waitFor({ state: "hidden" });
  expect(await country.evaluate((element) => element === document.activeElement)).toBe(true);
  await country.selectOption("US");
  await page
    .getByRole("note")
    .getByText(/^Goods to the United States/)
    .waitFor();
  expect(await warning.isVisible()).toBe(false);
  await country.selectOption("GB");
  await page.getByRole("note").waitFor({ state: "detached" });
}

const buyer = {
  email: "ada@example.org",
  name: "Ada Byron",
  street: "1 Long Lane",
  city: "Leeds",
  postCode: "LS1 1AA",
};

/** A recipe that asks for raspberry syrup, which the shop sells. */
async function recipePath(): Promise<string> {
  const { rows } = await site.house.pool.query(
    "select cocktail_id as id from cocktail_line join cocktail on cocktail.id = cocktail_id join ingredient on ingredient.id = ingredient_id where ingredient.key = 'raspberry-syrup' and not optional and cocktail.is_public order by 1 limit 1",
  );
  return `/cocktails/recipe/${rows[0].id}`;
}

/** From a recipe to an order that was paid on Stripe's page; axe on the way where `looked` is told. */
async function buyFromRecipe(
  page: Page,
  looked: (state: string) => Promise<void>,
  { member = false, script = true } = {},
): Promise<void> {
  const ready = async () => void (script && (await hydrated(page)));
  await page.context().addCookies([{ name: "cookie_policy", value: "essential", url: site.url }]);
  await page.goto(site.url + (await recipePath()));
  await ready();
  if (member) {
    await page.getByRole("heading", { name: "In the shop", exact: true }).waitFor();
    await looked("a recipe with what can be bought");
    await page.locator('form[aria-label="Buy what is missing"] button').click();
  } else {
    await page.locator('main a[href*="/shop/product/"]').first().click();
    await page.waitForURL(/\/shop\/product\//);
    await ready();
    const one = page.locator('[data-buy] input[name="skew[]"]:not([type="hidden"]):not(:disabled)').first();
    if ((await one.count()) > 0) await one.check();
    await page.getByRole("button", { name: "Add to basket" }).click();
    if (script) {
      await page.getByText("Added to your basket").waitFor();
      await looked("a product that was added");
      await page.getByRole("link", { name: "See your basket" }).click();
    }
  }
  await page.waitForURL(/\/shop\/basket/);
  await page.getByRole("link", { name: "Checkout" }).waitFor();
  await looked("the basket");
  await page.getByRole("link", { name: "Checkout" }).click();
  await page.waitForURL(/\/shop\/your-details/);
  await ready();
  const submit = page.locator('main form button[type="submit"]').last();
  await page.locator('main [name="email"]').first().fill("nobody");
  await submit.click();
  await page.locator('main [name="email"][aria-invalid="true"]').waitFor();
  await looked("the details with what is wrong");
  for (const [name, text] of Object.entries(buyer)) await page.locator(`main [name="${name}"]`).first().fill(text);
  await page.getByLabel("Pay online now").check();
  await looked("the details");
  await submit.click();
  await page.waitForURL(`${stripe.settings.STRIPE_API_BASE}/pay/**`);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL(`${site.url}/**`);
  await page.getByText("Paid", { exact: true }).first().waitFor();
  await looked("the order that was paid");
}

it.each([
  ["a guest", phone, "dark"],
  ["a guest", desktop, "light"],
  ["a member", phone, "light"],
  ["a member", desktop, "dark"],
] as const)("%s buys from a recipe and pays on Stripe's page at %o, %s", async (who, viewport, colorScheme) => {
  const page = await reader({ colorScheme, viewport });
  if (who === "a member") await signIn(page);
  // Each state is looked at by axe once as a guest and once as a member; that nothing sticks out, always.
  const full = (who === "a guest") === (viewport === phone);
  const looked = async (state: string) => {
    if (full) await expectAccessible(page, `${state}, ${who}`);
    await expectNoSideways(page);
  };
  await buyFromRecipe(page, looked, { member: who === "a member" });
  await page.context().close();
});

it("a guest buys from a recipe without a script, and pays on Stripe's page", async () => {
  const page = await reader({ viewport: phone, javaScriptEnabled: false });
  await buyFromRecipe(page, async () => undefined, { script: false });
  await page.context().close();
});

import { expect, it } from "vitest";
import { createUser } from "#app/visitor/users.server.ts";
import { desktop, expectAccessible, expectNoSideways, hydrated, phone, siteInBrowser, watch } from "./browser.ts";

const email = "edith@example.com";
const password = "a dry martini";
const { site, reader } = siteInBrowser(async (opened) => {
  await createUser(opened.house, { email, password, name: "Edith" });
  await opened.house.pool.query("update person set role = 'editor'");
});

it("the shop's list is accessible on a phone in both themes, also once a currency was chosen", async () => {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await reader({ colorScheme, viewport: phone });
    await page.goto(`${site.url}/shop`);
    await hydrated(page);
    await expectAccessible(page, `/shop, ${colorScheme}`);
    await page.locator('select[name="currency"]').selectOption("EUR");
    await page.waitForURL(/currency=EUR/);
    await expectAccessible(page, `/shop in euros, ${colorScheme}`);
    await expectNoSideways(page);
    await page.context().close();
  }
});

it("a guest buys on a phone, and the desk sends the order: every page is accessible and fits", async () => {
  const page = await reader({ colorScheme: "dark", viewport: phone });
  await page.context().addCookies([{ name: "cookie_policy", value: "essential", url: site.url }]);
  const complaints = watch(page);
  await page.goto(`${site.url}/shop/product/48`);
  await hydrated(page);
  await page.getByRole("button", { name: "Add to basket" }).click();
  await page.getByText("Added to your basket").waitFor();
  await page.goto(`${site.url}/shop/your-details`);
  await hydrated(page);
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
  await desk.goto(`${site.url}/your-account/login`);
  await hydrated(desk);
  const form = desk.locator("main form", { has: desk.locator('[name="password"]') }).first();
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="password"]').fill(password);
  await form.locator('button[type="submit"]').click();
  await desk.waitForURL((url) => !url.pathname.includes("login"));
  await desk.goto(`${site.url}/desk/orders?state=placed`);
  await hydrated(desk);
  await desk.getByRole("link", { name: number }).click();
  await desk.getByRole("button", { name: "Mark as paid" }).click();
  await desk.getByText("Done: Paid.").waitFor();
  await desk.getByRole("button", { name: "Mark as sent" }).click();
  await desk.getByText("Done: On its way.").waitFor();
  for (const path of [
    ...["/desk/shop", "/desk/orders", `/desk/orders/${number}`, `/desk/orders/${number}/packing-slip`],
    ...["/desk/offers", "/desk/offers/1", "/desk/offers/file", "/desk/rates"],
    ...["/desk/offers/new", "/desk/offers/offer/1"],
  ]) {
    await desk.goto(site.url + path);
    await hydrated(desk);
    await expectAccessible(desk, path);
    await expectNoSideways(desk);
  }
  await page.reload();
  await page.getByText("On its way").first().waitFor();
  await Promise.all([page.context().close(), desk.context().close()]);
});

const buyer = {
  email: "ada@example.org",
  name: "Ada Byron",
  street: "1 Long Lane",
  city: "Leeds",
  postCode: "LS1 1AA",
};

it("a member buys what a recipe is short of: from its page to the order, on a phone and on a desk", async () => {
  for (const [viewport, colorScheme] of [
    [phone, "light"],
    [desktop, "dark"],
  ] as const) {
    const page = await reader({ colorScheme, viewport });
    await page.context().addCookies([{ name: "cookie_policy", value: "essential", url: site.url }]);
    await page.goto(`${site.url}/your-account/login`);
    await hydrated(page);
    const form = page.locator("main form", { has: page.locator('[name="password"]') }).first();
    await form.locator('[name="email"]').fill(email);
    await form.locator('[name="password"]').fill(password);
    await form.locator('button[type="submit"]').click();
    await page.waitForURL((url) => !url.pathname.includes("login"));
    const { rows } = await site.house.pool.query(
      "select cocktail_id as id from cocktail_line join cocktail on cocktail.id = cocktail_id join ingredient on ingredient.id = ingredient_id where ingredient.key = 'raspberry-syrup' and not optional and cocktail.is_public order by 1 limit 1",
    );
    await page.goto(`${site.url}/cocktails/recipe/${rows[0].id}`);
    await hydrated(page);
    await page.getByRole("heading", { name: "In the shop" }).waitFor();
    await expectAccessible(page, "a recipe with what can be bought");
    await page.locator('form[aria-label="Buy what is missing"] button').click();
    await page.waitForURL(/\/shop\/basket/);
    await page.getByText("Raspberry syrup").first().waitFor();
    await expectAccessible(page, "the basket");
    await page.goto(`${site.url}/shop/your-details`);
    await hydrated(page);
    for (const [name, text] of Object.entries(buyer)) await page.locator(`main [name="${name}"]`).first().fill(text);
    await expectAccessible(page, "the details");
    await page.locator('main form button[type="submit"]').last().click();
    await page.waitForURL(/\/your-account\/orders\/J/);
    await expectAccessible(page, "the order");
    await expectNoSideways(page);
    await page.context().close();
  }
});

it("a guest buys without a script", async () => {
  const page = await reader({ viewport: phone, javaScriptEnabled: false });
  await page.context().addCookies([{ name: "cookie_policy", value: "essential", url: site.url }]);
  await page.goto(`${site.url}/shop/product/48`);
  await page.getByRole("button", { name: "Add to basket" }).click();
  await page.waitForURL(/\/shop\/basket/);
  await page.goto(`${site.url}/shop/your-details`);
  for (const [name, text] of Object.entries(buyer)) await page.locator(`main [name="${name}"]`).first().fill(text);
  await page.locator('main form button[type="submit"]').last().click();
  await page.waitForURL(/\/shop\/order\/J/);
  await page.getByText("Your order is placed").waitFor();
  await page.context().close();
});

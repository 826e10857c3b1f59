import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { createUser } from "#app/visitor/users.server.ts";
import { signedIn } from "../http/client.ts";
import { expectAccessible, expectNoSideways, hydrated, passGate, phone, siteInBrowser } from "./browser.ts";

let page: Page;

const { site, newContext } = siteInBrowser(async ({ house }) => {
  await createUser(house, { email: "harry@example.org", password: "white-lady-1919", name: "Harry" });
  const context = await newContext({ viewport: phone, javaScriptEnabled: false });
  page = await context.newPage();
});

it("reads: pages of the list are links, the yield is a form", async () => {
  await page.goto(`${site.url}/cocktails`);
  await page.getByRole("link", { name: "Load more" }).click();
  await page.waitForURL(/\?offset=24$/);
  expect(await page.locator("main .cocktail-card").count()).toBe(24);
  await page.goto(`${site.url}/cocktails/recipe/77/negroni`);
  await page.getByLabel("Drinks").fill("3");
  await page.getByRole("button", { name: "Change" }).click();
  await page.waitForURL(/yield=3$/);
  expect(await page.locator("main").innerText()).toContain("90 ml");
});

it("narrows an area's list: a city of another country is taken back", async () => {
  await page.goto(`${site.url}/pubs-and-bars/advanced-search`);
  await page.locator('main [name="city"]').selectOption("London");
  await page.locator('main [name="country"]').selectOption("France");
  await page.getByRole("button", { name: "Show" }).click();
  await page.waitForURL(/country=France/);
  expect(await page.locator('main [name="city"]').inputValue()).toBe("");
  expect(await page.locator("main .cocktail-card").first().innerText()).toContain("Paris");
});

it("tells what can be made from what is ticked on the front page", async () => {
  await page.goto(`${site.url}/`);
  await page.locator("label.pick", { hasText: /^Gin$/ }).click();
  await page.locator("label.pick", { hasText: /^Lemon juice/ }).click();
  await page.getByRole("button", { name: "Show the drinks" }).click();
  await page.waitForURL(/\/what-can-i-make\?iid=\d+&iid=\d+$/);
  const main = page.locator("main");
  expect(await main.innerText()).toContain("You can make these now");
  expect(await main.locator('[name="iid"]:checked').count()).toBe(2);
});

it("narrows by one ingredient after the other, and takes one off again", async () => {
  await page.goto(`${site.url}/cocktails/search`);
  const send = () => page.getByRole("button", { name: "Show", exact: true }).click();
  for (const key of ["gin", "campari"]) {
    await page.getByLabel("Add an ingredient").selectOption(key);
    await send();
    await page.waitForURL(new RegExp(`ingredient=${key}`));
  }
  expect(new URL(page.url()).searchParams.getAll("ingredient")).toEqual(["gin", "campari"]);
  await page.getByText(/^Gin \d+$/).click();
  await send();
  await page.waitForURL((url) => url.searchParams.getAll("ingredient").join() === "campari");
});

it("searches", async () => {
  await page.goto(`${site.url}/`);
  await page.getByRole("link", { name: "Search" }).first().click();
  await page.locator('main [name="keyword"]').fill("pina colada");
  await page.locator('main [name="keyword"]').press("Enter");
  await page.waitForURL(/keyword=pina/);
  expect(await page.locator("main").innerText()).toContain("Piña Colada");
});

it("signs in, uses the bar, and signs out", async () => {
  await page.goto(`${site.url}/my-bar`);
  expect(page.url()).toContain("/your-account/login?redir=%2Fmy-bar");
  const form = page.locator('form:has([name="password"])');
  await form.locator('[name="email"]').fill("harry@example.org");
  await form.locator('[name="password"]').fill("wrong-password");
  await form.getByRole("button", { name: "Sign in" }).click();
  expect(await page.getByRole("alert").innerText()).toContain("There is a problem");
  expect(await form.locator('[name="email"]').inputValue()).toBe("harry@example.org");
  expect(await form.locator('[name="password"]').inputValue()).toBe("");
  await form.locator('[name="password"]').fill("white-lady-1919");
  await form.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(`${site.url}/my-bar`);
  await page.goto(`${site.url}/my-bar/recipes`);
  expect(await page.locator("main h1, main h2").first().isVisible()).toBe(true);
  await page.goto(`${site.url}/your-account/logout`);
  await page
    .locator("main")
    .getByRole("button", { name: /sign out/i })
    .click();
  await page.waitForURL(`${site.url}/`);
});

it("pastes a list, says a rule, and shows the bar to others", async () => {
  const ada = await signedIn(site);
  const context = await newContext({ viewport: phone, javaScriptEnabled: false });
  for (const [name, value] of ada.cookies) await context.addCookies([{ name, value, url: site.url }]);
  const page = await context.newPage();
  await page.goto(`${site.url}/my-bar/paste`);
  await page.getByLabel("Your list").fill("gin, aperol\n1 bottle of sweet vermouth");
  await page.getByRole("button", { name: "Look through it" }).click();
  await page.locator(":focus", { hasText: "Is this what you mean?" }).waitFor();
  await page.getByRole("button", { name: "Put them into your bar" }).click();
  await page.getByText("3 things were added.").waitFor();
  await page.goto(`${site.url}/my-bar/substitutes`);
  await page.getByRole("combobox", { name: "Where a recipe asks for" }).fill("Campari");
  await page.getByRole("combobox", { name: "You take" }).fill("Aperol");
  await page.getByLabel("Just as well: it always counts").check();
  await page.getByRole("button", { name: "Save the rule" }).click();
  await page.getByText("It counts now: you have it").waitFor();
  await page.locator("h2:focus", { hasText: "What you take 1" }).waitFor();
  await page.goto(`${site.url}/your/shared`);
  await page.getByRole("button", { name: /^Share by a link.*Your bar/ }).click();
  const link = await page.getByLabel("Your link, told this once: keep it").inputValue();
  const other = await (await newContext({ viewport: phone })).newPage();
  await passGate(other.context(), site.url);
  await other.goto(link);
  await other.getByRole("link", { name: "Negroni", exact: true }).waitFor();
  await hydrated(other);
  await expectAccessible(other, "a bar that is shown");
  await expectNoSideways(other);
  const { rows } = await site.house.pool.query<{ token_hash: string }>("select token_hash from share");
  expect(rows[0]!.token_hash).toBe(createHash("sha256").update(link.split("/").at(-1)!).digest("hex"));
});

import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { barTools, negroni } from "../http/bar-tools.ts";
import { type Client, signedIn } from "../http/client.ts";
import { expectAccessible, expectNoSideways, hydrated, passGate, phone, siteInBrowser, watch } from "./browser.ts";

const { site, newContext } = siteInBrowser();

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await hydrated(page);
}

/** A page of somebody who is signed in, with what stands in their bar. */
async function pageOf(client: Client, theme: "light" | "dark", script = true): Promise<Page> {
  const context = await newContext({ viewport: phone, colorScheme: theme, javaScriptEnabled: script });
  await passGate(context, site.url);
  for (const [name, value] of client.cookies) await context.addCookies([{ name, value, url: site.url }]);
  return context.newPage();
}

/** A bottle of the bar as a phone shows it. */
const onBoard = (page: Page, name: string) =>
  page.locator("[data-bottle]").getByRole("button", { name: new RegExp(`^${name}`) });

it("a bottle runs out, is bought, and counts again; what was made is kept", async () => {
  const ada = await signedIn(site);
  const { add, drinks } = await barTools(site);
  await add(ada, ...negroni);
  const page = await pageOf(ada, "dark");
  const complaints = watch(page);
  await open(page, "/my-bar");
  // On a phone a bar is a board: a bottle is tapped, and its card opens.
  await onBoard(page, "Campari").click();
  const campari = page.getByRole("dialog", { name: "Campari" });
  await expectAccessible(page, "the card of a bottle");
  await campari.getByRole("combobox").selectOption("out");
  await campari.getByText("Out: nothing counts with it", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await expectAccessible(page, "a bar with a bottle that is out");
  await expectNoSideways(page);
  await page
    .getByRole("navigation", { name: "Screens of My Bar" })
    .getByRole("link", { name: "Shopping list" })
    .click();
  await page.getByRole("button", { name: /^Bought.*Campari/ }).click();
  await page.getByRole("button", { name: "Put it into your bar" }).waitFor();
  await expectAccessible(page, "shopping list");
  await expectNoSideways(page);
  await page.getByRole("button", { name: "Put it into your bar" }).click();
  await page.getByText("What would add most").waitFor();
  await open(page, `/cocktails/recipe/${drinks.negroni}/negroni`);
  await page.getByRole("link", { name: "I made this" }).click();
  await page.getByLabel("Note").fill("With the new bottle");
  await page.getByRole("button", { name: "Put it into your diary" }).click();
  await page.getByRole("paragraph").filter({ hasText: "With the new bottle" }).waitFor();
  for (const path of [
    "/my-bar/diary",
    "/my-bar/substitutes",
    "/my-bar/next-set?k=3",
    "/my-bar/paste",
    "/my-bar/bars",
    "/my-bar/code",
    "/your/shared",
  ]) {
    await open(page, path);
    await expectAccessible(page, path);
    await expectNoSideways(page);
  }
  expect(complaints).toEqual([]);
});

it("what goes from the board, and what comes by the dialog, can be taken back at once", async () => {
  const ada = await signedIn(site);
  const { add } = await barTools(site);
  await add(ada, ...negroni);
  const page = await pageOf(ada, "light");
  const complaints = watch(page);
  await open(page, "/my-bar");
  const bottle = onBoard(page, "Campari");
  await bottle.click();
  await page.getByRole("button", { name: "Remove: Campari" }).click();
  await page.getByRole("dialog", { name: "Remove Campari" }).getByRole("button", { name: "Remove" }).click();
  await bottle.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await bottle.waitFor();

  // Taken from the list it is there at once, and the next name is typed over it.
  await page.getByRole("button", { name: "Add a bottle" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to your bar" });
  for (const name of ["Cointreau", "Absinthe"]) {
    await page.keyboard.type(name);
    await dialog.getByRole("option").filter({ hasText: name }).first().waitFor();
    await page.keyboard.press("Enter");
    await dialog
      .getByRole("status")
      .filter({ hasText: `${name} is in your bar` })
      .waitFor();
    await expect
      .poll(() => page.evaluate(() => String(getSelection()) || (document.activeElement as HTMLInputElement).value))
      .toContain(name);
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  for (const name of ["Absinthe", "Cointreau"]) await onBoard(page, name).waitFor();
  expect(complaints).toEqual([]);
});

it("without a script a list is pasted, a rule is said, and the bar is shown to others", async () => {
  const ada = await signedIn(site);
  const page = await pageOf(ada, "light", false);
  await page.goto(`${site.url}/my-bar/paste`);
  await page.getByLabel("Your list").fill("gin, aperol\n1 bottle of sweet vermouth");
  await page.getByRole("button", { name: "Look through it" }).click();
  await page.getByRole("button", { name: "Put them into your bar" }).click();
  await page.getByText("3 things were added.").waitFor();
  await page.goto(`${site.url}/my-bar/substitutes`);
  await page.getByRole("combobox", { name: "Where a recipe asks for" }).fill("Campari");
  await page.getByRole("combobox", { name: "You take" }).fill("Aperol");
  await page.getByLabel("Just as well: it always counts").check();
  await page.getByRole("button", { name: "Save the rule" }).click();
  await page.getByText("It counts now: you have it").waitFor();
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

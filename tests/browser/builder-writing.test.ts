import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { barTools } from "../http/bar-tools.ts";
import { signedIn } from "../http/client.ts";
import {
  desktop,
  expectAccessible,
  expectNoSideways,
  hydrated,
  passGate,
  phone,
  siteInBrowser,
  watch,
} from "./browser.ts";
import { tabTo } from "./keyboard.ts";

const { site, newContext } = siteInBrowser(undefined, { pictures: true });

async function memberOn(viewport: { width: number; height: number }, colorScheme: "light" | "dark") {
  const ada = await signedIn(site);
  const context = await newContext({ viewport, colorScheme });
  await passGate(context, site.url);
  for (const [name, value] of ada.cookies) await context.addCookies([{ name, value, url: site.url }]);
  return { ada, context, page: await context.newPage() };
}

const rowsOf = (page: Page) =>
  page.locator("[data-row] legend").evaluateAll((all) => all.map(({ textContent }) => textContent));

it("by keys alone: an ingredient of one's own is written, a recipe with it, its rows put in order, and it is found again", async () => {
  const { ada, context, page } = await memberOn(desktop, "light");
  const complaints = watch(page);
  const { add } = await barTools(site);
  await add(ada, "lemon-juice");
  await page.goto(`${site.url}/builder/ingredients/new`);
  await hydrated(page);
  await tabTo(page, /^Name/);
  await page.keyboard.type("Shed gin");
  await tabTo(page, /^A kind of/);
  await page.keyboard.type("london dry");
  await page.getByRole("option", { name: "London dry gin" }).first().waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Unlink/ }).waitFor();
  expect(await page.getByLabel("What it is").inputValue()).toBe("1");
  await expectAccessible(page, "an ingredient that is written");
  await tabTo(page, /^Add the ingredient$/);
  await page.keyboard.press("Enter");
  await page.getByText("Your ingredient is there.").waitFor();
  await expectAccessible(page, "an ingredient of one's own");

  await page.goto(`${site.url}/builder/recipes/add`);
  await hydrated(page);
  await tabTo(page, /^Name/);
  await page.keyboard.type("Shed Sour");
  for (const name of ["Shed gin", "Lemon juice"]) {
    await tabTo(page, /^Add an ingredient/);
    await page.keyboard.type(name.toLowerCase());
    await page
      .getByRole("option", { name: new RegExp(`^${name}`) })
      .first()
      .waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("group", { name: `Add ${name}` }).waitFor();
    await page.getByRole("button", { name: "Add to the recipe" }).and(page.locator(":enabled")).waitFor();
    // From the box that is gone the way leads on to the amount, which is typed over.
    await page
      .getByRole("group", { name: `Add ${name}` })
      .locator("input:focus")
      .waitFor();
    await page.keyboard.type("45");
    expect(await page.getByLabel("Amount").last().inputValue()).toBe("45");
    await page.keyboard.press("Tab");
    await page.keyboard.type("ml");
    await tabTo(page, /^Add to the recipe$/);
    await page.keyboard.press("Enter");
    await page.getByRole("group", { name, exact: true }).waitFor();
  }
  expect(await rowsOf(page)).toEqual(["Shed gin", "Lemon juice"]);
  await page.locator("#name").focus();
  await tabTo(page, /^Move Lemon juice up$/);
  await page.keyboard.press("Enter");
  await expect.poll(() => rowsOf(page)).toEqual(["Lemon juice", "Shed gin"]);
  await page.getByText("Lemon juice is number 1 of 2").waitFor({ state: "attached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Move Lemon juice up");
  await tabTo(page, /^Glass/);
  await page.keyboard.type("Coupe");
  await tabTo(page, /^How it is made/);
  await page.keyboard.type("Shake it.");
  await expectAccessible(page, "a recipe that is written in the builder");
  await expectNoSideways(page);
  await tabTo(page, /^Save the recipe$/);
  await page.keyboard.press("Enter");
  await page.getByText("Your recipe is saved.").waitFor();
  await expectAccessible(page, "your recipes in the builder");
  await page.goto(`${site.url}/builder/recipes?keyword=shed`);
  await page
    .getByRole("link", { name: /Shed Sour/ })
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it("rows are dragged; on a phone what was begun is there after the tab was closed", async () => {
  const { context, page } = await memberOn(phone, "dark");
  await page.goto(`${site.url}/builder/recipes/add?vid=77`);
  await hydrated(page);
  await page.getByLabel("Name", { exact: true }).fill("Quay Negroni");
  const before = await rowsOf(page);
  await page.setViewportSize(desktop);
  await page.locator("#rows").evaluate((heading) => heading.scrollIntoView());
  await page.evaluate(() => scrollBy(0, -100));
  const handle = page.locator("[data-row]").nth(0).locator("[style*=grab]");
  const [from, to] = [await handle.boundingBox(), await page.locator("[data-row]").nth(1).boundingBox()];
  await page.mouse.move(from!.x + 10, from!.y + 10);
  await page.mouse.down();
  await page.mouse.move(to!.x + 30, to!.y + to!.height * 0.6, { steps: 4 });
  await page.mouse.move(to!.x + 30, to!.y + to!.height - 10, { steps: 4 });
  await page.mouse.up();
  await page.setViewportSize(phone);
  await expect.poll(() => rowsOf(page)).toEqual([before[1], before[0], before[2]]);
  // What is kept is what the page shows, the order of its rows as well.
  const kept = () => page.evaluate(() => Object.values(localStorage).join());
  const shown = await page.locator("[data-row]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-row")));
  await expect
    .poll(async () => [...(await kept()).matchAll(/ingredientId%5D=(\d+)/g)].map(([, id]) => id))
    .toEqual(shown);
  expect(await kept()).toContain("Quay+Negroni");
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(`${site.url}/builder/recipes/add?vid=77`);
  await hydrated(again);
  const offered = again.getByRole("region", { name: "What you wrote before" });
  await offered.waitFor();
  await expectAccessible(again, "a recipe that was begun before");
  await expectNoSideways(again);
  await offered.getByRole("button", { name: "Take it up" }).click();
  await expect.poll(() => again.getByLabel("Name", { exact: true }).inputValue()).toBe("Quay Negroni");
  expect(await rowsOf(again)).toEqual([before[1], before[0], before[2]]);
  await again.getByRole("button", { name: "Save the recipe" }).click();
  await again.getByText("Your recipe is saved.").waitFor();
  await again.goto(`${site.url}/builder/recipes/add?vid=77`);
  await hydrated(again);
  expect(await offered.count()).toBe(0);
  await context.close();
});

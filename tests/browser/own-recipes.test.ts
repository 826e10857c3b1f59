import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { signedIn } from "../http/client.ts";
import { expectAccessible, expectNoSideways, hydrated, passGate, phone, siteInBrowser, watch } from "./browser.ts";

const { site, newContext } = siteInBrowser(undefined, { pictures: true });

/** Finds an ingredient as one types, chooses its unit and adds it. */
async function add(page: Page, typed: string, name: string, amount: string): Promise<void> {
  await page.getByRole("combobox", { name: "Add an ingredient" }).pressSequentially(typed);
  await page
    .getByRole("option", { name: new RegExp(`^${name}`) })
    .first()
    .click();
  const pending = page.getByRole("group", { name: `Add ${name}` });
  await pending.getByLabel("Amount").fill(amount);
  await pending.getByRole("button", { name: "Add to the recipe" }).click();
  await pending.getByText(`Choose a unit for ${name}`).waitFor();
  await pending.locator('select:focus[aria-invalid="true"][aria-describedby="line-new-wrong"]').waitFor();
  await pending.getByLabel("Unit").selectOption("ml");
  await pending.getByRole("button", { name: "Add to the recipe" }).click();
  await page.getByRole("group", { name, exact: true }).waitFor();
}

it("a recipe is written on a phone: drawn at once, asked about before it is left, kept, changed and deleted", async () => {
  const ada = await signedIn(site);
  const context = await newContext({ viewport: phone, colorScheme: "dark" });
  await passGate(context, site.url);
  for (const [name, value] of ada.cookies) await context.addCookies([{ name, value, url: site.url }]);
  const page = await context.newPage();
  const complaints = watch(page);

  await page.clock.install();
  await page.goto(`${site.url}/my-bar/submitted-cocktails`);
  await hydrated(page);
  const dialog = page.getByRole("dialog", { name: "You have no recipes yet" });
  await dialog.waitFor();
  await expectAccessible(page, "nothing written yet");
  // Who neither goes nor stays is led to the form after twelve seconds.
  await page.clock.fastForward(12_100);
  await page.getByRole("heading", { name: "A recipe of your own" }).waitFor();

  await page.getByLabel("Name", { exact: true }).fill("Harbour Fog");
  await add(page, "lime juice", "Lime juice", "22.5");
  await add(page, "honey syrup", "Honey syrup", "15");
  const drink = page.getByRole("complementary", { name: "Your drink" });
  await drink.getByText("Without alcohol").waitFor();
  await expectAccessible(page, "a recipe that is written");
  await expectNoSideways(page);

  await page.getByRole("link", { name: "Pantry" }).first().click();
  const leave = page.getByRole("dialog", { name: "Leave without saving?" });
  await leave.waitFor();
  await expectAccessible(page, "before it is left");
  await leave.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Save the recipe" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await summary.getByRole("link", { name: "Choose a glass" }).click();
  expect(await page.locator("#glass").evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByLabel("Glass").selectOption("Coupe");
  await page.getByLabel("How it is made").fill("Shake it with ice.\nStrain it.");
  await page.getByRole("button", { name: "Save the recipe" }).click();
  await page.locator("div:focus", { hasText: "Your recipe is saved." }).waitFor();
  await expectAccessible(page, "own recipes");
  await expectNoSideways(page);

  await page.getByRole("link", { name: "Edit Harbour Fog" }).click();
  await page.getByRole("heading", { name: "Edit Harbour Fog" }).waitFor();
  await page.getByRole("group", { name: "Lime juice" }).getByLabel("Amount").fill("30");
  await page.getByRole("button", { name: "Save the changes" }).click();
  await page.getByText("22½ ml Lime juice → 30 ml Lime juice").first().waitFor();
  await hydrated(page);
  expect(await page.getByRole("region", { name: "What you wrote before" }).count()).toBe(0);
  await expectAccessible(page, "a recipe that is changed");
  await expectNoSideways(page);
  await page.getByRole("button", { name: "Delete …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete the recipe" }).click();
  await page.getByText("Your recipe is deleted.").waitFor();
  // The refused form answered 400, which the console tells.
  expect(complaints.filter((text) => !text.includes("400"))).toEqual([]);
  await context.close();
});

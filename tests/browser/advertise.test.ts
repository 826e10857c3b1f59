import { expect, test } from "vitest";
import { expectAccessible, expectNoSideways, hydrated, phone, siteInBrowser, watch } from "./browser.ts";

const { site, reader } = siteInBrowser();

test("a job is advertised on a phone: mistakes are told, what was typed stays, the shop's fields follow", async () => {
  const page = await reader({ viewport: phone, colorScheme: "dark" });
  const complaints = watch(page);
  await page.goto(`${site.url}/bartenders-lounge/jobs/advertise-here`);
  await hydrated(page);
  await page.getByLabel("Job title").fill("Head bartender");
  await page.getByLabel("Company").fill("The Quiet Glass");
  const copied = (name: string) => page.locator(`input[name="product_vars[${name}]"]`).inputValue();
  expect([await copied("job_title"), await copied("company")]).toEqual(["Head bartender", "The Quiet Glass"]);
  await page.getByRole("button", { name: "Send the advertisement" }).click();
  const summary = page.getByRole("alert");
  await summary.waitFor();
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByLabel("Company").inputValue()).toBe("The Quiet Glass");
  expect(await copied("company")).toBe("The Quiet Glass");
  await expectAccessible(page, "an advertisement with mistakes");
  await expectNoSideways(page);
  await summary.getByRole("link", { name: "Choose the hours" }).click();
  expect(await page.locator("#hours").evaluate((element) => element === document.activeElement)).toBe(true);

  await page.getByLabel("Full time").check();
  await page.getByLabel("City").fill("Leeds");
  await page.getByLabel("Country").selectOption("England");
  await page.getByLabel("Pay").fill("£14 an hour");
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Closing date", { exact: true }).fill(soon);
  await page
    .getByLabel("Description", { exact: true })
    .fill("Twelve seats, two colleagues, a list that changes four times a year. ".repeat(2));
  await page.getByLabel(/^In the list/).check();
  await page.getByLabel("Your name").fill("Ada Byron");
  await page.getByLabel("Email address").fill("ada@example.org");
  await page.getByRole("button", { name: "Send the advertisement" }).click();
  await page.getByRole("heading", { name: "Your advertisement waits for an editor" }).waitFor();
  await expectAccessible(page, "an advertisement that waits");
  // The refused form answered 400, which the console tells.
  expect(complaints.filter((text) => !text.includes("400"))).toEqual([]);
  await page.context().close();
});

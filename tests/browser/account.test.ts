import type { BrowserContextOptions } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createUser } from "#app/visitor/users.server.ts";
import { password, registration } from "../http/client.ts";
import { mailTo } from "../outside/mail.ts";
import { testProvider } from "../outside/openid-provider.ts";
import { testSite } from "../site.ts";
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
import { enterOn, typeInto } from "./keyboard.ts";

const email = "ada@example.org";
const lookup = { script: "https://lookup.example/finder.js?key=k%201", key: "k 1" };
const { site, reader, newContext } = siteInBrowser((open) => createUser(open.house, { email, password, name: "Ada" }), {
  pictures: true,
  settings: async () => ({
    ADDRESS_LOOKUP_KEY: lookup.key,
    ADDRESS_LOOKUP_SCRIPT: "https://lookup.example/finder.js?key={key}",
    ADDRESS_LOOKUP_API: "https://api.lookup.example",
  }),
});

/** Another house's script, as far as our form uses it: it finds one address, and fills it in when it is chosen. */
function finder() {
  type Asked = {
    apiKey: string;
    inputField: string;
    outputFields: Record<string, string>;
    onAddressRetrieved(found: object): void;
  };
  const one = { line_1: "1 Quiet Lane", post_town: "Leeds", postcode: "LS1 4DY" } as Record<string, string>;
  function setup({ apiKey, inputField, outputFields, onAddressRetrieved }: Asked) {
    const input = document.querySelector<HTMLInputElement>(inputField)!;
    input.addEventListener("input", async () => {
      const answer = await fetch(`https://api.lookup.example/find?key=${encodeURIComponent(apiKey)}`);
      const list = Object.assign(document.createElement("ul"), { textContent: "" });
      const item = Object.assign(document.createElement("li"), { textContent: await answer.text() });
      item.addEventListener("click", () => {
        for (const [told, field] of Object.entries(outputFields))
          document.querySelector<HTMLInputElement>(field)!.value = one[told] ?? "";
        onAddressRetrieved({ ...one, country_iso_2: "GB" });
        list.remove();
      });
      list.append(item);
      input.after(list);
    });
    return {};
  }
  Object.assign(window, { IdealPostcodes: { AddressFinder: { setup } } });
}

test("somebody looks after their account: profile, picture, address book, sessions, on a phone and at a desk", async () => {
  const page = await reader({ viewport: phone });
  const complaints = watch(page);
  await page.route("https://*.example/**", (route) => route.abort());
  await page.goto(`${site.url}/your-account/login?redir=/your-account/update`);
  await hydrated(page);
  await page.getByLabel("Email address").first().fill(email);
  await page.getByLabel("Password", { exact: true }).first().fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).last().click();
  await page.getByRole("heading", { name: "Your details" }).waitFor();
  await hydrated(page);
  await expectAccessible(page, "the account on a phone");
  await expectNoSideways(page);

  // What is asked of the trade unfolds; a mistake leads to its field and keeps what was typed.
  expect(await page.getByLabel("Company (optional)").isVisible()).toBe(false);
  await page.getByLabel("Yes", { exact: true }).check();
  await page.getByLabel("Company (optional)").fill("The Quiet Glass");
  await page.getByLabel("Fluid ounces", { exact: true }).check();
  await page.getByLabel("Display name").fill("");
  await page.getByRole("button", { name: "Save your profile" }).click();
  const summary = page.getByRole("alert");
  await summary.waitFor();
  await expectAccessible(page, "a profile with a mistake");
  await summary.getByRole("link").click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("profile-display_name");
  expect(await page.getByLabel("Company (optional)").inputValue()).toBe("The Quiet Glass");
  await page.getByLabel("Display name").fill("Ada B");
  await page.getByRole("button", { name: "Save your profile" }).click();
  await page.getByText("Your profile is saved.").waitFor();
  await page.waitForFunction(() => document.documentElement.dataset.units === "oz");

  // A picture: what is wrong with it is said before it is sent, and the field is emptied.
  await page.setViewportSize(desktop);
  await hydrated(page);
  const file = page.getByLabel("Your picture");
  await file.setInputFiles({ name: "me.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
  await page.getByText("You must provide your image as a .jpg or .png").waitFor();
  expect(await file.inputValue()).toBe("");
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#804020" } })
      .png()
      .toBuffer();
  await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await drawn(300, 900) });
  await page.getByText("Your image is too narrow").waitFor();
  expect(await file.inputValue()).toBe("");
  await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await drawn(1_200, 900) });
  await page.getByRole("img", { name: "The picture as it will be shown" }).waitFor();
  const crop = (name: string) => page.locator(`input[name="${name}"]`).inputValue();
  expect([await crop("x"), await crop("width")]).toEqual(["150", "900"]);
  await page.getByLabel("Nearer").fill("100");
  await page.getByLabel("Left and right").fill("0");
  expect([await crop("x"), await crop("width"), await crop("height")]).toEqual(["0", "440", "440"]);
  await expectAccessible(page, "choosing the part of a picture");
  await page.getByRole("button", { name: "Save your picture" }).click();
  await page.getByText("Your picture is saved.").waitFor();
  await page.locator('img[src^="/media/avatars/"]').waitFor();
  await expectAccessible(page, "the account at a desk");

  // The address book, through its tab.
  await page.getByRole("navigation", { name: "Your account" }).getByRole("link", { name: "Address book" }).click();
  await page.getByRole("heading", { name: "Add an address" }).waitFor();
  await page.getByLabel("Address line 1").fill("12 Quiet Lane");
  await page.getByLabel("Town or city").fill("Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch");
  await page.getByLabel("Postcode").fill("12345");
  await page.getByLabel("Country").selectOption("GB");
  await page.getByRole("button", { name: "Add this address" }).click();
  await page.getByRole("alert").getByText("Enter a postcode like LS1 4DY").waitFor();
  await page.getByLabel("Postcode").fill("ls1 4dy");
  await page.getByRole("button", { name: "Add this address" }).click();
  await page.getByText("The address is saved.").waitFor();
  await hydrated(page);
  await expectAccessible(page, "the address book");
  await page.setViewportSize(phone);
  await expectNoSideways(page);
  await page.setViewportSize(desktop);
  await page.getByRole("link", { name: /^Delete.*12 Quiet Lane$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Are you sure you want to delete this address?" });
  await dialog.waitFor();
  await expectAccessible(page, "an address that is asked about");
  await dialog.getByRole("button", { name: "Delete it" }).click();
  await page.getByText("The address is deleted.").waitFor();
  // With a key an address is looked up by another house's script; where that does not come, so does its field.
  await page.goto(`${site.url}/your-account/address-book?add=1`);
  await page.getByLabel("Address line 1").waitFor();
  await page.getByLabel("Find your address").waitFor({ state: "detached" });
  await page.route(lookup.script, (route) => route.fulfill({ contentType: "text/javascript", body: `(${finder})()` }));
  await page.route("https://api.lookup.example/find?key=k%201", (route) =>
    route.fulfill({ headers: { "access-control-allow-origin": "*" }, body: "1 Quiet Lane, Leeds" }),
  );
  await page.reload();
  await page.getByLabel("Find your address").fill("LS1");
  await page.getByText("1 Quiet Lane, Leeds").click();
  expect(await page.getByLabel("Address line 1").inputValue()).toBe("1 Quiet Lane");
  expect(await page.getByLabel("Country").inputValue()).toBe("GB");
  await expectAccessible(page, "an address that was looked up");
  // The refused forms answered 400, which the console tells; the script that did not come, too.
  expect(complaints.filter((text) => !/400|ERR_/.test(text))).toEqual([]);
  await page.context().close();
});

test("an account elsewhere leads in without a script, joins, and is asked before it is connected", async () => {
  const guild = await testProvider();
  const led = await testSite(guild.settings);
  await guild.open(led.url);
  await createUser(led.house, { email, password, name: "Ada" });
  guild.people.set("grace", { email: "grace@guild.example", email_verified: true, name: "Grace" });
  guild.people.set("ada", { email, email_verified: true, name: "Ada" });
  const arrive = async (login: string, options: BrowserContextOptions) => {
    const context = await newContext({ viewport: phone, ...options });
    await passGate(context, led.url);
    const page = await context.newPage();
    await page.goto(`${led.url}/your-account/login?redir=/your-account/update`);
    await enterOn(page, /^Continue with Barkeepers’ Guild$/);
    await page.locator('[name="login"]').fill(login);
    await page.locator('[name="password"]').fill("any");
    await page.locator('button[type="submit"]').click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(/login-with$/);
    return page;
  };
  // Somebody new joins, and is not asked for a password.
  const grace = await arrive("grace", { javaScriptEnabled: false });
  await grace.getByRole("heading", { name: "One more step" }).waitFor();
  const fields = registration();
  for (const name of ["dob_day", "dob_month", "dob_year"]) await grace.locator(`[name="${name}"]`).fill(fields[name]!);
  for (const name of ["industryYN", "newsletter_opt_in"]) await grace.locator(`[name="${name}"][value="no"]`).check();
  await grace.locator('[name="terms"]').check();
  await grace.getByRole("button", { name: /create/i }).click();
  await grace.getByText("You signed in a moment ago").first().waitFor();
  await led.house.pool.query("update session set created_at = now() - interval '1 hour'");
  const cookies = await grace.context().cookies();
  await grace.context().close();
  const later = await reader({ viewport: phone, colorScheme: "dark" });
  await later.context().addCookies(cookies);
  await later.goto(`${led.url}/your-account/update`);
  await later.getByRole("link", { name: "Sign in again with Barkeepers’ Guild" }).first().waitFor();
  await expectAccessible(later, "an account without a password");
  await expectNoSideways(later);
  await later.context().close();

  // Whose address has an account signs in to it first, and says then that both are theirs.
  const ada = await arrive("ada", { colorScheme: "light" });
  await ada.getByRole("heading", { name: "You have an account here" }).waitFor();
  await expectAccessible(ada, "an address that has an account");
  await typeInto(ada, /^Password$/, password);
  await enterOn(ada, /^Sign in$/);
  await ada.getByRole("heading", { name: "Connect Barkeepers’ Guild?" }).waitFor();
  await expectAccessible(ada, "before two accounts are connected");
  await expectNoSideways(ada);
  await enterOn(ada, /^Connect Barkeepers’ Guild$/);
  await ada.getByText("Signs you in since").waitFor();
  await ada.context().close();
  await led.close();
  await guild.close();
});

test("by keys alone a forgotten password is asked about, chosen anew by the link of a mail, and signs in", async () => {
  const grace = { email: "grace@example.org", name: "Grace" };
  await createUser(site.house, { ...grace, password });
  const page = await reader({ viewport: desktop });
  const complaints = watch(page);
  await page.goto(`${site.url}/your-account/login?redir=/your-account/update`);
  await hydrated(page);
  await enterOn(page, /^Forgotten\?$/);
  // The field that is asked for takes the focus, and Enter in it sends the form.
  await page.locator("#reset-email:focus").waitFor();
  await typeInto(page, /^Email address/, grace.email);
  await page.keyboard.press("Enter");
  await page.waitForURL(/[?&]sent/);
  await expectAccessible(page, "a link was sent");
  const [link = ""] = /https?:\S+[?&]reset=[A-Za-z0-9_-]+/.exec(await mailTo(site, grace.email, "Choose a new")) ?? [];
  await page.goto(link);
  await hydrated(page);
  const fresh = "corpse-reviver-1930";
  await typeInto(page, /^New password$/, fresh);
  await typeInto(page, /^New password, again$/, "corpse-reviver-1931");
  await enterOn(page, /^Set the new password$/);
  // What is wrong is said at the top, where the focus is, and leads to its field.
  await page.locator(":focus", { hasText: "There is a problem" }).waitFor();
  await expectAccessible(page, "two passwords that differ");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("#new-password-pass2:focus").waitFor();
  await typeInto(page, /^New password$/, fresh);
  await typeInto(page, /^New password, again$/, fresh);
  await enterOn(page, /^Set the new password$/);
  await page.waitForURL(/[?&]changed/);
  await hydrated(page);
  await typeInto(page, /^Email address/, grace.email);
  await typeInto(page, /^Password$/, fresh);
  await enterOn(page, /^Sign in$/);
  // The mail goes on to where they were going.
  await page.waitForURL(`${site.url}/your-account/update`);
  expect(complaints.filter((said) => !said.includes("400"))).toEqual([]);
  await page.context().close();
});

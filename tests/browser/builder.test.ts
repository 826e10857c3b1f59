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
  seenWhile,
  siteInBrowser,
  watch,
} from "./browser.ts";

const { site, newContext, reader } = siteInBrowser();

/** Runs in the page: the choice that has the focus, where anything stands on top of its middle. */
function coveredFocus(): string[] {
  const label = document.activeElement?.closest("label");
  if (!label) return [];
  const { left, top, width, height } = label.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return label.contains(hit) ? [] : [label.textContent];
}

it("a guest picks what they have, sees the count follow, and takes the picks along to the account's forms", async () => {
  const page = await reader({ viewport: phone, colorScheme: "dark" });
  const complaints = watch(page);
  await page.goto(`${site.url}/builder/home`);
  await hydrated(page);
  await expectAccessible(page, "the builder's index");
  await expectNoSideways(page);
  await page.getByRole("link", { name: "Get started", exact: true }).first().click();
  await page.getByText("Nothing is picked yet.").waitFor();
  const pick = (name: string) =>
    page
      .locator("label.pick", { hasText: new RegExp(`^${name}`) })
      .first()
      .click();
  for (const name of ["Gin", "Lemon juice"]) await pick(name);
  const ready = page.getByRole("region", { name: "You can make these now" });
  await ready.waitFor();
  // The answer to the next one waits: what stands there meanwhile is read as well as before.
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/guest-recipes?*", (route) => looked.then(() => route.continue()));
  await pick("Triple sec");
  await page.locator("[aria-busy=true]", { has: ready }).waitFor();
  await expectAccessible(page, "getting started, while an answer is fetched");
  goOn();
  await page.locator("[aria-busy=false]", { has: ready }).waitFor();
  await page.unroute("**/guest-recipes?*");
  const show = page.getByRole("link", { name: /^Show \d+ recipes$/ });
  await show.waitFor();
  // The count and the way on go along below the head, and who goes back up by keyboard sees where they are.
  await page.getByRole("checkbox", { name: /^Orange bitters/ }).focus();
  const [head, bar] = [await page.locator(".site-head").boundingBox(), await show.boundingBox()];
  expect(bar!.y).toBeGreaterThanOrEqual(head!.y + head!.height);
  const covered: string[] = [];
  for (let key = 0; key < 20; key += 1) {
    await page.keyboard.press("Shift+Tab");
    covered.push(...(await page.evaluate(coveredFocus)));
  }
  expect(covered).toEqual([]);
  await expectAccessible(page, "getting started, with picks");
  await expectNoSideways(page);
  const keep = page.getByRole("region", { name: "Keep what you picked" });
  await keep.getByRole("link", { name: "Create an account" }).click();
  await page.getByRole("heading", { name: "Create an account", level: 1 }).waitFor();
  expect(new URL(page.url()).searchParams.get("redir")).toMatch(
    /^\/builder\/get-started\?iid=\d+(,|%2C)\d+(,|%2C)\d+$/,
  );
  expect(await page.locator("#register").isVisible()).toBe(true);
  await expectAccessible(page, "joining from the builder");
  expect(complaints).toEqual([]);
  await page.context().close();
});

it.each([
  ["a phone", phone],
  ["a desk", desktop],
])("recipes are searched in two steps, narrowed, shuffled, saved and found again on %s", async (_, viewport) => {
  const ada = await signedIn(site);
  const { add, ids } = await barTools(site);
  await add(ada, "gin", "campari", "sweet-vermouth", "lemon-juice", "triple-sec");
  const context = await newContext({ viewport, colorScheme: viewport === phone ? "light" : "dark" });
  await passGate(context, site.url);
  for (const [name, value] of ada.cookies) await context.addCookies([{ name, value, url: site.url }]);
  const page = await context.newPage();
  const complaints = watch(page);
  await page.goto(`${site.url}/builder/recipes/search`);
  await hydrated(page);
  const onward = page.getByRole("button", { name: "Continue" });
  expect(await onward.isDisabled()).toBe(true);
  await page.getByText("Gin", { exact: true }).click();
  const byName = page.getByRole("combobox", { name: "Add an ingredient" });
  if (viewport === desktop) {
    const search = "**/mybar/search-item?*";
    await page.route(search, (route) => route.fulfill({ body: "nothing that makes sense" }));
    await byName.pressSequentially("lime");
    await page.getByText("Please reload the page and try again").waitFor();
    await page.unroute(search);
    await byName.fill("");
  }
  await byName.pressSequentially("lime ju");
  await expectAccessible(page, "step one, while one types");
  await page
    .getByRole("option", { name: /^Lime juice/ })
    .first()
    .click();
  await page.getByText(/^\d+ recipes? with these$/).waitFor();
  await expectAccessible(page, "step one, with a count");
  await expectNoSideways(page);
  await onward.click();
  await page.getByText("Step 2 of 2").waitFor();
  // The step before is a form of the document's own: what it leads to comes to life a moment after it stands.
  await hydrated(page);
  await page.getByLabel("Missing").selectOption("1");
  await page.getByText(/^\d{2,} recipes$/).waitFor();
  await expectAccessible(page, "step two");
  await expectNoSideways(page);
  await page.getByRole("button", { name: "Show recipes" }).click();
  await page.getByRole("link", { name: /^Up to 1 missing/ }).waitFor();
  // A page is as long as the window is wide (builder.md, 9).
  const [begin, next] =
    viewport === phone ? [/^1 to 12 of \d+$/, /^13 to 24 of \d+$/] : [/^1 to 24 of /, /^25 to \d+ of /];
  await page.getByText(begin).waitFor();
  await expectAccessible(page, "results");
  await expectNoSideways(page);

  await page.getByRole("link", { name: "Shuffle" }).click();
  await page.locator("option[value=shuffle]").waitFor({ state: "attached" });
  await page.getByText(begin).waitFor();
  const first = await page.locator(".cocktail-card h3").first().textContent();
  await page.getByRole("link", { name: "Next" }).click();
  await page.getByText(next).waitFor();
  await page.goBack();
  await page.getByText(begin).waitFor();
  expect(await page.locator(".cocktail-card h3").first().textContent()).toBe(first);

  // Far down, the foot of the page stands over the button.
  await page.evaluate(() => scrollTo(0, 0));
  if (viewport === phone) await page.getByRole("button", { name: /^Filters/ }).click();
  await page.getByLabel("Alcohol").selectOption("only");
  await page.waitForURL(/nonalcoholic=only/);
  if (viewport === phone) {
    await expectAccessible(page, "the filters as a sheet");
    await page.getByRole("button", { name: /^Show \d+ recipes?$/ }).click();
  }
  await page.getByRole("button", { name: /^Save/ }).first().click();
  const dialog = page.getByRole("dialog", { name: "Save this search" });
  await expectAccessible(page, "the save dialog");
  await dialog.getByLabel("What it is called").fill("Friday");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Friday", level: 1 }).waitFor();
  await page
    .getByRole("navigation", { name: "Screens of the builder" })
    .getByRole("link", { name: "Saved searches" })
    .click();
  await page.getByRole("heading", { name: "Saved searches", level: 1 }).waitFor();
  await page.getByText("Rename or delete").click();
  await expectAccessible(page, "saved searches");
  await expectNoSideways(page);

  // What chosen ingredients do not make lets something be missing, after a moment.
  await page.goto(`${site.url}/builder/recipes?iid=${ids.campari}&hof=only`);
  await page.waitForURL(/missing=[123]/);
  await page.getByRole("link", { name: /^Up to \d missing/ }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it("an ingredient is added and leads back; the second removal asks no more", async () => {
  const ada = await signedIn(site);
  const context = await newContext({ viewport: phone });
  await passGate(context, site.url);
  for (const [name, value] of ada.cookies) await context.addCookies([{ name, value, url: site.url }]);
  const page = await context.newPage();
  const complaints = watch(page);
  await page.goto(`${site.url}/builder/ingredients/add?keyword=gin`);
  await hydrated(page);
  await expectAccessible(page, "adding ingredients");
  await expectNoSideways(page);
  await page.getByRole("button", { name: /^Add\s?: Gin$/ }).click();
  await page.getByText("In your bar").waitFor();
  await page.goto(`${site.url}/builder/ingredients/add?keyword=campari&return-on-add=/builder/ingredients%3Fpp%3Dhide`);
  await hydrated(page);
  await page.getByRole("button", { name: /^Add\s?: Campari$/ }).click();
  await page.waitForURL(/\/builder\/ingredients\?pp=hide$/);
  const list = page.getByRole("listitem");
  const gin = list.filter({ has: page.getByRole("heading", { name: "Gin", exact: true }) });
  await gin.getByText(/^Remove/).click();
  await expectAccessible(page, "before something is removed");
  await gin.getByRole("button", { name: "Cancel" }).click();
  await gin.getByText(/^Remove/).click();
  await gin.getByRole("button", { name: /^Yes, remove it/ }).click();
  await page.getByText("1 ingredient", { exact: true }).waitFor();
  // Who works by keyboard goes on with what stands beside it.
  await page.locator("li a:focus", { hasText: /^Campari$/ }).waitFor();
  await page.getByRole("button", { name: /^Remove\s?: Campari$/ }).click();
  await page.getByText("0 ingredients", { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it("a list is narrowed, paged, shown in another way and marked, and its address says where it stands", async () => {
  const ada = await signedIn(site);
  const context = await newContext({ viewport: desktop, colorScheme: "dark" });
  await passGate(context, site.url);
  for (const [name, value] of ada.cookies) await context.addCookies([{ name, value, url: site.url }]);
  const page = await context.newPage();
  const complaints = watch(page);
  await page.goto(`${site.url}/builder/ingredients?pp=only&limit=6&offset=12`);
  await hydrated(page);
  await page.getByText(/^13 to \d+ of \d+$/).waitFor();
  await expectAccessible(page, "a page of the ingredients");
  // Another size holds what stood first.
  await page.getByLabel("At a time").selectOption("12");
  await page.waitForURL(/limit=12&offset=12|offset=12&limit=12/);
  // The address comes before what it shows: a number typed in between would be the old list's.
  const number = page.getByRole("spinbutton", { name: /^Page/ });
  await expect.poll(() => number.inputValue()).toBe("2");
  await number.fill("1");
  await page.getByText(/^1 to 12 of \d+$/).waitFor();
  expect(await page.getByRole("button", { name: "First" }).isDisabled()).toBe(true);

  const find = page.getByRole("button", { name: "Search", exact: true }).last();
  const word = page.getByRole("searchbox", { name: "Name" });
  await expect.poll(() => find.isDisabled()).toBe(true);
  await word.fill("sugar");
  await expect.poll(() => find.isDisabled()).toBe(false);
  await word.press("Enter");
  await page.waitForURL(/keyword=sugar/);
  await page.getByRole("link", { name: /^“sugar”/ }).waitFor();
  await expect.poll(() => find.isDisabled()).toBe(true);

  // The three rest for a second.
  const resting = { css: ".segmented button:disabled", words: "List" };
  await seenWhile(page, resting, () => page.getByRole("button", { name: "Gallery" }).click());
  await expectAccessible(page, "the ingredients as a gallery");
  await expectNoSideways(page);
  const heart = page.getByRole("button", { name: /Favourite: / }).first();
  await heart.focus();
  await page.keyboard.press("Enter");
  await page.locator("[aria-busy=true]").first().waitFor();
  await page.locator("[aria-pressed=true][aria-disabled=true]").first().waitFor();
  type Told = { response: { result_count: number } };
  expect((await ada.get("/builder/api/favourite?list=yes")).json<Told>().response.result_count).toBe(1);
  await page.reload();
  await page.locator("html[data-list=gallery]").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it("what is done far down a list by keyboard leaves the page and the focus where they are", async () => {
  const ada = await signedIn(site);
  const context = await newContext({ viewport: desktop });
  await passGate(context, site.url);
  for (const [name, value] of ada.cookies) await context.addCookies([{ name, value, url: site.url }]);
  const page = await context.newPage();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
  await page.goto(`${site.url}/builder/ingredients/add?limit=24`);
  await hydrated(page);
  const add = page.getByRole("button", { name: /^Add\s?: / }).nth(14);
  const name = (await add.textContent())!.replace(/^Add\s?: /, "");
  await add.evaluate((button) => button.scrollIntoView({ block: "center" }));
  await add.focus();
  const height = await page.evaluate(() => scrollY);
  expect(height).toBeGreaterThan(200);
  await page.keyboard.press("Enter");
  await expect.poll(focused).toBe(`${name}: In your bar`);
  expect(await page.evaluate(() => scrollY)).toBe(height);

  await page.goto(`${site.url}/builder/recipes?iid=1,2,3,4,5,6&missing=3`);
  await hydrated(page);
  const order = page.locator("form[aria-label=Order] select[name=sort]");
  for (const [key, says] of [
    ["ArrowDown", "rating"],
    ["ArrowDown", "name"],
  ] as const) {
    await order.press(key);
    await page.waitForURL(new RegExp(`sort=${says}`));
    await expect.poll(() => order.inputValue()).toBe(says);
    expect(await order.evaluate((select) => select === document.activeElement)).toBe(true);
  }
  await page.getByRole("link", { name: "Next" }).press("Enter");
  await page.waitForURL(/offset=/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  const list = page.getByRole("button", { name: "List", exact: true });
  await seenWhile(page, { css: ".segmented button:disabled", words: "List" }, () => list.press("Enter"));
  await expect.poll(() => list.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: /^Save search/ }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("search-name");
  await context.close();
});

import { expect, it } from "vitest";
import { createUser } from "#app/visitor/users.server.ts";
import { Client, password, signIn } from "../http/client.ts";
import {
  desktop,
  expectAccessible,
  expectNoSideways,
  hydrated,
  passGate,
  phone,
  siteInBrowser,
  watch,
  whole,
} from "./browser.ts";

const { site, newContext } = siteInBrowser();

async function premium(name: string): Promise<Client> {
  const email = `${name}@example.com`;
  const made = await createUser(site.house, { email, password, name, role: "member", premium: true });
  if (!made.ok) throw new Error(made.reason);
  const client = new Client(site.url);
  await signIn(client, email);
  return client;
}

async function pageOf(client: Client | null, viewport: { width: number; height: number }) {
  const context = await newContext({ viewport, colorScheme: viewport === phone ? "dark" : "light" });
  await passGate(context, site.url);
  for (const [name, value] of client?.cookies ?? []) await context.addCookies([{ name, value, url: site.url }]);
  const page = await context.newPage();
  return { page, complaints: watch(page), multiplexed: [] as string[] };
}

it("a drink is personalised by keyboard: one request after the pause, notes at once, the rest when it closes", async () => {
  const ada = await premium("keyboard");
  const { page, complaints, multiplexed } = await pageOf(ada, desktop);
  page.on("request", (request) => {
    if (request.url().endsWith("/builder/api/multiplex")) {
      const { queue } = JSON.parse(request.postData() ?? "{}") as { queue: { task: string }[] };
      multiplexed.push(queue.map(({ task }) => task).join());
    }
  });
  await page.goto(`${site.url}/cocktails/recipe/77/negroni`);
  await whole(page);
  const opener = page.locator(".marks-room").getByRole("button", { name: /^Personalise/ });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Negroni" });
  await dialog.getByRole("checkbox", { name: "Favourite" }).focus();
  await page.keyboard.press("Space");
  await dialog.getByLabel("Have you tried it?").selectOption("liked");
  await expectAccessible(page, "the personalise dialog while it saves");
  await dialog.getByText("Saved").first().waitFor({ state: "attached" });
  expect(multiplexed).toEqual(["favourite,tried"]);

  await dialog.getByLabel("Your notes").fill("Stir it long.");
  await dialog.getByRole("button", { name: "Save note" }).click();
  await expect.poll(() => multiplexed).toEqual(["favourite,tried", "notes"]);

  await dialog.getByRole("checkbox", { name: "My collection" }).check();
  await page.keyboard.press("Escape");
  await expect.poll(() => multiplexed).toEqual(["favourite,tried", "notes", "collection"]);
  await page.getByRole("button", { name: "A favourite" }).waitFor();
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

it("what is said goes out when its page does", async () => {
  const ada = await premium("leaving");
  const { page } = await pageOf(ada, phone);
  await page.goto(`${site.url}/books/1`);
  await whole(page);
  await page.getByRole("button", { name: /^Personalise/ }).click();
  await page.getByRole("dialog").getByRole("checkbox", { name: "Favourite" }).check();
  await expectNoSideways(page);
  await page.goto("about:blank");
  type Answer = { response: { engagement: { favourite: boolean } } };
  const now = async () =>
    (await ada.get("/builder/api/personalise?link_table=books&link_id=1")).json<Answer>().response.engagement.favourite;
  await expect.poll(now).toBe(true);
});

it("what cannot be sent is kept and said, and goes out when one tries again", async () => {
  const ada = await premium("trouble");
  const { page } = await pageOf(ada, phone);
  await page.goto(`${site.url}/cocktails/recipe/77/negroni`);
  await whole(page);
  await page
    .locator(".marks-room")
    .getByRole("button", { name: /^Personalise/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Negroni" });
  await dialog.waitFor();
  await page.route("**/builder/api/multiplex", (route) => route.abort());
  await dialog.getByLabel("Your notes").fill("Kept.");
  await dialog.getByRole("button", { name: "Save note" }).click();
  const fatal = page.getByRole("dialog", { name: "An error occured" });
  await fatal.getByText("We're really sorry, this doesn't normally happen...").waitFor();
  await expectAccessible(page, "the fatal error");
  await page.unroute("**/builder/api/multiplex");
  await fatal.getByRole("button", { name: "Try again" }).click();
  await dialog.getByText("Saved").waitFor({ state: "attached" });
});

it("a visitor is led to the builder, and back from there", async () => {
  const { page } = await pageOf(null, phone);
  await page.goto(`${site.url}/books/1`);
  await hydrated(page);
  const href = await page.getByRole("link", { name: "Personalise" }).getAttribute("href");
  expect(href).toBe(`/builder/home?return=${encodeURIComponent(new URL(page.url()).pathname)}`);
});

it("a collection is put in order by keyboard, and its menu printed", async () => {
  const ada = await premium("orders");
  for (const link_id of ["77", "1", "2"])
    await ada.post("/builder/api/collection", { id: "base", link_table: "cocktails", link_id, add_item: "yes" });
  const { page, complaints } = await pageOf(ada, phone);
  await page.goto(`${site.url}/builder/collections`);
  await expectAccessible(page, "the collections");
  await page.getByRole("link", { name: "My collection", exact: true }).click();
  await page.getByRole("heading", { name: "My collection", level: 1 }).waitFor();
  await hydrated(page);
  await expectAccessible(page, "a collection");
  await expectNoSideways(page);
  const order = () =>
    page.locator("[data-item]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-item")));
  await page.getByRole("button", { name: "Move Negroni down" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(order).toEqual(["cocktails:1", "cocktails:77", "cocktails:2"]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Move Negroni down");
  await page.getByRole("link", { name: "Make a menu of it" }).click();
  await page.getByLabel("Hide what your bar cannot make right now").uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await page.locator("[data-menu] >> text=Negroni").waitFor();
  await expectAccessible(page, "a menu");
  await expectNoSideways(page);
  expect(complaints).toEqual([]);
});

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { type Client, signedIn } from "../http/client.ts";
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

const { site, newContext } = siteInBrowser();
const recipe = "/cocktails/recipe/77/negroni";

async function say(who: Client, comment: string, more: Record<string, string> = {}): Promise<string> {
  const answer = await who.post("/api/comment/write/cocktails/77", { comment, ...more });
  await site.house.pool.query("update comment set status = 'shown' where text = $1", [comment]);
  return answer.json<{ id_encoded: string }>().id_encoded;
}

/** A thread with all that may stand in one: badges, answers down to the deepest, a tip, a place, a folded one, one that waits. */
async function thread(ada: Client & { email: string }, bob: Client & { email: string }): Promise<void> {
  const { pool } = site.house;
  await pool.query("delete from comment");
  await pool.query("update person set industry = true, trade_checked_at = now() where email = $1", [bob.email]);
  let parent_id = await say(
    bob,
    "Equal parts are a start: I pour more gin, and find it drier. https://example.org/why",
  );
  for (let depth = 1; depth <= 4; depth += 1)
    parent_id = await say(depth % 2 ? ada : bob, `Depth ${depth}.`, { parent_id });
  const gone = await say(bob, "This one goes.");
  await say(ada, "And this stays below it.", { parent_id: gone });
  await bob.post("/api/comment/delete/cocktails/77", { id: gone });
  await say(bob, "Nobody likes this one.");
  await pool.query("update comment set up = 0, down = 9 where text = 'Nobody likes this one.'");
  await pool.query("update comment set tip = true where text like 'Equal parts%'");
  await say(ada, "My own words, which I can still change.");
}

/** What can be done with the comment that holds a text. */
async function open(page: Page, text: string, word: string) {
  const comment = page.locator("#user-notes li").filter({ hasText: text }).last();
  const way = comment
    .locator("details.comment-way")
    .filter({ has: page.locator("summary", { hasText: word }) })
    .first();
  await way.locator("summary").press("Enter");
  await expect.poll(() => way.getAttribute("open")).not.toBeNull();
  return way;
}

// In the one theme at the one width, in the other at the other: both of each state would tell no more.
it.each([
  ["a phone in the evening", phone, "dark"],
  ["a wide screen by day", desktop, "light"],
] as const)(
  "a thread is read, answered, changed, reported and deleted from on %s, by keyboard",
  async (_, viewport, colorScheme) => {
    const [ada, bob] = [await signedIn(site, "Ada"), await signedIn(site, "Bob")];
    await thread(ada, bob);
    const context = await newContext({ viewport, colorScheme });
    await passGate(context, site.url);
    const page = await context.newPage();
    const complaints = watch(page);

    await page.goto(`${site.url}${recipe}#user-notes`);
    await hydrated(page);
    await page.locator("#user-notes").getByText("Equal parts are a start").last().waitFor();
    await page.getByRole("link", { name: "Sign in to say something" }).waitFor();
    await expectAccessible(page, "a thread, signed out");
    await expectNoSideways(page);

    for (const [name, value] of ada.cookies) await context.addCookies([{ name, value, url: site.url }]);
    await page.goto(`${site.url}/about`);
    await page.goto(`${site.url}${recipe}#user-notes`);
    await hydrated(page);
    await page.getByLabel("Your comment").first().waitFor();
    await expectAccessible(page, "a thread, signed in");

    const answer = await open(page, "Nobody likes this one.", "Answer");
    await expectAccessible(page, "an answer is written");
    await expectNoSideways(page);
    await answer.getByRole("textbox").fill("I do.");
    await answer.getByRole("button", { name: "Answer" }).press("Enter");
    await page.locator("#user-notes p", { hasText: /^I do\.$/ }).waitFor();
    // The box closes, and the keyboard is where it was opened.
    await expect.poll(() => answer.getAttribute("open")).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Answer");

    // What could not be posted, after three attempts, stays, and goes once there is a way.
    let attempts = 0;
    await page.route("**/comment/write/**", (route) => {
      attempts += 1;
      return route.fulfill({ status: 500, body: "ERROR: not today" });
    });
    const lost = await open(page, "Nobody likes this one.", "Answer");
    await lost.getByRole("textbox").fill("Not yet said.");
    await lost.getByRole("button", { name: "Answer" }).press("Enter");
    const failed = page.getByRole("alert").filter({ hasText: "An error occured" });
    await failed.getByText("Please reload the page and try again.").waitFor();
    expect([attempts, await lost.getByLabel("What you wrote").inputValue()]).toEqual([3, "Not yet said."]);
    await expectAccessible(page, "an answer that could not be posted");
    await page.unroute("**/comment/write/**");
    await failed.getByRole("button", { name: "Try again" }).press("Enter");
    await page.keyboard.type(" Now it is.");
    await lost.getByRole("button", { name: "Answer" }).press("Enter");
    await page.locator("#user-notes p", { hasText: /Not yet said\./ }).waitFor();

    const report = await open(page, "Equal parts are a start", "Report");
    await expectAccessible(page, "a report is written");
    await expectNoSideways(page);
    await report.getByLabel("It sells something").press("Space");
    await report.getByRole("button", { name: "Report it" }).press("Enter");
    // It is said where it was reported, however far down that is, and what one is writing above stays.
    await report.locator(":focus", { hasText: "Thank you. An editor looks at it." }).waitFor();
    await expectAccessible(page, "a report was sent");

    const change = await open(page, "My own words", "Change");
    await expectAccessible(page, "a comment is changed");
    await change.getByRole("textbox").fill("My own words, changed.");
    await change.getByRole("button", { name: "Keep this" }).press("Enter");
    await page.getByText("My own words, changed.").first().waitFor();

    const remove = await open(page, "My own words, changed.", "Delete");
    await remove.getByText("Are you sure you wish to delete this comment? This action can not be undone.").waitFor();
    await expectAccessible(page, "a deletion is asked about");
    await expectNoSideways(page);
    await remove.getByRole("button", { name: "Yes, delete it" }).press("Enter");
    await expect.poll(() => page.getByText("My own words, changed.").count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
    await expectAccessible(page, "a comment is gone");
    // Three answers of the failing call are told on the console.
    expect(complaints.filter((text) => !text.includes("500"))).toEqual([]);
    await context.close();
  },
);

it("one vote is on its way at a time: both buttons are off as soon as one was pressed", async () => {
  const [ada, bob] = [await signedIn(site, "Ada"), await signedIn(site, "Bob")];
  await site.house.pool.query("delete from comment");
  await say(bob, "Vote on me.");
  const context = await newContext({ viewport: desktop });
  await passGate(context, site.url);
  for (const [name, value] of ada.cookies) await context.addCookies([{ name, value, url: site.url }]);
  const page = await context.newPage();
  const held = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route("**/vote/register*", (route) => {
    sent.push(route.request().postData() ?? "");
    return held.promise.then(() => route.continue());
  });
  await page.goto(`${site.url}${recipe}#user-notes`);
  const comment = page.locator("#user-notes li").filter({ hasText: "Vote on me." }).last();
  const [helpful, not] = [/^Helpful/, /^Not helpful/].map((name) => comment.getByRole("button", { name }));
  await helpful!.click();
  await expect.poll(() => sent.length).toBe(1);
  expect([await helpful!.isDisabled(), await not!.isDisabled()]).toEqual([true, true]);
  held.resolve();
  await comment.getByText("+1").waitFor();
  expect(sent).toEqual([expect.stringContaining("rating=5")]);
  await context.close();
});

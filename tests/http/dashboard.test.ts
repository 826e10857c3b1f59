import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, startMembership } from "#app/visitor/users.server.ts";
import { type TestSite, testSite } from "../site.ts";
import { listenToStatements } from "../statements.ts";
import { Client, password, signedIn, signIn } from "./client.ts";

const root = "/api/dev/frontend/";
const statements = listenToStatements();
let site: TestSite;
let visitor: Client;
let ada: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
  ada = await premium("ada@example.com");
});
afterAll(async () => {
  await site?.close();
  statements.stop();
});

async function premium(email: string): Promise<Client> {
  await createUser(site.house, { email, password, premium: true });
  const client = new Client(site.url);
  await signIn(client, email);
  return client;
}
/** The dashboard's blocks by their headings, in their order. */
const blocks = (text: string) => [...text.matchAll(/<h3 id="dashboard-[^>]*>([^<]*)</g)].map(([, title]) => title);
const hasOne = (text: string) => text.includes('id="premium-dashboard"');

describe("the dashboard", () => {
  it("is a premium member's alone, rendered by the server, and kept by nobody", async () => {
    const guests = await visitor.get("/");
    expect(hasOne(guests.text)).toBe(false);
    const own = await ada.get("/");
    expect(hasOne(own.text)).toBe(true);
    expect(own.headers["cache-control"]).toContain("no-store");
    const again = await visitor.get("/");
    expect(again.text).toBe(guests.text);
    expect(again.headers.etag).toBe(guests.headers.etag);
    const grace = await signedIn(site);
    expect(hasOne((await grace.get("/")).text)).toBe(false);
    expect(hasOne((await ada.get("/", { "if-none-match": guests.headers.etag! })).text)).toBe(true);
    // What the router asks for within the site is told apart the same way.
    expect((await visitor.get("/_.data")).text).not.toContain("must_try");
    expect((await ada.get("/_.data")).text).toContain("must_try");
    expect((await visitor.get("/_.data")).text).not.toContain("must_try");
  });

  it("shows its blocks in the order of the contract, and says what will stand in those that have nothing yet", async () => {
    const one = await premium("grace@example.com");
    const empty = (await one.get("/")).text;
    for (const said of ["mark as ones to try", "What you look at", "once you rate a drink", "searches that you keep"])
      expect(empty).toContain(said);
    const found = await one.get(`${root}mybar/search-item?limit=40&must-be-ingredient=1`);
    for (const { link_id } of found.json<{ result: { link_id: number }[] }>().result)
      await one.post(`${root}mybar/add-item`, { link_id: String(link_id) });
    const named = { link_table: "cocktails", link_id: "77" };
    await one.post(`${root}contactengagement/tried`, { ...named, value: "must_try" });
    await one.post(`${root}viewed`, named);
    await one.post(`${root}vote/register`, { link_id: "1", section: "cocktail", rating: "5" });
    const begun = await one.post("/builder/api/recipe-search-ingredients", { "chosen_ingredient[]": "1" });
    const { sid } = begun.json<{ response: { sid: string } }>().response;
    await one.post("/builder/api/recipe-search-complete", { sid, name: "With the first bottle" });
    const { text } = await one.get("/");
    const shown = blocks(text);
    expect(blocks(empty)).toEqual(shown);
    expect(text).not.toContain("mark as ones to try");
    expect(shown).toEqual([
      "Tonight",
      "The next bottle",
      "Must try",
      "Recently viewed",
      "Cocktail of the day",
      expect.stringMatching(/^Your (?:<!-- -->)?\d{4}$/),
      "Saved searches",
    ]);
    expect(text).toContain("With the first bottle");
    expect(text).toContain("Rated, tried or made, by month");
    // It is nobody else's.
    expect((await ada.get("/")).text).toContain("mark as ones to try");
  });

  it("is sent folded away to who folded it, and open to others", async () => {
    const details = async (cookie?: string) => {
      const headers = cookie ? { cookie: `session=${ada.cookies.get("session")}; ${cookie}` } : {};
      return /id="premium-dashboard"[\s\S]*?<details([^>]*)>/.exec((await ada.get("/", headers)).text)![1]!;
    };
    expect(await details()).toContain("open");
    expect(await details("dashboard_hide=1")).not.toContain("open");
  });

  it("goes with the membership, at its moment", async () => {
    const one = await signedIn(site);
    const { id } = await site.house.db
      .selectFrom("person")
      .select("id")
      .where("email", "=", one.email)
      .executeTakeFirstOrThrow();
    const ends_at = new Date(Date.now() + 1_500);
    await startMembership(site.house.db, { person_id: id, source: "granted", ends_at });
    expect(hasOne((await one.get("/")).text)).toBe(true);
    await expect.poll(async () => hasOne((await one.get("/")).text)).toBe(false);
  });

  it("asks the database for no more than it needs", async () => {
    await ada.get("/");
    const sent = await statements.during(() => ada.get("/"));
    expect(sent.length).toBeLessThanOrEqual(14);
  });
});

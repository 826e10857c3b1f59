import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMembership } from "#app/visitor/users.server.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, registration, signedIn } from "./client.ts";

const personal = "/api/dev/frontend/personal";
const dismiss = "/api/dev/frontend/dismiss-message";
let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite();
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

type Told = { key: string; text: string; redirect: string | null };
const toldTo = async (who: Client) => (await who.get(personal)).json<{ messages: Told[] }>().messages;
const keys = async (who: Client) => (await toldTo(who)).map(({ key }) => key);
async function joined(): Promise<Client> {
  const client = new Client(site.url);
  await client.post("/your-account/login", registration());
  return client;
}
const idOf = async (email: string) =>
  (await site.house.db.selectFrom("person").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;

describe("messages", () => {
  it("welcome who joins and ask for the address, until they are put away; an address comes back", async () => {
    const ada = await joined();
    expect(await keys(ada)).toEqual(["confirm-email", "welcome"]);
    expect((await ada.post(dismiss, { key: "welcome" })).json()).toEqual({ status: "ok" });
    expect((await ada.post(dismiss, { key: "confirm-email" })).json()).toEqual({
      status: "ok",
      redirect: "/confirm-email",
    });
    expect(await keys(ada)).toEqual([]);
    await site.house.pool.query("update message set dismissed_at = now() - interval '2 days'");
    expect(await keys(ada)).toEqual(["confirm-email"]);
  });

  it("say that a membership ends, and are the same on a page for who has no script", async () => {
    const ada = await signedIn(site);
    const ends_at = new Date(Date.now() + 5 * 86_400_000);
    await startMembership(site.house.db, { person_id: await idOf(ada.email), source: "granted", ends_at });
    const [told] = await toldTo(ada);
    expect(told?.text).toContain("Your premium membership ends on");
    const page = "/your-account/messages";
    expect((await ada.get(page)).text).toContain(told!.text);
    const done = await ada.post(page, { key: told!.key });
    expect([done.status, done.headers.location]).toEqual([303, page]);
    expect((await ada.get(page)).text).toContain("Nothing to tell you");
    expect((await ada.post(page, {})).status).toBe(400);
    expect((await visitor.get(page)).headers.location).toBe(`/login?redir=${page}`);
  });

  it("of one member are no other's; a guest is told that all is well, and keys that are none change nothing", async () => {
    const [ada, grace] = [await joined(), await joined()];
    await ada.post(dismiss, { key: "welcome" });
    expect(await keys(grace)).toContain("welcome");
    expect(await toldTo(visitor)).toEqual([]);
    expect((await visitor.post(dismiss, { key: "welcome" })).json()).toEqual({ status: "ok" });
    const before = (await site.house.pool.query("select * from message")).rowCount;
    expect((await grace.post(dismiss, { key: "nothing" })).json()).toEqual({ status: "ok" });
    expect((await site.house.pool.query("select * from message")).rowCount).toBe(before);
    expect((await grace.post(dismiss, {})).status).toBe(400);
  });
});

describe("what a member looked at", () => {
  it("is kept, the newest first, a hundred at most, and only what there is", async () => {
    const ada = await signedIn(site);
    const look = (link_table: string, link_id: number) =>
      ada.post("/api/dev/frontend/viewed", { link_table, link_id: String(link_id) });
    expect((await look("cocktails", 77)).json()).toEqual({ status: "ok" });
    expect((await look("cocktails", 999_999)).status).toBe(404);
    expect((await look("person", 1)).status).toBe(400);
    expect((await visitor.post("/api/dev/frontend/viewed", { link_table: "cocktails", link_id: "77" })).status).toBe(
      403,
    );
    await site.house.pool.query(
      "insert into viewed (person_id, link_table, link_id, viewed_at) select $1, 'ingredients', n, now() - n * interval '1 minute' from generate_series(1, 150) n",
      [await idOf(ada.email)],
    );
    await look("cocktails", 1);
    const rows = await site.house.pool.query<{ link_table: string; link_id: number }>(
      "select link_table, link_id from viewed order by viewed_at desc",
    );
    expect(rows.rowCount).toBe(100);
    expect(rows.rows.slice(0, 2)).toEqual([
      { link_table: "cocktails", link_id: 1 },
      { link_table: "cocktails", link_id: 77 },
    ]);
  });
});

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#app/operations/runner.server.ts";

import { confirmEmail } from "#app/visitor/users.server.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { peopleOf } from "#tests/people.ts";
import { readLeave } from "./asking/links.server.ts";
import { confirmAsked, leaveNewsletter, loadNewsletters, saveNewsletters } from "./newsletter-operations.server.ts";
import { subscribe, subscriptionsOf } from "./newsletter-store.server.ts";
import { sendNewsletter, tryNewsletter } from "./send.server.ts";

let open: TestHouse;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  open = await testHouse({ library: true });
  people = peopleOf(open);
});
afterAll(() => open?.close());
const house = () => open.house;

/** The lines of a mail as they were written, whatever its encoding folded. */
const plain = (mail: string) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
async function mails(): Promise<string[]> {
  const folder = join(house().settings.DATA_DIR, "mail");
  const files = await readdir(folder).catch(() => []);
  return Promise.all(files.map(async (file) => plain(await readFile(join(folder, file), "utf8"))));
}
const to = async (email: string) => (await mails()).filter((mail) => mail.includes(`To: ${email}`));
const linkIn = (mail: string, path: string) => new RegExp(`${path}\\?token=([\\w.-]+)`).exec(mail)![1]!;

describe("somebody who joins and wishes for the newsletter", () => {
  it("is asked once by mail, and gets it when their address is confirmed, however often", async () => {
    const { email } = await people.registered();
    const { id } = (await people.rowOf(email))!;
    expect(await subscriptionsOf(house().db, id)).toEqual([{ newsletter: "weekly", confirmed: false }]);
    const [mail, ...more] = await to(email);
    expect(more).toEqual([]);
    const token = linkIn(mail!, "/confirm-email");
    for (let time = 0; time < 2; time += 1)
      expect(await run(confirmEmail, { token }, people.caller)).toMatchObject({ ok: true });
    expect(await subscriptionsOf(house().db, id)).toEqual([{ newsletter: "weekly", confirmed: true }]);
    expect((await people.rowOf(email))!.email_verified).toBe(true);
  });

  it("does not have another address confirmed by the link that went to the first", async () => {
    const { email } = await people.registered();
    const [mail] = await to(email);
    await house().db.updateTable("person").set({ email: "moved@example.com" }).where("email", "=", email).execute();
    expect(await run(confirmEmail, { token: linkIn(mail!, "/confirm-email") }, people.caller)).toMatchObject({
      ok: false,
    });
  });
});

describe("what a member chooses", () => {
  it("replaces what they had, begins at once where their address is confirmed, and ends with nothing ticked", async () => {
    const { email } = await people.registered();
    const { id } = (await people.rowOf(email))!;
    const person = { id, email, display_name: "A", role: "member", premium: false, confirmed: true } as const;
    const caller = callerOf(house(), { person });
    const chosen = async (fields: object) => {
      const saved = await run(saveNewsletters, fields, caller);
      expect(saved).toMatchObject({ ok: true, value: { asked: false } });
      const loaded = await run(loadNewsletters, {}, caller);
      return loaded.ok ? loaded.value : null;
    };
    expect(await chosen({ newsletters: ["shop", "weekly", "shop", "spam", 7] })).toEqual({
      chosen: ["weekly", "shop"],
      waiting: false,
    });
    expect(await chosen({ newsletters: ["trade"] })).toEqual({ chosen: ["trade"], waiting: false });
    expect(await chosen({ newsletters: ["trade"], unsubscribe_all: "yes" })).toEqual({ chosen: [], waiting: false });
    expect(await chosen({ newsletters: "features" })).toEqual({ chosen: ["features"], waiting: false });
    expect(await chosen({})).toEqual({ chosen: [], waiting: false });
  });
});

describe("an issue", () => {
  beforeEach(async () => {
    await house().db.deleteFrom("newsletter_issue").execute();
    await house().db.deleteFrom("newsletter_subscription").execute();
  });
  const readers = (count: number) =>
    Array.from({ length: count }, (_, place) => `reader-${crypto.randomUUID()}-${place}@example.org`);
  async function subscribed(emails: string[], confirmed = true) {
    for (const email of emails) await subscribe(house().db, { email }, ["weekly"], confirmed);
    return emails;
  }
  const counts = async (emails: string[]) => Promise.all(emails.map(async (email) => (await to(email)).length));

  it("goes once to each who confirmed, in text and HTML, with the headers that end it by one click", async () => {
    const [ada] = await subscribed(readers(1));
    const [pending] = await subscribed(readers(1), false);
    expect(await sendNewsletter(house(), "weekly")).toMatchObject({ resumed: false, sent: 1, failed: [] });
    const [mail] = await to(ada!);
    expect(mail).toMatch(/^Subject: =\?UTF-8|^Subject: The weekly round/m);
    expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(mail).toMatch(/^List-Unsubscribe:\s+<http:\/\/localhost:\d+\/newsletters\/unsubscribe\?token=[\w.-]+>/m);
    expect(mail).toContain("text/plain");
    expect(mail).toContain("text/html");
    for (const heading of ["THE COCKTAIL", "THE BOTTLE", "THE STORY"]) expect(mail).toContain(heading);
    expect(await to(pending!)).toEqual([]);
    const token = linkIn(mail!, "/newsletters/unsubscribe");
    expect(readLeave(house(), token)).toEqual({ reader: { email: ada }, name: "weekly" });
    expect(await run(leaveNewsletter, { token }, people.caller)).toMatchObject({ ok: true });
    await sendNewsletter(house(), "weekly");
    expect(await counts([ada!])).toEqual([1]);
  });

  it("tells nothing that an earlier one told", async () => {
    const first = await sendNewsletter(house(), "weekly");
    const second = await sendNewsletter(house(), "weekly");
    expect(first.subject).not.toBe(second.subject);
    const told = await house().db.selectFrom("newsletter_issue").select("oids").execute();
    const oids = told.flatMap((issue) => issue.oids);
    expect(new Set(oids).size).toBe(oids.length);
  });

  it("is none where nothing is new", async () => {
    expect(await sendNewsletter(house(), "shop")).toEqual({ subject: null, resumed: false, sent: 0, failed: [] });
  });

  it("goes on where it was cut off: those whom the mail server refused get it next time, the others not twice", async () => {
    const emails = await subscribed(readers(5));
    const refused = emails[2]!;
    const { mail } = house();
    const broken = {
      ...house(),
      mail: {
        send: async (one: Parameters<typeof mail.send>[0]) => {
          if (one.to === refused) throw new Error("no such mailbox today");
          await mail.send(one);
        },
      },
    };
    expect(await sendNewsletter(broken, "weekly")).toMatchObject({ sent: 4, failed: [refused] });
    expect(await sendNewsletter(house(), "weekly")).toMatchObject({ resumed: true, sent: 1, failed: [] });
    expect(await counts(emails)).toEqual([1, 1, 1, 1, 1]);
    expect(await house().db.selectFrom("newsletter_issue").selectAll().execute()).toHaveLength(1);
  });

  it("goes to each once where two send at the same time", async () => {
    const emails = await subscribed(readers(12));
    const { mail } = house();
    const bothSend = Promise.withResolvers<void>();
    let sending = 0;
    // Neither has sent to anybody before the other is about to: else one could be done, and the other send the next issue.
    const together = () => ({
      ...house(),
      mail: {
        send: async (one: Parameters<typeof mail.send>[0]) => {
          sending += 1;
          if (sending === 2) bothSend.resolve();
          await bothSend.promise;
          await mail.send(one);
        },
      },
    });
    const both = await Promise.all([sendNewsletter(together(), "weekly"), sendNewsletter(together(), "weekly")]);
    expect(await counts(emails)).toEqual(emails.map(() => 1));
    expect(both[0].sent + both[1].sent).toBe(12);
  });

  it("goes once to an address that a member has and that asked without an account as well", async () => {
    const { email } = await people.registered();
    const { id } = (await people.rowOf(email))!;
    await subscribe(house().db, { person_id: id }, ["weekly"], true);
    await subscribed([email.toUpperCase()]);
    await sendNewsletter(house(), "weekly");
    expect((await to(email)).filter((mail) => mail.includes("List-Unsubscribe"))).toHaveLength(1);
  });

  it("is written for a look, and remembered by nobody", async () => {
    const [ada] = await subscribed(readers(1));
    const before = (await mails()).length;
    expect((await tryNewsletter(house(), "weekly")).subject).toContain("The weekly round: ");
    expect((await mails()).length).toBe(before + 1);
    expect(await to(ada!)).toEqual([]);
    expect(await house().db.selectFrom("newsletter_issue").selectAll().execute()).toEqual([]);
  });

  it("has no link that another purpose's would open", async () => {
    const token = "e30.AAAA";
    const results = [
      await run(confirmAsked, { token }, people.caller),
      await run(leaveNewsletter, { token }, people.caller),
      await run(confirmEmail, { token }, people.caller),
    ];
    for (const result of results) expect(result).toMatchObject({ ok: false, kind: "invalid" });
  });
});

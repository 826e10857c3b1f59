import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { areas } from "#app/guide/areas.ts";
import { mailsOf } from "../outside/mail.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, sameOrigin, signedIn } from "./client.ts";

let site: TestSite;
let nobody: Client;
let ada: Client & { email: string };
let bob: Client & { email: string };
let editor: Client & { email: string };
beforeAll(async () => {
  site = await testSite({ RATE_LIMIT: "off" });
  nobody = new Client(site.url);
  [ada, bob, editor] = await Promise.all([signedIn(site, "Ada"), signedIn(site, "Bob Roberts"), signedIn(site, "Eve")]);
  await site.house.pool.query("update person set role = 'editor' where email = $1", [editor.email]);
  await site.house.pool.query("update person set email_verified = true where email = any($1)", [
    [ada.email, bob.email],
  ]);
  for (const one of [ada, bob]) {
    await one.post("/api/comment/write/books/2", { comment: "My first." });
    await site.house.pool.query("update comment set status = 'shown'");
  }
});
afterAll(() => site?.close());

type Said = { id: number; id_encoded: string; pending_message: string | null };
async function say(who: Client, on: string, comment: string, more: Record<string, string> = {}): Promise<Said> {
  const answer = await who.post(`/api/comment/write/${on}`, { comment, ...more });
  expect([answer.status, answer.text.slice(0, 80)]).toEqual([200, expect.stringContaining("id_encoded")]);
  return answer.json<Said>();
}
const negroni = "/cocktails/recipe/77/negroni";

/** What somebody might write who wishes us ill. */
const corpus = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "</textarea><iframe src=//evil.example>",
  "<a href='javascript:alert(1)'>x</a>",
  'https://a.example/"onmouseover=alert(1)//',
  "</script><script>alert(1)</script>",
  "{{constructor.constructor('alert(1)')()}}",
  "]]><x xmlns='http://www.w3.org/1999/xhtml'>",
  "\u202eevil\u0000\ufffe<b>",
];
/** Markup of the corpus that would be at work in a page or a feed. */
const atWork =
  /<script>alert|<img src=x|<svg onload|<iframe src=\/\/evil|<a href='javascript|<x xmlns|evil[^<]{0,5}<b>/;

/** An attribute of it that has left its quotes; what scripts hold as text has none. */
const leftQuotes = (text: string) => text.replace(/<script\b[\s\S]*?<\/script>/g, "").includes('"onmouseover');

const mails = async () => (await mailsOf(site)).join("\n");

describe("whatever somebody writes", () => {
  it("is text wherever it is read: page, thread, account, desk, feed, mail", async () => {
    await site.house.pool.query("update person set display_name = '<img src=x onerror=alert(1)>' where email = $1", [
      bob.email,
    ]);
    const first = await say(ada, "cocktails/77", "What do you think?");
    for (const text of corpus) await say(bob, "cocktails/77", text, { parent_id: first.id_encoded });
    const reported = await say(bob, "cocktails/77", corpus.join("\n"));
    await ada.post("/api/comment/report/cocktails/77", {
      id: String(reported.id),
      reason: "spam",
      note: corpus.join(" "),
    });
    await editor.post("/api/comment/tip/cocktails/77", { id: String(reported.id) });
    await site.house.pool.query("update comment set status = 'waiting' where id = $1", [first.id + 1]);
    await expect.poll(mails).toContain("answered your comment");
    for (const [who, path] of [
      [nobody, negroni],
      [nobody, "/comments/cocktails/77"],
      [bob, "/comments/cocktails/77?sort=newest"],
      [bob, "/your-account/your-comments"],
      [ada, "/your-account/your-comments"],
      [editor, "/desk/queue/comments"],
      [editor, "/desk/queue/reports"],
      [nobody, "/feeds/comments.atom"],
    ] as const) {
      await expect.poll(async () => (await who.get(path)).text).toMatch(/alert\(1\)/);
      const { text, status } = await who.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect([path, atWork.exec(text)?.[0], leftQuotes(text)]).toEqual([path, undefined, false]);
    }
    expect(await mails()).not.toMatch(/text\/html[\s\S]*<img src=x/);
    await site.house.pool.query("update person set display_name = 'Bob Roberts' where email = $1", [bob.email]);
  });
});

describe("a thread", () => {
  it("stands on the page of every entry that people talk of, and is there anew once something is said", async () => {
    for (const { table, entries, path, ...area } of areas) {
      if ("ownPages" in area) continue;
      const { text } = await nobody.get(path);
      const href = new RegExp(`href="(${entries}/\\d+/[^"#?.]*)"`).exec(text)?.[1] ?? "none";
      const talked = !("commented" in area);
      const page = await nobody.get(href);
      expect([table, page.status, page.text.includes('id="user-notes"')]).toEqual([table, 200, talked]);
    }
    await nobody.get(negroni);
    const { id_encoded } = await say(ada, "cocktails/77", "Said just now, & read at once.");
    await expect.poll(async () => (await nobody.get(negroni)).text).toContain("Said just now, &amp; read at once.");
    expect((await nobody.get(negroni)).text).toContain(`id="comment-${id_encoded}"`);
    expect((await nobody.get(negroni)).text).toMatch(/Showing \d+ of \d+/);
    const feed = await nobody.get("/feeds/comments.atom");
    expect(feed.text).toContain(`${negroni}#comment-${id_encoded}`);
  });

  it("shows a tip at its recipe", async () => {
    const { id } = await say(ada, "cocktails/1", "Chill the glass first.");
    expect((await ada.post("/api/comment/tip/cocktails/1", { id: String(id) })).status).toBe(403);
    expect((await editor.post("/api/comment/tip/cocktails/1", { id: String(id) })).text).toBe("OK");
    const path = (await nobody.get("/cocktails/recipe/1")).headers.location!;
    await expect
      .poll(async () => (await nobody.get(path)).text)
      .toMatch(/A reader’s tip[\s\S]{0,400}Chill the glass first\./);
  });

  it("leads who is not signed in to sign in, and back", async () => {
    const { id_encoded } = await say(ada, "cocktails/3", "Sign in to answer me.");
    const { text } = await nobody.get("/comments/cocktails/3");
    expect(text).toContain(`/login?redir=${encodeURIComponent(`/comments/cocktails/3#comment-${id_encoded}`)}`);
    expect(text).not.toContain("<textarea");
    const posted = await nobody.post("/comments/cocktails/3", { intent: "write", comment: "Not me." });
    expect([posted.status, posted.headers.location]).toEqual([302, "/login?redir=/comments/cocktails/3"]);
    expect((await nobody.post("/api/comment/write/cocktails/3", { comment: "Not me." })).status).toBe(403);
  });

  it("is written, answered, voted on, changed, reported and deleted without a script", async () => {
    const page = "/comments/cocktails/4";
    const posted = await ada.post(page, { intent: "write", comment: "By a form." });
    expect(posted.status).toBe(303);
    const word = /around=(c[0-9a-z]+)/.exec(posted.headers.location!)![1]!;
    expect((await ada.get(posted.headers.location!.split("#")[0]!)).text).toContain("Your comment is on the page.");
    const done = async (who: Client, fields: Record<string, string>) => (await who.post(page, fields)).status;
    expect(await done(bob, { intent: "write", comment: "An answer.", parent_id: word })).toBe(303);
    expect(await done(bob, { intent: "vote", link_id: word, section: "comment", rating: "5" })).toBe(303);
    expect(await done(bob, { intent: "vote", id_encoded: word, section: "comment", rating: "0" })).toBe(400);
    const own = await ada.post("/api/dev/frontend/vote/register", {
      id_encoded: word,
      section: "comment",
      rating: "5",
    });
    expect(own.status).toBe(403);
    expect(await done(bob, { intent: "report", id: word, reason: "wrong" })).toBe(303);
    expect(await done(ada, { intent: "edit", id: word, comment: "By a form, changed." })).toBe(303);
    for (const intent of ["edit", "delete"])
      expect([intent, await done(bob, { intent, id: word, comment: "Mine" })]).toEqual([intent, 403]);
    const text = (await bob.get(page)).text;
    for (const part of ["By a form, changed.", "An answer.", "changed since", "+1"]) expect(text).toContain(part);
    const waiting = async () => (await editor.get("/desk/queue/reports")).text.split("Take the comment down").length;
    const before = await waiting();
    expect(await done(ada, { intent: "delete", id: word })).toBe(303);
    // What its author took back leaves nothing to decide.
    expect(await waiting()).toBeLessThan(before);
    expect((await bob.get(page)).text).toContain("User has removed this comment");
    const long = await ada.post(page, { intent: "write", comment: "x".repeat(2_001) });
    expect(long.status).toBe(400);
    expect(long.text).toContain("A comment has at most 2,000 characters");
    expect(long.text).toContain("x".repeat(2_001));
    expect((await ada.post(page, { intent: "write", comment: "🍸".repeat(2_000) })).status).toBe(303);
  });

  it("is decided at the desk by its number or its word", async () => {
    for (const name of ["id", "id_encoded"] as const) {
      const said = await say(ada, "cocktails/6", `Known by its ${name}.`);
      await bob.post("/comments/cocktails/6", { intent: "report", id: said.id_encoded, reason: "wrong" });
      const decided = await editor.post("/desk/queue/reports", {
        ...{ [name]: said.id_encoded, intent: "refuse", reason: "It may be said." },
      });
      expect([decided.status, decided.headers.location]).toEqual([
        303,
        expect.stringContaining(`/desk/queue/reports?done=${said.id}&`),
      ]);
    }
  });

  it("keeps what was typed in any of its forms that is not accepted, opened at its comment", async () => {
    const page = "/comments/cocktails/5";
    const first = await say(ada, "cocktails/5", "What is it?");
    const word = first.id_encoded;
    const refused = async (who: Client, fields: Record<string, string>) => {
      const answer = await who.post(`${page}?around=${word}`, fields);
      expect([fields.intent, answer.status]).toEqual([fields.intent, 400]);
      const opened = /<details[^>]*open=""[\s\S]*?<\/details>/.exec(answer.text)?.[0] ?? "";
      return opened.replaceAll("<!-- -->", "");
    };
    const answered = await refused(bob, { intent: "write", parent_id: word, comment: "y".repeat(501) });
    for (const part of ["y".repeat(501), "An answer has at most 500 characters", 'aria-invalid="true"'])
      expect(answered).toContain(part);
    const links = "https://a.example https://b.example https://c.example";
    const changed = await refused(ada, { intent: "edit", id: word, comment: links });
    for (const part of [links, "With three links or more"]) expect(changed).toContain(part);
    const reported = await refused(bob, { intent: "report", id: word, note: "It is odd" });
    for (const part of ["It is odd", "Choose what is wrong with it"]) expect(reported).toContain(part);
    const unknown = await bob.post(page, { intent: "bogus", comment: "Not kept" });
    expect([unknown.status, unknown.text.includes("This form is not known here")]).toEqual([400, true]);
    expect((await bob.get(page)).text).not.toContain("Not kept");
  });

  it("tells its writer alone of a comment that was refused, and that it stands nowhere", async () => {
    const zoe = await signedIn(site, "Zoe");
    const { id, pending_message } = await say(zoe, "cocktails/6", "Buy my gin.");
    expect(pending_message).not.toBeNull();
    await editor.post("/desk/queue/comments", { id: String(id), intent: "refuse", reason: "It sells something" });
    const own = (await zoe.get("/api/comment/your-comments")).json<{
      comments: { pending_message: string; forum_href: string }[];
    }>();
    expect(own.comments[0]).toMatchObject({
      pending_message: "An editor did not publish this. The mail to you says why.",
      forum_href: expect.not.stringContaining("#"),
    });
    expect((await zoe.get("/your-account/your-comments")).text).toContain("An editor did not publish this.");
    expect((await zoe.get("/api/comment/read/cocktails/6")).text).not.toContain("Buy my gin.");
  });

  it("is none of what there is not", async () => {
    for (const path of [
      "/comments/cocktails/999999999",
      "/comments/persons/1",
      "/comments/cocktails/x",
      "/comments/jobs/1",
    ])
      expect([path, (await nobody.get(path)).status]).toEqual([path, 404]);
    expect((await nobody.get("/api/comment/read/cocktails/999999999")).text).toBe("ERROR: there is no such item");
    expect((await nobody.get("/api/comment/read/constructor/1")).status).toBe(400);
  });
});

describe("an answer", () => {
  it("is told on the next page and by mail, whose link ends such mails by one click, signed out and without a session", async () => {
    const { id_encoded } = await say(ada, "cocktails/5", "Who answers?");
    const answer = await say(bob, "cocktails/5", "I do.", { parent_id: id_encoded });
    const link = async () =>
      new RegExp(`List-Unsubscribe: <${site.url}(/comments/mails\\?token=[^>]+)>`).exec(
        (await mails()).replace(/\r?\n\s+</g, " <"),
      )?.[1];
    await expect.poll(async () => (await mails()).includes(`#comment-${answer.id_encoded}`)).toBe(true);
    const told = await ada.get("/api/dev/frontend/personal");
    expect(told.json<{ messages: { text: string }[] }>().messages.map(({ text }) => text)).toContainEqual(
      expect.stringContaining("answered your comment"),
    );
    const own = await ada.get("/your-account/your-comments");
    expect(own.text).toMatch(/Answers to you, \d+ of them new/);
    expect((await ada.post("/your-account/your-comments", { intent: "seen" })).status).toBe(303);
    const path = (await link())!;
    const stranger = new Client(site.url);
    expect((await stranger.post(path, { anything: "else" }, {})).status).toBe(403);
    const ended = await stranger.post(path, { "List-Unsubscribe": "One-Click" }, {});
    expect([ended.status, ended.text]).toEqual([200, "You are unsubscribed.\n"]);
    expect((await stranger.post("/comments/mails?token=none", { "List-Unsubscribe": "One-Click" }, {})).status).toBe(
      400,
    );
    expect((await ada.get("/your-account/your-comments")).text).toContain("No mail tells you of answers.");
    expect((await ada.post("/your-account/your-comments", { intent: "mails", mails: "on" })).status).toBe(303);
    expect((await ada.get("/my-bar/your-comments")).text).toContain("Answers are also told to you by mail.");
  });

  it("calls whom it names by their @name, where they have spoken as well", async () => {
    await say(bob, "cocktails/6", "I was here.");
    const { id_encoded } = await say(ada, "cocktails/6", "@Bob Roberts, which gin? And @Nobody?");
    await expect.poll(mails).toContain(`#comment-${id_encoded}`);
    expect((await bob.get("/your-account/your-comments")).text).toContain("named you on");
  });
});

describe("limits", () => {
  it("let nobody say more than five things a minute; and a session that has ended says nothing", async () => {
    const limited = await testSite({ RATE_LIMIT: "on" });
    try {
      const eager = await signedIn(limited);
      const answers = [];
      for (let count = 0; count < 6; count += 1)
        answers.push(await eager.post("/api/comment/write/cocktails/77", { comment: `Again ${count}` }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(answers.at(-1)!.headers["retry-after"]).toMatch(/^\d+$/);
      await limited.house.pool.query("delete from session");
      expect((await eager.post("/api/comment/write/cocktails/1", { comment: "Still here?" })).status).toBe(403);
    } finally {
      await limited.close();
    }
  });

  it("hold for votes sent at once by one person", async () => {
    const { id } = await say(ada, "cocktails/7", "Stuff the ballot.");
    const vote = { section: "comment", link_id: String(id), rating: "5" };
    const cast = await Promise.all(
      Array.from({ length: 30 }, () => bob.post("/api/dev/frontend/vote/register", vote, sameOrigin)),
    );
    expect(cast.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(cast.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const read = await bob.get("/api/comment/read/cocktails/7");
    expect(read.json<{ thread: unknown[] }>().thread[0]).toMatchObject({ score: 1, voted: "up" });
  });
});

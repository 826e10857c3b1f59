import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendNewsletter } from "#app/newsletters/send.server.ts";
import { mailsTo } from "../outside/mail.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, registration, sameOrigin, signedIn } from "./client.ts";

const friend = "https://news.example";
const own = "/your-account/newsletters";
const global = "/api/dev/frontend/subscribe/global";
let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  site = await testSite({ NEWSLETTER_ORIGINS: `${friend}, http://localhost:8080` });
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

const linkIn = (mail: string, path: string) => new RegExp(`(${path}\\?token=[\\w.-]+)`).exec(mail)![1]!;
const tokenOf = (link: string) => link.split("token=")[1]!;
/** What is ticked on somebody's page. */
async function ticked(who: Client): Promise<string[]> {
  const { text } = await who.get(own);
  return [...text.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
    .filter(([tag]) => tag.includes("checked"))
    .map(([tag]) => /value="([^"]+)"/.exec(tag)![1]!);
}
async function registered(): Promise<Client & { email: string }> {
  const client = new Client(site.url);
  const fields = registration({ newsletter_opt_in: "yes" });
  const answer = await client.post("/your-account/login", fields);
  if (answer.status !== 303) throw new Error(`registering answered ${answer.status}`);
  return Object.assign(client, { email: fields.email! });
}

describe("the newsletters of a member", () => {
  it("are ticked, stored and ended by a plain form", async () => {
    const ada = await signedIn(site);
    expect(await ticked(ada)).toEqual(["yes"]);
    const save = (body: string) =>
      ada.send(own, {
        method: "POST",
        headers: { ...sameOrigin, "content-type": "application/x-www-form-urlencoded" },
        body,
      });
    const saved = await save("newsletters[]=weekly&newsletters[]=trade");
    expect([saved.status, saved.headers.location]).toEqual([303, `${own}?saved=1`]);
    expect(await ticked(ada)).toEqual(["weekly", "trade"]);
    expect((await save("newsletters[]=weekly&unsubscribe_all=yes")).headers.location).toBe(`${own}?saved=none`);
    expect(await ticked(ada)).toEqual(["yes"]);
    expect((await ada.get(`${own}?saved=none`)).text).toContain("we send you none of them");
    expect((await ada.post(own, { "newsletters[]": "spam" })).headers.location).toBe(`${own}?saved=none`);
  });

  it("are for who is signed in", async () => {
    expect((await visitor.get(own)).headers.location).toBe(`/login?redir=${own}`);
    expect((await visitor.post(own, { "newsletters[]": "weekly" })).status).toBe(302);
  });

  it("asked for while registering, begin once the address is confirmed by mail", async () => {
    const ada = await registered();
    expect((await ada.get(own)).text).toContain("They begin once you have confirmed your address");
    const link = linkIn((await mailsTo(site, ada.email))[0]!, "/confirm-email");
    // Somebody's mail program looks at the link; nothing happens yet.
    const page = await visitor.get(link, { "sec-fetch-site": "none" });
    expect(page.text).toContain(ada.email);
    expect((await ada.get(own)).text).toContain("They begin once");
    const done = await visitor.post("/confirm-email", { token: tokenOf(link) });
    expect([done.status, done.headers.location]).toEqual([303, "/confirm-email?done=1"]);
    expect((await ada.get(own)).text).not.toContain("They begin once");
    expect(await ticked(ada)).toEqual(["weekly"]);
    expect((await visitor.post("/confirm-email", { token: "x" })).status).toBe(400);
  });
});

describe("a newsletter at any address", () => {
  it("is asked for at the foot of every page, confirmed by mail, and left by the link of its issue, signed out", async () => {
    expect((await visitor.get("/cocktails")).text).toMatch(
      /<form[^>]*action="\/newsletters"[^>]*>[\s\S]*?name="email"/,
    );
    const email = "grace@example.org";
    const asked = await visitor.post("/newsletters", { email });
    expect([asked.status, asked.headers.location]).toEqual([303, "/newsletters?asked=1"]);
    const link = linkIn((await mailsTo(site, email))[0]!, "/newsletters/confirm");
    await sendNewsletter(site.house, "weekly");
    expect(await mailsTo(site, email)).toHaveLength(1);
    expect((await visitor.get(link)).text).toContain("Yes, send it");
    expect((await visitor.post("/newsletters/confirm", { token: tokenOf(link) })).status).toBe(303);
    await sendNewsletter(site.house, "weekly");
    const issue = (await mailsTo(site, email)).find((mail) => mail.includes("List-Unsubscribe"))!;
    const leave = linkIn(issue, "/newsletters/unsubscribe");
    expect((await visitor.get(leave)).text).toContain("Shall we stop sending you");
    const left = await visitor.post("/newsletters/unsubscribe", { token: tokenOf(leave) });
    expect([left.status, left.headers.location]).toEqual([303, "/newsletters/unsubscribe?left=weekly"]);
    await sendNewsletter(site.house, "weekly");
    expect((await mailsTo(site, email)).filter((mail) => mail.includes("List-Unsubscribe"))).toHaveLength(1);
  });

  it("says beside the field what is wrong, and keeps what was typed", async () => {
    const bad = await visitor.post("/newsletters", { email: "no address" });
    expect(bad.status).toBe(400);
    expect(bad.text).toContain("Enter an email address in the form name@example.com");
    expect(bad.text).toContain('value="no address"');
    const none = await visitor.post("/newsletters", { email: "a@example.org", newsletters: "" });
    expect(none.text).toContain("Choose at least one newsletter");
  });
});

describe("leaving by one click", () => {
  const oneClick = (link: string, body = "List-Unsubscribe=One-Click", headers: Record<string, string> = {}) =>
    visitor.send(link, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body,
    });

  it("works for a mail program, which is no page of the site, and for nothing else that is foreign", async () => {
    const ada = await registered();
    const token = tokenOf(linkIn((await mailsTo(site, ada.email))[0]!, "/confirm-email"));
    await visitor.post("/confirm-email", { token });
    await sendNewsletter(site.house, "weekly");
    const issue = (await mailsTo(site, ada.email)).find((mail) => mail.includes("List-Unsubscribe"))!;
    const leave = linkIn(issue, "/newsletters/unsubscribe");
    const foreign = [
      await oneClick(leave, "all=yes"),
      await oneClick(leave, ""),
      await oneClick("/newsletters/unsubscribe", `List-Unsubscribe=Two-Clicks&token=${tokenOf(leave)}`),
      await visitor.send("/newsletters", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      }),
    ];
    for (const answer of foreign) expect([answer.status, answer.text.includes("this site")]).toEqual([403, true]);
    expect((await oneClick("/newsletters/unsubscribe?token=x")).status).toBe(400);
    expect(await ticked(ada)).toEqual(["weekly"]);
    const done = await oneClick(leave, undefined, { "sec-fetch-site": "cross-site", origin: "https://mail.example" });
    expect([done.status, done.cookies]).toEqual([200, []]);
    expect(await ticked(ada)).toEqual(["yes"]);
    // Sent again, as mail programs do, it is done all the same.
    expect((await oneClick(leave)).status).toBe(200);
  });
});

describe("subscribing by one click", () => {
  it("subscribes who is signed in to the weekly newsletter, and says error to others", async () => {
    const ada = await signedIn(site);
    expect((await ada.post(global)).json()).toEqual({ status: "ok" });
    expect((await ada.post(global)).json()).toEqual({ status: "ok" });
    expect(await ticked(ada)).toEqual(["weekly"]);
    const refused = await visitor.post(global);
    expect([refused.status, refused.json().status]).toEqual([403, "error"]);
  });

  it("may be asked for by pages of the origins that are set, and of no others", async () => {
    const ada = await signedIn(site);
    const from = (origin: string) => ({ origin, "sec-fetch-site": "cross-site" });
    const preflight = await visitor.send(global, {
      method: "OPTIONS",
      headers: { ...from(friend), "access-control-request-method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": friend,
      "access-control-allow-credentials": "true",
      "access-control-allow-methods": "POST",
    });
    expect(preflight.headers.vary).toContain("origin");
    for (const origin of [
      "https://evil.example",
      "null",
      `${friend}.evil.example`,
      `${friend}:8443`,
      "http://news.example",
    ]) {
      const asked = await ada.post(global, {}, from(origin));
      expect([origin, asked.status, asked.headers["access-control-allow-origin"]]).toEqual([origin, 403, undefined]);
      const before = await visitor.send(global, { method: "OPTIONS", headers: from(origin) });
      expect(before.headers["access-control-allow-origin"]).toBeUndefined();
    }
    expect(await ticked(ada)).toEqual(["yes"]);
    const asked = await ada.post(global, {}, from(friend));
    expect([asked.status, asked.headers["access-control-allow-origin"]]).toEqual([200, friend]);
    expect(await ticked(ada)).toEqual(["weekly"]);
    // These origins may ask for this one call, and for no other.
    const other = await ada.post(
      "/api/dev/frontend/favourite/add",
      { link_table: "cocktails", link_id: "77" },
      from(friend),
    );
    expect([other.status, other.headers["access-control-allow-origin"]]).toEqual([403, undefined]);
    expect((await ada.post(own, { unsubscribe_all: "yes" }, from(friend))).status).toBe(403);
  });
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { mailsTo } from "../outside/mail.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn, signIn } from "./client.ts";

let site: TestSite;
let admin: Client & { email: string };
beforeAll(async () => {
  site = await testSite();
  admin = await as("admin", "Ada");
});
afterAll(() => site?.close());

const users = "/desk/users";
const one = async <T>(statement: string, values: unknown[] = []) =>
  (await site.house.pool.query(statement, values)).rows[0] as T;
const idOf = async (email: string) => (await one<{ id: string }>("select id from person where email = $1", [email])).id;

async function as(role: "admin" | "editor" | "member", name: string): Promise<Client & { email: string }> {
  const person = await signedIn(site, name);
  await site.house.pool.query("update person set role = $1 where email = $2", [role, person.email]);
  return person;
}

const change = (id: string, fields: Record<string, string>) => admin.post(users, { id, ...fields });

it("accounts are for admins: others are led to sign in, or told that they may not", async () => {
  const visitor = new Client(site.url);
  expect((await visitor.get(users)).headers.location).toBe(`/login?redir=${users}`);
  const victim = await idOf(admin.email);
  for (const role of ["editor", "member"] as const) {
    const person = await as(role, "Eve");
    expect((await person.get(users)).status).toBe(403);
    expect((await person.post(users, { id: victim, intent: "role", role: "member" })).status).toBe(403);
  }
  expect((await (await as("member", "Eve")).get("/desk/audit")).status).toBe(403);
  expect((await (await as("editor", "Eve")).get("/desk/audit")).status).toBe(200);
});

it("an account is found by a part of its name or address, and what was typed is told as text", async () => {
  const bob = await signedIn(site, "Bob Quay");
  const found = await admin.get(`${users}?keyword=${encodeURIComponent("bób QUA")}`);
  expect([found.status, found.text.includes(bob.email), found.text.includes(admin.email)]).toEqual([200, true, false]);
  expect(found.headers["cache-control"]).toContain("no-store");
  const odd = await admin.get(`${users}?keyword=%3Cscript%3Ealert(1)`);
  expect([odd.status, odd.text.includes("<script>alert(1)")]).toEqual([200, false]);
});

it("a ban ends every session with the next request, and signing in tells the reason; opened again, it works", async () => {
  const bob = await signedIn(site, "Bob");
  const elsewhere = new Client(site.url);
  await signIn(elsewhere, bob.email);
  const id = await idOf(bob.email);
  expect((await change(id, { intent: "ban", reason: " " })).status).toBe(400);
  expect((await bob.get("/your-account/update")).status).toBe(200);
  const done = await change(id, { intent: "ban", reason: "It sells <b>gin</b>." });
  const mail = (await mailsTo(site, bob.email)).find((text) => text.includes("is closed"));
  expect(mail).toContain("It sells <b>gin</b>.");
  expect(done.headers.location).toBe(`${users}?done=ban&of=${id}#account-${id}`);
  for (const client of [bob, elsewhere]) expect((await client.get("/your-account/update")).status).toBe(302);
  const refused = await signIn(new Client(site.url), bob.email);
  expect([refused.status, refused.text.includes("closed this account: It sells &lt;b&gt;gin&lt;/b&gt;.")]).toEqual([
    400,
    true,
  ]);
  const wrong = await signIn(new Client(site.url), bob.email, "another password");
  expect(wrong.text).not.toContain("closed this account");
  // Who is shut out without a word of why is told what most are shut out for.
  await change(id, { intent: "unban" });
  expect((await change(id, { intent: "ban" })).status).toBe(303);
  expect((await mailsTo(site, bob.email)).join("\n")).toContain("goes against the guidelines for comments");
  // A session that came about at the same moment is nobody's either.
  await site.house.pool.query("update person set banned_at = null where id = $1", [id]);
  const late = new Client(site.url);
  await signIn(late, bob.email);
  await site.house.pool.query("update person set banned_at = now() where id = $1", [id]);
  expect((await late.get("/your-account/update")).status).toBe(302);
  expect((await change(id, { intent: "unban" })).status).toBe(303);
  expect((await mailsTo(site, bob.email)).some((text) => text.includes("open again"))).toBe(true);
  expect((await signIn(late, bob.email)).status).toBe(303);
});

it("the desk shows the cards of what one may use, and no other", async () => {
  const editor = await as("editor", "Eve");
  const [theirs, own] = [(await editor.get("/desk")).text, (await admin.get("/desk")).text];
  const cards = (text: string) =>
    [...text.matchAll(/class="card[^"]*" href="(\/desk[^"]*)"|href="(\/desk[^"]*)" class="card/g)].map(
      ([, a, b]) => a ?? b!,
    );
  expect([cards(theirs).includes(users), cards(own).includes(users)]).toEqual([false, true]);
  for (const path of cards(theirs)) expect([path, (await editor.get(path)).status]).toEqual([path, 200]);
});

it("sessions are ended, roles and premium given and taken, each with the next request", async () => {
  const bob = await signedIn(site, "Bob");
  const id = await idOf(bob.email);
  await change(id, { intent: "role", role: "editor" });
  expect((await bob.get("/desk")).status).toBe(200);
  expect((await change(id, { intent: "role", role: "king" })).status).toBe(400);
  await change(id, { intent: "premium", months: "3" });
  expect((await admin.get(`${users}?keyword=${bob.email}`)).text).toMatch(/until \d{1,2} \p{L}+ 20\d\d/u);
  expect((await change(id, { intent: "premium", months: "999" })).status).toBe(400);
  const fromNow = (months: number) =>
    new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + months, 1));
  await change(id, { intent: "premium" });
  const { rows } = await site.house.pool.query("select max(ends_at) as ends from membership");
  expect([rows[0].ends > fromNow(12), rows[0].ends < fromNow(14)]).toEqual([true, true]);
  await change(id, { intent: "premium", months: "0" });
  expect((await admin.get(`${users}?keyword=${bob.email}`)).text).not.toMatch(/until \d{1,2} \p{L}+ 20\d\d/u);
  await change(id, { intent: "end-sessions" });
  expect((await bob.get("/desk")).status).toBe(302);
});

it("an admin does not close or lower the own account, and what is none is told so", async () => {
  const own = await idOf(admin.email);
  for (const fields of [
    { intent: "role", role: "member" },
    { intent: "ban", reason: "Tired" },
  ])
    expect((await change(own, fields)).text).toContain("That is your own account");
  for (const fields of [{ intent: "ban", reason: "x" }, { intent: "burn" }, {}])
    expect((await change("nobody", fields as Record<string, string>)).status).toBe(400);
  expect((await admin.get(users)).status).toBe(200);
});

it("a comment bears the badge of the trade once an admin has seen that it is so", async () => {
  const bob = await signedIn(site, "Bob");
  const id = await idOf(bob.email);
  await site.house.pool.query("update person set industry = true where id = $1", [id]);
  const badges = async () => {
    const read = await admin.get("/api/comment/read/cocktails/12");
    return read.json<{ thread: { badge_names: string[] }[] }>().thread[0]?.badge_names;
  };
  await bob.post("/api/comment/write/cocktails/12", { comment: "Colder." });
  await site.house.pool.query("update comment set status = 'shown' where person_id = $1", [id]);
  expect(await badges()).not.toContain("trade");
  await change(id, { intent: "trade" });
  expect(await badges()).toContain("trade");
  await change(id, { intent: "trade" });
  expect(await badges()).not.toContain("trade");
});

it("every change of an editor stands in the log with what was before and after, and is found there", async () => {
  const bob = await signedIn(site, "Bob");
  const editor = await as("editor", "Grace Hopper");
  const id = await idOf(bob.email);
  await change(id, { intent: "ban", reason: "Selling things" });
  const writer = await signedIn(site, "Wren");
  await writer.post("/api/comment/write/cocktails/13", { comment: "More lime" });
  const comment = await one<{ id: number }>("select id from comment where text = 'More lime'");
  await editor.post("/desk/queue/comments", { id: String(comment.id), intent: "edit", comment: "More lime, please" });
  await editor.post("/desk/queue/comments", { id: String(comment.id), intent: "refuse", reason: "Off-topic here" });
  // What was refused changes nothing, and is no entry.
  await editor.post("/desk/queue/comments", { id: String(comment.id), intent: "approve" });
  const log = async (keyword: string) => (await editor.get(`/desk/audit?keyword=${encodeURIComponent(keyword)}`)).text;
  const banned = (await log("Selling things")).replaceAll("<!-- -->", "");
  for (const part of ["Ada: ban", `person/${id}`, "Selling things", "banned_at"]) expect(banned).toContain(part);
  const edited = (await log("grace hopper")).replaceAll("<!-- -->", "");
  for (const part of ["More lime</del>", "More lime, please</ins>", "waiting</del>", "refused</ins>", "Off-topic here"])
    expect(edited).toContain(part);
  expect(edited.match(/<time/g)).toHaveLength(2);
  expect(await log("zzzqqq")).toContain("Nothing was found");
});

it("the figures tell what is read, stored or not, what is sought in vain and asked of bars, and no more than editors may", async () => {
  const visitor = new Client(site.url);
  for (let time = 0; time < 3; time += 1) {
    const { headers } = await visitor.get("/cocktails/recipe/77/negroni");
    expect(Object.keys(headers).filter((name) => name.startsWith("x-public"))).toEqual([]);
  }
  for (let time = 0; time < 2; time += 1) await visitor.get("/search?keyword=Zzyzx+%3Cb%3Exss1x");
  await visitor.get("/search?keyword=ada%40example.org+zzyzx");
  await visitor.get("/search?keyword=negroni");
  await admin.post("/api/dev/frontend/mybar/load-recipes", { missing: "2", must_contain_ingredient: "1" });
  await admin.get("/api/dev/frontend/mybar/load-unlocks");
  const editor = await as("editor", "Eve");
  const { text, status } = await editor.get("/desk/figures?days=7");
  expect(status).toBe(200);
  const section = (kind: string) => new RegExp(`id="figure-${kind}"[\\s\\S]*?</section>`).exec(text)?.[0] ?? "";
  expect(section("read")).toMatch(/3 in 7 days[\s\S]*href="\/cocktails\/recipe\/77\/negroni"[\s\S]*?>3<\/span>/);
  expect(section("nothing")).toMatch(/3 in 7 days[\s\S]*zzyzx &lt;b&gt;xss1x[\s\S]*?>2<\/span>/);
  expect(text).not.toContain("example.org zzyzx");
  expect(section("filter")).toMatch(/missing: 2/);
  expect(section("ingredient")).toMatch(/href="\/ingredients\/1\//);
  expect(section("bottle")).toMatch(/1 in 7 days[\s\S]*href="\/ingredients\//);
  expect((await (await as("member", "Eve")).get("/desk/figures")).status).toBe(403);
});

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Caller, run } from "#app/platform/runner.server.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { checkLink, newPassword, register, requestReset, signIn, signOut } from "./account-operations.server.ts";
import { personOf } from "./sessions.server.ts";

let open: TestHouse;
let caller: Caller;
beforeAll(async () => {
  open = await testHouse();
  caller = { house: open.house, person: null, locale: "en-gb", address: "203.0.113.9" };
});
afterAll(() => open?.close());

const password = "a dry martini";
let count = 0;
function newEmail(): string {
  count += 1;
  return `person${count}@example.com`;
}

const form = (email: string) => ({
  email,
  display_name: "",
  pass1: password,
  pass2: password,
  dob_day: "5",
  dob_month: "3",
  dob_year: "1990",
  industryYN: "no",
  newsletter_opt_in: "yes",
  terms: "on",
});

/** What a browser would send back of the cookies that it was told to set. */
function cookieHeader(cookies: string[]): Headers {
  return new Headers({ cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") });
}

async function registered(): Promise<{ email: string; headers: Headers; cookies: string[] }> {
  const email = newEmail();
  const done = await run(register, form(email), caller);
  if (!done.ok) throw new Error(JSON.stringify(done));
  return { email, cookies: done.value.cookies, headers: cookieHeader(done.value.cookies) };
}

const rowOf = (email: string) =>
  open.house.db.selectFrom("person").selectAll().where("email", "=", email).executeTakeFirst();

describe("registering", () => {
  it("makes the account and signs in with the session cookie of the contract", async () => {
    const { email, cookies, headers } = await registered();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^session=[^;]+;/);
    expect(cookies[0]).toMatch(/Max-Age=2592000/);
    expect(cookies[0]).toMatch(/HttpOnly/);
    expect(cookies[0]).toMatch(/SameSite=Lax/i);
    expect(cookies[0]).toMatch(/Path=\//);
    const { person } = await personOf(open.house, headers);
    expect(person).toEqual({
      id: expect.any(String),
      email,
      display_name: email.split("@")[0],
      role: "member",
      premium: false,
    });
  });

  it("stores what was chosen, and the password only as an argon2id hash", async () => {
    const { email } = await registered();
    const row = await rowOf(email);
    expect(row).toMatchObject({ born: "1990-03-05", industry: false, newsletter: true });
    const credential = await open.house.db
      .selectFrom("credential")
      .selectAll()
      .where("user_id", "=", row!.id)
      .executeTakeFirstOrThrow();
    expect(credential.password).toMatch(/^\$argon2id\$/);
  });

  it("never stores fields that are not the form's", async () => {
    const email = newEmail();
    const forged = {
      ...form(email),
      role: "admin",
      premium: "true",
      id: "chosen",
      email_verified: true,
      emailVerified: true,
      image: "https://evil.example/x.png",
    };
    expect(await run(register, forged, caller)).toMatchObject({ ok: true });
    expect(await rowOf(email)).toMatchObject({ role: "member", premium: false, email_verified: false, image: null });
    expect((await rowOf(email))!.id).not.toBe("chosen");
  });

  it("refuses an address that has an account, whatever its letters' case, beside the field", async () => {
    const { email } = await registered();
    const again = await run(register, form(email.toUpperCase()), caller);
    expect(again).toMatchObject({
      ok: false,
      kind: "invalid",
      fields: { email: expect.stringContaining("already has an account") },
    });
  });

  it("makes one account of two that ask for one address at the same moment", async () => {
    const email = newEmail();
    const answers = await Promise.all([run(register, form(email), caller), run(register, form(email), caller)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({ fields: { email: expect.any(String) } });
    const { count: credentials } = await open.house.db
      .selectFrom("credential")
      .innerJoin("person", "person.id", "credential.user_id")
      .where("person.email", "=", email)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(credentials).toBe(1);
  });

  it("leaves nothing behind when it is rejected", async () => {
    const email = newEmail();
    const rejected = await run(register, { ...form(email), terms: "", dob_year: "2020" }, caller);
    expect(rejected).toMatchObject({
      ok: false,
      kind: "invalid",
      fields: { terms: expect.any(String), dob_day: expect.any(String) },
    });
    expect(await rowOf(email)).toBeUndefined();
  });

  it("survives fields that are not text", async () => {
    const odd = {
      email: ["a@example.com"],
      display_name: { a: 1 },
      pass1: null,
      dob_day: 5,
      dob_month: 3,
      dob_year: 1990,
      terms: true,
    };
    const rejected = await run(register, odd, caller);
    expect(rejected).toMatchObject({ ok: false, kind: "invalid" });
    expect(Object.keys(rejected.ok ? {} : rejected.fields!).sort()).toEqual([
      "email",
      "industryYN",
      "newsletter_opt_in",
      "pass1",
    ]);
  });

  it("serves more people at once than the database has connections", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => run(register, form(newEmail()), caller)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
  });
});

describe("signing in", () => {
  it("starts a session, whatever the letters' case of the address", async () => {
    const { email } = await registered();
    const done = await run(signIn, { email: ` ${email.toUpperCase()} `, password }, caller);
    expect(done.ok && (await personOf(open.house, cookieHeader(done.value.cookies))).person?.email).toBe(email);
  });

  it("answers alike to a wrong password and to an unknown address", async () => {
    const { email } = await registered();
    const wrongPassword = await run(signIn, { email, password: "a wet martini" }, caller);
    const unknown = await run(signIn, { email: "nobody@example.com", password }, caller);
    const shapeless = await run(signIn, { email: "nobody\u0000", password }, caller);
    const endless = await run(signIn, { email, password: "x".repeat(100_000) }, caller);
    expect(wrongPassword).toMatchObject({
      ok: false,
      kind: "invalid",
      reason: "The email address or the password is not right",
    });
    for (const other of [unknown, shapeless, endless]) expect(other).toEqual(wrongPassword);
  });

  it("says which field was left empty", async () => {
    expect(await run(signIn, {}, caller)).toMatchObject({
      ok: false,
      fields: { email: expect.any(String), password: expect.any(String) },
    });
  });
});

describe("signing out", () => {
  it("ends the session for good and clears the cookie", async () => {
    const { headers } = await registered();
    const done = await run(signOut, { cookie: headers.get("cookie") }, caller);
    expect(done.ok && done.value.cookies).toEqual([expect.stringMatching(/^session=;.*Max-Age=0/)]);
    expect((await personOf(open.house, headers)).person).toBeNull();
  });

  it("is no mistake when nobody is signed in", async () => {
    expect(await run(signOut, { cookie: "session=forged.value" }, caller)).toMatchObject({ ok: true });
    expect(await run(signOut, {}, caller)).toMatchObject({ ok: true });
  });
});

describe("resetting a password", () => {
  const folder = () => join(open.house.settings.DATA_DIR, "mail");
  const mails = async () =>
    Promise.all((await readdir(folder()).catch(() => [])).map((file) => readFile(join(folder(), file), "utf8")));

  async function mailedToken(email: string): Promise<string> {
    expect(await run(requestReset, { email }, caller)).toEqual({ ok: true, value: null });
    const mail = await vi.waitFor(async () => {
      const found = (await mails()).find((text) => text.includes(`To: ${email}`));
      if (!found) throw new Error("no mail yet");
      return found;
    });
    const link = new RegExp(`${open.house.settings.BASE_URL}/your-account/login\\?reset=(\\S+)`).exec(
      mail.replace(/=\n/g, "").replaceAll("=3D", "="),
    );
    return link![1]!;
  }

  const fresh = "a wet martini";
  const choose = (token: string, pass = fresh) => run(newPassword, { token, pass1: pass, pass2: pass }, caller);

  it("mails a link that sets a new password once, and ends the old sessions", async () => {
    const { email, headers } = await registered();
    const token = await mailedToken(email);
    expect(await run(checkLink, { token }, caller)).toEqual({ ok: true, value: { works: true } });
    expect(await choose(token)).toEqual({ ok: true, value: null });
    expect((await personOf(open.house, headers)).person).toBeNull();
    expect(await run(signIn, { email, password: fresh }, caller)).toMatchObject({ ok: true });
    expect(await run(signIn, { email, password }, caller)).toMatchObject({ ok: false });
    expect(await choose(token, "a third martini")).toMatchObject({ ok: false, kind: "invalid" });
    expect(await run(checkLink, { token }, caller)).toEqual({ ok: true, value: { works: false } });
    expect(await run(signIn, { email, password: fresh }, caller)).toMatchObject({ ok: true });
  });

  it("gives a link to the first of two who use it at once", async () => {
    const token = await mailedToken((await registered()).email);
    const answers = await Promise.all([choose(token, "first martini"), choose(token, "second martini")]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });

  it("gives the link an hour and no longer", async () => {
    const { email } = await registered();
    const before = Date.now();
    const token = await mailedToken(email);
    const { id } = (await rowOf(email))!;
    const stored = await open.house.db
      .selectFrom("verification")
      .selectAll()
      .where("value", "=", id)
      .executeTakeFirstOrThrow();
    expect(stored.expires_at.getTime() - before).toBeGreaterThan(59 * 60_000);
    expect(stored.expires_at.getTime() - Date.now()).toBeLessThanOrEqual(60 * 60_000);
    await open.house.db
      .updateTable("verification")
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where("id", "=", stored.id)
      .execute();
    expect(await choose(token)).toMatchObject({ ok: false, kind: "invalid" });
    expect(await run(signIn, { email, password }, caller)).toMatchObject({ ok: true });
  });

  it("keeps the link out of the database, so that reading it lets nobody in", async () => {
    const { email } = await registered();
    const token = await mailedToken(email);
    const { id } = (await rowOf(email))!;
    const stored = await open.house.db
      .selectFrom("verification")
      .selectAll()
      .where("value", "=", id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await choose(stored.identifier)).toMatchObject({ ok: false });
  });

  it("answers alike, and no sooner, whether the account exists or not", async () => {
    const { email } = await registered();
    const time = async (address: string) => {
      const started = performance.now();
      const answer = await run(requestReset, { email: address }, caller);
      return { answer, took: performance.now() - started };
    };
    const known = await time(email);
    const unknown = await time("nobody@example.com");
    expect(unknown.answer).toEqual(known.answer);
    for (const { took } of [known, unknown]) expect(took).toBeGreaterThanOrEqual(299);
    await vi.waitFor(async () => expect((await mails()).some((text) => text.includes(email))).toBe(true));
    expect((await mails()).some((text) => text.includes("nobody@example.com"))).toBe(false);
  });

  it("refuses bad passwords without using the link up, and tokens of no shape", async () => {
    const token = await mailedToken((await registered()).email);
    expect(await run(newPassword, { token, pass1: "short", pass2: "short" }, caller)).toMatchObject({
      fields: { pass1: expect.any(String) },
    });
    expect(await run(newPassword, { token, pass1: fresh, pass2: "other" }, caller)).toMatchObject({
      fields: { pass2: expect.any(String) },
    });
    for (const odd of ["", "\u0000", "../../x", ["a"]])
      expect(await run(newPassword, { token: odd, pass1: fresh, pass2: fresh }, caller)).toMatchObject({ ok: false });
    expect(await choose(token)).toMatchObject({ ok: true });
  });
});

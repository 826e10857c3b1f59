import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { cookieHeader, password, peopleOf } from "#tests/people.ts";
import { register, signIn, signOut } from "./account-operations.server.ts";
import { personOf } from "./sessions.server.ts";

let open: TestHouse;
let people: ReturnType<typeof peopleOf>;
let caller: Caller;
beforeAll(async () => {
  open = await testHouse();
  people = peopleOf(open);
  caller = people.caller;
});
afterAll(() => open?.close());

describe("registering", () => {
  it("makes the account and signs in with the session cookie of the contract", async () => {
    const { email, cookies, headers } = await people.registered();
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
      confirmed: false,
      units: null,
      currency: null,
    });
  });

  it("stores what was chosen, and the password only as an argon2id hash", async () => {
    const { email } = await people.registered();
    const row = await people.rowOf(email);
    expect(row).toMatchObject({ born: "1990-03-05", industry: false });
    const credential = await open.house.db
      .selectFrom("credential")
      .selectAll()
      .where("user_id", "=", row!.id)
      .executeTakeFirstOrThrow();
    expect(credential.password).toMatch(/^\$argon2id\$/);
  });

  it("never stores fields that are not the form's", async () => {
    const email = people.newEmail();
    const forged = {
      ...people.form(email),
      role: "admin",
      premium: "true",
      id: "chosen",
      email_verified: true,
      emailVerified: true,
      image: "https://evil.example/x.png",
    };
    expect(await run(register, forged, caller)).toMatchObject({ ok: true });
    expect(await people.rowOf(email)).toMatchObject({
      role: "member",
      premium_until: null,
      email_verified: false,
      image: null,
    });
    expect((await people.rowOf(email))!.id).not.toBe("chosen");
  });

  it("refuses an address that has an account, whatever its letters' case, beside the field", async () => {
    const { email } = await people.registered();
    const again = await run(register, people.form(email.toUpperCase()), caller);
    expect(again).toMatchObject({
      ok: false,
      kind: "invalid",
      fields: { email: expect.stringContaining("already has an account") },
    });
  });

  it("makes one account of two that ask for one address at the same moment", async () => {
    const email = people.newEmail();
    const answers = await Promise.all([
      run(register, people.form(email), caller),
      run(register, people.form(email), caller),
    ]);
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
    const email = people.newEmail();
    const rejected = await run(register, { ...people.form(email), terms: "", dob_year: "2020" }, caller);
    expect(rejected).toMatchObject({
      ok: false,
      kind: "invalid",
      fields: { terms: expect.any(String), dob_day: expect.any(String) },
    });
    expect(await people.rowOf(email)).toBeUndefined();
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
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => run(register, people.form(people.newEmail()), caller)),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
  });
});

describe("signing in", () => {
  it("starts a session, whatever the letters' case of the address", async () => {
    const { email } = await people.registered();
    const browser = people.browser();
    await run(signIn, { email: ` ${email.toUpperCase()} `, password }, browser);
    expect((await personOf(open.house, cookieHeader(browser.lines))).person?.email).toBe(email);
  });

  it("answers alike to a wrong password and to an unknown address", async () => {
    const { email } = await people.registered();
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
    const { headers } = await people.registered();
    const browser = people.browser(headers.get("cookie")!);
    expect(await run(signOut, {}, browser)).toMatchObject({ ok: true });
    expect(browser.lines).toEqual([expect.stringMatching(/^session=;.*Max-Age=0/)]);
    expect((await personOf(open.house, headers)).person).toBeNull();
  });

  it("is no mistake when nobody is signed in", async () => {
    expect(await run(signOut, {}, people.browser("session=forged.value"))).toMatchObject({ ok: true });
    expect(await run(signOut, {}, caller)).toMatchObject({ ok: true });
  });
});

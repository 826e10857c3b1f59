import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Caller } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { cookieHeader, password, peopleOf } from "#tests/people.ts";
import { changePassword, checkLink, newPassword, register, requestReset, signIn } from "./account-operations.server.ts";
import { personOf, sessionToken } from "./sessions.server.ts";

let open: TestHouse;
let people: ReturnType<typeof peopleOf>;
let caller: Caller;
beforeAll(async () => {
  open = await testHouse();
  people = peopleOf(open);
  caller = people.caller;
});
afterAll(() => open?.close());

describe("signing in again", () => {
  const session = (headers: Headers) => headers.get("cookie")!;

  it("ends the session that the same browser had, and no other", async () => {
    const { email, headers: elsewhere } = await people.registered();
    const first = people.browser();
    await run(signIn, { email, password }, first);
    const before = cookieHeader(first.lines);
    const second = people.browser(session(before));
    await run(signIn, { email, password }, second);
    const after = cookieHeader(second.lines);
    const found = await Promise.all([elsewhere, before, after].map((headers) => personOf(open.house, headers)));
    expect(found.map(({ person }) => person?.email)).toEqual([email, undefined, email]);
  });

  it("as somebody else, or as somebody new, ends it too; a wrong password does not", async () => {
    const [ada, bob] = [await people.registered(), await people.registered()];
    await run(signIn, { email: bob.email, password: "a wet martini" }, people.browser(session(ada.headers)));
    expect((await personOf(open.house, ada.headers)).person?.email).toBe(ada.email);
    await run(signIn, { email: bob.email, password }, people.browser(session(ada.headers)));
    expect((await personOf(open.house, ada.headers)).person).toBeNull();
    expect(await run(register, people.form(people.newEmail()), people.browser(session(bob.headers)))).toMatchObject({
      ok: true,
    });
    expect((await personOf(open.house, bob.headers)).person).toBeNull();
    const forged = await run(signIn, { email: ada.email, password }, people.browser("session=forged.value"));
    expect(forged).toMatchObject({ ok: true });
  });
});

describe("a session", () => {
  const personBehind = (headers: Headers) => personOf(open.house, headers);
  const sessionOf = ({ headers }: { headers: Headers }) =>
    open.house.db
      .selectFrom("session")
      .selectAll()
      .where("token", "=", sessionToken(cookieOf(headers)));
  const cookieOf = (headers: Headers) => headers.get("cookie")!.replace("session=", "");
  const holdsFor = (headers: Headers, days: number) =>
    open.house.db
      .updateTable("session")
      .set({ expires_at: new Date(Date.now() + days * 86_400_000) })
      .where("token", "=", sessionToken(cookieOf(headers)))
      .execute();

  it("is renewed by whoever comes a day later, and is left alone until then", async () => {
    const ada = await people.registered();
    await holdsFor(ada.headers, 29.1);
    expect((await personBehind(ada.headers)).cookies).toEqual([]);
    await holdsFor(ada.headers, 28.9);
    const { person, cookies } = await personBehind(ada.headers);
    expect(person?.email).toBe(ada.email);
    expect(cookies).toEqual([expect.stringMatching(/^session=.*Max-Age=2592000/)]);
    expect((await personBehind(cookieHeader(cookies))).person?.email).toBe(ada.email);
    const { expires_at } = (await sessionOf(ada).executeTakeFirst())!;
    expect(expires_at.getTime() - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
  });

  it("is nobody's once it has ended, and is gone then", async () => {
    const ada = await people.registered();
    await holdsFor(ada.headers, -0.001);
    expect(await personBehind(ada.headers)).toEqual({ person: null, cookies: [] });
    expect(await sessionOf(ada).execute()).toEqual([]);
  });

  it("is not believed without this site's signature", async () => {
    const ada = await people.registered();
    const [token, signature] = decodeURIComponent(cookieOf(ada.headers)).split(".") as [string, string];
    const other = (await people.registered()).headers;
    const [, others] = decodeURIComponent(cookieOf(other)).split(".");
    const turned = signature.replace(/^./, (sign) => (sign === "A" ? "B" : "A"));
    const made = [
      token,
      `${token}.`,
      `.${signature}`,
      `${token}.${others}`,
      `${token}.${turned}`,
      `${token}.%`,
      "..",
      "",
    ];
    for (const value of made)
      for (const cookie of [`session=${value}`, `session=${encodeURIComponent(value)}`])
        expect([cookie, await personBehind(new Headers({ cookie }))]).toEqual([cookie, { person: null, cookies: [] }]);
    // Two of one name: the first is the one that counts, for signing out as well.
    const both = new Headers({ cookie: `session=${token}.${turned}; ${ada.headers.get("cookie")}` });
    expect((await personBehind(both)).person).toBeNull();
    expect((await personBehind(ada.headers)).person?.email).toBe(ada.email);
  });
});

describe("resetting a password", () => {
  const fresh = "a wet martini";
  const choose = (token: string, pass = fresh) => run(newPassword, { token, pass1: pass, pass2: pass }, caller);

  it("mails a link that sets a new password once, and ends the old sessions", async () => {
    const { email, headers } = await people.registered();
    const token = await people.mailedToken(email);
    expect(await run(checkLink, { token }, caller)).toEqual({ ok: true, value: { works: true } });
    expect(await choose(token)).toEqual({ ok: true, value: null });
    expect((await personOf(open.house, headers)).person).toBeNull();
    expect(await run(signIn, { email, password: fresh }, caller)).toMatchObject({ ok: true });
    expect(await run(signIn, { email, password }, caller)).toMatchObject({ ok: false });
    expect(await choose(token, "a third martini")).toMatchObject({ ok: false, kind: "invalid" });
    expect(await run(checkLink, { token }, caller)).toEqual({ ok: true, value: { works: false } });
    expect(await run(signIn, { email, password: fresh }, caller)).toMatchObject({ ok: true });
  });

  it("takes an account from whoever registered somebody else's address, and leaves who confirmed theirs, or is signed in, all ways in", async () => {
    const { pool, db } = open.house;
    const ends: string[][] = [];
    for (const kind of ["a stranger's", "confirmed", "signed in"]) {
      const { email, headers } = await people.registered();
      const { id } = (await people.rowOf(email))!;
      await pool.query("insert into passkey (id, person_id, public_key, name) values ($1, $2, 'x', 'Key')", [kind, id]);
      await pool.query("insert into credential (id, user_id, account_id, provider_id) values ($1, $2, $1, 'google')", [
        kind,
        id,
      ]);
      if (kind === "confirmed") await pool.query("update person set email_verified = true where id = $1", [id]);
      const { person } = kind === "signed in" ? await personOf(open.house, headers) : { person: null };
      const token = await people.mailedToken(email);
      expect(await run(newPassword, { token, pass1: fresh, pass2: fresh }, { ...caller, person })).toMatchObject({
        ok: true,
      });
      const keys = await db.selectFrom("passkey").select("id").where("person_id", "=", id).execute();
      const ways = await db.selectFrom("credential").select("provider_id").where("user_id", "=", id).execute();
      ends.push([kind, ...keys.map(() => "key"), ...ways.map(({ provider_id }) => provider_id).sort()]);
    }
    expect(ends).toEqual([
      ["a stranger's", "credential"],
      ["confirmed", "key", "credential", "google"],
      ["signed in", "key", "credential", "google"],
    ]);
  });

  it("gives a link to the first of two who use it at once", async () => {
    const token = await people.mailedToken((await people.registered()).email);
    const answers = await Promise.all([choose(token, "first martini"), choose(token, "second martini")]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });

  it("gives the link an hour and no longer", async () => {
    const { email } = await people.registered();
    const before = Date.now();
    const token = await people.mailedToken(email);
    const { id } = (await people.rowOf(email))!;
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
    const { email } = await people.registered();
    const token = await people.mailedToken(email);
    const { id } = (await people.rowOf(email))!;
    const stored = await open.house.db
      .selectFrom("verification")
      .selectAll()
      .where("value", "=", id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await choose(stored.identifier)).toMatchObject({ ok: false });
  });

  it("answers alike, and no sooner, whether the account exists or not", async () => {
    const { email } = await people.registered();
    const time = async (address: string) => {
      const started = performance.now();
      const answer = await run(requestReset, { email: address }, caller);
      return { answer, took: performance.now() - started };
    };
    const known = await time(email);
    const unknown = await time("nobody@example.com");
    expect(unknown.answer).toEqual(known.answer);
    for (const { took } of [known, unknown]) expect(took).toBeGreaterThanOrEqual(299);
    await vi.waitFor(async () => expect((await people.mails()).some((text) => text.includes(email))).toBe(true));
    expect((await people.mails()).some((text) => text.includes("nobody@example.com"))).toBe(false);
  });

  const works = async (token: string) => (await run(checkLink, { token }, caller)) as { value: { works: boolean } };

  it("ends the older links with each new one, and all with a new password", async () => {
    const { email } = await people.registered();
    const [first, second] = [await people.mailedToken(email), await people.mailedToken(email)];
    expect([(await works(first)).value.works, (await works(second)).value.works]).toEqual([false, true]);
    expect(await choose(first)).toMatchObject({ ok: false, reason: expect.stringContaining("expired") });
    const { id } = (await people.rowOf(email))!;
    // As if another had been asked for while this one was used.
    await open.house.db
      .insertInto("verification")
      .values({ id: `late ${id}`, identifier: "late", value: id, expires_at: new Date(Date.now() + 60_000) })
      .execute();
    expect(await choose(second)).toMatchObject({ ok: true });
    expect(await linksOf(id)).toEqual([]);
  });

  const linksOf = async (id: string) =>
    open.house.db.selectFrom("verification").select("id").where("value", "=", id).execute();

  it("leaves one link of many that are asked for at once", async () => {
    const { email } = await people.registered();
    await Promise.all(Array.from({ length: 5 }, () => run(requestReset, { email }, caller)));
    expect(await linksOf((await people.rowOf(email))!.id)).toHaveLength(1);
  });

  it("has no link left once the address changes, whoever changes it; a name changes nothing", async () => {
    const { email } = await people.registered();
    const other = await people.registered();
    const [token, others] = [await people.mailedToken(email), await people.mailedToken(other.email)];
    const change = (to: { email?: string; display_name?: string }) =>
      open.house.db.updateTable("person").set(to).where("email", "=", email).execute();
    await change({ display_name: "Ada" });
    expect((await works(token)).value.works).toBe(true);
    await change({ email: people.newEmail() });
    expect([(await works(token)).value.works, (await works(others)).value.works]).toEqual([false, true]);
  });

  it("greets nobody by a name at an address that is not confirmed", async () => {
    const email = people.newEmail();
    await run(register, { ...people.form(email), display_name: "You have won at evil.example" }, caller);
    expect(await people.mailTo(email)).not.toContain("evil");
    await open.house.db.updateTable("person").set({ email_verified: true }).where("email", "=", email).execute();
    const quoted = (await people.mailTo(email)).replace(/=\n/g, "");
    expect(quoted).toMatch(/=E2=80=9CYou have won at evil\.example=E2=80=9D|“You have won at evil\.example”/);
  });

  it("refuses a password that is common, or the person's own name or address, and the link stays good", async () => {
    const { email } = await people.registered();
    const token = await people.mailedToken(email);
    for (const bad of ["password123", email, `${email.split("@")[0]}2026!!!`])
      expect(await choose(token, bad), bad).toMatchObject({ fields: { pass1: expect.any(String) } });
    expect(await choose(token)).toMatchObject({ ok: true });
  });

  it("refuses bad passwords without using the link up, and tokens of no shape", async () => {
    const token = await people.mailedToken((await people.registered()).email);
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

describe("changing a password", () => {
  const fresh = "a wet martini";

  it("takes the old one, ends every other session and every mailed link", async () => {
    const { email, headers: elsewhere } = await people.registered();
    const signed = people.browser();
    await run(signIn, { email, password }, signed);
    const cookie = cookieHeader(signed.lines).get("cookie")!;
    const { person } = await personOf(open.house, new Headers({ cookie }));
    const browser = people.browser(cookie);
    const change = (input: Record<string, string>) =>
      run(changePassword, { password, pass1: fresh, pass2: fresh, ...input }, { ...browser, person });
    await run(requestReset, { email }, caller);
    for (const [field, input] of [
      ["password", { password: "a third martini" }],
      ["password", { password: "" }],
      ["pass1", { pass1: "password123", pass2: "password123" }],
      ["pass1", { pass1: email, pass2: email }],
      ["pass2", { pass2: "another one" }],
    ] as const)
      expect(await change(input), field).toMatchObject({ ok: false, fields: { [field]: expect.any(String) } });
    expect((await personOf(open.house, elsewhere)).person?.email).toBe(email);

    expect(browser.lines).toEqual([]);
    expect(await change({})).toMatchObject({ ok: true });
    const mine = cookieHeader(browser.lines);
    const found = await Promise.all([elsewhere, new Headers({ cookie }), mine].map((one) => personOf(open.house, one)));
    expect(found.map(({ person }) => person?.email)).toEqual([undefined, undefined, email]);
    const links = await open.house.db.selectFrom("verification").where("value", "=", person!.id).selectAll().execute();
    expect(links).toEqual([]);
    expect(await run(signIn, { email, password: fresh }, caller)).toMatchObject({ ok: true });
  });

  it("is for who is signed in", async () => {
    expect(await run(changePassword, { password, pass1: fresh, pass2: fresh }, caller)).toMatchObject({
      kind: "forbidden",
    });
  });
});

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeThoseWhoLeave } from "#app/account/remove-leavers.server.ts";
import { mailTo as mailOf } from "../outside/mail.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, password, registration, signedIn, signIn } from "./client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site?.close());

const page = "/your-account/update";
const profile = {
  intent: "profile",
  display_name: "Ada B",
  first_name: "Ada",
  last_name: "Byron",
  country: "GB",
  units: "oz",
  currency: "EUR",
  bio: "Stirred.\n\nNever shaken.",
  profile_public: "yes",
  industryYN: "yes",
  industry_role: "Bartender",
  industry_company: "The Quiet Glass",
  industry_city: "Leeds",
};
const rowOf = async (email: string) =>
  (await site.house.pool.query("select * from person where email = $1", [email])).rows[0];

const mailTo = (email: string, subject: string) => mailOf(site, email, subject);
const tokenIn = (mail: string) => /[?&](?:token|reset|confirm)=([A-Za-z0-9_-]+)/.exec(mail)![1]!;

describe("a passkey", () => {
  it("is none where no device made it: at sign-in, where one is added, and where it is another's", async () => {
    const ada = await signedIn(site);
    const bits = ["", "{}", "null", '{"id":"x"}', `{"id":"${"x".repeat(1_500)}"}`, "x".repeat(30_000)];
    for (const text of [...bits, '{"id":"x","response":{"clientDataJSON":"e30"},"type":"public-key"}']) {
      const signing = await new Client(site.url).post("/your-account/login", { intent: "passkey", assertion: text });
      expect([text.slice(0, 20), signing.status, signing.text.includes("does not open")]).toEqual([
        text.slice(0, 20),
        400,
        true,
      ]);
      const adding = await ada.post(page, { intent: "add-passkey", attestation: text, name: "x" });
      expect([text.slice(0, 20), adding.status]).toEqual([text.slice(0, 20), 400]);
    }
    const other = await signedIn(site);
    await site.house.pool.query(
      "insert into passkey (id, person_id, public_key, name) select 'hers', id, '', 'Hers' from person where email = $1",
      [ada.email],
    );
    expect((await ada.get(page)).text).toContain("Hers");
    expect((await other.get(page)).text).not.toContain("Hers");
    expect((await other.post(page, { intent: "remove-passkey", id: "hers" })).status).toBe(400);
    expect((await other.post(page, { intent: "name-passkey", id: "hers", name: "Mine" })).status).toBe(400);
    expect((await ada.post(page, { intent: "name-passkey", id: "hers", name: " My \n key " })).status).toBe(303);
    expect((await ada.get(page)).text).toContain("My key");
    expect((await ada.post(page, { intent: "remove-passkey", id: "hers" })).status).toBe(303);
  });
});

describe("the profile", () => {
  it("is stored, shown again, and said to be", async () => {
    const ada = await signedIn(site);
    const answer = await ada.post(page, profile);
    expect([answer.status, answer.headers.location]).toEqual([303, `${page}?done=profile#profile`]);
    expect((await ada.get(`${page}?done=profile`)).text).toContain("Your profile is saved.");
    const { intent: _, industryYN: __, profile_public: ___, ...texts } = profile;
    expect(await rowOf(ada.email)).toMatchObject({ ...texts, industry: true, profile_public: true });
    const { text } = await ada.get(page);
    for (const value of ["Ada B", "Byron", "The Quiet Glass"]) expect(text).toContain(`value="${value}"`);
    expect((await ada.get("/api/dev/frontend/personal")).json()).toMatchObject({ display_name: "Ada B" });
  });

  it("comes back with what was typed and a message beside each field at fault", async () => {
    const ada = await signedIn(site);
    const wrong = {
      ...profile,
      display_name: "",
      country: "XX",
      units: "cup",
      currency: "__proto__",
      bio: "x".repeat(501),
    };
    const answer = await ada.post(page, { ...wrong, industryYN: "", role: "admin" });
    expect(answer.status).toBe(400);
    for (const name of ["display_name", "country", "units", "currency", "bio", "industryYN"])
      expect([name, answer.text.includes(`id="profile-${name}-error"`)]).toEqual([name, true]);
    expect(answer.text).toContain('value="Byron"');
    expect(await rowOf(ada.email)).toMatchObject({ display_name: "Ada", role: "member", last_name: "" });
  });

  it("tells nothing of the trade for who is not of it", async () => {
    const ada = await signedIn(site);
    await ada.post(page, profile);
    await ada.post(page, { ...profile, industryYN: "no", profile_public: "" });
    expect(await rowOf(ada.email)).toMatchObject({ industry: false, industry_role: "", profile_public: false });
  });

  it("is shown to everybody where its person says so, and to nobody else", async () => {
    const ada = await signedIn(site);
    const nobody = new Client(site.url);
    const { id } = await rowOf(ada.email);
    const address = `/people/members/${id}/ada-b`;
    expect((await nobody.get(address)).status).toBe(404);
    await ada.post(page, profile);
    expect((await ada.get(page)).text).toContain(`href="${address}"`);
    const shown = await nobody.get(address);
    expect([shown.status, shown.text.includes("Never shaken.")]).toEqual([200, true]);
    for (const own of [ada.email, "Byron", "Quiet Glass", "Leeds"]) expect(shown.text).not.toContain(own);
    for (const end of ["", "/nobody"]) {
      const moved = await nobody.get(`/people/members/${id}${end}`);
      expect([moved.status, moved.headers.location]).toEqual([301, address]);
    }
    await site.house.pool.query(
      "update cocktail set owner_id = $1 where id in (select id from cocktail where is_public order by id limit 1)",
      [id],
    );
    const { rows } = await site.house.pool.query("select name from cocktail where owner_id = $1", [id]);
    expect((await nobody.get(address)).text).toContain(rows[0].name.replaceAll("'", "&#x27;"));
    await site.house.pool.query("update cocktail set owner_id = null where owner_id = $1", [id]);
    await ada.post(page, { ...profile, profile_public: "no" });
    expect((await nobody.get(address)).status).toBe(404);
    for (const odd of ["1", "%00", "x".repeat(80), "'"])
      expect((await nobody.get(`/people/members/${odd}`)).status).toBe(404);
  });

  it("takes no role and no membership from a form", async () => {
    const ada = await signedIn(site);
    await ada.post(page, { ...profile, role: "admin", premium: "true", email: "evil@example.com", id: "1" });
    expect(await rowOf(ada.email)).toMatchObject({ role: "member", premium_until: null });
  });
});

it("an intent that nobody knows, and none, change nothing", async () => {
  const ada = await signedIn(site);
  for (const intent of ["nothing", "", "constructor"]) expect((await ada.post(page, { intent })).status).toBe(400);
  const membership = "/your-account/subscribe";
  const born = { dob_day: "29", dob_month: "2", dob_year: "1988" };
  for (const [fields, says] of [
    [{ intent: "nonsense", ...born }, "This form is not known here"],
    [born, "This form is not known here"],
    [{ intent: "start", months: "7", ...born }, "Choose one of 3, 6, 12 months"],
    [{ intent: "cancel" }, "There is no membership of yours to end"],
  ] as const) {
    const answer = await ada.post(membership, fields);
    expect([fields, answer.status, answer.text.includes(says)]).toEqual([fields, 400, true]);
  }
  expect((await site.house.pool.query("select from membership_request")).rowCount).toBe(0);
});

it("the signed-out are led to sign in, whatever they send; no other site's form is taken", async () => {
  const nobody = new Client(site.url);
  for (const intent of ["profile", "export", "delete"])
    expect([intent, (await nobody.post(page, { intent })).headers.location]).toEqual([intent, `/login?redir=${page}`]);
  const ada = await signedIn(site);
  expect((await ada.post(page, profile, { "sec-fetch-site": "cross-site" })).status).toBe(403);
});

describe("the password", () => {
  it("is changed by who knows it, and ends the other sessions", async () => {
    const ada = await signedIn(site);
    const other = new Client(site.url);
    await signIn(other, ada.email);
    const fresh = { pass1: "a wet martini", pass2: "a wet martini" };
    const wrong = await ada.post(page, { intent: "password", password: "a wrong one", ...fresh });
    expect([wrong.status, wrong.text.includes("This is not your password")]).toEqual([400, true]);
    expect(wrong.text).not.toContain("a wet martini");
    const right = await ada.post(page, { intent: "password", password, ...fresh });
    expect(right.status).toBe(303);
    expect(await mailTo(ada.email, "password has changed")).toContain("/builder/forgot-password");
    expect((await ada.get(page)).status).toBe(200);
    expect((await other.get(page)).status).toBe(302);
  });

  it("that was forgotten on the way to a page is set on the way to it", async () => {
    const { email } = await signedIn(site);
    const nobody = new Client(site.url);
    const wanted = "/my-bar/recipes?missing=1";
    const sent = await nobody.post("/your-account/login", { intent: "reset", email, redir: wanted });
    expect(sent.headers.location).toBe(`/your-account/login?sent=1&redir=${encodeURIComponent(wanted)}`);
    const mail = await mailTo(email, "Choose a new password");
    const [link = ""] = /\/your-account\/login\?\S+/.exec(mail) ?? [];
    expect(link).toContain(`redir=${encodeURIComponent(wanted)}&reset=`);
    expect((await nobody.get(link)).text).toContain(`name="redir" value="${wanted}"`);
    const set = { intent: "new-password", token: tokenIn(mail), pass1: "rusty-nail-1937", pass2: "rusty-nail-1937" };
    const done = await nobody.post(link, { ...set, redir: wanted });
    expect(done.headers.location).toBe(`/your-account/login?changed=1&redir=${encodeURIComponent(wanted)}`);
    await nobody.post("/your-account/login", { intent: "reset", email, redir: "//elsewhere.example/" });
    await expect.poll(() => mailTo(email, "Choose a new password")).not.toContain(tokenIn(mail));
    expect(await mailTo(email, "Choose a new password")).not.toMatch(/redir|elsewhere/);
  });
});

describe("another email address", () => {
  const ask = (ada: Client, new_email: string, word = password) =>
    ada.post(page, { intent: "email", new_email, password: word });

  it("counts once its link was used, and the old one can take it back, which ends every session", async () => {
    const ada = await signedIn(site);
    const fresh = `new-${ada.email}`;
    expect((await ask(ada, fresh)).status).toBe(303);
    expect(await rowOf(fresh)).toBeUndefined();
    expect((await ada.get(page)).text).toContain(fresh);
    const token = tokenIn(await mailTo(fresh, "Confirm"));
    // The link alone changes nothing.
    expect((await ada.get(`/your-account/update?confirm=${token}`)).text).toContain(fresh);
    expect(await rowOf(fresh)).toBeUndefined();
    expect((await ada.post(page, { intent: "confirm-email", token })).status).toBe(303);
    expect(await rowOf(fresh)).toMatchObject({ email_verified: true });
    expect((await ada.post(page, { intent: "confirm-email", token })).status).toBe(400);

    const back = tokenIn(await mailTo(ada.email, "has changed"));
    // Meanwhile the old address is nobody else's to have.
    const squatter = await new Client(site.url).post("/your-account/login", registration({ email: ada.email }));
    expect([squatter.status, squatter.text.includes("already has an account")]).toEqual([400, true]);
    const stranger = await signedIn(site);
    expect((await ask(stranger, ada.email)).text).toContain("has an account already");

    // Whoever changed it may have made more ways in than the password that they knew.
    const { id } = (await rowOf(fresh))!;
    await site.house.pool.query(
      "insert into passkey (id, person_id, public_key, name) values ('a-strangers-key', $1, 'x', 'Passkey')",
      [id],
    );
    const nobody = new Client(site.url);
    expect((await nobody.get(`/take-back?token=${back}`)).text).toContain(ada.email);
    expect(await rowOf(ada.email)).toBeUndefined();
    expect((await nobody.post("/take-back", { token: back })).headers.location).toContain("taken-back");
    expect(await rowOf(ada.email)).toBeDefined();
    expect((await ada.get(page)).status).toBe(302);
    const reset = tokenIn(await mailTo(ada.email, "Choose a new password"));
    expect((await nobody.get(`/your-account/login?reset=${reset}`)).text).toContain("Choose a new password");
    expect((await nobody.post("/take-back", { token: back })).status).toBe(400);
    const { rows: keys } = await site.house.pool.query("select from passkey where person_id = $1", [id]);
    expect(keys).toEqual([]);
    expect((await signIn(new Client(site.url), ada.email)).status).toBe(400);
    const set = { intent: "new-password", token: reset, pass1: "rusty-nail-1937", pass2: "rusty-nail-1937" };
    expect((await nobody.post("/your-account/login", set)).headers.location).toContain("changed=1");
    expect((await signIn(new Client(site.url), ada.email, "rusty-nail-1937")).status).toBe(303);
  });

  it("asks for the password, for an address, and for one that nobody has", async () => {
    const [ada, bob] = [await signedIn(site), await signedIn(site)];
    expect((await ask(ada, "x@example.com", "wrong")).text).toContain("This is not your password");
    const odd = await ask(ada, "not an address");
    expect([odd.status, odd.text.includes('value="not an address"')]).toEqual([400, true]);
    expect((await ask(ada, ada.email)).text).toContain("have already");
    expect((await ask(ada, bob.email)).text).toContain("has an account already");
  });

  it("is the first one's where two confirm it at once", async () => {
    for (const round of [1, 2, 3]) {
      const both = [await signedIn(site), await signedIn(site)];
      const fresh = `wanted-${round}-${both[0]!.email}`;
      const tokens: string[] = [];
      for (const one of both) {
        await ask(one, fresh);
        tokens.push(tokenIn(await mailTo(fresh, "Confirm")));
        await rm(join(site.house.settings.DATA_DIR, "mail"), { recursive: true });
      }
      const answers = await Promise.all(
        both.map((one, place) => one.post(page, { intent: "confirm-email", token: tokens[place]! })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
      expect(answers.find(({ status }) => status === 400)?.text).toContain("This email address has an account already");
    }
  });

  it("is confirmed by nobody but who asked for it, and only the newest link works", async () => {
    const [ada, bob] = [await signedIn(site), await signedIn(site)];
    const [first, second] = [`first-${ada.email}`, `second-${ada.email}`];
    await ask(ada, first);
    const older = tokenIn(await mailTo(first, "Confirm"));
    await ask(ada, second);
    const token = tokenIn(await mailTo(second, "Confirm"));
    expect((await bob.get(`/your-account/update?confirm=${token}`)).text).not.toContain(second);
    expect((await bob.post(page, { intent: "confirm-email", token })).status).toBe(400);
    expect((await ada.post(page, { intent: "confirm-email", token: older })).status).toBe(400);
    const { rows } = await site.house.pool.query("select * from email_change");
    expect(JSON.stringify(rows)).not.toContain(token);
    await site.house.pool.query("update email_change set expires_at = now() where email = $1", [second]);
    expect((await ada.post(page, { intent: "confirm-email", token })).status).toBe(400);
    expect(await rowOf(ada.email)).toBeDefined();
  });
});

describe("sessions", () => {
  it("are told in words, this one marked, and ended one by one or all the others", async () => {
    const ada = await signedIn(site);
    const others = [new Client(site.url), new Client(site.url)];
    const agent = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
    for (const one of others)
      await one.post(
        "/your-account/login",
        { intent: "login", email: ada.email, password },
        { "sec-fetch-site": "same-origin", "user-agent": agent },
      );
    const { text } = await ada.get(page);
    expect(text.split("this browser").length).toBe(2);
    expect(text).toContain("Firefox on Windows");
    const ids = [...text.matchAll(/name="id" value="([^"]+)"/g)].map(([, id]) => id!);
    expect(ids).toHaveLength(2);
    const stranger = await signedIn(site);
    expect((await stranger.post(page, { intent: "end-session", id: ids[0]! })).status).toBe(400);
    expect((await ada.post(page, { intent: "end-session", id: ids[0]! })).status).toBe(303);
    const left = async () => (await Promise.all(others.map((one) => one.get(page)))).map(({ status }) => status).sort();
    expect(await left()).toEqual([200, 302]);
    expect((await ada.post(page, { intent: "end-sessions" })).status).toBe(303);
    expect(await left()).toEqual([302, 302]);
    expect((await ada.get(page)).status).toBe(200);
  });
});

describe("one's own data", () => {
  it("is a file with all that is held, and no secret", async () => {
    const ada = await signedIn(site);
    await ada.post("/api/dev/frontend/favourite/add", { link_table: "cocktails", link_id: "77" });
    const answer = await ada.post(page, { intent: "export" });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="jigger-[\d-]+\.json"$/);
    const { held } = answer.json<{ held: Record<string, Record<string, unknown>[]> }>();
    expect(held.account).toEqual([expect.objectContaining({ email: ada.email })]);
    expect(held.favourites).toEqual([expect.objectContaining({ link_table: "cocktails", link_id: 77 })]);
    expect(answer.text).not.toMatch(/argon2|"token/);
  });
});

describe("leaving", () => {
  const leave = (ada: Client, word = password) => ada.post(page, { intent: "delete", password: word });

  it("asks for the password, ends all sessions, and can be taken back at the next sign-in", async () => {
    const ada = await signedIn(site);
    const other = new Client(site.url);
    await signIn(other, ada.email);
    expect((await leave(ada, "wrong")).status).toBe(400);
    expect((await leave(ada)).headers.location).toBe("/your-account/login?leaving=1");
    expect((await ada.get(page)).status).toBe(302);
    expect((await other.get(page)).status).toBe(302);
    await mailTo(ada.email, "will be deleted on");
    const again = await signIn(ada, ada.email, password, "/cocktails");
    expect([again.status, again.headers.location]).toEqual([303, page]);
    expect((await ada.get(page)).text).toContain("Your account will be deleted on");
    const told = async () => (await ada.get("/api/dev/frontend/personal")).text.includes("account-leaves");
    expect(await told()).toBe(true);
    await removeThoseWhoLeave(site.house);
    expect((await ada.post(page, { intent: "undelete" })).headers.location).toContain("done=undelete");
    expect((await ada.get(page)).text).not.toContain("will be deleted on");
    expect(await told()).toBe(false);
    expect((await ada.post(page, { intent: "undelete" })).status).toBe(400);
  });

  it("deletes the account and all that hangs on it after 14 days, by whichever process comes first", async () => {
    const ada = await signedIn(site);
    await ada.post("/api/dev/frontend/favourite/add", { link_table: "cocktails", link_id: "77" });
    await leave(ada);
    const row = await rowOf(ada.email);
    const days = (row.leaves_at - Date.now()) / 86_400_000;
    expect([days > 13.99, days <= 14]).toEqual([true, true]);
    await site.house.pool.query("update person set leaves_at = now() where id = $1", [row.id]);
    const gone = await Promise.all([removeThoseWhoLeave(site.house), removeThoseWhoLeave(site.house)]);
    expect(gone[0]! + gone[1]!).toBe(1);
    expect(await rowOf(ada.email)).toBeUndefined();
    const { rows } = await site.house.pool.query("select 1 from favourite where person_id = $1", [row.id]);
    expect(rows).toEqual([]);
    expect((await signIn(new Client(site.url), ada.email)).status).toBe(400);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInAt, type TestProvider, testProvider, type Vouched } from "../outside/openid-provider.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, registration, signedIn } from "./client.ts";

let site: TestSite;
let guild: TestProvider;
beforeAll(async () => {
  guild = await testProvider();
  site = await testSite(guild.settings);
  await guild.open(site.url);
});
afterAll(async () => {
  await site?.close();
  await guild?.close();
});

const begin = "/your-account/login-with/oidc";
const settle = "/your-account/login-with";
const name = "Barkeepers’ Guild";

/** Goes to the provider, signs in there, and comes back. */
async function comeBack(client: Client, login: string, redir = "/my-bar?sort=name") {
  const away = await client.get(`${begin}?redir=${encodeURIComponent(redir)}`);
  expect(away.status).toBe(302);
  const back = await signInAt(away.headers.location!, login);
  return client.get(back.pathname + back.search);
}

let people = 0;
/** Somebody whom the provider knows, by their login there. */
function vouchedFor(person: Vouched = {}): string {
  people += 1;
  const login = `guild-${people}`;
  guild.people.set(login, { email: `${login}@guild.example`, email_verified: true, name: "Grace", ...person });
  return login;
}

/** Joins by the provider; whoever does is signed in. */
async function joined(person: Vouched = {}) {
  const login = vouchedFor(person);
  const client = new Client(site.url);
  await comeBack(client, login);
  const { pass1: _, pass2: __, ...fields } = registration({ email: guild.people.get(login)!.email ?? "" });
  const answer = await client.post(settle, fields);
  return { login, client, answer };
}

const rowOf = async (email: string) =>
  (await site.house.pool.query("select * from person where email = $1", [email])).rows[0];
const whoIs = async (client: Client) =>
  (await client.get("/api/dev/frontend/personal")).json<{ display_name: string | null }>().display_name;

describe("signing in with an account elsewhere", () => {
  it("is offered on every page of signing in, and only where it is set up", async () => {
    for (const path of ["/your-account/login", "/builder/register"])
      expect((await new Client(site.url).get(path)).text).toContain(`Continue with ${name}`);
    for (const path of [`${settle}/google`, `${settle}/__proto__`, `${settle}/nobody/back`])
      expect((await new Client(site.url).get(path)).status).toBe(404);
  });

  it("lets somebody new join without a password, by the rules of every registration, and leads back", async () => {
    const login = vouchedFor();
    const client = new Client(site.url);
    const back = await comeBack(client, login);
    expect([back.status, back.headers.location]).toEqual([303, settle]);
    const page = await client.get(settle);
    expect(page.text).toContain(`value="${login}@guild.example"`);
    expect(page.text).not.toContain('type="password"');

    const { pass1: _, pass2: __, ...fields } = registration({ email: `${login}@guild.example` });
    const young = await client.post(settle, { ...fields, dob_year: String(new Date().getFullYear() - 3), terms: "" });
    expect([young.status, young.text.includes("You must be over 18"), young.text.includes("terms-error")]).toEqual([
      400,
      true,
      true,
    ]);
    const answer = await client.post(settle, fields);
    expect([answer.status, answer.headers.location]).toEqual([303, "/my-bar?sort=name"]);
    expect(await rowOf(`${login}@guild.example`)).toMatchObject({ email_verified: true, display_name: "Ada" });
    expect(await whoIs(client)).toBe("Ada");

    const again = new Client(site.url);
    const in2 = await comeBack(again, login, "/fr-fr/my-bar");
    expect([in2.status, in2.headers.location]).toEqual([303, "/fr-fr/my-bar"]);
    expect(await whoIs(again)).toBe("Ada");
  });

  it("takes no address for confirmed that the provider did not check, or that was typed over", async () => {
    const unchecked = await joined({ email_verified: false });
    expect(await rowOf(`${unchecked.login}@guild.example`)).toMatchObject({ email_verified: false });
    const login = vouchedFor();
    const client = new Client(site.url);
    await comeBack(client, login, "/");
    const come = await client.post(settle, registration({ email: `other-${login}@guild.example` }));
    // Who was on the way nowhere comes to what the site is for.
    expect([come.status, come.headers.location]).toEqual([303, "/my-bar"]);
    expect(await rowOf(`other-${login}@guild.example`)).toMatchObject({ email_verified: false });
  });

  it("never signs in to an account by its address alone: its owner signs in, and then connects the two", async () => {
    const ada = await signedIn(site);
    const login = vouchedFor({ email: ada.email });
    const stranger = new Client(site.url);
    expect((await comeBack(stranger, login)).headers.location).toBe(settle);
    expect(await whoIs(stranger)).toBeNull();
    const page = await stranger.get(settle);
    expect(page.text).toContain("has an account here already");
    expect((await stranger.post(settle, registration({ email: ada.email }))).status).toBe(400);
    expect((await stranger.post(settle, { intent: "connect" })).status).toBe(403);

    const wrong = await stranger.post(settle, { intent: "login", email: ada.email, password: "not hers at all" });
    expect([wrong.status, await whoIs(stranger)]).toEqual([400, null]);
    const right = await stranger.post(settle, { intent: "login", email: ada.email, password: "a dry martini" });
    expect([right.status, right.headers.location]).toEqual([303, settle]);
    expect((await stranger.get(settle)).text).toContain(`Connect ${name}?`);
    const done = await stranger.post(settle, { intent: "connect" });
    expect([done.status, done.headers.location]).toEqual([303, "/my-bar?sort=name"]);
    const later = new Client(site.url);
    expect((await comeBack(later, login)).headers.location).toBe("/my-bar?sort=name");
    expect(await whoIs(later)).toBe("Ada");
  });

  it("is connected from the account's page and taken back there, but for the last way in", async () => {
    const ada = await signedIn(site);
    const login = vouchedFor();
    expect((await ada.get("/your-account/update")).text).toContain("Not connected");
    expect((await comeBack(ada, login, "/your-account/update")).headers.location).toBe(settle);
    expect((await ada.post(settle, { intent: "connect" })).headers.location).toBe("/your-account/update");
    expect((await ada.get("/your-account/update")).text).toContain("Signs you in since");
    const gone = await ada.post("/your-account/update", { intent: "disconnect", provider: "oidc" });
    expect(gone.headers.location).toBe("/your-account/update?done=disconnect#ways");
    expect((await ada.post("/your-account/update", { intent: "disconnect", provider: "credential" })).status).toBe(400);
    expect((await comeBack(new Client(site.url), login)).headers.location).toBe(settle);

    const { client: grace, login: graces } = await joined();
    const last = await grace.post("/your-account/update", { intent: "disconnect", provider: "oidc" });
    expect([last.status, last.text.includes("This is your only way in")]).toEqual([400, true]);
    expect((await grace.get("/your-account/update")).text).toContain("Mail me the link");
    expect((await grace.post("/your-account/update", { intent: "first-password" })).status).toBe(303);
    expect((await comeBack(new Client(site.url), graces)).headers.location).toBe("/my-bar?sort=name");
  });

  it("shows who somebody is that has no password: a sign-in of a moment ago allows what matters, an older one does not", async () => {
    const { client, login } = await joined();
    const page = "/your-account/update";
    const mailed = { intent: "email", new_email: `fresh-${login}@guild.example` };
    expect((await client.get(page)).text).toContain("You signed in a moment ago");
    await site.house.pool.query("update session set created_at = now() - interval '11 minutes'");
    const asked = (await client.get(page)).text;
    expect(asked).toContain(`Sign in again with ${name}`);
    expect(asked).not.toContain('name="password"');
    for (const fields of [mailed, { ...mailed, password: "a guess" }, { intent: "delete" }]) {
      const refused = await client.post(page, fields);
      expect([refused.status, refused.text.includes("Sign in again first")]).toEqual([400, true]);
    }
    expect((await comeBack(client, login, `${page}#delete`)).headers.location).toBe(`${page}#delete`);
    expect((await client.post(page, mailed)).headers.location).toBe(`${page}?done=email#email`);
    expect((await client.post(page, { intent: "delete" })).headers.location).toBe("/your-account/login?leaving=1");
  });

  it("gives an account elsewhere to one person only", async () => {
    const { login } = await joined();
    const ada = await signedIn(site, "Other");
    expect((await comeBack(ada, login)).headers.location).toBe(settle);
    expect((await ada.get(settle)).text).toContain("opens another account here already");
    expect((await ada.post(settle, { intent: "connect" })).status).toBe(400);
    expect(await whoIs(ada)).toBe("Other");
  });

  it("believes no answer that this browser did not ask for, that is used twice, or that says no", async () => {
    const { login } = await joined();
    const client = new Client(site.url);
    const away = await client.get(begin);
    const back = await signInAt(away.headers.location!, login);
    const other = await new Client(site.url).get(back.pathname + back.search);
    expect([other.status, other.text.includes("begun in another browser")]).toEqual([400, true]);
    const forged = new URL(back);
    forged.searchParams.set("state", "x".repeat(43));
    expect((await client.get(forged.pathname + forged.search)).status).toBe(400);
    expect((await client.get(`${begin}/back?error=access_denied`)).text).toContain("You did not finish");
    expect(await whoIs(client)).toBeNull();
    expect((await client.get(back.pathname + back.search)).status).toBe(303);
    expect((await client.get(back.pathname + back.search)).status).toBe(400);
  });

  it("leads nowhere else than to this site, and keeps out whoever is banned", async () => {
    const { login, client } = await joined();
    expect((await comeBack(new Client(site.url), login, "https://evil.example/")).headers.location).toBe("/");
    expect((await comeBack(new Client(site.url), login, "//evil.example/")).headers.location).toBe("/");
    await client.get("/");
    await site.house.pool.query("update person set banned_at = now(), ban_reason = 'Spam.' where email = $1", [
      `${login}@guild.example`,
    ]);
    const banned = await comeBack(new Client(site.url), login);
    expect([banned.status, banned.text.includes("Our editors have closed this account: Spam.")]).toEqual([400, true]);
  });
});

describe("where none is set up or it is away", () => {
  it("says so, and the password stands", async () => {
    const plain = await testSite({ ...guild.settings, OIDC_ISSUER: "http://localhost:9" });
    try {
      const client = new Client(plain.url);
      const answer = await client.get(begin);
      expect([answer.status, answer.text.includes("cannot be reached just now")]).toEqual([503, true]);
      await signedIn(plain);
    } finally {
      await plain.close();
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, registration, sameOrigin, signedIn, signIn } from "./client.ts";

let site: TestSite;
let ada: Client & { email: string };
beforeAll(async () => {
  site = await testSite();
  ada = await signedIn(site);
});
afterAll(() => site?.close());

const addItem = "/api/dev/frontend/mybar/add-item";
const count = async (table: string) =>
  (await site.house.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]!.count;
const alive = async () => expect((await ada.get("/healthz")).status).toBe(200);

describe("a change must come from the site", () => {
  it.each<[string, Record<string, string>, boolean]>([
    ["Sec-Fetch-Site: same-origin", { "sec-fetch-site": "same-origin" }, true],
    ["Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }, false],
    ["Sec-Fetch-Site: same-site", { "sec-fetch-site": "same-site" }, false],
    ["Sec-Fetch-Site: none", { "sec-fetch-site": "none" }, false],
    ["a foreign origin", { origin: "https://evil.example" }, false],
    ["a null origin", { origin: "null" }, false],
    ["neither, with X-Requested-With", { "x-requested-with": "test" }, true],
    ["neither", {}, false],
    [
      "a foreign site that also sends X-Requested-With",
      { "sec-fetch-site": "cross-site", "x-requested-with": "x" },
      false,
    ],
  ])("%s", async (_, headers, accepted) => {
    for (const method of ["GET", "POST"]) {
      const client = await signedIn(site);
      const answer = await client.send(`${addItem}?link_table=ingredients&link_id=1`, { method, headers });
      expect([method, answer.status]).toEqual([method, accepted ? 200 : 403]);
    }
    const form = await new Client(site.url).send("/your-account/login", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams({ intent: "login", email: "nobody@example.org", password: "x" }).toString(),
    });
    expect(form.status).toBe(accepted ? 400 : 403);
  });
  it("accepts the site's own origin where a browser does not send Sec-Fetch-Site", async () => {
    const client = await signedIn(site);
    expect((await client.send(`${addItem}?link_id=1`, { method: "POST", headers: { origin: site.url } })).status).toBe(
      200,
    );
  });
});

describe("bad input", () => {
  const json = { "content-type": "application/json", ...sameOrigin };
  it.each<[string, string, number]>([
    ["malformed JSON", '{"link_id":', 400],
    ["a list", "[1,2]", 400],
    ["a wrong type", '{"link_id":{"a":1}}', 400],
    ["a huge number", '{"link_id":1e300}', 400],
    ["a number out of range", '{"link_id":99999999999999}', 400],
    ["a negative id", '{"link_id":-1}', 400],
    ["an unknown id", '{"link_id":1999999999}', 404],
    ["an unknown table", '{"link_id":1,"link_table":"person"}', 400],
    ["__proto__", '{"__proto__":{"link_id":1}}', 400],
    ["constructor", '{"constructor":{"prototype":{"link_id":1}}}', 400],
  ])("%s is refused and stores nothing", async (_, body, status) => {
    const before = await count("bar_item");
    const answer = await ada.send(addItem, { method: "POST", headers: json, body });
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/^ERROR: /);
    expect(answer.text).not.toMatch(/at \w+.*\.ts|node_modules/);
    expect(await count("bar_item")).toBe(before);
    await alive();
  });

  it("more than a megabyte is too much, said or not", async () => {
    const big = Buffer.alloc(1_100_000, 97);
    const said = await ada.send(addItem, { method: "POST", headers: json, body: big });
    expect(said.status).toBe(413);
    async function* pieces() {
      for (let piece = 0; piece < 20; piece += 1) yield big.subarray(0, 100_000);
    }
    const unsaid = await ada
      .send(addItem, { method: "POST", headers: json, body: pieces() })
      .catch(() => ({ status: 413 }));
    expect(unsaid.status).toBe(413);
    const page = await ada.send("/your-account/login", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...sameOrigin },
      body: big,
    });
    expect(page.status).toBe(413);
    await alive();
  });

  it.each([
    "/%E0%A4%A",
    "/cocktails/recipe/%00/x",
    "/cocktails/recipe/99999999999999/x",
    "/cocktails/recipe/-1",
    "/cocktails/recipe/1e3",
    "/drawings/cocktails/1/%2e%2e%2f.svg",
    "/assets/..%2f..%2fpackage.json",
    "/drawings/cocktails/999999999/a.svg",
    "/xx-xx/cocktails",
    "/nothing",
  ])("%s is not found", async (path) => {
    const answer = await ada.get(path);
    expect([400, 404]).toContain(answer.status);
    await alive();
  });

  it.each([
    `/search?keyword=${"x".repeat(8_000)}`,
    "/search?keyword=%25_%25",
    "/cocktails?keyword=%25&offset=-5",
    "/cocktails?offset=99999999999999999999",
    "/cocktails?strength=soup&taste=%27",
    "/cocktails?spirit[a]=1&keyword[]=2",
  ])("%.40s is a page", async (path) => {
    expect((await ada.get(path)).status).toBe(200);
  });

  it("methods that nobody knows, and line breaks in values, do no harm", async () => {
    expect((await ada.send("/cocktails", { method: "PROPFIND", headers: sameOrigin })).status).toBeGreaterThanOrEqual(
      400,
    );
    const answer = await signIn(new Client(site.url), ada.email, undefined, "/x\r\nset-cookie: a=b");
    expect([answer.status, answer.headers.location]).toEqual([303, "/"]);
    await alive();
  });
});

describe("signing in and joining", () => {
  it("keeps a session, goes where it was asked to on this site only, and ends it", async () => {
    const client = new Client(site.url);
    const joined = await client.post("/your-account/login", {
      ...registration({ redir: "/my-bar" }),
      role: "admin",
      premium: "true",
      premium_until: "2999-12-31",
    });
    expect([joined.status, joined.headers.location]).toEqual([303, "/my-bar"]);
    expect(joined.cookies.find((line) => line.startsWith("session="))).toMatch(/HttpOnly/i);
    expect(joined.cookies.find((line) => line.startsWith("session="))).toMatch(/SameSite=Lax/i);
    const { rows } = await site.house.pool.query(
      "select role from person where role <> 'member' or premium_until is not null",
    );
    expect(rows).toEqual([]);
    expect((await client.get("/my-bar")).status).toBe(200);
    const out = await client.post("/your-account/logout");
    expect([out.status, out.headers.location]).toEqual([303, "/"]);
    expect((await client.get("/my-bar")).status).toBe(302);
    for (const redir of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
      expect((await signIn(new Client(site.url), ada.email, undefined, redir)).headers.location).toBe("/");
    }
  });

  it("says what is wrong beside its field, keeps what was typed and never the password", async () => {
    const fields = registration({
      industryYN: "",
      newsletter_opt_in: "",
      terms: "",
      dob_day: "31",
      dob_month: "2",
      email: "kept@example.org",
    });
    const answer = await new Client(site.url).post("/your-account/login", fields);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("Date of Birth supplied is not a valid date");
    expect(answer.text).toContain("You must accept our terms &amp; conditions to continue");
    expect(answer.text).toContain("kept@example.org");
    expect(answer.text).not.toContain(fields.pass1);
  });

  it("never tells whether an account exists, and a reset works once", async () => {
    const client = new Client(site.url);
    const known = await client.post("/your-account/login", { intent: "reset", email: ada.email });
    const unknown = await client.post("/your-account/login", { intent: "reset", email: "nobody@example.org" });
    expect([known.status, known.headers.location, known.text.length]).toEqual([
      unknown.status,
      unknown.headers.location,
      unknown.text.length,
    ]);
  });
});

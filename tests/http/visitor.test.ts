import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser } from "#app/visitor/users.server.ts";
import { type TestSite, testSite } from "../site.ts";
import { type Answer, Client, password, registration, signedIn } from "./client.ts";

let site: TestSite;
let visitor: Client;
beforeAll(async () => {
  // As behind a proxy that speaks https.
  site = await testSite({ BASE_URL: "https://bar.example" });
  visitor = new Client(site.url);
});
afterAll(() => site?.close());

const login = "/your-account/login";

it("over https every answer says that this host is never to be asked for without", async () => {
  const answers: [string, Answer][] = [];
  for (const path of [
    "/",
    "/",
    "/cocktails",
    "/nope",
    "/my-bar",
    "/favicon.svg",
    "/healthz",
    "/api/openapi.json",
    "/robots.txt",
    // Refused before anything else looks at them, and by Node's parser.
    `/${"x".repeat(9_000)}`,
    "/a".repeat(40),
    `/${"x".repeat(20_000)}`,
  ])
    answers.push([path, await visitor.get(path)]);
  answers.push(["a form", await visitor.post(login, { intent: "login" })]);
  answers.push(["a foreign form", await visitor.post(login, {}, { origin: "https://evil.example" })]);
  for (const [name, { headers }] of answers)
    expect([name, headers["strict-transport-security"]]).toEqual([name, "max-age=31536000"]);
});

describe("signing in again", () => {
  it("ends the session that the same browser had: a copy of its cookie is worth nothing", async () => {
    const ada = await signedIn(site);
    const copy = new Client(site.url);
    copy.cookies.set("session", ada.cookies.get("session")!);
    expect((await copy.get("/my-bar")).status).toBe(200);
    // The cookie is the request's, whatever the form says.
    await ada.post(login, { intent: "login", email: ada.email, password, cookie: "session=none" });
    expect((await ada.get("/my-bar")).status).toBe(200);
    expect((await copy.get("/my-bar")).status).toBe(302);
    copy.cookies.set("session", ada.cookies.get("session")!);
    await ada.post(login, registration());
    expect((await copy.get("/my-bar")).status).toBe(302);
  });
});

describe("a registration", () => {
  it("is refused for a password that others would guess and a name that is an address, each said beside its field", async () => {
    const joining = async (change: Record<string, string>) => (await visitor.post(login, registration(change))).text;
    const both = (pass: string) => ({ pass1: pass, pass2: pass });
    expect(await joining(both("short one"))).toContain("at least 10 characters");
    expect(await joining(both("Password123"))).toContain("Very many people use this password");
    expect(await joining({ email: "longlocalpart@example.com", ...both("1903LongLocalPart!") })).toContain(
      "cannot be your name",
    );
    expect(await joining({ display_name: "Win at www.evil.example" })).toContain("cannot hold an address");
    expect(await joining({ display_name: "n".repeat(41) })).toContain("at most 40 characters");
  });

  it("stores a name as it can be seen", async () => {
    const fields = registration({ display_name: "\u202eA\u200bme\u0301lie\u00a0 \u0007Du\u00adbois\ufeff" });
    const joined = new Client(site.url);
    expect((await joined.post(login, fields)).status).toBe(303);
    expect((await joined.get("/api/dev/frontend/personal")).json()).toMatchObject({ display_name: "Amélie Dubois" });
  });
});

describe("an account from before", () => {
  it("signs in with the shorter password that it had", async () => {
    await createUser(site.house, { email: "old@example.org", password });
    // The hash of eight characters, as they were allowed.
    const { hash } = await import("@node-rs/argon2");
    await site.house.pool.query(
      "update credential set password = $1 where user_id = (select id from person where email = 'old@example.org')",
      [await hash("8 of old")],
    );
    const answer = await new Client(site.url).post(login, {
      intent: "login",
      email: "old@example.org",
      password: "8 of old",
    });
    expect(answer.status).toBe(303);
  });
});

describe("what is somebody's own", () => {
  const own = [
    "/your",
    "/your/messages",
    "/your-account",
    "/your-account/nowhere",
    "/my-bar/nowhere",
    "/builder/nowhere",
  ];

  it("leads the signed-out to sign in, whether or not there is such a page, in their language", async () => {
    for (const path of [...own, "/my-bar", "/your-account/logout", "/My-Bar/nowhere", "/your-account/login/more"])
      for (const [from, to] of [
        [path, "/login"],
        [`/de-de${path}`, "/de-de/login"],
      ] as const) {
        for (const answer of [await visitor.get(`${from}?a=1`), await visitor.post(`${from}?a=1`)]) {
          if (path === "/your-account/logout" && answer.status === 303) continue; // Signed out already: all is well.
          const asked = new URL(answer.headers.location ?? "/", "https://bar.example");
          expect([from, answer.status, asked.pathname]).toEqual([from, 302, to]);
          expect(asked.searchParams.get("redir")).toBe(`${from}?a=1`);
        }
      }
  });

  it("is a 404 for who is signed in, where there is no such page", async () => {
    const ada = await signedIn(site);
    for (const path of own) expect([path, (await ada.get(path)).status]).toEqual([path, 404]);
  });

  it("does not stand before what leads to an account, nor before what only begins alike", async () => {
    expect((await visitor.get(login)).status).toBe(200);
    for (const path of ["/yours", "/builders"]) expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
    expect((await visitor.get("/builder")).headers.location).toBe("/builder/home");
    for (const door of ["home", "login", "register", "forgot-password", "get-started"])
      expect([door, (await visitor.get(`/builder/${door}`)).status]).toEqual([door, 200]);
  });

  it("is refused to calls", async () => {
    const ada = await signedIn(site);
    for (const path of ["/builder/api/somewhere", "/fr-fr/builder/api/nowhere"]) {
      const refused = await visitor.get(path);
      expect([refused.status, refused.json()]).toMatchObject([403, { status: "error" }]);
      expect((await visitor.post(path)).status).toBe(403);
      expect((await ada.get(path)).status).toBe(404);
    }
  });
});

describe("the cookie page", () => {
  const ticked = (text: string) =>
    [...text.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].flatMap(([box]) =>
      / checked/.test(box) ? [/name="(\w+)"/.exec(box)?.[1]] : [],
    );

  it("ticks nothing before a choice, and then what was chosen", async () => {
    const guest = new Client(site.url);
    const first = await guest.get("/cookie-policy");
    expect(ticked(first.text)).toEqual([]);
    expect(first.text).toContain("You have not chosen yet");
    for (const [fields, policy, boxes] of [
      [{ all: "yes" }, "essential", ["all"]],
      [{ all: "yes", analytics: "yes", reject: "yes" }, "all", ["all", "analytics"]],
      [{ reject: "yes" }, "none", ["reject"]],
      [{ choice: "none", all: "yes" }, "none", ["reject"]],
    ] as const) {
      guest.cookies.set("basket", "x".repeat(22));
      expect((await guest.post("/cookie-policy", fields)).status).toBe(303);
      expect(guest.cookies.get("cookie_policy")).toBe(policy);
      // What was kept under another choice goes with it.
      expect(guest.cookies.has("basket")).toBe(policy !== "none");
      expect(ticked((await guest.get("/cookie-policy")).text)).toEqual(boxes);
    }
  });

  it("says why nobody asked, where the browser asks for privacy", async () => {
    const private_ = await visitor.get("/cookie-policy", { "sec-gpc": "1" });
    expect(private_.text).toContain("Global Privacy Control");
    expect(ticked(private_.text)).toEqual([]);
    const chosen = await visitor.get("/cookie-policy", { "sec-gpc": "1", cookie: "cookie_policy=all" });
    expect(chosen.text).not.toContain("Global Privacy Control");
    expect(chosen.text).toContain("You allow all cookies");
  });
});

describe("joining", () => {
  const join = (fields: Record<string, string>) =>
    new Client(site.url).post("/your-account/login", registration(fields));

  it("leads to an empty bar where nothing else was wanted, and to what was", async () => {
    expect((await join({})).headers.location).toBe("/my-bar");
    expect((await join({ redir: "" })).headers.location).toBe("/my-bar");
    const there = await new Client(site.url).post("/fr-fr/your-account/login", registration({}));
    expect(there.headers.location).toBe("/fr-fr/my-bar");
    expect((await join({ redir: "/cocktails" })).headers.location).toBe("/cocktails");
    expect((await join({ redir: "https://evil.example/" })).headers.location).toBe("/");
  });

  it("takes a yes and a no however they are written (contract.md, 8)", async () => {
    for (const [yes, no] of [
      ["yes", "no"],
      ["1", "0"],
      ["true", "false"],
      ["on", "off"],
    ] as const) {
      const email = `says-${yes}@example.com`;
      expect([yes, (await join({ email, industryYN: yes, newsletter_opt_in: no })).status]).toEqual([yes, 303]);
      const { rows } = await site.house.pool.query("select industry from person where email = $1", [email]);
      expect(rows).toEqual([{ industry: true }]);
    }
    expect((await join({ industryYN: "perhaps" })).status).toBe(400);
  });
});

it("nobody's language has no pages, somebody's own no more than others (contract.md, 2)", async () => {
  const visitor = new Client(site.url);
  for (const path of [
    "/xx-xx/your/favourites",
    "/xx-xx/my-bar",
    "/pt-br/builder/recipes",
    "/en-GB/my-bar",
    "/xx-xx/your-account/update",
  ])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
  expect((await visitor.get("/fr-fr/my-bar")).status).toBe(302);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, sameOrigin, signedIn } from "./client.ts";

let site: TestSite;
let client: Client;
beforeAll(async () => {
  site = await testSite({
    TRUST_PROXY: "1",
    ALLOWED_HOSTS: "bar.example, localhost",
    RATE_LIMIT: "on",
    CDN_PREFIX: "https://cdn.example/jigger",
  });
  client = new Client(site.url);
});
afterAll(() => site?.close());

/** What the one proxy says of somebody's request; what they had claimed themselves stands before it. */
const from = (address: string) => ({ "x-forwarded-for": `198.51.100.1, ${address}` });

/** The answers to so many sign-ins, each with an account and an address of its own as told. */
async function signIns(times: number, email: (time: number) => string, address: (time: number) => string, by = client) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const fields = { intent: "login", email: email(time), password: "a wet martini" };
    const answer = await by.post("/your-account/login", fields, { ...sameOrigin, ...from(address(time)) });
    statuses.push(answer.status);
    if (answer.status !== 429) continue;
    const wait = Number(answer.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(72);
    expect(answer.text).toMatch(/please wait \d+ seconds? and try again/);
  }
  return statuses;
}
const many = (name: string) => (time: number) => `${name}${time}@example.com`;

describe("limits", () => {
  it("are each visitor's, not the proxy's, and a session brings no new ones", async () => {
    expect(await signIns(11, many("one"), () => "192.0.2.1")).toEqual([...Array(10).fill(400), 429]);
    expect(await signIns(1, many("two"), () => "192.0.2.2")).toEqual([400]);
    const ada = await signedIn(site);
    expect(await signIns(1, many("three"), () => "192.0.2.1", ada)).toEqual([429]);
  });

  it("of an account hold over all addresses", async () => {
    const addresses = (time: number) => `203.0.113.${time}`;
    expect(await signIns(11, () => "tried@example.com", addresses)).toEqual([...Array(10).fill(400), 429]);
    expect(await signIns(1, () => "spared@example.com", addresses)).toEqual([400]);
  });
});

describe("the proxy", () => {
  it("does not open the metrics to everybody", async () => {
    expect((await client.get("/metrics")).status).toBe(200);
    for (const headers of [from("127.0.0.1"), { host: "bar.example" }, { via: "1.1 proxy" }] as Record<
      string,
      string
    >[])
      expect([headers, (await client.get("/metrics", headers)).status]).toEqual([headers, 403]);
  });

  it("names the host and the protocol that forms come from", async () => {
    const send = (origin: string, host = "bar.example") =>
      client.send("/your-account/login", {
        method: "POST",
        headers: { origin, host: "localhost", "x-forwarded-host": host, "x-forwarded-proto": "https" },
        body: "",
      });
    expect((await send("https://bar.example")).status).toBe(400);
    expect((await send("https://evil.example")).status).toBe(403);
    expect((await send("https://evil.example", "evil.example")).status).toBe(421);
  });
});

describe("another host for pictures", () => {
  const pictures = "https://cdn.example/jigger";

  it.each(["/", "/cocktails", "/cocktails/recipe/77/negroni", "/books/1", "/fr-fr/ingredients"])(
    "has every picture that %s names, and those told to search engines and social networks",
    async (path) => {
      const first = await client.get(path);
      const { text, headers } = first.status === 301 ? await client.get(first.headers.location!) : first;
      const named = [...text.matchAll(/<(?:img|source)\b[^>]*?\bsrc(?:Set)?="([^"]+)"|"og:image" content="([^"]+)"/gi)]
        .map(([, src, social]) => src ?? social!)
        .filter((src) => !src.startsWith("/favicon"));
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((src) => !src.startsWith(`${pictures}/`))).toEqual([]);
      for (const [, told = ""] of text.matchAll(/"image":(\[[^\]]+\]|"[^"]+")/g))
        if (told.includes("http")) for (const [url] of told.matchAll(/https?:[^"]+/g)) expect(url).toContain(pictures);
      expect(headers["content-security-policy"]).toContain("img-src 'self' data:");
    },
  );

  it("is asked for no picture of what a member wrote for themselves", async () => {
    const ada = await signedIn(site);
    const sour = { name: "Fog", glass: "coupe", method: "shake", ice: "none", instructions: "Shake it with ice." };
    await ada.postJson("/my-bar/submit-cocktail", {
      cocktail: { ...sour, ingredient: { 1: { ingredientId: 1, unitId: 1, amount: 50 } } },
    });
    const { text } = await ada.get("/my-bar/submitted-cocktails");
    expect(text).toMatch(/src="\/drawings\/cocktails\/\d{7,}\//);
  });
});

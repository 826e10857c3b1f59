import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn } from "./client.ts";

let site: TestSite;
let ada: Client;
beforeAll(async () => {
  site = await testSite();
  ada = await signedIn(site);
});
afterAll(() => site?.close());

type Sent = { fetched: string | null; origin: string | null; asked: boolean };
const all = (): Sent[] =>
  [null, "same-origin", "same-site", "cross-site", "none", "SAME-ORIGIN", ""].flatMap((fetched) =>
    [
      null,
      site.url,
      "null",
      "https://evil.example",
      `${site.url}.evil.example`,
      site.url.replace("http:", "https:"),
    ].flatMap((origin) => [false, true].map((asked) => ({ fetched, origin, asked }))),
  );
const headersOf = ({ fetched, origin, asked }: Sent): Record<string, string> => ({
  ...(fetched === null ? {} : { "sec-fetch-site": fetched }),
  ...(origin === null ? {} : { origin }),
  ...(asked ? { "x-requested-with": "XMLHttpRequest" } : {}),
});
/** contract.md, 4, in its own words. */
const isProof = ({ fetched, origin, asked }: Sent): boolean => {
  if (fetched !== null) return fetched === "same-origin";
  return origin === null ? asked : origin === site.url;
};

describe("the proof that a change comes from the site", () => {
  it.each(["GET", "POST"])("is asked of a call that changes something, by %s", async (method) => {
    for (const sent of all()) {
      const before = await favourites();
      const verb = before === 0 ? "add" : "remove";
      const path = `/api/dev/frontend/favourite/${verb}?link_table=cocktails&link_id=77`;
      const { status } = await ada.send(path, { method, headers: headersOf(sent) });
      expect([sent, status]).toEqual([sent, isProof(sent) ? 200 : 403]);
      expect((await favourites()) !== before, JSON.stringify(sent)).toBe(isProof(sent));
    }
  });

  it("is not given by a link that somebody follows, as one in a comment: the site's own calls are made by its scripts", async () => {
    const followed = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
    const before = await favourites();
    const path = "/api/dev/frontend/favourite/add?link_table=cocktails&link_id=12";
    const answer = await ada.get(path, followed);
    expect([answer.status, answer.text]).toEqual([
      403,
      expect.stringContaining("the request must come from this site"),
    ]);
    expect(await favourites()).toBe(before);
    // What is read may be opened like any page.
    expect((await ada.get("/api/dev/frontend/list/favourite?format=csv", followed)).status).toBe(200);
  });

  it("is asked of every form, whose refusal is a page that says what to do", async () => {
    for (const sent of all()) {
      const client = new Client(site.url);
      const headers = { "content-type": "application/x-www-form-urlencoded", ...headersOf(sent) };
      const answer = await client.send("/cookie-policy", {
        method: "POST",
        headers,
        body: "policy=all&cookie_policy=all",
      });
      expect([sent, answer.status === 403]).toEqual([sent, !isProof(sent)]);
      if (isProof(sent)) continue;
      expect(answer.cookies).toEqual([]);
      expect(answer.text).toContain("did not say that it came from this site");
    }
  });

  it("is asked before the person is looked up, and reads need none", async () => {
    const foreign = { "sec-fetch-site": "cross-site" };
    expect((await ada.get("/api/dev/frontend/mybar/load-items", foreign)).status).toBe(200);
    expect((await ada.get("/my-bar", foreign)).status).toBe(200);
    const out = await ada.send("/your-account/logout", { method: "POST", headers: foreign });
    expect([out.status, out.cookies]).toEqual([403, []]);
    expect((await ada.get("/my-bar")).status).toBe(200);
  });

  it("is not given by a link alone: it signs nobody out and sets no cookie", async () => {
    const page = await ada.get("/your-account/logout", { "sec-fetch-site": "none" });
    expect(page.status).toBe(200);
    expect(page.text).toContain("Sign out?");
    expect((await ada.get("/my-bar")).status).toBe(200);
  });
});

async function favourites(): Promise<number> {
  const { rows } = await site.house.pool.query<{ count: number }>("select count(*)::int as count from favourite");
  return rows[0]!.count;
}

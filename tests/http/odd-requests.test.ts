import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { type Answer, Client, sameOrigin } from "./client.ts";

let site: TestSite;
let client: Client;
beforeAll(async () => {
  site = await testSite();
  client = new Client(site.url);
});
afterAll(() => site?.close());
afterEach(async () => expect((await new Client(site.url).get("/healthz")).status).toBe(200));

/** In the frame of the site, or the plain page: what happened, where to go, nothing of our insides. */
function isPage(answer: Answer): void {
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  expect(answer.text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(answer.text).toMatch(/href="\/(fr-fr)?"/);
  expect(answer.text).not.toMatch(/node_modules|\bat .+:\d+:\d+|&quot;stack&quot;/);
}

/** Sends bytes as they are and gives the first line of the answer. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect({ port: Number(new URL(site.url).port), host: "localhost" }, () => socket.write(text));
    socket.on("data", (data) => {
      answer += data.toString("latin1");
      if (answer.includes("\r\n")) socket.end();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(answer.split("\r\n")[0] ?? ""));
  });
}

describe("an address", () => {
  it("with broken percent-encoding is not found, wherever it stands", async () => {
    for (const path of ["/%E0%A4%A", "/fr-fr/%", "/your-account/%C3%28"]) {
      const answer = await client.get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      isPage(answer);
    }
    for (const path of [
      "/assets/%E0%A4%A.js",
      "/assets/%2e%2e%2f%2e%2e%2fpackage.json",
      "/drawings/%E0%A4%A.svg",
      "/api/%E0%A4%A",
    ]) {
      const answer = await client.get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text.length).toBeLessThan(100);
    }
  });

  it("with a broken query is a page all the same", async () => {
    for (const query of ["keyword=%E0%A4%A", "keyword=%", "spirit=%ff%fe", "=&&==&"])
      expect([query, (await client.get(`/cocktails?${query}`)).status]).toEqual([query, 200]);
    // NUL is no value, and a field without one leaves the address.
    const empty = await client.get("/cocktails?offset=%00");
    expect([empty.status, empty.headers.location]).toEqual([302, "/cocktails"]);
  });

  it("that looks like another site's leads nowhere but here", async () => {
    for (const path of [
      "//evil.example/cocktails/recipe/77/x",
      "/%2f/evil.example",
      "///evil.example",
      "/.//evil.example/",
    ]) {
      const { status, headers } = await client.get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers.location).toBeUndefined();
    }
    const slug = await client.get("/cocktails/recipe/77//evil.example");
    expect(slug.headers.location ?? "/").toMatch(/^\/(?!\/)/);
  });

  it("that is long is read up to 16 kB, and refused beyond", async () => {
    expect((await client.get(`/cocktails?keyword=${"x".repeat(10_000)}`)).status).toBe(200);
    expect((await client.get(`/${"x".repeat(10_000)}`)).status).toBe(404);
    const long = `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    expect(await sendRaw(long)).toBe("HTTP/1.1 431 Request Header Fields Too Large");
  });

  it("on the page of another host, or none, is served as ours and names us", async () => {
    for (const host of ["evil.example", "a b", ""]) {
      const answer = await client.get("/cocktails", { host });
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toContain("evil.example");
    }
    expect((await sendRaw("GET /cocktails HTTP/1.1\r\n\r\n")).split(" ")[1]).toBe("400");
    expect((await sendRaw("NONSENSE\r\n\r\n")).split(" ")[1]).toBe("400");
  });
});

describe("a method", () => {
  it("that pages do not know is refused and told which they do", async () => {
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "TRACE"]) {
      for (const path of ["/", "/cocktails", "/fr-fr/my-bar", "/healthz"]) {
        const answer = await client.send(path, { method, headers: sameOrigin });
        expect([method, path, answer.status, answer.headers.allow]).toEqual([method, path, 405, "GET, HEAD, POST"]);
        isPage(answer);
      }
    }
  });

  it("that sends a form to a page without one is refused in the frame", async () => {
    for (const path of ["/", "/cocktails", "/cocktails/recipe/77/negroni"]) {
      const answer = await client.post(path, { a: "1" });
      expect([path, answer.status]).toEqual([path, 405]);
      isPage(answer);
      expect(answer.text).toContain("This cannot be done here");
    }
  });

  it("HEAD gives what GET would, without the body", async () => {
    for (const path of [
      "/",
      "/cocktails",
      "/nothing",
      "/healthz",
      "/robots.txt",
      "/favicon.svg",
      "/drawings/ingredients/1.svg",
    ]) {
      const [get, head] = [await client.get(path), await client.send(path, { method: "HEAD" })];
      expect([path, head.status, head.headers["content-type"], head.text]).toEqual([
        path,
        get.status,
        get.headers["content-type"],
        "",
      ]);
    }
  });
});

describe("a body", () => {
  const form = { "content-type": "application/x-www-form-urlencoded", ...sameOrigin };
  it("that is too large is refused in the frame, by every form", async () => {
    for (const path of ["/your-account/login", "/cookie-policy"]) {
      const answer = await client.send(path, { method: "POST", headers: form, body: `a=${"x".repeat(1_000_001)}` });
      expect([path, answer.status]).toEqual([path, 413]);
      isPage(answer);
      expect(answer.text).toContain("larger than this site takes");
    }
  });

  it("that cannot be read is refused in the frame", async () => {
    for (const [type, body, status] of [
      ["application/json", "{", 400],
      ["multipart/form-data", "x", 400],
      ["application/xml", "<a/>", 400],
    ] as const) {
      const headers = { ...sameOrigin, "content-type": type };
      const answer = await client.send("/your-account/login", { method: "POST", headers, body });
      expect([type, answer.status]).toEqual([type, status]);
      isPage(answer);
    }
  });
});

describe("a cookie", () => {
  it("that is broken or forged makes nobody of its sender", async () => {
    for (const cookie of [
      "session=",
      "session=%%%",
      "session=a.b",
      `session=${"x".repeat(5_000)}`,
      'a="b; =;;session=%E0%A4%A',
      "session=\u00ff",
    ]) {
      const answer = await client.get("/api/dev/frontend/personal", { cookie });
      expect([cookie.slice(0, 20), answer.status]).toEqual([cookie.slice(0, 20), 200]);
      expect(answer.json()).toMatchObject({ signed_in: false });
      expect((await client.get("/my-bar", { cookie })).status).toBe(302);
    }
  });
});

it("the description of the calls can be reached without reloading the page, too", async () => {
  for (const path of ["/api/docs", "/api/docs.data", "/fr-fr/api/docs", "/fr-fr/api/docs.data"])
    expect([path, (await client.get(path)).status]).toEqual([path, 200]);
});

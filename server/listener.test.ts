import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { withBody } from "#app/platform/body.server.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { type Answer, Client } from "#tests/http/client.ts";
import { PageCache } from "./answering/stored/page-cache.ts";
import { openListener, withoutNoise } from "./listener.ts";
import { openMetrics } from "./metrics.ts";

describe("an address without noise", () => {
  it("loses what follows people around, and keeps the rest as it stood", () => {
    expect(withoutNoise("/a?utm_source=x&k=gin&fbclid=1&_a=2&offset=24")).toBe("/a?k=gin&offset=24");
    expect(withoutNoise("/a?_a=1")).toBe("/a");
    expect(withoutNoise("/a?")).toBe("/a");
    expect(withoutNoise("/a?_a")).toBe("/a");
    expect(withoutNoise("/a?_about=1&k_a=2")).toBe("/a?_about=1&k_a=2");
    expect(withoutNoise("/a?redir=/b?utm_source=x")).toBe("/a?redir=/b?utm_source=x");
    expect(withoutNoise("/utm_a=1&_a=2")).toBe("/utm_a=1&_a=2");
  });

  it("of a file has no query", () => {
    for (const file of ["/drawings/cocktails/1/a.png", "/assets/a.js", "/favicon.svg", "/favicon.ico"])
      expect(withoutNoise(`${file}?a=1&_routes=x`)).toBe(file);
    expect(withoutNoise("/favicon.svgs?a=1")).toBe("/favicon.svgs?a=1");
  });

  it("holds no NUL in its query", () => {
    expect(withoutNoise("/a?k=%00gin%2500")).toBe("/a?k=gin%2500");
    expect(withoutNoise("/a?k=%0%000")).toBe("/a?k=");
  });

  it("stays as it is when it is tidied again", () => {
    const part = fc.constantFrom("a", "_a", "utm_x", "=", "&", "?", "%0", "0", "%", "k=1");
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const tidy = withoutNoise(`/p?${parts.join("")}`);
        expect(withoutNoise(tidy)).toBe(tidy);
        expect(tidy).not.toContain("%00");
      }),
      { numRuns: 1_000 },
    );
  });
});

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

/** A listener whose site answers as told; `asked` counts how often it was. */
async function listenTo(
  answer: (path: string) => Response | Promise<Response>,
  settings?: Parameters<typeof openListener>[0]["settings"],
) {
  const cache = new PageCache(1_000_000);
  const site = { cache, asked: 0, client: new Client("http://localhost") };
  const fetch = (request: Request) => {
    site.asked += 1;
    return answer(new URL(request.url).pathname);
  };
  const pictureHost = "https://cdn.example";
  const { server } = openListener({
    cache,
    metrics: openMetrics(cache),
    fetch,
    pictureHost,
    ...(settings && { settings }),
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  close = () => new Promise((closed) => void server.close(() => closed()));
  site.client = new Client(`http://localhost:${(server.address() as AddressInfo).port}`);
  return site;
}
const marked = { "content-type": "text/html; charset=utf-8", ...publicPage(["k"], ["cocktails:1"]) };

describe("what the site answers", () => {
  it("is stored when it is marked, and goes out without the marks", async () => {
    const site = await listenTo(() => new Response("a page", { headers: marked }));
    const { headers } = await site.client.get("/a?k=1");
    await site.client.get("/a?k=1");
    expect(site.asked).toBe(1);
    expect(Object.keys(headers).filter((name) => name.startsWith("x-public") || name === "x-nonce")).toEqual([]);
  });

  it("is the same whether it is rendered or stored, to the byte and the header, in each encoding", async () => {
    const long = "A dry martini, please. ".repeat(200);
    const site = await listenTo(() => new Response(long, { headers: { ...marked, "x-nonce": "n1" } }));
    const said = ({ headers: { date, ...headers }, status, bytes }: Answer) => ({ status, headers, bytes });
    for (const encoding of ["identity", "gzip", "br"]) {
      const accepted = { "accept-encoding": encoding };
      const rendered = await site.client.get("/a", accepted);
      expect(said(await site.client.get("/a", accepted))).toEqual(said(rendered));
      expect(rendered.headers["content-length"]).toBe(String(rendered.bytes.length));
      expect(rendered.headers).toMatchObject({ "x-content-type-options": "nosniff", vary: "accept-encoding" });
      const head = await site.client.send("/a", { method: "HEAD", headers: accepted });
      expect(said(head)).toEqual({ ...said(rendered), bytes: Buffer.alloc(0) });
    }
    expect(site.asked).toBe(3);
  });

  it("goes out compressed though it is not stored", async () => {
    const long = "A dry martini, please. ".repeat(200);
    const site = await listenTo(() => new Response(long, { status: 404, headers: { "content-type": "text/html" } }));
    const { status, headers, bytes } = await site.client.get("/a", { "accept-encoding": "gzip" });
    expect([status, headers["content-encoding"], headers["content-length"]]).toEqual([404, "gzip", `${bytes.length}`]);
    expect(gunzipSync(bytes).toString()).toBe(long);
  });

  it("whose body is at hand is the one that its stream would have given, with every cookie", async () => {
    const long = Buffer.from("A dry martini, please. ".repeat(200));
    const headers = () => {
      const said = new Headers({ "content-type": "text/html" });
      for (const cookie of ["a=1", "b=2"]) said.append("set-cookie", cookie);
      return said;
    };
    const told = { status: 404 };
    const site = await listenTo((path) =>
      path === "/at-hand"
        ? withBody(long, { ...told, headers: headers() })
        : new Response(long, { ...told, headers: headers() }),
    );
    for (const [method, accepted] of [
      ["GET", "gzip"],
      ["GET", "identity"],
      ["HEAD", "identity"],
    ] as const) {
      const sent = { method, headers: { "accept-encoding": accepted } };
      const [streamed, atHand] = [await site.client.send("/stream", sent), await site.client.send("/at-hand", sent)];
      expect(atHand.cookies).toEqual(["a=1", "b=2"]);
      expect([atHand.status, atHand.bytes]).toEqual([streamed.status, streamed.bytes]);
      expect(atHand.headers["content-encoding"]).toBe(streamed.headers["content-encoding"]);
      if (method === "GET") expect(atHand.headers["content-length"]).toBe(String(atHand.bytes.length));
    }
  });

  it("is not stored when it sets a cookie, is no success, is not marked, or was asked with other names", async () => {
    const answers: Record<string, ResponseInit> = {
      "/cookie": { headers: { ...marked, "set-cookie": "a=1" } },
      "/failure": { headers: marked, status: 500 },
      "/unmarked": { headers: { "content-type": "text/html" } },
      "/names": { headers: marked },
    };
    const site = await listenTo((path) => new Response("a page", answers[path]));
    for (const path of Object.keys(answers)) {
      const query = path === "/names" ? "other=1" : "k=1";
      await site.client.get(`${path}?${query}`);
      const { headers } = await site.client.get(`${path}?${query}`);
      expect(headers["x-public-names"], path).toBeUndefined();
    }
    expect(site.asked).toBe(8);
  });

  it("is not stored when what it shows changed while it was made", async () => {
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    let text = "before";
    const site = await listenTo(async () => {
      const read = text;
      started.resolve();
      await finish.promise;
      return new Response(read, { headers: marked });
    });
    const first = site.client.get("/a");
    await started.promise;
    text = "after";
    site.cache.forget("cocktails:1");
    finish.resolve();
    expect((await first).text).toBe("before");
    expect((await site.client.get("/a")).text).toBe("after");
    await site.client.get("/a");
    expect(site.asked).toBe(2);
  });

  it("lets pictures of the named host in, stored or not", async () => {
    const site = await listenTo(() => new Response("<p>", { headers: { ...marked, "x-nonce": "n1" } }));
    for (const path of ["/a", "/a?other=1"]) {
      const { headers } = await site.client.get(path);
      expect(headers["content-security-policy"], path).toContain("img-src 'self' data: https://cdn.example");
    }
  });
});

describe("what is kept of many addresses", () => {
  it("is one answer, whatever hosts and names are asked with", async () => {
    const site = await listenTo(() => new Response("a page", { headers: marked }));
    for (let time = 0; time < 20; time += 1) {
      await site.client.get(`http://host${time}.example/a?k=1`);
      await site.client.get("/a?k=1", { host: `host${time}.example` });
      await site.client.get(`/a?k=1&_routes=x${time}`);
      await site.client.get(`/a?k=1&x${time}=1`);
      await site.client.get(`/a.data?k=1&_routes=leaf,x${time}`);
    }
    expect(site.cache.misses).toBe(1);
  });

  it("is one more for the part of a page that its router asks for", async () => {
    const site = await listenTo(() => new Response("a page", { headers: marked }));
    for (const path of ["/a.data?_routes=leaf", "/a.data?_routes=leaf"]) await site.client.get(path);
    expect(site.cache.misses).toBe(1);
  });
});

describe("before anything else", () => {
  const plain = () => new Response("a page", { headers: { "content-type": "text/html" } });
  const refused = async (site: Awaited<ReturnType<typeof listenTo>>, path: string, host = "bar.example") => {
    const { asked } = site;
    const answer = await site.client.get(path, { host });
    expect([path.slice(0, 40), host, site.asked]).toEqual([path.slice(0, 40), host, asked]);
    return answer;
  };

  it("an address that is too long is refused in words", async () => {
    const site = await listenTo(plain);
    expect((await site.client.get(`/${"x".repeat(8_191)}`)).status).toBe(200);
    for (const path of [`/${"x".repeat(8_192)}`, `/?${"a=1&".repeat(3_000)}`, `/${"x".repeat(20_000)}`]) {
      const answer = await refused(site, path);
      expect(answer.status).toBe(414);
      expect(answer.text).toContain("<h1>This address is too long</h1>");
      expect(answer.headers).toMatchObject({ "x-content-type-options": "nosniff", connection: "close" });
    }
    const call = await refused(site, `/api/dev/frontend/box/category-list?${"x".repeat(8_200)}`);
    expect([call.status, call.text]).toEqual([414, "ERROR: this address is too long"]);
    const task = await refused(site, `/fr-fr/builder/api/recipe?${"x".repeat(8_200)}`);
    expect([task.status, task.headers["content-type"]]).toEqual([414, "application/json"]);
    expect(JSON.parse(task.text)).toEqual({ status: "error", response: { reason: "this address is too long" } });
  });

  it("an address that is too deep is not found", async () => {
    const site = await listenTo(plain);
    expect((await site.client.get("/a".repeat(32))).status).toBe(200);
    expect((await site.client.get(`/a?k=${"/".repeat(99)}`)).status).toBe(200);
    for (const path of ["/a".repeat(33), "/".repeat(4_000), `/fr-fr/api${"/a".repeat(4_000)}`])
      expect((await refused(site, path)).status).toBe(404);
  });

  it("headers that are too long are refused in words", async () => {
    const site = await listenTo(plain);
    const answer = await site.client.get("/", { cookie: "a".repeat(20_000) });
    expect([answer.status, answer.text]).toEqual([431, expect.stringContaining("Deleting this site's cookies")]);
  });

  it("a host that is not ours is refused, where ours are named", async () => {
    const hosts = ["bar.example", "localhost", "[::1]", "pub.example:8080"];
    const site = await listenTo(plain, { TRUST_PROXY: 0, ALLOWED_HOSTS: hosts });
    for (const host of ["bar.example", "BAR.example:443", "localhost:3000", "[::1]:3000", "pub.example:8080"])
      expect([host, (await site.client.get("/", { host })).status]).toEqual([host, 200]);
    for (const host of ["evil.example", "pub.example", "pub.example:80", "bar.example.evil.example", "a b"])
      expect([host, (await refused(site, "/", host)).status]).toEqual([host, 421]);
    expect((await refused(site, "http://evil.example/")).status).toBe(421);
  });

  it("the host is the one that a trusted proxy was asked for", async () => {
    const ask = async (TRUST_PROXY: number, asked: string) => {
      const site = await listenTo(plain, { TRUST_PROXY, ALLOWED_HOSTS: ["bar.example"] });
      const { status } = await site.client.get("/", { host: "inside:3000", "x-forwarded-host": asked });
      await close?.();
      close = undefined;
      return status;
    };
    expect([await ask(1, "bar.example"), await ask(1, "evil.example"), await ask(0, "bar.example")]).toEqual([
      200, 421, 421,
    ]);
  });
});

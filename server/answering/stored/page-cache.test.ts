import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ratingOf } from "#app/platform/public-page.ts";
import { Client } from "#tests/http/client.ts";
import { type Finished, isKnown, PageCache } from "./page-cache.ts";

const text = "A dry martini, please. ".repeat(200);
const page = (tags: string[], body = text): Finished => ({
  status: 200,
  headers: [["content-type", "text/html; charset=utf-8"]],
  body: Buffer.from(body),
  tags,
});
const minutes = 60_000;

let cache: PageCache;
let server: Server;
let client: Client;
beforeEach(async () => {
  cache = new PageCache(10_000_000);
  server = createServer((request, response) => {
    if (!cache.serve(request, response)) response.writeHead(599).end();
  });
  await new Promise<void>((open) => server.listen(0, "localhost", open));
  client = new Client(`http://localhost:${(server.address() as AddressInfo).port}`);
});
afterEach(() => {
  vi.useRealTimers();
  return new Promise<void>((closed) => void server.close(() => closed()));
});

const has = async (path: string) => (await client.get(path)).status === 200;

describe("a stored page", () => {
  it("is given out as it was, in each encoding, and has a tag of its own in each", async () => {
    for (const encoding of ["br", "gzip", "identity"] as const) await cache.store("/a", encoding, page([]));
    const plain = await client.get("/a");
    const br = await client.get("/a", { "accept-encoding": "br" });
    const gzip = await client.get("/a", { "accept-encoding": "gzip" });
    expect(plain.text).toBe(text);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(text);
    expect(gunzipSync(gzip.bytes).toString()).toBe(text);
    expect([plain, br, gzip].map((answer) => answer.headers["content-encoding"])).toEqual([undefined, "br", "gzip"]);
    expect(new Set([plain, br, gzip].map((answer) => answer.headers.etag)).size).toBe(3);
    expect(br.headers.vary).toBe("accept-encoding");
  });

  it("is not sent again to who has it, and HEAD gets its headers alone", async () => {
    await cache.store("/a", "identity", page([]));
    const { headers } = await client.get("/a");
    const again = await client.get("/a", { "if-none-match": headers.etag! });
    expect([again.status, again.text]).toEqual([304, ""]);
    expect((await client.get("/a", { "if-none-match": '"other"' })).status).toBe(200);
    const head = await client.send("/a", { method: "HEAD" });
    expect([head.status, head.text, head.headers.etag]).toEqual([200, "", headers.etag]);
    expect((await client.send("/a", { method: "POST" })).status).toBe(599);
  });

  it("is known by any of the tags that the asker names", () => {
    expect(isKnown('"a"', '"a"')).toBe(true);
    expect(isKnown('"b", W/"a"', '"a"')).toBe(true);
    expect(isKnown("*", '"a"')).toBe(true);
    expect(isKnown('"b"', '"a"')).toBe(false);
    expect(isKnown(undefined, '"a"')).toBe(false);
  });

  it("is given out for 25 minutes and no longer", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await cache.store("/a", "identity", page([]));
    vi.setSystemTime(Date.now() + 25 * minutes);
    expect(await has("/a")).toBe(true);
    vi.setSystemTime(Date.now() + 1);
    expect(await has("/a")).toBe(false);
  });

  it("is given out no longer than it is true", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await cache.store("/a", "identity", { ...page([]), until: Date.now() + minutes });
    vi.setSystemTime(Date.now() + minutes);
    expect(await has("/a")).toBe(true);
    vi.setSystemTime(Date.now() + 1);
    expect(await has("/a")).toBe(false);
  });

  it("is given out for as long as the cache was told", async () => {
    cache = new PageCache(10_000_000, -1);
    await cache.store("/a", "identity", page([]));
    expect(await has("/a")).toBe(false);
  });

  it("gives way when there is no room", async () => {
    cache = new PageCache(20_000);
    for (let place = 0; place < 10; place += 1) await cache.store(`/${place}`, "identity", page([]));
    expect(await has("/0")).toBe(false);
    expect(await has("/9")).toBe(true);
  });
});

describe("what is kept is bounded with", () => {
  const most = 1_000_000;
  const places = Array.from({ length: 400 }, (_, place) => place);
  /** How many of 400 answers are still there, each as it is made for its place. */
  async function keptOf(address: (place: number) => string, make: (place: number) => Finished) {
    cache = new PageCache(most);
    for (const place of places) await cache.store(address(place), "identity", make(place));
    const found = await Promise.all(places.map((place) => has(address(place))));
    return found.filter(Boolean).length;
  }
  const bytes = 8_000;
  const fill = (place: number) => String(place).padEnd(bytes, "x");

  it.each<[string, (place: number) => string, (place: number) => Finished]>([
    ["addresses", (place) => `/?${fill(place)}`, () => page([], "")],
    ["headers", (place) => `/${place}`, (place) => ({ ...page([], ""), headers: [["x-own", fill(place)]] })],
    ["bodies", (place) => `/${place}`, (place) => page([], fill(place))],
    ["tags", (place) => `/${place}`, (place) => page([fill(place)], "")],
  ])("%s", async (_, address, make) => {
    const kept = await keptOf(address, make);
    expect(kept).toBeGreaterThan(20);
    expect(kept * bytes).toBeLessThan(most);
  });

  it("the memory that a compressed body stands in", async () => {
    const entry = await cache.store("/a", "br", page([]));
    expect(entry.body.length).toBeLessThan(200);
    expect(entry.body.buffer.byteLength).toBe(entry.body.length);
  });
});

describe("forgetting", () => {
  const store = async () => {
    await cache.store("/one", "identity", page(["cocktails:1"]));
    await cache.store("/two", "identity", page(["cocktails:2"]));
    await cache.store("/list", "identity", page(["library"]));
    await cache.store("/file", "identity", page([]));
  };
  const kept = async () => {
    const paths = ["/one", "/two", "/list", "/file"];
    const found = await Promise.all(paths.map(has));
    return paths.filter((_, place) => found[place]);
  };

  it("a subject takes what shows it, and lists", async () => {
    await store();
    cache.forget("cocktails:1");
    expect(await kept()).toEqual(["/two", "/file"]);
  });

  it("a rating takes what shows it, and neither lists nor what else shows the subject", async () => {
    await store();
    await cache.store("/rated", "identity", page(["cocktails:1", ratingOf("cocktails:1")]));
    cache.hear("rating", "cocktails:1");
    expect(await kept()).toEqual(["/one", "/two", "/list", "/file"]);
    expect(await has("/rated")).toBe(false);
  });

  it("the library takes everything that came from the database", async () => {
    await store();
    cache.forgetLibrary();
    expect(await kept()).toEqual(["/file"]);
  });

  it("while a page is rendered keeps it from being stored", async () => {
    const during = async (path: string, tags: string[], forget: () => void) => {
      const rendering = cache.begin();
      forget();
      await cache.store(path, "identity", page(tags), rendering);
      cache.end(rendering);
    };
    await during("/one", ["cocktails:1"], () => cache.forget("cocktails:1"));
    await during("/two", ["cocktails:2"], () => cache.forget("cocktails:1"));
    await during("/list", ["library"], () => cache.forget("cocktails:1"));
    expect(await kept()).toEqual(["/two"]);
    await during("/file", [], () => cache.forgetLibrary());
    await during("/two", ["cocktails:2"], () => cache.forgetLibrary());
    expect(await kept()).toEqual(["/file"]);
    await during("/one", ["cocktails:1"], () => undefined);
    expect(await kept()).toEqual(["/one", "/file"]);
  });
});

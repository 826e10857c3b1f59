import { request } from "node:http";
import { connect } from "node:net";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, afterEach, beforeAll, describe, expect, it, type MockInstance, vi } from "vitest";
import routes from "#app/routes.ts";
import { createUser } from "#app/visitor/users.server.ts";
import { type TestSite, testSite } from "../site.ts";
import { type Answer, Client, password, sameOrigin, signedIn, signIn } from "./client.ts";

let site: TestSite;
let client: Client;
/** What the log was told of as a failure of the site's own, and of as something to look at. */
let errors: MockInstance;
let warnings: MockInstance;
beforeAll(async () => {
  site = await testSite();
  client = new Client(site.url);
  errors = vi.spyOn(site.house.log, "error");
  warnings = vi.spyOn(site.house.log, "warn");
});
afterAll(() => site?.close());
afterEach(async () => {
  expect((await new Client(site.url).get("/healthz")).status).toBe(200);
  // Nothing that anybody can send is a failure of ours.
  expect(errors.mock.calls).toEqual([]);
});

/** In the frame of the site, or the plain page: what happened, where to go, nothing of our insides. */
function isPage(answer: Answer): void {
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  expect(answer.text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(answer.text).toMatch(/href="\/(fr-fr)?"/);
  expect(answer.text).not.toMatch(/node_modules|\bat .+:\d+:\d+|&quot;stack&quot;/);
}

/** What pages read of their query, most of it. */
const asked = [
  ...["id", "sid", "vid", "iid", "tid", "of", "h", "limit", "offset", "page", "sort", "order", "keyword", "category"],
  ...["type", "kind", "pp", "missing", "rating", "nonalcoholic", "altingredients", "shuffle", "k", "budget"],
  ...["currency", "link_id", "link_table", "collection_id", "name", "days", "from", "done", "source", "sku"],
  ...["letter", "country"],
];

/** What forms post, most of it. */
const posted = [
  ...["intent", "id", "ids", "email", "password", "name", "display_name", "comment", "reason", "step", "version"],
  ...["remove", "quantity", "product_id", "skew", "link_id", "link_table", "redir", "newsletters", "theme", "country"],
  ...["rating", "tried", "notes", "title", "amount", "date", "to", "code", "token", "currency", "params", "menu"],
];

/** The addresses of the pages, as the routes have them: those that name nothing, and those with a part that names something. */
function addressesIn(entries: readonly RouteConfigEntry[], before = ""): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const here = path ? `${before}/${path}` : before;
    return [...(path || children.length === 0 ? [here || "/"] : []), ...addressesIn(children, here)];
  });
}
const pages = addressesIn(routes as RouteConfigEntry[]).filter((path) => !/^\/api|logout|\*/.test(path));
const plain = pages.filter((path) => !path.includes(":"));
const naming = pages.filter((path) => path.includes(":"));

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
    for (const path of ["/%E0%A4%A", "/fr-fr/%", "/cocktails/%C3%28"]) {
      const answer = await client.get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      isPage(answer);
    }
    // Where everything is somebody's own, this is as well: a 404 would tell what is there.
    const own = await client.get("/your-account/%C3%28");
    expect([own.status, own.headers.location]).toEqual([302, "/login?redir=/your-account/%2525C3%252528"]);
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

  it("that is long is read up to 8 kB, and refused beyond", async () => {
    const query = "/cocktails?keyword=";
    expect((await client.get(query + "x".repeat(8_192 - query.length))).status).toBe(200);
    expect((await client.get(`/${"x".repeat(8_000)}`)).status).toBe(404);
    for (const length of [8_192, 10_000, 15_000]) {
      const answer = await client.get(`/${"x".repeat(length)}`);
      expect(answer.status).toBe(414);
      isPage(answer);
    }
    const long = `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    expect(await sendRaw(long)).toBe("HTTP/1.1 414 URI Too Long");
  });

  it("that is deep is not found", async () => {
    for (const path of ["/a".repeat(33), "/a".repeat(4_000), "/".repeat(8_000), `/my-bar${"/a".repeat(4_000)}`]) {
      const answer = await client.get(path);
      expect([path.length, answer.status]).toEqual([path.length, 404]);
      isPage(answer);
    }
    expect((await client.get("/api/dev/frontend".concat("/a".repeat(99)))).text).toBe("ERROR: page not found");
  });

  it.each(["abc", "0", "99999999999", "%27"])(
    "that names %s where something is named names nothing, on every page that has such a part",
    async (name) => {
      const ada = await signedIn(site);
      await site.house.pool.query("update person set role = 'admin' where email = $1", [ada.email]);
      expect(naming.length).toBeGreaterThan(45);
      const answers = await Promise.all(
        naming.map(async (path) => {
          const { status } = await ada.get(path.replace(/:\w+\??/g, name));
          return `${path} ${status}`;
        }),
      );
      expect(answers.filter((line) => !/ (200|30[1238]|404|405)$/.test(line))).toEqual([]);
    },
  );

  it("whose query says nonsense in every shape is no failure of ours, on any page", async () => {
    const email = "nonsense@example.org";
    await createUser(site.house, { email, password, name: "Ada", role: "admin", premium: true });
    const ada = new Client(site.url);
    await signIn(ada, email);
    const collections = (await ada.get("/builder/collections")).text;
    const own = /\/builder\/collections\/[\w-]+/.exec(collections)![0];
    const paths = [...plain, own, `${own}/add-item`, `${own}/menu`];
    expect(paths.length).toBeGreaterThan(100);
    const shapes = ["", "[]", "[a][b]"].map((shape) => asked.map((name) => `${name}${shape}=%27`).join("&"));
    for (const path of paths) {
      const answers = await Promise.all(shapes.map((query) => ada.get(`${path}?${query}`)));
      expect([path, ...answers.map(({ status }) => status).filter((status) => status >= 500)]).toEqual([path]);
    }
  });

  it("of another host is refused, and of none cannot be read", async () => {
    for (const host of ["evil.example", "a b"]) {
      for (const path of ["/cocktails", "/healthz", "/favicon.svg"])
        expect([host, path, (await client.get(path, { host })).status]).toEqual([host, path, 421]);
      const answer = await client.get("/cocktails", { host });
      isPage(answer);
      expect(answer.text).not.toContain("evil.example");
    }
    expect((await sendRaw("GET /cocktails HTTP/1.1\r\n\r\n")).split(" ")[1]).toBe("400");
    expect((await sendRaw("NONSENSE\r\n\r\n")).split(" ")[1]).toBe("400");
  });
});

describe("a method", () => {
  it("that pages do not know is refused and told which they do", async () => {
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "TRACE"]) {
      for (const path of ["/", "/cocktails", "/fr-fr/my-bar"]) {
        const answer = await client.send(path, { method, headers: sameOrigin });
        expect([method, path, answer.status, answer.headers.allow]).toEqual([method, path, 405, "GET, HEAD, POST"]);
        isPage(answer);
      }
    }
    for (const method of ["PUT", "DELETE", "POST"]) {
      for (const path of ["/healthz", "/metrics", "/sitemap.xml", "/robots.txt", "/drawings/books/1.svg"]) {
        const answer = await client.send(path, { method, headers: sameOrigin });
        expect([method, path, answer.status, answer.headers.allow]).toEqual([method, path, 405, "GET, HEAD"]);
        isPage(answer);
      }
      expect((await client.send("/api/openapi.json", { method, headers: sameOrigin })).status).toBe(404);
    }
  });

  it("that sends a form to a page without one is refused in the frame", async () => {
    for (const path of ["/", "/cocktails", "/cocktails/recipe/77/negroni"]) {
      const answer = await client.post(path, { a: "1" });
      expect([path, answer.status, answer.headers.allow]).toEqual([path, 405, "GET, HEAD"]);
      isPage(answer);
      expect(answer.text).toContain("This cannot be done here");
    }
  });

  it("that sends a form to a feed, a calendar or a redirect is refused in words, too", async () => {
    for (const path of ["/feeds/new.atom", "/on-this-day/calendar.ics", "/cocktails/random", "/fr-fr/login"]) {
      const answer = await client.post(path, { a: "1" });
      expect([path, answer.status, answer.headers.allow]).toEqual([path, 405, "GET, HEAD"]);
      isPage(answer);
      expect(answer.text).toContain("This cannot be done here");
    }
  });

  it("HEAD changes nothing, where GET does", async () => {
    const ada = await signedIn(site);
    const mark = "/api/dev/frontend/favourite/add?link_table=cocktails&link_id=77";
    expect((await ada.send(mark, { method: "HEAD", headers: sameOrigin })).status).toBe(404);
    const listed = async () =>
      (await ada.get("/api/dev/frontend/list/favourite")).json<{ result_count: number }>().result_count;
    expect(await listed()).toBe(0);
    expect((await ada.get(mark, sameOrigin)).status).toBe(200);
    expect(await listed()).toBe(1);
  });

  it("HEAD of a page that nobody has asked for tells its mark and how long it may be kept", async () => {
    for (const path of ["/cocktails/recipe/78", "/cocktails?sort=strongest", "/producers?offset=48"]) {
      const marked = ({ status, headers }: Awaited<ReturnType<typeof client.get>>) =>
        [path, status, headers.etag, headers["cache-control"], headers["content-length"], headers.location] as const;
      const head = await client.send(path, { method: "HEAD" });
      expect(marked(head)).toEqual(marked(await client.get(path)));
      expect(head.text).toBe("");
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
  it("that says nonsense in every shape is no failure of ours, in any form of anybody's", async () => {
    const email = "posts-nonsense@example.org";
    await createUser(site.house, { email, password, name: "Ada", role: "admin", premium: true });
    const ada = new Client(site.url);
    await signIn(ada, email);
    const paths = [...plain, ...naming.map((path) => path.replace(/:\w+\??/g, "77"))];
    const shapes = ["", "[]", "[a][b]"].map((shape) => posted.map((name) => `${name}${shape}=%27`).join("&"));
    for (const path of [...paths, "/desk/content/cocktails/77", "/desk/queue/comments", "/photographs/cocktails/77"])
      for (const who of [client, ada]) {
        const sent = shapes.map((body) => who.send(path, { method: "POST", headers: form, body }));
        const statuses = (await Promise.all(sent)).map(({ status }) => status);
        expect([path, ...statuses.filter((status) => status >= 500)]).toEqual([path]);
      }
  });

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

describe("any address and any body that is taken", () => {
  const form = { "content-type": "application/x-www-form-urlencoded", ...sameOrigin };
  const filled = (length: number, first: string, middle = "", last = middle) =>
    first.repeat(length / 2 / first.length) + middle + last.repeat(Math.max(0, length / 2 / last.length - 1));
  const texts = (length: number) => [
    filled(length, "%0", "%00", "0"),
    filled(length, "a[b]=1&", "a[]=1&"),
    filled(length, "[", "=", "]"),
    filled(length, "%5B", "&", "%5D"),
    filled(length, "%20,", "+"),
  ];
  async function milliseconds(send: () => Promise<Answer>): Promise<number> {
    const start = performance.now();
    expect((await send()).status).toBeLessThan(500);
    return performance.now() - start;
  }

  it.each<[string, number, (text: string) => Promise<Answer>]>([
    ["a query", 8_000, (text) => client.get(`/cocktails?${text}`)],
    ["a query that is too long", 15_000, (text) => client.get(`/cocktails?${text}`)],
    ["a path", 8_000, (text) => client.get(`/${text}`)],
    ["a path of segments", 8_000, (text) => client.get(`/${text.replaceAll(/[^a]/g, "/a").slice(0, 8_000)}`)],
    ["cookies", 12_000, (text) => client.get("/api/dev/frontend/personal", { cookie: `session=${text};${text}` })],
    [
      "a call's form",
      990_000,
      (body) => client.send("/api/dev/frontend/box/category-list", { method: "POST", headers: form, body }),
    ],
    ["a page's form", 990_000, (body) => client.send("/your-account/login", { method: "POST", headers: form, body })],
  ])("%s takes about as long as one without malice", async (_, length, send) => {
    const text = (made: string) => made.slice(0, length / (length === 12_000 ? 2 : 1));
    const plain = Math.max(100, await milliseconds(() => send(text("a".repeat(length)))));
    for (const made of texts(length)) expect(await milliseconds(() => send(text(made)))).toBeLessThan(20 * plain);
  });
});

describe("an upload that breaks off", () => {
  const answered = async (kind: string) => {
    const { text } = await client.get("/metrics");
    return Number(new RegExp(`http_request_seconds_count{kind="${kind}",status="4xx"} (\\d+)`).exec(text)?.[1] ?? 0);
  };

  it.each([
    ["call", "/api/dev/frontend/box/category-list"],
    ["page", "/your-account/login"],
  ])("of a %s is no failure of the site or its database", async (kind, path) => {
    const before = await answered(kind);
    const { port, hostname } = new URL(site.url);
    const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": "1000", ...sameOrigin };
    const sent = request({ hostname, port, path, method: "POST", headers, agent: false });
    sent.on("error", () => undefined); // It is us who hang up.
    sent.write("a=1&", () => sent.destroy());
    await expect.poll(() => answered(kind)).toBe(before + 1);
    expect(warnings.mock.calls.map(([, message]) => message)).not.toContain("database unavailable");
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

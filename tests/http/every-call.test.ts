import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { calls } from "#app/api/calls.server.ts";
import type { Call, CallForm } from "#app/operations/expose.server.ts";
import { type TestSite, testSite } from "../site.ts";
import { addressOf, fieldsThatFit } from "./call-rows.ts";
import { type Answer, Client, sameOrigin, signedIn } from "./client.ts";

let site: TestSite;
let nobody: Client;
let ada: Client;
beforeAll(async () => {
  site = await testSite();
  nobody = new Client(site.url);
  ada = await signedIn(site);
});
afterAll(() => site?.close());

type Description = { paths: Record<string, Record<string, { parameters?: { name: string }[]; requestBody?: Body }>> };
type Told = { operationId: string; summary: string; responses: object; security?: unknown };
type Body = { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
/** What the site says of its calls: read once, since it does not change while it runs. */
let described: Promise<Description> | undefined;
const description = () => (described ??= nobody.get("/api/openapi.json").then((answer) => answer.json<Description>()));
const namesOf = async (): Promise<Map<string, string[]>> => {
  const { paths } = await description();
  return new Map(
    Object.entries(paths).map(([path, methods]) => {
      const all = Object.values(methods).flatMap(({ parameters, requestBody }) => [
        ...(parameters ?? []).map(({ name }) => name),
        ...Object.keys(requestBody?.content["application/json"]?.schema.properties ?? {}),
      ]);
      return [path, [...new Set([...all, "limit", "offset", "spirit", "__proto__", "constructor"])]];
    }),
  );
};

/** A failure is the text `ERROR: reason` or `{status:"error", reason}`, and tells nothing of our insides. */
function isClear(answer: Answer): void {
  expect(answer.status).toBeLessThan(500);
  expect(answer.text).not.toMatch(/node_modules|\.server\.ts|\bat .+:\d+:\d+|syntax error|invalid byte/);
  if (answer.status < 400) return;
  expect(refusalIn(answer)).toMatch(/\S/);
}

/** The reason of a failure, from its one exact form: which that is its call says, and its type here. */
function refusalIn(answer: Answer): string {
  if (!answer.headers["content-type"]?.startsWith("application/json")) {
    expect(answer.text.slice(0, 7)).toBe("ERROR: ");
    return answer.text.slice(7);
  }
  const told = answer.json<{ reason?: string; response?: { reason: string } }>();
  const reason = told.response?.reason ?? told.reason ?? "";
  expect(told).toEqual({ status: "error", ...(told.response ? { response: { reason } } : { reason }) });
  return reason;
}

/** A failure as a call of this form writes it. */
const refused = (as: CallForm, reason: string) =>
  as === "builder"
    ? JSON.stringify({ status: "error", response: { reason } })
    : as === "status"
      ? JSON.stringify({ status: "error", reason })
      : `ERROR: ${reason}`;

/** What a call answered, without what its form puts around it. */
const saidIn = <T>(as: CallForm, answer: Answer): T =>
  as === "builder" ? answer.json<{ response: T }>().response : answer.json<T>();

/** The fields of an input as the request names them. */
const fieldsOf = (input: z.ZodType): Record<string, z.ZodType> =>
  input instanceof z.ZodPipe ? fieldsOf(input.in as z.ZodType) : (input as z.ZodObject).shape;

/** A query, with what the call cannot do without besides. */
function filled(call: Call, query: string): URLSearchParams {
  const fields = new URLSearchParams(query);
  const known = fieldsOf(call.operation.input);
  for (const [name, value] of fieldsThatFit(call))
    if (!fields.has(name) && !known[name]?.safeParse(undefined).success) fields.set(name, value);
  return fields;
}

const send = (client: Client, method: string, path: string, headers = sameOrigin) =>
  client.send(addressOf(path), { method, headers });

describe("every call", () => {
  /** All methods of an address: a list that is read and changed there is two calls. */
  const methodsAt = (path: string) => calls.flatMap((call) => (call.path === path ? call.methods : []));

  it.each(calls)("$path is described", async ({ path }) => {
    const { paths } = await description();
    const methods = methodsAt(path);
    expect(Object.keys(paths[path] ?? {}).sort()).toEqual(methods.map((method) => method.toLowerCase()).sort());
    expect((await nobody.get("/fr-fr/api/docs")).text).toContain(path);
  });

  it("has a name of its own in the description, and says who may and what it answers", async () => {
    const { paths } = (await nobody.get("/api/openapi.json")).json<{ paths: Record<string, Record<string, Told>> }>();
    const told = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(new Set(told.map(({ operationId }) => operationId)).size).toBe(told.length);
    for (const { operationId, summary, responses } of told) {
      expect(operationId).toMatch(/^[a-zA-Z0-9-]+$/);
      expect(summary).toMatch(/\S/);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(["200", "400", "403", "404", "409", "413", "429"]));
    }
    for (const { path, methods, operation } of calls)
      for (const method of methods)
        expect([path, paths[path]![method.toLowerCase()]!.security !== undefined]).toEqual([
          path,
          operation.who !== "anyone",
        ]);
  });

  it.each(calls)(
    "$path answers under a language prefix, and not under an unknown one",
    async ({ path, methods, as }) => {
      for (const method of methods) {
        const plain = await send(ada, method, path);
        const french = await send(ada, method, `/fr-fr${path}?_a=2`);
        expect([french.status, french.headers["content-type"]]).toEqual([plain.status, plain.headers["content-type"]]);
        const unknown = await send(ada, method, `/xx-xx${path}`);
        // Before it is known which call is meant, only the two families are told apart.
        const family = as === "builder" ? as : "json";
        expect([unknown.status, unknown.text]).toEqual([404, refused(family, "unknown language")]);
      }
    },
  );

  it.each(calls)("$path answers no other method, and says which", async ({ path, as }) => {
    const methods = methodsAt(path);
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "TRACE", "POST", "GET"]) {
      if (methods.some((allowed) => allowed === method)) continue;
      const answer = await send(ada, method, path);
      // Which tasks there are is no stranger's business, so none says how it is asked.
      const allow = as === "builder" ? undefined : methods.join(", ");
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 404, allow]);
      isClear(answer);
    }
  });

  it.each(calls.filter(({ operation }) => operation.who !== "anyone"))(
    "$path is refused to who is not signed in",
    async ({ path, methods }) => {
      for (const method of methods) {
        const answer = await send(nobody, method, path);
        expect(answer.status).toBe(403);
        isClear(answer);
      }
    },
  );

  it.each(calls.filter(({ operation }) => operation.changes))(
    "$path changes nothing for a foreign request",
    async ({ path, methods, as }) => {
      for (const method of methods) {
        for (const headers of [
          {},
          { "sec-fetch-site": "cross-site" },
          { "sec-fetch-site": "none" },
          { origin: "https://evil.example" },
        ]) {
          const answer = await send(ada, method, path, headers as typeof sameOrigin);
          const reason = "the request must come from this site";
          expect([answer.status, answer.text]).toEqual([403, refused(as, reason)]);
        }
      }
    },
  );
});

describe("every field of every call", () => {
  const long = "x".repeat(10_000);
  const texts = [
    "",
    "-1",
    "1e999",
    "NaN",
    "99999999999999999999",
    "%",
    "_",
    "'",
    "\\",
    "\0",
    "a\r\nb",
    "[object Object]",
    "\u{1f378}".repeat(50),
    long,
  ];
  const values: unknown[] = [
    null,
    true,
    [],
    [null],
    {},
    { toString: 1, valueOf: 1 },
    { a: { b: { c: 1 } } },
    -1,
    1.5,
    1e308,
    "\u0000",
    "\ud800",
    [[1]],
    Array(2_000).fill("1"),
  ];

  it.each(calls)("of $path takes whatever is sent as a form", async ({ path, methods }) => {
    for (const name of (await namesOf()).get(path)!) {
      const forms = [
        ...texts.map((text) => new URLSearchParams({ [name]: text }).toString()),
        `${name}[a][b]=1`,
        `${name}[]=1&${name}[]=2`,
        `${name}[7]=1`,
        `${name}=1&${name}=2`,
      ];
      const headers = { "content-type": "application/x-www-form-urlencoded", ...sameOrigin };
      const asked = methods.includes("GET") ? forms.filter((form) => form.length < 12_000) : [];
      const posted = methods.includes("POST") ? forms : [];
      const answers = await Promise.all([
        ...asked.map((form) => ada.get(`${addressOf(path)}?${form}`, sameOrigin)),
        ...posted.map((body) => ada.send(addressOf(path), { method: "POST", headers, body })),
      ]);
      answers.forEach(isClear);
    }
  });

  it.each(calls.filter(({ methods }) => methods.includes("POST")))(
    "of $path takes whatever is sent as JSON",
    async ({ path }) => {
      for (const name of (await namesOf()).get(path)!) {
        const bodies = values.map(
          (value) => JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`) as unknown,
        );
        (await Promise.all(bodies.map((body) => ada.postJson(addressOf(path), body)))).forEach(isClear);
      }
    },
  );

  it("left the site as it was", async () => {
    expect((await nobody.get("/healthz")).status).toBe(200);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
    const stored = await site.house.pool.query(
      "select 1 from bar_item union all select 1 from favourite union all select 1 from rating",
    );
    expect(stored.rows).toEqual([]);
  });
});

describe("every list", () => {
  const lists = calls.filter(({ operation }) => !operation.changes && "limit" in fieldsOf(operation.input));
  type Lists = Record<string, unknown>;
  const longest = (answer: Lists): number =>
    Math.max(
      0,
      ...Object.values(answer).map((value) =>
        Array.isArray(value) ? value.length : value && typeof value === "object" ? longest(value as Lists) : 0,
      ),
    );

  it.each(lists)("$path clamps limit and offset", async (call) => {
    const { path, methods, as } = call;
    const method = methods[0]!;
    const context = "category=cocktails&k=gin&keyword=&missing=5&allow_alt_ingredients=1";
    for (const [query, most] of Object.entries({
      "limit=-5": 0,
      "limit=0": 0,
      "limit=1e99": 100,
      "limit=2&offset=-9": 2,
      "limit=3&offset=NaN": 3,
      "limit=5&offset=1e99": 5,
    })) {
      const fields = filled(call, `${context}&${query}`);
      const answer = await send(ada, method, `${path}?${fields}`);
      expect([query, answer.status]).toEqual([query, 200]);
      expect(longest(saidIn<Lists>(as, answer)), query).toBeLessThanOrEqual(most);
    }
  });
});

describe("every answer", () => {
  it("has the fields that the description names and no others", async () => {
    const bob = await signedIn(site, "Bob");
    const mybar = "/api/dev/frontend/mybar";
    for (const [name, fields] of Object.entries({
      "mybar/add-item": { link_table: "ingredients", link_id: 1 },
      "favourite/add": { link_table: "cocktails", link_id: 1 },
      "wishlist/add": { link_table: "ingredients", link_id: 2 },
      "vote/register": { section: "cocktail", link_id: 1, rating: 4 },
    }))
      expect((await bob.postJson(`/api/dev/frontend/${name}`, fields)).status, name).toBe(200);
    const asked = "category=cocktails&k=gin&ingredient=1&missing=5&oids=cocktails:1&recipe=1&limit=5";
    for (const call of calls) {
      const { path, methods, as, operation, answers } = call;
      if (operation.changes || (as !== "json" && as !== "builder")) continue;
      const answer = await send(bob, methods[0]!, `${path}?${filled(call, asked)}`);
      expect([path, answer.status]).toEqual([path, 200]);
      const told = saidIn(as, answer);
      const known = answers.safeParse(told);
      expect([path, known.error?.issues]).toEqual([path, undefined]);
      // What the schema does not name it leaves out.
      expect(known.data).toEqual(told);
      if (path.startsWith(`${mybar}/load-`) && !path.includes("user-generated"))
        expect([path, JSON.stringify(told).length > 300]).toEqual([path, true]);
    }
  });
});

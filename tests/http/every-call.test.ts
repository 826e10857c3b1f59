import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "#app/api/calls.server.ts";
import { type TestSite, testSite } from "../site.ts";
import { type Description, descriptionFor, isClear, refused, send, type Told } from "./call-answers.ts";
import { Client, type sameOrigin, signedIn } from "./client.ts";

let site: TestSite;
let nobody: Client;
let ada: Client;
/** Read once, since it does not change while the site runs. */
let description: Description;
beforeAll(async () => {
  site = await testSite();
  nobody = new Client(site.url);
  ada = await signedIn(site);
  description = await descriptionFor(nobody);
});
afterAll(() => site?.close());

describe("every call", () => {
  /** All methods of an address: a list that is read and changed there is two calls. */
  const methodsAt = (path: string) => calls.flatMap((call) => (call.path === path ? call.methods : []));

  it.each(calls)("$path is described", async ({ path }) => {
    const { paths } = description;
    const methods = methodsAt(path);
    expect(Object.keys(paths[path] ?? {}).sort()).toEqual(methods.map((method) => method.toLowerCase()).sort());
    expect((await nobody.get("/fr-fr/api/docs")).text).toContain(path);
  });

  it("has a name of its own in the description, and says who may and what it answers", async () => {
    const paths = description.paths as Record<string, Record<string, Told>>;
    const told = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(new Set(told.map(({ operationId }) => operationId)).size).toBe(told.length);
    for (const { operationId, summary, responses } of told) {
      expect(operationId).toMatch(/^[a-zA-Z0-9-]+$/);
      expect(summary).toMatch(/\S/);
      const others = operationId.startsWith("builder-api-") ? [] : ["409", "413"];
      expect(Object.keys(responses).sort()).toEqual(["200", "400", "403", "404", ...others, "429"]);
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
    async ({ path, methods, as, alsoReads }) => {
      // Where a GET without a field reads, one with a field that changes.
      const changing = alsoReads && alsoReads.by === undefined ? `${path}?${alsoReads.changedBy[0]}=x` : path;
      for (const method of methods) {
        for (const headers of [
          {},
          { "sec-fetch-site": "cross-site" },
          { "sec-fetch-site": "none" },
          { origin: "https://evil.example" },
        ]) {
          const answer = await send(ada, method, changing, headers as typeof sameOrigin);
          const reason = "the request must come from this site";
          expect([answer.status, answer.text]).toEqual([403, refused(as, reason)]);
        }
      }
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "#app/api/calls.server.ts";
import { describeCalls } from "#app/api/openapi.server.ts";
import type { Call } from "#app/operations/expose.server.ts";
import { type TestSite, testSite } from "../site.ts";
import { fieldsOf, filled, saidIn, send } from "./call-answers.ts";
import { type Client, signedIn } from "./client.ts";
import { faultsOf } from "./json-schema.ts";

let site: TestSite;
let ada: Client & { email: string };
beforeAll(async () => {
  site = await testSite();
  ada = await signedIn(site);
});

/** A query with what a call cannot do without, for somebody who has a collection of their own. */
async function filledFor({ email }: { email: string }, call: Call, query: string): Promise<URLSearchParams> {
  const fields = filled(call, query);
  for (const [name, value] of [...fields]) if (value === "COLLECTION") fields.set(name, await collectionOf(email));
  return fields;
}

async function collectionOf(email: string): Promise<string> {
  const { rows } = await site.house.pool.query<{ code: string }>(
    "insert into collection (code, person_id, name) select $1, id, 'Gins' from person where email = $2 returning code",
    [crypto.randomUUID().slice(0, 24), email],
  );
  return rows[0]!.code;
}
afterAll(() => site?.close());

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
      const fields = await filledFor(ada, call, `${context}&${query}`);
      const answer = await send(ada, method, `${path}?${fields}`);
      expect([query, answer.status]).toEqual([query, 200]);
      expect(longest(saidIn<Lists>(as, answer)), query).toBeLessThanOrEqual(most);
    }
  });
});

const paths = describeCalls(calls, "").paths as Record<string, Record<string, Described>>;
type Described = { responses: Record<string, { content: Record<string, { schema: Parameters<typeof faultsOf>[0] }> }> };
/** The reply to a call as `/api/openapi.json` describes it. */
function describedReply(path: string, method: string) {
  const { schema } = paths[path]![method.toLowerCase()]!.responses["200"]!.content["application/json"]!;
  return schema;
}

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
      const answer = await send(bob, methods[0]!, `${path}?${await filledFor(bob, call, asked)}`);
      expect([path, answer.status]).toEqual([path, 200]);
      const told = saidIn(as, answer);
      const known = answers.safeParse(told);
      expect([path, known.error?.issues]).toEqual([path, undefined]);
      const faults = faultsOf(describedReply(call.path, methods[0]!), JSON.parse(answer.text));
      expect([path, faults.slice(0, 5)]).toEqual([path, []]);
      // What the schema does not name it leaves out.
      expect(known.data).toEqual(told);
      if (path.startsWith(`${mybar}/load-`) && !path.includes("user-generated"))
        expect([path, JSON.stringify(told).length > 300]).toEqual([path, true]);
    }
  });
});

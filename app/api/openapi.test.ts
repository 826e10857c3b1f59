import { describe, expect, it } from "vitest";
import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { expose } from "#app/operations/expose.server.ts";
import { operation } from "#app/operations/operation.ts";
import { idField } from "#app/platform/fields.ts";
import { calls } from "./calls.server.ts";
import { describeCalls } from "./openapi.server.ts";
import { accept, refuse } from "./replies.server.ts";

/** Where in a description a schema says nothing: `{}`, or nothing but words about it. */
function emptySchemas(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  const isSchema = /\.(?:schema|items|additionalProperties)$|\.properties\.[^.]+$|\.(?:anyOf|oneOf|allOf)\.\d+$/.test(
    path,
  );
  const says = Object.keys(value).filter((name) => name !== "description" && name !== "default");
  if (isSchema && says.length === 0) return [path];
  return Object.entries(value).flatMap(([name, one]) => emptySchemas(one, `${path}.${name}`));
}

describe("the description of the calls", () => {
  const described = describeCalls(calls, "http://localhost");

  it("has no schema that says nothing", () => {
    expect(emptySchemas(described, "")).toEqual([]);
  });

  it("says what each call answers, field by field", () => {
    const items = described.paths["/api/dev/frontend/mybar/load-items"] as Record<string, Described>;
    const { schema } = items.get!.responses["200"]!.content["application/json"]!;
    expect(JSON.stringify(schema)).toContain('"recipes_href":{"type":"string"}');
  });
});

type Described = { responses: Record<string, { content: Record<string, { schema: unknown }> }> };

describe("a call", () => {
  const found = operation({
    name: "test/found",
    summary: "Finds one",
    who: "anyone",
    changes: false,
    input: z.object({ id: idField }),
    answers: z.object({ name: z.string() }),
    handle: async ({ id }) => success({ name: `number ${id}` }),
  });
  const failed = { ok: false, kind: "conflict", reason: "not now" } as const;
  const told = async (response: Response) => [
    response.status,
    response.headers.get("content-type"),
    await response.text(),
  ];
  const schemaOf = (call: ReturnType<typeof expose>, status: string) =>
    (describeCalls([call], "").paths[call.path] as Record<string, Described>).get!.responses[status]!.content;

  it("writes success and failure in one of four ways, and describes them so", async () => {
    const forms = {
      json: ['{"name":"a"}', "ERROR: not now"],
      ok: ["OK", "ERROR: not now"],
      status: ['{"status":"ok","name":"a"}', '{"status":"error","reason":"not now"}'],
      builder: ['{"status":"ok","response":{"name":"a"}}', '{"status":"error","response":{"reason":"not now"}}'],
    } as const;
    for (const [as, [good, bad]] of Object.entries(forms) as [keyof typeof forms, [string, string]][]) {
      const call = expose(found, { at: "/api/found", as });
      const type = (text: string) => (text.startsWith("{") ? "application/json" : "text/plain; charset=utf-8");
      expect(await told(accept(call, { name: "a" }))).toEqual([200, type(good), good]);
      const conflict = as === "builder" ? "400" : "409";
      expect(await told(refuse(as, failed))).toEqual([Number(conflict), type(bad), bad]);
      for (const [status, text] of [
        ["200", good],
        [conflict, bad],
      ] as const) {
        const content = schemaOf(call, status);
        const media = type(text).split(";")[0]!;
        const schema = z.fromJSONSchema(content[media]!.schema as Parameters<typeof z.fromJSONSchema>[0]);
        expect(schema.safeParse(media === "text/plain" ? text : JSON.parse(text)).success, `${as} ${status}`).toBe(
          true,
        );
        expect(schema.safeParse(media === "text/plain" ? "no" : { no: 1 }).success, `${as} ${status}`).toBe(false);
      }
    }
  });

  it("says an empty answer and the names of events as the contract has them", async () => {
    const empty = operation({ ...found, answers: z.null(), handle: async () => success(null) });
    const [, , text] = await told(accept(expose(empty, { at: "/api/x", as: "status" }), null));
    expect(text).toBe('{"status":"ok"}');
    const counted = expose(found, { at: "/builder/api/recipe", as: "builder", events: ["open"] });
    const [, , said] = await told(accept(counted, { name: "a" }));
    expect(JSON.parse(said as string)).toMatchObject({ events: [{ name: "open", task: "recipe" }] });
  });

  it("may name its fields and its answer otherwise than its operation", async () => {
    const call = expose(found, {
      at: "/builder/api/recipe",
      as: "builder",
      reads: z.object({ vid: idField }).transform(({ vid }) => ({ id: vid })),
      says: { answers: z.object({ title: z.string() }), reply: ({ name }) => ({ title: name }) },
    });
    expect(call.operation.input.safeParse({ vid: "7" })).toEqual({ success: true, data: { id: 7 } });
    expect(call.operation.input.safeParse({ id: "7" }).success).toBe(false);
    const [, , text] = await told(accept(call, { name: "a" }));
    expect(text).toBe('{"status":"ok","response":{"title":"a"}}');
    const { get } = describeCalls([call], "").paths[call.path] as {
      get: { parameters: { name: string; required: boolean }[] };
    };
    expect(get.parameters).toMatchObject([{ name: "vid", required: true }]);
    expect(JSON.stringify(schemaOf(call, "200"))).toContain('"title"');
  });

  it("of the builder asks who it is, answers both methods, and has a name beside that of its operation's own call", () => {
    const task = expose(operation({ ...found, who: "anyone" }), { at: "/builder/api/found", as: "builder" });
    expect([task.methods, task.operation.who]).toEqual([["GET", "POST"], "member"]);
    const { paths } = describeCalls([expose(found, { at: "/api/found", as: "json" }), task], "");
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods as Record<string, { operationId: string }>),
    );
    expect(new Set(ids.map(({ operationId }) => operationId)).size).toBe(3);
  });

  it("is read by GET and changes by POST unless it says otherwise", () => {
    const changing = operation({ ...found, changes: true });
    const methods = [found, changing].map((one) => expose(one, { at: "/api/x", as: "json" }).methods);
    expect([...methods, expose(changing, { at: "/api/x", as: "json", methods: ["GET"] }).methods]).toEqual([
      ["GET"],
      ["POST"],
      ["GET"],
    ]);
  });
});

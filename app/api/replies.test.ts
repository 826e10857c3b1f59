import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type FailureKind, failure, statusOf, success } from "#app/kit/result.ts";
import { type CallForm, expose } from "#app/operations/expose.server.ts";
import { operation } from "#app/operations/operation.ts";
import { accept, handOut, refusalAt, refuse, refuseBroken, repliesOf } from "./replies.server.ts";

// How each form writes success and failure, and that it is described so, stands in openapi.test.ts.

const forms: CallForm[] = ["json", "ok", "status", "builder"];
const named = operation({
  name: "test/named",
  summary: "Names one",
  who: "anyone",
  changes: false,
  input: z.object({}),
  answers: z.object({ name: z.string() }),
  handle: async () => success({ name: "a" }),
});
const callAs = (as: CallForm) => expose(named, { at: "/api/named", as });

describe("an answer", () => {
  it("is its reader's own: nobody on the way keeps it, refused or not, in whatever form", () => {
    for (const as of forms) {
      const kept = [accept(callAs(as), { name: "a" }), refuse(as, failure("conflict", "not now"))].map(({ headers }) =>
        headers.get("cache-control"),
      );
      expect([as, ...kept]).toEqual([as, "private, no-store", "no-store"]);
    }
    expect(refuseBroken("/api/named", 503, "away").headers.get("cache-control")).toBe("no-store");
  });

  it("that is a file is kept under its name, and by its reader alone", async () => {
    const file = handOut({ name: "wish-list.csv", type: "text/csv; charset=utf-8", text: "name\r\nNegroni\r\n" });
    expect(Object.fromEntries(file.headers)).toEqual({
      "cache-control": "private, no-store",
      "content-disposition": 'attachment; filename="wish-list.csv"',
      "content-type": "text/csv; charset=utf-8",
    });
    expect(await file.text()).toBe("name\r\nNegroni\r\n");
  });
});

describe("a refusal", () => {
  it("has the status of its kind, and says when to ask again where that is known", () => {
    const kinds: FailureKind[] = [
      "invalid",
      "forbidden",
      "not-found",
      "conflict",
      "too-large",
      "too-many",
      "unavailable",
    ];
    for (const kind of kinds) {
      const { status, headers } = refuse("json", failure(kind, "no"));
      expect([kind, status, headers.get("retry-after")]).toEqual([kind, statusOf(kind), null]);
    }
    // The builder's tasks answer 400, 403, 404, 429 or 500 (contract.md, 5).
    const builders = kinds.map((kind) => refuse("builder", failure(kind, "no")).status);
    expect(builders).toEqual([400, 403, 404, 400, 400, 429, 503]);
    const late = refuse("status", { ...failure("too-many", "wait"), retryAfter: 60 });
    expect([late.status, late.headers.get("retry-after")]).toEqual([429, "60"]);
  });

  it("says any reason so that it can be read back, by the schema that describes it", async () => {
    const reasons = fc.string({ unit: "grapheme" });
    for (const as of forms)
      await fc.assert(
        fc.asyncProperty(reasons, async (reason) => {
          const response = refuse(as, failure("invalid", reason));
          const text = await response.text();
          const { type, schema } = repliesOf(callAs(as)).failure;
          expect(response.headers.get("content-type")).toContain(type);
          const said = type === "text/plain" ? text : JSON.parse(text);
          expect(schema.safeParse(said).success).toBe(true);
          expect(JSON.stringify(said)).toContain(JSON.stringify(reason).slice(1, -1));
        }),
        { numRuns: 30 },
      );
  });

  it("is written in the builder's form at the builder's addresses, in every language, and nowhere else", () => {
    const isBuilders = (path: string) => refusalAt(path, "no").type === "application/json";
    expect(["/builder/api/recipe", "/fr-fr/builder/api/recipe?id=1"].map(isBuilders)).toEqual([true, true]);
    const others = ["/api/dev/frontend/personal", "/api/search?from=/builder/api/recipe", "/builder/apiary", ""];
    expect(others.map(isBuilders)).toEqual([false, false, false, false]);
  });

  it("by no fault of its sender's has the form of its address, too", async () => {
    const broken = refuseBroken("/builder/api/recipe", 507, "full");
    expect([broken.status, await broken.json()]).toEqual([507, { status: "error", response: { reason: "full" } }]);
    expect(await refuseBroken("/api/named", 500, "broken").text()).toBe("ERROR: broken");
  });
});

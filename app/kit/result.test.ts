import { describe, expect, it } from "vitest";
import { failure, statusOf, success } from "./result.ts";

describe("a result", () => {
  it("is a value, or a failure with a reason", () => {
    expect(success(7)).toEqual({ ok: true, value: 7 });
    expect(failure("conflict", "item already exists")).toEqual({
      ok: false,
      kind: "conflict",
      reason: "item already exists",
    });
    expect(failure("invalid", "wrong", { email: "missing" }).fields).toEqual({ email: "missing" });
  });

  it("has the statuses of the contract", () => {
    const kinds = ["invalid", "forbidden", "not-found", "conflict", "too-large", "too-many", "unavailable"] as const;
    expect(kinds.map(statusOf)).toEqual([400, 403, 404, 409, 413, 429, 503]);
  });
});

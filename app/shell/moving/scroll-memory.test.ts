import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startOf } from "./scroll-memory.ts";

const page = { hash: "", state: null };

describe("where a page begins", () => {
  it("is its top, where it is new", () => {
    expect(startOf(page, "PUSH", null)).toEqual({ height: 0 });
    expect(startOf(page, "REPLACE", null)).toEqual({ height: 0 });
  });

  it("is its anchor, where its address has one, also one that is no UTF-8", () => {
    expect(startOf({ ...page, hash: "#method" }, "PUSH", null)).toEqual({ anchor: "method" });
    expect(startOf({ ...page, hash: "#cr%C3%A8me" }, "POP", null)).toEqual({ anchor: "crème" });
    expect(startOf({ ...page, hash: "#100%" }, "PUSH", null)).toEqual({ anchor: "100%" });
  });

  it("is where the reader left it, anchor or not", () => {
    expect(startOf(page, "POP", "740")).toEqual({ height: 740 });
    expect(startOf({ ...page, hash: "#method" }, "POP", "740")).toEqual({ height: 740 });
  });

  it("is where it is, for a filter in the middle of it and for what the browser has just loaded", () => {
    expect(startOf({ ...page, state: { stay: true } }, "PUSH", null)).toBe(null);
    expect(startOf(page, "POP", null)).toBe(null);
    // The router says so of where a form's answer leads.
    const redirected = { ...page, state: { _isRedirect: true } };
    expect(startOf(redirected, "REPLACE", null, true)).toBe(null);
    expect(startOf(redirected, "PUSH", null)).toEqual({ height: 0 });
    expect(startOf(page, "POP", "0")).toBe(null);
  });

  it("is somewhere whatever the address, the history and the store say", () => {
    const types = fc.constantFrom("POP", "PUSH", "REPLACE");
    fc.assert(
      fc.property(fc.string(), fc.anything(), types, fc.option(fc.string()), (text, state, type, kept) => {
        const start = startOf({ hash: text && `#${text}`, state }, type, kept);
        if (start && "height" in start) expect(start.height).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

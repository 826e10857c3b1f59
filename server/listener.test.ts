import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutNoise } from "./listener.ts";

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

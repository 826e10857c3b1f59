import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cookieIn, cookieText } from "./browser-cookie.ts";

const word = fc.stringMatching(/^[a-z_]{1,12}$/);

describe("a browser's cookies", () => {
  it("finds a cookie by its whole name", () => {
    expect(cookieIn("my_age_gate=2; age_gate=1; b=", "age_gate")).toBe("1");
    expect(cookieIn("my_age_gate=2", "age_gate")).toBeNull();
    expect(cookieIn("b=", "b")).toBe("");
    expect(cookieIn("", "b")).toBeNull();
  });

  it("finds every cookie that a browser sends", () => {
    fc.assert(
      fc.property(fc.dictionary(word, word), (jar) => {
        const header = Object.entries(jar)
          .map(([name, value]) => `${name}=${value}`)
          .join("; ");
        for (const [name, value] of Object.entries(jar)) expect(cookieIn(header, name)).toBe(value);
      }),
    );
  });

  it("sets one for the whole site, 365 days, and only encrypted where the site is", () => {
    expect(cookieText("age_gate", "1", 365, false)).toBe("age_gate=1; Max-Age=31536000; Path=/; SameSite=Lax");
    expect(cookieText("age_gate", "1", 365, true)).toBe("age_gate=1; Max-Age=31536000; Path=/; SameSite=Lax; Secure");
    expect(cookieText("cookie_test", "", 0, false)).toContain("Max-Age=0");
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { returnPath } from "./return-path.ts";

const refused = [
  "",
  "my-bar",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example/",
  "https:evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/\n/evil.example",
  "/a\r\nset-cookie: x=1",
  "/\u0000",
  "/\u0085//evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  " /my-bar",
  `/${"x".repeat(2_000)}`,
  null,
  undefined,
  7,
  ["/my-bar"],
  { toString: () => "/my-bar" },
];

describe("a return address", () => {
  it("is kept when it is a path of this site", () => {
    expect(returnPath("/my-bar")).toBe("/my-bar");
    expect(returnPath("/cocktails?spirit=gin&sort=name#list")).toBe("/cocktails?spirit=gin&sort=name#list");
    expect(returnPath("/search?k=http://elsewhere.example")).toBe("/search?k=http://elsewhere.example");
    expect(returnPath("/a/../b")).toBe("/b");
  });

  it("is the homepage for anything else", () => {
    for (const wanted of refused) expect(returnPath(wanted), JSON.stringify(wanted)).toBe("/");
  });

  it("leads a browser to no other site, whatever was asked", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "@",
      ":",
      "evil.example",
      "%2f",
      "%5c",
      "\t",
      "\n",
      " ",
      "?",
      "#",
      "é",
      "a",
    );
    const wild = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(fc.oneof(wild, fc.string(), fc.webUrl()), (wanted) => {
        const path = returnPath(wanted);
        const landed = new URL(path, "https://jigger.example/your-account/login");
        expect(landed.origin).toBe("https://jigger.example");
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(path).not.toMatch(/\p{Cc}/u);
        expect(returnPath(path)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });
});

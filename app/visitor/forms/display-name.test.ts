import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanName, longestName, nameFromEmail, nameProblem } from "./display-name.ts";

/** Mostly what makes names go wrong. */
const odd = fc.constantFrom(
  ..."a é e\u0301 \u0301 \u0327 \u200b \u200d \u200e \u202e \u2066 \u00ad \u034f \u3164 \u115f \ufe0f \ufeff \u2800 \u00a0 \u3000 \u2028 \0 \n \u007f \ue000 \ud800 \u0378 🍸 Å \u{e0041} ﷽ 가 ᄀ ᅡ".split(
    " ",
  ),
  " ",
);
const name = fc.oneof(
  fc.array(odd, { maxLength: 50 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary" }),
);

describe("a display name", () => {
  it("is stored as it can be seen: composed, single spaces, nothing invisible", () => {
    expect(cleanName("  Ada \t  Coleman\n")).toBe("Ada Coleman");
    expect(cleanName("Ame\u0301lie")).toBe("Amélie");
    expect(cleanName("Ad\u200ba\u202e Cole\u00adman\u0000")).toBe("Ada Coleman");
    expect(cleanName("Z\u0301\u0301\u0301\u0301\u0301\u0301\u0301")).toBe("Ź\u0301\u0301\u0301\u0301");
    for (const nothing of ["", " ", "\u0000", "\u200b\u200d", "\u3164", "\u2800", "\u0301\u0301", "\ufe0f \u0301"])
      expect(cleanName(nothing), JSON.stringify(nothing)).toBe("");
    for (const real of ["Łukasz", "Ngô Đình", "王小明", "أحمد", "नरेन्द्र", "D'Arcy-Jones", "🍸 Bar", "Zoë 2"])
      expect(cleanName(real)).toBe(real.normalize("NFC"));
  });

  it("once cleaned shows, is composed, and stays as it is", () => {
    fc.assert(
      fc.property(name, (text) => {
        const clean = cleanName(text);
        expect(cleanName(clean)).toBe(clean);
        expect(clean.normalize("NFC")).toBe(clean);
        expect(clean).not.toMatch(/[\p{C}\p{Default_Ignorable_Code_Point}]|^\s|\s$|\s\s/u);
        if (clean) expect(clean).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
      }),
      { numRuns: 1_000 },
    );
  });

  it("has at most 40 characters, counted as people do", () => {
    expect(nameProblem("n".repeat(longestName))).toBeNull();
    expect(nameProblem("n".repeat(longestName + 1))).toContain("at most 40");
    expect(nameProblem("🍸".repeat(40))).toBeNull();
    expect(nameProblem("🍸".repeat(41))).toContain("at most 40");
  });

  it("holds no address, however it is written", () => {
    for (const address of [
      "https://a.example",
      "ftp://a",
      "WWW.a.example",
      "me@a.example",
      "＠ada",
      "ｗｗｗ．a",
      "a ：／／ b",
    ])
      expect(nameProblem(cleanName(address)), address).toContain("address");
    for (const fine of ["St. John", "a/b", "10:30", "www", "Dr. W. W. Owen"]) expect(nameProblem(fine)).toBeNull();
  });

  it("that comes from an address is one that could have been given", () => {
    expect(nameFromEmail("ada.coleman@example.com")).toBe("ada.coleman");
    expect(nameFromEmail("www.ada@example.com")).toBe("www ada");
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const given = nameFromEmail(email.toLowerCase());
        expect(cleanName(given)).toBe(given);
        expect(given).not.toBe("");
        expect(nameProblem(given)).toBeNull();
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBarcode } from "./barcode.ts";

describe("a barcode", () => {
  it("is read with or without spaces", () => {
    expect(readBarcode("4006381333931")).toBe("4006381333931");
    expect(readBarcode(" 4 006381-333931 ")).toBe("4006381333931");
    expect(readBarcode("73513537")).toBe("73513537");
    expect(readBarcode("036000291452")).toBe("036000291452");
  });

  it("is none where a digit is wrong, or is missing", () => {
    for (const typed of ["4006381333932", "400638133393", "", "gin", "40063813339310000"])
      expect(readBarcode(typed), typed).toBeNull();
  });

  it("notices every single digit that was mistyped", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [..."4006381333931"].map(Number);
        digits[place] = (digits[place]! + by) % 10;
        expect(readBarcode(digits.join(""))).toBeNull();
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDigits } from "./digits.ts";

/** What `Number()` would take, and no form or script of ours writes. */
const tricks: unknown[] = [
  true,
  false,
  null,
  undefined,
  [],
  [7],
  ["7"],
  {},
  { valueOf: () => 7 },
  "",
  " ",
  " 7",
  "7 ",
  "7\n",
  "+7",
  "-7",
  "0x7",
  "0b1",
  "1e3",
  "7n",
  "7.",
  ".7",
  "7.0",
  "1_000",
  "1,000",
  "７",
  "٧",
  "²",
  "Infinity",
  "9".repeat(17),
  "9007199254740993",
  -7,
  7.5,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  7n,
];

describe("a number from outside", () => {
  it("is digits, as text or in JSON", () => {
    expect(["7", 7, "007", "0", 0, "2147483647"].map((value) => readDigits(value))).toEqual([
      7, 7, 7, 0, 0, 2147483647,
    ]);
  });

  it("is nothing that only looks like one to a machine", () => {
    for (const value of tricks) expect(readDigits(value), String(value)).toBeNull();
  });

  it("may have as many decimals as were asked for", () => {
    expect(["4.5", 4.5, "4", "4.25", 4.25].map((value) => readDigits(value, 1))).toEqual([4.5, 4.5, 4, null, null]);
    expect(["4.", ".5", "4.5.1", "4.5e1", "4,5", "-4.5", true].map((value) => readDigits(value, 2))).toEqual(
      Array(7).fill(null),
    );
  });

  it("reads back every whole number that it is given", () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (number) => {
        expect(readDigits(number)).toBe(number);
        expect(readDigits(String(number))).toBe(number);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readDigits(value);
        // Asked only of what was read: `Number` throws for some objects.
        return read === null || read === Number(value);
      }),
      { numRuns: 1_000 },
    );
  });
});

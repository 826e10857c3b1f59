import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeId, encodeId } from "./encoded-id.ts";
import { highestId } from "./subject.ts";

it("a word stands for one number, and is short enough for an address", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: highestId }), (id) => {
      expect(decodeId(encodeId(id))).toBe(id);
      expect(encodeId(id).length).toBeLessThanOrEqual(24);
    }),
  );
  expect(encodeId(1).slice(0, 3)).not.toBe(encodeId(2).slice(0, 3));
});

it("whatever else is sent is none", () => {
  for (const word of [
    "",
    "c",
    "12",
    "c0",
    "c00",
    "C1",
    "c-1",
    "czzzzzz",
    "c".repeat(30),
    `${encodeId(5)}0`,
    ` ${encodeId(5)}`,
  ])
    expect([word, decodeId(word)]).toEqual([word, null]);
  fc.assert(fc.property(fc.string(), (any) => decodeId(any) === null || encodeId(decodeId(any)!) === any));
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { queryFor, readAddress } from "./list-address.ts";
import { type Include, includes, type ListOrder, listOrders, listSizes } from "./personal-lists.ts";

it("an address says what it was written from", () => {
  fc.assert(
    fc.property(
      fc.record({
        keyword: fc.string({ maxLength: 100 }).map((text) => text.trim()),
        sort: fc.constantFrom(...(Object.keys(listOrders) as ListOrder[])),
        limit: fc.constantFrom(...listSizes),
        offset: fc.nat(100_000),
        without: fc.subarray(Object.keys(includes) as Include[]),
      }),
      (asked) => {
        expect(readAddress(new URLSearchParams(queryFor(asked)))).toEqual(asked);
      },
    ),
  );
});

it("a no is a no however it is written, and all else includes (contract.md, 8)", () => {
  for (const no of ["no", "0", "false", "off", "NO"])
    expect(readAddress(new URLSearchParams({ include_cocktails: no })).without).toEqual(["include_cocktails"]);
  for (const yes of ["yes", "1", "true", "on", "maybe"])
    expect(readAddress(new URLSearchParams({ include_cocktails: yes })).without).toEqual([]);
  // As a form sends it: a box without a tick, and one that has it.
  const boxes = new URLSearchParams("include_bws=no&include_cocktails=no&include_cocktails=yes");
  expect(readAddress(boxes).without).toEqual(["include_bws"]);
});

it("what it cannot mean is as if it were not there", () => {
  const odd = "sort=constructor&limit=13&offset=-4&include_bws=maybe&keyword=";
  expect(queryFor(readAddress(new URLSearchParams(odd)))).toBe("");
  expect(queryFor({})).toBe("");
});

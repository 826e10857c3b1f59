import { expect, it } from "vitest";
import { cookieOf, idsInCookie } from "./guest-cookie.ts";

it("brings back what was ticked, and out of anything else nothing", () => {
  expect(idsInCookie(cookieOf([3, 1, 77]))).toEqual([3, 1, 77]);
  expect(idsInCookie("3.3.0")).toEqual([3]);
  for (const odd of [null, "", ".", "1.", "1,2", "-1", "1.5e3", "1234567890", "[1]", "1. 2"])
    expect(idsInCookie(odd), String(odd)).toEqual([]);
  const many = Array.from({ length: 500 }, (_, id) => id + 1);
  expect(idsInCookie(cookieOf(many))).toHaveLength(100);
  expect(idsInCookie(many.join("."))).toEqual([]);
});

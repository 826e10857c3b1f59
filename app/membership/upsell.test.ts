import { expect, it } from "vitest";
import { countPage, makesOffer, type Reader } from "./upsell.ts";

const guest: Reader = { premium: false, policy: "essential", count: null, dismissed: null };

it("pages are counted for who is no member, has not said no, and has not refused cookies", () => {
  expect(countPage(guest)).toBe(1);
  expect(countPage({ ...guest, policy: null, count: "2" })).toBe(3);
  expect(countPage({ ...guest, policy: "all", count: "41" })).toBe(42);
  expect(countPage({ ...guest, count: "many" })).toBe(1);
  expect(countPage({ ...guest, count: "9".repeat(40) })).toBe(1);
  expect(countPage({ ...guest, policy: "none", count: "7" })).toBeNull();
  expect(countPage({ ...guest, dismissed: "1" })).toBeNull();
  expect(countPage({ ...guest, premium: true })).toBeNull();
});

it("the offer is made from the third page on, and never in an account or the shop", () => {
  expect([1, 2, 3, 99].map((pages) => makesOffer(pages, "/cocktails"))).toEqual([false, false, true, true]);
  expect(makesOffer(null, "/cocktails")).toBe(false);
  for (const path of [
    "/your-account/update",
    "/your/favourites",
    "/shop",
    "/shop/basket",
    "/desk/users",
    "/login",
    "/premium",
    "/my-bar",
    "/builder/login",
    "/newsletters/unsubscribe",
    "/take-back",
  ])
    expect(makesOffer(9, path), path).toBe(false);
  expect(makesOffer(9, "/shopping-is-no-shop")).toBe(true);
});

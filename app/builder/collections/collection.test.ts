import { expect, it } from "vitest";
import { menuFields, menuOf, moved } from "./collection.ts";

it.each([
  [0, 1, "bacd"],
  [3, 0, "dabc"],
  [1, 99, "acdb"],
  [2, -5, "cabd"],
  [2, 2, "abcd"],
])("what stands at %s goes to %s", (from, to, order) => {
  expect(moved([..."abcd"], from, to).join("")).toBe(order);
});

it("a menu that nobody has set is for A5, with everything, and hides what ran out", () => {
  expect(menuOf({})).toEqual({ title: "", size: "a5", prices: true, notes: true, hide_out: true });
  expect(menuOf({ size: "screen" }).size).toBe("screen");
});

it("whatever a form sends of a menu, it is one", () => {
  expect(menuFields.parse({ title: ["x"], size: "a0", prices: "yes" })).toEqual({
    title: "",
    size: "a5",
    prices: true,
    notes: false,
    hide_out: false,
  });
  expect(menuFields.parse({ title: `  ${"x".repeat(200)} ` }).title).toHaveLength(80);
});

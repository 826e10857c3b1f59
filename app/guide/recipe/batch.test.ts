import { expect, it } from "vitest";
import type { RecipeLine } from "#app/drinks/amounts.ts";
import { batchOf } from "./batch.ts";

const line = (amount: number, kind = "volume") => ({ amount, unit: { kind, ml: 1 } }) as RecipeLine;
const martini = { method: "stir", lines: [line(60), line(10)], volume_ml: 90, abv: 30 };

it("says nothing of one or two", () => {
  expect(batchOf(martini, 1)).toBe(null);
  expect(batchOf({ ...martini, method: "shake" }, 2)).toBe(null);
});

it("has shaken drinks made two at a time", () => {
  expect(batchOf({ ...martini, method: "shake" }, 8)).toContain("2 at a time");
});

it("gives stirred ones the water of their ice, where a freezer leaves them liquid and nothing fizzes", () => {
  expect(batchOf(martini, 8)).toContain("160 ml of cold water");
  expect(batchOf({ ...martini, abv: 14 }, 8)).toBe(null);
  expect(batchOf({ ...martini, lines: [...martini.lines, line(90, "top")] }, 8)).toBe(null);
  expect(batchOf({ ...martini, method: "build" }, 8)).toBe(null);
});

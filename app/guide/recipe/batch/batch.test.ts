import { expect, it } from "vitest";
import type { RecipeLine } from "#app/drinks/amounts.ts";
import { batchOf } from "./batch.ts";

const line = (amount: number, kind = "volume") => ({ amount, unit: { kind, ml: 1 } }) as RecipeLine;
const making = { serves: null };
const martini = { method: "stir", lines: [line(60), line(10)], volume_ml: 90, abv: 30, making };

it("says nothing of one or two", () => {
  expect(batchOf(martini, 1)).toBe(null);
  expect(batchOf({ ...martini, method: "shake" }, 2)).toBe(null);
});

it("has drinks made as many at a time as their vessel holds", () => {
  expect(batchOf({ ...martini, method: "shake" }, 8)).toEqual({ how: "shake", at_a_time: 2 });
  expect(batchOf({ ...martini, method: "blend" }, 4)).toBe(null);
  expect(batchOf({ ...martini, method: "blend" }, 5)).toEqual({ how: "blend", at_a_time: 4 });
});

it("has built ones built side by side, unless they are made by the bowl", () => {
  expect(batchOf({ ...martini, method: "build" }, 8)).toEqual({ how: "glasses" });
  expect(batchOf({ ...martini, method: "build", making: { serves: 12 } }, 8)).toBe(null);
});

it("gives stirred ones the water of their ice, where a freezer leaves them liquid and nothing fizzes", () => {
  expect(batchOf(martini, 8)).toEqual({ how: "bottle", water_ml: 160 });
  expect(batchOf({ ...martini, abv: 14 }, 8)).toBe(null);
  expect(batchOf({ ...martini, lines: [...martini.lines, line(90, "top")] }, 8)).toBe(null);
});

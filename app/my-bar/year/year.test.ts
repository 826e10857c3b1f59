import { expect, it } from "vitest";
import { reckonYear, type SaidInYear } from "./year.ts";

const said = (link_id: number, month: number, fond: boolean, link_table = "cocktails"): SaidInYear => ({
  link_table,
  link_id,
  month,
  fond,
});
const kinds = [
  { id: 1, spirits: ["Gin"], tastes: ["bittersweet", "herbal"] },
  { id: 2, spirits: ["Gin", "Rum"], tastes: ["tart"] },
  { id: 3, spirits: ["Rum"], tastes: ["sour", "orange"] },
];

it("a year counts all that was said by month, and what was liked by spirit and taste", () => {
  const year = reckonYear(
    2026,
    [said(1, 1, true), said(2, 1, true), said(3, 11, false), said(9, 12, true, "books")],
    kinds,
  );
  expect(year.total).toBe(4);
  expect(year.months).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
  expect(year.spirit).toEqual({ name: "Gin", count: 2 });
  expect(year.families).toEqual([
    { name: "bitter", count: 1 },
    { name: "herbal", count: 1 },
    { name: "sour", count: 1 },
  ]);
});

it("where nothing was liked, what was tried counts; a year of nothing is empty", () => {
  expect(reckonYear(2026, [said(3, 5, false)], kinds).spirit).toEqual({ name: "Rum", count: 1 });
  expect(reckonYear(2026, [], [])).toEqual({
    year: 2026,
    total: 0,
    months: Array(12).fill(0),
    spirit: null,
    families: [],
  });
});

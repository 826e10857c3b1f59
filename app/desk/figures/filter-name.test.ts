import { expect, it } from "vitest";
import { filterName } from "./filter-name.ts";

it("a filter is called by what it does, and what has no words of its own by its name", () => {
  expect(
    ["include_non_alcoholic", "allow_alt_ingredients: 2", "missing: 3", "hof: only", "yourrating: 4"].map(filterName),
  ).toEqual(["Without alcohol too", "Substitutes in a pinch too", "missing: 3", "Hall of fame only", "yourrating: 4"]);
});

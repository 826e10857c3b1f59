import { expect, it } from "vitest";
import { historyToken, wayBack, withToken } from "./way-back.ts";

it("an add leads back where the address says, to the page that led there, or nowhere", () => {
  expect(wayBack("", "/builder/recipes")).toBe(null);
  expect(wayBack(undefined, "/builder/recipes")).toBe(null);
  expect(wayBack("1", "/builder/recipes?sid=a")).toBe("/builder/recipes?sid=a");
  expect(wayBack("yes", null)).toBe("/builder/ingredients");
  expect(wayBack("1", "/fr-fr/builder/ingredients/add?keyword=gin")).toBe("/builder/ingredients");
  expect(wayBack("/builder/recipes", null)).toBe("/builder/recipes");
  expect(wayBack("//evil.example", null)).toBe(null);
  expect(wayBack("https://evil.example/", null)).toBe(null);
});

it("a history token is handed through, and nothing else is", () => {
  expect(historyToken("aZ_-9")).toBe("aZ_-9");
  for (const sent of ["", "a b", "a".repeat(41), 7, ["a"]]) expect(historyToken(sent)).toBe("");
  expect(withToken("/builder/recipes?sid=a#b", "t1")).toBe("/builder/recipes?sid=a&h=t1#b");
  expect(withToken("/builder/recipes", "")).toBe("/builder/recipes");
});

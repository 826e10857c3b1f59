import { expect, it } from "vitest";
import { verdictOf } from "./verdict.ts";

function line(name: string, in_my_bar: boolean, optional = false) {
  return { ingredient_id: 1, name, in_my_bar, optional, category: "", alternative_ingredient: null, why: "" };
}

it("names what is missing", () => {
  const ingredients = [line("Gin", true), line("Campari", false), line("Sweet vermouth", false)];
  expect(verdictOf({ missing_count: 2, ingredients })).toEqual({
    ready: false,
    text: "2 missing: Campari, Sweet vermouth",
  });
});

it("takes no notice of an optional line that is not there", () => {
  const ingredients = [line("Gin", true), line("Egg white", false, true)];
  expect(verdictOf({ missing_count: 0, ingredients })).toEqual({ ready: true, text: "You can make this now" });
  const short = [line("Gin", false), line("Egg white", false, true)];
  expect(verdictOf({ missing_count: 1, ingredients: short }).text).toBe("1 missing: Gin");
});

import { expect, it } from "vitest";
import type { Recipe } from "../cocktail.ts";
import { recipeText } from "./recipe-text.ts";

const line = (position: number, name: string, ml: number) => ({
  position,
  ingredient_id: position + 1,
  name,
  href: "/",
  brand: null,
  optional: false,
  note: null,
  alternatives: [],
  ml,
  amount: ml,
  unit: { id: 1, name: "ml", plural: "ml", kind: "volume", ml: 1 },
});
const negroni = {
  name: "Negroni",
  lines: [line(0, "Gin", 30), { ...line(1, "Campari", 30), note: "cold", optional: true }],
  instructions: ["Stir.", "Serve."],
  garnish: "Half a slice of orange",
} as unknown as Recipe;

it("tells a recipe in the measures that its reader chose, for as many as are asked for", () => {
  expect(recipeText(negroni, 2, "oz", "https://example.org/negroni")).toBe(
    [
      "Negroni (for 2)",
      "",
      "- 2 oz Gin",
      "- 2 oz Campari, cold (optional)",
      "",
      "1. Stir.",
      "2. Serve.",
      "",
      "Garnish: Half a slice of orange",
      "",
      "https://example.org/negroni",
    ].join("\n"),
  );
  expect(
    recipeText({ ...negroni, garnish: null }, 1, "ml", "x")
      .split("\n")
      .slice(0, 3),
  ).toEqual(["Negroni", "", "- 30 ml Gin"]);
});

import { expect, it } from "vitest";
import { verdictOf } from "./verdict.ts";

const line = (name: string, there: boolean, stand_in: string | null = null, optional = false) => ({
  name,
  there,
  stand_in,
  optional,
});

it("says that all is there, whatever optional lines lack", () => {
  const lines = [line("Gin", true), line("Egg white", false, null, true)];
  expect(verdictOf({ strict: 0, close: 0, pinch: 0 }, lines)).toEqual({
    state: "ready",
    text: "You can make this now",
  });
});

it("names what a substitute would be for, and how well that does", () => {
  const lines = [line("Gin", true), line("Lime juice", false, "Lemon juice comes close")];
  expect(verdictOf({ strict: 1, close: 0, pinch: 0 }, lines)).toEqual({
    state: "substitutes",
    text: "With a substitute for Lime juice, you can make this",
  });
  const two = [...lines, line("Honey syrup", false, "Maple syrup will do in a pinch")];
  expect(verdictOf({ strict: 2, close: 1, pinch: 0 }, two).text).toBe(
    "In a pinch, with substitutes for Lime juice and Honey syrup, you can make this",
  );
});

it("names what is missing and has no substitute", () => {
  const lines = [line("Gin", false), line("Campari", false), line("Lime juice", false, "Lemon juice comes close")];
  expect(verdictOf({ strict: 2, close: 2, pinch: 2 }, lines.slice(0, 2)).text).toBe("2 missing: Gin, Campari");
  expect(verdictOf({ strict: 3, close: 2, pinch: 2 }, lines)).toEqual({
    state: "missing",
    text: "2 missing: Gin, Campari; 1 more with a substitute",
  });
});

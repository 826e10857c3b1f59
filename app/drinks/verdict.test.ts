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

it("says what is missing strictly, and that a substitute makes it possible", () => {
  const lines = [line("Gin", true), line("Lime juice", false, "Lemon juice comes close")];
  expect(verdictOf({ strict: 1, close: 0, pinch: 0 }, lines)).toEqual({
    state: "substitutes",
    text: "One ingredient is missing: Lime juice; with a substitute you can make this",
  });
  const two = [...lines, line("Honey syrup", false, "Maple syrup will do in a pinch")];
  expect(verdictOf({ strict: 2, close: 1, pinch: 0 }, two).text).toBe(
    "2 ingredients are missing: Lime juice, Honey syrup; in a pinch, with substitutes, you can make this",
  );
});

it("says how much of what is missing has a substitute", () => {
  const lines = [line("Gin", false), line("Campari", false), line("Lime juice", false, "Lemon juice comes close")];
  expect(verdictOf({ strict: 2, close: 2, pinch: 2 }, lines.slice(0, 2)).text).toBe(
    "2 ingredients are missing: Gin, Campari",
  );
  expect(verdictOf({ strict: 3, close: 2, pinch: 2 }, lines)).toEqual({
    state: "missing",
    text: "3 ingredients are missing: Gin, Campari, Lime juice; one of them has a substitute",
  });
});

it("names five of much that is missing, and never leaves out one alone", () => {
  const lines = ["A", "B", "C", "D", "E", "F", "G"].map((name) => line(name, false));
  const missing = (many: number) =>
    verdictOf({ strict: many, close: many, pinch: many }, lines.slice(0, many)).text.split(": ")[1];
  expect(missing(6)).toBe("A, B, C, D, E, F");
  expect(missing(7)).toBe("A, B, C, D, E and 2 more");
});

import { expect, it } from "vitest";
import type { Asked } from "#app/library/content-form.ts";
import { typedIn, withRow } from "./content-rows.ts";
import { inPlainWords } from "./plain-words.ts";

const text: Asked = { is: "text", long: false };
const asked = (path: string): Asked | undefined =>
  path === "steps" ? { is: "rows", of: text, lone: false } : undefined;
const typed = { "steps.0": "Stir", "steps.1": "Strain", name: "Gibson" };

it("a row comes, goes and changes its place, and the focus goes with it", () => {
  expect(withRow(typed, "add steps", asked)).toEqual({ typed: { ...typed, "steps.2": "" }, focus: "steps.2" });
  expect(withRow(typed, "remove steps.0", asked)).toEqual({
    typed: { "steps.0": "Strain", name: "Gibson" },
    focus: "steps.0",
  });
  expect(withRow(typed, "down steps.0", asked)?.typed).toEqual({
    "steps.1": "Stir",
    "steps.0": "Strain",
    name: "Gibson",
  });
  expect(withRow(typed, "up steps.0", asked)?.typed).toEqual(typed);
  expect(withRow({ "steps.0": "Stir" }, "remove steps.0", asked)).toEqual({ typed: {}, focus: "steps.add" });
});

it("a button that means no row changes nothing", () => {
  for (const odd of ["keep", "add name", "add __proto__", "remove steps.7", "remove steps.x", "up name", "add "])
    expect(withRow(typed, odd, asked)).toBeNull();
});

it("only what the form names with its prefix was typed", () => {
  expect(typedIn({ "f.name": "a\r\nb", name: "x", "f.list": ["y"], intent: "keep" })).toEqual({ name: "a\nb" });
});

it("what a schema says is told in plain words", () => {
  expect(inPlainWords("Too small: expected string to have >=20 characters")).toBe("needs 20 characters or more");
  expect(inPlainWords("Invalid input: expected string, received undefined")).toBe("has to be filled in");
  expect(inPlainWords("Too big: expected number to be <=96")).toBe("can be 96 at most");
  expect(inPlainWords('there is no "x" among the glasses')).toBe('names what is not there: "x" among the glasses');
  expect(inPlainWords("its parents form a circle")).toBe("its parents form a circle");
});

import { expect, test } from "vitest";
import { sensesIn } from "./senses.ts";

test.each([
  ["mocktail", ["no-alcohol"], ""],
  ["virgin colada", ["no-alcohol"], "colada"],
  ["alcohol free gin", ["no-alcohol"], "gin"],
  ["low alcohol", ["light"], ""],
  ["without alcohol", ["no-alcohol"], ""],
  ["easy strong gin", ["strong", "easy"], "gin"],
  ["strong strong", ["strong"], ""],
  ["armstrong", [], "armstrong"],
  ["negroni", [], "negroni"],
  ["", [], ""],
])("%j means %j, and leaves %j", (typed, senses, rest) => {
  const meant = sensesIn(typed);
  expect(new Set(meant.senses)).toEqual(new Set(senses));
  expect(meant.rest).toBe(rest);
});

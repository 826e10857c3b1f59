import { expect, it } from "vitest";
import { ratings, ratingWords } from "./rating.ts";

it("goes from 5.5 to 1 in half steps, each with a word of its own", () => {
  expect(ratings).toEqual(Array.from({ length: 10 }, (_, step) => 5.5 - step / 2));
  const words = ratings.map((value) => ratingWords[String(value)]);
  expect(words.every(Boolean)).toBe(true);
  expect(new Set(words).size).toBe(ratings.length);
});

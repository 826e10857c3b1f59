import { expect, it } from "vitest";
import { kinOf } from "./recipe-choice.ts";

function shelfWith(parents: Record<number, number | null>) {
  const row = (id: number) => ({ id, key: `i${id}`, name: `Ingredient ${id}`, type: 1, pantry: false, parentId: parents[id] ?? null });
  return { ingredients: new Map(Object.keys(parents).map((id) => [Number(id), row(Number(id))])) };
}

// Rum 1 has white rum 2 and dark rum 3; light Cuban rum 4 is a white rum; gin 5 stands alone.
const shelf = shelfWith({ 1: null, 2: 1, 3: 1, 4: 2, 5: null });

it("goes from an ingredient down to all its kinds and up to what it is a kind of, not to its siblings", () => {
  expect(kinOf(shelf, 1)).toEqual(new Set([1, 2, 3, 4]));
  expect(kinOf(shelf, 2)).toEqual(new Set([2, 4, 1]));
  expect(kinOf(shelf, 4)).toEqual(new Set([4, 2, 1]));
  expect(kinOf(shelf, 5)).toEqual(new Set([5]));
});

it("survives a circle in the data, and an ingredient that is not there", () => {
  expect(kinOf(shelfWith({ 1: 2, 2: 1 }), 1)).toEqual(new Set([1, 2]));
  expect(kinOf(shelf, 99)).toEqual(new Set([99]));
});

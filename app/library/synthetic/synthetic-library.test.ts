import { expect, it } from "vitest";
import { emptyLibrary } from "../files/files.ts";
import { take } from "../files/read.server.ts";
import { syntheticLibrary } from "./synthetic-library.ts";

const ground = { glasses: ["coupe", "highball"], units: { volume: "ml" } };
const made = (seed: number) => [...syntheticLibrary({ recipes: 6_000, ingredients: 300, seed }, ground)];

it("makes as many entries as asked, the same for the same seed, in files that a load takes", () => {
  const files = made(7);
  expect(files.map(({ name }) => name)).toEqual([
    "ingredients-1.json",
    "brands-1.json",
    "cocktails-1.json",
    "cocktails-2.json",
  ]);
  expect(made(7)).toEqual(files);
  expect(made(8)).not.toEqual(files);
  const library = emptyLibrary();
  const refusals: Parameters<typeof take>[1] = [];
  for (const { name, value } of files) take(library, refusals, name, value);
  expect(refusals).toEqual([]);
  expect([library.cocktails.length, library.ingredients.length, library.brands.length]).toEqual([6_000, 300, 600]);
});

it("names each entry once, asks for what there is, and for the same thing once a drink", () => {
  const files = made(1);
  const entries = (kind: string) =>
    files.flatMap(
      ({ value }) => (value[kind] ?? []) as { key: string; name: string; lines: { ingredient: string }[] }[],
    );
  const keys = new Set(entries("ingredients").map(({ key }) => key));
  for (const kind of ["ingredients", "brands", "cocktails"]) {
    const all = entries(kind);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  }
  for (const { lines } of entries("cocktails")) {
    const asked = lines.map(({ ingredient }) => ingredient);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every((key) => keys.has(key))).toBe(true);
  }
});

it("makes nothing where nothing is asked for", () => {
  expect([...syntheticLibrary({ recipes: 0, ingredients: 0, seed: 1 }, ground)]).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { barOf, ingredient, recipe, strict } from "#tests/factories.ts";
import { buildCatalogue, openBar } from "../availability.ts";

// The example that docs/unlocks.md draws: keep the two alike.
const [soda, sugar, gin, dryGin, lime, limeJuice, limeCordial] = [10, 11, 12, 13, 14, 15, 16] as const;
const [ginAndSoda, limeSoda, cordialSoda, limeRickey, gimlet] = [1, 2, 3, 4, 5] as const;
const catalogue = buildCatalogue({
  ingredients: [
    ingredient(soda),
    ingredient(sugar, { pantry: true }),
    ingredient(gin),
    ingredient(dryGin, { parents: [gin] }),
    ingredient(lime),
    ingredient(limeJuice, { alternatives: [{ id: lime, strength: 0 }] }),
    ingredient(limeCordial, { parts: [limeJuice, sugar] }),
  ],
  brands: [],
  recipes: [
    recipe(ginAndSoda, gin, soda),
    recipe(limeSoda, limeJuice, soda),
    recipe(cordialSoda, limeCordial, soda),
    recipe(limeRickey, lime, limeJuice, soda),
    recipe(gimlet, dryGin, limeCordial),
  ],
});
const open = openBar(catalogue, barOf(soda), strict);

describe("the example of docs/unlocks.md", () => {
  it("unlocks what it says", () => {
    const recipes = [gin, dryGin, lime, limeJuice, limeCordial].map((id) => open.unlockedBy(id));
    expect(recipes).toEqual([
      [ginAndSoda],
      [ginAndSoda],
      [limeSoda, cordialSoda, limeRickey],
      [limeSoda, cordialSoda],
      [cordialSoda],
    ]);
    const unlocks = open.unlocks();
    expect([gin, dryGin, lime, limeJuice, limeCordial].map(unlocks.of)).toEqual([1, 1, 3, 2, 1]);
    expect(unlocks.best(2)).toEqual([
      { ingredientId: lime, recipes: 3 },
      { ingredientId: limeJuice, recipes: 2 },
    ]);
  });

  it("has one recipe that is entangled, and one that misses as much and is not", () => {
    const { required, knots } = catalogue.built.entangled.bySet;
    expect([...required.slots.items].map((slot) => catalogue.built.ids[slot])).toEqual([limeRickey]);
    expect([...knots]).toEqual([]);
    expect([limeRickey, gimlet].map((id) => open.missingOf(id))).toEqual([2, 2]);
  });
});

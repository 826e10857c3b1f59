import { describe, expect, it } from "vitest";
import { barOf, catalogueOf, recipe, strict, things } from "#tests/factories.ts";
import { openBar, patchCatalogue } from "../availability.ts";

const { gin, vodka } = things;

describe("patching", () => {
  it("adds, changes and removes recipes and brands, and leaves the old catalogue as it was", () => {
    const before = catalogueOf(recipe(1, gin), recipe(2, gin), recipe(3, gin));
    const changes = {
      recipes: [recipe(2, vodka), recipe(4, gin)],
      removedRecipes: [3, 77],
      brands: [{ id: 101, ingredientId: gin }],
    };
    const after = patchCatalogue(before, changes);
    const bar = { ...barOf(), brands: [101] };
    expect(openBar(after, bar, strict).makeable()).toEqual([1, 4]);
    expect(openBar(after, bar, strict).count(9)).toBe(3);
    expect(openBar(after, barOf(vodka), strict).makeable()).toEqual([2]);
    expect(openBar(before, barOf(gin), strict).makeable()).toEqual([1, 2, 3]);
    expect(openBar(patchCatalogue(after, { removedBrands: [101] }), bar, strict).makeable()).toEqual([]);
  });

  it("packs everything anew once there is much", () => {
    let catalogue = catalogueOf(
      recipe(1, gin),
      recipe(2, { ingredientId: vodka, optional: true, alternatives: [{ id: gin, strength: 2 }] }),
    );
    for (let id = 3; id < 403; id += 100) {
      catalogue = patchCatalogue(catalogue, {
        recipes: Array.from({ length: 100 }, (_, k) => recipe(id + k, gin, vodka)),
      });
    }
    catalogue = patchCatalogue(catalogue, { removedRecipes: [1, 5] });
    const bar = openBar(catalogue, barOf(gin), { alternatives: 2, requireOptional: true });
    expect([bar.count(0), bar.count(1), bar.missingOf(1), bar.unlocks().of(vodka)]).toEqual([1, 400, undefined, 399]);
    expect(bar.explain(2)![0]!.reason).toEqual({ kind: "alternative", through: gin, named: "line", strength: 2 });
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { alcoholFreeBelow } from "#app/drinks/strength.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { type BarCatalogue, barCatalogueOf, openFor } from "../catalogue/bar-catalogue.server.ts";
import { kindsIn, kinOf } from "../catalogue/kin.ts";
import { nextUnlocks } from "../unlocks/next-unlocks.ts";
import { chooseRecipes, type PersonsMarks } from "./recipe-choice.ts";
import type { ChosenRecipe } from "./recipe-orders.ts";
import type { RecipeSearch } from "./recipe-search.ts";
import { recipeSearchSchema } from "./recipe-search-input.server.ts";

let house: TestHouse;
let catalogue: BarCatalogue;
beforeAll(async () => {
  house = await testHouse({ library: true });
  catalogue = await barCatalogueOf(house.house);
});
afterAll(() => house?.close());

const nothingSaid: PersonsMarks = { favourites: new Set(), disliked: new Set() };
const idOf = (key: string) => [...catalogue.ingredients.values()].find((row) => row.key === key)!.id;
const barWith = (...keys: string[]) => ({ ingredients: keys.map(idOf), brands: [], pantryOff: [] });
const stocked = () =>
  barWith("gin", "campari", "sweet-vermouth", "dry-vermouth", "lime-juice", "simple-syrup", "soda-water", "mint");

function choose(change: Partial<RecipeSearch>, marks = nothingSaid, bar = stocked()): ChosenRecipe[] {
  const search = { ...recipeSearchSchema.parse({ include_non_alcoholic: "1" }), ...change };
  const open = openFor(catalogue, "nobody", bar);
  return chooseRecipes(catalogue, open, search, marks);
}
const chooseFound = (found: ReadonlySet<number> | null) =>
  chooseRecipes(
    catalogue,
    openFor(catalogue, "nobody", stocked()),
    recipeSearchSchema.parse({ include_non_alcoholic: "1" }),
    nothingSaid,
    { found },
  );
const names = (chosen: ChosenRecipe[]) => chosen.map(({ recipe }) => recipe.name);

describe("the recipes that a search leaves", () => {
  it("are those that can be made, and with more allowed to be missing there are only more", () => {
    const made = choose({});
    expect(names(made)).toContain("Negroni");
    expect(made.every((one) => one.missing === 0)).toBe(true);
    let before = names(made);
    for (const missing of [1, 2, 3]) {
      const now = choose({ missing });
      expect(before.every((name) => names(now).includes(name))).toBe(true);
      expect(now.every((one) => one.missing <= missing)).toBe(true);
      expect(now.length).toBeGreaterThan(before.length);
      before = names(now);
    }
  });

  it("leave out what has no alcohol unless that is wanted", () => {
    const without = choose({ missing: 3, include_non_alcoholic: false });
    expect(without.every(({ recipe }) => recipe.abv >= alcoholFreeBelow)).toBe(true);
    expect(choose({ missing: 3 }).length).toBeGreaterThan(without.length);
  });

  it("leave out what was disliked, and favourites where that is asked", () => {
    const negroni = [...catalogue.recipes.values()].find((recipe) => recipe.name === "Negroni")!.id;
    const disliked = { ...nothingSaid, disliked: new Set([negroni]) };
    expect(names(choose({}, disliked))).not.toContain("Negroni");
    expect(names(choose({ present_hidden: true }, disliked))).toContain("Negroni");
    const favourite = { ...nothingSaid, favourites: new Set([negroni]) };
    expect(names(choose({}, favourite))).toContain("Negroni");
    expect(names(choose({ hide_favourites: true }, favourite))).not.toContain("Negroni");
  });

  it("hold the ingredient that they must, or its kin", () => {
    const gin = idOf("gin");
    const kin = kinOf(catalogue, gin);
    expect(kin.has(idOf("london-dry-gin"))).toBe(true);
    const chosen = choose({ missing: 3, must_contain_ingredient: gin });
    expect(chosen.length).toBeGreaterThan(3);
    for (const { recipe } of chosen)
      expect(
        recipe.lines.some((line) => kin.has(line.ingredientId)),
        recipe.name,
      ).toBe(true);
  });

  it("are those among what a keyword found", () => {
    const negroni = [...catalogue.recipes.values()].find((recipe) => recipe.name === "Negroni")!.id;
    expect(names(chooseFound(new Set([negroni, 0])))).toEqual(["Negroni"]);
    expect(chooseFound(new Set())).toEqual([]);
    expect(names(chooseFound(null))).toEqual(names(choose({})));
  });
});

describe("their order", () => {
  const inOrder = (chosen: ChosenRecipe[], value: (one: ChosenRecipe) => number) =>
    chosen.every((one, place) => place === 0 || value(chosen[place - 1]!) >= value(one));

  it("is the one that was asked for", () => {
    expect(inOrder(choose({ missing: 2, sort: "rating" }), ({ recipe }) => recipe.rating ?? 0)).toBe(true);
    expect(inOrder(choose({ missing: 2, sort: "strength" }), ({ recipe }) => recipe.abv)).toBe(true);
    expect(inOrder(choose({ missing: 2, sort: "newest" }), ({ recipe }) => recipe.updatedAt)).toBe(true);
    const folded = choose({ missing: 2, sort: "name" }).map(({ recipe }) => recipe.folded);
    expect(folded).toEqual([...folded].sort());
  });

  it("puts first what needs nothing, unless told otherwise", () => {
    expect(inOrder(choose({ missing: 2, sort: "best" }), ({ missing }) => -missing)).toBe(true);
  });

  it("holds the same recipes whatever it is", () => {
    const sets = (["best", "rating", "name", "newest", "strength"] as const).map((sort) =>
      names(choose({ missing: 2, sort })).sort(),
    );
    for (const set of sets) expect(set).toEqual(sets[0]);
  });
});

describe("the kin of an ingredient", () => {
  it("are its kinds and what it is a kind of, not its siblings", () => {
    expect(kinOf(catalogue, idOf("london-dry-gin"))).toEqual(new Set([idOf("london-dry-gin"), idOf("gin")]));
    const rum = kinOf(catalogue, idOf("white-rum"));
    expect(rum.has(idOf("rum"))).toBe(true);
    expect(rum.has(idOf("light-cuban-rum"))).toBe(true);
    expect(rum.has(idOf("gold-rum"))).toBe(false);
    // A lime goes into what asks for its juice, the juice into nothing that asks for a lime.
    expect(kinOf(catalogue, idOf("lime")).has(idOf("lime-juice"))).toBe(true);
    expect(kinOf(catalogue, idOf("lime-juice")).has(idOf("lime"))).toBe(false);
  });

  it("end where the data goes in a circle", () => {
    const rows = [
      { id: 1, parents: [2], sameFor: [3] },
      { id: 2, parents: [1], sameFor: [] },
      { id: 3, parents: [], sameFor: [1] },
    ];
    const round = { ingredients: new Map(rows.map((row) => [row.id, row])), kinds: kindsIn(rows) };
    expect(kinOf(round, 1)).toEqual(new Set([1, 2, 3]));
  });
});

describe("a bar of whole fruit and eggs", () => {
  const bottles =
    "gin vodka white-rum dark-rum bourbon blended-scotch tequila triple-sec sweet-vermouth dry-vermouth soda-water tonic-water cola ginger-beer angostura-bitters mint";
  const makeable = (fresh: string) => openFor(catalogue, "nobody", barWith(...bottles.split(" "), ...fresh.split(" ")));

  it("makes all that one of juices and whites makes, and a few that want the fruit itself", () => {
    const [juices, fruit] = [
      makeable("lemon-juice lime-juice orange-juice egg-white"),
      makeable("lemon lime orange egg"),
    ];
    expect(juices.makeable().filter((id) => fruit.missingOf(id)! > 0)).toEqual([]);
    expect(juices.count()).toBeGreaterThan(40);
    expect(fruit.count()).toBeLessThanOrEqual(juices.count() * 1.2);
  });

  it("makes a Mojito of any white rum, an Old Fashioned from the sugar bowl, a Dark 'n' Stormy of dark rum", () => {
    const open = makeable("lime");
    const made = new Set(open.makeable().map((id) => catalogue.recipes.get(id)!.name));
    for (const name of ["Mojito", "Old Fashioned", "Dark 'n' Stormy", "Daiquiri"]) expect(made).toContain(name);
  });
});

describe("the next bottle", () => {
  it("is never one thing twice, whatever is in the bar", () => {
    for (const keys of [[], ["gin"], ["gin", "campari"], ["white-rum", "soda-water"], ["bourbon", "lemon", "egg"]]) {
      const open = openFor(catalogue, "nobody", barWith(...keys));
      const rows = nextUnlocks(catalogue, open, [], 10);
      const sets = rows.map(({ recipes }) => recipes.join());
      expect(new Set(sets).size, keys.join()).toBe(sets.length);
      const gins = rows.filter(({ ingredientId }) => kinOf(catalogue, idOf("gin")).has(ingredientId));
      expect(gins.length, keys.join()).toBeLessThanOrEqual(1);
      for (const { ingredientId, recipes, or } of rows) {
        for (const id of [ingredientId, ...or]) expect(open.unlockedBy(id)).toEqual(recipes);
      }
    }
  });
});

describe("only what is unlocked", () => {
  const everything = recipeSearchSchema.parse({ include_non_alcoholic: "1", present_hidden: "1", only_unlocked: "1" });

  it("is as much as each next bottle was said to add", () => {
    const open = openFor(catalogue, "nobody", stocked());
    const best = open.unlocks().best(20);
    expect(best.length).toBeGreaterThan(5);
    for (const { ingredientId, recipes } of best) {
      const bar = stocked();
      const fuller = openFor(catalogue, "nobody", { ...bar, ingredients: [...bar.ingredients, ingredientId] });
      const added = chooseRecipes(catalogue, fuller, everything, nothingSaid, { without: open });
      expect(added.length, catalogue.ingredients.get(ingredientId)!.name).toBe(recipes);
      expect(added.every(({ recipe }) => open.missingOf(recipe.id)! > 0)).toBe(true);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { type AlternativeStrength, openBar } from "../availability.ts";
import { type BarCatalogue, barCatalogueOf } from "../catalogue/bar-catalogue.server.ts";
import { households } from "./households.ts";

let house: TestHouse;
let catalogue: BarCatalogue;
let numbers: Map<string, number>;
let recipes: Map<string, number>;
beforeAll(async () => {
  house = await testHouse({ library: true });
  catalogue = await barCatalogueOf(house.house);
  numbers = new Map([...catalogue.ingredients.values()].map(({ key, id }) => [key, id]));
  const { rows } = await house.house.pool.query<{ key: string; id: number }>("select key, id from cocktail");
  recipes = new Map(rows.map(({ key, id }) => [key, id]));
});
afterAll(() => house?.close());

const keysIn = (text: string) => text.split(/\s+/).filter((key) => key !== "");
const open = (has: string, alternatives: AlternativeStrength) =>
  openBar(
    catalogue.engine,
    { ingredients: keysIn(has).map((key) => numbers.get(key) ?? 0), brands: [], pantryOff: [] },
    { alternatives, requireOptional: false },
  );

describe.each(households)("the bar of $who", ({ has, makes, not, strictly, close }) => {
  const missing = (key: string) => open(has, 0).missingOf(recipes.get(key) ?? 0);

  it("holds things that the library knows", () => {
    expect(keysIn(has).filter((key) => !numbers.has(key))).toEqual([]);
    expect(keysIn(`${makes} ${not}`).filter((key) => !recipes.has(key))).toEqual([]);
  });

  it("makes what a bartender would make of it, and nothing that lacks what matters", () => {
    expect(keysIn(makes).filter((key) => missing(key) !== 0)).toEqual([]);
    expect(keysIn(not).filter((key) => missing(key) === 0)).toEqual([]);
  });

  it("makes about as many drinks as one would say, with close substitutes a few more", () => {
    const within = (count: number, [least, most]: readonly [number, number]) => count >= least && count <= most;
    expect(open(has, 0).count(), "strictly").toSatisfy((count: number) => within(count, strictly));
    expect(open(has, 1).count(), "close").toSatisfy((count: number) => within(count, close));
  });
});

/** What stands in a bar, and drinks that nobody makes of it, whatever is allowed to stand in. */
const never: readonly (readonly [has: string, not: string])[] = [
  ["gin dry-vermouth soda-water tonic-water lime lemon", "gibson dirty-martini vodka-martini vodka-sour karsk"],
  [
    "campari dry-vermouth sweet-vermouth orange-bitters soda-water creme-de-cassis",
    "bamboo kir white-wine-spritzer bicicletta",
  ],
  ["ruby-port orange orange-juice brandy cinnamon clove star-anise lemon soda-water triple-sec", "mulled-wine sangria"],
  ["cream cola lemon vodka espresso", "affogato root-beer-float colonel chai-latte nam-takrai lavender-lemonade"],
  ["coffee-liqueur milk irish-whiskey hot-coffee irish-cream", "coffee-milk irish-coffee buttery-nipple alexander"],
  ["scotch-whisky campari lemon-lime-soda", "scotch-and-soda campari-and-soda"],
  [
    "gin vodka dry-vermouth olive lime ginger-beer dark-creme-de-cacao",
    "gibson vodka-gibson kombucha-mule black-russian",
  ],
  ["bourbon prosecco blanco-tequila lemonade lime salt", "stone-fence paloma"],
  ["rye-whiskey cognac sweet-vermouth absinthe maraschino-liqueur simple-syrup", "remember-the-maine vanderbilt"],
  ["cola lemonade prosecco elderflower-liqueur genepy olive soda-water", "spezi italicus-spritz"],
];

it.each(never)("of %s nobody makes %s, not even in a pinch", (has, not) => {
  const bar = open(has, 2);
  expect(keysIn(not).filter((key) => bar.missingOf(recipes.get(key) ?? 0) === 0)).toEqual([]);
  expect(keysIn(not).filter((key) => !recipes.has(key))).toEqual([]);
});

describe("a bar that grows", () => {
  it("never makes less with weaker substitutes", () => {
    for (const { has } of households) {
      const [none, close, pinch] = ([0, 1, 2] as const).map((strength) => open(has, strength).count());
      expect([none! <= close!, close! <= pinch!]).toEqual([true, true]);
    }
  });

  it("makes the same of a lime and its juice, of an egg and its white", () => {
    const ten = households[0]!.has;
    const juices = ten.replace(/\blemon lime orange egg\b/, "lemon-juice lime-juice orange-juice egg-white");
    expect(open(ten, 0).count()).toBeGreaterThanOrEqual(open(juices, 0).count());
  });
});

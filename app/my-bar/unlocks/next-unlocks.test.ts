import { describe, expect, it } from "vitest";
import { buildCatalogue, openBar } from "../availability.ts";
import { kindsIn } from "../catalogue/kin.ts";
import { nextUnlocks, type Source } from "./next-unlocks.ts";

const [gin, dryGin, oldTom, lime, limeJuice, orangeJuice, bloodOrange, sugar, cube, syrup, cognac, vsop, raspberry] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
];
type Row = { id: number; type: number; parents: number[]; same: number[]; parts: number[]; pantry: boolean };
const row = (id: number, type: number, more: Partial<Row> = {}): Row => ({
  id,
  type,
  parents: [],
  same: [],
  parts: [],
  pantry: false,
  ...more,
});
const rows = [
  row(gin, 1),
  row(dryGin, 1, { parents: [gin] }),
  row(oldTom, 1, { parents: [gin] }),
  row(lime, 7),
  row(limeJuice, 7, { same: [lime] }),
  row(orangeJuice, 7),
  row(bloodOrange, 7, { parents: [orangeJuice] }),
  row(sugar, 9, { pantry: true }),
  row(cube, 9, { parents: [sugar] }),
  row(syrup, 6, { parts: [raspberry] }),
  row(cognac, 1),
  row(vsop, 1, { parents: [cognac] }),
  row(raspberry, 7),
];

/** What to buy for an empty bar, for recipes of these lines, as id: recipes. */
function bought(
  recipes: number[][],
  { off = [] as number[], most = 10, source = undefined as Source | "each" | undefined } = {},
) {
  const engine = buildCatalogue({
    ingredients: rows.map(({ id, parents, same, parts, pantry }) => ({
      id,
      parents,
      parts,
      pantry,
      alternatives: same.map((other) => ({ id: other, strength: 0 as const })),
    })),
    brands: [],
    recipes: recipes.map((lines, k) => ({
      id: k + 1,
      lines: lines.map((ingredientId) => ({ ingredientId, optional: false, alternatives: [] })),
    })),
  });
  const catalogue = {
    ingredients: new Map(
      rows.map((each) => [
        each.id,
        {
          id: each.id,
          key: "",
          name: "",
          aka: [],
          colour: "#c9a06a",
          type: each.type,
          grade: "C",
          pantry: each.pantry,
          homemade: each.parts.length > 0,
          ownerId: null,
          parents: each.parents,
          sameFor: rows.filter(({ same }) => same.includes(each.id)).map(({ id }) => id),
        },
      ]),
    ),
    kinds: kindsIn(rows),
  };
  const open = openBar(
    engine,
    { ingredients: [], brands: [], pantryOff: off },
    { alternatives: 0, requireOptional: false },
  );
  return nextUnlocks(catalogue, open, off, most, source);
}

describe("the next bottle", () => {
  it("is gin, not five gins, and tells which of them does more", () => {
    expect(bought([[gin], [gin], [dryGin], [oldTom], [cognac]])).toEqual([
      { ingredientId: gin, source: "bottle-shop", recipes: [1, 2], or: [], kind: { ingredientId: dryGin, recipes: 3 } },
      { ingredientId: cognac, source: "bottle-shop", recipes: [5], or: [], kind: null },
    ]);
  });

  it("is a kind by its own name where the general thing does less than half as much", () => {
    const rows = bought([[gin], [dryGin], [dryGin]]);
    expect(rows.map(({ ingredientId, recipes }) => [ingredientId, recipes])).toEqual([[dryGin, [1, 2, 3]]]);
  });

  it("is the fruit or its juice, not both", () => {
    expect(bought([[limeJuice], [limeJuice], [lime]]).map(({ ingredientId }) => ingredientId)).toEqual([lime]);
    expect(bought([[limeJuice]])).toMatchObject([{ ingredientId: limeJuice, or: [lime] }]);
  });

  it("is one row with what unlocks the very same: the general name, its kinds folded into it", () => {
    expect(bought([[orangeJuice], [cognac, cognac], [gin, dryGin]])).toMatchObject([
      { ingredientId: orangeJuice, or: [], kind: null, source: "supermarket" },
      { ingredientId: cognac, or: [], kind: null, source: "bottle-shop" },
      { ingredientId: dryGin, or: [] },
    ]);
  });

  it("is no staple that was switched off, whatever its name, and nothing that is made at home", () => {
    expect(bought([[sugar], [syrup]], { off: [sugar] })).toMatchObject([{ ingredientId: raspberry, or: [] }]);
    expect(bought([[cube]], { off: [] })).toMatchObject([{ ingredientId: cube }]);
  });

  it("is told for the supermarket and for the bottle shop, so many of each", () => {
    const recipes = [[gin], [gin], [cognac], [limeJuice], [raspberry]];
    const ids = (source?: Source | "each") =>
      bought(recipes, { most: 2, source }).map(({ ingredientId }) => ingredientId);
    expect([ids(), ids("bottle-shop"), ids("supermarket"), ids("each")]).toEqual([
      [gin, limeJuice],
      [gin, cognac],
      [limeJuice, raspberry],
      [limeJuice, raspberry, gin, cognac],
    ]);
  });
});

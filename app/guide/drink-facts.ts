import type { DrinkFacts } from "./drink-drawing.ts";

type Line = { key: string; name: string; ml: number; colour: string; clarity: string; fizzy: boolean };
type Recipe = {
  name: string;
  shape: string;
  glassMl: number;
  method: string;
  ice: string;
  garnishItems: readonly string[];
  lines: readonly Line[];
};

const foamers = new Set(["egg-white", "aquafaba", "espresso", "egg"]);

/** Shaken egg, chickpea water and espresso leave foam on top. */
export function foamsUp(ingredientKeys: readonly string[], method: string): boolean {
  return method === "shake" && ingredientKeys.some((key) => foamers.has(key));
}

/** A drink made with hot coffee or hot water steams. */
export function isHot(ingredientKeys: readonly string[]): boolean {
  return ingredientKeys.includes("hot-coffee") || ingredientKeys.includes("hot-water");
}

/** What the drawing needs to know of a recipe, from its stored facts. */
export function drinkFacts(recipe: Recipe): DrinkFacts {
  const keys = recipe.lines.map((line) => line.key);
  return {
    name: recipe.name,
    shape: recipe.shape as DrinkFacts["shape"],
    glassMl: recipe.glassMl,
    method: recipe.method as DrinkFacts["method"],
    ice: recipe.ice as DrinkFacts["ice"],
    pours: recipe.lines
      .filter((line) => line.ml > 0)
      .map(({ name, ml, colour, clarity, fizzy }) => ({ name, ml, colour, clarity: clarity as "clear", fizzy })),
    garnishes: [...recipe.garnishItems] as DrinkFacts["garnishes"],
    foam: foamsUp(keys, recipe.method),
    hot: isHot(keys),
  };
}

import { type DrinkFacts, pieces } from "./drink-drawing.ts";

type Line = {
  key: string;
  name: string;
  ml: number;
  colour: string;
  clarity: string;
  fizzy: boolean;
  unit_kind?: string | null;
  note?: string | null;
  amount?: number;
};
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

/** Beers that pour with a head; ginger beer and root beer are sodas. */
const beer = /^(?!ginger|root).*(lager|stout|porter|pilsner|pale-ale|wheat-beer|beer)$/;

/** Shaken egg, chickpea water and espresso leave foam on top; so does a beer that is poured. */
export function foamsUp(ingredientKeys: readonly string[], method: string): boolean {
  if (method === "build") return ingredientKeys.some((key) => beer.test(key));
  return method === "shake" && ingredientKeys.some((key) => foamers.has(key));
}

/** A drink made with hot coffee or hot water steams. */
export function isHot(ingredientKeys: readonly string[]): boolean {
  return ingredientKeys.includes("hot-coffee") || ingredientKeys.includes("hot-water");
}

/** In tall glasses a splash of something fizzy is what fills the glass up. */
const tall = new Set(["highball", "collins", "sling", "pint", "flute"]);
const scant = 30;

/** Where the recipe's note puts an ingredient: on top, at the bottom, in drops on the foam. */
function layerOf(note: string | null | undefined): Partial<Pick<DrinkFacts["pours"][number], "layer">> {
  if (!note) return {};
  if (/\bon the foam\b/i.test(note)) return { layer: "dots" };
  if (/\bfloat(ed|s)?\b|\bas a float\b/i.test(note)) return { layer: "float" };
  return /\bdrizzled\b|\bsinks?\b|\bsunk\b/i.test(note) ? { layer: "sink" } : {};
}

/** Millilitres of one piece of a fruit that colours what it is blended or shaken with. */
const pulp: Record<string, number> = {
  strawberry: 15,
  raspberry: 4,
  blackberry: 5,
  blueberry: 1.5,
  cherry: 6,
  grape: 5,
  banana: 90,
  peach: 90,
  mango: 90,
  "kiwi-fruit": 50,
  tomato: 80,
  "passion-fruit": 20,
  pineapple: 15,
  watermelon: 25,
};

/** What a line brings to the glass: what is poured, and fruit that was broken up. */
function mlOf(line: Line, method: string): number {
  const crushed = line.unit_kind === "count" && method !== "build" ? (pulp[line.key] ?? 0) * (line.amount ?? 0) : 0;
  return line.ml > 0 ? line.ml : Math.min(crushed, 200);
}

/** What the drawing needs to know of a recipe, from its stored facts. */
export function drinkFacts(recipe: Recipe): DrinkFacts {
  const keys = recipe.lines.map((line) => line.key);
  // What is muddled where the drink is served stays in the glass; a shaker's strainer holds it back.
  const served = recipe.method === "build" || recipe.method === "swizzle";
  const left = pieces.filter((piece) =>
    recipe.lines.some((line) => line.key === piece && line.unit_kind === "count" && served),
  );
  return {
    name: recipe.name,
    shape: recipe.shape as DrinkFacts["shape"],
    glassMl: recipe.glassMl,
    method: recipe.method as DrinkFacts["method"],
    ice: recipe.ice as DrinkFacts["ice"],
    pours: recipe.lines
      .map((line) => ({ ...line, ml: mlOf(line, recipe.method) }))
      .filter((line) => line.ml > 0 || layerOf(line.note).layer === "dots")
      .map(({ name, ml, colour, clarity, fizzy, unit_kind, note }) => ({
        name,
        // Drops on the foam are seen even where the recipe leaves them to the guest.
        ml: Math.max(ml, 0.5),
        colour,
        clarity: clarity as "clear",
        fizzy,
        ...(unit_kind === "top" || (fizzy && ml <= scant && tall.has(recipe.shape)) ? { tops: true } : {}),
        ...layerOf(note),
      })),
    garnishes: [...recipe.garnishItems] as DrinkFacts["garnishes"],
    ...(left.length > 0 ? { pieces: left } : {}),
    foam: foamsUp(keys, recipe.method),
    hot: isHot(keys),
  };
}

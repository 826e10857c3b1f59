import { type DrinkFacts, pieces } from "#app/drawing/drink-drawing.ts";
import { isRinse, pulp } from "./volumes.ts";

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
  tags: readonly string[];
  lines: readonly Line[];
};

const foamers = new Set(["egg-white", "aquafaba", "espresso", "egg"]);

/** Beers that pour with a head; ginger beer and root beer are sodas. */
const beer = /^(?!ginger|root).*(lager|stout|porter|pilsner|pale-ale|wheat-beer|beer)$/;

/** Shaken egg, chickpea water and espresso leave foam on top; so does a beer that is poured. */
function foamsUp(ingredientKeys: readonly string[], method: string): boolean {
  if (method === "build") return ingredientKeys.some((key) => beer.test(key));
  return method === "shake" && ingredientKeys.some((key) => foamers.has(key));
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

/** How much stronger than by volume some things colour what they are stirred into. */
const dyes: Record<string, number> = {
  turmeric: 20,
  matcha: 12,
  "purple-corn": 3,
  "dark-chocolate": 3,
  "cocoa-powder": 6,
};

/**
 * What a line brings to the glass: what is poured, fruit that was broken up, and what was weighed and steeped, ground or
 * cooked in, where it clouds what it comes into: tiger nuts make the horchata white, though only its water is poured.
 */
function mlOf(line: Line, method: string): number {
  if (isRinse(line.note)) return 0;
  const dye = dyes[line.key] ?? 1;
  if (line.ml > 0) return line.ml * dye;
  if (line.unit_kind === "weight" && line.clarity !== "clear") return Math.min((line.amount ?? 0) * dye, 100);
  const crushed = line.unit_kind === "count" && method !== "build" ? (pulp[line.key] ?? 0) * (line.amount ?? 0) : 0;
  return Math.min(crushed, 200);
}

/** What is weighed or dyes is stirred in and lies in no layer, wherever the recipe lists it. */
function stirredInFirst(lines: readonly Line[]): Line[] {
  const stirredIn = ({ key, unit_kind }: Line) => unit_kind === "weight" || key in dyes;
  return [...lines.filter(stirredIn), ...lines.filter((line) => !stirredIn(line))];
}

const anise = new Set(["absinthe", "absinthe-blanche", "pastis", "ouzo", "arak", "raki"]);
/** Anise oil falls out of solution below about 30 per cent: with half as much water again a pastis is milk. */
const louche = 1.5;

/** Turns the drink cloudy where the water in it is more than its anise spirit bears. */
function louched(lines: readonly Line[]): Line[] {
  const spirit = lines.filter(({ key }) => anise.has(key)).reduce((sum, { ml }) => sum + ml, 0);
  const rest = lines.filter(({ key }) => !anise.has(key)).reduce((sum, { ml }) => sum + ml, 0);
  // A dash or a rinse clouds nothing that can be seen.
  if (spirit < 0.12 * (spirit + rest) || rest < louche * spirit) return [...lines];
  return lines.map((line) => (line.clarity === "clear" ? { ...line, clarity: "opaque" } : line));
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
    pours: louched(stirredInFirst(recipe.lines).map((line) => ({ ...line, ml: mlOf(line, recipe.method) })))
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
    // A rule tells what is served hot (app/drinks/tags.ts), and it steams.
    hot: recipe.tags.includes("hot"),
  };
}

type StoredLine = Omit<Line, "ml"> & { amount: number; unit_ml: number | null; optional: boolean };
type StoredRecipe = Pick<Recipe, "name" | "method" | "ice" | "tags"> & {
  glass_shape: string;
  glass_ml: number;
  garnish_items: readonly string[];
  lines: readonly StoredLine[];
};

/** The same for a row of the database; what is optional is not poured. */
export function storedDrinkFacts(row: StoredRecipe): DrinkFacts {
  return drinkFacts({
    name: row.name,
    shape: row.glass_shape,
    glassMl: row.glass_ml,
    method: row.method,
    ice: row.ice,
    garnishItems: row.garnish_items,
    tags: row.tags,
    lines: row.lines.map((line) => ({ ...line, ml: line.optional ? 0 : line.amount * (line.unit_ml ?? 0) })),
  });
}

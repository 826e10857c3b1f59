import { type DrinkFacts, pieces } from "#app/drawing/drink-drawing.ts";
import { type Line, poured } from "./drawn/poured.ts";
import { asideOf, isFlashed, isMixed, isSunk, layerOf, peelOf } from "./drawn/told.ts";

type Recipe = {
  name: string;
  shape: string;
  glassMl: number;
  method: string;
  ice: string;
  garnishItems: readonly string[];
  tags: readonly string[];
  lines: readonly Line[];
  /** What is said of the garnish, and of the making: layers, peels and glasses beside are told by nothing else. */
  garnish?: string | null;
  instructions?: readonly string[];
};

const foamers = new Set(["egg-white", "aquafaba", "espresso", "egg"]);

/** Beers that pour with a head; ginger beer and root beer are sodas. */
const beer = /^(?!ginger|root).*(lager|stout|porter|pilsner|pale-ale|wheat-beer|beer)$/;

/** Shaken egg, chickpea water and espresso leave foam on top; so does a beer that is poured. */
function foamsUp(ingredientKeys: readonly string[], method: string): boolean {
  if (method === "build") return ingredientKeys.some((key) => beer.test(key));
  return method === "shake" && ingredientKeys.some((key) => foamers.has(key));
}

/** Soda that shoots into milk raises a head. */
function siphoned({ method, lines }: Recipe): boolean {
  return method === "build" && lines.some(({ key }) => key === "milk") && lines.some(({ fizzy }) => fizzy);
}

/** In tall glasses a splash of something fizzy is what fills the glass up. */
const tall = new Set(["highball", "collins", "sling", "pint", "flute"]);
const scant = 30;

/** Frozen things that are put into a drink whole. */
const frozen = /-(ice-cream|sorbet)$/;

/** The scoop that lies in a built drink, by its colour, and the yolk that lies in it unbroken. */
function whole({ method, lines }: Recipe) {
  const scoop = method === "build" ? lines.find(({ key }) => frozen.test(key)) : undefined;
  const unbroken = /\bunbroken\b|\bwhole\b/i;
  const yolk = method === "build" && lines.some(({ key, note }) => key === "egg-yolk" && unbroken.test(note ?? ""));
  return { scoop, yolk };
}

/** Garnishes as they are seen: without a peel that was thrown away. */
function garnishesOf(
  recipe: Recipe,
  instructions: readonly string[],
): Partial<DrinkFacts> & Pick<DrinkFacts, "garnishes"> {
  const items = [...recipe.garnishItems] as DrinkFacts["garnishes"];
  const words = [recipe.garnish ?? "", ...instructions].join(". ");
  const green = items.includes("apple-fan") && /\bgreen apple\b/i.test(words) ? ({ apple: "green" } as const) : {};
  const umbel = items.includes("flower") && /\belderflower\b/i.test(words) ? ({ flower: "umbel" } as const) : {};
  if (!items.some((item) => item.endsWith("-twist"))) return { garnishes: items, ...green, ...umbel };
  const peel = peelOf(words, recipe.shape, recipe.method, recipe.ice);
  return peel === "gone"
    ? { garnishes: items.filter((item) => !item.endsWith("-twist")), ...green, ...umbel }
    : { garnishes: items, peel, ...green, ...umbel };
}

/** One line as the drawing is given it. */
function pourOf(line: Line, shape: string, instructions: readonly string[]): DrinkFacts["pours"][number] {
  const { name, ml, colour, clarity, fizzy, unit_kind, dye = 1, thin } = line;
  const layer = layerOf(line, instructions);
  return {
    name,
    // Drops on the foam are seen even where the recipe leaves them to the guest.
    ml: Math.max(ml, 0.5),
    colour,
    clarity: clarity as "clear",
    fizzy,
    ...(unit_kind === "top" || (fizzy && ml <= scant && tall.has(shape)) ? { tops: true } : {}),
    ...(layer ? { layer } : {}),
    ...(dye === 1 ? {} : { dye }),
    ...(thin ? { thin } : {}),
  };
}

/** What the drawing needs to know of a recipe, from its stored facts. */
export function drinkFacts(recipe: Recipe): DrinkFacts {
  const { shape, instructions = [] } = recipe;
  const keys = recipe.lines.map((line) => line.key);
  // What a blender only mixes is poured over its ice like anything shaken.
  const method = isFlashed(recipe.method, recipe.ice, instructions) ? "swizzle" : recipe.method;
  // What is muddled where the drink is served stays in the glass; a strainer holds it back.
  const served =
    (method === "build" || recipe.method === "swizzle") && !instructions.some((text) => /\bstrain/i.test(text));
  const left = pieces.filter((piece) =>
    recipe.lines.some((line) => line.key === piece && line.unit_kind === "count" && served),
  );
  const { scoop, yolk } = whole(recipe);
  const aside = asideOf(recipe.lines, instructions);
  const seen = poured(recipe.lines, recipe.method, instructions)
    .filter((line) => line.key !== scoop?.key && !(yolk && line.key === "egg-yolk"))
    .filter((line) => line.ml > 0 || layerOf(line, instructions) === "dots");
  const [beside, main] = [
    seen.filter(({ key }) => aside.keys.includes(key)),
    seen.filter(({ key }) => !aside.keys.includes(key)),
  ];
  const { garnishes, ...looks } = garnishesOf(recipe, instructions);
  return {
    name: recipe.name,
    shape: shape as DrinkFacts["shape"],
    glassMl: recipe.glassMl,
    method: method as DrinkFacts["method"],
    ice: recipe.ice as DrinkFacts["ice"],
    pours: main.map((line) => pourOf(line, shape, instructions)),
    garnishes: yolk ? [...garnishes, "egg"] : garnishes,
    ...looks,
    ...(isSunk(instructions) ? { sunk: true } : {}),
    ...(left.length > 0 ? { pieces: left } : {}),
    ...(isMixed(recipe.lines, instructions) ? { mixed: true } : {}),
    ...(scoop ? { scoop: scoop.colour } : {}),
    ...(beside.length > 0
      ? { aside: { pours: beside.map((line) => pourOf(line, "shot", [])), within: aside.within } }
      : {}),
    foam: foamsUp(keys, recipe.method) || siphoned(recipe),
    // A rule tells what is served hot (app/drinks/tags.ts), and it steams.
    hot: recipe.tags.includes("hot"),
  };
}

type StoredLine = Omit<Line, "ml"> & { amount: number; unit_ml: number | null; optional: boolean };
type StoredRecipe = Pick<Recipe, "name" | "method" | "ice" | "tags"> & {
  glass_shape: string;
  glass_ml: number;
  garnish_items: readonly string[];
  garnish: string | null;
  instructions: readonly string[];
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
    garnish: row.garnish,
    instructions: row.instructions,
    tags: row.tags,
    lines: row.lines.map((line) => ({ ...line, ml: line.optional ? 0 : line.amount * (line.unit_ml ?? 0) })),
  });
}

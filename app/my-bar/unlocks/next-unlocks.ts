import type { OpenBar } from "../availability.ts";
import type { BarCatalogue } from "../catalogue/bar-catalogue.server.ts";
import { aboveOf } from "../catalogue/kin.ts";

/** Where one gets it: what holds alcohol stands in a bottle shop, everything else in a supermarket. */
export const sources = ["supermarket", "bottle-shop"] as const;
export type Source = (typeof sources)[number];

/** One thing to buy: what it alone would unlock, and what would do the very same. */
export type NextUnlock = {
  ingredientId: number;
  source: Source;
  /** The ids of the recipes that it would make makeable. */
  recipes: number[];
  /** Other ingredients with exactly the same recipes, best known first. */
  or: number[];
};

/** How many of those that unlock most are looked at: more than any list shows, and a bound on the work. */
const mostLookedAt = 200;

/**
 * What to buy next: the `most` best, best first, of one source or of each where that is asked for. One thing stands there
 * once: what unlocks the very same recipes joins its row, and a relative (another gin, the juice beside the fruit) most of
 * whose recipes a row above it unlocks as well is left out. Left out are also what is made at home, of which the parts are
 * told, and staples that were switched off, under whatever name.
 * @param off ids of staples that the person switched off
 */
export function nextUnlocks(
  catalogue: Pick<BarCatalogue, "ingredients" | "kinds">,
  open: OpenBar,
  off: Iterable<number>,
  most: number,
  source?: Source | "each",
): NextUnlock[] {
  const switchedOff = new Set(off);
  const candidates = open
    .unlocks()
    .best(mostLookedAt)
    .map((unlock) => ({ ...unlock, above: aboveOf(catalogue, unlock.ingredientId) }))
    .filter(({ ingredientId, above }) => {
      if (catalogue.ingredients.get(ingredientId)?.homemade) return false;
      return ![ingredientId, ...above].some((id) => switchedOff.has(id));
    })
    // Of equals the more general name comes first: cognac before VSOP cognac.
    .sort((a, b) => b.recipes - a.recipes || a.above.size - b.above.size);
  type Row = NextUnlock & { set: ReadonlySet<number>; family: ReadonlySet<number> };
  const rows: Row[] = [];
  for (const { ingredientId, above } of candidates) {
    const recipes = open.unlockedBy(ingredientId);
    const family = new Set([ingredientId, ...above]);
    const shared = (row: Row) => recipes.reduce((sum, id) => sum + (row.set.has(id) ? 1 : 0), 0);
    const twin = rows.find((row) => row.set.size === recipes.length && shared(row) === recipes.length);
    if (twin) {
      twin.or.push(ingredientId);
      continue;
    }
    const isRelative = (row: Row) => [...family].some((id) => row.family.has(id));
    if (rows.some((row) => isRelative(row) && shared(row) * 2 >= recipes.length)) continue;
    const got = sourceOf(catalogue.ingredients.get(ingredientId)?.type ?? 0);
    rows.push({ ingredientId, source: got, recipes, or: [], set: new Set(recipes), family });
  }
  const bestOf = (wanted?: Source) =>
    rows.filter((row) => wanted === undefined || row.source === wanted).slice(0, most);
  return (source === "each" ? sources.flatMap(bestOf) : bestOf(source)).map(
    ({ ingredientId, source, recipes, or }) => ({ ingredientId, source, recipes, or }),
  );
}

/** builder.md, 3: types 1 to 5 are spirits, liqueurs, wines, beers and bitters. */
function sourceOf(type: number): Source {
  return type >= 1 && type <= 5 ? "bottle-shop" : "supermarket";
}

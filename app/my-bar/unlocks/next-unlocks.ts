import type { OpenBar } from "../availability.ts";
import type { BarCatalogue } from "../catalogue/bar-catalogue.server.ts";
import { aboveOf, generalOf } from "../catalogue/kin.ts";

/** Where one gets it: what holds alcohol stands in a bottle shop, everything else in a supermarket. */
export const sources = ["supermarket", "bottle-shop"] as const;
export type Source = (typeof sources)[number];

/** One thing to buy: what it alone would unlock, and what would do the very same. */
export type NextUnlock = {
  ingredientId: number;
  source: Source;
  /** The ids of the recipes that it would make makeable. */
  recipes: number[];
  /** Other ingredients with exactly the same recipes that are no kinds of it, best known first. */
  or: number[];
  /** The kind of it that would unlock more than any bottle of it does. */
  kind: { ingredientId: number; recipes: number } | null;
};

/** How many of those that unlock most are looked at: more than any list shows, and a bound on the work. */
const mostLookedAt = 200;

/**
 * What to buy next: the `most` best, best first, of one source or of each where that is asked for. One thing stands there
 * once: its name is the most general one that unlocks at least half of what the best of its kinds does, and the kinds are
 * folded into it; what unlocks the very same recipes joins its row, and a relative (another gin, the juice beside the
 * fruit) most of whose recipes a row above it unlocks as well is left out. Left out are also what is made at home, of which
 * the parts are told, and staples that were switched off, under whatever name.
 * @param off ids of staples that the person switched off
 */
export function nextUnlocks(
  catalogue: Pick<BarCatalogue, "ingredients" | "kinds">,
  open: OpenBar,
  off: Iterable<number>,
  most: number,
  source?: Source | "each",
): NextUnlock[] {
  const candidates = candidatesOf(catalogue, open, new Set(off));
  const recipesOf = new Map<number, number[]>();
  const unlockedBy = (id: number) => {
    const known = recipesOf.get(id) ?? open.unlockedBy(id);
    recipesOf.set(id, known);
    return known;
  };
  const rows: Row[] = [];
  for (const candidate of candidates) {
    const { ingredientId, general } = candidate;
    const recipes = unlockedBy(ingredientId);
    const family = new Set([ingredientId, ...candidate.above]);
    const shared = (row: Row) => recipes.reduce((sum, id) => sum + (row.set.has(id) ? 1 : 0), 0);
    const twin = rows.find((row) => row.set.size === recipes.length && shared(row) === recipes.length);
    if (twin) {
      const named = [twin.ingredientId, ...twin.or];
      if (!named.some((id) => id === ingredientId || general.has(id))) twin.or.push(ingredientId);
      continue;
    }
    const isRelative = (row: Row) => [...family].some((id) => row.family.has(id));
    if (rows.some((row) => isRelative(row) && shared(row) * 2 >= recipes.length)) continue;
    const head = headOf(candidate, candidates);
    const own = unlockedBy(head);
    const kind = own.length < recipes.length ? { ingredientId, recipes: recipes.length } : null;
    const got = sourceOf(catalogue.ingredients.get(head)?.type ?? 0);
    rows.push({ ingredientId: head, source: got, recipes: own, or: [], kind, set: new Set(own), family });
  }
  rows.sort((a, b) => b.recipes.length - a.recipes.length);
  const bestOf = (wanted?: Source) =>
    rows.filter((row) => wanted === undefined || row.source === wanted).slice(0, most);
  return (source === "each" ? sources.flatMap(bestOf) : bestOf(source)).map(({ set: _, family: __, ...row }) => row);
}

type Row = NextUnlock & { set: ReadonlySet<number>; family: ReadonlySet<number> };
type Candidate = { ingredientId: number; recipes: number; above: ReadonlySet<number>; general: ReadonlySet<number> };

/** What could be bought, most recipes first; of equals the more general name comes first: cognac before VSOP cognac. */
function candidatesOf(
  catalogue: Pick<BarCatalogue, "ingredients" | "kinds">,
  open: OpenBar,
  switchedOff: ReadonlySet<number>,
): Candidate[] {
  return open
    .unlocks()
    .best(mostLookedAt)
    .map((unlock) => ({
      ...unlock,
      above: aboveOf(catalogue, unlock.ingredientId),
      general: generalOf(catalogue, unlock.ingredientId),
    }))
    .filter(({ ingredientId, above }) => {
      if (catalogue.ingredients.get(ingredientId)?.homemade) return false;
      return ![ingredientId, ...above].some((id) => switchedOff.has(id));
    })
    .sort((a, b) => b.recipes - a.recipes || a.general.size - b.general.size || a.above.size - b.above.size);
}

/** The most general thing that it is a kind of and that unlocks at least half as much; itself where there is none. */
function headOf({ ingredientId, recipes, general }: Candidate, candidates: readonly Candidate[]): number {
  const heads = candidates.filter((one) => general.has(one.ingredientId) && one.recipes * 2 >= recipes);
  const [head] = heads.sort((a, b) => a.general.size - b.general.size || b.recipes - a.recipes);
  return head?.ingredientId ?? ingredientId;
}

/** builder.md, 3: types 1 to 5 are spirits, liqueurs, wines, beers and bitters. */
export function sourceOf(type: number): Source {
  return type >= 1 && type <= 5 ? "bottle-shop" : "supermarket";
}

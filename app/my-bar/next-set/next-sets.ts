import type { OpenBar } from "../availability.ts";
import { Best, byCount, byMoney, type Measure } from "./best.ts";
import { mostWithin } from "./budget-bound.ts";

/** What may be bought, and what it costs in pence or cents, at least 1; null where nobody knows. */
export type Candidate = { id: number; price: number | null };

/** What to buy together: each in the order in which it is best bought, and what it adds to those before it. */
export type NextSet = { ingredients: { ingredientId: number; adds: number }[]; recipes: number[] };
export type NextSets = {
  /** Best first; for more than two things one set only. */
  sets: NextSet[];
  /** Whether no other set of so many within the budget would unlock more. */
  exact: boolean;
  /** How many no set of so many within the budget can exceed. */
  atMost: number;
};

export type Asked = {
  /** How many things at most. */
  size: number;
  /** How many sets are told. */
  most: number;
  /** What they may cost together, in pence or cents; what has no price is then left out. */
  budget?: number | undefined;
};

/** As many candidates are tried pair by pair: a bound on the work, beyond any library of ours. */
const mostTried = 2_000;

/** So many times as many are looked at as are told, for several unlock the very same. */
const twins = 8;

/**
 * The best sets of up to `size` things to buy, by how many recipes they would make makeable (docs/unlocks.md, several at once).
 * One and two are exact: each candidate is put in, what every other one would then unlock is counted in one pass, and it is
 * taken out again; of equals the cheaper comes first. Beyond, the best two are bought, then the best two or one after them, and
 * so on: no worse than its own beginning, and `atMost` says how much better anything could be. Within a budget the same is done
 * by what unlocks most for its money, too, and the better of both is told: the dearest two may leave nothing for a third.
 * @param open a bar of its own, which is changed and left as it was
 * @param candidates what may be bought, the plainer first among equals
 */
export function nextSets(open: OpenBar, candidates: readonly Candidate[], { size, most, budget }: Asked): NextSets {
  const purse = budget ?? Number.POSITIVE_INFINITY;
  const goods = candidates
    .filter(({ id, price }) => !open.has(id) && (budget === undefined || (price !== null && price <= budget)))
    .map(({ id, price }, rank): Good => ({ id, price: price ?? Number.POSITIVE_INFINITY, rank }));
  const tried = goods.slice(0, mostTried);
  const whole = tried.length === goods.length;
  const before = new Set(open.makeable());
  const weights = open.weightsInSets(size);
  const atMost =
    budget === undefined
      ? weights.most
      : mostWithin(
          goods.map(({ id, price }) => ({ price, weight: weights.of(id) })),
          size,
          budget,
        );
  const few = { most: most * twins, purse };
  const chosen =
    size > 2
      ? [stepByStep(open, tried, size, purse)]
      : size === 1
        ? bestOnes(open, tried, few)
        : bestPairs(open, tried, few);
  const sets = eachOnce(chosen.filter((ids) => ids.length > 0).map((ids) => told(open, ids, before))).slice(0, most);
  const exact = whole && (size <= 2 || (sets[0]?.recipes.length ?? 0) === atMost);
  return { sets, exact, atMost: size <= 2 && whole ? (sets[0]?.recipes.length ?? 0) : atMost };
}

/** A candidate that is not there yet; the plainer its name, the lower its rank. */
type Good = { id: number; price: number; rank: number };
type Few = { most: number; purse: number; measure?: Measure };

/** Of sets that unlock the very same the first: cognac, not VSOP cognac as well. */
function eachOnce(sets: readonly NextSet[]): NextSet[] {
  const known = new Set<string>();
  return sets.filter(({ recipes }) => {
    const same = recipes.join();
    const isNew = !known.has(same);
    known.add(same);
    return isNew;
  });
}

const ingredient = (id: number) => ({ kind: "ingredient", id }) as const;

function bestOnes(
  open: OpenBar,
  goods: readonly Good[],
  { most, purse, measure = byCount }: Few,
): (readonly number[])[] {
  const unlocks = open.unlocks();
  const best = new Best(most, measure);
  for (const { id, price, rank } of goods)
    if (price <= purse) best.offer({ ids: [id], worth: unlocks.of(id), price, rank });
  return best.list();
}

/**
 * The pairs that come first by the measure, among them one alone where nothing goes with it. The heaviest come first, so that
 * what is left cannot matter as soon as two of the next weight come to less than what is known.
 */
function bestPairs(
  open: OpenBar,
  goods: readonly Good[],
  { most, purse, measure = byCount }: Few,
): (readonly number[])[] {
  const start = open.count();
  const weights = open.weightsInSets(2);
  const heaviest = goods
    .filter(({ price }) => price <= purse)
    .map((good) => ({ ...good, weight: measure.of(weights.of(good.id), good.price) }))
    .sort((a, b) => b.weight - a.weight || a.rank - b.rank);
  const best = new Best(most, measure);
  for (const [place, one] of heaviest.entries()) {
    if (best.isBelow(measure.ofTwo(one.weight) * (1 + 1e-9) + 1e-9)) break;
    open.add(ingredient(one.id));
    const alone = open.count() - start;
    const unlocks = open.unlocks();
    best.offer({ ids: [one.id], worth: alone, price: one.price, rank: one.rank });
    for (let k = place + 1; k < heaviest.length; k++) {
      const other = heaviest[k]!;
      const further = unlocks.of(other.id);
      const price = one.price + other.price;
      if (further > 0 && price <= purse)
        best.offer({ ids: [one.id, other.id], worth: alone + further, price, rank: one.rank + other.rank });
    }
    open.remove(ingredient(one.id));
  }
  return best.list();
}

function stepByStep(open: OpenBar, goods: readonly Good[], size: number, purse: number): readonly number[] {
  const most = greedily(open, goods, { size, purse, measure: byCount });
  if (purse === Number.POSITIVE_INFINITY) return most.ids;
  const cheap = greedily(open, goods, { size, purse, measure: byMoney });
  const better = cheap.worth > most.worth || (cheap.worth === most.worth && cheap.price < most.price);
  return (better ? cheap : most).ids;
}

type Bought = { ids: number[]; worth: number; price: number };

function greedily(
  open: OpenBar,
  goods: readonly Good[],
  { size, purse, measure }: { size: number; purse: number; measure: Measure },
): Bought {
  const start = open.count();
  let bought: Good[] = [];
  const spent = () => bought.reduce((sum, { price }) => sum + price, 0);
  while (bought.length < size) {
    const left = goods.filter(({ id }) => !open.has(id));
    const asked = { most: 1, purse: purse - (purse === Number.POSITIVE_INFINITY ? 0 : spent()), measure };
    const [next] = size - bought.length >= 2 ? bestPairs(open, left, asked) : bestOnes(open, left, asked);
    if (!next) break;
    for (const id of next) open.add(ingredient(id));
    bought = needed(open, [...bought, ...left.filter(({ id }) => next.includes(id))]);
  }
  const worth = open.count() - start;
  for (const { id } of bought) open.remove(ingredient(id));
  return { ids: bought.map(({ id }) => id), worth, price: spent() };
}

/** Without what a later one made needless, which is taken out: the money and the place are free again. */
function needed(open: OpenBar, bought: readonly Good[]): Good[] {
  const all = open.count();
  return bought.filter(({ id }) => {
    open.remove(ingredient(id));
    if (open.count() === all) return false;
    open.add(ingredient(id));
    return true;
  });
}

/** The set in the order in which each next thing adds most, with what it adds; the bar is left as it was. */
function told(open: OpenBar, ids: readonly number[], before: ReadonlySet<number>): NextSet {
  const left = [...ids];
  const ingredients: NextSet["ingredients"] = [];
  while (left.length > 0) {
    const unlocks = open.unlocks();
    left.sort((a, b) => unlocks.of(b) - unlocks.of(a));
    const id = left.shift()!;
    ingredients.push({ ingredientId: id, adds: unlocks.of(id) });
    open.add(ingredient(id));
  }
  const recipes = open.makeable().filter((id) => !before.has(id));
  for (const id of ids) open.remove(ingredient(id));
  return { ingredients, recipes };
}

import type { OpenBar } from "../availability.ts";

/** What to buy together: each in the order in which it is best bought, and what it adds to those before it. */
export type NextSet = { ingredients: { ingredientId: number; adds: number }[]; recipes: number[] };
export type NextSets = {
  /** Best first; for more than two things one set only. */
  sets: NextSet[];
  /** Whether no other set of so many would unlock more. */
  exact: boolean;
  /** How many no set of so many can exceed. */
  atMost: number;
};

/** As many candidates are tried pair by pair: a bound on the work, beyond any library of ours. */
const mostTried = 2_000;

/** So many times as many are looked at as are told, for several unlock the very same. */
const twins = 8;

/**
 * The best sets of `size` things to buy, by how many recipes they would make makeable together (docs/unlocks.md, several at
 * once). One and two are exact: each candidate is put in, what every other one would then unlock is counted in one pass, and it
 * is taken out again. Beyond, the best two are bought, then the best two or one after them, and so on: no worse than its own
 * beginning, and `atMost` says how much better anything could be.
 * @param open a bar of its own, which is changed and left as it was
 * @param candidates what may be bought, the plainer first among equals
 */
export function nextSets(open: OpenBar, candidates: readonly number[], size: number, most: number): NextSets {
  const tried = candidates.filter((id) => !open.has(id)).slice(0, mostTried);
  const whole = tried.length === candidates.filter((id) => !open.has(id)).length;
  const before = new Set(open.makeable());
  const atMost = open.weightsInSets(size).most;
  const chosen =
    size > 2
      ? [greedily(open, tried, size)]
      : size === 1
        ? bestOnes(open, tried, most * twins)
        : bestPairs(open, tried, most * twins);
  const sets = eachOnce(chosen.filter((ids) => ids.length > 0).map((ids) => told(open, ids, before))).slice(0, most);
  const exact = whole && (size <= 2 || sets[0]?.recipes.length === atMost);
  return { sets, exact, atMost: size <= 2 && whole ? (sets[0]?.recipes.length ?? 0) : atMost };
}

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

function bestOnes(open: OpenBar, candidates: readonly number[], most: number): number[][] {
  const unlocks = open.unlocks();
  const best = new Best(most);
  candidates.forEach((id, rank) => {
    best.offer([id], unlocks.of(id), rank);
  });
  return best.list();
}

/**
 * The pairs that unlock most, among them one alone where nothing goes with it. The heaviest come first, so that what is left
 * cannot matter as soon as twice the next weight is less than what is known.
 */
function bestPairs(open: OpenBar, candidates: readonly number[], most: number): number[][] {
  const start = open.count();
  const weights = open.weightsInSets(2);
  const heaviest = candidates
    .map((id, rank) => ({ id, rank, weight: weights.of(id) }))
    .sort((a, b) => b.weight - a.weight || a.rank - b.rank);
  const best = new Best(most);
  for (const [place, { id: one, rank, weight }] of heaviest.entries()) {
    if (2 * weight + 1e-6 < best.least) break;
    open.add(ingredient(one));
    const alone = open.count() - start;
    const unlocks = open.unlocks();
    best.offer([one], alone, rank);
    for (let k = place + 1; k < heaviest.length; k++) {
      const other = heaviest[k]!;
      const further = unlocks.of(other.id);
      if (further > 0) best.offer([one, other.id], alone + further, rank + other.rank);
    }
    open.remove(ingredient(one));
  }
  return best.list();
}

function greedily(open: OpenBar, candidates: readonly number[], size: number): number[] {
  const bought: number[] = [];
  while (bought.length < size) {
    const left = candidates.filter((id) => !open.has(id));
    const step = size - bought.length >= 2 ? bestPairs(open, left, 1) : bestOnes(open, left, 1);
    const [next] = step;
    if (!next) break;
    for (const id of next) open.add(ingredient(id));
    bought.push(...next);
  }
  for (const id of bought) open.remove(ingredient(id));
  return bought;
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

type Offer = { ids: number[]; worth: number; rank: number };

/** The few of greatest worth, the plainest (of least rank) among equals; what is worth nothing is none. */
class Best {
  readonly #most: number;
  readonly #found: Offer[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** What is worth less than this is not taken any more. */
  get least(): number {
    return this.#found.length < this.#most ? 1 : this.#found[this.#most - 1]!.worth;
  }

  offer(ids: number[], worth: number, rank: number): void {
    if (worth < this.least) return;
    let at = this.#found.length;
    while (at > 0 && isBetter({ ids, worth, rank }, this.#found[at - 1]!)) at--;
    this.#found.splice(at, 0, { ids, worth, rank });
    if (this.#found.length > this.#most) this.#found.pop();
  }

  list(): number[][] {
    return this.#found.map(({ ids }) => ids);
  }
}

function isBetter(one: Offer, other: Offer): boolean {
  return one.worth > other.worth || (one.worth === other.worth && one.rank < other.rank);
}

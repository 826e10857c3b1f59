import type { Acceptance } from "./acceptance.ts";
import { type IngredientGraph, unknown } from "./catalogue/ingredient-graph.ts";
import type { RecipeIndex } from "./catalogue/recipe-index.ts";
import { rowOf } from "./catalogue/rows.ts";
import type { AlternativeStrength, ExplainedLine, PersonalAlternative, Reason } from "./facts.ts";
import type { SatisfiedSet } from "./satisfied-set.ts";

/** What explaining needs to know; `owned`, `pantryOn` and `brands` hold the direct reasons. */
export type Evidence = {
  graph: IngredientGraph;
  set: SatisfiedSet;
  acceptance: Acceptance;
  /** The weakest stand-in that is allowed. */
  weakest: AlternativeStrength;
  /** By ingredient: 1 where it is in the bar itself, and where it is of the pantry and switched on. */
  owned: Uint8Array;
  pantryOn: Uint8Array;
  /** The ids of brands in the bar. */
  brands: ReadonlySet<number>;
  /** What the person takes for what in single recipes. */
  ownOnLines: readonly PersonalAlternative[];
};

/**
 * Why the ingredient itself counts as there, the plainest reason first; no stand-ins play a part but what is the same.
 * Whoever asks on, why that through which it counts does, comes to an end: each step is nearer to what is there by itself.
 */
export function reasonFor(evidence: Evidence, ingredient: number): Reason {
  const { graph, set } = evidence;
  if (set.has[ingredient] === 0) return { kind: "missing" };
  const direct = directReason(evidence, ingredient);
  if (direct) return direct;
  const owned = (i: number) => set.direct[i]! > 0;
  const isMade = (i: number) => set.lacking[i] === 0;
  const kind = pathDown(evidence, ingredient, false, owned);
  if (kind) return { kind: "child", through: graph.ids[kind.at(-1)!.to]! };
  const same = pathDown(evidence, ingredient, true, owned);
  if (same) return reasonByPath(graph, same);
  if (isMade(ingredient)) {
    return { kind: "homemade", parts: Array.from(rowOf(graph.parts, ingredient), (i) => graph.ids[i]!) };
  }
  return reasonByPath(graph, pathDown(evidence, ingredient, true, isMade)!);
}

type Step = { to: number; isSame: boolean };

/** The first steps that are alike make one reason: all the kinds of it on the way, or one thing that is the same. */
function reasonByPath(graph: IngredientGraph, path: readonly Step[]): Reason {
  const [first] = path;
  if (first!.isSame) return { kind: "alternative", through: graph.ids[first!.to]!, named: "ingredient", strength: 0 };
  const end = path.findIndex((step) => step.isSame);
  return { kind: "child", through: graph.ids[path.at(end < 0 ? -1 : end - 1)!.to]! };
}

/** The shortest way down to what `ends` it, over satisfied ones; `sames`: also by what is the same. Circles end. */
function pathDown(
  { graph: { below, belowIsSame }, set }: Evidence,
  ingredient: number,
  sames: boolean,
  ends: (ingredient: number) => boolean,
): Step[] | undefined {
  const from = new Map<number, Step & { before: number }>();
  const reached = [ingredient];
  for (const i of reached) {
    for (let k = below.start[i]!, end = below.start[i + 1]!; k < end; k++) {
      const to = below.items[k]!;
      const isSame = belowIsSame[k] === 1;
      if ((isSame && !sames) || set.has[to] === 0 || to === ingredient || from.has(to)) continue;
      from.set(to, { to, isSame, before: i });
      if (!ends(to)) {
        reached.push(to);
        continue;
      }
      const path: Step[] = [];
      for (let step = from.get(to); step; step = from.get(step.before)) path.unshift(step);
      return path;
    }
  }
  return undefined;
}

/** Each line of the recipe in order, and why it counts as met or that it does not. */
export function explainRecipe(evidence: Evidence, index: RecipeIndex, slot: number): ExplainedLine[] {
  return Array.from(rowOf(index.lines, slot), (line) => {
    const ask = line < 0 ? ~line : line;
    const ingredient = index.askIngredient[ask]!;
    let reason = reasonFor(evidence, ingredient);
    if (reason.kind === "missing" && ingredient !== unknown) {
      reason = ofLine(evidence, index, ask, slot) ?? otherwise(evidence, ingredient) ?? reason;
    }
    const satisfied = reason.kind !== "missing";
    return { ingredientId: evidence.graph.ids[ingredient]!, optional: line < 0, satisfied, reason };
  });
}

function directReason({ graph, set, owned, brands, pantryOn }: Evidence, ingredient: number): Reason | undefined {
  if (set.direct[ingredient] === 0) return undefined;
  if (owned[ingredient] === 1) return { kind: "owned" };
  const own = [...brands].filter((brand) => graph.brands.get(brand) === ingredient);
  if (own.length > 0) return { kind: "brand", through: Math.min(...own) };
  return pantryOn[ingredient] === 1 ? { kind: "pantry" } : undefined;
}

/** The line's own stand-in to name, the strongest: before the person's, and these before the ingredient's. */
function ofLine(evidence: Evidence, index: RecipeIndex, ask: number, slot: number): Reason | undefined {
  const { graph, set, weakest } = evidence;
  const first = index.standIns.start[ask]!;
  if (first === index.standIns.start[ask + 1]) return undefined;
  const found = rowOf(index.standIns, ask).findIndex((i) => set.has[i] === 1);
  const strength = index.standInStrengths[first + found] as AlternativeStrength;
  if (found < 0 || strength > weakest) return undefined;
  const through = graph.ids[index.standIns.items[first + found]!]!;
  const asked = graph.ids[index.askIngredient[ask]!]!;
  const isOwn = evidence.ownOnLines.some(
    (own) =>
      own.recipeId === index.ids[slot] &&
      own.ingredientId === asked &&
      own.alternativeId === through &&
      (own.strength ?? 1) === strength,
  );
  return { kind: "alternative", through, named: isOwn ? "person" : "line", strength };
}

function otherwise(evidence: Evidence, ingredient: number): Reason | undefined {
  const { graph, set, acceptance, weakest } = evidence;
  const isIn = (i: number) => set.has[i] === 1;
  const person = acceptance.personal.get(ingredient)?.find(({ at }) => isIn(at));
  if (person) {
    return { kind: "alternative", through: graph.ids[person.at]!, named: "person", strength: person.strength };
  }
  if (weakest === 0) return undefined;
  const first = graph.alternatives.start[ingredient]!;
  const found = rowOf(graph.alternatives, ingredient).findIndex(isIn);
  const strength = graph.strengths[first + found] as AlternativeStrength;
  if (found < 0 || strength > weakest) return undefined;
  const through = graph.ids[graph.alternatives.items[first + found]!]!;
  return { kind: "alternative", through, named: "ingredient", strength };
}

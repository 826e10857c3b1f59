import type { Acceptance } from "./acceptance.ts";
import { type IngredientGraph, unknown } from "./catalogue/ingredient-graph.ts";
import type { RecipeIndex } from "./catalogue/recipe-index.ts";
import { rowOf } from "./catalogue/rows.ts";
import type { AlternativeStrength, ExplainedLine, Reason } from "./facts.ts";
import type { SatisfiedSet } from "./satisfied-set.ts";

/** What explaining needs to know; `owned`, `pantryOn` and `brands` hold the direct reasons. */
export type Evidence = {
  graph: IngredientGraph;
  set: SatisfiedSet;
  acceptance: Acceptance;
  allowAlternatives: boolean;
  /** By ingredient: 1 where it is in the bar itself, and where it is of the pantry and switched on. */
  owned: Uint8Array;
  pantryOn: Uint8Array;
  /** The ids of brands in the bar. */
  brands: ReadonlySet<number>;
};

/** Why the ingredient itself counts as there, the plainest reason first; alternatives play no part. */
export function reasonFor(evidence: Evidence, ingredient: number): Reason {
  const { graph, set } = evidence;
  if (set.has[ingredient] === 0) return { kind: "missing" };
  const direct = directReason(evidence, ingredient);
  if (direct) return direct;
  const idOf = (i: number) => graph.ids[i]!;
  const below = descendants(graph, ingredient).filter((i) => set.has[i] === 1);
  const child = below.find((i) => set.direct[i]! > 0);
  if (child !== undefined) return { kind: "child", through: idOf(child) };
  if (set.lacking[ingredient] === 0)
    return { kind: "homemade", parts: Array.from(rowOf(graph.parts, ingredient), idOf) };
  return { kind: "child", through: idOf(below.find((i) => set.lacking[i] === 0)!) };
}

/** Each line of the recipe in order, and why it counts as met or that it does not. */
export function explainRecipe(evidence: Evidence, index: RecipeIndex, slot: number): ExplainedLine[] {
  return Array.from(rowOf(index.lines, slot), (line) => {
    const ask = line < 0 ? ~line : line;
    const ingredient = index.askIngredient[ask]!;
    let reason = reasonFor(evidence, ingredient);
    if (reason.kind === "missing" && evidence.allowAlternatives && ingredient !== unknown) {
      reason = alternativeFor(evidence, ingredient, rowOf(index.standIns, ask)) ?? reason;
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

/** The stand-in to name: the line's own before the person's before the ingredient's, each in its order. */
function alternativeFor(evidence: Evidence, ingredient: number, ofLine: Int32Array): Reason | undefined {
  const { graph, set, acceptance } = evidence;
  const isIn = (i: number) => set.has[i] === 1;
  const line = ofLine.find(isIn);
  if (line !== undefined) return { kind: "alternative", through: graph.ids[line]!, named: "line" };
  const person = acceptance.personal.get(ingredient)?.find(isIn);
  if (person !== undefined) return { kind: "alternative", through: graph.ids[person]!, named: "person" };
  const listed = rowOf(graph.alternatives, ingredient).findIndex(isIn);
  if (listed < 0) return undefined;
  const at = graph.alternatives.start[ingredient]! + listed;
  const strength = graph.strengths[at] as AlternativeStrength;
  return { kind: "alternative", through: graph.ids[graph.alternatives.items[at]!]!, named: "ingredient", strength };
}

/** All below it in the tree, nearest first, each once, without itself; circles end. */
function descendants(graph: IngredientGraph, ingredient: number): number[] {
  const found = new Set([ingredient]);
  for (const i of found) for (const child of rowOf(graph.children, i)) found.add(child);
  return [...found].slice(1);
}

import { deepStrictEqual as same } from "node:assert";
import fc from "fast-check";
import { describe, it } from "vitest";
import { ascending, idsIn, runs, someBar, someFacts, someOwnBar, someRules } from "#tests/any-world.ts";
import {
  type Alternative,
  type Bar,
  buildCatalogue,
  type CatalogueFacts,
  type LineFacts,
  openBar,
  type Reason,
  type Rules,
} from "../../availability.ts";
import { unknownIngredientId as unknown } from "../catalogue/ingredient-graph.ts";
import { naiveIsMet, naiveMakeable, naiveSatisfied, naiveUnlockedBy, withoutReplaced } from "./naive-model.ts";

describe("against a naive model", () => {
  it("each explanation is true, and there is one exactly where a line is met", () => {
    fc.assert(
      fc.property(someFacts, someBar, someRules, (facts, bar, rules) => {
        const open = openBar(buildCatalogue(facts), bar, rules);
        const satisfied = naiveSatisfied(facts, bar);
        for (const each of withoutReplaced(facts).recipes) {
          const explained = open.explain(each.id)!;
          const told = explained.map(({ satisfied: met, optional }) => [met, optional]);
          const known = each.lines.map((line) => [naiveIsMet(facts, bar, rules, satisfied, line), line.optional]);
          same(told, known);
          explained.forEach(({ reason }, k) => {
            same([reason, isTrue(reason, each.lines[k]!, facts, bar, rules, satisfied)], [reason, true]);
          });
        }
      }),
      runs,
    );
  });
});

describe("what a person takes for what, against a naive model", () => {
  it("counts in every recipe or in one, as strong as they say, for what is made and for what would be", () => {
    fc.assert(
      fc.property(someFacts, someOwnBar, someRules, (facts, bar, rules) => {
        const open = openBar(buildCatalogue(facts), bar, rules);
        const satisfied = naiveSatisfied(facts, bar);
        const unlocks = open.unlocks();
        for (const n of [0, 1, 2]) same(ascending(open.makeable(n)), ascending(naiveMakeable(facts, bar, rules, n)));
        for (const id of idsIn(facts)) {
          const unlocked = id === unknown ? [] : naiveUnlockedBy(facts, bar, rules, id);
          same([id, ascending(open.unlockedBy(id))], [id, ascending(unlocked)]);
          same([id, unlocks.of(id)], [id, unlocked.length]);
        }
        for (const each of withoutReplaced(facts).recipes) {
          const explained = open.explain(each.id)!;
          explained.forEach(({ satisfied: met, reason }, k) => {
            const line = each.lines[k]!;
            same(met, naiveIsMet(facts, bar, rules, satisfied, line, each.id));
            same([reason, isTrue(reason, line, facts, bar, rules, satisfied, each.id)], [reason, true]);
          });
        }
      }),
      runs,
    );
  });
});

function isTrue(
  reason: Reason,
  line: LineFacts,
  facts: CatalogueFacts,
  bar: Bar,
  rules: Rules,
  satisfied: Set<number>,
  recipeId?: number,
): boolean {
  const world = withoutReplaced(facts);
  const own = world.ingredients.find(({ id }) => id === line.ingredientId);
  const has = (ids: Iterable<number>, id: number) => [...ids].includes(id);
  const kinds = new Set([line.ingredientId]);
  for (const _ of world.ingredients) {
    for (const each of world.ingredients) if (each.parents.some((parent) => kinds.has(parent))) kinds.add(each.id);
  }
  switch (reason.kind) {
    case "missing":
      return !satisfied.has(line.ingredientId);
    case "owned":
      return has(bar.ingredients, line.ingredientId);
    case "brand":
      return (
        has(bar.brands, reason.through) &&
        world.brands.some(({ id, ingredientId }) => id === reason.through && ingredientId === line.ingredientId)
      );
    case "pantry":
      return own!.pantry && !has(bar.pantryOff, line.ingredientId);
    case "child":
      return satisfied.has(reason.through) && kinds.has(reason.through);
    case "homemade":
      return reason.parts.every((part) => satisfied.has(part) && has(own!.parts, part));
    case "alternative": {
      if (!satisfied.has(reason.through) || reason.strength > rules.alternatives) return false;
      const names = ({ id, strength }: Alternative) => id === reason.through && strength === reason.strength;
      // What the ingredient itself lists as the same makes it satisfied; all else is named only where it is not.
      if (satisfied.has(line.ingredientId) !== (reason.named === "ingredient" && reason.strength === 0)) return false;
      if (reason.named === "line") return line.alternatives.some(names);
      if (reason.named === "ingredient") return own!.alternatives.some(names);
      return [...(bar.personalAlternatives ?? [])].some(
        (own) =>
          own.ingredientId === line.ingredientId &&
          own.alternativeId === reason.through &&
          (own.strength ?? 1) === reason.strength &&
          (own.recipeId ?? recipeId) === recipeId,
      );
    }
  }
}

import { deepStrictEqual as same } from "node:assert";
import fc from "fast-check";
import { describe, it } from "vitest";
import { idsIn, runs, someBar, someFacts, someRules } from "#tests/any-world.ts";
import { buildCatalogue, openBar } from "../../availability.ts";
import { buildGraph, unknownIngredientId as unknown } from "../catalogue/ingredient-graph.ts";
import { RelatedPairs, relatedBySet, unrelated } from "../catalogue/related-pairs.ts";
import { naiveMakeable, naiveMissing, naiveSatisfied, naiveUnlockedBy, withoutReplaced } from "./naive-model.ts";

describe("against a naive model", () => {
  it("the full answer is the same, with any number missing", () => {
    fc.assert(
      fc.property(someFacts, someBar, someRules, (facts, bar, rules) => {
        const open = openBar(buildCatalogue(facts), bar, rules);
        const satisfied = naiveSatisfied(facts, bar);
        same(new Set([...idsIn(facts)].filter((id) => open.has(id))), new Set(satisfied));
        for (const each of withoutReplaced(facts).recipes)
          same(open.missingOf(each.id), naiveMissing(facts, bar, rules, each));
        for (const n of [0, 1, 2, 3]) {
          same(open.makeable(n), naiveMakeable(facts, bar, rules, n));
          same(open.count(n), open.makeable(n).length);
        }
      }),
      runs,
    );
  });

  it("unlocks are what adding each ingredient brings", () => {
    fc.assert(
      fc.property(someFacts, someBar, someRules, (facts, bar, rules) => {
        const open = openBar(buildCatalogue(facts), bar, rules);
        const unlocks = open.unlocks();
        for (const id of idsIn(facts)) {
          const unlocked = id === unknown ? [] : naiveUnlockedBy(facts, bar, rules, id);
          same([id, open.unlockedBy(id)], [id, unlocked]);
          same([id, unlocks.of(id)], [id, unlocked.length]);
        }
      }),
      runs,
    );
  });
});

describe("pairs of ingredients that one addition might satisfy", () => {
  it("are never fewer when many consequences are no longer listed pair by pair", () => {
    fc.assert(
      fc.property(someFacts, fc.integer({ min: 1, max: 6 }), (facts, mostListed) => {
        const graph = buildGraph(facts.ingredients, facts.brands);
        const [listed, wide] = [new RelatedPairs(graph), new RelatedPairs(graph, mostListed)];
        for (let one = 0; one < graph.size; one++) {
          for (let other = 0; other < graph.size; other++) {
            const [exact, rough] = [listed.relation(one, other), wide.relation(one, other)];
            if (exact !== unrelated && rough !== relatedBySet) same(rough, exact);
          }
        }
      }),
      runs,
    );
  });
});

import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { unknownIngredient } from "#app/kit/subject.ts";
import { barOf, type PersonsBar } from "#app/my-bar/makeable.server.ts";
import { operation } from "#app/operations/operation.ts";
import { wordField } from "./ingredient-tasks.server.ts";

const progress = z.object({
  complete: z.int(),
  total: z.int(),
  progress_percent: z.int(),
  missing_recipe_count: z.int().describe("Recipes that any one further ingredient of the class would unlock"),
  items: z.array(
    z.object({ id: z.int(), display_name: z.string(), complete: z.boolean(), missing_recipe_count: z.int() }),
  ),
});
export type Progress = z.output<typeof progress>;

/** contract.md, 9: how much of each class is there, and what what is not would unlock: strictly, by the engine. */
export const progressTask = operation({
  name: "builder/progress",
  summary: "How complete the bar is, class by class, and what would unlock more",
  who: "member",
  changes: false,
  input: z.object({ type: wordField.describe("ingredient: there is no other"), page: wordField }),
  answers: z.object({ K: progress, P: progress, C: progress, all: progress }),
  async handle(_, context) {
    return success(progressOf(await barOf(context)));
  },
});

/** The progress of a bar in each class. */
export function progressOf({ catalogue, open }: Pick<PersonsBar, "catalogue" | "open">) {
  const bar = open(0);
  const unlocks = bar.unlocks();
  const graded = [...catalogue.ingredients.values()]
    .filter(({ id }) => id !== unknownIngredient)
    .map(({ id, name, grade }) => {
      return { grade, item: { id, display_name: name, complete: bar.has(id), missing_recipe_count: unlocks.of(id) } };
    })
    .sort((a, b) => a.item.display_name.localeCompare(b.item.display_name, "en"));
  const unlocked = new Map(
    graded.flatMap(({ item }) => (item.missing_recipe_count > 0 ? [[item.id, bar.unlockedBy(item.id)]] : [])),
  );
  const ofClass = (grades: readonly string[]): Progress => {
    const items = graded.flatMap(({ grade, item }) => (grades.includes(grade) ? [item] : []));
    const complete = items.filter((item) => item.complete).length;
    const total = items.length;
    return {
      complete,
      total,
      // Whole only when it is: 99.6 % is not all there.
      progress_percent: total === 0 ? 100 : Math.floor((complete * 100) / total),
      missing_recipe_count: new Set(items.flatMap(({ id }) => unlocked.get(id) ?? [])).size,
      items,
    };
  };
  return { K: ofClass(["K"]), P: ofClass(["P"]), C: ofClass(["C"]), all: ofClass(["K", "P", "C"]) };
}

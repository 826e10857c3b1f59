import type { Caller } from "#app/operations/operation.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { ingredientsTask } from "../ingredients/ingredient-tasks.server.ts";
import { listSearches } from "../recipes/kept/searches-task.server.ts";
import { searchRecipeTask } from "../recipes/search-recipe-task.server.ts";

/** So many of the kept searches are told on the index. */
const fewSearches = 5;

/** What somebody has in the builder, in figures: each asked of the operation whose page shows the rest. */
export async function overviewOf(caller: Caller) {
  const none = { limit: 0 };
  const [own, ready, nearly, kept] = await Promise.all([
    run(ingredientsTask, { ...none, pp: "hide" }, caller).then(valueFrom),
    run(searchRecipeTask, { ...none, nonalcoholic: "include" }, caller).then(valueFrom),
    run(searchRecipeTask, { ...none, nonalcoholic: "include", missing: 1 }, caller).then(valueFrom),
    run(listSearches, { limit: fewSearches }, caller).then(valueFrom),
  ]);
  return {
    ingredients: own.result_count,
    ready: ready.result_count,
    nearly: nearly.result_count,
    searches: kept.result_count,
    latest: kept.result.map(({ sid, name, href, new_count }) => ({ sid, name, href, new_count })),
  };
}

export type Overview = Awaited<ReturnType<typeof overviewOf>>;

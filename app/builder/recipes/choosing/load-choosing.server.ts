import { textIn, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import type { Visit } from "#app/operations/visit.ts";
import { readFields } from "#app/platform/body.server.ts";
import { ingredientListTask } from "../../ingredients/ingredient-list-task.server.ts";
import { ingredientsTask } from "../../ingredients/ingredient-tasks.server.ts";
import { readQuery } from "../recipe-query-input.server.ts";
import { searchRecipeTask } from "../search-recipe-task.server.ts";
import { namedInStepOne, stepOne } from "../search-tasks.server.ts";

/** As many of the bar stand to be ticked, and as many of what a word finds. */
const mostOwn = 100;
const mostFound = 24;

/** An ingredient to tick, and of which type it is. */
export type Tickable = { id: number; name: string; type: number };

/** What the two steps of a search show for their address (builder.md, 4). @throws 404 for a search that is not the reader's */
export async function loadChoosing(url: URL, visit: Visit) {
  const fields = readFields(url.search);
  const caller = await visit.caller();
  const sid = typeof fields.sid === "string" && fields.sid !== "" ? fields.sid : undefined;
  const iid = namedInStepOne(stepOne.parse(fields.step_one)) ?? fields.iid;
  const keyword = textIn(fields, "keyword").trim().slice(0, 100);
  const second = fields.step === "2" && sid !== undefined;
  const asked = second ? { sid } : { sid, iid };
  const [{ params, result_count }, own, named] = await Promise.all([
    run(searchRecipeTask, { ...asked, limit: 0 }, caller).then(valueFrom),
    second ? null : ownOf(visit),
    second || keyword === "" ? null : run(ingredientListTask, { keyword, limit: mostFound }, caller).then(valueFrom),
  ]);
  const { chosen_ingredients, display_name, ...query } = params;
  const chosen = chosen_ingredients.present.map(({ id, display_name: name }) => ({ id, name }));
  return {
    ...{ sid: sid ?? null, second, keyword, chosen, count: result_count, name: display_name, query: readQuery(query) },
    // builder.md, 8: where they could not be loaded the page says so, and all else stands.
    unloaded: own === "unloaded",
    own: once(
      (own === null || own === "unloaded" ? [] : own).map(({ ingredient: { id, displayName, catId } }) =>
        tickable(id, displayName, catId),
      ),
    ),
    found: named?.result.map(({ id, displayName, catId }) => tickable(id, displayName, catId)) ?? null,
  };
}

/** What is in the bar; `unloaded` where it could not be read, which is no reason to show nothing of the page. */
async function ownOf(visit: Visit) {
  try {
    return valueFrom(await run(ingredientsTask, { pp: "hide", sort: "name", limit: mostOwn }, await visit.caller()))
      .result;
  } catch (error) {
    visit.house.log.warn({ err: error }, "the ingredients to search by could not be read");
    return "unloaded" as const;
  }
}

export type Choosing = Awaited<ReturnType<typeof loadChoosing>>;

const tickable = (id: number, name: string, type: number): Tickable => ({ id, name, type });

/** Two bottles of one kind are one ingredient. */
function once(all: readonly Tickable[]): Tickable[] {
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

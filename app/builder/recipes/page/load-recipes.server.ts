import { redirect } from "react-router";
import { withQuery } from "#app/kit/query.ts";
import { highestId } from "#app/kit/subject.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import type { Visit } from "#app/operations/visit.ts";
import { readFields } from "#app/platform/body.server.ts";
import { sizeOf } from "../../lists/list-sizes.ts";
import { pageOf } from "../../lists/page-of.ts";
import { openSearch } from "../kept/keep-search.server.ts";
import { mostMissing } from "../recipe-query.ts";
import { readQuery } from "../recipe-query-input.server.ts";
import { searchRecipeTask } from "../search-recipe-task.server.ts";
import { recipesPath } from "./recipe-address.ts";

const seed = () => 1 + Math.floor(Math.random() * (highestId - 1));

/**
 * What the list of recipes shows for its address (builder.md, 2). `random` leads to one of the results, and shuffling without a
 * seed to the same address with one, so that its pages hold together.
 * @throws redirects, and 404 for a search that is not the reader's
 */
export async function loadRecipes(url: URL, visit: Visit) {
  const fields = readFields(url.search);
  const caller = await visit.caller();
  const find = async (more: Record<string, unknown>) =>
    valueFrom(await run(searchRecipeTask, { ...fields, id: undefined, ...more }, caller));
  if (fields.random !== undefined) {
    const [one] = (await find({ sort: "shuffle", shuffle: seed(), limit: 1, offset: 0 })).result;
    throw redirect(one?.href ?? withQuery(recipesPath, url.search, "random", ""));
  }
  if (fields.sort === "shuffle" && readQuery(fields).shuffle === 0)
    throw redirect(withQuery(recipesPath, url.search, "shuffle", seed()));
  const limit = sizeOf(fields.limit);
  const found = await pageOf(limit, fields.offset, (offset) => find({ limit, offset }));
  const { chosen_ingredients, display_name, ...query } = found.params;
  const chosen = chosen_ingredients.present;
  const sid = typeof fields.sid === "string" && fields.sid !== "" ? fields.sid : null;
  return {
    ...{
      result: found.result,
      count: found.result_count,
      limit,
      offset: found.offset,
      chosen,
      name: display_name,
      sid,
    },
    asked: { ...readQuery(query), iid: chosen.map(({ id }) => id) },
    allow: found.result_count === 0 && chosen.length > 0 ? await missingThatFinds() : null,
    fresh: sid !== null && display_name !== null ? await opened() : null,
  };

  /** builder.md, 4: how many missing lines would find something, where none may be missing and nothing is found. */
  async function missingThatFinds(): Promise<number | null> {
    if (readQuery(query).missing > 0) return null;
    const [nearest] = (await find({ missing: mostMissing, sort: "best", limit: 1, offset: 0 })).result;
    return nearest?.missing_count ?? null;
  }

  /** What is new is told once; an address that somebody else's page leads to changes nothing (contract.md, 4). */
  async function opened() {
    return visit.fromTheSite ? valueFrom(await run(openSearch, { sid }, caller)) : null;
  }
}

import type { z } from "zod";
import { queryOf } from "#app/kit/query.ts";
import type { recipeSearchSchema } from "./recipe-search-input.server.ts";

/** The orders of a person's recipes, the ordinary one first. */
export const recipeSorts = ["best", "rating", "name", "newest", "strength"] as const;

/** What a person asks of their recipes; how it is read from an address or a call stays on the server. */
export type RecipeSearch = z.output<typeof recipeSearchSchema>;

/** The most lines that may be missing in a list. */
export const mostMissing = 5;

/** guide.md, 9: recipes come by ten. */
export const recipePageSize = 10;

/** The address of a search on the recipes screen: only what differs from the ordinary. */
export function recipeSearchQuery(search: Partial<RecipeSearch>, offset = 0): string {
  return queryOf({ ...search, sort: search.sort === "best" ? "" : search.sort, offset });
}

import { z } from "zod";
import { makeableRecipe } from "../answers.server.ts";
import { subTypes } from "../bar-types.ts";

/** An ingredient that guests may tick; `unlocks` counts what it alone would make makeable from where they stand. */
const guestPick = z.object({
  id: z.int(),
  name: z.string(),
  sub_type: z.enum(subTypes),
  first: z.boolean().describe("Among the few that are offered at first"),
  unlocks: z.int(),
});

/** What a guest's bar makes, and what else could be ticked. */
export const guestPicks = z.object({
  ids: z.array(z.int()).describe("What is ticked and the library knows, in the order asked"),
  recipe_count: z.int().describe("How many recipes it makes"),
  next: z
    .object({ id: z.int(), name: z.string(), recipe_count: z.int().describe("How many it would be with this one") })
    .nullable()
    .describe("The one further ingredient that would make most of it"),
  result: z.array(guestPick),
  result_count: z.int(),
});
export type GuestPicks = z.output<typeof guestPicks>;
export type GuestPick = GuestPicks["result"][number];

/** The recipes that a guest's bar makes, or nearly. */
export const guestRecipes = z.object({ result: z.array(makeableRecipe), result_count: z.int() });
export type GuestRecipes = z.output<typeof guestRecipes>;

/** What became of a guest's bar in the bar of the member that they turned out to be. */
export const takenOver = z.object({
  added: z.int().describe("Things that were not there before"),
  there: z.int().describe("Things that were there already"),
});

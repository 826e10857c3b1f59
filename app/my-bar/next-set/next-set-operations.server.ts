import { z } from "zod";
import { recipePath } from "#app/guide/cocktail.ts";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { digits } from "#app/platform/number-input.ts";
import { countBottle } from "#app/tally/tally.server.ts";
import { ingredientChoice } from "../answers.server.ts";
import { barOf } from "../bar/persons-bar.server.ts";
import { pictureOf } from "../bar-types.ts";
import { type BarCatalogue, openFor } from "../catalogue/bar-catalogue.server.ts";
import { aboveOf, generalOf } from "../catalogue/kin.ts";
import { nextSets } from "./next-sets.ts";

/** So many sets of one or two things are told; of more things one. */
const mostSets = 3;

const nextSet = z.object({
  ingredients: z.array(
    ingredientChoice.extend({
      image: z.string(),
      colour: z.string(),
      adds: z.int().describe("How many recipes it makes makeable beside those before it"),
    }),
  ),
  recipes: z.array(z.object({ id: z.int(), name: z.string(), href: z.string() })),
  price: z.null().describe("The library knows no prices of bottles in money, so none is told"),
});
export type NextSetTold = z.output<typeof nextSet>;

/** What may be bought, the more general first, so that of equals the plainer name is told. */
function candidatesIn(catalogue: BarCatalogue, off: ReadonlySet<number>): number[] {
  return [...catalogue.ingredients.values()]
    .filter(({ id, homemade }) => !homemade && ![id, ...aboveOf(catalogue, id)].some((each) => off.has(each)))
    .map(({ id }) => ({ id, depth: generalOf(catalogue, id).size }))
    .sort((a, b) => a.depth - b.depth || a.id - b.id)
    .map(({ id }) => id);
}

/** contract.md, 8: next-set: what to buy together. */
export const loadNextSet = operation({
  name: "my-bar/next-set",
  summary: "The best one to five things to buy together, by how many recipes they would unlock",
  who: "member",
  changes: false,
  // It counts for as long as a whole screen does.
  limit: { times: 120, seconds: 60 },
  input: z.object({
    k: digits(1, 5).catch(2),
    budget: z.unknown().optional().meta({ type: "number", description: "Not kept: no prices are known" }),
    currency: z.unknown().optional().meta({ type: "string", description: "Not needed: no prices are known" }),
  }),
  answers: z.object({
    sets: z.array(nextSet).describe("Best first"),
    exact: z.boolean().describe("Whether no other set of so many would unlock more"),
    at_most: z.int().describe("How many recipes no set of so many can exceed"),
    budget: z.literal("unknown").describe("A budget cannot be kept while the library knows no prices in money"),
  }),
  async handle({ k }, context) {
    const { catalogue, personId, bar } = await barOf(context);
    // A bar of its own: the search puts things in and takes them out.
    const open = openFor(catalogue, personId, bar);
    const { sets, exact, atMost } = nextSets(open, candidatesIn(catalogue, new Set(bar.pantryOff)), k, mostSets);
    for (const { ingredientId } of sets[0]?.ingredients ?? []) countBottle(context.house, ingredientId);
    const told = sets.map(({ ingredients, recipes }) => ({
      ingredients: ingredients.flatMap(({ ingredientId, adds }) => {
        const row = catalogue.ingredients.get(ingredientId);
        if (!row) return [];
        const image = pictureOf({ link_table: "ingredients", link_id: row.id });
        return [{ ingredient_id: row.id, name: row.name, image, colour: row.colour, adds }];
      }),
      recipes: recipes
        .flatMap((id) => catalogue.recipes.get(id) ?? [])
        .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.id - b.id)
        .map(({ id, name }) => ({ id, name, href: recipePath(id, name) })),
      price: null,
    }));
    return success({ sets: told, exact, at_most: atMost, budget: "unknown" as const });
  },
});

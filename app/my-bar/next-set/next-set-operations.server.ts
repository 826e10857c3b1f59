import { z } from "zod";
import { recipePath } from "#app/guide/cocktail.ts";
import { localeNamed } from "#app/i18n/locale.ts";
import { currencies, currencyWished, decimalPrice } from "#app/i18n/prices.ts";
import { readDigits } from "#app/kit/digits.ts";
import { clampNumber } from "#app/kit/paging.ts";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { allBuyable, buyableSchema } from "#app/shop/offers-store.server.ts";
import { countBottle } from "#app/tally/tally.server.ts";
import { ingredientChoice } from "../answers.server.ts";
import { barOf } from "../bar/persons-bar.server.ts";
import { pictureOf } from "../bar-types.ts";
import { type BarCatalogue, openFor } from "../catalogue/bar-catalogue.server.ts";
import { aboveOf, generalOf } from "../catalogue/kin.ts";
import { pricesIn, sumOf } from "../prices/bottle-prices.ts";
import { reckonedOn } from "../prices/typical-prices.ts";
import { nextSets } from "./next-sets.ts";

/** So many sets of one or two things are told; of more things one. */
const mostSets = 3;

/** Nobody means more; beyond, sums would not be exact. */
const highestBudget = 100_000;

/** A sum as people type it, in pence or cents: "60", "£60", "59.50"; nothing is no budget. */
const budgetField = z
  .preprocess(
    (sent) => {
      const text = String(typeof sent === "number" || typeof sent === "string" ? sent : "?").trim();
      return text === "" ? undefined : (readDigits(text.replace(/^(?:A?\$|US\$|[£€])\s*/, ""), 2) ?? Number.NaN);
    },
    z
      .number("must be an amount of money, such as 60 or 59.50")
      .min(1, "must be 1 or more")
      .max(highestBudget, `must be ${highestBudget} or less`)
      .transform((sum) => Math.round(sum * 100))
      .optional(),
  )
  .optional()
  .meta({ type: "number", description: "What all of a set may cost together; none where it is missing or empty" });

const price = z
  .object({
    amount: z.string().describe('As "24.50"'),
    currency: z.enum(currencies),
    estimate: z.boolean().describe("Whether any of it is not a price of the shop but what one typically pays"),
  })
  .nullable()
  .describe("Null where nobody knows what something of it costs");

const nextSet = z.object({
  ingredients: z.array(
    ingredientChoice.extend({
      image: z.string(),
      colour: z.string(),
      adds: z.int().describe("How many recipes it makes makeable beside those before it"),
      price,
    }),
  ),
  recipes: z.array(z.object({ id: z.int(), name: z.string(), href: z.string() })),
  price,
  buyable: z.array(buyableSchema).describe("What the shop has of them"),
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

/** contract.md, 8: next-set: what to buy together, within a budget where one is told. */
export const loadNextSet = operation({
  name: "my-bar/next-set",
  summary: "The best one to five things to buy together, by how many recipes they would unlock",
  who: "member",
  changes: false,
  // It counts for as long as a whole screen does.
  limit: { times: 120, seconds: 60 },
  input: z.object({
    k: z
      .unknown()
      .transform((sent) => clampNumber(sent, 2, 1, 5))
      .meta({ type: "integer", minimum: 1, maximum: 5, description: "How many; what is beyond is the nearest" }),
    budget: budgetField,
    currency: z.enum(currencies).optional().catch(undefined),
  }),
  answers: z.object({
    sets: z.array(nextSet).describe("Best first"),
    exact: z.boolean().describe("Whether no other set of so many within the budget would unlock more"),
    at_most: z.int().describe("How many recipes no set of so many within the budget can exceed"),
    budget: z.object({ amount: z.string(), currency: z.enum(currencies) }).nullable(),
    currency: z.enum(currencies).describe("What prices and the budget are told in"),
    estimated_on: z.iso.date().describe("The day that estimates are of"),
  }),
  async handle({ k, budget, currency: asked }, context) {
    const { catalogue, personId, bar } = await barOf(context);
    const currency = currencyWished(localeNamed(context.locale), asked, context.person.currency);
    const prices = pricesIn(catalogue, await allBuyable(context.house), currency);
    const candidates = candidatesIn(catalogue, new Set(bar.pantryOff)).map((id) => {
      return { id, price: prices.get(id)?.minor ?? null };
    });
    // A bar of its own: the search puts things in and takes them out.
    const open = openFor(catalogue, personId, bar);
    const { sets, exact, atMost } = nextSets(open, candidates, { size: k, most: mostSets, budget });
    for (const { ingredientId } of sets[0]?.ingredients ?? []) countBottle(context.house, ingredientId);
    const told = sets.map(({ ingredients, recipes }) => ({
      ingredients: ingredients.flatMap(({ ingredientId, adds }) => {
        const row = catalogue.ingredients.get(ingredientId);
        if (!row) return [];
        const image = pictureOf({ link_table: "ingredients", link_id: row.id });
        const price = sumOf([prices.get(row.id)], currency);
        return [{ ingredient_id: row.id, name: row.name, image, colour: row.colour, adds, price }];
      }),
      recipes: recipes
        .flatMap((id) => catalogue.recipes.get(id) ?? [])
        .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.id - b.id)
        .map(({ id, name }) => ({ id, name, href: recipePath(id, name) })),
      price: sumOf(
        ingredients.map(({ ingredientId }) => prices.get(ingredientId)),
        currency,
      ),
      buyable: ingredients.flatMap(({ ingredientId }) => prices.get(ingredientId)?.offer ?? []),
    }));
    const kept = budget === undefined ? null : { amount: decimalPrice(budget), currency };
    return success({ sets: told, exact, at_most: atMost, budget: kept, currency, estimated_on: reckonedOn });
  },
});

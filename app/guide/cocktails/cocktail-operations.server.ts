import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { keptAnswer } from "#app/platform/kept-answers.server.ts";
import { idField } from "#app/platform/number-input.ts";
import type { Operation } from "#app/platform/operation.ts";
import { pageFields } from "#app/platform/page-input.ts";
import type { Context } from "#app/platform/runner.server.ts";
import type { CocktailCard, Recipe } from "../cocktail.ts";
import { filterSchema } from "../cocktail-filter-schema.ts";
import { categoryPageSize } from "../cocktail-filters.ts";
import { filterChoices } from "../cocktail-list/filter-store.server.ts";
import { cocktailsByIds, listCocktails, relatedCocktails } from "./cocktail-list-store.server.ts";
import { presentCard, presentRecipe } from "./present.ts";
import { familyOf, findRecipe, membersRating } from "./recipe-store.server.ts";

type Op<Input extends z.ZodType, Output> = Operation<Context, Input, Output>;

const listInput = filterSchema.extend(pageFields);
export const cardSchema = z.object({
  id: z.int(),
  name: z.string(),
  href: z.string(),
  image: z.string(),
  teaser: z.string(),
  rating: z.number().nullable(),
  taste: z.array(z.string()),
  without_alcohol: z.boolean(),
});
/** What a page of the list holds. */
export const listAnswer = z.object({ cards: z.array(cardSchema), count: z.int(), offset: z.int(), page_size: z.int() });

/** A page of the list of cocktails. */
export const listOperation: Op<typeof listInput, z.output<typeof listAnswer>> = {
  name: "guide/list-cocktails",
  summary: "A page of the list of cocktails",
  who: "anyone",
  changes: false,
  input: listInput,
  async handle({ limit, offset, ...filters }, { house }) {
    const page = clampPage(limit, offset, categoryPageSize);
    const asked = { name: "guide/cocktail-list", key: JSON.stringify([filters, page]), most: 300 };
    const { rows, count } = await keptAnswer(house, asked, () => listCocktails(house.db, filters, page));
    return success({ cards: rows.map(presentCard), count, offset: page.offset, page_size: categoryPageSize });
  },
};

const nothing = z.object({});

/** What the list can be narrowed to. */
export const filterOperation: Op<typeof nothing, Awaited<ReturnType<typeof filterChoices>>> = {
  name: "guide/cocktail-filters",
  summary: "What the list of cocktails can be narrowed to",
  who: "anyone",
  changes: false,
  input: nothing,
  // Counting them costs more than the list itself.
  handle: async (_, { house }) =>
    success(await keptAnswer(house, { name: "guide/filter-choices", key: "", most: 1 }, () => filterChoices(house.db))),
};

const recipeInput = z.object({ id: idField });

/** One recipe with its family and its like. */
export const recipeOperation: Op<typeof recipeInput, { recipe: Recipe; related: CocktailCard[] }> = {
  name: "guide/recipe",
  summary: "One recipe, its family and its like",
  who: "anyone",
  changes: false,
  input: recipeInput,
  async handle({ id }, { db, person }) {
    const row = await findRecipe(db, id, person?.id ?? null);
    if (!row) return failure("not-found", "There is no such recipe.");
    const [family, rating, related] = await Promise.all([
      familyOf(db, id, row.variant_of),
      membersRating(db, "cocktails", id),
      relatedCocktails(db, id, 6),
    ]);
    const cards = await cocktailsByIds(db, [...(family.parent ? [family.parent] : []), ...family.variants]);
    const kin = cards.map(presentCard);
    return success({
      recipe: {
        ...presentRecipe(row),
        variant_of: kin.find((card) => card.id === family.parent) ?? null,
        variants: kin.filter((card) => card.id !== family.parent),
        members_rating: rating,
      },
      related: related.map(presentCard),
    });
  },
};

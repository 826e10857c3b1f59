import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { keptAnswer } from "#app/platform/kept-answers.server.ts";
import { idField } from "#app/platform/number-input.ts";
import { operation } from "#app/platform/operation.ts";
import { pageFields } from "#app/platform/page-input.ts";
import { filterSchema } from "../cocktail-filter-schema.ts";
import { categoryPageSize } from "../cocktail-filters.ts";
import { filterChoices } from "../cocktail-list/filter-store.server.ts";
import { cocktailCard, filterChoicesAnswer, recipeAnswer } from "./answers.ts";
import { cocktailsByIds, listCocktails, relatedCocktails } from "./cocktail-list-store.server.ts";
import { presentCard, presentRecipe } from "./present.ts";
import { familyOf, findRecipe, membersRating } from "./recipe-store.server.ts";

const listInput = filterSchema.extend(pageFields);
/** What a page of the list holds. */
const listAnswer = z.object({ cards: z.array(cocktailCard), count: z.int(), offset: z.int(), page_size: z.int() });

/** A page of the list of cocktails. */
export const listOperation = operation({
  name: "guide/list-cocktails",
  summary: "A page of the list of cocktails",
  who: "anyone",
  changes: false,
  input: listInput,
  answers: listAnswer,
  async handle({ limit, offset, ...filters }, { house }) {
    const page = clampPage(limit, offset, categoryPageSize);
    const asked = { name: "guide/cocktail-list", key: JSON.stringify([filters, page]), most: 300 };
    const { rows, count } = await keptAnswer(house, asked, () => listCocktails(house.db, filters, page));
    return success({ cards: rows.map(presentCard), count, offset: page.offset, page_size: categoryPageSize });
  },
});

/** What the list can be narrowed to, counted beside the filters that are on. */
export const filterOperation = operation({
  name: "guide/cocktail-filters",
  summary: "What the list of cocktails can be narrowed to",
  who: "anyone",
  changes: false,
  input: filterSchema,
  answers: filterChoicesAnswer,
  // Counting them costs more than the list itself; its order makes no difference.
  async handle({ sort, ...filters }, { house }) {
    const asked = { name: "guide/filter-choices", key: JSON.stringify(filters), most: 300 };
    return success(await keptAnswer(house, asked, () => filterChoices(house.db, filters)));
  },
});

const recipeInput = z.object({ id: idField });

/** One recipe with its family and its like. */
export const recipeOperation = operation({
  name: "guide/recipe",
  summary: "One recipe, its family and its like",
  who: "anyone",
  changes: false,
  input: recipeInput,
  answers: z.object({ recipe: recipeAnswer, related: z.array(cocktailCard) }),
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
});

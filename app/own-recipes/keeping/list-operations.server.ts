import { z } from "zod";
import { drawingPath, recipePath } from "#app/guide/cocktail.ts";
import { clampPage } from "#app/kit/paging.ts";
import { yesOrNo } from "#app/kit/query.ts";
import { success } from "#app/kit/result.ts";
import { fold } from "#app/kit/slug.ts";
import { barCatalogueFor, findThings, kindsOf } from "#app/my-bar/makeable.server.ts";
import { operation } from "#app/operations/operation.ts";
import { idField, pageFields, yesField, yesNo } from "#app/platform/fields.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { builderRecipePaths, mostRecipes, ownRecipePaths, ownStatuses, type RecipePaths } from "../status.ts";
import { type OwnRecipe, ownRecipes, ownSorts } from "./recipe-store.server.ts";

const pageSize = 10;
const keyword = z.preprocess((value) => (typeof value === "string" ? value.slice(0, 100) : ""), z.string());
const sort = z.enum(ownSorts).catch("newest");

const submitted = z.object({
  ...{ id: z.int(), link_table: z.literal("cocktails"), link_id: z.int() },
  ...{ name: z.string(), display_name: z.string(), teaser: z.string() },
  ...{ href: z.string(), edit_href: z.string(), image: z.string() },
  picture: z.string().nullable().describe("The writer's own"),
  colour: z.string().nullable(),
  cocktail_group: z.literal("user-generated"),
  ...{ user_generated: yesNo, user_created_this_cocktail: yesNo, is_public: yesNo },
  status: z.enum(ownStatuses),
  reason: z.string().nullable().describe("Why an editor did not publish it"),
  last_updated_seconds_ago: z.int(),
});
export type Submitted = z.output<typeof submitted>;
const submittedList = z.object({ result: z.array(submitted), result_count: z.int() });

function present(own: OwnRecipe, now: number, paths: RecipePaths = ownRecipePaths): Submitted {
  const { id, name, teaser, colour, status, reason } = own;
  return {
    ...{ id, link_table: "cocktails", link_id: id, name, display_name: name, teaser, colour, status, reason },
    href: recipePath(id, name),
    edit_href: paths.edit(id),
    image: drawingPath(id, own.drawing),
    picture: uploadHref(own.picture),
    ...{ cocktail_group: "user-generated", user_generated: "yes", user_created_this_cocktail: "yes" },
    is_public: yesOrNo(own.is_public),
    last_updated_seconds_ago: Math.max(0, Math.round((now - own.updated_at.getTime()) / 1_000)),
  };
}

/** contract.md, 8: mybar/submitted: what the person wrote, what was changed last first. */
export const loadSubmitted = operation({
  name: "own-recipes/submitted",
  summary: "The recipes that the person wrote, what was changed last first",
  who: "member",
  changes: false,
  input: z.object({ keyword, sort, ...pageFields }),
  answers: submittedList,
  async handle({ keyword, sort, limit, offset }, { db, person }) {
    const page = clampPage(limit, offset, pageSize);
    const { rows, count } = await ownRecipes(db, person.id, { keyword: fold(keyword.trim()), sort }, page);
    const now = Date.now();
    return success({ result: rows.map((row) => present(row, now)), result_count: count });
  },
});

/** builder.md, 7: your-recipes; with `random_result` one of them, whichever. */
export const yourRecipes = operation({
  name: "own-recipes/your-recipes",
  summary: "The recipes that the person wrote, or one of them at random",
  who: "member",
  changes: false,
  input: z.object({ keyword, sort, random_result: yesField, ...pageFields }),
  answers: submittedList,
  async handle({ keyword, sort, random_result, limit, offset }, { db, person }) {
    const page = random_result ? { limit: mostRecipes, offset: 0 } : clampPage(limit, offset, pageSize);
    const { rows, count } = await ownRecipes(db, person.id, { keyword: fold(keyword.trim()), sort }, page);
    const now = Date.now();
    const one = rows[Math.floor(Math.random() * rows.length)];
    const shown = random_result ? (one ? [one] : []) : rows;
    return success({ result: shown.map((row) => present(row, now, builderRecipePaths)), result_count: count });
  },
});

/**
 * builder.md, 7: recipe-edit-ingredient-search: what a row of a recipe may ask for; bottles as well with `include_bws`. With an
 * ingredient named, its bottles.
 */
export const searchRowIngredients = operation({
  name: "own-recipes/ingredient-search",
  summary: "Finds ingredients, and bottles where asked, for a row of a recipe",
  who: "member",
  changes: false,
  input: z.object({ keyword, include_bws: yesField, ingredient_id: idField.optional(), ...pageFields }),
  answers: z.object({
    result: z.array(
      z.object({
        ...{ link_table: z.enum(["ingredients", "spiritbrands"]), link_id: z.int(), display_name: z.string() },
        label: z.string(),
        ingredient: z.object({ id: z.int() }),
        spiritbrand: z.object({ id: z.int() }).nullable(),
      }),
    ),
    result_count: z.int(),
  }),
  async handle({ keyword, include_bws, ingredient_id, limit, offset }, { db, house, person }) {
    // builder.md, 5: a picker looks for three characters or more.
    if (ingredient_id === undefined && keyword.trim().length < 3) return success({ result: [], result_count: 0 });
    const page = clampPage(limit, offset, 20);
    const onlyIngredients = !include_bws && ingredient_id === undefined;
    const catalogue = await barCatalogueFor(house, person.id);
    const things = await findThings(db, catalogue, { keyword, subType: null, onlyIngredients });
    // As a line takes them (`readThings`): bottles of what it asks for, and of its kinds.
    const kinds = ingredient_id === undefined ? null : kindsOf(catalogue, ingredient_id);
    const found = kinds
      ? things.filter((thing) => thing.link_table === "spiritbrands" && kinds.has(thing.ingredient_id))
      : things;
    const result = found.slice(page.offset, page.offset + page.limit).map((thing) => ({
      ...{ link_table: thing.link_table, link_id: thing.link_id, display_name: thing.name, label: thing.label },
      ingredient: { id: thing.ingredient_id },
      spiritbrand: thing.link_table === "spiritbrands" ? { id: thing.link_id } : null,
    }));
    return success({ result, result_count: found.length });
  },
});

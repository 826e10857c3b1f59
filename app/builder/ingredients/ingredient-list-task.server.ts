import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { yesOrNo } from "#app/kit/query.ts";
import { success } from "#app/kit/result.ts";
import { unknownIngredient } from "#app/kit/subject.ts";
import { type BarCatalogue, barOf, findThings, iidField, installable } from "#app/my-bar/makeable.server.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { pageFields, yesField, yesNo } from "#app/platform/fields.ts";
import { typeCalled } from "./categories.ts";
import { barOfIngredients } from "./counted-bar.server.ts";
import { signInFirst, wordField } from "./ingredient-tasks.server.ts";
import { ingredientAnswer } from "./present-items.server.ts";

const pageSize = 20;

const row = ingredientAnswer.extend({
  link_table: z.literal("ingredients"),
  link_id: z.int(),
  display_name: z.string(),
  image: z.string(),
  colour: z.string(),
  in_ingredients: yesNo,
  pre_populated_item: yesNo,
});

/** An ingredient that may be added. */
export type Listed = z.output<typeof row>;

/**
 * builder.md, 7: ingredient-list: what one may add, of one category or of all; `install` is what somebody begins with, which
 * guests may ask for too (contract.md, 9). `recipe_count` is what the `iid` list makes, by the engine; 0 for an empty one.
 */
export const ingredientListTask = operation({
  name: "builder/ingredient-list",
  summary: "The ingredients of a category, and how many recipes some of them make",
  who: "anyone",
  changes: false,
  input: z.object({
    category: wordField.describe("install, a part of the ingredient list, or a type; without it all"),
    keyword: wordField,
    iid: iidField,
    sort: z.enum(["best", "name"]).catch("best").describe("best: how well a keyword fits; without one by name"),
    only: yesField.describe("Only those that iid names"),
    ...pageFields,
  }),
  answers: z.object({ result_count: z.int(), result: z.array(row), recipe_count: z.int() }),
  async handle({ category, keyword, iid, sort, only, limit, offset }, context) {
    if (!context.person && (only || category !== "install")) return signInFirst();
    const { catalogue, ids, open } = await barOfIngredients(context, iid);
    const all = only ? [...ids] : await idsAsked(catalogue, { category, keyword }, context);
    if (sort === "name") all.sort(byName(catalogue));
    const page = clampPage(limit, offset, category === "install" ? 60 : pageSize);
    const { bar } = context.person ? await barOf({ ...context, person: context.person }) : { bar: null };
    const owned = new Set(bar?.ingredients);
    const off = new Set(bar?.pantryOff);
    return success({
      result_count: all.length,
      result: all.slice(page.offset, page.offset + page.limit).map((id) => {
        const { key, name, type, grade, colour, pantry } = catalogue.ingredients.get(id)!;
        const staple = pantry && !off.has(id);
        return {
          ...{ id, name: key, displayName: name, catId: type, gradeId: grade, colour },
          ...{ link_table: "ingredients" as const, link_id: id, display_name: name },
          image: `/drawings/ingredients/${id}.svg`,
          in_ingredients: yesOrNo(owned.has(id) || (bar !== null && staple)),
          pre_populated_item: yesOrNo(staple && !owned.has(id)),
        };
      }),
      recipe_count: ids.length === 0 ? 0 : open().count(),
    });
  },
});

async function idsAsked(catalogue: BarCatalogue, asked: { category: string; keyword: string }, context: Context) {
  const found = asked.keyword
    ? await findThings(context.db, catalogue, { keyword: asked.keyword, subType: null, onlyIngredients: true })
    : null;
  const among = found && new Set(found.map(({ link_id }) => link_id));
  if (asked.category === "install")
    return installable(catalogue).flatMap(({ id }) => (among && !among.has(id) ? [] : [id]));
  const type = typeCalled(asked.category);
  const ids = among ? [...among] : namesInOrder(catalogue);
  return ids.filter(
    (id) => id !== unknownIngredient && (type === undefined || catalogue.ingredients.get(id)?.type === type),
  );
}

const byName =
  ({ ingredients }: BarCatalogue) =>
  (a: number, b: number) =>
    ingredients.get(a)!.name.localeCompare(ingredients.get(b)!.name, "en");

const known = new WeakMap<BarCatalogue, number[]>();

/** All ingredients by name, put in order once a catalogue. */
function namesInOrder(catalogue: BarCatalogue): number[] {
  const found = known.get(catalogue) ?? [...catalogue.ingredients.keys()].sort(byName(catalogue));
  known.set(catalogue, found);
  return found;
}

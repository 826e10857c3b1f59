import { z } from "zod";
import { commentCounts } from "#app/comments/counts-store.server.ts";
import { yesOrNo } from "#app/kit/query.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { editIngredientPath } from "#app/my-bar/bar-types.ts";
import { barOf, marksIn, presentItems } from "#app/my-bar/makeable.server.ts";
import type { Context } from "#app/operations/operation.ts";
import { yesNo } from "#app/platform/fields.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { collectedOf } from "../collections/collection-store.server.ts";
import { picturesOf } from "../own-ingredients/keeping/ingredient-store.server.ts";

/** builder.md, 3: an ingredient as every list of the builder names it. */
export const ingredientAnswer = z.object({
  id: z.int(),
  name: z.string(),
  displayName: z.string(),
  catId: z.int().describe("Its type, 1 to 9; 0 is Misc"),
  gradeId: z.string().describe("K, P, C, O or H"),
});

/** builder.md, 3: a list item, and what it says of a bottle or an ingredient. */
export const itemAnswer = z.object({
  link_table: z.enum(["ingredients", "spiritbrands"]),
  link_id: z.int(),
  id: z.int().nullable().describe("The item's own in the bar; null for a staple"),
  display_name: z.string(),
  label: z.string(),
  image: z.string(),
  colour: z.string().nullable(),
  present: z.object({ href: z.string() }),
  recipes_href: z.string().describe("Where the drinks stand that are counted"),
  ingredient: ingredientAnswer.extend({ cocktail_count: z.int(), cocktail_count_with_alt: z.int() }),
  spiritbrand: z.object({ id: z.int(), user_generated: yesNo }).nullable(),
  in_ingredients: yesNo,
  in_collection: yesNo.describe("Whether one of the person's collections holds it"),
  pre_populated_item: yesNo.describe("Whether the pantry puts it there"),
  user_generated: yesNo.describe("Whether a member wrote it"),
  edit_href: z.string().nullable().describe("Where the person changes it, where they wrote it"),
  picture: z.string().nullable().describe("The writer's own"),
  engagement: z.object({
    favourite: yesNo,
    wish_list: yesNo,
    rating: z.number().nullable(),
    tried: z.string(),
    comments_count: z.int(),
  }),
});
export type BuilderItem = z.output<typeof itemAnswer>;

/** Presents ingredients and bottles to a member: the bar's own answer under the builder's names, and their rating. */
export async function presentBuilderItems(
  context: Context<"member">,
  things: readonly Subject[],
): Promise<BuilderItem[]> {
  const { catalogue, bar, personId } = await barOf(context);
  const written = things.flatMap(({ link_table, link_id }) =>
    link_table === "ingredients" && catalogue.ingredients.get(link_id)?.ownerId ? [link_id] : [],
  );
  const [items, marks, comments, pictures, collected] = await Promise.all([
    presentItems(context, things),
    marksIn(context, things),
    commentCounts(context.db, things),
    picturesOf(context.db, written),
    collectedOf(context.db, personId, things),
  ]);
  const off = new Set(bar.pantryOff);
  const ratings = new Map(marks.map((mark) => [oidOf(mark), mark.rating]));
  return items.map((item) => {
    const row = catalogue.ingredients.get(item.ingredient.id)!;
    const staple = item.link_table === "ingredients" && row.pantry && !off.has(row.id) && item.id === null;
    const { link_table, link_id, contact_engagement: said } = item;
    const isIngredient = link_table === "ingredients";
    return {
      ...{ link_table, link_id, id: item.id, display_name: item.display_name, label: item.label },
      ...{ image: item.image, colour: item.colour, present: { href: item.href }, recipes_href: item.recipes_href },
      ingredient: {
        ...{ id: row.id, name: row.key, displayName: row.name, catId: row.type, gradeId: row.grade },
        cocktail_count: item.cocktail_count,
        cocktail_count_with_alt: item.ingredient.cocktail_count_with_alt,
      },
      spiritbrand: link_table === "spiritbrands" ? { id: link_id, user_generated: "no" as const } : null,
      in_ingredients: yesOrNo(item.in_bar || staple),
      in_collection: yesOrNo(collected.has(oidOf(item))),
      pre_populated_item: yesOrNo(staple),
      user_generated: yesOrNo(isIngredient && row.ownerId !== null),
      edit_href: isIngredient && row.ownerId === personId ? editIngredientPath(row.id) : null,
      picture: isIngredient ? uploadHref(pictures.get(row.id) ?? null) : null,
      engagement: {
        favourite: item.favourite.is_favourite,
        wish_list: said.wish_list,
        rating: Number(ratings.get(oidOf(item)) ?? 0) || null,
        tried: said.tried,
        comments_count: comments.get(oidOf(item)) ?? 0,
      },
    };
  });
}

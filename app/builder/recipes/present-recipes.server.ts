import { z } from "zod";
import { commentCounts } from "#app/comments/counts-store.server.ts";
import { drawingPath, recipePath } from "#app/guide/cocktail.ts";
import { yesOrNo } from "#app/kit/query.ts";
import { oidOf } from "#app/kit/subject.ts";
import { marksOf, noteHtml, noteOf } from "#app/marks/mark-store.server.ts";
import type { ChosenRecipe } from "#app/my-bar/makeable.server.ts";
import type { Context } from "#app/operations/operation.ts";
import { yesNo } from "#app/platform/fields.ts";
import type { FoundRecipes } from "./find-recipes.server.ts";
import { hallOfFame } from "./recipe-query.ts";

/** builder.md, 3: a recipe as the builder lists it. */
export const recipeAnswer = z.object({
  id: z.int(),
  link_table: z.literal("cocktails"),
  link_id: z.int(),
  name: z.string(),
  display_name: z.string(),
  href: z.string(),
  cutout_image: z.string(),
  colour: z.string().nullable(),
  teaser: z.string(),
  rating: z.number().nullable().describe("The site's"),
  hall_of_fame: yesNo,
  user_generated: yesNo,
  user_created_this_cocktail: yesNo,
  is_public: yesNo,
  missing_count: z.int(),
  premium_enabled: z.boolean(),
  ingredients: z.array(
    z.object({ ingredient_id: z.int(), name: z.string(), there: z.boolean(), optional: z.boolean() }),
  ),
  engagement: z.object({
    rating: z.number().nullable(),
    favourite: yesNo,
    wish_list: yesNo,
    liked: yesNo,
    must_try: yesNo,
    disliked: yesNo,
    tried_value: z.string(),
    comments_count: z.int(),
    notes_safe_edit: z.string().nullable().describe("The own note as HTML, where one recipe was asked for"),
  }),
});
/** builder.md, 3: Recipe, premium: in which collections one is, and the bars that count. */
export const recipePremium = z.object({
  collections: z.array(z.object({ id_encoded: z.string(), name: z.string(), has_recipe: yesNo, has_item: yesNo })),
  cabinet_count: z.int(),
  active_cabinet_html: z.string(),
});
export type BuilderRecipe = z.output<typeof recipeAnswer>;

/** Presents found recipes; with what the caller said of them, where they are signed in. */
export async function presentRecipes(
  { db, person }: Context,
  shown: readonly ChosenRecipe[],
  { open, catalogue }: Pick<FoundRecipes, "open" | "catalogue">,
  withNotes = false,
): Promise<BuilderRecipe[]> {
  const subjects = shown.map(({ recipe }) => ({ link_table: "cocktails", link_id: recipe.id }));
  const [marks, comments] = await Promise.all([
    person ? marksOf(db, person.id, subjects) : [],
    commentCounts(db, subjects),
  ]);
  const notes = new Map<number, string>();
  for (const subject of person && withNotes ? subjects : [])
    notes.set(subject.link_id, (await noteOf(db, person!.id, subject)) ?? "");
  const said = new Map(marks.map((mark) => [mark.link_id, mark]));
  return shown.map(({ recipe, missing }) => {
    const { id, name, drawing, colour, teaser, rating, ownerId, isPublic } = recipe;
    const mark = said.get(id);
    const tried = mark?.tried ?? "not_tried";
    const note = notes.get(id);
    return {
      ...{ id, link_table: "cocktails", link_id: id, name, display_name: name, href: recipePath(id, name) },
      ...{ cutout_image: drawingPath(id, drawing), colour, teaser, rating },
      hall_of_fame: yesOrNo(rating === hallOfFame),
      user_generated: yesOrNo(ownerId !== null),
      user_created_this_cocktail: yesOrNo(ownerId !== null && ownerId === person?.id),
      is_public: yesOrNo(isPublic),
      missing_count: missing,
      premium_enabled: person?.premium ?? false,
      ingredients: (open.explain(id) ?? []).map(({ ingredientId, satisfied, optional }) => ({
        ingredient_id: ingredientId,
        name: catalogue.ingredients.get(ingredientId)?.name ?? "Unknown ingredient",
        there: satisfied,
        optional,
      })),
      engagement: {
        rating: mark?.rating == null ? null : Number(mark.rating),
        favourite: yesOrNo(mark?.favourite ?? false),
        wish_list: yesOrNo(mark?.wish_list ?? false),
        liked: yesOrNo(tried === "liked"),
        must_try: yesOrNo(tried === "must_try"),
        disliked: yesOrNo(tried === "disliked"),
        tried_value: tried,
        comments_count: comments.get(oidOf({ link_table: "cocktails", link_id: id })) ?? 0,
        notes_safe_edit: note === undefined ? null : noteHtml(note),
      },
    };
  });
}

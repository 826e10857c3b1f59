import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { noteHtml, noteOf } from "#app/marks/mark-store.server.ts";
import { aboveOf, barOf } from "#app/my-bar/makeable.server.ts";
import { operation } from "#app/operations/operation.ts";
import { idField } from "#app/platform/fields.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
import { itemAnswer, presentBuilderItems } from "../ingredients/present-items.server.ts";
import { inRecipes, preferredBrands } from "./preferred-store.server.ts";

const named = z.object({
  cocktails_id: z.int(),
  spiritbrands_id: z.int().nullable(),
  ingredients_id: z.int(),
  name: z.string(),
});

/** builder.md, 3 and 7: spiritbrand: a bottle as the personalise dialog shows it. */
export const brandTask = operation({
  name: "builder/spiritbrand",
  summary: "A bottle with what the person said of it, and in which recipes they take it",
  who: "member",
  changes: false,
  input: z.object({ id: idField }),
  answers: itemAnswer.extend({
    spiritbrand: z.object({
      id: z.int(),
      href: z.string(),
      rating: z.number().nullable(),
      preferred: z.boolean(),
      preferred_recipes: z.array(named),
      preferred_recipe_exceptions: z.array(named),
      edit_link: z.string().nullable(),
      user_generated: itemAnswer.shape.user_generated,
    }),
    notes: z.object({ text: z.string(), display: z.string(), editable: z.boolean() }),
    premium_enabled: z.boolean(),
  }),
  async handle({ id }, context) {
    const { db, person } = context;
    const subject = { link_table: "spiritbrands", link_id: id };
    const { catalogue } = await barOf(context);
    const brand = catalogue.brands.get(id);
    if (!brand) return failure("not-found", "there is no such bottle");
    const ingredients = [brand.ingredientId, ...aboveOf(catalogue, brand.ingredientId)];
    const [[item], [card], preferred, said, note] = await Promise.all([
      presentBuilderItems(context, [subject]),
      subjectCards(db, [subject]),
      preferredBrands(db, person.id),
      inRecipes(db, person.id, { brand: id, ingredients }),
      noteOf(db, person.id, subject),
    ]);
    if (!item) return failure("not-found", "there is no such bottle");
    const rows = said.flatMap(({ cocktail_id, ingredient_id, brand_id }) => {
      const name = catalogue.recipes.get(cocktail_id)?.name;
      const row = { cocktails_id: cocktail_id, spiritbrands_id: brand_id, ingredients_id: ingredient_id };
      return name === undefined ? [] : [{ ...row, name }];
    });
    const isPreferred = preferred.includes(id);
    return success({
      ...item,
      spiritbrand: {
        ...{ id, href: card?.href ?? item.present.href, rating: card?.rating ?? null, user_generated: "no" as const },
        preferred: isPreferred,
        preferred_recipes: rows.filter(({ spiritbrands_id }) => spiritbrands_id === id),
        preferred_recipe_exceptions: isPreferred ? rows.filter(({ spiritbrands_id }) => spiritbrands_id === null) : [],
        edit_link: null,
      },
      notes: { text: note ?? "", display: noteHtml(note ?? ""), editable: person.premium },
      premium_enabled: person.premium,
    });
  },
});

import { z } from "zod";
import { yesOrNo } from "#app/kit/query.ts";
import { failure, success } from "#app/kit/result.ts";
import { addBarItem, barCatalogueFor, deleteBarItem, togglePantry } from "#app/my-bar/makeable.server.ts";
import { operation } from "#app/operations/operation.ts";
import { idField, yesNo } from "#app/platform/fields.ts";
import { wordField } from "./ingredient-tasks.server.ts";

/**
 * builder.md, 7: add-item. What is there already is as good as added; a staple that was switched off is switched on, for it
 * is the pantry that puts it there.
 */
export const addItemTask = operation({
  name: "builder/add-item",
  summary: "Puts an ingredient or a bottle into the active bar",
  who: "member",
  changes: true,
  input: addBarItem.input.extend({
    type: wordField.describe("ingredient: there is no other"),
    sub_type: wordField.describe("Changes nothing: on which list it stands follows from what it is"),
  }),
  answers: z.object({ link_id: z.int(), link_table: z.string(), in_ingredients: yesNo }),
  async handle({ link_id, link_table }, context) {
    const staple =
      link_table === "ingredients" &&
      (await barCatalogueFor(context.house, context.person.id)).ingredients.get(link_id)?.pantry;
    const done = staple
      ? await togglePantry.handle({ ingredient_id: link_id, action: "make_available" }, context)
      : await addBarItem.handle({ link_id, link_table }, context);
    if (!done.ok && done.kind !== "conflict") return done;
    return success({ link_id, link_table, in_ingredients: yesOrNo(true) });
  },
});

/** builder.md, 7: delete-item: an item of the bar by its own id, or a staple, which is switched off. */
export const deleteItemTask = operation({
  name: "builder/delete-item",
  summary: "Takes an item out of the bar, or switches a staple off",
  who: "member",
  changes: true,
  input: z.object({ id: deleteBarItem.input.shape.id.optional(), pre_populated_iid: idField.optional() }),
  answers: z.object({ deleted: yesNo }),
  async handle({ id, pre_populated_iid }, context) {
    if (id === undefined && pre_populated_iid === undefined)
      return failure("invalid", "id, pre_populated_iid: one of them must be given");
    const done =
      id === undefined
        ? await togglePantry.handle({ ingredient_id: pre_populated_iid!, action: "make_unavailable" }, context)
        : await deleteBarItem.handle({ id }, context);
    return done.ok ? success({ deleted: yesOrNo(true) }) : done;
  },
});

import { z } from "zod";
import { failure } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { idField } from "#app/platform/fields.ts";
import { revisionsOf } from "../revisions/revision-store.server.ts";
import { wantsPublic } from "../status.ts";
import { draftOf } from "./facts.ts";
import { findOwn } from "./recipe-store.server.ts";
import { saveRecipe } from "./save-operation.server.ts";

/** Has a recipe say again what an earlier revision said: saved as a change like any other, so that this one is kept as well. */
export const restoreRecipe = operation({
  name: "own-recipes/restore",
  summary: "Has a recipe say again what it said before",
  who: "member",
  changes: true,
  transaction: "own",
  limit: { times: 60, seconds: 3600 },
  input: z.object({ id: idField, number: idField }),
  answers: z.object({ id: z.int() }),
  async handle({ id, number }, context) {
    const { house, person } = context;
    const own = await findOwn(house.db, person.id, id);
    const revision = own && (await revisionsOf(house.db, id)).find((one) => one.number === number);
    if (!own || !revision) return failure("not-found", "There is no such revision of a recipe of yours.");
    const { lines, youtube_id, ...texts } = draftOf(revision.facts, wantsPublic(own.status));
    const ingredient = Object.fromEntries(
      lines.map(({ key, brandId, ...line }) => [key, { ...line, my_bar_spiritbrandsId: brandId ?? undefined }]),
    );
    const fields = { cocktail: { ...texts, youtube_id, ingredient }, recipe_status: texts.isPublic };
    return saveRecipe.handle(saveRecipe.input.parse({ id, ...fields }), context);
  },
});

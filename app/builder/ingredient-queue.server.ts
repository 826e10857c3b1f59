import { ingredientTypes } from "#app/drinks/vocabulary.ts";
import { ingredientPath } from "#app/guide/cocktail.ts";
import { type Failure, failure, success } from "#app/kit/result.ts";
import { renewIngredient } from "#app/my-bar/makeable.server.ts";
import type { QueueKind } from "#app/operations/queue-kind.ts";
import { renewRecipes } from "#app/own-recipes/follow-ingredients.server.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { addressesOf } from "#app/visitor/users.server.ts";
import { longest } from "./own-ingredients/ingredient.ts";
import { publishedMail, refusedMail } from "./own-ingredients/ingredient-mails.ts";
import { followIngredient } from "./own-ingredients/keeping/follow.server.ts";
import {
  countWaitingIngredients,
  decideIngredient,
  isNameTaken,
  lockIngredient,
  mendIngredient,
  publishedIngredient,
  type WaitingIngredient,
  waitingIngredients,
} from "./own-ingredients/keeping/ingredient-queue-store.server.ts";
import { showIngredient } from "./own-ingredients/keeping/ingredient-store.server.ts";

/** Ingredients of members that shall be public (contract.md, 6): published they are ingredients of the guide like any other. */
export const ingredientQueue: QueueKind = {
  title: "Members’ ingredients",
  one: "ingredient",
  fields: [
    { name: "name", label: "Name", kind: "line" },
    { name: "description", label: "Description", kind: "text" },
  ],
  kept: [
    { table: "ingredient", key: "id" },
    { table: "own_ingredient", key: "ingredient_id" },
  ],
  count: countWaitingIngredients,
  async waiting(db, page) {
    const rows = await waitingIngredients(db, page);
    const addresses = await addressesOf(
      db,
      rows.flatMap(({ owner_id }) => owner_id ?? []),
    );
    return rows.map(({ id, name, type, abv, parent, description, picture, owner_id, sent }) => ({
      ...{ id, title: name, sent, from: addresses.get(owner_id ?? "") ?? "somebody" },
      facts: [
        { label: "What it is", text: ingredientTypes[type] ?? "Misc ingredient" },
        { label: "A kind of", text: parent ?? "Nothing that the guide has" },
        { label: "Strength", text: `${Number(abv)} %` },
        { label: "Description", text: description || "Nothing was said." },
      ],
      pictures: picture ? [{ href: uploadHref(picture)!, alt: name }] : [],
      values: { name, description },
    }));
  },
  async hrefOf(db, id) {
    const found = await publishedIngredient(db, id);
    return found ? ingredientPath(found.id, found.name) : null;
  },
  async edit(house, id, values) {
    const mended = await house.db.transaction().execute(async (db) => {
      const found = await lockIngredient(db, id);
      if (found?.status !== "waiting") return notWaiting(found);
      const name = (values.name ?? found.name).replaceAll(/\s+/g, " ").trim();
      const description = (values.description ?? found.description).trim();
      const errors: Record<string, string> = {};
      if (name === "" || name.length > longest.name)
        errors.name = `Give it a name of ${longest.name} characters at most`;
      if (description.length > longest.description)
        errors.description = `The description can have ${longest.description} characters at most`;
      if (Object.keys(errors).length > 0) return failure("invalid", "The ingredient has mistakes.", errors);
      await mendIngredient(db, id, { name, description });
      return success({ followed: await followIngredient(db, id, false) });
    });
    if (!mended.ok) return mended;
    await renewIngredient(house, id);
    await renewRecipes(house, mended.value.followed);
    return success({});
  },
  // Patient: of two editors the second waits until the first one's stands, and hears so.
  async approve(house, id, editor) {
    const done = await house.bulk.transaction().execute(async (db) => {
      const found = await lockIngredient(db, id);
      if (found?.status !== "waiting") return notWaiting(found);
      if (await isNameTaken(db, id, found.name))
        return failure(
          "conflict",
          `The guide has an ingredient called ${found.name} already: mend the name, or refuse it.`,
        );
      await decideIngredient(db, id, { status: "published", decided_by: editor.id });
      await showIngredient(db, id, true);
      const to = (await addressesOf(db, [found.owner_id ?? ""])).get(found.owner_id ?? "");
      const address = house.settings.BASE_URL + ingredientPath(found.id, found.name);
      return success({ mail: to ? publishedMail(to, found.name, address) : null });
    });
    if (!done.ok) return done;
    // By itself: a second editor hears that it is decided before the index has followed.
    await house.bulk.transaction().execute((db) => followIngredient(db, id, true));
    await renewIngredient(house, id);
    return done;
  },
  refuse: (house, id, editor, reason) =>
    house.db.transaction().execute(async (db) => {
      const found = await lockIngredient(db, id);
      if (found?.status !== "waiting") return notWaiting(found);
      await decideIngredient(db, id, { status: "refused", decided_by: editor.id, reason });
      const to = (await addressesOf(db, [found.owner_id ?? ""])).get(found.owner_id ?? "");
      return success({ mail: to ? refusedMail(to, found.name, reason) : null });
    }),
};

function notWaiting(found: WaitingIngredient | undefined): Failure {
  if (!found) return failure("not-found", "There is no such ingredient.");
  if (found.status === "private") return failure("conflict", "Its writer has made this ingredient private.");
  return failure("conflict", `Somebody has ${found.status} this ingredient already.`);
}

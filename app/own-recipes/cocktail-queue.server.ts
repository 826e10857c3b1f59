import { methodWords, recipePath } from "#app/guide/cocktail.ts";
import { type Failure, failure, success } from "#app/kit/result.ts";
import { listed, oneLine } from "#app/kit/words.ts";
import { renewRecipe } from "#app/my-bar/makeable.server.ts";
import type { QueueField, QueueKind } from "#app/operations/queue-kind.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { addressesOf } from "#app/visitor/users.server.ts";
import { cut, longest, teaserFrom } from "./form/texts.ts";
import { hiddenIngredients, showRecipe } from "./keeping/recipe-store.server.ts";
import { follow } from "./keeping/save-operation.server.ts";
import { publishedMail, refusedMail } from "./queue/queue-mails.ts";
import {
  countWaiting,
  decideRecipe,
  lockRecipe,
  mendRecipe,
  publishedRecipe,
  type WaitingRecipe,
  waitingRecipes,
} from "./queue/queue-store.server.ts";
import { keepRevision, revisionsOf } from "./revisions/revision-store.server.ts";

const fields: readonly QueueField[] = [
  { name: "name", label: "Name", kind: "line" },
  { name: "description", label: "Description", kind: "text" },
];

/** Recipes of members that shall be public (contract.md, 6): an editor reads each, and each change of it. */
export const cocktailQueue: QueueKind = {
  title: "Members’ recipes",
  one: "recipe",
  fields,
  kept: [
    { table: "cocktail", key: "id" },
    { table: "own_recipe", key: "cocktail_id" },
  ],
  count: countWaiting,
  async waiting(db, page) {
    const recipes = await waitingRecipes(db, page);
    const addresses = await addressesOf(
      db,
      recipes.flatMap(({ owner_id }) => owner_id ?? []),
    );
    return recipes.map((recipe) => ({
      id: recipe.id,
      title: recipe.name,
      from: addresses.get(recipe.owner_id ?? "") ?? "somebody",
      sent: recipe.sent,
      facts: [
        { label: "Description", text: recipe.description || "Nothing was said." },
        { label: "Ingredients", text: recipe.lines.join("\n") },
        {
          label: "Served",
          text: `${methodWords[recipe.method] ?? recipe.method}, ${recipe.glass}, ice: ${recipe.ice}`,
        },
        { label: "Steps", text: recipe.instructions.join("\n") },
        ...(recipe.garnish ? [{ label: "Garnish", text: recipe.garnish }] : []),
        ...(recipe.youtube_id ? [{ label: "Film", text: `https://youtu.be/${recipe.youtube_id}` }] : []),
      ],
      pictures: recipe.picture ? [{ href: uploadHref(recipe.picture)!, alt: recipe.name }] : [],
      values: { name: recipe.name, description: recipe.description },
    }));
  },
  async hrefOf(db, id) {
    const recipe = await publishedRecipe(db, id);
    return recipe ? recipePath(recipe.id, recipe.name) : null;
  },
  async edit(house, id, values) {
    const mended = await house.db.transaction().execute(async (db) => {
      const recipe = await lockRecipe(db, id);
      if (recipe?.status !== "waiting") return notWaiting(recipe);
      const name = oneLine(values.name ?? recipe.name);
      const description = (values.description ?? recipe.description).trim();
      if (name === "" || name.length > longest.name)
        return failure("invalid", "The recipe has mistakes.", {
          name: `Give it a name of ${longest.name} characters at most`,
        });
      if (description.length > longest.description)
        return failure("invalid", "The recipe has mistakes.", {
          description: `The description can have ${longest.description} characters at most`,
        });
      await mendRecipe(db, id, { name, description, teaser: teaserFrom(description) || cut(recipe.teaser) });
      const [latest] = await revisionsOf(db, id);
      if (latest) await keepRevision(db, id, null, { ...latest.facts, name, description });
      await follow(db, id, false);
      return success({});
    });
    if (mended.ok) await renewRecipe(house, id);
    return mended;
  },
  // Patient: of two editors the second waits until the first one's stands, and hears so.
  async approve(house, id, editor) {
    const done = await house.bulk.transaction().execute(async (db) => {
      const recipe = await lockRecipe(db, id);
      if (recipe?.status !== "waiting") return notWaiting(recipe);
      const hidden = await hiddenIngredients(db, id);
      if (hidden.length > 0)
        return failure("conflict", `Not everybody sees ${listed(hidden)} yet: decide on that ingredient first.`);
      await decideRecipe(db, id, { status: "published", decided_by: editor.id });
      await showRecipe(db, id, true);
      const to = (await addressesOf(db, [recipe.owner_id ?? ""])).get(recipe.owner_id ?? "");
      const address = house.settings.BASE_URL + recipePath(id, recipe.name);
      return success({ mail: to ? publishedMail(to, recipe.name, address) : null });
    });
    if (!done.ok) return done;
    // By itself: a second editor hears that it is decided before the index has followed.
    await house.bulk.transaction().execute((db) => follow(db, id, true));
    await renewRecipe(house, id);
    return done;
  },
  refuse: (house, id, editor, reason) =>
    house.db.transaction().execute(async (db) => {
      const recipe = await lockRecipe(db, id);
      if (recipe?.status !== "waiting") return notWaiting(recipe);
      await decideRecipe(db, id, { status: "refused", decided_by: editor.id, reason });
      const to = (await addressesOf(db, [recipe.owner_id ?? ""])).get(recipe.owner_id ?? "");
      return success({ mail: to ? refusedMail(to, recipe.name, reason) : null });
    }),
};

function notWaiting(recipe: WaitingRecipe | undefined): Failure {
  if (!recipe) return failure("not-found", "There is no such recipe.");
  if (recipe.status === "private") return failure("conflict", "Its writer has made this recipe private.");
  return failure("conflict", `Somebody has ${recipe.status} this recipe already.`);
}

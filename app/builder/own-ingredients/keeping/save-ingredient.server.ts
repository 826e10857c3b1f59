import { z } from "zod";
import { again } from "#app/database/again.server.ts";
import { type Failure, failure, type Result, success } from "#app/kit/result.ts";
import { listed } from "#app/kit/words.ts";
import { addBarItem, renewIngredient } from "#app/my-bar/makeable.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { onceForForm } from "#app/operations/runner.server.ts";
import { renewRecipes } from "#app/own-recipes/follow-ingredients.server.ts";
import { wantsPublic } from "#app/own-recipes/status.ts";
import { UploadedFile } from "#app/platform/body.server.ts";
import { idField, yesField } from "#app/platform/fields.ts";
import { cropFields } from "#app/uploads/crop-fields.ts";
import { dropPicture } from "#app/uploads/uploads.server.ts";
import { takeTurn } from "#app/visitor/turns-store.server.ts";
import { storePicture } from "../../pictures/store-picture.server.ts";
import {
  type CheckedIngredient,
  checkIngredient,
  type IngredientDraft,
  mostIngredients,
  readIngredient,
} from "../ingredient.ts";
import { followIngredient } from "./follow.server.ts";
import {
  chosenThing,
  countOwnIngredients,
  deleteIngredient,
  findOwnIngredient,
  keepIngredient,
  setIngredientPicture,
  setIngredientStatus,
  usesOf,
} from "./ingredient-store.server.ts";

const gone = failure("not-found", "There is no such ingredient of yours.");
const anything = z.unknown().optional();

/** The fields of an ingredient's form (contract.md, 9). */
export const ingredientFields = {
  ...{ name: anything, type: anything, parent: anything, abv: anything, description: anything },
  ...{ link_table: anything, link_id: anything, unlink: anything, is_public: anything },
};

const input = z.object({
  /** The ingredient that is changed; none: a new one. */
  id: idField.nullable().catch(null),
  ...ingredientFields,
  idempotency_key: z.string().max(200).optional().catch(undefined).describe("A new ingredient is kept once for it"),
  in_bar: yesField.describe("Whether a new one stands in the active bar at once"),
  image: z.instanceof(UploadedFile).nullable().catch(null),
  ...{ remove_image: yesField, ...cropFields },
});

/**
 * Keeps an ingredient as its form has it: a new one, or one of the person's own changed (builder.md, 2). Every list, search and
 * count of theirs has it at once; others see it once an editor has read it (contract.md, 6).
 */
export const saveIngredient = operation({
  name: "builder/save-ingredient",
  summary: "Keeps an ingredient that the person wrote",
  who: "member",
  changes: true,
  transaction: "own",
  limit: [
    { times: 20, seconds: 60 },
    { times: 200, seconds: 3600 },
  ],
  input,
  answers: z.object({ id: z.int() }),
  // What it is a kind of may have gone between looking and keeping.
  handle: (form, context) => again(() => keepForm(form, context)),
});

type Kept = Promise<Result<{ id: number }>>;
async function keepForm(form: z.output<typeof input>, context: Context<"member">): Kept {
  const { id, in_bar, image, remove_image, x, y, width, height, idempotency_key, ...fields } = form;
  const { house, person } = context;
  if (id !== null && !(await findOwnIngredient(house.db, person.id, id))) return gone;
  const draft = readIngredient(fields);
  const thing = draft.chosen ? await chosenThing(house.db, draft.chosen) : null;
  if (thing === undefined) return failure("invalid", noThing, { chosen: noThing });
  const checked = checkIngredient(draft, thing);
  if ("errors" in checked) return failure("invalid", "The ingredient has mistakes.", checked.errors);
  const stored = await storePicture(house, "ingredients", image, { x, y, width, height });
  if (!stored.ok) return stored;
  const picture = stored.value ?? (remove_image ? null : undefined);
  const key = idempotency_key || context.idempotencyKey;
  const once = id === null && key ? { key, said: { fields, pictured: image?.bytes.byteLength ?? 0 } } : null;
  const wanted = { id, picture, draft, parentId: thing?.id ?? null, once };
  const kept = await keep(house, person.id, wanted, checked.ingredient).catch(async (error) => {
    if (stored.value !== null) await dropPicture(house.uploads, stored.value);
    throw error;
  });
  if ("ok" in kept) {
    if (stored.value !== null) await dropPicture(house.uploads, stored.value);
    return kept;
  }
  await renewIngredient(house, kept.id);
  await renewRecipes(house, kept.followed);
  if (id === null && in_bar)
    await house.db
      .transaction()
      .execute((db) => addBarItem.handle({ link_id: kept.id, link_table: "ingredients" }, { ...context, db }));
  return success({ id: kept.id });
}

const noThing = "There is no such ingredient or bottle in the guide any more. Choose another one";

type Followed = Awaited<ReturnType<typeof followIngredient>>;
type Wanted = {
  id: number | null;
  picture: string | null | undefined;
  draft: IngredientDraft;
  parentId: number | null;
  /** The key of a new ingredient's form, and all that it says. */
  once: { key: string; said: unknown } | null;
};

function keep(house: House, personId: string, wanted: Wanted, ingredient: CheckedIngredient) {
  return house.db.transaction().execute(async (db): Promise<{ id: number; followed: Followed } | Failure> => {
    await takeTurn(db, personId);
    const what = { scope: personId, operation: "builder/save-ingredient", form: wanted.once };
    return onceForForm(db, what, () => keepWithin(db, personId, wanted, ingredient));
  });
}

async function keepWithin(
  db: Parameters<typeof takeTurn>[0],
  personId: string,
  { id: old, picture, draft, parentId }: Wanted,
  ingredient: CheckedIngredient,
): Promise<{ id: number; followed: Followed } | Failure> {
  const before = old === null ? null : await findOwnIngredient(db, personId, old, true);
  if (before === undefined) return gone;
  if (!before && (await countOwnIngredients(db, personId)) >= mostIngredients)
    return failure("conflict", `You keep ${mostIngredients} ingredients, which is the most.`);
  if (before?.is_public && (await usesOf(db, personId, before.id)).others > 0) return heldByOthers;
  const id = await keepIngredient(db, { id: old, personId, parentId, chosen: draft.chosen }, ingredient);
  if (picture !== undefined) await setIngredientPicture(db, id, picture);
  // What is public, or shall be, waits for an editor with each change.
  const status = before?.status ?? "private";
  if (draft.isPublic || wantsPublic(status)) await setIngredientStatus(db, id, draft.isPublic ? "waiting" : "private");
  return { id, followed: await followIngredient(db, id, before?.is_public === true) };
}

const heldByOthers = failure(
  "conflict",
  "Recipes of others ask for this ingredient: it stays as the editors published it. Write another one beside it.",
);

/** Deletes an ingredient of the person (contract.md, 9: `delete`), which no recipe may ask for any more. */
export const removeIngredient = operation({
  name: "builder/delete-ingredient",
  summary: "Deletes an ingredient that the person wrote",
  who: "member",
  changes: true,
  transaction: "own",
  input: z.object({ id: idField }),
  answers: z.null(),
  async handle({ id }, { house, person }) {
    const done = await house.db.transaction().execute(async (db): Promise<Failure | null> => {
      const own = await findOwnIngredient(db, person.id, id, true);
      if (!own) return gone;
      const uses = await usesOf(db, person.id, id);
      if (uses.own.length > 0)
        return failure("conflict", `Your ${listed(uses.own)} asks for it. Take it out there first.`);
      if (uses.others > 0) return heldByOthers;
      await deleteIngredient(db, id);
      await followIngredient(db, id, own.is_public);
      return null;
    });
    if (done) return done;
    await renewIngredient(house, id);
    return success(null);
  },
});

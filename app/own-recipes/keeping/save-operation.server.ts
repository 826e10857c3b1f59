import { z } from "zod";
import { again } from "#app/database/again.server.ts";
import { tell } from "#app/database/notices.server.ts";
import { indexEntry } from "#app/guide/area-readings.server.ts";
import { type Failure, failure, type Result, success } from "#app/kit/result.ts";
import { renewRecipe } from "#app/my-bar/makeable.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { onceForForm } from "#app/operations/runner.server.ts";
import { UploadedFile } from "#app/platform/body.server.ts";
import { idField, yesField } from "#app/platform/fields.ts";
import { cropFields } from "#app/uploads/crop-fields.ts";
import { dropPicture } from "#app/uploads/uploads.server.ts";
import { takeTurn } from "#app/visitor/turns-store.server.ts";
import { type CheckedRecipe, checkDraft, onlyYouSee, type Things } from "../form/check.ts";
import { emptyDraft, readDraft, withPending } from "../form/draft.ts";
import { isSame } from "../revisions/revision.ts";
import { keepRevision, revisionsOf } from "../revisions/revision-store.server.ts";
import { mostRecipes, wantsPublic } from "../status.ts";
import { factsOf } from "./facts.ts";
import { storePicture } from "./picture.server.ts";
import {
  countOwn,
  deleteRecipe,
  findForVersion,
  findOwn,
  hiddenIngredients,
  keepRecipe,
  setPicture,
  setStatus,
} from "./recipe-store.server.ts";
import { thingsOf } from "./things-store.server.ts";

const gone = failure("not-found", "There is no such recipe of yours.");
const anything = z.unknown().optional();

const formInput = z.object({
  /** The recipe that is changed; none: a new one. */
  id: idField.nullable().catch(null),
  /** Of which recipe it is the person's own version (builder.md, 2: vid). */
  vid: idField.nullable().catch(null),
  ...{ cocktail: anything, pending: anything, recipe_status: anything, delete_ingredient: anything },
  ...{ youtube_id: anything, delete_youtube_id: anything },
  image: z.instanceof(UploadedFile).nullable().catch(null),
  tall: z.boolean().catch(false).describe("Whether the picture is the builder's, 512 by 768 pixels"),
  idempotency_key: z.string().max(200).optional().catch(undefined).describe("A new recipe is kept once for it"),
  ...{ copyright: yesField, remove_image: yesField, ...cropFields },
});

/**
 * Keeps a recipe as its form has it: a new one, or one of the person's own changed (contract.md, 8: Cocktail form). What is
 * public, or shall be, waits for an editor with each change (contract.md, 6).
 */
export const saveRecipe = operation({
  name: "own-recipes/save",
  summary: "Keeps a recipe that the person wrote",
  who: "member",
  changes: true,
  transaction: "own",
  limit: [
    { times: 20, seconds: 60 },
    { times: 200, seconds: 3600 },
  ],
  input: formInput,
  answers: z.object({ id: z.int() }),
  // What a line asks for may have gone between looking and keeping.
  handle: (form, context) => again(() => keepForm(form, context)),
});

type Kept = Promise<Result<{ id: number }>>;
async function keepForm(form: z.output<typeof formInput>, context: Context<"member">): Kept {
  const { house, person } = context;
  const { id, vid, tall, image, copyright, remove_image, x, y, width, height, idempotency_key, ...fields } = form;
  // Before what is wrong with the form: another person's recipe is not there.
  const before = id === null ? emptyDraft : await findOwn(house.db, person.id, id);
  if (!before) return gone;
  const { method, ice } = before;
  const draft = withPending(readDraft(fields, { method, ice }));
  const things = await thingsOf(house.db, draft, person.id);
  const checked = checkDraft(draft, things);
  if ("errors" in checked) return failure("invalid", "The recipe has mistakes.", checked.errors);
  const stored = await storePicture(house, { image, copyright, tall, crop: { x, y, width, height } });
  if (!stored.ok) return stored;
  const picture = stored.value ?? (remove_image ? null : undefined);
  const key = idempotency_key || context.idempotencyKey;
  const once = id === null && key ? { key, said: { vid, fields, pictured: image?.bytes.byteLength ?? 0 } } : null;
  const wanted = { id, vid, picture, isPublic: draft.isPublic, once };
  const kept = await keep(house, person, wanted, checked.recipe, things).catch(async (error) => {
    if (stored.value !== null) await dropPicture(house.uploads, stored.value);
    throw error;
  });
  if ("ok" in kept) {
    if (stored.value !== null) await dropPicture(house.uploads, stored.value);
    return kept;
  }
  await renewRecipe(house, kept.id);
  return success(kept);
}

type Wanted = {
  id: number | null;
  vid: number | null;
  picture: string | null | undefined;
  isPublic: boolean;
  /** The key of a new recipe's form, and all that it says: sent again as it is, it is the same recipe. */
  once: { key: string; said: unknown } | null;
};

function keep(house: House, person: { id: string }, wanted: Wanted, recipe: CheckedRecipe, things: Things) {
  return house.db.transaction().execute(async (db): Promise<{ id: number } | Failure> => {
    await takeTurn(db, person.id);
    const what = { scope: person.id, operation: "own-recipes/save", form: wanted.once };
    return onceForForm(db, what, () => keepWithin(db, person, wanted, recipe, things));
  });
}

type Queries = Parameters<typeof tell>[0];

async function keepWithin(
  db: Queries,
  person: { id: string },
  wanted: Wanted,
  recipe: CheckedRecipe,
  things: Things,
): Promise<{ id: number } | Failure> {
  const before = wanted.id === null ? null : await findOwn(db, person.id, wanted.id, true);
  if (before === undefined) return gone;
  if (!before && (await countOwn(db, person.id)) >= mostRecipes)
    return failure("conflict", `You keep ${mostRecipes} recipes, which is the most.`);
  const of = before || wanted.vid === null ? undefined : await findForVersion(db, person.id, wanted.vid);
  const id = await keepRecipe(db, person, { id: wanted.id, versionOf: of?.id ?? null }, recipe, things);
  if (wanted.picture !== undefined) await setPicture(db, id, wanted.picture);
  const facts = factsOf(recipe);
  const [latest] = await revisionsOf(db, id);
  const isNew = !latest || !isSame(latest.facts, facts);
  if (isNew) await keepRevision(db, id, person.id, facts);
  const status = before?.status ?? "private";
  const changed = isNew || wanted.picture !== undefined;
  if (wanted.isPublic !== wantsPublic(status) || (changed && wantsPublic(status)))
    await setStatus(db, id, wanted.isPublic ? "waiting" : "private");
  await follow(db, id, before?.is_public === true);
  return { id };
}

/** Tells every process what changed: one recipe of one person, or what everybody saw of it as well. */
export async function follow(db: Queries, id: number, wasPublic: boolean): Promise<void> {
  if (wasPublic) {
    await indexEntry(db, "cocktails", id);
    await tell(db, "library", "content");
  }
  await tell(db, "subject", `cocktails:${id}`);
}

/** Deletes a recipe of the person, with its picture and all that it said before (contract.md, 8: `delete`). */
export const removeRecipe = operation({
  name: "own-recipes/delete",
  summary: "Deletes a recipe that the person wrote",
  who: "member",
  changes: true,
  transaction: "own",
  input: z.object({ id: idField }),
  answers: z.null(),
  async handle({ id }, { house, person }) {
    const done = await house.db.transaction().execute(async (db) => {
      const own = await findOwn(db, person.id, id, true);
      if (!own) return false;
      await deleteRecipe(db, id);
      await follow(db, id, own.is_public);
      return true;
    });
    if (!done) return gone;
    await renewRecipe(house, id);
    return success(null);
  },
});

/** builder.md, 7: recipe-edit-status: private at once; public once an editor has read it. */
export const setRecipeStatus = operation({
  name: "own-recipes/status",
  summary: "Says whether others may see a recipe that the person wrote; a public one waits for an editor",
  who: "member",
  changes: true,
  transaction: "own",
  limit: { times: 100, seconds: 3600 },
  input: z.object({ id: idField, isPublic: z.boolean() }),
  answers: z.object({ is_public: z.boolean() }),
  async handle({ id, isPublic }, { house, person }) {
    const shown = await house.db.transaction().execute(async (db) => {
      const own = await findOwn(db, person.id, id, true);
      if (!own) return null;
      if (isPublic === wantsPublic(own.status)) return own.is_public;
      const hidden = isPublic ? await hiddenIngredients(db, id) : [];
      if (hidden.length > 0) return failure("conflict", onlyYouSee(hidden));
      await setStatus(db, id, isPublic ? "waiting" : "private");
      await follow(db, id, own.is_public);
      return false;
    });
    if (shown === null) return gone;
    if (typeof shown !== "boolean") return shown;
    await renewRecipe(house, id);
    return success({ is_public: shown });
  },
});

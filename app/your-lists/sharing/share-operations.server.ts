import { randomBytes } from "node:crypto";
import { z } from "zod";
import { clampPage, pageWithin } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { barShown, shoppingShown } from "#app/my-bar/makeable.server.ts";
import { operation } from "#app/operations/operation.ts";
import { ownRecipeNames, recipeShown, sharedRecipe } from "#app/own-recipes/shared-recipe.server.ts";
import { maybeField, pageFields } from "#app/platform/fields.ts";
import { subjectCardSchema } from "#app/search/subject-card.ts";
import { isLeaving } from "#app/visitor/users.server.ts";
import { readList } from "../list-store.server.ts";
import { dropShare, keepShare, shareBy, sharesOf } from "./share-store.server.ts";
import { recipeIn, type Shareable, shareable, shareTitle } from "./shareable.ts";

const listField = z.enum(shareable);
const recipeField = z.string().refine((sent): sent is `recipe:${number}` => recipeIn(sent) !== null);
const whatField = z.union(
  [listField, recipeField],
  `must be one of ${shareable.join(", ")}, or recipe: and its number`,
);
/** What somebody has is their bar by its other name. */
const askedField = z.preprocess((sent) => (sent === "ingredients" ? "bar" : sent), whatField);

/** contract.md, 8: share: shows the bar or a list to whoever has the link, or takes the link back at once. */
export const shareList = operation({
  name: "lists/share",
  summary: "Shows the bar, a list or one's own recipe by a new secret link, or takes the link back",
  who: "member",
  changes: true,
  limit: { times: 60, seconds: 3600 },
  input: z.object({ what: askedField, on: maybeField }),
  answers: z.object({
    href: z.string().nullable().describe("The link, which is told this once; null once it is taken back"),
  }),
  async handle({ what, on }, { db, person }) {
    if (on === undefined) return failure("invalid", "Say on, yes or no.");
    if (!on) {
      await dropShare(db, person.id, what);
      return success({ href: null });
    }
    const recipe = recipeIn(what);
    if (recipe !== null && !(await ownRecipeNames(db, person.id, [recipe])).has(recipe))
      return failure("not-found", "There is no such recipe of yours.");
    const token = randomBytes(24).toString("base64url");
    await keepShare(db, person.id, what, token);
    return success({ href: `/shared/${token}` });
  },
});

/** What the person shows, of all that they may. */
export const loadShares = operation({
  name: "lists/shares",
  summary: "What the person shows to others",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: z.array(
    z.object({
      what: whatField,
      title: z.string(),
      since: z.string().nullable().describe("Null where it is not shown"),
    }),
  ),
  async handle(_, { db, person }) {
    const shares = await sharesOf(db, person.id);
    const since = (what: string) =>
      shares
        .find((share) => share.what === what)
        ?.since.toISOString()
        .slice(0, 10) ?? null;
    const recipes = shares.flatMap(({ what }) => recipeIn(what) ?? []);
    const names = await ownRecipeNames(db, person.id, recipes);
    return success([
      ...shareable.map((what) => ({ what, title: shareTitle(what).own, since: since(what) })),
      ...[...names].map(([id, title]) => ({ what: `recipe:${id}` as const, title, since: since(`recipe:${id}`) })),
    ]);
  },
});

const thing = z.object({ name: z.string(), what: z.string(), image: z.string(), colour: z.string() });
const shown = z.object({
  what: whatField,
  recipe: sharedRecipe.nullable(),
  bar: z
    .object({
      lists: z.array(z.object({ kind: z.string(), items: z.array(thing) })),
      ...{ recipe_count: z.int(), offset: z.int(), size: z.int() },
      recipes: z.array(
        z.object({
          ...{ name: z.string(), href: z.string(), image: z.string(), colour: z.string().nullable() },
          ...{ teaser: z.string(), rating: z.number().nullable() },
        }),
      ),
    })
    .nullable(),
  shopping: z.array(thing.extend({ colour: z.string().nullable(), href: z.string() })).nullable(),
  list: z
    .object({ result: z.array(subjectCardSchema), result_count: z.int(), offset: z.int(), size: z.int() })
    .nullable(),
});
export type Shown = z.output<typeof shown>;

/** So much of a list is on a page. */
const sharedSize = 48;

/** What a secret link shows, to anybody who has it; nothing of whose it is. */
export const loadShared = operation({
  name: "lists/shared",
  summary: "What a secret link shows",
  who: "anyone",
  changes: false,
  limit: { times: 120, seconds: 60, whose: "address" },
  input: z.object({
    token: z.string().regex(/^[A-Za-z0-9_-]{32}$/, "is no such link"),
    offset: pageFields.offset.describe("Of a list, or of a bar's drinks: where its page begins"),
  }),
  answers: shown,
  async handle({ token, offset: wanted }, { db, house, reads }) {
    const found = await shareBy(db, token);
    // Who is leaving shows nothing any more; whoever stays after all shows it again.
    const share = found && !(await isLeaving(db, found.person_id)) ? found : undefined;
    const recipe = share && recipeIn(share.what);
    if (share && recipe) {
      const told = await recipeShown(db, share.person_id, recipe);
      if (!told) return failure("not-found", "This link leads nowhere any more.");
      return success({ what: `recipe:${recipe}` as const, recipe: told, bar: null, shopping: null, list: null });
    }
    const what = shareable.find((one): one is Shareable => one === share?.what);
    if (!share || !what) return failure("not-found", "This link leads nowhere any more.");
    const asker = { db, house, reads, person: { id: share.person_id } };
    const nothing = { what, recipe: null, bar: null, shopping: null, list: null };
    if (what === "bar") return success({ ...nothing, bar: await barShown(asker, wanted) });
    if (what === "shopping-list") return success({ ...nothing, shopping: await shoppingShown(asker) });
    const page = (offset: number) =>
      readList(db, share.person_id, {
        ...{ name: what, without: [], among: null, keyword: "", publicOnly: true },
        ...{ sort: "newest", limit: sharedSize, offset },
      });
    const asked = clampPage(sharedSize, wanted, sharedSize).offset;
    const { rows, count, offset } = await pageWithin(asked, sharedSize, page);
    const result = rows.map(({ said_at: _said, your_rating: _rating, ...card }) => card);
    return success({ ...nothing, list: { result, result_count: count, offset, size: sharedSize } });
  },
});

import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { barCatalogueFor, iidField, knownIn } from "#app/my-bar/makeable.server.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { onceForForm } from "#app/operations/runner.server.ts";
import { takeTurn } from "#app/visitor/turns-store.server.ts";
import { findRecipes } from "../find-recipes.server.ts";
import { presentRecipes, recipeAnswer } from "../present-recipes.server.ts";
import { readQuery, saidIn } from "../recipe-query-input.server.ts";
import { sentFields, sidField } from "../search-recipe-task.server.ts";
import { changeSearch, searchOf, startSearch } from "../search-store.server.ts";
import { cannotBeNamed, hrefOf, idsFound, nameField, noSuch } from "../search-tasks.server.ts";

const answers = z.object({ sid: z.string(), href: z.string() });

const keptFields = z.object({
  ...{ sid: sidField, iid: iidField, name: nameField, ...sentFields },
  idempotency_key: z.string().max(200).optional().catch(undefined).describe("The search is kept once for it"),
});
type KeptFields = z.output<typeof keptFields>;

/**
 * Keeps what a page of results shows, under a name (builder.md, 2): the search of `sid` with what the address says besides, or
 * the ingredients and filters of the address alone. A search that has its name already stays as it is; this is another one.
 */
export const keepSearch = operation({
  name: "builder/keep-search",
  summary: "Keeps a page of results under a name",
  who: "member",
  changes: true,
  input: keptFields,
  answers,
  async handle({ idempotency_key: key, ...said }, context) {
    await takeTurn(context.db, context.person.id);
    const what = { scope: context.person.id, operation: "builder/keep-search", form: key ? { key, said } : null };
    const done = await onceForForm(context.db, what, () => keep(said, context));
    return "ok" in done ? done : success({ sid: done.sid, href: hrefOf(done.sid) });
  },
});

async function keep({ sid, iid, name, ...said }: Omit<KeptFields, "idempotency_key">, context: Context<"member">) {
  const { db, person, house } = context;
  const kept = sid === undefined ? undefined : await searchOf(db, person.id, sid);
  if (sid !== undefined && !kept) return noSuch();
  const unnamed = kept?.name === null ? kept : undefined;
  const refused = await cannotBeNamed(context, name, unnamed);
  if (refused) return refused;
  const ingredients =
    iid.length > 0 ? knownIn(await barCatalogueFor(house, person.id), iid) : (kept?.ingredients ?? []);
  const params = saidIn({ ...kept?.params, ...saidIn(said) });
  const own = unnamed?.sid ?? (await startSearch(db, person.id, ingredients));
  const seen = await idsFound(context, { ingredients, params });
  await changeSearch(db, person.id, own, { name, ingredients, params, seen });
  return { sid: own };
}

/** builder.md, 4: step two: the filters of a search take the place of those before; with a name it is kept. */
export const finishSearch = operation({
  name: "builder/finish-search",
  summary: "Gives a search its filters and, where one is sent, its name",
  who: "member",
  changes: true,
  input: z.object({ sid: sidField, name: nameField, ...sentFields }),
  answers,
  async handle({ sid, name, ...said }, context) {
    const { db, person } = context;
    await takeTurn(db, person.id);
    const kept = sid === undefined ? undefined : await searchOf(db, person.id, sid);
    if (!kept) return noSuch();
    const refused = name === "" ? null : await cannotBeNamed(context, name, kept);
    if (refused) return refused;
    const params = saidIn(said);
    // Whoever changes a search that is kept looks at it next: nothing of it is new then.
    const named = name !== "" || kept.name !== null;
    const seen = named ? await idsFound(context, { ingredients: kept.ingredients, params }) : undefined;
    await changeSearch(db, person.id, kept.sid, {
      params,
      ...(name === "" ? {} : { name }),
      ...(seen ? { seen } : {}),
    });
    return success({ sid: kept.sid, href: hrefOf(kept.sid) });
  },
});

/** So many of what is new stand above the results. */
const mostNew = 12;

/**
 * What a kept search finds that it did not when it was last opened; and from now on it was opened now, so that it is told once.
 */
export const openSearch = operation({
  name: "builder/open-search",
  summary: "Tells what is new in a kept search, and notes that it was looked at",
  who: "member",
  changes: true,
  input: z.object({ sid: sidField }),
  answers: z.object({ new_count: z.int(), result: z.array(recipeAnswer) }),
  async handle({ sid }, context: Context<"member">) {
    const { db, person } = context;
    const kept = sid === undefined ? undefined : await searchOf(db, person.id, sid);
    if (!kept) return noSuch();
    const all = await findRecipes(context, kept.ingredients, readQuery(kept.params));
    const known = new Set(kept.seen);
    const fresh = all.found.filter(({ recipe }) => !known.has(recipe.id));
    const result = await presentRecipes(context, all.first(mostNew, fresh), all);
    // An unnamed one is not kept: nobody comes back to it to hear what is new.
    if (kept.name === null) return success({ new_count: 0, result: [] });
    await changeSearch(db, person.id, kept.sid, { seen: all.found.map(({ recipe }) => recipe.id) });
    return success({ new_count: fresh.length, result });
  },
});

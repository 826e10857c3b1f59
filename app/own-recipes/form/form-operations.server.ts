import { z } from "zod";
import { methodWords } from "#app/guide/cocktail.ts";
import { failure, success } from "#app/kit/result.ts";
import { barCatalogueFor, findThings } from "#app/my-bar/makeable.server.ts";
import { operation } from "#app/operations/operation.ts";
import { idField } from "#app/platform/fields.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { draftOf } from "../keeping/facts.ts";
import { findForVersion, findOwn } from "../keeping/recipe-store.server.ts";
import { thingsOf } from "../keeping/things-store.server.ts";
import { differences, lineText } from "../revisions/revision.ts";
import { revisionsOf } from "../revisions/revision-store.server.ts";
import { ownStatuses, wantsPublic } from "../status.ts";
import { readLine } from "./check.ts";
import { addLine, type Draft, type DraftLine, emptyDraft, moved, readDraft } from "./draft.ts";
import { sketch, tellForm } from "./tell-form.server.ts";
import { iceWords } from "./texts.ts";
import type { Sketch, ToldForm } from "./told.ts";

const told = z.custom<ToldForm>();
/** Whatever is sent: `readDraft` takes of it what a form can hold; this is how the form sends it. */
const sentAs = (type: "string" | "object", description: string) => z.unknown().meta({ type, description }).optional();
const cocktailFields = {
  cocktail: sentAs("object", "The fields of the form, cocktail[name] to cocktail[ingredient][key][amount]"),
  pending: sentAs("object", "The line that is being written: ingredientId, unitId, amount"),
  find: sentAs("string", "What was typed to find an ingredient"),
  recipe_status: sentAs("string", "Public or Private"),
  delete_ingredient: sentAs("object", "The keys of lines that are taken out"),
  youtube_id: sentAs("string", "A film's number or address"),
};
const gone = () => failure("not-found", "There is no such recipe of yours.");

/** An empty form, or with `vid` one that begins as a recipe that the person sees (builder.md, 2). */
export const beginRecipe = operation({
  name: "own-recipes/begin",
  summary: "The form of a new recipe",
  who: "member",
  changes: false,
  input: z.object({ vid: idField.nullable().catch(null) }),
  answers: z.object({ form: told, versionOf: z.string().nullable() }),
  async handle({ vid }, { db, person }) {
    const found = vid === null ? undefined : await findForVersion(db, person.id, vid);
    if (vid !== null && !found) return failure("not-found", "There is no such recipe.");
    const draft = found ? { ...draftOf({ ...found, description: "" }, false), name: ownName(found.name) } : emptyDraft;
    return success({ form: tellForm(draft, await thingsOf(db, draft, person.id)), versionOf: found?.name ?? null });
  },
});

const ownName = (name: string) => `My ${name}`.slice(0, 80);

/** The form of one of the person's recipes, with what it said before. */
export const loadOwnRecipe = operation({
  name: "own-recipes/form",
  summary: "The form of a recipe that the person wrote, and what it said before",
  who: "member",
  changes: false,
  input: z.object({ id: idField }),
  answers: z.object({
    form: told,
    name: z.string(),
    status: z.enum(ownStatuses),
    reason: z.string().nullable(),
    picture: z.string().nullable(),
    revisions: z.array(
      z.object({
        number: z.int(),
        made_at: z.string(),
        own: z.boolean().describe("Whether the person wrote it, and no editor"),
        lines: z.array(z.string()),
        changes: z.array(z.string()).describe("What changed with it"),
        since: z.array(z.string()).describe("What changed from it to what the recipe says now"),
      }),
    ),
  }),
  async handle({ id }, { db, person }) {
    const own = await findOwn(db, person.id, id);
    if (!own) return gone();
    const draft = draftOf(own, wantsPublic(own.status));
    const [things, revisions] = await Promise.all([thingsOf(db, draft, person.id), revisionsOf(db, id)]);
    const chosen: Partial<Record<string, (value: string) => string | undefined>> = {
      glass: (key) => things.glasses.get(key)?.name,
      method: (key) => methodWords[key],
      ice: (key) => iceWords[key],
    };
    const reads = (field: string, value: string) => chosen[field]?.(value) ?? value;
    return success({
      form: tellForm(draft, things),
      ...{ name: own.name, status: own.status, reason: own.reason, picture: uploadHref(own.picture) },
      revisions: revisions.map(({ number, made_at, person_id, facts }, place) => {
        const before = revisions[place + 1]?.facts;
        const changes = before ? differences(before, facts, reads) : [];
        const lines = facts.lines.map(lineText);
        const since = place === 0 ? [] : differences(facts, revisions[0]!.facts, reads);
        return { number, made_at: made_at.toISOString(), own: person_id === person.id, lines, changes, since };
      }),
    });
  },
});

/** What a form without a script does between two looks at it: finds an ingredient, takes it, adds or removes a row. */
export const stepRecipe = operation({
  name: "own-recipes/step",
  summary: "The form of a recipe after a row was found, chosen, added or removed",
  who: "member",
  changes: false,
  input: z.object({ ...cocktailFields, step: z.string().max(60).catch("find") }),
  answers: z.object({ form: told, errors: z.record(z.string(), z.string()) }),
  async handle({ step, ...fields }, { db, house, person }) {
    const [what, which = ""] = step.split(":", 2);
    let draft = readDraft(fields);
    if (what === "remove") draft = { ...draft, lines: draft.lines.filter(({ key }) => key !== which) };
    if (what === "up" || what === "down") draft = { ...draft, lines: shifted(draft.lines, which, what) };
    if (what === "pick") draft = picked(draft, Number(which));
    if (what === "drop") draft = { ...draft, pending: null };
    const things = await thingsOf(db, draft, person.id);
    if (what === "add" && draft.pending) {
      const read = readLine(draft.pending, things);
      if (typeof read === "string") return success({ form: tellForm(draft, things), errors: { "line-new": read } });
      draft = { ...draft, lines: addLine(draft.lines, draft.pending), pending: null };
    }
    if (what !== "find") return success({ form: tellForm(draft, things), errors: {} });
    if (draft.find.trim() === "")
      return success({ form: tellForm(draft, things), errors: { find: "Type the name of an ingredient" } });
    const wanted = { keyword: draft.find, subType: null, onlyIngredients: true };
    const found = (await findThings(db, await barCatalogueFor(house, person.id), wanted)).slice(0, mostFound);
    const errors: Record<string, string> =
      found.length === 0 ? { find: `No ingredient is called “${draft.find}”` } : {};
    const results = found.map(({ link_id: id, name }) => ({ id, name }));
    return success({ form: tellForm(draft, things, results), errors });
  },
});

const mostFound = 8;

function shifted(lines: readonly DraftLine[], which: string, way: "up" | "down"): DraftLine[] {
  const from = lines.findIndex(({ key }) => key === which);
  return moved(lines, from, way === "up" ? from - 1 : from + 1);
}

function picked(draft: Draft, ingredientId: number): Draft {
  if (!Number.isInteger(ingredientId) || ingredientId < 1 || ingredientId > 999_999_999) return draft;
  const pending = { key: "new", ingredientId, unitId: null, brandId: null, amount: "", optional: false, note: "" };
  return { ...draft, find: "", pending };
}

const sketched = z.object({
  picture: z.string().describe("The drawing, as a data address"),
  picture_text: z.string(),
  colour: z.string().nullable(),
  ...{ abv: z.number(), volume_ml: z.number(), units: z.number(), minutes: z.number() },
  ...{ tags: z.array(z.string()), contains: z.array(z.string()) },
});

/** How a recipe that is being written would look, how strong it is, and what is in it. */
export const sketchRecipe = operation({
  name: "own-recipes/sketch",
  summary: "The drawing and the figures of a recipe that is being written",
  who: "member",
  changes: false,
  limit: { times: 240, seconds: 60 },
  input: z.object(cocktailFields),
  answers: z.object({ sketch: sketched.nullable() }),
  async handle(fields, { db, person }) {
    const draft = readDraft(fields);
    return success({ sketch: sketch(draft, await thingsOf(db, draft, person.id)) satisfies Sketch | null });
  },
});

import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { type BarCatalogue, barCatalogueFor, findThings } from "#app/my-bar/makeable.server.ts";
import { operation } from "#app/operations/operation.ts";
import { ownStatuses, wantsPublic } from "#app/own-recipes/status.ts";
import { idField } from "#app/platform/fields.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { readIngredient } from "../ingredient.ts";
import { chosenThing, findOwnIngredient } from "./ingredient-store.server.ts";
import { ingredientFields } from "./save-ingredient.server.ts";

const chosen = z.object({ link_table: z.enum(["ingredients", "spiritbrands"]), link_id: z.int() });
const told = z.object({
  draft: z.object({
    ...{ name: z.string(), type: z.string(), abv: z.string(), description: z.string() },
    ...{ chosen: chosen.nullable(), isPublic: z.boolean() },
  }),
  chosen_name: z.string().nullable(),
  find: z.string(),
  found: z.array(chosen.extend({ label: z.string() })).describe("What was looked for without a script"),
});
/** The form of an ingredient as it is shown. */
export type ToldIngredient = z.output<typeof told>;

/** The form of one of the person's ingredients. */
export const loadIngredient = operation({
  name: "builder/ingredient-form",
  summary: "The form of an ingredient that the person wrote",
  who: "member",
  changes: false,
  input: z.object({ id: idField }),
  answers: z.object({
    form: told,
    name: z.string(),
    status: z.enum(ownStatuses),
    reason: z.string().nullable(),
    picture: z.string().nullable(),
  }),
  async handle({ id }, { db, person }) {
    const own = await findOwnIngredient(db, person.id, id);
    if (!own) return failure("not-found", "There is no such ingredient of yours.");
    const { name, type, abv, description, status, reason, link_table, link_id } = own;
    const link = link_table && link_id ? { link_table: link_table as "ingredients", link_id } : null;
    const thing = link ? await chosenThing(db, link) : undefined;
    const draft = {
      ...{ name, type: String(type), abv: String(abv), description, isPublic: wantsPublic(status) },
      chosen: thing ? link : null,
    };
    const form = { draft, chosen_name: thing?.name ?? null, find: "", found: [] };
    return success({ form, name, status, reason, picture: uploadHref(own.picture) });
  },
});

type Thing = Awaited<ReturnType<typeof findThings>>[number];
const mostFound = 8;

/** What a form does between two looks at it: what was chosen is named, what is looked for without a script is found. */
export const stepIngredient = operation({
  name: "builder/ingredient-step",
  summary: "The form of an ingredient after something was looked for, chosen or unlinked",
  who: "member",
  changes: false,
  input: z.object({
    ...ingredientFields,
    find: z.string().max(100).catch(""),
    step: z.string().max(60).catch("show"),
  }),
  answers: z.object({ form: told, errors: z.record(z.string(), z.string()) }),
  async handle({ step, find, ...fields }, { db, house, person }) {
    const [what, table, id] = step.split(":", 3);
    const picked = what === "pick" ? { link_table: table, link_id: id, parent: undefined } : {};
    const read = readIngredient({ ...fields, ...picked, ...(what === "unlink" ? { unlink: "yes" } : {}) });
    const thing = read.chosen ? await chosenThing(db, read.chosen) : undefined;
    const draft = { ...read, chosen: thing ? read.chosen : null };
    // The type of what was chosen, until another one is said.
    if (thing && draft.type === "") draft.type = String(thing.type);
    const keyword = what === "find" ? find.trim() : "";
    const catalogue = await barCatalogueFor(house, person.id);
    const wanted = { keyword, subType: null, onlyIngredients: true };
    const found = keyword ? (await findThings(db, catalogue, wanted)).flatMap(mayBeParent(catalogue)) : [];
    const nothing = what === "find" && found.length === 0;
    const errors: Record<string, string> = nothing
      ? { chosen: keyword ? `Nothing in the guide is called “${keyword}”` : "Type what it is a kind of" }
      : {};
    return success({
      form: { draft, chosen_name: thing?.name ?? null, find: keyword, found: found.slice(0, mostFound) },
      errors,
    });
  },
});

/** What is found, where it is the guide's: what is somebody's own is no kind for another one. */
const mayBeParent =
  ({ ingredients }: BarCatalogue) =>
  ({ link_table, link_id, label }: Thing) =>
    ingredients.get(link_id)?.own ? [] : [{ link_table, link_id, label }];

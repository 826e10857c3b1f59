import { z } from "zod";
import { drawingPath, recipePath } from "#app/guide/cocktail.ts";
import { success } from "#app/kit/result.ts";
import { oidOf, type Subject, subjectsOf } from "#app/kit/subject.ts";
import { marksOf } from "#app/marks/mark-store.server.ts";
import { operation } from "#app/operations/operation.ts";
import { idField } from "#app/platform/number-input.ts";
import type { Personal } from "#app/visitor/personal.tsx";
import { personalSchema } from "#app/visitor/personal-schema.ts";
import { recipeSearchSchema } from "../recipe-search.ts";
import { presentState } from "../recipes/present-recipe.ts";
import { chooseRecipes } from "../recipes/recipe-choice.ts";
import { barOf, markedIn } from "./persons-bar.server.ts";

/** As many as an address may name: browsers and servers stop at some 16 kB. */
const mostSubjects = 500;

/** Of what the bar makes so many are shown, the best rated of those that are not hidden. */
const bestShown = 3;

const input = z.object({
  oids: z
    .string()
    .max(20 * mostSubjects, `at most ${mostSubjects} oids`)
    .optional(),
  recipe: idField.optional().catch(undefined),
  bar: z.literal("1").optional().catch(undefined),
});

const nobody: Personal = {
  signed_in: false,
  display_name: null,
  is_editor: false,
  basket_count: 0,
  marks: {},
  in_bar: [],
  recipe: null,
  bar: null,
};

const isThing = (table: string) => table === "ingredients" || table === "spiritbrands";

/**
 * What a page, which is the same for everyone, asks for afterwards: who is signed in, the basket's
 * count, what the person said of the subjects shown, what their bar makes of the recipe, and what it makes at all.
 */
export const loadPersonal = operation({
  name: "my-bar/personal",
  summary: "The personal state of a page",
  who: "anyone",
  changes: false,
  input,
  answers: personalSchema,
  async handle({ oids, recipe, bar }, context) {
    const { db, person } = context;
    if (!person) return success(nobody);
    const own = { ...context, person };
    const subjects = subjectsOf(oids ?? "", mostSubjects);
    const [marks, state, here, stands] = await Promise.all([
      marksOf(db, person.id, subjects),
      recipe ? recipeState(recipe) : null,
      inBar(),
      bar ? barState() : null,
    ]);
    async function barState() {
      const [{ catalogue, items, open }, marks] = await Promise.all([barOf(own), markedIn(own)]);
      const bar = open(0);
      const chosen = chooseRecipes(catalogue, bar, recipeSearchSchema.parse({ include_non_alcoholic: true }), marks);
      const best = chosen.slice(0, bestShown).map(({ recipe: { id, name, drawing } }) => {
        return { name, href: recipePath(id, name), image: drawingPath(id, drawing) };
      });
      return { items: items.length, makeable: bar.count(), best };
    }
    async function recipeState(id: number) {
      const { catalogue, openAll } = await barOf(own);
      return presentState(id, catalogue, openAll());
    }
    /** What of the subjects stands in the bar or is made from it; a page of other things reads no bar. */
    async function inBar(): Promise<string[]> {
      if (!subjects.some(({ link_table }) => link_table === "cocktails" || isThing(link_table))) return [];
      const { items, open } = await barOf(own);
      const owned = new Set(items.map(oidOf));
      const strict = open(0);
      const isThere = (one: Subject) =>
        one.link_table === "cocktails" ? strict.missingOf(one.link_id) === 0 : owned.has(oidOf(one));
      return subjects.filter(isThere).map(oidOf);
    }
    return success({
      ...nobody,
      signed_in: true,
      display_name: person.display_name,
      is_editor: person.role !== "member",
      marks: Object.fromEntries(
        marks.map(({ link_table, link_id, ...said }) => [
          oidOf({ link_table: link_table, link_id }),
          { ...said, tried: said.tried ?? "not_tried" },
        ]),
      ),
      in_bar: here,
      recipe: state,
      bar: stands,
    });
  },
});

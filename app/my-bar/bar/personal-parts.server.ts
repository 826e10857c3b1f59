import { z } from "zod";
import { inBarPart, recipePart } from "#app/drinks/recipe-state.ts";
import { drawingPath, recipePath } from "#app/guide/cocktail.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { readPart } from "#app/operations/personal-part.ts";
import { idField } from "#app/platform/fields.ts";
import { buyableFor, buyableSchema } from "#app/shop/offers-store.server.ts";
import { missingCounts } from "../answers.server.ts";
import { barPart } from "../bar-types.ts";
import { presentState } from "../recipes/present-recipe.ts";
import { chooseRecipes } from "../recipes/recipe-choice.ts";
import { recipeSearchSchema } from "../recipes/recipe-search-input.server.ts";
import { readMakes } from "../unlocks/makes-part.server.ts";
import { isShown } from "./item-lists.server.ts";
import { barOf, markedIn } from "./persons-bar.server.ts";

const lineState = z.object({
  position: z.int(),
  ingredient_id: z.int(),
  name: z.string(),
  in_my_bar: z.boolean(),
  optional: z.boolean(),
  why: z.string(),
  stand_in: z.string().nullable(),
  own: z
    .object({ call: z.string(), fields: z.record(z.string(), z.string()) })
    .nullable()
    .describe("What says that it is there after all; null where it is, or where nothing can"),
});
const recipeState = z.object({
  id: z.int(),
  missing: z.int(),
  missing_counts: missingCounts,
  lines: z.array(lineState),
  buyable: z.array(buyableSchema).describe("What the shop has of what is missing"),
  made_href: z.string().describe("Where the reader says that they made it"),
  edit_href: z.string().nullable().describe("Where its writer changes it; null for everybody else"),
});

/** What the bar makes of one recipe, line by line. */
const readRecipe = readPart({
  part: recipePart,
  fields: { recipe: idField.optional().catch(undefined) },
  answers: recipeState.nullable(),
  async read({ fields: { recipe } }, context) {
    if (typeof recipe !== "number") return null;
    const { personId, catalogue, openAll } = await barOf(context);
    const state = presentState(recipe, catalogue, openAll(), personId);
    if (!state) return null;
    const missing = state.lines.filter(({ in_my_bar, optional }) => !in_my_bar && !optional);
    const buyable = await buyableFor(
      context.house,
      missing.map(({ ingredient_id }) => ingredient_id),
    );
    return { ...state, buyable };
  },
});

const isThing = (table: string) => table === "ingredients" || table === "spiritbrands";

/** What of the subjects stands in the bar or is made from it; a page of other things reads no bar. */
const readInBar = readPart({
  part: inBarPart,
  answers: z
    .array(z.string())
    .describe("Of the oids asked for: what stands in the bar, and the cocktails that it makes"),
  async read({ subjects }, context) {
    if (!subjects.some(({ link_table }) => link_table === "cocktails" || isThing(link_table))) return [];
    const { items, open } = await barOf(context);
    const owned = new Set(items.map(oidOf));
    const strict = open(0);
    const isThere = (one: Subject) =>
      one.link_table === "cocktails" ? strict.missingOf(one.link_id) === 0 : owned.has(oidOf(one));
    return subjects.filter(isThere).map(oidOf);
  },
});

/** Of what the bar makes so many are shown, the best rated of those that are not hidden. */
const bestShown = 3;

/** What the bar makes at all, for the front page. */
const readBar = readPart({
  part: barPart,
  fields: { bar: z.literal("1").optional().catch(undefined) },
  answers: z
    .object({
      items: z.int(),
      makeable: z.int(),
      best: z.array(z.object({ name: z.string(), href: z.string(), image: z.string(), colour: z.string().nullable() })),
    })
    .nullable()
    .describe(
      "What stands in the bar, out or not, how many recipes it makes, and the best of them, where that was asked for",
    ),
  async read({ fields: { bar: asked } }, context) {
    if (asked !== "1") return null;
    const [{ personId, catalogue, withOut, open }, marks] = await Promise.all([barOf(context), markedIn(context)]);
    const bar = open(0);
    const chosen = chooseRecipes(catalogue, bar, recipeSearchSchema.parse({ include_non_alcoholic: true }), marks);
    const best = chosen.slice(0, bestShown).map(({ recipe: { id, name, drawing, colour } }) => {
      return { name, href: recipePath(id, name), image: drawingPath(id, drawing), colour };
    });
    const items = withOut.filter((item) => isShown(catalogue, personId, item));
    return { items: items.length, makeable: bar.count(), best };
  },
});

/** What My Bar tells a page of its reader. */
export const barParts = [readInBar, readRecipe, readBar, readMakes];

import { z } from "zod";
import { makesPart } from "#app/drinks/recipe-state.ts";
import { drawingPath, recipePath } from "#app/guide/cocktail.ts";
import { oidOf, type Subject, subjectOf } from "#app/kit/subject.ts";
import { type PartAsked, readPart } from "#app/operations/personal-part.ts";
import type { OpenBar } from "../availability.ts";
import { barOf } from "../bar/persons-bar.server.ts";
import { everythingQuery } from "../bar-types.ts";
import { type BarCatalogue, barCatalogueOf, openFor } from "../catalogue/bar-catalogue.server.ts";
import { knownIn } from "../guest/guest-operations.server.ts";
import { guestCookie, idsInCookie } from "../guest/kept/guest-cookie.ts";
import { ownOf } from "../recipes/present-recipe.ts";
import { chooseRecipes } from "../recipes/recipe-choice.ts";
import { recipeOrders } from "../recipes/recipe-orders.ts";
import { recipeSearchSchema } from "../recipes/recipe-search-input.server.ts";

/** So many drinks are shown, the best rated. */
const mostShown = 6;

const makesState = z.object({
  of: z.string(),
  there: z.boolean().describe("Whether it counts as there"),
  count: z.int().describe("How many drinks with it the bar makes, or would make more with it where it is not there"),
  drinks: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      href: z.string(),
      image: z.string(),
      colour: z.string().nullable(),
      teaser: z.string(),
      rating: z.number().nullable(),
    }),
  ),
  all_href: z.string().nullable().describe("Where all of them stand; null where no list holds just these"),
  own: z
    .object({ call: z.string(), fields: z.record(z.string(), z.string()) })
    .nullable()
    .describe("What puts it into the bar; null where it stands there itself, or where there is no account"),
});

/**
 * What a bar makes with an ingredient or a bottle (areas.md): the recipes of My Bar's own list that contain it, and where it
 * is not there those that it alone would unlock. A guest's bar is what they ticked in this browser.
 */
export const readMakes = readPart({
  part: makesPart,
  fields: {
    makes: z
      .string()
      .regex(/^(ingredients|spiritbrands):\d{1,9}$/)
      .optional()
      .catch(undefined),
  },
  answers: makesState.nullable(),
  async read(asked, context) {
    if (!asked.fields.makes) return null;
    const { catalogue, items, open } = await barOf(context);
    const listOf = (id: number) => `/my-bar/recipes${everythingQuery}&must_contain_ingredient=${id}`;
    const makes = makesOf(asked, catalogue, open(0), listOf);
    return makes && { ...makes, own: addingOf(makes, items, catalogue) };
  },
  async readGuest(asked, { cookies, house }) {
    const ticked = asked.fields.makes ? idsInCookie(cookies.get(guestCookie.name)) : [];
    if (ticked.length === 0) return null;
    const catalogue = await barCatalogueOf(house);
    const ingredients = knownIn(catalogue, ticked);
    if (ingredients.length === 0) return null;
    return makesOf(asked, catalogue, openFor(catalogue, "", { ingredients, brands: [], pantryOff: [] }), () => null);
  },
});

/** What puts a thing into a bar in which it does not stand yet: a bottle as itself, a staple by its switch. */
function addingOf({ of, there }: { of: string; there: boolean }, items: readonly Subject[], catalogue: BarCatalogue) {
  const thing = subjectOf(of)!;
  if (items.some((item) => oidOf(item) === of)) return null;
  if (thing.link_table === "ingredients") {
    return there && catalogue.ingredients.get(thing.link_id)?.pantry ? null : ownOf(thing.link_id, catalogue);
  }
  const fields = { link_table: thing.link_table, link_id: String(thing.link_id) };
  return { call: "/api/dev/frontend/mybar/add-item", fields };
}

function makesOf(
  { fields: { makes } }: PartAsked,
  catalogue: BarCatalogue,
  open: OpenBar,
  listOf: (ingredientId: number) => string | null,
) {
  const of = subjectOf(String(makes));
  const id = of?.link_table === "spiritbrands" ? catalogue.brands.get(of.link_id)?.ingredientId : of?.link_id;
  if (!of || id === undefined || !catalogue.ingredients.has(id)) return null;
  const there = open.has(id);
  const search = recipeSearchSchema.parse({
    include_non_alcoholic: true,
    present_hidden: true,
    must_contain_ingredient: id,
  });
  const marks = { favourites: new Set<number>(), disliked: new Set<number>() };
  const recipes = there
    ? chooseRecipes(catalogue, open, search, marks).map(({ recipe }) => recipe)
    : open
        .unlockedBy(id)
        .flatMap((one) => catalogue.recipes.get(one) ?? [])
        .sort((a, b) => recipeOrders.best({ recipe: a, missing: 0 }, { recipe: b, missing: 0 }));
  const drinks = recipes.slice(0, mostShown).map(({ id, name, drawing, colour, teaser, rating }) => {
    return { id, name, href: recipePath(id, name), image: drawingPath(id, drawing), colour, teaser, rating };
  });
  const all_href = there && recipes.length > drinks.length ? listOf(id) : null;
  return { of: oidOf(of), there, count: recipes.length, drinks, all_href, own: null };
}

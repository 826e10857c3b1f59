import { drawingPath, recipePath } from "#app/guide/cocktail.ts";
import { clampPage, offsetWithin } from "#app/kit/paging.ts";
import { type BarAsker, barOf } from "../bar/persons-bar.server.ts";
import { pictureOf, type SubType, subTypes, typeName } from "../bar-types.ts";
import { openFor } from "../catalogue/bar-catalogue.server.ts";
import { shoppingOf } from "../shopping/shopping-operations.server.ts";

/** So many drinks of a bar are on a page, the best rated first. */
const shownSize = 48;

/** Nobody: no recipe is theirs. */
const nobody = "";

/**
 * What others may see of a bar: what stands in it and counts, and which of the recipes that everybody may see it makes; nothing
 * of whose it is.
 * @param wanted where its page of drinks begins; behind the end stands the last page
 */
export async function barShown(asker: BarAsker, wanted: unknown) {
  const { catalogue, items, bar } = await barOf(asker);
  const makeable = openFor(catalogue, nobody, bar).makeable();
  const recipes = makeable.flatMap((id) => catalogue.recipes.get(id) ?? []);
  recipes.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || (a.folded < b.folded ? -1 : 1));
  const things = items.flatMap(({ link_table, link_id, sub_type }) => {
    const brand = link_table === "spiritbrands" ? catalogue.brands.get(link_id) : undefined;
    const ingredient = catalogue.ingredients.get(link_table === "spiritbrands" ? (brand?.ingredientId ?? -1) : link_id);
    if (!ingredient) return [];
    const what = brand ? ingredient.name : typeName(ingredient.type);
    const image = pictureOf({ link_table, link_id });
    return [{ name: brand?.name ?? ingredient.name, what, image, colour: ingredient.colour, sub_type }];
  });
  things.sort((a, b) => a.name.localeCompare(b.name, "en"));
  const offset = offsetWithin(clampPage(shownSize, wanted, shownSize).offset, shownSize, recipes.length);
  return {
    lists: subTypes.map((kind: SubType) => ({
      kind,
      items: things.filter(({ sub_type }) => sub_type === kind).map(({ sub_type: _, ...thing }) => thing),
    })),
    ...{ recipe_count: recipes.length, offset, size: shownSize },
    recipes: recipes.slice(offset, offset + shownSize).map(({ id, name, drawing, colour, teaser, rating }) => {
      const href = recipePath(id, name);
      return { name, href, image: drawingPath(id, drawing), colour, teaser, rating };
    }),
  };
}

/** What others may see of a shopping list: what is to be bought still. */
export async function shoppingShown(asker: BarAsker) {
  const { result } = await shoppingOf(asker);
  return result
    .filter(({ ticked }) => !ticked)
    .map(({ name, what, image, colour, href }) => ({ name, what, image, colour, href }));
}

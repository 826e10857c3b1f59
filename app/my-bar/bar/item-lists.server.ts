import { bottlePath, drawingPath, ingredientPath, recipePath } from "#app/guide/cocktail.ts";
import { yesOrNo } from "#app/kit/query.ts";
import { oidOf, unknownIngredient } from "#app/kit/subject.ts";
import { marksOf, noteHtml } from "#app/marks/mark-store.server.ts";
import type { Context } from "#app/operations/operation.ts";
import { type BarItem, editIngredientPath, type ListedCocktail, pictureOf, subTypeOf, typeName } from "../bar-types.ts";
import { type BarCatalogue, maySee } from "../catalogue/bar-catalogue.server.ts";
import { recipeSearchQuery } from "../recipes/recipe-search.ts";
import { countsOf } from "../standing/standing.ts";
import { recipeCounts } from "./item-counts.ts";
import { newSince } from "./newest.ts";
import { barOf, standingIn } from "./persons-bar.server.ts";

export type Thing = { link_table: string; link_id: number };

/**
 * Presents ingredients and brands as bar items for the signed-in person: whether they are in the bar,
 * how many makeable recipes they go into, and what the person said of them.
 */
export async function presentItems(context: Context<"member">, things: readonly Thing[]): Promise<BarItem[]> {
  const [{ catalogue, withOut, bar, open, follows }, marks] = await Promise.all([
    barOf(context),
    marksIn(context, things),
  ]);
  const countOf = (rule: 0 | 1) => follows(`counts/${rule}`, () => recipeCounts(catalogue, open(rule)));
  const [strictly, loosely] = [countOf(0), countOf(1)];
  const off = new Set(bar.pantryOff);
  const fresh = newSince(
    withOut.map(({ created_at }) => created_at.getTime()),
    Date.now(),
  );
  const ownedBy = new Map(withOut.map((item) => [oidOf(item), item]));
  const standing = standingIn(withOut);
  const markBy = new Map(marks.map((mark) => [`${mark.link_table}:${mark.link_id}`, mark]));

  return things.flatMap((thing): BarItem[] => {
    const ingredient = ingredientOf(catalogue, thing);
    if (!ingredient) return [];
    const link_id = thing.link_id;
    const link_table = thing.link_table === "spiritbrands" ? "spiritbrands" : "ingredients";
    const brand = link_table === "spiritbrands" ? catalogue.brands.get(link_id) : undefined;
    const item = ownedBy.get(`${link_table}:${link_id}`);
    const mark = markBy.get(`${link_table}:${link_id}`);
    const search = { must_contain_ingredient: ingredient.id, include_non_alcoholic: true, present_hidden: true };
    const disabled = ingredient.pantry && off.has(ingredient.id);
    return [
      {
        id: item?.id ?? null,
        display_name: brand?.name ?? ingredient.name,
        sub_type: subTypeOf(ingredient.type),
        link_table,
        link_id,
        type: typeName(ingredient.type),
        label: brand ? `${brand.name} (${ingredient.name})` : ingredient.name,
        cocktail_count: strictly(ingredient.id),
        recipes_href: `/my-bar/recipes${recipeSearchQuery(search)}`,
        ingredient: {
          id: ingredient.id,
          name: ingredient.key,
          displayName: ingredient.name,
          cocktail_count_with_alt: loosely(ingredient.id),
        },
        spiritbrand: brand ? { href: bottlePath(link_id, brand.name) } : null,
        amazon_product: null,
        favourite: { link_table, link_id, is_favourite: yesOrNo(mark?.favourite === true) },
        contact_engagement: {
          wish_list: yesOrNo(mark?.wish_list === true),
          link_table,
          link_id,
          tried: mark?.tried ?? "not_tried",
          notes_safe_present_tooltip: noteHtml(mark?.note ?? ""),
        },
        ...standing({ link_table, link_id }),
        level: item?.level ?? null,
        href: hrefOf(link_id, brand, ingredient),
        image: pictureOf({ link_table, link_id }),
        colour: ingredient.colour,
        new: item !== undefined && item.created_at.getTime() >= fresh,
        disabled,
      },
    ];
  });
}

/** The page of a bottle or an ingredient; what only its writer sees has the form that it was written in. */
function hrefOf(
  link_id: number,
  brand: { name: string } | undefined,
  ingredient: { own?: unknown; name: string },
): string {
  if (brand) return bottlePath(link_id, brand.name);
  return ingredient.own ? editIngredientPath(link_id) : ingredientPath(link_id, ingredient.name);
}

/** Whether there is such a thing and this person may see it: what lists show, and all that they count. */
export function isShown(catalogue: BarCatalogue, personId: string, thing: Thing): boolean {
  if (thing.link_table !== "cocktails")
    return (ingredientOf(catalogue, thing)?.id ?? unknownIngredient) !== unknownIngredient;
  const recipe = catalogue.recipes.get(thing.link_id);
  return recipe !== undefined && maySee(recipe, personId);
}

/** What is no bottle and no ingredient stands in no bar (contract.md, 13: Item ids). */
export const inNoBar = { id: null, my_bar_item_id: null } as const;

/** Presents cocktails of a list, with what the bar makes of each. */
export async function presentCocktails(context: Context<"member">, ids: readonly number[]): Promise<ListedCocktail[]> {
  const subjects = ids.map((id) => ({ link_table: "cocktails" as const, link_id: id }));
  const [{ personId, catalogue, openAll }, marks] = await Promise.all([barOf(context), marksIn(context, subjects)]);
  const bars = openAll();
  const markBy = new Map(marks.map((mark) => [mark.link_id, mark]));
  return ids.flatMap((id): ListedCocktail[] => {
    const recipe = catalogue.recipes.get(id);
    if (!recipe || !isShown(catalogue, personId, { link_table: "cocktails", link_id: id })) return [];
    const counts = countsOf(id, bars);
    return [
      {
        ...inNoBar,
        link_table: "cocktails",
        link_id: id,
        display_name: recipe.name,
        href: recipePath(id, recipe.name),
        image: drawingPath(id, recipe.drawing),
        colour: recipe.colour,
        missing_count: counts?.strict ?? null,
        missing_counts: counts,
        favourite: yesOrNo(markBy.get(id)?.favourite === true),
        wish_list: yesOrNo(markBy.get(id)?.wish_list === true),
      },
    ];
  });
}

/** What the person said of things: in one query for all who ask at the same moment, and for those who ask again of the same. */
export function marksIn({ db, person, reads }: Context<"member">, subjects: readonly Thing[]) {
  const asked = new Map(subjects.map((one) => [oidOf(one), one]));
  return reads.once(`my-bar/marks/${person.id}/${[...asked.keys()].join()}`, async () => {
    const marks = await reads.together(`my-bar/marks/${person.id}`, asked, (all) => marksOf(db, person.id, all, true));
    return marks.filter((mark) => asked.has(oidOf(mark)));
  });
}

function ingredientOf(catalogue: BarCatalogue, thing: Thing) {
  if (thing.link_table === "ingredients") return catalogue.ingredients.get(thing.link_id);
  if (thing.link_table === "spiritbrands")
    return catalogue.ingredients.get(catalogue.brands.get(thing.link_id)?.ingredientId ?? -1);
  return undefined;
}

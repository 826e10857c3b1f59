import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { wordsIn } from "#app/kit/query.ts";
import { failure, success } from "#app/kit/result.ts";
import { fold } from "#app/kit/slug.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { type BarCatalogue, barOf, findThings, isShown } from "#app/my-bar/makeable.server.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { keywordField, maybeField, pageFields } from "#app/platform/fields.ts";
import { typeCalled } from "./categories.ts";
import { type BuilderItem, itemAnswer, presentBuilderItems } from "./present-items.server.ts";

/** builder.md, 9: the second page size of a list. */
const pageSize = 20;
const longestKeyword = 100;
export const ingredientSorts = ["newest", "oldest", "name", "recipes"] as const;
export const prePopulated = ["include", "hide", "only"] as const;

/** What a call says in one word; anything else is as if it were not there. */
export const wordField = z.preprocess(
  (sent) => (typeof sent === "string" || typeof sent === "number" ? String(sent).trim().slice(0, longestKeyword) : ""),
  z.string(),
);

const input = z.object({
  page: wordField.describe("The name of a screen: changes nothing"),
  keyword: keywordField,
  type: z
    .preprocess((sent) => wordsIn(sent, ","), z.string())
    .describe("1 to 9, or the name of a part of the list; several with commas"),
  sort: z.enum(ingredientSorts).catch("newest"),
  pp: z.enum(prePopulated).catch("include").describe("What the pantry puts there: include, hide or only"),
  pantry: maybeField.catch(undefined).describe("no leaves out what the pantry puts there, as pp=hide does"),
  ...pageFields,
});
type Asked = z.output<typeof input>;

/** contract.md, 9: the list of what a person has: their bar, and the staples that they did not switch off. */
export const ingredientsTask = operation({
  name: "builder/ingredients",
  summary: "The ingredients and bottles of the active bar, with the staples of the pantry",
  who: "member",
  changes: false,
  input,
  answers: z.object({ result_count: z.int(), result: z.array(itemAnswer), premium_enabled: z.boolean() }),
  async handle(asked, context) {
    const things = await thingsAsked(asked, context);
    const { limit, offset } = clampPage(asked.limit, asked.offset, pageSize);
    // By recipes: each has to be counted before the order is known.
    const shown = asked.sort === "recipes" ? things : things.slice(offset, offset + limit);
    const items = await presentBuilderItems(context, shown);
    const result = asked.sort === "recipes" ? byRecipes(items).slice(offset, offset + limit) : items;
    return success({ result_count: things.length, result, premium_enabled: context.person.premium });
  },
});

const byRecipes = (items: readonly BuilderItem[]) =>
  items.toSorted((a, b) => b.ingredient.cocktail_count - a.ingredient.cocktail_count);

async function thingsAsked(asked: Asked, context: Context<"member">): Promise<Subject[]> {
  const { catalogue, withOut, bar, personId } = await barOf(context);
  const owned = withOut.filter((item) => isShown(catalogue, personId, item));
  const pp = asked.pantry === false ? "hide" : asked.pp;
  const has = new Set(owned.map(oidOf));
  const off = new Set(bar.pantryOff);
  const staples = [...catalogue.ingredients.values()]
    .filter(({ id, pantry }) => pantry && !off.has(id) && !has.has(`ingredients:${id}`))
    .map(({ id }) => ({ link_table: "ingredients", link_id: id }));
  const newest: Subject[] = [...(pp === "only" ? [] : owned), ...(pp === "hide" ? [] : staples)];
  const types = asked.type.split(",").flatMap((said) => typeCalled(said.trim()) ?? []);
  const fits = (thing: Subject) => types.length === 0 || types.includes(typeOf(catalogue, thing));
  const words = fold(asked.keyword).split(" ");
  const named = (thing: Subject) => {
    const name = fold(nameOf(catalogue, thing));
    return words.every((word) => name.includes(word));
  };
  const things = newest.filter((thing) => fits(thing) && named(thing));
  if (asked.sort === "oldest") return things.toReversed();
  if (asked.sort !== "name") return things;
  const told = things.map((thing) => ({ thing, name: fold(nameOf(catalogue, thing)) }));
  return told.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)).map(({ thing }) => thing);
}

const ingredientOf = ({ brands }: BarCatalogue, { link_table, link_id }: Subject) =>
  link_table === "spiritbrands" ? (brands.get(link_id)?.ingredientId ?? 0) : link_id;
const typeOf = (catalogue: BarCatalogue, thing: Subject) =>
  catalogue.ingredients.get(ingredientOf(catalogue, thing))?.type ?? 0;
const nameOf = ({ ingredients, brands }: BarCatalogue, { link_table, link_id }: Subject) =>
  (link_table === "spiritbrands" ? brands : ingredients).get(link_id)?.name ?? "";

/** builder.md, 9: what is found while one types. */
const suggested = 8;

/** builder.md, 7, by its own spelling: what an ingredient of one's own may be a kind of: one of the guide's; never what is a kind of itself. */
export const categorySearchTask = operation({
  name: "builder/add-ingrededient-category-search",
  summary: "Finds ingredients that one's own may be a kind of",
  who: "member",
  changes: false,
  input: z.object({ keyword: wordField, ingredient_id: wordField, ...pageFields }),
  answers: z.object({
    result_count: z.int(),
    result: z.array(z.object({ id: z.int(), display_name: z.string(), type: z.int() })),
  }),
  async handle({ keyword, ingredient_id, ...page }, context) {
    // builder.md, 5: nothing below three characters.
    if (keyword.length < 3) return success({ result_count: 0, result: [] });
    const { catalogue } = await barOf(context);
    const own = Number(ingredient_id);
    const kinds = new Set([own]);
    for (const id of kinds) for (const kind of catalogue.kinds.get(id) ?? []) kinds.add(kind);
    const found = await findThings(context.db, catalogue, { keyword, subType: null, onlyIngredients: true });
    const fitting = found.filter(({ ingredient_id: id }) => !kinds.has(id) && !catalogue.ingredients.get(id)?.own);
    const { limit, offset } = clampPage(page.limit, page.offset, suggested);
    const result = fitting.slice(offset, offset + limit).map(({ link_id, name }) => {
      return { id: link_id, display_name: name, type: catalogue.ingredients.get(link_id)?.type ?? 0 };
    });
    return success({ result_count: fitting.length, result });
  },
});

/** What a task says to who is not signed in. */
export const signInFirst = () => failure("forbidden", "Please sign in first.");

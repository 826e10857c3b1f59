import { z } from "zod";
import { bottlePath, ingredientPath } from "#app/guide/cocktail.ts";
import { failure, success } from "#app/kit/result.ts";
import { oidOf, type Subject, unknownIngredient } from "#app/kit/subject.ts";
import { markedSubjects } from "#app/marks/mark-store.server.ts";
import { operation } from "#app/operations/operation.ts";
import { idField, maybeField } from "#app/platform/fields.ts";
import { buyableFor, buyableSchema } from "#app/shop/offers-store.server.ts";
import type { Buyable } from "#app/shop/shop-item.ts";
import { takeTurn } from "#app/visitor/turns-store.server.ts";
import { addItems } from "../bar/bar-store.server.ts";
import { type BarAsker, barOf } from "../bar/persons-bar.server.ts";
import { pictureOf, subTypeOf, typeName } from "../bar-types.ts";
import type { BarCatalogue } from "../catalogue/bar-catalogue.server.ts";
import { nextUnlocks, sourceOf, sources } from "../unlocks/next-unlocks.ts";
import { type ShoppingReason, shoppingList } from "./shopping-list.ts";
import { sayAdded, sayTicked, shoppingRows } from "./shopping-store.server.ts";

/** More than anybody buys at once, and a bound on the page. */
const mostListed = 300;
/** How many that would unlock most are suggested. */
const mostSuggested = 3;

const tables = z.enum(["ingredients", "spiritbrands"]);
const toBuy = z.object({
  link_table: tables,
  link_id: z.int(),
  name: z.string(),
  what: z.string().describe("A bottle's ingredient, or an ingredient's kind"),
  href: z.string(),
  image: z.string(),
  colour: z.string().nullable(),
  source: z.enum(sources),
  reasons: z.array(z.string()).describe("Why it is on the list"),
  ticked: z.boolean(),
});
export type ToBuy = z.output<typeof toBuy>;
export const shoppingAnswer = z.object({
  result: z.array(toBuy),
  result_count: z.int().describe("How many rows there are, bought or not"),
  open_count: z.int().describe("How much is still to be bought"),
  suggested: z.array(toBuy).describe("What would unlock most and is not on the list"),
});

const words: Record<ShoppingReason, string> = {
  out: "Out in your bar",
  low: "Low in your bar",
  wish: "On your wish list",
  added: "You put it here",
};

function presentThing(catalogue: BarCatalogue, { link_table, link_id }: Subject, reasons: string[], ticked: boolean) {
  const brand = link_table === "spiritbrands" ? catalogue.brands.get(link_id) : undefined;
  const ingredient = catalogue.ingredients.get(brand?.ingredientId ?? (link_table === "ingredients" ? link_id : -1));
  if (!ingredient || ingredient.id === unknownIngredient) return [];
  const table = brand ? ("spiritbrands" as const) : ("ingredients" as const);
  const name = brand?.name ?? ingredient.name;
  return [
    {
      ...{ link_table: table, link_id, name, reasons, ticked },
      what: brand ? ingredient.name : typeName(ingredient.type),
      href: (brand ? bottlePath : ingredientPath)(link_id, name),
      image: pictureOf({ link_table: table, link_id }),
      colour: ingredient.colour,
      source: sourceOf(ingredient.type),
    },
  ];
}

/** What a person is to buy, and what would unlock most. */
export async function shoppingOf(context: BarAsker): Promise<z.output<typeof shoppingAnswer>> {
  const [{ catalogue, withOut, bar, open }, rows, wished] = await Promise.all([
    barOf(context),
    shoppingRows(context.db, context.person.id),
    markedSubjects(context.db, "wish", context.person.id),
  ]);
  const listed = shoppingList({ items: withOut, wished, rows })
    .slice(0, mostListed)
    .flatMap(({ subject, reasons, ticked }) =>
      presentThing(
        catalogue,
        subject,
        reasons.map((reason) => words[reason]),
        ticked,
      ),
    );
  const known = new Set([...listed, ...rows].map(oidOf));
  const suggested = nextUnlocks(catalogue, open(0), bar.pantryOff, 2 * mostSuggested)
    .map(({ ingredientId, recipes }) => ({ link_table: "ingredients", link_id: ingredientId, count: recipes.length }))
    .filter((one) => !known.has(oidOf(one)))
    .slice(0, mostSuggested)
    .flatMap(({ count, ...subject }) =>
      presentThing(catalogue, subject, [`Would unlock ${count === 1 ? "1 drink" : `${count} drinks`}`], false),
    );
  const open_count = listed.filter(({ ticked }) => !ticked).length;
  return { result: listed, result_count: listed.length, open_count, suggested };
}

/** contract.md, 8: GET shopping-list: what is out or low, what is wished for, and what was put there, each with its reasons. */
export const loadShopping = operation({
  name: "my-bar/load-shopping-list",
  summary: "What is to be bought, and why",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: shoppingAnswer,
  handle: async (_, context) => success(await shoppingOf(context)),
});

/** The list as its page shows it: with what the shop has of what is still to be bought. */
export const loadShoppingPage = operation({
  name: "my-bar/shopping-page",
  summary: "What is to be bought, and what of it the shop has",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: shoppingAnswer.extend({ buyable: z.array(buyableSchema) }),
  async handle(_, context) {
    const list = await shoppingOf(context);
    const open = list.result.filter(({ ticked, link_table }) => !ticked && link_table === "ingredients");
    const buyable: Buyable[] = await buyableFor(
      context.house,
      open.map(({ link_id }) => link_id),
    );
    return success({ ...list, buyable });
  },
});

/** contract.md, 8: POST shopping-list: `add` puts something on the list or takes it off, `tick` says whether it was bought. */
export const changeShopping = operation({
  name: "my-bar/change-shopping-list",
  summary: "Puts something on the shopping list or takes it off, or says that it was bought",
  who: "member",
  changes: true,
  input: z.object({ link_table: tables, link_id: idField, add: maybeField, tick: maybeField }),
  answers: z.object({ link_table: tables, link_id: z.int() }),
  async handle({ add, tick, ...subject }, context) {
    const { catalogue, personId } = await barOf(context);
    if (add === undefined && tick === undefined) return failure("invalid", "Say add or tick, yes or no.");
    if (presentThing(catalogue, subject, [], false).length === 0) return failure("not-found", "there is no such item");
    await takeTurn(context.db, personId);
    const rows = await shoppingRows(context.db, personId);
    if (rows.length >= mostListed && !rows.some((row) => oidOf(row) === oidOf(subject)))
      return failure("conflict", `There are ${mostListed} things on the list already.`);
    // A tick is of what is listed: else it would hide a suggestion, and nobody would see why.
    if (tick !== undefined && !add) {
      const { result } = await shoppingOf(context);
      if (!result.some((one) => oidOf(one) === oidOf(subject))) return failure("not-found", "that is not on the list");
    }
    if (add !== undefined) await sayAdded(context.db, personId, subject, add);
    if (tick !== undefined) await sayTicked(context.db, personId, subject, tick);
    return success(subject);
  },
});

/** Puts all that was bought into the bar, in one step. */
export const stockBought = operation({
  name: "my-bar/stock-bought",
  summary: "Puts all that was bought into the bar",
  who: "member",
  changes: true,
  input: z.object({}),
  answers: z.object({ added: z.int() }),
  async handle(_, context) {
    const { result } = await shoppingOf(context);
    const { catalogue } = await barOf(context);
    const bought = result.filter(({ ticked }) => ticked);
    if (bought.length === 0) return failure("invalid", "Nothing on the list is bought yet.");
    const typeOf = ({ link_table, link_id }: ToBuy) => {
      const id = link_table === "spiritbrands" ? (catalogue.brands.get(link_id)?.ingredientId ?? 0) : link_id;
      return catalogue.ingredients.get(id)?.type ?? 0;
    };
    const items = bought.map((one) => {
      return { link_table: one.link_table, link_id: one.link_id, sub_type: subTypeOf(typeOf(one)) };
    });
    return success({ added: await addItems(context.db, context.person.id, items, true) });
  },
});

import { z } from "zod";
import { phrase, phrasesOf } from "#app/i18n/phrases.ts";
import { clampNumber } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { unknownIngredient } from "#app/kit/subject.ts";
import { operation } from "#app/operations/operation.ts";
import { digits, idField, keywordField, pageFields, yesField } from "#app/platform/fields.ts";
import { foundItem } from "../answers.server.ts";
import { addItem, deleteItem, setPantry } from "../bar/bar-store.server.ts";
import { barOf, standingIn } from "../bar/persons-bar.server.ts";
import { levels, subTypeOf, subTypes } from "../bar-types.ts";
import { barCatalogueFor } from "../catalogue/bar-catalogue.server.ts";
import { findThings } from "./find-things.server.ts";

const done = () => success(null);

const addInput = z.object({
  link_id: idField,
  link_table: z.enum(["ingredients", "spiritbrands"]).default("ingredients"),
  level: z.enum(levels).optional().catch(undefined).describe("How much is left of it, as where its removal is undone"),
});

/** guide.md, 7: add-item. On which of the four lists it goes follows from what it is, not from the request. */
export const addBarItem = operation({
  name: "my-bar/add-item",
  summary: "Puts an ingredient or a bottle into the bar",
  who: "member",
  changes: true,
  input: addInput,
  answers: z.null(),
  async handle({ link_id, link_table, level }, { house, db, person }) {
    const catalogue = await barCatalogueFor(house, person.id);
    const ingredientId = link_table === "ingredients" ? link_id : catalogue.brands.get(link_id)?.ingredientId;
    const ingredient = ingredientId === undefined ? undefined : catalogue.ingredients.get(ingredientId);
    if (!ingredient || ingredientId === unknownIngredient) return failure("not-found", "there is no such item");
    const added = await addItem(db, person.id, {
      ...{ link_table, link_id, sub_type: subTypeOf(ingredient.type) },
      ...(level ? { level } : {}),
    });
    return added ? done() : failure("conflict", "item already exists");
  },
});

const deleteInput = z.object({ id: digits(1, Number.MAX_SAFE_INTEGER) });

/** guide.md, 7: delete-item, by the item's own id. */
export const deleteBarItem = operation({
  name: "my-bar/delete-item",
  summary: "Takes an item out of the bar",
  who: "member",
  changes: true,
  input: deleteInput,
  answers: z.null(),
  async handle(input, { db, person }) {
    return (await deleteItem(db, person.id, input.id))
      ? done()
      : failure("not-found", "there is no such item in your bar");
  },
});

const pantryInput = z.object({
  ingredient_id: idField,
  action: z.enum(["make_available", "make_unavailable"]),
});

/** guide.md, 4: a staple is Included or Not included. */
export const togglePantry = operation({
  name: "my-bar/toggle-pantry-ingredient",
  summary: "Switches a staple of the pantry on or off",
  who: "member",
  changes: true,
  input: pantryInput,
  answers: z.null(),
  async handle({ ingredient_id, action }, { house, db, person }) {
    const catalogue = await barCatalogueFor(house, person.id);
    if (!catalogue.ingredients.get(ingredient_id)?.pantry) return failure("not-found", "this is no pantry ingredient");
    await setPantry(db, person.id, ingredient_id, action === "make_available");
    return done();
  },
});

/** guide.md, 9: the search shows 20, its autocomplete 8. */
const searchSize = 20;
const autocompleteSize = 8;
const searchInput = z.object({
  keyword: keywordField,
  sub_type: z.enum(["all", ...subTypes]).catch("all"),
  autocomplete: yesField,
  "search-all": yesField,
  "must-be-ingredient": yesField,
  ...pageFields,
});
const searchAnswer = z.object({
  result: z.array(foundItem),
  result_count: z.int(),
  page_index: z.int(),
  page_count: z.int(),
  limit: z.int(),
  offset: z.int(),
});

/** guide.md, 7: GET search-item. An autocomplete answers nothing to fewer than three characters. */
export const searchItem = operation({
  name: "my-bar/search-item",
  summary: "Finds ingredients and bottles by name",
  who: "member",
  changes: false,
  input: searchInput,
  answers: searchAnswer,
  async handle(input, context) {
    const limit = clampNumber(input.limit, input.autocomplete ? autocompleteSize : searchSize, 0, 100);
    const offset = clampNumber(input.offset, 0, 0, 1_000_000);
    const tooShort = input.autocomplete && input.keyword.trim().length < 3;
    const { withOut, catalogue } = await barOf(context);
    const subType = input.sub_type === "all" ? null : input.sub_type;
    const wanted = { keyword: input.keyword, subType, onlyIngredients: input["must-be-ingredient"] };
    const things = tooShort ? [] : await findThings(context.db, catalogue, wanted);
    const standing = standingIn(withOut);
    return success({
      result: things.slice(offset, offset + limit).map(({ name, ...thing }) => ({
        display_name: name,
        id: thing.link_id,
        ...thing,
        ...standing(thing),
      })),
      result_count: things.length,
      page_index: limit > 0 ? Math.floor(offset / limit) : 0,
      page_count: limit > 0 ? Math.ceil(things.length / limit) : 0,
      limit,
      offset,
    });
  },
});

const text = { type: "string" } as const;
const phraseInput = z.object({
  mk: z.string().max(100).optional().catch(undefined),
  p: z
    .unknown()
    .optional()
    .meta({ anyOf: [text, { type: "object", additionalProperties: text }] }),
});

/** guide.md, 7: POST phrase: `p` names a key for each category, `mk` a category whose texts are all wanted. */
export const readPhrases = operation({
  name: "my-bar/phrase",
  summary: "Texts of the page by category and key",
  who: "anyone",
  changes: false,
  input: phraseInput,
  answers: z.object({ phrases: z.record(z.string(), z.string()) }),
  async handle({ mk, p }) {
    if (typeof p === "object" && p !== null) {
      const wanted = Object.entries(p).slice(0, 100);
      const textOf = (category: string, key: unknown) => phrase(category, typeof key === "string" ? key : "");
      return success({
        phrases: Object.fromEntries(wanted.map(([category, key]) => [category, textOf(category, key)])),
      });
    }
    if (typeof p === "string" && p !== "") return success({ phrases: { [p]: phrase(mk ?? "mybar", p) } });
    return success({ phrases: phrasesOf(mk ?? "mybar") });
  },
});

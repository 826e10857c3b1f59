import { z } from "zod";
import { clampPage, type Page } from "#app/kit/paging.ts";
import { success } from "#app/kit/result.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { type MarkTable, personalSorts } from "#app/marks/kinds.ts";
import { markedSubjects, marksOf } from "#app/marks/mark-store.server.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { pageFields } from "#app/platform/fields.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
import { barItems, listedCocktail, otherMarked } from "../answers.server.ts";
import { type OtherMarked, type SubType, subTypes } from "../bar-types.ts";
import { type BarCatalogue, barCatalogueFor } from "../catalogue/bar-catalogue.server.ts";
import { inNoBar, isShown, presentCocktails, presentItems, type Thing } from "./item-lists.server.ts";
import { barOf } from "./persons-bar.server.ts";

/** guide.md, 9: My Bar's lists come by ten. */
const pageSize = 10;

/** Paging for all lists, or for one by its key: `spirit[limit]=9`. */
const pagingInput = z.looseObject({ ...pageFields, sort: z.enum(personalSorts).catch("newest") });
type Paging = z.output<typeof pagingInput>;

function pageOf(paging: Paging, key: string): Page {
  const own = paging[key];
  const given = typeof own === "object" && own !== null ? (own as Record<string, unknown>) : {};
  return clampPage(given.limit ?? paging.limit, given.offset ?? paging.offset, pageSize);
}

/** Things that came newest first in the order asked for: what nobody rated stands behind what somebody did, by name. */
async function inOrder<One extends Subject>(
  { db, person }: Context<"member">,
  catalogue: BarCatalogue,
  newest: readonly One[],
  sort: Paging["sort"],
): Promise<One[]> {
  if (sort === "newest") return [...newest];
  if (sort === "oldest") return newest.toReversed();
  const named = { cocktails: catalogue.recipes, spiritbrands: catalogue.brands, ingredients: catalogue.ingredients };
  const nameOf = (one: Subject) => named[one.link_table as keyof typeof named]?.get(one.link_id)?.name;
  const unknown = sort === "rating" ? newest : newest.filter((one) => nameOf(one) === undefined);
  const cards = new Map((await subjectCards(db, unknown)).map((card) => [oidOf(card), card]));
  const marks = sort === "your-rating" ? await marksOf(db, person.id, newest) : [];
  const own = new Map(marks.map((mark) => [oidOf(mark), mark.rating]));
  const told = newest.map((one) => {
    const card = cards.get(oidOf(one));
    const rating = { name: 0, rating: card?.rating ?? 0, "your-rating": own.get(oidOf(one)) ?? 0 }[sort];
    return { one, name: nameOf(one) ?? card?.name ?? "", rating: Number(rating) };
  });
  return told.sort((a, b) => b.rating - a.rating || a.name.localeCompare(b.name, "en")).map(({ one }) => one);
}

function cut<T>(list: readonly T[], { limit, offset }: Page): T[] {
  return list.slice(offset, offset + limit);
}

const itemsAnswer = z.object({
  ...(Object.fromEntries(subTypes.map((key) => [key, barItems])) as Record<SubType, typeof barItems>),
  total_result_count: z.int(),
});

/** guide.md, 7: GET load-items: the bar in its four lists. */
export const loadItems = operation({
  name: "my-bar/load-items",
  summary: "What stands in the bar, in four lists",
  who: "member",
  changes: false,
  input: pagingInput,
  answers: itemsAnswer,
  async handle(paging, context) {
    const { personId, catalogue, withOut: owned } = await barOf(context);
    const items = owned.filter((item) => isShown(catalogue, personId, item));
    const sorted = await inOrder(context, catalogue, items, paging.sort);
    // What is out stands behind what is there, in the same order.
    sorted.sort((a, b) => Number(a.level === "out") - Number(b.level === "out"));
    const pages = subTypes.map((key) =>
      cut(
        sorted.filter((item) => item.sub_type === key),
        pageOf(paging, key),
      ),
    );
    const presented = await presentItems(context, pages.flat());
    const list = (key: SubType, page: readonly Thing[]) => ({
      result: presented.filter((item) =>
        page.some((thing) => thing.link_table === item.link_table && thing.link_id === item.link_id),
      ),
      result_count: items.filter((item) => item.sub_type === key).length,
    });
    const lists = Object.fromEntries(subTypes.map((key, place) => [key, list(key, pages[place]!)])) as Record<
      SubType,
      z.output<typeof barItems>
    >;
    return success({ ...lists, total_result_count: items.length });
  },
});

const markedAnswer = z.object({
  cocktails: z.object({ result: z.array(listedCocktail), result_count: z.int() }),
  spiritbrands: barItems,
  ingredients: barItems,
  others: z.object({ result: z.array(otherMarked), result_count: z.int() }),
  total_result_count: z.int(),
});

async function markedLists(context: Context<"member">, table: MarkTable, paging: Paging) {
  const personId = context.person.id;
  const [catalogue, subjects] = await Promise.all([
    barCatalogueFor(context.house, context.person.id),
    markedSubjects(context.db, table, personId) as Promise<Thing[]>,
  ]);
  // What is gone or has become private is in no list, and so in no count.
  const ordered = await inOrder(context, catalogue, subjects, paging.sort);
  const marked = ordered.filter((thing) => isShown(catalogue, personId, thing));
  const others = await subjectCards(
    context.db,
    ordered.filter(({ link_table }) => !ownTables.has(link_table)),
  );
  const of = (key: string) => marked.filter((thing) => thing.link_table === key);
  const page = (key: string) => cut(of(key), pageOf(paging, key));
  const cocktails = await presentCocktails(
    context,
    page("cocktails").map((thing) => thing.link_id),
  );
  const presented = await presentItems(context, [...page("spiritbrands"), ...page("ingredients")]);
  const items = (key: "spiritbrands" | "ingredients") => ({
    result: presented.filter((item) => item.link_table === key),
    result_count: of(key).length,
  });
  return {
    cocktails: { result: cocktails, result_count: of("cocktails").length },
    spiritbrands: items("spiritbrands"),
    ingredients: items("ingredients"),
    others: {
      result: await presentOthers(context, cut(others, pageOf(paging, "others"))),
      result_count: others.length,
    },
    total_result_count: marked.length + others.length,
  };
}

/** What a bar knows more of than its name. */
const ownTables = new Set(["cocktails", "spiritbrands", "ingredients"]);

async function presentOthers({ db, person }: Context<"member">, cards: readonly SubjectCard[]): Promise<OtherMarked[]> {
  const marks = await marksOf(db, person.id, cards);
  const markBy = new Map(marks.map((mark) => [oidOf(mark), mark]));
  return cards.map((card) => {
    const { link_table, link_id, name, category, href, image, colour } = card;
    const mark = markBy.get(oidOf(card));
    const said = {
      favourite: mark?.favourite ? ("yes" as const) : ("no" as const),
      wish_list: mark?.wish_list ? ("yes" as const) : ("no" as const),
    };
    return { ...inNoBar, link_table, link_id, display_name: name, category, href, image, colour, ...said };
  });
}

/** guide.md, 7: GET load-favourites. */
export const loadFavourites = operation({
  name: "my-bar/load-favourites",
  summary: "The favourites: drinks, bottles, ingredients, and what else there is",
  who: "member",
  changes: false,
  input: pagingInput,
  answers: markedAnswer,
  handle: async (paging, context) => success(await markedLists(context, "favourite", paging)),
});

/** guide.md, 7: GET load-wish-list. Ingredients too: the next bottle to buy is wished for as one. */
export const loadWishList = operation({
  name: "my-bar/load-wish-list",
  summary: "The wish list: drinks, bottles, ingredients, and what else there is",
  who: "member",
  changes: false,
  input: pagingInput,
  answers: markedAnswer,
  handle: async (paging, context) => success(await markedLists(context, "wish", paging)),
});

/** guide.md, 7: GET load-pantry-items: the staples, those switched off marked `disabled`. */
export const loadPantry = operation({
  name: "my-bar/load-pantry-items",
  summary: "The staples of the pantry",
  who: "member",
  changes: false,
  input: pagingInput,
  answers: barItems,
  async handle(paging, context) {
    const catalogue = await barCatalogueFor(context.house, context.person.id);
    const staples = [...catalogue.ingredients.values()]
      .filter((row) => row.pantry)
      .sort((a, b) => a.name.localeCompare(b.name, "en"));
    // Nobody put them there one after the other: all orders but the last are that of their names.
    if (paging.sort === "oldest") staples.reverse();
    // The pantry is short and is shown whole unless a page is asked for.
    const page =
      paging.limit === undefined
        ? { limit: staples.length, offset: pageOf(paging, "pantry").offset }
        : pageOf(paging, "pantry");
    const things = cut(staples, page).map((row): Thing => ({ link_table: "ingredients", link_id: row.id }));
    return success({ result: await presentItems(context, things), result_count: staples.length });
  },
});

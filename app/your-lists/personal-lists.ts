import type { PersonalSort } from "#app/marks/kinds.ts";
import type { SaidIn } from "#app/marks/said-in.ts";

export type PersonalList = {
  /** Where its page stands; null for one that has a place of its own in My Bar. */
  path: string | null;
  title: string;
  intro: string;
  /** What stands there while nothing is on it, and where one goes to put something there. */
  empty: string;
  /** Where one begins, where that is not among the cocktails. */
  begin?: { text: string; to: string };
  /** Where it is kept. */
  said: SaidIn | "bar";
};

/**
 * Every list of what a person has marked, by the name that the list service knows (guide.md, 7): pages, calls and downloads are
 * made from it.
 */
export const personalLists = {
  favourite: {
    path: "/your/favourites",
    title: "Favourites",
    intro: "What you come back to.",
    empty: "You have no favourites yet. A heart stands on every page of the guide.",
    said: { table: "favourite" },
  },
  ratings: {
    path: "/your/ratings",
    title: "Ratings",
    intro: "What you have rated, and how.",
    empty: "You have not rated anything yet. Rate a recipe or a bottle on its page.",
    said: { table: "rating" },
  },
  "wish-list": {
    path: "/your/wish-list",
    title: "Wish list",
    intro: "What you would like to have or to drink.",
    empty: "Your wish list is empty. A bookmark stands on recipes, bottles, ingredients, bars and books.",
    said: { table: "wish" },
  },
  "must-try": {
    path: "/your/must-try-visit",
    title: "Must try or visit",
    intro: "What you want to try, and where you want to go.",
    empty: "Nothing is marked as a must yet. Say “must try” on the page of a recipe, a bottle or a bar.",
    said: { table: "tried", value: "must_try" },
  },
  "tried-and-liked": {
    path: "/your/tried-and-liked",
    title: "Tried and liked",
    intro: "What you tried, and would have again.",
    empty: "You have not said yet that you liked something. Say so on its page.",
    said: { table: "tried", value: "liked" },
  },
  "tried-and-didnt-like": {
    path: "/your/tried-and-didnt-like",
    title: "Tried and didn’t like",
    intro: "What you tried once. It is left out of what you can make.",
    empty: "There is nothing that you tried and did not like.",
    said: { table: "tried", value: "disliked" },
  },
  "preferred-brands": {
    path: "/your/preferred-brands",
    title: "Preferred brands",
    intro: "The bottles that you take first where a recipe asks for their kind.",
    empty: "You prefer no brand yet. Choose “Personalise” on the page of a bottle, and say that you take it first.",
    begin: { text: "All bottles", to: "/beer-wine-spirits" },
    said: { table: "preferred_brand" },
  },
  ingredients: {
    path: null,
    title: "Ingredients",
    intro: "What stands in your bar.",
    empty: "You have not added any ingredients yet",
    said: "bar",
  },
} as const satisfies Record<string, PersonalList>;

export type ListName = keyof typeof personalLists;
export const listNames = Object.keys(personalLists) as ListName[];

/** The lists that have a page, in their order. */
export const listPages = listNames.flatMap((name) => {
  const { path, title } = personalLists[name];
  return path ? [{ name, path, title }] : [];
});

/** The list whose page ends so (`/your/must-try-visit`); undefined where there is none. */
export function listAt(end: string | undefined): ListName | undefined {
  return listPages.find(({ path }) => path === `/your/${end}`)?.name;
}

/** What each order of a list is called. */
export const listOrders = {
  newest: "Newest first",
  oldest: "Oldest first",
  name: "A to Z",
  rating: "Best rated",
  "your-rating": "Your rating",
} as const satisfies Record<PersonalSort, string>;
export type ListOrder = PersonalSort;

/** guide.md, 2 and 7: what a list includes unless it is told not to, and the link table that it means. */
export const includes = {
  include_cocktails: { table: "cocktails", text: "Cocktails" },
  include_bws: { table: "spiritbrands", text: "Bottles" },
  include_ingredients: { table: "ingredients", text: "Ingredients" },
} as const;
export type Include = keyof typeof includes;

/** contract.md, 6: the second is the default. */
export const listSizes = [12, 24, 48, 96] as const;
export const defaultSize = listSizes[1];

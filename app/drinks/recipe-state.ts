import { personalPart } from "#app/operations/personal-part.ts";

/** Why a line of a recipe counts as there, or that it does not, and then what would stand in (contract.md, 6 and 13). */
export type LineState = {
  position: number;
  ingredient_id: number;
  name: string;
  in_my_bar: boolean;
  optional: boolean;
  why: string;
  stand_in: string | null;
  /** The call that says that it is there after all, and what it is sent; null where it is, or where nothing can. */
  own: { call: string; fields: Record<string, string> } | null;
};

/** What the reader's bar makes of the recipe that a page shows: My Bar knows it, the guide's page says it. */
export type RecipeState = {
  id: number;
  missing: number;
  /** How many required lines are not met: strictly, with close substitutes, and with any. */
  missing_counts: { strict: number; close: number; pinch: number };
  lines: LineState[];
  /** What the shop has of what is missing. */
  buyable: {
    ingredient_id: number;
    offer_id: number;
    skew_id: number;
    name: string;
    stock: number;
    prices: { GBP: number } & { [currency: string]: number | null };
  }[];
  /** Where the reader says that they made it. */
  made_href: string;
  /** Where its writer changes it; null for everybody else. */
  edit_href: string | null;
};

/** Where a member changes a recipe that they wrote. */
export const editRecipePath = (id: number): string => `/your-account/edit-cocktail/${id}`;

/** The recipe of `recipe=`; null for who is not signed in. */
export const recipePart = personalPart<RecipeState | null>("recipe", null);
/** Of the oids asked for, what stands in the bar, and the cocktails that it makes. */
export const inBarPart = personalPart<string[]>("in_bar", []);

/** What the reader's bar makes with one ingredient, or a bottle of it: My Bar knows it, the guide's page says it. */
export type MakesState = {
  /** The thing that was asked for: `ingredients:1`. */
  of: string;
  /** Whether it counts as there. */
  there: boolean;
  /** How many drinks with it the bar makes; where it is not there, how many more it makes once it is. */
  count: number;
  /** The best of them. */
  drinks: {
    id: number;
    name: string;
    href: string;
    image: string;
    colour: string | null;
    teaser: string;
    rating: number | null;
  }[];
  /** Where all of them stand; null where no list holds just these. */
  all_href: string | null;
  /** The call that puts it into the bar, and what it is sent; null where it stands there itself, or where there is no account. */
  own: { call: string; fields: Record<string, string> } | null;
};

/** That of `makes=` (`ingredients:1`, `spiritbrands:7`); null for who has no bar. */
export const makesPart = personalPart<MakesState | null>("makes", null);

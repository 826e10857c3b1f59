import type { MissingCounts } from "#app/drinks/verdict.ts";

/** The four lists of the bar's index (guide.md, 2), by what kind of thing an ingredient is. */
export const subTypes = ["spirit", "liqueur", "mixer", "wine"] as const;
export type SubType = (typeof subTypes)[number];

/** builder.md, 3: 1 Base Spirit, 2 Liqueur, 3 Wine/Vermouth, 4 Beer/Cider, 5 Bitter; all else is a mixer. */
export function subTypeOf(ingredientType: number): SubType {
  if (ingredientType === 1) return "spirit";
  if (ingredientType === 2 || ingredientType === 5) return "liqueur";
  if (ingredientType === 3 || ingredientType === 4) return "wine";
  return "mixer";
}

/** builder.md, 3: what each ingredient type is called. */
export const typeNames: Record<number, string> = {
  1: "Base Spirit",
  2: "Liqueur",
  3: "Wine/Vermouth",
  4: "Beer/Cider",
  5: "Bitter",
  6: "Syrup",
  7: "Fruit/Veg Juice",
  8: "Mixer/Packaged Juice",
  9: "Fridge/Pantry",
};

/** The name of a type; anything else is a Misc ingredient. */
export function typeName(type: number): string {
  return typeNames[type] ?? "Misc ingredient";
}

/** A recipe as My Bar answers it (guide.md, 3: Makeable recipe). */
export type MakeableRecipe = {
  cocktail: {
    id: number;
    name: string;
    image: string;
    href: string;
    teaser: string;
    score: number | null;
    cocktail_group: string | null;
    is_public: "yes" | "no";
    last_updated_seconds_ago: number;
  };
  ingredients: {
    ingredient_id: number;
    name: string;
    in_my_bar: boolean;
    optional: boolean;
    category: string;
    alternative_ingredient: string | null;
    why: string;
    /** Whether it is there without a substitute, and what would stand in where it is not. */
    there: boolean;
    stand_in: string | null;
  }[];
  /** Lines not met under the rules of this list, and under each rule on substitutes. */
  missing_count: number;
  missing_counts: MissingCounts;
  user_rating: number | null;
  favourite: "yes" | "no";
  wish_list: "yes" | "no";
  tried: string;
};

/** What the search of ingredients and bottles finds (contract.md, 5: search-item). */
export type FoundItem = {
  display_name: string;
  label: string;
  id: number;
  sub_type: SubType;
  link_table: "ingredients" | "spiritbrands";
  link_id: number;
  ingredient_id: number;
  in_bar: boolean;
  my_bar_item_id: number | null;
};

/** One ingredient that is not there, and what it alone would unlock. */
export type UnlockItem = {
  ingredient_id: number;
  name: string;
  image: string;
  /** Where one gets it. */
  source: "supermarket" | "bottle-shop";
  /** Other ingredients that would unlock the very same. */
  or: IngredientChoice[];
  recipe_count: number;
  recipes: { id: number; name: string; href: string }[];
  href: string;
  wish_list: "yes" | "no";
};

/** A common bottle that a newcomer may have at home; `unlocks` counts what it alone would unlock now. */
export type StarterItem = {
  link_id: number;
  name: string;
  image: string;
  my_bar_item_id: number | null;
  unlocks: number;
};
export type StarterGroup = { name: string; items: StarterItem[] };

/** An ingredient to choose in a form. */
export type IngredientChoice = { ingredient_id: number; name: string };

/** Something on the shelf, or that could be (guide.md, 3: Bar item). `id` is the item's own (contract.md, 13). */
export type BarItem = {
  id: number | null;
  display_name: string;
  sub_type: SubType;
  link_table: "ingredients" | "spiritbrands";
  link_id: number;
  type: string;
  label: string;
  cocktail_count: number;
  recipes_href: string;
  ingredient: { id: number; name: string; displayName: string; cocktail_count_with_alt: number };
  spiritbrand: { href: string } | null;
  amazon_product: { url: string } | null;
  favourite: { link_table: string; link_id: number; is_favourite: "yes" | "no" };
  contact_engagement: {
    wish_list: "yes" | "no";
    link_table: string;
    link_id: number;
    tried: string;
    notes_safe_present_tooltip: string;
  };
  in_bar: boolean;
  my_bar_item_id: number | null;
  href: string;
  image: string;
  new: boolean;
  disabled: boolean;
};

/** The drawing of a bottle or of an ingredient: each has its own. */
export function pictureOf({ link_table, link_id }: Pick<FoundItem, "link_table" | "link_id">): string {
  return `/drawings/${link_table === "spiritbrands" ? "brands" : "ingredients"}/${link_id}.svg`;
}

/** The query of the recipes screen for all that can be made, hidden or without alcohol too: what every count counts. */
export const everythingQuery = "?include_non_alcoholic=1&present_hidden=1";

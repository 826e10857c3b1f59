import { z } from "zod";
import { yesNo } from "#app/platform/fields.ts";
import { buyableSchema } from "#app/shop/offers-store.server.ts";
import { levels, subTypes } from "./bar-types.ts";
import { sources } from "./unlocks/next-unlocks.ts";

/** How many required lines are not met: strictly, with close substitutes, and with any. */
export const missingCounts = z.object({ strict: z.int(), close: z.int(), pinch: z.int() });

const itemTable = z.enum(["ingredients", "spiritbrands"]);

/** Pictures stand on a wash of it. */
const colour = z.string().nullable().describe("Of what it is or holds, as #rrggbb");

/** An ingredient to choose in a form. */
export const ingredientChoice = z.object({ ingredient_id: z.int(), name: z.string() });

/** Something in the bar, or that could be (guide.md, 3: Bar item). `id` is the item's own (contract.md, 13). */
export const barItem = z.object({
  id: z.int().nullable(),
  display_name: z.string(),
  sub_type: z.enum(subTypes),
  link_table: itemTable,
  link_id: z.int(),
  type: z.string(),
  label: z.string(),
  cocktail_count: z.int(),
  recipes_href: z.string(),
  ingredient: z.object({
    id: z.int(),
    name: z.string(),
    displayName: z.string(),
    cocktail_count_with_alt: z.int(),
  }),
  spiritbrand: z.object({ href: z.string() }).nullable(),
  amazon_product: z.object({ url: z.string() }).nullable(),
  favourite: z.object({ link_table: z.string(), link_id: z.int(), is_favourite: yesNo }),
  contact_engagement: z.object({
    wish_list: yesNo,
    link_table: z.string(),
    link_id: z.int(),
    tried: z.string(),
    notes_safe_present_tooltip: z.string(),
  }),
  in_bar: z.boolean().describe("Whether it counts as there: what is out does not"),
  my_bar_item_id: z.int().nullable(),
  level: z.enum(levels).nullable().describe("How much is left of it; null where it is not in the bar"),
  href: z.string(),
  image: z.string(),
  colour,
  new: z.boolean(),
  disabled: z.boolean(),
});

/** A list of them, and how many there are in all. */
export const barItems = z.object({ result: z.array(barItem), result_count: z.int() });

/** contract.md, 13: the ids of a bar item, which these are not. */
const inNoBar = { id: z.null(), my_bar_item_id: z.null() };

/** What a cocktail in a list of favourites or wishes says of itself. */
export const listedCocktail = z.object({
  ...inNoBar,
  link_table: z.literal("cocktails"),
  link_id: z.int(),
  display_name: z.string(),
  href: z.string(),
  image: z.string(),
  colour,
  missing_count: z.int().nullable(),
  missing_counts: missingCounts.nullable(),
  favourite: yesNo,
  wish_list: yesNo,
});

/** A favourite or wish that is no drink, bottle or ingredient: a bar, a book, a person. */
export const otherMarked = z.object({
  ...inNoBar,
  link_table: z.string(),
  link_id: z.int(),
  display_name: z.string(),
  category: z.string(),
  href: z.string(),
  image: z.string().nullable(),
  colour,
  favourite: yesNo,
  wish_list: yesNo,
});

/** A recipe as My Bar answers it (guide.md, 3: Makeable recipe). */
export const makeableRecipe = z.object({
  cocktail: z.object({
    id: z.int(),
    name: z.string(),
    image: z.string(),
    colour,
    href: z.string(),
    teaser: z.string(),
    score: z.number().nullable(),
    cocktail_group: z.string().nullable(),
    is_public: yesNo,
    last_updated_seconds_ago: z.int(),
  }),
  ingredients: z.array(
    z.object({
      ingredient_id: z.int(),
      name: z.string(),
      in_my_bar: z.boolean(),
      optional: z.boolean(),
      category: z.string(),
      alternative_ingredient: z.string().nullable(),
      why: z.string(),
      there: z.boolean().describe("Whether it is there without a substitute"),
      stand_in: z.string().nullable().describe("What would stand in for it where it is not there"),
    }),
  ),
  missing_count: z.int().describe("Lines not met under the rules of this list"),
  missing_counts: missingCounts.describe("Lines not met under each rule on substitutes"),
  user_rating: z.number().nullable(),
  favourite: yesNo,
  wish_list: yesNo,
  tried: z.string(),
  made_href: z.string().describe("Where one says that one made it"),
});

/** What the search of ingredients and bottles finds (contract.md, 5: search-item). */
export const foundItem = z.object({
  display_name: z.string(),
  label: z.string(),
  id: z.int(),
  sub_type: z.enum(subTypes),
  link_table: itemTable,
  link_id: z.int(),
  ingredient_id: z.int(),
  colour,
  in_bar: z.boolean().describe("Whether it counts as there: what is out does not"),
  my_bar_item_id: z.int().nullable(),
});

/** One ingredient that is not there, and what it alone would unlock. */
export const unlockItem = z.object({
  ingredient_id: z.int(),
  name: z.string(),
  image: z.string(),
  colour,
  source: z.enum(sources).describe("Where one gets it"),
  or: z.array(ingredientChoice).describe("Other ingredients that would unlock the very same"),
  kind: ingredientChoice
    .extend({ recipe_count: z.int() })
    .nullable()
    .describe("The kind of it that would unlock more than any bottle of it does"),
  recipe_count: z.int(),
  recipes: z.array(z.object({ id: z.int(), name: z.string(), href: z.string() })),
  href: z.string(),
  wish_list: yesNo,
  buyable: z.array(buyableSchema).describe("What the shop has of it"),
});

/** A common bottle that a newcomer may have at home; `unlocks` counts what it alone would unlock now. */
export const starterItem = z.object({
  link_id: z.int(),
  name: z.string(),
  image: z.string(),
  my_bar_item_id: z.int().nullable(),
  has_bottle: z.boolean().describe("A bottle of it stands in the bar"),
  unlocks: z.int(),
});
export const starterGroup = z.object({ name: z.string(), items: z.array(starterItem) });

/** What the recipes' filters offer and call by name. */
export const ingredientChoices = z.object({
  owned: z.array(ingredientChoice).describe("What stands in the bar, by name; a bottle counts as its ingredient"),
  custom: z.array(ingredientChoice).describe("The custom ingredients, in the order in which they were chosen"),
  must_contain: ingredientChoice.nullable().describe("The ingredient that recipes must contain, in the bar or not"),
});

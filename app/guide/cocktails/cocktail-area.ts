import { allergens, type Diet } from "#app/drinks/diets.ts";
import { difficultyKeys, difficultyWords } from "#app/drinks/making-words.ts";
import type { strengthBands } from "#app/drinks/strength.ts";
import { tasteFamilies } from "#app/drinks/vocabulary.ts";
import { capitalised } from "#app/kit/words.ts";
import { byRating, defineArea } from "../area.ts";
import { methodWords } from "../cocktail.ts";
import { browsePages } from "../content-pages.ts";

/** How each band of strength is told where one chooses among them. */
const strengthTexts: Record<(typeof strengthBands)[number], string> = {
  "without-alcohol": "Without alcohol",
  light: "Light, under 12 %",
  medium: "Medium, 12 to 20 %",
  strong: "Strong, 20 % and over",
};

/** How hard drinks are to make, by the vocabulary's keys. */
const difficultyTexts = Object.fromEntries(difficultyKeys.map((key, place) => [key, difficultyWords[place + 1]!]));

/** The occasions and seasons among the tags of recipes, as filters name them. */
const occasions = ["aperitif", "after-dinner", "brunch", "party", "dessert"] as const;
const seasons = ["summer", "winter"] as const;
const spoken = (words: readonly string[]) =>
  Object.fromEntries(words.map((word) => [word, capitalised(word.replaceAll("-", " "))]));

/** How many lines may be missing from the reader's bar (contract.md, 7). */
const makeableTexts = {
  "0": "Can be made now",
  "1": "At most 1 thing missing",
  "2": "At most 2 things missing",
  "3": "At most 3 things missing",
};

/** What drinks can be asked to be free of: what people must not drink, and alcohol. */
export const freeFrom = [...allergens, "alcohol"] as const;

/** Diets as one chooses among them; a vegan drink is among the vegetarian ones. */
const dietTexts: Record<Diet, string> = {
  vegan: "Vegan",
  "vegan-wine": "Vegan, or with a vegan wine",
  vegetarian: "Vegetarian",
};

/** Any ingredient that recipes ask for can be chosen, one after the other. */
const anyIngredient = { main: [], most: 1000, further: true } as const;

/** Cocktails and what else is mixed (contract.md, 7). */
export const cocktails = defineArea({
  table: "cocktails",
  section: "cocktails",
  path: "/cocktails",
  entries: "/cocktails/recipe",
  advanced: "/cocktails/search",
  tab: "cocktails",
  quick: [
    { name: "makeable", values: ["0"], texts: { "0": "With my bar" } },
    {
      name: "occasion",
      values: ["aperitif", "after-dinner", "party"],
      texts: { aperitif: "Before dinner", party: "For a party" },
    },
    { name: "season", values: seasons },
    { name: "lines_max", values: ["2"], texts: { "2": "Two ingredients" } },
    { name: "without_alcohol", values: ["1"], texts: { "1": "Without alcohol" } },
  ],
  ways: [browsePages.tastes, browsePages.years].map(({ title, path }) => ({ text: title, to: path })),
  words: {
    title: "Cocktails",
    one: "recipe",
    many: "recipes",
    intro: "True measures, plain instructions, and a drawing of what should stand in front of you.",
    description: "Cocktail recipes with true measures: filter by spirit, strength, taste, method and glass.",
  },
  filters: [
    { name: "spirit", label: "Spirit", kind: "choice" },
    { name: "strength", label: "Strength", kind: "choice", texts: strengthTexts },
    { name: "method", label: "Method", kind: "choice", texts: methodWords },
    { name: "glass", label: "Glass", kind: "choice" },
    { name: "taste", label: "Taste", kind: "choices", main: Object.keys(tasteFamilies), rest: "More exactly" },
    { name: "without_alcohol", label: "Only without alcohol", kind: "switch" },
    { name: "makeable", label: "With my bar", kind: "choice", texts: makeableTexts, personal: true },
    { name: "ingredient", label: "With", kind: "choices", before: "with", rest: "Add an ingredient", ...anyIngredient },
    {
      name: "without",
      label: "Without",
      kind: "choices",
      before: "without",
      rest: "Leave out an ingredient",
      excludes: true,
      ...anyIngredient,
    },
    {
      name: "free_from",
      label: "Free from",
      kind: "choices",
      before: "no",
      texts: Object.fromEntries(freeFrom.map((one) => [one, one])),
      main: freeFrom,
      further: true,
    },
    { name: "diet", label: "Diet", kind: "choice", texts: dietTexts, further: true },
    { name: "occasion", label: "Occasion", kind: "choice", texts: spoken(occasions), further: true },
    { name: "season", label: "Season", kind: "choice", texts: spoken(seasons), further: true },
    byRating,
    { name: "difficulty", label: "Difficulty", kind: "choice", texts: difficultyTexts, further: true },
    { name: "origin", label: "Comes from", kind: "choice", before: "from", further: true },
    { name: "year_from", label: "First made from", kind: "number", before: "from", further: true },
    { name: "year_to", label: "First made up to", kind: "number", before: "up to", further: true },
    { name: "lines_max", label: "Ingredients at most", kind: "number", before: "ingredients at most", further: true },
  ],
  orders: [
    { name: "best", label: "Best rated" },
    { name: "name", label: "A to Z" },
    { name: "newest", label: "Newest" },
    { name: "light", label: "Lightest first" },
    { name: "strong", label: "Strongest first" },
  ],
  target: "consumer",
  vote: ["cocktail", "cocktails"],
  wished: true,
  tried: true,
  subCategories: ["ingredient", "spirit", "strength", "taste", "method", "glass", "occasion", "season", "origin"],
  subCategoryWords: { "non-alcoholic": "without-alcohol", nonalcoholic: "without-alcohol" },
  random: { path: "/cocktails/random", text: "Random drink" },
  query: ["yield", "view", "units"],
  mayKeep: "recipe",
});

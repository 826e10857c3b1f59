import { type RecipeSearch, recipePageSize, recipeSearchQuery } from "../recipe-search.ts";

/** The address of a search with its page; what is ordinary is left out. */
export function recipesHref(search: Partial<RecipeSearch>, page: { limit?: number; offset?: number } = {}): string {
  const { limit = recipePageSize, offset = 0 } = page;
  const query = recipeSearchQuery(search, offset);
  if (limit === recipePageSize) return `/my-bar/recipes${query}`;
  return `/my-bar/recipes${query}${query ? "&" : "?"}limit=${limit}`;
}

export const sortTexts: Record<RecipeSearch["sort"], string> = {
  best: "Best match",
  rating: "Highest rated",
  name: "A to Z",
  newest: "Newest",
  strength: "Strongest first",
};

/** The yes-or-no filters, as the form and the tags call them. */
export const flagTexts = {
  include_non_alcoholic: "Include drinks without alcohol",
  hide_favourites: "Hide my favourites",
  present_hidden: "Show what was not for me",
} as const;

export type FlagName = keyof typeof flagTexts;
export const flagNames = Object.keys(flagTexts) as FlagName[];

/** Which substitutes may count, by the weakest: what is the same always does. */
export const substituteTexts: Record<RecipeSearch["allow_alt_ingredients"], string> = {
  0: "No substitutes",
  1: "Close substitutes",
  2: "Substitutes in a pinch too",
};

/** What the filter on missing lines is called: "Up to 2 missing". */
export function missingText(most: number): string {
  return most === 0 ? "Nothing missing" : `Up to ${most} missing`;
}

/** So many supposed ingredients have a tag each: each names all others in its address, so that those of a whole bar were 4 MB. */
const mostTags = 40;
type Named = { ingredient_id: number; name: string };
export type FilterTag = { key: string; text: string; without: Partial<RecipeSearch> };

/**
 * The filters that narrow what is shown or suppose something, in words, each with the search that is left without it.
 * What lets more in (drinks without alcohol, one line missing) is no filter to take off; QuickChoices shows it.
 */
export function filterTags(search: RecipeSearch, custom: readonly Named[], mustContain: Named | null): FilterTag[] {
  const tags: FilterTag[] = [];
  const tag = (key: string, text: string, change: Partial<RecipeSearch>) =>
    tags.push({ key, text, without: { ...search, ...change } });
  if (search.keyword) tag("keyword", `“${search.keyword}”`, { keyword: "" });
  if (mustContain) tag("must_contain_ingredient", `With ${mustContain.name}`, { must_contain_ingredient: 0 });
  if (search.hide_favourites) tag("hide_favourites", flagTexts.hide_favourites, { hide_favourites: false });
  if (search.custom_ingredients_only)
    tag("custom_ingredients_only", "Not from my bar", { custom_ingredients_only: false });
  if (search.only_unlocked) tag("only_unlocked", "Only what is added", { only_unlocked: false });
  for (const { ingredient_id, name } of custom.slice(0, mostTags)) {
    const rest = search.custom_ingredient_ids.filter((id) => id !== ingredient_id);
    tag(`custom-${ingredient_id}`, `As if I had ${name}`, { custom_ingredient_ids: rest });
  }
  const more = custom.length - mostTags;
  const shown = custom.slice(0, mostTags).map(({ ingredient_id }) => ingredient_id);
  if (more > 0) tag("custom-more", `As if I had ${more} more`, { custom_ingredient_ids: shown });
  return tags;
}

/** The search without the filters that `filterTags` tells of. */
export function withoutFilters(search: RecipeSearch): Partial<RecipeSearch> {
  const { missing, sort, allow_alt_ingredients, include_non_alcoholic, present_hidden } = search;
  return { missing, sort, allow_alt_ingredients, include_non_alcoholic, present_hidden };
}

/** The searches that ask a little less than one that found nothing, gentlest first. */
export function gentlerSearches(search: RecipeSearch, most: number): { text: string; search: RecipeSearch }[] {
  const gentler: { text: string; search: RecipeSearch }[] = [];
  const offer = (text: string, change: Partial<RecipeSearch>) =>
    gentler.push({ text, search: { ...search, ...change } });
  for (let missing = search.missing + 1; missing <= most; missing++) {
    offer(missing === 1 ? "Allow one missing" : `Allow ${missing} missing`, { missing });
  }
  if (search.allow_alt_ingredients < 1) offer(substituteTexts[1], { allow_alt_ingredients: 1 });
  if (search.allow_alt_ingredients < 2) offer(substituteTexts[2], { allow_alt_ingredients: 2 });
  if (!search.include_non_alcoholic) offer(flagTexts.include_non_alcoholic, { include_non_alcoholic: true });
  if (search.must_contain_ingredient) offer("With any ingredient", { must_contain_ingredient: 0 });
  if (search.hide_favourites) offer("Show my favourites too", { hide_favourites: false });
  if (search.keyword) offer(`Without “${search.keyword}”`, { keyword: "" });
  if (search.only_unlocked) offer("Show what is not new as well", { only_unlocked: false });
  if (search.custom_ingredients_only) offer("Count what is in my bar", { custom_ingredients_only: false });
  return gentler;
}

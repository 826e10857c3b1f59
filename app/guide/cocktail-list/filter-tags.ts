import { methodWords } from "../cocktail.ts";
import type { CocktailFilters } from "../cocktail-filter-schema.ts";
import { listQuery } from "../cocktail-filters.ts";
import type { Choice, FilterChoices } from "./filter-store.server.ts";

export const strengths: Record<string, string> = {
  "without-alcohol": "Without alcohol",
  light: "Light, under 12 %",
  medium: "Medium, 12 to 20 %",
  strong: "Strong, 20 % and over",
};
export const sorts: Record<string, string> = {
  best: "Best rated",
  name: "A to Z",
  newest: "Newest",
  light: "Lightest first",
  strong: "Strongest first",
};

/** The filters that are on, in words, each with the address of the list without it. */
export function filterTags(filters: CocktailFilters, choices: FilterChoices) {
  const named = (list: Choice[], value: string) =>
    list.find((choice) => choice.value === value)?.text ?? value.replaceAll("-", " ");
  const tags: { key: string; text: string; to: string }[] = [];
  const tag = (key: string, text: string, change: CocktailFilters) =>
    tags.push({ key, text, to: `/cocktails${listQuery({ ...filters, ...change })}` });
  if (filters.keyword) tag("keyword", `“${filters.keyword}”`, { keyword: undefined });
  if (filters.spirit) tag("spirit", named(choices.spirits, filters.spirit), { spirit: undefined });
  if (filters.ingredient)
    tag("ingredient", `with ${filters.ingredient.replaceAll("-", " ")}`, { ingredient: undefined });
  if (filters.strength) tag("strength", strengths[filters.strength]!, { strength: undefined });
  const tastes = filters.taste?.split(",") ?? [];
  for (const taste of tastes)
    tag(`taste ${taste}`, taste, { taste: tastes.filter((other) => other !== taste).join(",") || undefined });
  if (filters.method) tag("method", methodWords[filters.method]!, { method: undefined });
  if (filters.glass) tag("glass", named(choices.glasses, filters.glass), { glass: undefined });
  if (filters.without_alcohol) tag("without_alcohol", "without alcohol", { without_alcohol: undefined });
  return tags;
}

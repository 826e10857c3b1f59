import { queryOf } from "#app/kit/query.ts";
import { listSizes } from "../../lists/list-sizes.ts";
import type { RecipeQuery } from "../recipe-query.ts";

export const recipesPath = "/builder/recipes";

/** What an address asks for: the filters, and by which ingredients. */
export type Asked = RecipeQuery & { iid: readonly number[] };
type Place = { limit?: number; offset?: number };

/** The address of a search that is not kept: only what differs from the ordinary (builder.md, 2). */
export function recipesHref({ sort, shuffle, ...asked }: Partial<Asked>, { limit, offset }: Place = {}): string {
  return (
    recipesPath +
    queryOf({
      ...asked,
      sort: sort === "best" ? "" : sort,
      shuffle: sort === "shuffle" ? shuffle : 0,
      limit: limit === listSizes[1] ? 0 : limit,
      offset,
    })
  );
}

export const orderTexts: Record<Exclude<RecipeQuery["sort"], "shuffle">, string> = {
  best: "Best match",
  rating: "Highest rated",
  name: "A to Z",
  newest: "Newest",
  strength: "Strongest first",
};

export const ratingTexts = { "rated-only": "Rated", "5.5": "5+", "5": "5 and up", "4": "4 and up", "3": "3 and up" };
export const substituteTexts = { 0: "No substitutes", 1: "Close substitutes", 2: "In a pinch, too" };
export const alcoholTexts = { include: "With and without", only: "Without alcohol only" };

/** The tri-states in words: what each narrows to, and what it leaves out. */
export const triTexts = {
  favourite: { label: "Favourites", only: "Favourites only", hide: "Without favourites" },
  hof: { label: "Hall of fame", only: "Hall of fame only", hide: "Without the hall of fame" },
  commented: { label: "Comments", only: "Commented only", hide: "Without comments" },
} as const;
export type TriName = keyof typeof triTexts;
export const triNames = Object.keys(triTexts) as TriName[];

/** "Up to 2 missing" */
export const missingText = (most: number) => (most === 0 ? "Nothing missing" : `Up to ${most} missing`);

type Named = { id: number; display_name: string };
type Chip = { key: string; text: string; to: string };

/** What is asked for beyond the ordinary, in words, each with the address without it. */
export function chipsOf(asked: Asked, chosen: readonly Named[], limit: number): Chip[] {
  const chips: Chip[] = [];
  const chip = (key: string, text: string, change: Partial<Asked>) =>
    chips.push({ key, text, to: recipesHref({ ...asked, ...change }, { limit }) });
  for (const { id, display_name } of chosen)
    chip(`iid-${id}`, display_name, { iid: asked.iid.filter((other) => other !== id) });
  if (asked.keyword) chip("keyword", `“${asked.keyword}”`, { keyword: "" });
  if (asked.missing > 0) chip("missing", missingText(asked.missing), { missing: 0 });
  if (asked.altingredients > 0) chip("altingredients", substituteTexts[asked.altingredients], { altingredients: 0 });
  if (asked.requireoptional) chip("requireoptional", "Optional lines count", { requireoptional: false });
  if (asked.nonalcoholic) chip("nonalcoholic", alcoholTexts[asked.nonalcoholic], { nonalcoholic: "" });
  for (const name of triNames) if (asked[name]) chip(name, triTexts[name][asked[name]], { [name]: "" });
  if (asked.rating) chip("rating", `Stars: ${ratingTexts[asked.rating]}`, { rating: "" });
  if (asked.yourrating) chip("yourrating", `Your stars: ${ratingTexts[asked.yourrating]}`, { yourrating: "" });
  return chips;
}

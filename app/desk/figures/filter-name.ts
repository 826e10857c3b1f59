import { alcoholTexts, triNames, triTexts } from "#app/builder/filter-texts.ts";
import { substituteTexts } from "#app/my-bar/bar-types.ts";

/** Filters as the desk calls them: in the words of their forms where these name them, not where they ask for them ("Hide my …"). */
const names: Readonly<Record<string, string>> = {
  include_non_alcoholic: "Without alcohol too",
  requireoptional: "Optional lines required",
  hide_favourites: "Favourites left out",
  present_hidden: "What was not for them",
  "nonalcoholic: include": alcoholTexts.include,
  "nonalcoholic: only": alcoholTexts.only,
  "allow_alt_ingredients: 1": substituteTexts[1],
  "allow_alt_ingredients: 2": substituteTexts[2],
  ...Object.fromEntries(
    triNames.flatMap((name) => (["only", "hide"] as const).map((way) => [`${name}: ${way}`, triTexts[name][way]])),
  ),
};

/** A filter's key as it is counted ("allow_alt_ingredients: 1", "missing: 2") in words; what has none goes by its own name. */
export const filterName = (key: string): string => names[key] ?? key.replaceAll("_", " ");

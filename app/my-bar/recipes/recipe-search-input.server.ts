import { z } from "zod";
import { readDigits } from "#app/kit/digits.ts";
import { saysYes } from "#app/kit/query.ts";
import { highestId } from "#app/kit/subject.ts";
import { keywordField } from "#app/platform/fields.ts";
import { recipeSorts } from "./recipe-search.ts";

const flag = z.preprocess(saysYes, z.boolean());

const ids = z.preprocess((value) => {
  const list = Array.isArray(value)
    ? value
    : typeof value === "object" && value !== null
      ? Object.values(value)
      : String(value ?? "")
          .split(",")
          .map((id) => id.trim());
  return list
    .map((id) => readDigits(id) ?? 0)
    .filter((id) => id > 0 && id <= highestId)
    .slice(0, 1_000);
}, z.array(z.number()));

/**
 * What a person asks of their recipes; every name is the address's and the calls' (guide.md, 2 and 3).
 * Values that make no sense are as if they were not there. `missing` allows that many unmet lines.
 */
export const recipeSearchSchema = z.object({
  keyword: keywordField,
  /** The weakest substitutes that count: 0 none but what is the same, 1 close ones, 2 those in a pinch too. */
  allow_alt_ingredients: z.preprocess(
    (value) => (value === 2 || value === "2" ? 2 : flag.parse(value) ? 1 : 0),
    z.literal([0, 1, 2]),
  ),
  /** Hidden are the recipes that the person tried and did not like. */
  present_hidden: flag,
  include_non_alcoholic: flag,
  hide_favourites: flag,
  /** Count from the custom ingredients (and the pantry) alone, not from the bar. */
  custom_ingredients_only: flag,
  /** Ingredients to count with as if they stood in the bar. */
  custom_ingredient_ids: ids,
  /** Only what the custom ingredients add to what the bar makes without them. */
  only_unlocked: flag,
  must_contain_ingredient: z.preprocess((value) => Math.min(highestId, readDigits(value) ?? 0), z.number()),
  missing: z.preprocess((value) => Math.min(5, readDigits(value) ?? 0), z.number()),
  sort: z.enum(recipeSorts).catch("best"),
});

import { z } from "zod";
import { methods } from "#app/drawing/words.ts";
import { strengthBands } from "#app/drinks/strength.ts";

const word = z
  .string()
  .trim()
  .max(100)
  .transform((text) => text || undefined)
  .optional()
  .catch(undefined);

/** More tastes than that no drink has. */
const mostTastes = 6;

/** Several words, as a form repeats them or an address joins them; each counts once. */
const words = z
  .preprocess(
    (value) =>
      [value]
        .flat()
        .filter((part) => typeof part === "string")
        .flatMap((part) => part.slice(0, 1_000).split(",")),
    z.array(z.string()),
  )
  .transform((list) => {
    const named = list.map((name) => name.trim().slice(0, 100)).filter((name) => name !== "");
    return named.length > 0 ? [...new Set(named)].slice(0, mostTastes).join(",") : undefined;
  })
  .optional()
  .catch(undefined);

/** What the list is narrowed to; anything that is no filter is as if it were not there. */
export const filterSchema = z.object({
  keyword: word,
  spirit: word,
  ingredient: word,
  strength: z.enum(strengthBands).optional().catch(undefined),
  taste: words.describe("One or several, joined by commas: a drink has all of them"),
  method: z.enum(methods).optional().catch(undefined),
  glass: word,
  without_alcohol: z.literal("1").optional().catch(undefined),
  sort: z.enum(["best", "name", "newest", "strong", "light"]).optional().catch(undefined),
});
export type CocktailFilters = z.infer<typeof filterSchema>;

import { z } from "zod";
import { methods } from "#app/drawing/words.ts";
import { strengthBands } from "./strength.ts";

const word = z
  .string()
  .trim()
  .max(100)
  .transform((text) => text || undefined)
  .optional()
  .catch(undefined);

/** What the list is narrowed to; anything that is no filter is as if it were not there. */
export const filterSchema = z.object({
  keyword: word,
  spirit: word,
  ingredient: word,
  strength: z.enum(strengthBands).optional().catch(undefined),
  taste: word,
  method: z.enum(methods).optional().catch(undefined),
  glass: word,
  without_alcohol: z.literal("1").optional().catch(undefined),
  sort: z.enum(["best", "name", "newest", "strong", "light"]).optional().catch(undefined),
});
export type CocktailFilters = z.infer<typeof filterSchema>;

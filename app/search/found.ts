import { z } from "zod";

/** A search result (guide.md, 3). */
export const foundSchema = z.object({
  name: z.string(),
  href: z.string().describe("A path on this site, without a language prefix"),
  image: z.string().nullable(),
  section: z.string(),
  category: z.string(),
  content: z.string(),
});
export type Found = z.infer<typeof foundSchema>;

/** What autocomplete answers: the best, and how many there are. */
export const suggestionsSchema = z.object({ results: z.array(foundSchema), count: z.int() });
export type Suggestions = z.infer<typeof suggestionsSchema>;

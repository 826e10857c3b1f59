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

/** A result on the page of a search: with its rating, on the wash of its colour. */
export const resultSchema = foundSchema.extend({
  colour: z.string().nullable().describe("Of what it is or holds, as #rrggbb"),
  rating: z.number().nullable(),
});
export type Result = z.infer<typeof resultSchema>;

/** What autocomplete answers: the best, and how many there are. */
export const suggestionsSchema = z.object({ results: z.array(foundSchema), count: z.int() });
/** An area that a search can be narrowed to, by its name in words, and where its list stands. */
export const sectionSchema = z.object({ section: z.string(), title: z.string(), path: z.string() });
export type Section = z.infer<typeof sectionSchema>;
/** A keyword that finds something where another one finds nothing. */
export const otherKeywordSchema = z.object({
  keyword: z.string(),
  /** The word that it leaves out; null where it reads the same words otherwise. */
  without: z.string().nullable(),
  /** How many it finds; null where that is not only a matter of its words. */
  count: z.int().nullable(),
});
export type OtherKeyword = z.infer<typeof otherKeywordSchema>;

/** What is found of an area. */
export const sectionFoundSchema = sectionSchema.extend({ count: z.int() });
export type SectionFound = z.infer<typeof sectionFoundSchema>;

export type Suggestions = z.infer<typeof suggestionsSchema>;

import { z } from "zod";

/** How a subject looks wherever it is listed, whichever area it comes from: lists, rails, boxes, favourites. */
export const subjectCardSchema = z.object({
  link_table: z.string(),
  link_id: z.int(),
  section: z.string().describe("The area's name in the calls"),
  /** What kind of thing it is, in a word or two: "Cocktail", "Book". */
  category: z.string(),
  name: z.string(),
  href: z.string().describe("A path on this site, without a language prefix"),
  image: z.string().nullable(),
  colour: z.string().nullable().describe("Of what it is or holds, as #rrggbb: its picture stands on a wash of it"),
  teaser: z.string(),
  rating: z.number().nullable(),
  /** A line of facts: "Gin · 25 % · 3 parts". */
  facts: z.string().nullable(),
  /** What stands out: "Without alcohol", "Sample". */
  badge: z.string().nullable(),
  /** The day that it came into the guide. */
  date: z.string(),
});
export type SubjectCard = z.output<typeof subjectCardSchema>;

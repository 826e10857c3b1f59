import { z } from "zod";

/** What a name in an entry's text that leads to another entry answers (guide.md, 3): where it stands, and where to. */
export const textLinkSchema = z.object({
  at: z.int(),
  length: z.int(),
  href: z.string(),
  about: z.string().nullable().describe("What it is, in a sentence: of ingredients and terms"),
});

/** The links of an entry's texts, by the data files' name of the text. */
export const textLinksSchema = z.record(z.string(), z.array(textLinkSchema));

import { z } from "zod";

const inRecipe = z.object({ cocktail_id: z.int(), ingredient_id: z.int(), name: z.string(), href: z.string() });

/** What the personalise dialog and its page show of a thing. */
export const personaliseAnswer = z.object({
  link_table: z.string(),
  link_id: z.int(),
  name: z.string(),
  href: z.string(),
  image: z.string().nullable(),
  colour: z.string().nullable(),
  facts: z.string().nullable(),
  rating: z.number().nullable().describe("The site's"),
  may: z.object({
    wish_list: z.boolean(),
    tried: z.boolean(),
    rate: z.string().nullable().describe("By which name it is rated"),
    note: z.boolean(),
  }),
  engagement: z.object({
    favourite: z.boolean(),
    wish_list: z.boolean(),
    rating: z.number().nullable(),
    tried: z.string(),
    comments_count: z.int(),
  }),
  comments_href: z.string().nullable(),
  notes: z.object({ text: z.string(), display: z.string(), editable: z.boolean() }),
  premium_enabled: z.boolean(),
  edit_href: z.string().nullable(),
  version_href: z.string().nullable(),
  collections: z
    .array(z.object({ id: z.string(), name: z.string(), has_item: z.boolean() }))
    .nullable()
    .describe("null: it goes into none, or they are not for this person"),
  bar: z
    .object({ id: z.int().nullable(), staple: z.boolean() })
    .nullable()
    .describe("Its place in the bar; null of what stands in none"),
  preferred: z
    .object({
      everywhere: z.boolean(),
      kind: z.string().describe("What is asked for where it is taken"),
      recipes: z.array(inRecipe).describe("Where it is taken all the same"),
      exceptions: z.array(inRecipe).describe("Where it is not taken, though else it is"),
    })
    .nullable(),
  lines: z
    .array(
      z.object({
        ingredient_id: z.int(),
        name: z.string(),
        choice: z.string().describe("A bottle's id, -1 for none in particular, or nothing: as in all recipes"),
        bottles: z.array(z.object({ id: z.int(), name: z.string() })),
      }),
    )
    .describe("What a recipe asks for of which there are bottles"),
});
export type Personalised = z.output<typeof personaliseAnswer>;

import { z } from "zod";

/** A change that a page may offer without knowing whose it is: the call that makes it, and what it is sent. */
const offered = z.object({ call: z.string(), fields: z.record(z.string(), z.string()) });

/** Why a line of a recipe counts as there, or that it does not, and then what would stand in (contract.md, 6 and 13). */
export const lineState = z.object({
  position: z.int(),
  ingredient_id: z.int(),
  name: z.string(),
  in_my_bar: z.boolean(),
  optional: z.boolean(),
  why: z.string(),
  stand_in: z.string().nullable(),
  own: offered.nullable().describe("What says that it is there after all; null where it is, or where nothing can"),
});

/** How many required lines are not met: strictly, with close substitutes, and with any. */
export const missingCounts = z.object({ strict: z.int(), close: z.int(), pinch: z.int() });

export const recipeState = z.object({
  id: z.int(),
  missing: z.int(),
  missing_counts: missingCounts,
  lines: z.array(lineState),
});

const subjectMarks = z.object({
  favourite: z.boolean(),
  wish_list: z.boolean(),
  tried: z.string(),
  rating: z.number().nullable(),
});

/** What belongs to one person and comes after the page, which is the same for everyone. */
export const personalSchema = z.object({
  signed_in: z.boolean(),
  display_name: z.string().nullable(),
  is_editor: z.boolean(),
  basket_count: z.int(),
  marks: z.record(z.string(), subjectMarks).describe("By oid, for those that were asked for and have marks"),
  in_bar: z
    .array(z.string())
    .describe("Of the oids asked for: what stands in the bar, and the cocktails that it makes"),
  recipe: recipeState.nullable(),
  bar: z
    .object({
      items: z.int(),
      makeable: z.int(),
      best: z.array(z.object({ name: z.string(), href: z.string(), image: z.string() })),
    })
    .nullable()
    .describe("What stands in the bar, how many recipes it makes, and the best of them, where that was asked for"),
});

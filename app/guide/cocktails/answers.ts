import { z } from "zod";

/** A cocktail as cards and lists show it, wherever they stand. */
export const cocktailCard = z.object({
  id: z.int(),
  name: z.string(),
  href: z.string(),
  image: z.string(),
  teaser: z.string(),
  rating: z.number().nullable(),
  taste: z.array(z.string()),
  without_alcohol: z.boolean(),
});

/** One line of a recipe as it is read: what, how much in the three systems, and in which words. */
export const recipeLine = z.object({
  position: z.int(),
  ingredient_id: z.int(),
  name: z.string(),
  href: z.string(),
  brand: z.string().nullable(),
  optional: z.boolean(),
  note: z.string().nullable(),
  alternatives: z.array(z.string()),
  ml: z.number().nullable().describe("Millilitres, where the amount is a volume that can be poured"),
  amount: z.number(),
  unit: z.object({
    id: z.int(),
    name: z.string(),
    plural: z.string(),
    kind: z.string(),
    ml: z.number().nullable().describe("Of one unit, where it has a volume"),
  }),
});

export const recipeAnswer = cocktailCard.extend({
  key: z.string(),
  picture_text: z.string().describe("What the drawing shows, in words"),
  aka: z.array(z.string()),
  lines: z.array(recipeLine),
  glass: z.object({ key: z.string(), name: z.string(), ml: z.number(), description: z.string() }),
  method: z.string(),
  ice: z.string(),
  garnish: z.string().nullable(),
  instructions: z.array(z.string()),
  origin: z.object({
    who: z.string().nullable(),
    where: z.string().nullable(),
    year: z.int().nullable(),
    circa: z.boolean(),
  }),
  history: z.string().nullable(),
  tags: z.array(z.string()),
  sweetness: z.number(),
  volume_ml: z.number(),
  abv: z.number(),
  alcohol_ml: z.number(),
  iba: z.string().nullable(),
  iba_note: z.string().nullable(),
  variant_of: cocktailCard.nullable(),
  variants: z.array(cocktailCard),
  members_rating: z.object({ mean: z.number(), count: z.int() }).nullable(),
  updated_at: z.string(),
});

const choices = z.array(z.object({ value: z.string(), text: z.string(), count: z.int() }));

/** What the list of cocktails can be narrowed to, with counts. */
export const filterChoicesAnswer = z.object({
  spirits: choices,
  strengths: choices,
  tastes: choices,
  words: choices,
  methods: choices,
  glasses: choices,
  without_alcohol: z.int(),
});

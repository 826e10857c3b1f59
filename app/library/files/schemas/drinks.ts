/** Recipes and what goes into them. */
import { z } from "zod";
import { toolKinds } from "#app/drawing/drink-drawing.ts";
import { clarities, garnishes, glassShapes, ices, methods } from "#app/drawing/words.ts";
import { closures, readBarcode } from "#app/drinks/barcode.ts";
import { allergens, veganAnswers } from "#app/drinks/diets.ts";
import { alternativeStrengths, claims, grades } from "#app/drinks/vocabulary.ts";
import { abv, country, fileOf, id, key, keyOf, named, teaser, tenth, text } from "./fields.ts";

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

const line = z.strictObject({
  ingredient: keyOf("ingredients"),
  /** A brand that the recipe names; the line is satisfied by the ingredient all the same. */
  brand: keyOf("brands").optional(),
  amount: z.number().positive().max(5_000),
  unit: keyOf("units"),
  optional: z.boolean().optional(),
  /** How it is prepared or why it is there: "freshly squeezed". */
  note: text.max(120).optional(),
  /**
   * What may stand in for this line in this recipe alone, and how well: a key alone means close. What is the same makes
   * this very drink, so it always counts.
   */
  alternatives: z
    .array(
      z.union([
        keyOf("ingredients"),
        z.strictObject({ ingredient: keyOf("ingredients"), strength: z.enum(alternativeStrengths) }),
      ]),
    )
    .min(1)
    .optional(),
});

/** How somebody else, or another time, mixes a drink: "Savoy, 1930". Its lines are for one drink. */
const version = z.strictObject({
  name: text.max(60),
  year: z.int().min(1500).max(2026).optional(),
  circa: z.boolean().optional(),
  /** The book or list that has it. */
  source: text.max(160).optional(),
  lines: z
    .array(line.omit({ brand: true, optional: true, alternatives: true }))
    .min(1)
    .max(20),
  /** How it differs in the making or in the glass. */
  note: text.max(300).optional(),
});

export const cocktailFile = fileOf(
  "cocktails",
  z.strictObject({
    id,
    key,
    name: text.max(80),
    aka: z.array(text).optional(),
    teaser,
    lines: z.array(line).min(1).max(20),
    glass: keyOf("glasses"),
    method: z.enum(methods),
    ice: z.enum(ices),
    garnish: z
      .strictObject({
        text: text.max(160),
        /** What of it is drawn. */
        items: z.array(z.enum(garnishes)),
        /** What of it is eaten or dissolves and stands in no line and no drawing: the almonds in a glögg. */
        ingredients: z.array(keyOf("ingredients")).min(1).optional(),
      })
      .optional(),
    /** Steps in order, in our own words. */
    instructions: z.array(text.min(5)).min(1).max(10),
    /** A bartender's advice: why it works, what to watch, how to mend it. */
    tip: text.min(40).max(400).optional(),
    /** How the name is said, for somebody who reads English: "kye-pee-REE-nya". */
    pronunciation: text.max(80).optional(),
    /** Other glasses that suit it, the next best first. */
    glass_alternatives: z.array(keyOf("glasses")).min(1).max(3).optional(),
    /** The usual batch of a punch or a jug; the amounts of the lines are for one drink all the same. */
    serves: z.int().min(2).max(20).optional(),
    /** These three are reckoned (app/drinks/making.ts) where they are absent: 1 easy, 2 some practice, 3 skilled. */
    difficulty: z.int().min(1).max(3).optional(),
    minutes: z
      .int()
      .min(1)
      .max(3 * 24 * 60)
      .optional(),
    tools: z.array(z.enum(toolKinds)).optional(),
    versions: z.array(version).min(1).max(6).optional(),
    /** What the entry's claims rest upon, where the source is known claim by claim. */
    sources: z
      .array(z.strictObject({ claim: z.enum(claims), source: text.max(200) }))
      .min(1)
      .max(8)
      .optional(),
    origin: z
      .strictObject({
        who: text.optional(),
        where: text.optional(),
        year: z.int().min(1500).max(2026).optional(),
        circa: z.boolean().optional(),
      })
      .optional(),
    history: text.min(40).optional(),
    /** What it tastes like, most telling first. */
    taste: z.array(text.max(24)).min(1).max(6),
    /** What no rule can tell of it (app/drinks/tags.ts has those): classic, tiki, party. */
    tags: z.array(text.max(32)),
    /** 0 bone dry or sharp, 5 balanced, 10 dessert sweet. */
    sweetness: tenth,
    /** The editor's own, 1 to 5.5 in half steps (builder.md, 9). */
    rating: z.number().min(1).max(5.5).multipleOf(0.5).optional(),
    iba: z.enum(["The Unforgettables", "Contemporary Classics", "New Era Drinks"]).optional(),
    /** Why an amount differs from the association's list. */
    iba_note: text.optional(),
    variant_of: keyOf("cocktails").optional(),
    /** Another cocktail with the very same lines, told apart by its garnish, glass or custom alone. */
    same_as: keyOf("cocktails").optional(),
  }),
);

export const ingredientFile = fileOf(
  "ingredients",
  z.strictObject({
    id,
    key,
    name: text.max(60),
    plural: text.max(60).optional(),
    /** What else it is called, in other countries or on other shelves; search finds it by each. */
    aka: z.array(text.max(60)).min(1).max(8).optional(),
    /** What it is a kind of: whoever owns it has that, too. Several where it is a kind of several. */
    parent: z.union([keyOf("ingredients"), z.array(keyOf("ingredients")).min(1)]).optional(),
    /** builder.md, 3: 1 Base Spirit … 9 Fridge/Pantry, 0 Misc. */
    type: z.int().min(0).max(9),
    grade: z.enum(grades),
    /** Alcohol by volume, per cent. */
    abv,
    colour,
    clarity: z.enum(clarities),
    /** It brings bubbles. */
    fizzy: z.boolean().optional(),
    sweetness: tenth,
    sourness: tenth,
    bitterness: tenth,
    taste: z.array(text.max(24)).max(5),
    /**
     * What people must or will not drink that is in it, as it is commonly made: in doubt it is. Absent: nothing of it. What
     * is homemade has that of its parts, and names here only what they do not.
     */
    contains: z.array(z.enum(allergens)).min(1).optional(),
    /** Absent: yes. `check`: some makers' is not, and few labels say so (wine, vermouth, cider, beer). */
    vegan: z.enum(veganAnswers).optional(),
    /** It is meat, or made of it. */
    meat: z.literal(true).optional(),
    /** A staple taken to be in every kitchen until its owner says otherwise. */
    pantry: z.boolean().optional(),
    description: text.min(20),
    storage: text.optional(),
    /** Grade H: what it is made of, and how. */
    parts: z
      .array(z.strictObject({ ingredient: keyOf("ingredients"), amount: z.number().positive(), unit: keyOf("units") }))
      .min(1)
      .optional(),
    /** How much these parts come to, roughly. */
    makes: z.strictObject({ amount: z.number().positive().max(5_000), unit: keyOf("units") }).optional(),
    method: text.optional(),
    /**
     * What may stand in for it, and how well. One-way: list it on both where it holds both ways. `same` is the same thing
     * in another form or under another name (juice and the fruit): it always counts, in homemade parts as well.
     */
    alternatives: z
      .array(z.strictObject({ ingredient: keyOf("ingredients"), strength: z.enum(alternativeStrengths) }))
      .min(1)
      .optional(),
    /** What it is mixed or served with; pages show it on both sides. Where no recipe asks for it, this leads on. */
    goes_with: z.array(keyOf("ingredients")).min(2).max(6).optional(),
  }),
);

export const brandFile = fileOf(
  "brands",
  z.strictObject({
    id,
    key,
    name: text.max(80),
    ingredient: keyOf("ingredients"),
    /** The most telling level of the bws tree, which is the deepest. */
    category: keyOf("categories").optional(),
    producer: keyOf("producers").optional(),
    country: country.optional(),
    /** As it is sold in Europe; of a wine, of an ordinary year. */
    abv: abv.optional(),
    /** Where it is sold at another strength. */
    abv_elsewhere: z
      .array(z.strictObject({ where: country, abv }))
      .min(1)
      .max(4)
      .optional(),
    /** What it costs beside others of its kind: 1 everyday, 2 a step up, 3 special. Recipes name those that say so. */
    price: z.int().min(1).max(3).optional(),
    /** Bottle and can sizes, millilitres, the usual one first. */
    sizes: z.array(z.int().min(10).max(60_000)).min(1).max(8).optional(),
    /** As long as a member may propose it (contract.md, 11). */
    description: text.max(2_000).optional(),
    /** Only where the style makes it certain. */
    tasting_note: text.max(600).optional(),
    /** What stands on its back, and on which of its bottles. */
    codes: z
      .array(
        z.strictObject({
          code: text.max(14).refine((code) => readBarcode(code) === code, "is no barcode: its last digit does not fit"),
          size: z.int().min(10).max(60_000),
          closure: z.enum(closures),
        }),
      )
      .min(1)
      .max(24)
      .optional(),
  }),
);

export const glassFile = fileOf(
  "glasses",
  z.strictObject({
    id,
    key,
    name: text,
    shape: z.enum(glassShapes),
    /** Brimful volume, millilitres. */
    ml: z.number().positive().max(2_000),
    description: text.min(20),
    /** What is served in it. */
    used_for: text.min(20).max(300),
  }),
);

const measure = id.clone();
named.add(measure, { names: "measures" });

export const unitFile = z.strictObject({
  $schema: z.string(),
  sources: z.array(text).min(1),
  units: z.array(
    z.strictObject({
      id,
      key,
      name: text,
      plural: text,
      /** Millilitres of one; absent for things that are counted or weighed. */
      ml: z.number().positive().optional(),
      kind: z.enum(["volume", "count", "weight", "top"]),
      /** Measures (by id) that a form offers for it. */
      measures: z.array(measure).min(1),
      /** Ingredient types that it suits; a form offers it for these. */
      types: z.array(z.int().min(0).max(9)).min(1),
    }),
  ),
  measures: z.array(z.strictObject({ id, qty: z.number().positive(), display: text })),
});

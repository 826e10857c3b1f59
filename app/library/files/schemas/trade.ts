/** The trade section and the shop. */
import { z } from "zod";
import { categoryAreas } from "#app/drinks/vocabulary.ts";
import { country, day, fileOf, id, key, keyOf, paragraph, sample, teaser, text, when } from "./fields.ts";

const company = z.strictObject({
  id,
  key,
  name: text.max(80),
  city: text.max(60),
  country,
  teaser,
  description: paragraph,
  /** What it does: "import", "brand launches". */
  services: z.array(text.max(40)).min(1).max(8),
  /** Whom it represents. */
  producers: z.array(keyOf("producers")).max(24).optional(),
  sample,
});
export const agentFile = fileOf("agents", company);
export const prCompanyFile = fileOf("pr_companies", company);

export const jobFile = fileOf(
  "jobs",
  z.strictObject({
    id,
    key,
    title: text.max(80),
    company: text.max(80),
    city: text.max(60),
    country,
    hours: z.enum(["full time", "part time", "season"]),
    pay: text.max(80),
    teaser,
    description: paragraph,
    posted: day,
    closes: day,
    /** Until that day it stands above the others: it was bought so (contract.md, 7). */
    first_until: day.optional(),
    sample,
  }),
);

export const competitionFile = fileOf(
  "competitions",
  z.strictObject({
    id,
    key,
    name: text.max(80),
    organiser: text.max(80),
    country: country.optional(),
    since: when.optional(),
    /** "every year", "every two years". */
    rhythm: text.max(40).optional(),
    /** The days on which it is held next, as its organiser told them. */
    held_from: day.optional(),
    held_to: day.optional(),
    teaser,
    description: paragraph,
    sample,
  }),
);

export const eventFile = fileOf(
  "events",
  z.strictObject({
    id,
    key,
    name: text.max(80),
    organiser: text.max(80).optional(),
    /** Absent where it is held in no one place. */
    city: text.max(60).optional(),
    country: country.optional(),
    since: when.optional(),
    /** In which month it is usually held. */
    month: z.int().min(1).max(12).optional(),
    rhythm: text.max(40).optional(),
    teaser,
    description: paragraph,
    sample,
  }),
);

export const categoryFile = fileOf(
  "categories",
  z.strictObject({ id, key, area: z.enum(categoryAreas), name: text.max(60), parent: keyOf("categories").optional() }),
);

/** Pence or cents, so that no sum is ever off by one. */
const minor = z.int().min(1).max(10_000_000);

export const offerFile = fileOf(
  "offers",
  z.strictObject({
    id,
    key,
    name: text.max(80),
    category: keyOf("categories"),
    teaser,
    description: paragraph,
    /** What its drawing shows: a tool's name, a glass's, a book's or an ingredient's key. */
    picture: z.union([
      z.strictObject({ tool: key }),
      z.strictObject({ glass: keyOf("glasses") }),
      z.strictObject({ book: keyOf("books") }),
      z.strictObject({ ingredient: keyOf("ingredients") }),
    ]),
    /** The ingredient that it is: whoever misses it for a drink can buy it. */
    for: keyOf("ingredients").optional(),
    /** Whether a buyer takes one skew or any number of them. */
    choice: z.enum(["one", "any"]),
    skews: z
      .array(
        z.strictObject({
          id,
          name: text.max(60),
          prices: z.strictObject({ GBP: minor, EUR: minor, USD: minor, AUD: minor.optional() }),
          stock: z.int().min(0).max(100_000),
        }),
      )
      .min(1),
    max_per_order: z.int().min(1).max(99),
    /** Books bear no VAT in the United Kingdom. */
    vat: z.enum(["standard", "books", "reduced"]),
    /** Sold to the minimum age of the country that it goes to. */
    alcohol: z.boolean().optional(),
    /** What it weighs packed, in grams; what it shows tells it where this is missing. */
    weight_g: z.int().min(1).max(100_000).optional(),
    /** An advertisement is sold as well, and weighs nothing. */
    kind: z.enum(["product", "job_advert"]).optional(),
    /** What its buyer is asked for in words: "Engraving". */
    asks: z.array(text.max(40)).max(4).optional(),
    sample: z.literal(true),
  }),
);

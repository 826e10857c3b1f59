/** The people, places and books of the drinks world. */
import { z } from "zod";
import { producerKinds, termCategories, venueKinds } from "#app/drinks/vocabulary.ts";
import { country, fileOf, id, key, keyOf, paragraph, teaser, text, when } from "./fields.ts";

export const figureFile = fileOf(
  "people",
  z.strictObject({
    id,
    key,
    name: text.max(80),
    /** What else they are called; search finds them by each. */
    aka: z.array(text.max(80)).min(1).max(4).optional(),
    born: when.optional(),
    died: when.optional(),
    country,
    /** What they were: "bartender", "author", "distiller"; most telling first. */
    roles: z.array(text.max(32)).min(1).max(4),
    teaser,
    description: paragraph,
    /** Drinks that are theirs. */
    cocktails: z.array(keyOf("cocktails")).optional(),
    /** Where they worked or what they founded. */
    bars: z.array(keyOf("pubs_and_bars")).optional(),
    producers: z.array(keyOf("producers")).optional(),
  }),
);

export const venueFile = fileOf(
  "pubs_and_bars",
  z.strictObject({
    id,
    key,
    name: text.max(80),
    kind: z.enum(venueKinds),
    city: text.max(60),
    country,
    address: text.max(120).optional(),
    opened: when.optional(),
    closed: when.optional(),
    teaser,
    description: paragraph,
    /** What it is known for, in a word or three each. */
    known_for: z.array(text.max(40)).min(1).max(6),
    /** Drinks that come from there or that it is famous for. */
    cocktails: z.array(keyOf("cocktails")).optional(),
  }),
);

export const producerFile = fileOf(
  "producers",
  z.strictObject({
    id,
    key,
    name: text.max(80),
    kind: z.enum(producerKinds),
    place: text.max(80).optional(),
    country,
    founded: when.optional(),
    /** The group that it belongs to, where that is a producer here. */
    group: keyOf("producers").optional(),
    teaser,
    description: paragraph,
  }),
);

export const bookFile = fileOf(
  "books",
  z.strictObject({
    id,
    key,
    title: text.max(120),
    subtitle: text.max(240).optional(),
    authors: z.array(z.strictObject({ name: text.max(80), person: keyOf("people").optional() })).min(1),
    year: z.int().min(1400).max(2026),
    publisher: text.max(80).optional(),
    teaser,
    /** What it holds and what it gave us. */
    description: paragraph,
    cocktails: z.array(keyOf("cocktails")).optional(),
    /** Bars that it names: theirs lead back to it. */
    bars: z.array(keyOf("pubs_and_bars")).optional(),
  }),
);

export const termFile = fileOf(
  "terms",
  z.strictObject({
    id,
    key,
    name: text.max(80),
    /** How to say it, spelt as English would: "oh duh VEE". What is loud is in capitals. */
    say: text.max(80).optional(),
    aka: z.array(text.max(60)).optional(),
    category: z.enum(termCategories),
    description: paragraph,
    /** Other terms, by key. */
    see_also: z.array(keyOf("terms")).optional(),
    cocktails: z.array(keyOf("cocktails")).optional(),
    ingredients: z.array(keyOf("ingredients")).optional(),
    people: z.array(keyOf("people")).optional(),
    bars: z.array(keyOf("pubs_and_bars")).optional(),
    books: z.array(keyOf("books")).optional(),
    producers: z.array(keyOf("producers")).optional(),
  }),
);

export const anniversaryFile = fileOf(
  "on_this_day",
  z.strictObject({
    id,
    /** Its day and what happened: `12-05-repeal`. */
    key,
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
    year: z.int().min(1000).max(2026),
    title: text.min(8).max(90),
    text: text.min(40).max(600),
    cocktails: z.array(keyOf("cocktails")).optional(),
    people: z.array(keyOf("people")).optional(),
    bars: z.array(keyOf("pubs_and_bars")).optional(),
    books: z.array(keyOf("books")).optional(),
    producers: z.array(keyOf("producers")).optional(),
  }),
);

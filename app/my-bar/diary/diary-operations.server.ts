import { z } from "zod";
import { drawingPath, recipePath } from "#app/guide/cocktail.ts";
import { dayAfter, isoDay, isRealDay, siteDay } from "#app/kit/dates.ts";
import { readDigits } from "#app/kit/digits.ts";
import { clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { oneLine } from "#app/kit/words.ts";
import { ratings } from "#app/marks/rating.ts";
import { operation } from "#app/operations/operation.ts";
import { digits, idField, pageFields, yesField } from "#app/platform/fields.ts";
import { barCatalogueOf, maySee } from "../catalogue/bar-catalogue.server.ts";
import { diaryRows, forgetMade, keepMade, mendMade } from "./diary-store.server.ts";

const pageSize = 20;
const longestNote = 500;

const made = z.object({
  id: z.int(),
  link_id: z.int(),
  name: z.string(),
  href: z.string().nullable().describe("Null for a recipe that is gone"),
  image: z.string().nullable(),
  colour: z.string().nullable(),
  date: z.string(),
  rating: z.number().nullable(),
  note: z.string(),
});
export type Made = z.output<typeof made>;

/** contract.md, 8: GET log: the drinks that a person made, the latest first. */
export const loadDiary = operation({
  name: "my-bar/load-log",
  summary: "The drinks that the person made, the latest first",
  who: "member",
  changes: false,
  input: z.object(pageFields),
  answers: z.object({ result: z.array(made), result_count: z.int() }),
  async handle({ limit, offset }, { db, house, person }) {
    const [catalogue, { rows, count }] = await Promise.all([
      barCatalogueOf(house),
      diaryRows(db, person.id, clampPage(limit, offset, pageSize)),
    ]);
    const result = rows.map(({ id, cocktail_id, made_on, rating, note }) => {
      const known = catalogue.recipes.get(cocktail_id);
      const recipe = known && maySee(known, person.id) ? known : null;
      return {
        ...{ id, link_id: cocktail_id, date: made_on, rating, note },
        name: recipe?.name ?? "A drink that is no longer here",
        href: recipe && recipePath(recipe.id, recipe.name),
        image: recipe && drawingPath(recipe.id, recipe.drawing),
        colour: recipe?.colour ?? null,
      };
    });
    return success({ result, result_count: count });
  },
});

/** A day as forms send it, `2026-03-01`: none that is yet to come anywhere on earth. */
const dateField = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day, as 2026-03-01")
  .refine((text) => {
    const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
    const tomorrow = isoDay(dayAfter(siteDay(), 1)) ?? "";
    return isRealDay({ day, month, year }) && year >= 1900 && text <= tomorrow;
  }, "must be a day that has been")
  .meta({ type: "string", format: "date" });
const ratingField = z
  .preprocess(
    (sent) => (sent === "" || sent === "0" || sent === 0 || sent === null ? null : (readDigits(sent, 1) ?? Number.NaN)),
    z.literal(ratings, "must be a rating from 1 to 5.5").nullable(),
  )
  .meta({ type: "number", description: "From 1 to 5.5 in half steps; empty: none" });

/**
 * contract.md, 8: POST log: that a drink was made, with its day (today unless told), a rating and a note; with `id` it mends
 * what was said, with `delete=yes` it takes it back. Nothing else changes: neither the bar nor what the person rated.
 */
export const changeDiary = operation({
  name: "my-bar/change-log",
  summary: "Keeps that a drink was made, mends what was said of it, or takes it back",
  who: "member",
  changes: true,
  limit: { times: 300, seconds: 3600 },
  input: z.object({
    id: z.preprocess((sent) => (sent === "" ? undefined : sent), digits(1, Number.MAX_SAFE_INTEGER).optional()),
    link_id: z.preprocess((sent) => (sent === "" ? undefined : sent), idField.optional()),
    date: z.preprocess((sent) => (sent === "" ? undefined : sent), dateField.optional()),
    rating: ratingField.optional(),
    note: z.string().overwrite(oneLine).max(longestNote, `must be ${longestNote} characters at most`).optional(),
    delete: yesField,
  }),
  answers: z.object({ id: z.int() }),
  async handle({ id, link_id, date, rating, note, delete: forget }, { db, house, person }) {
    const gone = failure("not-found", "there is no such drink in your diary");
    if (id !== undefined && forget) return (await forgetMade(db, person.id, id)) ? success({ id }) : gone;
    if (id !== undefined) {
      const told = {
        ...(date === undefined ? {} : { made_on: date }),
        ...(rating === undefined ? {} : { rating }),
        ...(note === undefined ? {} : { note }),
      };
      if (Object.keys(told).length === 0) return failure("invalid", "There is nothing to change.");
      return (await mendMade(db, person.id, id, told)) ? success({ id }) : gone;
    }
    const recipe = (await barCatalogueOf(house)).recipes.get(link_id ?? 0);
    if (!recipe || !maySee(recipe, person.id)) return failure("not-found", "there is no such recipe");
    const made_on = date ?? isoDay(siteDay()) ?? "";
    const told = { cocktail_id: recipe.id, made_on, rating: rating ?? null, note: note ?? "" };
    return success({ id: await keepMade(db, person.id, told) });
  },
});

/** The drink that the form of the diary is about; null where there is none. */
export const loadDrinkToLog = operation({
  name: "my-bar/drink-to-log",
  summary: "The drink that one is about to put into the diary",
  who: "member",
  changes: false,
  input: z.object({ id: idField.nullable().catch(null) }),
  answers: z.object({ id: z.int(), name: z.string(), today: z.string() }).nullable(),
  async handle({ id }, { house, person }) {
    const recipe = (await barCatalogueOf(house)).recipes.get(id ?? 0);
    if (!recipe || !maySee(recipe, person.id)) return success(null);
    return success({ id: recipe.id, name: recipe.name, today: isoDay(siteDay()) ?? "" });
  },
});

import { z } from "zod";
import { dayAfter, isoDay, siteDay } from "#app/kit/dates.ts";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { type AdvertForm, advertFields, checkAdvert, mostDays, productVarsOf } from "./advert.ts";
import { storeAdvert } from "./advert-store.server.ts";

/** A field as text: whatever else was sent counts as left empty. */
const field = z.union([z.string(), z.number().transform(String)]).catch("");
const input = z.object(Object.fromEntries(advertFields.map((name) => [name, field.default("")])));

/** The days that a job may close on, from tomorrow on. */
export function closingDays(): { first: string; last: string } {
  const today = siteDay();
  return { first: isoDay(dayAfter(today, 1))!, last: isoDay(dayAfter(today, mostDays))! };
}

/** Hands in the advertisement of a job; an editor publishes it (contract.md, 7). */
export const sendAdvert = operation({
  name: "guide/send-advert",
  summary: "Hands in the advertisement of a job, which waits for an editor",
  who: "anyone",
  changes: true,
  // What is not accepted counts as well: enough for somebody with many mistakes, and for five jobs.
  limit: { times: 20, seconds: 3600 },
  input,
  answers: z.object({}),
  async handle(fields, { db }) {
    const checked = checkAdvert(fields as AdvertForm, closingDays());
    if ("errors" in checked) return failure("invalid", "The advertisement has mistakes.", checked.errors);
    await storeAdvert(db, checked.advert, productVarsOf(checked.advert));
    return success({});
  },
});

import { z } from "zod";
import { isRealDay } from "#app/kit/dates.ts";
import { readDigits } from "#app/kit/digits.ts";
import { failure, success } from "#app/kit/result.ts";
import { oneLine } from "#app/kit/words.ts";
import { operation } from "#app/operations/operation.ts";
import { vatCategories } from "../../money/totals.ts";
import { loggedPrices, readMinor } from "../minor.ts";
import {
  type DeliveryRow,
  type DeskCountry,
  deliveryRows,
  deskCountries,
  putAge,
  putDelivery,
  putRate,
} from "./rates-desk-store.server.ts";

/** The tables by which orders are taxed and delivered. */
export const loadRates = operation({
  name: "shop/desk-rates",
  summary: "VAT, ages and delivery prices by country, for the desk",
  who: "editor",
  changes: false,
  input: z.object({}),
  answers: z.object({ countries: z.array(z.custom<DeskCountry>()), delivery: z.array(z.custom<DeliveryRow>()) }),
  async handle(_, { db }) {
    const [countries, delivery] = await Promise.all([deskCountries(db), deliveryRows(db)]);
    return success({ countries, delivery });
  },
});

const word = z.string().max(1_000).default("").catch("");
const tidy = (text: string) => oneLine(text).slice(0, 300);
/** A day as date fields send one: `2026-12-24`. */
function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return /^\d{4}-\d\d-\d\d$/.test(text) && isRealDay({ year, month, day });
}

const nowhere = () => failure("invalid", "The shop does not deliver there.", { country: "Choose a country" });

/**
 * An editor sets a rate of VAT from a day on, the age for alcohol, or what delivery costs. Orders that were placed keep theirs: each
 * has its own sums.
 */
export const setRate = operation({
  name: "shop/set-rate",
  summary: "Sets a rate of VAT, an age or a delivery price",
  who: "editor",
  changes: true,
  input: z.object({
    intent: z.enum(["rate", "age", "delivery"]),
    ...{ country: word, category: z.enum(vatCategories).optional().catch(undefined), rate: word, holds_from: word },
    ...{ age: word, source: word, zone: word, up_to_g: word, gbp: word, eur: word, usd: word, aud: word },
  }),
  answers: z.null(),
  async watched(asked, db) {
    const told = { subject: "desk/rates", intent: asked.intent };
    if (asked.intent === "delivery") {
      const prices = (await deliveryRows(db)).find(
        ({ zone, up_to_g }) => zone === asked.zone && `${up_to_g}` === asked.up_to_g,
      );
      if (!prices) return null;
      const title = `Delivery to ${asked.zone}, up to ${asked.up_to_g} g`;
      return { ...told, title, state: loggedPrices(prices) };
    }
    const country = (await deskCountries(db)).find(({ code }) => code === asked.country);
    if (!country) return null;
    const { alcohol_age, source, rates } = country;
    if (asked.intent === "age")
      return { ...told, title: `Alcohol in ${country.name}`, state: { age: alcohol_age, source } };
    const set = rates.find(
      ({ category, holds_from }) => category === asked.category && holds_from === asked.holds_from,
    );
    return {
      ...told,
      title: `VAT in ${country.name}, ${asked.category}, from ${asked.holds_from}`,
      state: set ? { rate: `${set.rate / 100} %`, source: set.source } : {},
    };
  },
  async handle(asked, { db }) {
    const source = tidy(asked.source);
    const errors: Record<string, string> = {};
    if (asked.intent === "delivery") {
      const prices = {
        gbp: readMinor(asked.gbp),
        eur: readMinor(asked.eur),
        usd: readMinor(asked.usd),
        aud: readMinor(asked.aud),
      };
      if (Object.values(prices).some((price) => price === null || price > 10_000_000))
        return failure("invalid", "A delivery price is a sum such as 4.95.");
      const row = {
        zone: asked.zone,
        up_to_g: readDigits(asked.up_to_g) ?? 0,
        ...(prices as Record<keyof typeof prices, number>),
      };
      return (await putDelivery(db, row)) ? success(null) : failure("not-found", "There is no such weight.");
    }
    if (source === "") errors.source = "Enter where that is written";
    if (asked.intent === "age") {
      const typed = asked.age.trim();
      // What is no number is not "nothing": that would end the sale there.
      const age = typed === "" ? null : (readDigits(typed) ?? Number.NaN);
      if (age !== null && !(age >= 18 && age <= 25)) errors.age = "Enter an age from 18 to 25, or nothing";
      if (Object.keys(errors).length > 0) return failure("invalid", "Something is missing.", errors);
      return (await putAge(db, asked.country, age, source)) ? success(null) : nowhere();
    }
    const rate = readMinor(asked.rate);
    if (rate === null || rate > 5_000) errors.rate = "Enter a rate from 0 to 50, such as 5.5";
    if (!isDay(asked.holds_from)) errors.holds_from = "Enter the day from which it holds";
    if (!asked.category) errors.category = "Choose what is taxed so";
    if (Object.keys(errors).length > 0) return failure("invalid", "Something is missing.", errors);
    const { country, holds_from } = asked;
    const put = await putRate(db, { country, category: asked.category!, rate: rate!, holds_from, source });
    return put ? success(null) : nowhere();
  },
});

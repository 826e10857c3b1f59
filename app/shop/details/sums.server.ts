import type { Queries } from "#app/database/database.server.ts";
import type { Currency } from "#app/i18n/prices.ts";
import type { LineRow } from "../basket/basket-store.server.ts";
import { chargesOf, homeCountry } from "../money/rates-store.server.ts";
import { type Rates, reckon, type Totals } from "../money/totals.ts";
import type { DeliveryCountry, Treatment } from "../money/treatment.ts";
import { priceIn } from "../shop-item.ts";

/** What an order would come to now, and what it is known by: another price, quantity or country is another one. */
export type Sums = Totals & {
  currency: Currency;
  seal: string /** What is charged on the lines; null where nothing is. */;
  rates: Rates | null;
};

/** What is to be reckoned: lines that are sold and in the basket, in one currency, to one country. */
export type SumsAsked = {
  rows: readonly LineRow[];
  currency: Currency;
  country: DeliveryCountry;
  treatment: Pick<Treatment, "exempt">;
};

/** The sums of an order, all from the tables; null where it is too heavy for any parcel. */
export async function sumsOf(db: Queries, { rows, currency, country, treatment }: SumsAsked): Promise<Sums | null> {
  const grams = rows.reduce((sum, { weight_g, quantity }) => sum + weight_g * quantity, 0);
  const { rates, delivery: priced } = await chargesOf(db, { country: country.code, grams, currency });
  // What weighs nothing, as an advertisement, is not sent.
  const delivery = grams === 0 ? 0 : priced;
  const home = rates.get(homeCountry);
  if (!home || delivery === null) return null;
  const lines = rows.map(({ prices, quantity, vat }) => ({
    price: priceIn(prices, currency).minor,
    quantity,
    category: vat,
  }));
  const there = treatment.exempt ? null : (rates.get(country.code) ?? home);
  const totals = reckon({ lines, delivery, home, there });
  const seal = [
    currency,
    country.code,
    totals.total,
    ...rows.map((row, place) => `${row.skew_id}x${row.quantity}@${lines[place]!.price}`),
  ].join(" ");
  return { ...totals, currency, seal, rates: there };
}

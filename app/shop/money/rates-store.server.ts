import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";
import type { Currency } from "#app/i18n/prices.ts";
import type { Rates, VatCategory } from "./totals.ts";
import type { DeliveryCountry } from "./treatment.ts";

/** The shop's own country, whose VAT the prices include. */
export const homeCountry = "GB";

/** Where the shop delivers, by name. */
export async function deliveryCountries(db: Queries): Promise<DeliveryCountry[]> {
  const { rows } =
    await sql<DeliveryCountry>`${prepared} select code, name, eu, alcohol_age from delivery_country order by name`.execute(
      db,
    );
  return rows;
}

type Charges = { rates: Map<string, Rates>; delivery: number | null };

/**
 * What an order to a country is charged beside its goods, in one statement, for which an order is not held longer: the rates of VAT that hold
 * today at home and there (what a country has no rate of is taxed by its standard one), and what delivery of so many grams costs; null where
 * no parcel is large enough.
 */
export async function chargesOf(
  db: Queries,
  { country, grams, currency }: { country: string; grams: number; currency: Currency },
): Promise<Charges> {
  const { rows } = await sql<{
    country: string;
    category: VatCategory;
    rate: number;
    delivery: number | null;
  }>`${prepared}
    select distinct on (country, category) country, category, rate,
      (select ${sql.ref(currency.toLowerCase())} from delivery_price
       where zone = (select zone from delivery_country where code = ${country}) and up_to_g >= ${grams}
       order by up_to_g limit 1) as delivery
    from vat_rate
    where country in (${homeCountry}, ${country}) and holds_from <= (now() at time zone 'Europe/London')::date
    order by country, category, holds_from desc`.execute(db);
  const rates = [...Map.groupBy(rows, (row) => row.country)].map(([name, found]): [string, Rates] => {
    const told = Object.fromEntries(found.map(({ category, rate }) => [category, rate]));
    const standard = told.standard ?? 0;
    return [name, { standard, books: told.books ?? standard, reduced: told.reduced ?? standard }];
  });
  return { rates: new Map(rates), delivery: rows[0]?.delivery ?? null };
}

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

/** The rates of VAT that hold today in some countries; what a country has no rate of is taxed by its standard one. */
export async function ratesOf(db: Queries, countries: readonly string[]): Promise<Map<string, Rates>> {
  const { rows } = await sql<{ country: string; category: VatCategory; rate: number }>`${prepared}
    select distinct on (country, category) country, category, rate from vat_rate
    where country = any(${countries}::text[]) and holds_from <= (now() at time zone 'Europe/London')::date
    order by country, category, holds_from desc`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ country }) => country)].map(([country, found]) => {
      const told = Object.fromEntries(found.map(({ category, rate }) => [category, rate]));
      const standard = told.standard ?? 0;
      return [country, { standard, books: told.books ?? standard, reduced: told.reduced ?? standard }];
    }),
  );
}

/** What delivery of so many grams costs; null where no parcel is large enough. */
export async function deliveryPrice(
  db: Queries,
  country: string,
  grams: number,
  currency: Currency,
): Promise<number | null> {
  const { rows } = await sql<{ price: number }>`${prepared}
    select ${sql.ref(currency.toLowerCase())} as price from delivery_price
    where zone = (select zone from delivery_country where code = ${country}) and up_to_g >= ${grams}
    order by up_to_g limit 1`.execute(db);
  return rows[0]?.price ?? null;
}

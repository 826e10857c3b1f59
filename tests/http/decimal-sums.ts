import { Decimal } from "decimal.js";
import type { Pool } from "pg";

type Rate = { country: string; category: string; rate: number };
type Parcel = { zone: string; up_to_g: number; gbp: number; eur: number; usd: number; aud: number };
export type Country = { code: string; eu: boolean; zone: string };

/** What an order is to be reckoned from: whole pence and cents as the shop keeps them. */
export type ToReckon = {
  lines: {
    prices: { GBP: number; EUR: number; USD: number; AUD: number | null };
    quantity: number;
    category: string;
    grams: number;
  }[];
  wanted: "GBP" | "EUR" | "USD" | "AUD";
  country: Country;
  /** A business of the EU that showed a number which is right. */
  business: boolean;
};

/** What the shop's tables say today of rates and delivery, read by a query of the model's own. */
export async function decimalTables(pool: Pool) {
  const { rows: countries } = await pool.query<Country>("select code, eu, zone from delivery_country order by code");
  const { rows: rates } = await pool.query<Rate>(
    "select country, category, rate from vat_rate where holds_from <= (now() at time zone 'Europe/London')::date order by holds_from",
  );
  const { rows: parcels } = await pool.query<Parcel>("select * from delivery_price order by up_to_g");
  return { countries, rates, parcels };
}

const pounds = (minor: number) => new Decimal(minor).div(100);

/**
 * What an order comes to, in decimals and in so many words of the specification (contract.md, 10), to hold the shop's own sums
 * against: nothing of it is the shop's code. Null where no parcel is large enough.
 */
export function decimalSums({ rates, parcels }: Awaited<ReturnType<typeof decimalTables>>, asked: ToReckon) {
  const { lines, wanted, country, business } = asked;
  const currency = lines.every(({ prices }) => prices[wanted]) ? wanted : "GBP";
  const grams = lines.reduce((sum, line) => sum + line.grams * line.quantity, 0);
  const parcel = parcels.find(({ zone, up_to_g }) => zone === country.zone && up_to_g >= grams);
  if (!parcel) return null;
  const delivery = pounds(parcel[currency.toLowerCase() as "gbp"]);
  const exempt = country.code !== "GB" && (!country.eu || business);
  // The rate that began last; what a country has none of is taxed by its standard one.
  const own = (category: string) =>
    rates.findLast((one) => one.country === (exempt ? "GB" : country.code) && one.category === category)?.rate;
  const rateOf = (category: string) => own(category) ?? own("standard")!;
  const gross = new Map<number, Decimal>();
  for (const { prices, quantity, category } of lines) {
    const rate = rateOf(category);
    gross.set(
      rate,
      pounds(prices[currency]!)
        .times(quantity)
        .plus(gross.get(rate) ?? 0),
    );
  }
  const [largest] = [...gross].sort(([one, a], [other, b]) => b.comparedTo(a) || other - one)[0]!;
  gross.set(largest, gross.get(largest)!.plus(delivery));
  const byRate = [...gross].map(([rate, sum]) => {
    const whole = new Decimal(10_000).plus(rate);
    const cents = (exact: Decimal) => exact.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
    return { rate, sum, vat: cents(sum.times(rate).div(whole)), net: cents(sum.times(10_000).div(whole)) };
  });
  const total = byRate.reduce((all, { sum, net }) => all.plus(exempt ? net : sum), new Decimal(0));
  const vat = byRate.map((one) => ({ rate: one.rate, vat: one.vat.toFixed(2) })).sort((a, b) => b.rate - a.rate);
  return { currency, exempt, total: total.toFixed(2), vat: exempt ? [] : vat };
}

import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { VatCategory } from "../../money/totals.ts";

export type DeskCountry = {
  code: string;
  name: string;
  zone: string;
  alcohol_age: number | null;
  sure: boolean;
  source: string;
  rates: { category: VatCategory; rate: number; holds_from: string; sure: boolean; source: string; now: boolean }[];
};
export type DeliveryRow = {
  zone: string;
  up_to_g: number;
  gbp: number;
  eur: number;
  usd: number;
  aud: number;
  sample: boolean;
};

/** Where the shop delivers, each country with every rate that holds, held or will hold there, the newest first. */
export async function deskCountries(db: Queries): Promise<DeskCountry[]> {
  const { rows } = await sql<DeskCountry>`
    select country.code, country.name, country.zone, country.alcohol_age, country.sure, country.source,
      coalesce(json_agg(json_build_object('category', rate.category, 'rate', rate.rate, 'holds_from', rate.holds_from,
        'sure', rate.sure, 'source', rate.source, 'now', rate.holds_from = rate.latest)
        order by array_position(array['standard', 'books', 'reduced'], rate.category), rate.holds_from desc)
        filter (where rate.country is not null), '[]') as rates
    from delivery_country country
    left join (
      select *, max(holds_from) filter (where holds_from <= (now() at time zone 'Europe/London')::date)
        over (partition by country, category) as latest from vat_rate
    ) rate on rate.country = country.code
    group by country.code order by country.code <> 'GB', country.name`.execute(db);
  return rows;
}

/** What delivery costs, by zone and weight. */
export async function deliveryRows(db: Queries): Promise<DeliveryRow[]> {
  return db
    .selectFrom("delivery_price")
    .selectAll()
    .orderBy(sql`array_position(array['gb', 'eu', 'world'], zone)`)
    .orderBy("up_to_g")
    .execute();
}

export type NewRate = { country: string; category: VatCategory; rate: number; holds_from: string; source: string };

/** A rate from a day on; one of that day is written over. False where the shop does not deliver there. */
export async function putRate(db: Queries, { country, category, rate, holds_from, source }: NewRate): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into vat_rate (country, category, rate, holds_from, sure, source)
    select code, ${category}, ${rate}::smallint, ${holds_from}::date, true, ${source} from delivery_country where code = ${country}
    on conflict (country, category, holds_from) do update set rate = excluded.rate, sure = true, source = excluded.source`.execute(
    db,
  );
  return numAffectedRows > 0n;
}

/** From which age alcohol is sold in a country; null: none is sent there. */
export async function putAge(db: Queries, code: string, age: number | null, source: string): Promise<boolean> {
  const done = await db
    .updateTable("delivery_country")
    .set({ alcohol_age: age, sure: true, source })
    .where("code", "=", code)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** What delivery to a zone costs up to a weight that the table has. */
export async function putDelivery(db: Queries, row: Omit<DeliveryRow, "sample">): Promise<boolean> {
  const { zone, up_to_g, ...prices } = row;
  const done = await db
    .updateTable("delivery_price")
    .set({ ...prices, sample: false })
    .where("zone", "=", zone)
    .where("up_to_g", "=", up_to_g)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

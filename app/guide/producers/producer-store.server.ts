import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";
import { describeProducer, drawProducer } from "#app/drawing/drink-drawing.ts";
import { type Country, countryCodes, inCountry } from "#app/drinks/vocabulary.ts";
import type { Page } from "#app/kit/paging.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { yearWords } from "../landings/landing.ts";

import { producers } from "./producer.ts";

const row = (db: Queries, id: number) =>
  db
    .selectFrom("producer")
    .leftJoin("producer as parent", "parent.id", "producer.group_id")
    .select(["producer.id", "producer.name", "producer.kind", "producer.place", "producer.country"])
    .select(["producer.founded_year", "producer.founded_circa", "producer.group_id", "parent.name as group_name"])
    .select(["producer.teaser", "producer.description as text"])
    .where("producer.id", "=", id)
    .executeTakeFirst();

const drawnFacts = ({ name, place, country, founded_year }: Awaited<ReturnType<typeof row>> & {}) => {
  return { name, place: place ?? country, ...(founded_year === null ? {} : { since: founded_year }) };
};

type Family = { houses: number[]; drinks: number[]; shelves: { name: string; bottles: number[] }[] };

/** So many bottles of a shelf are shown; the list of bottles has all. */
const mostBottles = 12;

/**
 * The other houses of its group, or its own where it is one; the drinks that ask for a bottle of its; and its bottles by what
 * they are in two words (Spirits, Gin), the fullest first.
 */
async function family(db: Queries, id: number): Promise<Family> {
  const found = await sql<Family>`
    ${prepared} select
      array(
        select other.id from producer other
        where other.id <> producer.id and (other.group_id = producer.id or other.group_id = producer.group_id)
        order by other.founded_year nulls last, other.id limit 24) as houses,
      array(
        select cocktail.id from cocktail
        where cocktail.is_public and exists (
          select from cocktail_line line join brand on brand.id = line.brand_id
          where line.cocktail_id = cocktail.id and brand.producer_id = producer.id)
        order by cocktail.rating desc nulls last, cocktail.id limit 12) as drinks,
      (with recursive up as (
          select brand.id, brand.name as bottle, category.name, category.depth, category.parent_id
          from brand left join category on category.id = brand.category_id where brand.producer_id = producer.id
          union all select up.id, up.bottle, category.name, category.depth, category.parent_id
          from up join category on category.id = up.parent_id and up.depth > 2
        ), kind as (select id, bottle, coalesce(name, 'Other bottles') as name from up where coalesce(depth, 0) <= 2),
        shelf as (
          select name, (array_agg(id order by bottle))[:${mostBottles}] as bottles, count(*) as holds
          from kind group by name
        )
        select coalesce(json_agg(json_build_object('name', name, 'bottles', bottles) order by holds desc, name), '[]')
        from shelf) as shelves
    from producer where producer.id = ${id}`.execute(db);
  return found.rows[0] ?? { houses: [], drinks: [], shelves: [] };
}

/** How producers are read. */
export const producerReading = readArea({
  area: producers,
  own: "producer",
  kind: "producers",
  index: sql`
    select id, name, '{}'::text[], upper(left(kind, 1)) || substr(kind, 2), teaser,
      '/producers/' || id || '/' || subject_slug(name), '/drawings/producers/' || id || '.svg',
      concat_ws(' ', kind, place, country), 0.4, null::numeric,
      concat_ws(' · ', upper(left(kind, 1)) || substr(kind, 2), country, 'since ' || founded_year), null, null::date
    from producer`,
  where: {
    name: ([name]) => sql`strpos(subject.name_folded, folded(${name})) > 0`,
    kind: ([kind]) => sql`producer.kind = ${kind}`,
    country: ([country]) => sql`producer.country = ${country}`,
    founded_from: ([year]) => sql`producer.founded_year >= ${Number(year)}`,
    founded_to: ([year]) => sql`producer.founded_year <= ${Number(year)}`,
  },
  choices: {
    kind: sql`select id, kind, upper(left(kind, 1)) || substr(kind, 2) from producer`,
    country: sql`select id, country, country from producer`,
  },
  orders: {
    name: sql`subject.name collate "und-x-icu"`,
    oldest: sql`producer.founded_year nulls last`,
    latest: sql`producer.founded_year desc nulls last`,
    newest: sql`subject.rank desc`,
  },
  async find(db, id) {
    const [found, related] = await Promise.all([row(db, id), family(db, id)]);
    if (!found) return null;
    return {
      ...found,
      ...related,
      description: found.teaser,
      picture_text: describeProducer(drawnFacts(found)),
      aka: [],
    };
  },
  related: ({ kind, country, group_name, houses, drinks, shelves }) => [
    ...shelves.map(({ name, bottles }) => {
      return { title: name, table: "spiritbrands", ids: bottles, most: mostBottles, block: "bottles" };
    }),
    { title: "Drinks that ask for it", table: "cocktails", ids: drinks },
    { title: "People", table: "people", linked: true },
    {
      title: group_name ? `Other houses of ${group_name}` : "Houses of the group",
      table: "producers",
      ids: houses,
      most: 24,
    },
    { title: "In the encyclopedia", table: "encyclopedia", linked: true },
    { title: "Days of the year", table: "on_this_day", linked: true },
    {
      title: `Others ${inCountry(country)}`,
      table: "producers",
      values: { country: [country], kind: [kind] },
      most: 6,
    },
  ],
  landings: ({ country, place, founded_year }) => [
    { kind: "country", word: country },
    ...(place ? [{ kind: "city" as const, word: place, within: country }] : []),
    ...yearWords(founded_year),
  ],
  jsonLd: ({ founded_year, place, country, group_name }) => ({
    "@type": "Organization",
    ...(founded_year === null ? {} : { foundingDate: String(founded_year) }),
    address: {
      "@type": "PostalAddress",
      ...(place ? { addressLocality: place } : {}),
      addressCountry: countryCodes[country as Country] ?? country,
    },
    ...(group_name ? { parentOrganization: { "@type": "Organization", name: group_name } } : {}),
  }),
  async picture(db, id) {
    const found = await row(db, id);
    return found ? drawProducer(drawnFacts(found)) : null;
  },
});

/** Producers with a word that begins so, or all of them for no word; 50 at most, by name. */
export async function producersNamed(
  db: Queries,
  name: string,
  { limit, offset }: Page,
): Promise<{ id: number; name: string }[]> {
  const found = await sql<{ id: number; name: string }>`
    select id, name from producer
    where strpos(' ' || folded(name), ' ' || folded(${name})) > 0
    order by name collate "und-x-icu", id limit ${limit} offset ${offset}`.execute(db);
  return found.rows;
}

import { type RawBuilder, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { subjectCards, subjects } from "#app/search/subject-store.server.ts";
import { bookReading } from "../books/book-store.server.ts";
import { cocktailReading, drinksOfSpirits, spiritFamilies } from "../cocktails/cocktail-store.server.ts";
import { figureReading } from "../people/figure-store.server.ts";
import { producerReading } from "../producers/producer-store.server.ts";
import { productReading } from "../products/product-store.server.ts";
import { venueReading } from "../pubs-and-bars/venue-store.server.ts";
import type { LandingKind } from "./landing.ts";

/** Selects of `key, name, within, id`, by link table: which entries share which fact. */
type Sources = readonly (readonly [table: string, rows: RawBuilder<unknown>])[];

const cocktails = cocktailReading.area.table;
const bars = venueReading.area.table;
const people = figureReading.area.table;

/** By a choice of an area's list whose value is the fact's name. */
const named = ({ choices }: { choices: { country: RawBuilder<unknown> } }) => byName(choices.country);
const byName = (choice: RawBuilder<unknown>) =>
  sql`select subject_slug(told.text), told.text, null::text, told.id from (${choice}) told (id, value, text)`;

/** By a year, and once more by its decade. */
const dated = (table: string, year: string) => sql`
  select told.key, told.key, null::text, ${sql.ref(`${table}.id`)} from ${sql.table(table)}
  cross join lateral (values (${sql.ref(year)}::text), ((${sql.ref(year)} / 10 * 10) || 's')) told (key)
  where ${sql.ref(year)} between 1000 and 2999`;

/** Each city once: London has many bars, and the name of an address is dear to make. */
const cities = sql`(select distinct country, city from venue) venue`;
const city = sql`subject_slug(venue.country) || '/' || subject_slug(venue.city), venue.city, venue.country`;

/** Entries of a kind that the library links, either way, with what a select of `id` and columns names. */
const linked = (
  kind: string,
  other: string,
  columns: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  id: string,
) => sql`
  select ${columns}, link.from_id from ${from} join library_link link on link.to_kind = ${other}
    and link.to_id = ${sql.ref(id)} and link.from_kind = ${kind}
  union select ${columns}, link.to_id from ${from} join library_link link on link.from_kind = ${other}
    and link.from_id = ${sql.ref(id)} and link.to_kind = ${kind}`;
const ofCity = (kind: string) => linked(kind, venueReading.kind, city, sql`venue`, "venue.id");

/** The families of spirits (`below`), or one of them, and their drinks, found once for a whole statement: of 100,000 recipes that takes 0.5 s. */
const spiritsKnown = (root?: string) =>
  sql`${spiritFamilies(root)}, spirit_drink (id, value, text) as materialized (${drinksOfSpirits})`;

const spirit = sql`told.value, told.text, null::text`;
const ofSpirit = (kind: string) => linked(kind, cocktailReading.kind, spirit, sql`spirit_drink told`, "told.id");

/** What each kind of landing is made of, where spirits are known. */
const sources: Record<LandingKind, Sources> = {
  country: [
    [cocktails, byName(cocktailReading.choices.origin)],
    [productReading.area.table, named(productReading)],
    [producerReading.area.table, named(producerReading)],
    [bars, named(venueReading)],
    [people, named(figureReading)],
  ],
  city: [
    [bars, sql`select ${city}, venue.id from venue`],
    [
      cocktails,
      // What a bar here is known for may come from elsewhere: where a recipe says that it was first mixed decides.
      sql`select ${city}, cocktail.id from cocktail join ${cities}
          on venue.country = cocktail.origin_country and venue.city = trim(split_part(cocktail.origin_where, ',', -1))
        union select ${city}, cocktail.id from cocktail join venue
          on venue.country = cocktail.origin_country and venue.name = trim(split_part(cocktail.origin_where, ',', 1))`,
    ],
    [people, ofCity(figureReading.kind)],
    [
      producerReading.area.table,
      sql`select ${city}, producer.id from producer join ${cities}
        on venue.country = producer.country and venue.city = producer.place`,
    ],
  ],
  year: [
    [cocktails, dated("cocktail", "cocktail.origin_year")],
    [bars, dated("venue", "venue.opened_year")],
    [producerReading.area.table, dated("producer", "producer.founded_year")],
    [bookReading.area.table, dated("book", "book.year")],
    [people, dated("figure", "figure.born_year")],
    ["on_this_day", dated("anniversary", "anniversary.year")],
  ],
  spirit: [
    [cocktails, sql`select ${spirit}, told.id from spirit_drink told`],
    ["ingredients", sql`select root, name, null::text, id from below`],
    [
      productReading.area.table,
      sql`select below.root, below.name, null::text, brand.id from below join brand on brand.ingredient_id = below.id`,
    ],
    [
      producerReading.area.table,
      sql`select distinct below.root, below.name, null::text, brand.producer_id from below
        join brand on brand.ingredient_id = below.id where brand.producer_id is not null`,
    ],
    [bars, ofSpirit(venueReading.kind)],
    [people, ofSpirit(figureReading.kind)],
  ],
};

/** Every thing of some kinds, or of one link table of them, with the landing that it belongs to. */
function things(kinds: readonly LandingKind[], only?: string): RawBuilder<unknown> {
  const rows = kinds.flatMap((kind) =>
    sources[kind]
      .filter(([table]) => only === undefined || table === only)
      .map(
        ([table, select]) =>
          sql`select ${kind}::text, told.*, ${table}::text from (${select}) told (key, name, within, id)`,
      ),
  );
  return sql`(${sql.join(rows, sql` union all `)}) thing (kind, key, name, within, id, link_table)`;
}

/** Anybody may see a thing that the index has. */
const isListed = sql`join ${subjects} on subject.link_table = thing.link_table and subject.link_id = thing.id`;

/** How many stand in each block of a landing; the rest is a link away. */
const mostOfBlock = 12;

/** A landing as it is counted: how many things of each link table it has, and the best known of them. */
export type Counted = {
  kind: LandingKind;
  key: string;
  name: string;
  within: string | null;
  counts: Record<string, number>;
  best: Record<string, number[]>;
};

/**
 * Every landing that there could be, in one statement: those of few things as well, for the columns of a timeline. What each shows
 * comes along: to find the things of one takes as long as to find those of all.
 */
export async function countLandings(db: Queries): Promise<Counted[]> {
  const found = await sql<Counted>`
    ${spiritsKnown()} select kind, key, min(name) as name, min(within) as within, json_object_agg(link_table, count) as counts,
      json_object_agg(link_table, best) as best
    from (
      select thing.kind, thing.key, min(thing.name) as name, min(thing.within) as within, thing.link_table,
        count(*)::int as count, (array_agg(thing.id order by subject.rating desc nulls last, subject.named desc, thing.id))[:${mostOfBlock}] as best
      from (
        select kind, key, link_table, id, min(name) as name, min(within) as within
        from ${things(["country", "city", "year", "spirit"])} group by 1, 2, 3, 4
      ) thing ${isListed} group by 1, 2, thing.link_table
    ) told
    group by kind, key order by kind, key`.execute(db);
  return found.rows;
}

/** The cards of what a landing shows, of each link table the best known first. */
export async function landingCards(db: Queries, { best }: Pick<Counted, "best">): Promise<SubjectCard[]> {
  return subjectCards(
    db,
    Object.entries(best).flatMap(([link_table, ids]) => ids.map((link_id) => ({ link_table, link_id }))),
  );
}

/** How many drinks of a landing are of which decade, as far as their years are known. */
export async function landingDecades(db: Queries, kind: LandingKind, key: string) {
  const found = await sql<{ from: number; count: number }>`
    ${spiritsKnown(kind === "spirit" ? key : undefined)} select cocktail.origin_year / 10 * 10 as "from", count(distinct cocktail.id)::int as count
    from ${things([kind], cocktails)} ${isListed} join cocktail on cocktail.id = thing.id
    where thing.key = ${key} and cocktail.origin_year is not null group by 1 order by 1`.execute(db);
  return found.rows;
}

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";
import { drawBottle } from "#app/drawing/drink-drawing.ts";
import { bottleKindOf, priceWords } from "#app/drinks/vocabulary.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { ratedAtLeast, ratingChoice } from "../areas/area-store.server.ts";
import { products } from "./product.ts";

const row = (db: Queries, id: number) =>
  db
    .selectFrom("brand")
    .modifyFront(prepared)
    .innerJoin("ingredient", "ingredient.id", "brand.ingredient_id")
    .leftJoin("producer", "producer.id", "brand.producer_id")
    .leftJoin("category", "category.id", "brand.category_id")
    .select(["brand.id", "brand.name", "brand.country", "brand.abv", "brand.sizes_ml", "brand.tasting_note"])
    .select(["brand.abv_elsewhere", "brand.price"])
    .select(["brand.description as text", "brand.category_id", "category.name as category"])
    .select(["ingredient.id as ingredient_id", "ingredient.key as ingredient_key", "ingredient.name as ingredient"])
    .select(["ingredient.colour", "ingredient.type", "producer.id as producer_id", "producer.name as producer"])
    .where("brand.id", "=", id)
    .executeTakeFirst();

/** Each category with the one above it at each level, itself at its own: `id, level, above, name`. */
const levels = sql`
  with recursive up as (
    select id, id as above, depth, parent_id, name from category
    union all select up.id, category.id, category.depth, category.parent_id, category.name
    from up join category on category.id = up.parent_id
  ) select id, depth as level, above, name from up`;

/** A category and those above it, the widest first; of none there are none. */
async function categoryPath(db: Queries, id: number | null) {
  const { rows } = await sql<{ id: number; name: string }>`
    ${prepared} with recursive up as (
      select id, depth, parent_id, name from category where id = ${id}
      union all select category.id, category.depth, category.parent_id, category.name
      from up join category on category.id = up.parent_id
    ) select id, name from up order by depth`.execute(db);
  return rows;
}

const inCategory = ([key]: string[]): RawBuilder<SqlBool> => sql`brand.category_id in (
  with recursive below as (
    select id from category where id::text = ${key}
    union all select category.id from category join below on category.parent_id = below.id
  ) select id from below)`;
const categoryChoice = (level: number) => sql`
  select brand.id, level.above::text, level.name from brand join (${levels}) level on level.id = brand.category_id
  where level.level = ${level}`;

/** Which categories of a level there are, with bottles or without. */
const categoryAt = (level: number) => (asked: readonly string[]) =>
  sql`
  select id::text as asked, id::text as value from category
  where area = 'bws' and depth = ${level} and id::text = any(${[...asked]}::text[])`;

/** How bottles are read. */
export const productReading = readArea({
  area: products,
  own: "brand",
  kind: "brands",
  index: sql`
    select brand.id, brand.name, '{}'::text[], coalesce(category.name, ingredient.name),
      coalesce(brand.tasting_note, left(brand.description, 200), ingredient.name),
      '/beer-wine-spirits/' || brand.id || '/' || subject_slug(brand.name), '/drawings/bws/' || brand.id || '.svg',
      concat_ws(' ', ingredient.name, producer.name, brand.country, category.name),
      case when is_free_version(ingredient.name) then 0.01 else 0.2 end, null::numeric,
      concat_ws(' · ', ingredient.name, brand.country, brand.abv || ' %', lower(price.word)),
      case when brand.abv < 0.5 then 'Without alcohol' end, null::date
    from brand join ingredient on ingredient.id = brand.ingredient_id
    left join producer on producer.id = brand.producer_id left join category on category.id = brand.category_id
    left join (values ${sql.join(
      Object.entries(priceWords).map(([price, word]) => sql`(${Number(price)}::int, ${word}::text)`),
    )}) price (id, word) on price.id = brand.price`,
  colours: sql`
    select brand.id, ingredient.colour from brand join ingredient on ingredient.id = brand.ingredient_id`,
  senses: sql`
    select 'no-alcohol', brand.id from brand join ingredient on ingredient.id = brand.ingredient_id
    where is_free_version(ingredient.name)`,
  where: {
    category1: inCategory,
    category2: inCategory,
    category3: inCategory,
    category4: inCategory,
    country: ([country]) => sql`brand.country = ${country}`,
    producer: ([id]) => sql`brand.producer_id::text = ${id}`,
    abv_from: ([least]) => sql`brand.abv >= ${Number(least)}`,
    abv_to: ([most]) => sql`brand.abv <= ${Number(most)}`,
    rating: ratedAtLeast,
  },
  about: { producer: { table: "producers", id: (id) => sql`select id from producer where id::text = ${id}` } },
  spelt: {
    category1: categoryAt(1),
    category2: categoryAt(2),
    category3: categoryAt(3),
    category4: categoryAt(4),
    producer: (asked) => sql`select asked, producer.id::text as value from unnest(${[...asked]}::text[]) asked
      join producer on asked in (producer.id::text, producer.key) or lower(producer.name) = lower(asked)`,
  },
  choices: {
    category1: categoryChoice(1),
    category2: categoryChoice(2),
    category3: categoryChoice(3),
    category4: categoryChoice(4),
    country: sql`select brand.id, brand.country, brand.country from brand where brand.country is not null`,
    producer: sql`
      select brand.id, producer.id::text, producer.name from brand join producer on producer.id = brand.producer_id`,
    rating: ratingChoice(products),
  },
  orders: {
    name: sql`subject.name collate "und-x-icu"`,
    strong: sql`brand.abv desc nulls last`,
    light: sql`brand.abv nulls last`,
    newest: sql`subject.rank desc`,
  },
  async find(db, id) {
    const found = await row(db, id);
    if (!found) return null;
    const [path, { like, offers }, leads] = await Promise.all([
      categoryPath(db, found.category_id),
      besideBottle(db, id),
      mostUsedKind(db, found.ingredient_id),
    ]);
    const { colour: _, type: __, abv_elsewhere, ...facts } = found;
    return {
      ...facts,
      abv_elsewhere: abv_elsewhere as { where: string; abv: number }[],
      path,
      like,
      offers,
      leads: leads ?? { key: found.ingredient_key, name: found.ingredient },
      description: found.tasting_note ?? found.text ?? found.name,
      picture_text: `A bottle of ${found.name}, drawn.`,
      aka: [] as string[],
    };
  },
  related: ({ producer, producer_id, like, offers, leads, ingredient_id }) => [
    { title: "Where to buy", table: "shop", ids: offers, block: "buy" },
    {
      title: `Drinks with ${leads.name.toLowerCase()}`,
      table: "cocktails",
      values: { ingredient: [leads.key] },
      block: "drinks",
    },
    { title: "What it is", table: "ingredients", ids: [ingredient_id] },
    ...(producer_id
      ? [
          { title: "Who makes it", table: "producers", ids: [producer_id] },
          { title: `More of ${producer}`, table: "spiritbrands", values: { producer: [String(producer_id)] } },
        ]
      : []),
    { title: "Like it, near in strength and price", table: "spiritbrands", ids: like },
  ],
  landings: ({ country }) => (country ? [{ kind: "country", word: country }] : []),
  jsonLd: ({ producer, ingredient, abv, country, text }) => ({
    "@type": "Product",
    category: ingredient,
    ...(producer ? { brand: { "@type": "Brand", name: producer } } : {}),
    ...(text ? { description: text } : {}),
    ...(country ? { countryOfOrigin: country } : {}),
    ...(abv === null
      ? {}
      : { additionalProperty: { "@type": "PropertyValue", name: "Alcohol by volume", value: abv, unitText: "%" } }),
  }),
  async picture(db, id) {
    const found = await row(db, id);
    if (!found) return null;
    return drawBottle({
      name: found.ingredient,
      brand: found.name,
      colour: found.colour,
      kind: bottleKindOf(found.type),
    });
  },
});

/**
 * What stands beside a bottle: bottles of its kind, of what it counts as first and of the kinds beside it last, the nearest in strength and price before the
 * others (ten per cent by volume weigh as much as one step of price); and what the shop sells of it or of what it counts as.
 */
async function besideBottle(db: Queries, id: number): Promise<{ like: number[]; offers: number[] }> {
  const found = await sql<{ like: number[]; offers: number[] }>`
    ${prepared} select
      array(
        select other.id from brand other
        where other.id <> brand.id
          and (other.ingredient_id = brand.ingredient_id or other.category_id in (
            select beside.id from category beside join category own on own.id = brand.category_id
            where beside.id = own.id or beside.parent_id = own.parent_id))
        order by other.ingredient_id <> brand.ingredient_id, other.category_id <> brand.category_id,
          coalesce(abs(other.abv - brand.abv), 5) / 10 + coalesce(abs(other.price - brand.price), 1), other.id
        limit 12) as like,
      array(
        select offer.id from offer
        where offer.ingredient_id = brand.ingredient_id and offer.retired_at is null and offer.kind = 'product'
        order by offer.id limit 4) as offers
    from brand where brand.id = ${id}`.execute(db);
  return found.rows[0] ?? { like: [], offers: [] };
}

/** Of an ingredient and all that it is a kind of the one that most drinks ask for: what a bottle of it is opened for. */
async function mostUsedKind(db: Queries, ingredientId: number) {
  const found = await sql<{ key: string; name: string }>`
    ${prepared} with recursive up as (
      select ${ingredientId}::int as id
      union select kind.parent_id from up join ingredient_parent kind on kind.ingredient_id = up.id
    )
    select ingredient.key, ingredient.name from up join ingredient on ingredient.id = up.id
    join cocktail_line line on line.ingredient_id = ingredient.id and not line.optional
    group by ingredient.id order by count(distinct line.cocktail_id) desc, ingredient.id limit 1`.execute(db);
  return found.rows[0];
}

/** The children of a category, or the top ones: what the chained selects of bottles offer next. */
export async function bwsCategories(db: Queries, parentId: number | null) {
  return db
    .selectFrom("category")
    .select(["id", "name"])
    .where("area", "=", "bws")
    .where("parent_id", parentId === null ? "is" : "=", parentId)
    .orderBy("name")
    .execute();
}

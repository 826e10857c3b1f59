import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import {
  type BottleKind,
  describeBook,
  describeGlassware,
  describeTool,
  drawBook,
  drawBottle,
  drawGlassware,
  drawTool,
  type GlassShape,
  type ToolKind,
} from "#app/drawing/drink-drawing.ts";
import { bottleKindOf } from "#app/drinks/vocabulary.ts";
import { decimalPrice } from "#app/i18n/prices.ts";
import type { House } from "#app/operations/house.server.ts";
import { keptAnswer } from "#app/operations/kept-answers.server.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { offersForSale } from "#app/shop/offers-store.server.ts";
import { isInStock, type OfferForSale } from "#app/shop/shop-item.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { drinksWithTool, glassWithDrinks } from "./needed-store.server.ts";
import { shop } from "./offer.ts";

const row = (db: Queries, id: number) =>
  db
    .selectFrom("offer")
    .innerJoin("category", "category.id", "offer.category_id")
    .leftJoin("category as above", "above.id", "category.parent_id")
    .leftJoin("category as top", "top.id", "above.parent_id")
    .select(["offer.id", "offer.name", "offer.teaser", "offer.description as text", "offer.picture", "offer.sample"])
    .select(["offer.alcohol", "offer.kind", "offer.category_id", "category.name as category"])
    .select(["above.id as above_id", "above.name as above_name", "top.id as top_id", "top.name as top_name"])
    .where("offer.id", "=", id)
    .where("offer.retired_at", "is", null)
    .executeTakeFirst();

/** A category and all below it. */
const within = (id: string | undefined) => sql`
  with recursive below as (
    select id from category where id::text = ${id ?? ""} and area = 'shop'
    union all select category.id from category join below on category.parent_id = below.id
  ) select id from below`;

/** Each category with all above it, itself among them: `id, above, name`. */
const upward = sql`
  with recursive up as (
    select id, id as above, parent_id, name from category where area = 'shop'
    union all select up.id, category.id, category.parent_id, category.name from up join category on category.id = up.parent_id
  ) select id, above, name from up`;

const cheapest = sql`(select min(skew.gbp) from skew where skew.offer_id = offer.id)`;

/** What is asked of offers that are read otherwise: which they are. */
export const numberAlone = sql`subject.link_id as id`;

/** How offers are read; what they cost and how many are there is the shop's to say, each time anew. */
export const offerReading = readArea({
  area: shop,
  own: "offer",
  kind: "offers",
  index: sql`
    select offer.id, offer.name, '{}'::text[], 'Offer', offer.teaser, '/shop/product/' || offer.id || '/' || subject_slug(offer.name),
      '/drawings/shop/' || offer.id || '.svg', concat_ws(' ', category.name, 'shop buy'), 0.15, null::numeric,
      category.name, case when offer.sample then 'Sample' end, null::date
    from offer join category on category.id = offer.category_id where offer.retired_at is null`,
  where: { tid: ([id]) => sql`offer.category_id in (${within(id)})` },
  choices: {
    tid: sql`select offer.id, level.above::text, level.name from offer join (${upward}) level on level.id = offer.category_id`,
  },
  orders: {
    name: sql`subject.name collate "und-x-icu"`,
    cheapest: sql`${cheapest}`,
    dearest: sql`${cheapest} desc`,
    newest: sql`subject.rank desc`,
  },
  async find(db, id) {
    const found = await row(db, id);
    if (!found) return null;
    const { above_id, above_name, top_id, top_name, category_id, category, ...facts } = found;
    const levels = [
      { id: top_id, name: top_name },
      { id: above_id, name: above_name },
      { id: category_id, name: category },
    ];
    const shown = facts.picture as Shown;
    const [glass, drinks] = await Promise.all([
      shown.glass ? glassWithDrinks(db, shown.glass) : undefined,
      shown.tool ? drinksWithTool(db, shown.tool) : [],
    ]);
    const picture_text = glass ? describeGlassware(glass.shape as GlassShape) : await drawnText(db, shown, facts.name);
    return {
      ...facts,
      path: levels.flatMap(({ id, name }) => (id && name ? [{ id, name }] : [])),
      category_id,
      drinks,
      served: glass?.drinks ?? [],
      description: facts.teaser,
      picture_text,
      aka: [] as string[],
      /** As it is sold now. */
      offer: null as OfferForSale | null,
    };
  },
  fresh: async (db, id) => ({ offer: (await offersForSale(db, [id]))[0] ?? null }),
  related: ({ category_id, drinks, served }) => [
    { title: "The glass", table: "glassware", linked: true },
    { title: "The book", table: "books", linked: true },
    { title: "The ingredient", table: "ingredients", linked: true },
    { title: "Drinks that are made with it", table: "cocktails", ids: drinks },
    { title: "Drinks that are served in it", table: "cocktails", ids: served },
    { title: "Of the same kind", table: "shop", values: { tid: [String(category_id)] } },
  ],
  jsonLd: ({ offer, path, text }, card, baseUrl) => ({
    "@type": "Product",
    category: path.map(({ name }) => name).join(" > "),
    description: text,
    ...(offer ? { offers: offersOf(offer, baseUrl + card.href) } : {}),
  }),
  async picture(db, id) {
    const found = await row(db, id);
    return found ? drawn(db, found.picture as Shown, found.name) : null;
  },
});

/** What schema.org is told of an offer's skews, in the currency of the shop's country. */
function offersOf(offer: OfferForSale, url: string) {
  return offer.skews.map(({ id, name, prices, stock }) => ({
    "@type": "Offer",
    name,
    url: `${url}?sku=${id}`,
    price: decimalPrice(prices.GBP),
    priceCurrency: "GBP",
    availability: `https://schema.org/${stock > 0 && isInStock(offer) ? "InStock" : "OutOfStock"}`,
  }));
}

/** What schema.org is told of the shop's offers for a thing that another page is about (contract.md, 7: Product); none where it sells none. */
export async function offersTold(house: House, sold: readonly SubjectCard[], baseUrl: string) {
  if (sold.length === 0) return [];
  const ids = sold.map(({ link_id }) => link_id);
  const asked = { name: "guide/offers-told", key: ids.join(), most: 200, rated: shop.table };
  const offers = await keptAnswer(house, asked, () => offersForSale(house.db, ids));
  const hrefs = new Map(sold.map(({ link_id, href }) => [link_id, href]));
  return offers.flatMap((offer) => offersOf(offer, baseUrl + hrefs.get(offer.id)));
}

/** What an offer's picture shows: a tool by its kind, a glass, a book or an ingredient by its key. */
type Shown = { tool?: string; glass?: string; book?: string; ingredient?: string };

const glassOf = (db: Queries, key: string) =>
  db.selectFrom("glass").select(["name", "shape", "ml"]).where("key", "=", key).executeTakeFirst();
const bookOf = async (db: Queries, key: string) => {
  const book = await db
    .selectFrom("book")
    .select(["title", "authors", "year"])
    .where("key", "=", key)
    .executeTakeFirst();
  return book && { title: book.title, author: book.authors.join(" and "), year: book.year };
};

const bottleOf = async (db: Queries, key: string) => {
  const found = await db
    .selectFrom("ingredient")
    .select(["name", "colour", "type"])
    .where("key", "=", key)
    .executeTakeFirst();
  return found && { name: found.name, colour: found.colour, kind: bottleKindOf(found.type) as BottleKind };
};

async function drawn(db: Queries, { tool, glass, book, ingredient }: Shown, name: string): Promise<string> {
  const [shape, cover, bottle] = await Promise.all([
    glass ? glassOf(db, glass) : null,
    book ? bookOf(db, book) : null,
    ingredient ? bottleOf(db, ingredient) : null,
  ]);
  if (bottle) return drawBottle(bottle);
  if (shape) return drawGlassware(shape.shape as GlassShape, shape.ml, shape.name);
  if (cover) return drawBook(cover);
  return drawTool({ name, ...(tool ? { kind: tool as ToolKind } : {}) });
}

async function drawnText(db: Queries, { tool, glass, book, ingredient }: Shown, name: string): Promise<string> {
  if (ingredient) return `A bottle of ${name}`;
  const [shape, cover] = await Promise.all([glass ? glassOf(db, glass) : null, book ? bookOf(db, book) : null]);
  if (shape) return describeGlassware(shape.shape as GlassShape);
  if (cover) return describeBook(cover);
  return describeTool({ name, ...(tool ? { kind: tool as ToolKind } : {}) });
}

/** A category of the shop with how many offers it and all below it hold. */
export type ShopCategory = { id: number; name: string; item_count: number };

/** The children of a category, or the top ones (guide.md, 7: listcategories). */
export async function shopCategories(db: Queries, parentId: number | null): Promise<ShopCategory[]> {
  const { rows } = await sql<ShopCategory>`
    select category.id, category.name, count(offer.id)::int as item_count
    from category left join (${upward}) level on level.above = category.id left join offer on offer.category_id = level.id and offer.retired_at is null
    where category.area = 'shop' and category.parent_id is not distinct from ${parentId}::int
    group by category.id order by category.name collate "und-x-icu"`.execute(db);
  return rows;
}

/** The way from the top to a category; empty where there is none. */
export async function wayToCategory(db: Queries, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive up as (
      select id, parent_id, depth from category where id = ${id} and area = 'shop'
      union all select category.id, category.parent_id, category.depth from up join category on category.id = up.parent_id
    ) select id from up order by depth`.execute(db);
  return rows.map((one) => one.id);
}

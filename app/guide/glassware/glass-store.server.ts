import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import {
  describeGlassToScale,
  drawGlassAlone,
  drawGlassToScale,
  drawGlassware,
  formOfGlass,
  type GlassShape,
} from "#app/drawing/drink-drawing.ts";
import { glassShapes } from "#app/drawing/words.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { glassware } from "./glass.ts";
import { glassesOnShelf } from "./glass-shelf.server.ts";

const row = (db: Queries, id: number) =>
  db
    .selectFrom("glass")
    .select(["id", "key", "name", "shape", "ml", "description as text", "used_for"])
    .where("id", "=", id)
    .executeTakeFirst();

/**
 * What to reach for where a glass is not there: those that recipes served in it name in its place, oftenest first, then those
 * that hold about as much, the nearest first.
 */
async function instead(db: Queries, id: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    with named as (
      select named.id, count(*) as times from cocktail cross join lateral unnest(cocktail.glass_alternatives) named (id)
      where cocktail.glass_id = ${id} and cocktail.is_public group by named.id
    )
    select other.id from glass join glass other on other.id <> glass.id left join named on named.id = other.id
    where glass.id = ${id} and (named.times > 0 or other.ml between glass.ml * 0.7 and glass.ml * 1.4)
    order by named.times desc nulls last, abs(ln(other.ml / glass.ml)), other.id limit 6`.execute(db);
  return found.rows.map((other) => other.id);
}

/** How glasses are read. */
export const glassReading = readArea({
  area: glassware,
  own: "glass",
  kind: "glasses",
  index: sql`
    select id, name, case when name ~* 'glass' then '{}' else array[name || ' glass'] end, 'Glass', used_for, '/glassware/' || id || '/' || subject_slug(name),
      '/drawings/glassware/' || id || '.svg', description, 0.4, null::numeric, round(ml) || ' ml', null, null::date
    from glass`,
  where: {
    kind: ([kind]) => sql`glass.shape = any(${glassShapes.filter((shape) => formOfGlass(shape) === kind)}::text[])`,
  },
  choices: {
    kind: sql`select glass.id, form.kind, form.kind from glass join (values ${sql.join(
      glassShapes.map((shape) => sql`(${shape}::text, ${formOfGlass(shape)}::text)`),
    )}) form (shape, kind) on form.shape = glass.shape`,
  },
  orders: {
    name: sql`subject.name collate "und-x-icu"`,
    smallest: sql`glass.ml`,
    largest: sql`glass.ml desc`,
    newest: sql`subject.rank desc`,
  },
  async find(db, id) {
    const [found, in_its_place] = await Promise.all([row(db, id), instead(db, id)]);
    if (!found) return null;
    const picture_text = describeGlassToScale(found.shape as GlassShape);
    return { ...found, in_its_place, description: found.used_for, picture_text, aka: [] };
  },
  related: ({ key, in_its_place }) => [
    { title: "Drinks served in it", table: "cocktails", values: { glass: [key] }, most: 24 },
    { title: "In the shop", table: "shop", linked: true },
    { title: "What to use instead", table: "glassware", ids: in_its_place },
    { title: "In the encyclopedia", table: "encyclopedia", linked: true },
  ],
  jsonLd: ({ ml }) => ({
    "@type": "Product",
    category: "Glassware",
    additionalProperty: { "@type": "PropertyValue", name: "Volume", value: ml, unitCode: "MLT" },
  }),
  async picture(db, id) {
    const found = await row(db, id);
    return found ? drawGlassware(found.shape as GlassShape, found.ml, found.name) : null;
  },
  shelf: {
    things: sql`select id, json_build_object('id', id, 'name', name, 'shape', shape, 'ml', ml) from glass`,
    stand: glassesOnShelf,
  },
  views: {
    async alone(db, id) {
      const found = await row(db, id);
      return found ? drawGlassAlone(found.shape as GlassShape, found.ml, found.name) : null;
    },
    async scale(db, id) {
      const found = await row(db, id);
      return found ? drawGlassToScale(found.shape as GlassShape, found.ml, found.name) : null;
    },
  },
});

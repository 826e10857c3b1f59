import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { describeGlassware, drawGlassware, formOfGlass, type GlassShape } from "#app/drawing/drink-drawing.ts";
import { glassShapes } from "#app/drawing/words.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { glassware } from "./glass.ts";

const row = (db: Queries, id: number) =>
  db
    .selectFrom("glass")
    .select(["id", "key", "name", "shape", "ml", "description as text", "used_for"])
    .where("id", "=", id)
    .executeTakeFirst();

/** The glasses that hold about as much, nearest first: what to reach for where this one is not there. */
async function alike(db: Queries, id: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select other.id from glass, glass other
    where glass.id = ${id} and other.id <> glass.id and other.ml between glass.ml * 0.7 and glass.ml * 1.4
    order by abs(ln(other.ml / glass.ml)), other.id limit 6`.execute(db);
  return found.rows.map((other) => other.id);
}

/** How glasses are read. */
export const glassReading = readArea({
  area: glassware,
  own: "glass",
  kind: "glasses",
  index: sql`
    select id, name, '{}'::text[], 'Glass', used_for, '/glassware/' || id || '/' || subject_slug(name),
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
    const [found, about_as_large] = await Promise.all([row(db, id), alike(db, id)]);
    if (!found) return null;
    const picture_text = describeGlassware(found.shape as GlassShape);
    return { ...found, about_as_large, description: found.used_for, picture_text, aka: [] };
  },
  related: ({ key, about_as_large }) => [
    { title: "Drinks served in it", table: "cocktails", values: { glass: [key] }, most: 24 },
    { title: "Of about the same size", table: "glassware", ids: about_as_large },
    { title: "In the shop", table: "shop", linked: true },
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
});

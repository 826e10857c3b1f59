import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Contents } from "#app/drinks/diets.ts";
import type { Known } from "#app/library/reckoning.ts";
import type { ThingIngredient, Things, ThingUnit } from "../form/check.ts";
import type { Draft } from "../form/draft.ts";

type Of<K extends "ingredient" | "glass" | "unit"> = Known[K] extends ReadonlyMap<string, infer Value> ? Value : never;
type IngredientRow = ThingIngredient & Of<"ingredient"> & Contents;
type UnitRow = ThingUnit & Omit<Of<"unit">, "ml">;
type GlassRow = Of<"glass"> & { name: string };
type Rows = {
  ingredients: IngredientRow[];
  units: UnitRow[];
  glasses: GlassRow[];
  measures: { id: number; qty: number }[];
  brands: { id: number; name: string; of: number[] }[];
};

/**
 * All that recipes are written with, in one query: the glasses, units and measures, the ingredients named, and the bottles of
 * each and of its kinds; of ingredients that are not public only the person's own, or, where nobody is shown anything, anybody's.
 */
export async function readThings(
  db: Queries,
  ingredients: readonly number[],
  personId: string | "anybody" | null,
): Promise<Things> {
  const seen = personId === "anybody" ? sql`true` : sql`(is_public or owner_id = ${personId})`;
  const { rows } = await sql<Rows>`select
    coalesce((select json_agg(json_build_object('id', id, 'key', key, 'name', name, 'type', type, 'sweetness', sweetness,
        'sourness', sourness, 'colour', colour, 'clarity', clarity, 'fizzy', fizzy, 'abv', abv, 'grade', grade,
        'contains', contains, 'vegan', vegan, 'vegetarian', vegetarian, 'isPublic', is_public))
      from ingredient where id = any(${[...ingredients]}::int[]) and ${seen}), '[]') as ingredients,
    (select json_agg(json_build_object('id', id, 'key', key, 'name', name, 'plural', plural, 'ml', ml, 'kind', kind,
        'types', types) order by id) from unit) as units,
    (select json_agg(json_build_object('id', id, 'key', key, 'name', name, 'shape', shape, 'ml', ml) order by name)
      from glass) as glasses,
    (select json_agg(json_build_object('id', id, 'qty', qty)) from measure) as measures,
    coalesce((with recursive kind (top, id) as (
        select each, each from unnest(${[...ingredients]}::int[]) each
        union select kind.top, below.ingredient_id from kind join ingredient_parent below on below.parent_id = kind.id
      ) select json_agg(json_build_object('id', id, 'name', name, 'of', tops) order by name) from (
        select brand.id, brand.name, array_agg(kind.top) as tops
        from kind join brand on brand.ingredient_id = kind.id group by brand.id) bottle), '[]') as brands`.execute(db);
  const read = rows[0]!;
  return {
    known: knownIn(read),
    ingredients: new Map(read.ingredients.map((row) => [row.id, row])),
    units: new Map((read.units ?? []).map((row) => [row.id, row])),
    measures: new Map((read.measures ?? []).map(({ id, qty }) => [id, qty])),
    glasses: new Map((read.glasses ?? []).map((row) => [row.key, row])),
    brands: new Map(read.brands.map(({ id, ...brand }) => [id, brand])),
  };
}

/** The same for what a draft names, as its writer may use it. */
export function thingsOf(db: Queries, { lines, pending }: Draft, personId: string): Promise<Things> {
  const all = pending ? [...lines, pending] : lines;
  return readThings(
    db,
    all.map(({ ingredientId }) => ingredientId),
    personId,
  );
}

function knownIn({ ingredients, units, glasses }: Rows): Known {
  return {
    ingredient: new Map(ingredients.map((row) => [row.key, row])),
    unit: new Map((units ?? []).map(({ ml, ...row }) => [row.key, { ...row, ml: ml ?? undefined }])),
    glass: new Map((glasses ?? []).map((row) => [row.key, row])),
    contents: new Map(ingredients.map((row) => [row.key, row])),
  };
}

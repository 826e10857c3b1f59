import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { slugOf } from "#app/kit/slug.ts";
import type { Named } from "../form/check.ts";
import type { ProductFacts } from "../form/draft.ts";

type Thing = { id: number; name: string };
type Category = Thing & { parent: number | null };

/** What a draft can be told with: the things that it names, and those that its selects offer. */
export type Things = {
  named: Named;
  categories: Category[];
  producers: Thing[];
  ingredients: Thing[];
  cocktails: Thing[];
};

/** Whole lists are long: each is read only for the step whose select offers it. */
export type Wanted = { producers?: boolean; ingredients?: boolean };

const idsIn = (words: readonly (string | undefined)[]) =>
  words.filter((word): word is string => /^\d{1,9}$/.test(word ?? "")).map(Number);

/** All that a draft names of the guide, and what its selects offer, in one query. */
export async function thingsOf(db: Queries, { values, lists }: ProductFacts, wanted: Wanted = {}): Promise<Things> {
  const above = idsIn([values.category1, values.category2, values.category3]);
  const producers = idsIn([values.producer, values.processor]);
  const ingredients = idsIn([values.ingredient]);
  const { rows } = await sql<Omit<Things, "named">>`select
    coalesce((select json_agg(json_build_object('id', id, 'name', name, 'parent', parent_id) order by name)
      from category where area = 'bws' and (parent_id is null or parent_id = any(${above}::int[]))), '[]') as categories,
    coalesce((select json_agg(json_build_object('id', id, 'name', name) order by name)
      from producer where ${wanted.producers ?? false} or id = any(${producers}::int[])), '[]') as producers,
    coalesce((select json_agg(json_build_object('id', id, 'name', name) order by name)
      from ingredient where grade <> 'H' and is_public and (${wanted.ingredients ?? false} or id = any(${ingredients}::int[]))),
      '[]') as ingredients,
    coalesce((select json_agg(json_build_object('id', id, 'name', name) order by name)
      from cocktail where is_public and id = any(${idsIn(lists.cocktails ?? [])}::int[])), '[]') as cocktails`.execute(
    db,
  );
  const read = rows[0]!;
  const byId = (things: readonly Thing[]) => new Map(things.map(({ id, name }) => [String(id), name]));
  const categories = new Map(
    read.categories.map(({ id, name, parent }) => [
      String(id),
      { name, parent: parent === null ? null : String(parent) },
    ]),
  );
  const named = {
    producers: byId(read.producers),
    ingredients: byId(read.ingredients),
    cocktails: byId(read.cocktails),
  };
  return { ...read, named: { ...named, categories } };
}

/** The bottles of the guide that bear some codes, each with where it stands. */
export async function bottlesWith(db: Queries, codes: readonly string[]) {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom("brand_code")
    .innerJoin("brand", "brand.id", "brand_code.brand_id")
    .select(["brand_code.code", "brand.id", "brand.name"])
    .where("brand_code.code", "in", [...codes])
    .orderBy("brand_code.code")
    .execute();
  return rows.map(({ code, id, name }) => ({ code, name, href: bottlePath(id, name) }));
}

/** Where a bottle of the guide stands. */
export const bottlePath = (id: number, name: string) => `/beer-wine-spirits/${id}/${slugOf(name)}`;

/** Public drinks whose name holds a word, for step 7. */
export async function drinksNamed(db: Queries, word: string): Promise<Thing[]> {
  if (word === "") return [];
  const { rows } = await sql<Thing>`select id, name from cocktail
    where is_public and owner_id is null and strpos(folded(name), folded(${word})) > 0
    order by strpos(folded(name), folded(${word})), name limit 8`.execute(db);
  return rows;
}

import { sql } from "kysely";
import type { Queries } from "#app/platform/database.server.ts";
import type { CocktailEntry, IngredientEntry, Library } from "./read.server.ts";
import { cocktailRow, fingerprint, indexOf, ingredientRow } from "./rows.ts";

export type Change = { kind: string; key: string };
export type Loaded = { added: Change[]; changed: Change[]; removed: Change[] };
type Kind = "measures" | "units" | "glasses" | "ingredients" | "brands" | "cocktails";

const kinds: Kind[] = ["measures", "units", "glasses", "ingredients", "brands", "cocktails"];
const tables: Record<Kind, string> = {
  measures: "measure",
  units: "unit",
  glasses: "glass",
  ingredients: "ingredient",
  brands: "brand",
  cocktails: "cocktail",
};

/**
 * Brings the tables in line with the data files, in the transaction given: only entries whose
 * fingerprint differs are written, in one statement a table, so ten thousand load like ten.
 */
export async function storeLibrary(db: Queries, library: Library): Promise<Loaded> {
  await sql`set constraints all deferred`.execute(db);
  const index = indexOf(library);
  const known = await db.selectFrom("content_entry").select(["kind", "key", "id", "sha256"]).execute();
  const seen = new Map(known.map((row) => [`${row.kind} ${row.key}`, row]));
  const loaded: Loaded = { added: [], changed: [], removed: [] };
  const fresh = new Map<Kind, Set<string>>();

  for (const kind of kinds) {
    const keys = new Set<string>();
    const marks: { kind: string; key: string; id: number; sha256: string }[] = [];
    for (const entry of library[kind]) {
      const key = "key" in entry ? entry.key : String(entry.id);
      const sha256 = fingerprint(entry);
      const before = seen.get(`${kind} ${key}`);
      seen.delete(`${kind} ${key}`);
      if (before?.sha256 === sha256) continue;
      (before ? loaded.changed : loaded.added).push({ kind, key });
      keys.add(key);
      marks.push({ kind, key, id: entry.id, sha256 });
    }
    fresh.set(kind, keys);
    if (marks.length > 0) await upsert(db, "content_entry", marks, ["kind", "key"]);
  }

  // Entries that left the files go, lines first; people's own recipes are not in the files and stay.
  for (const row of [...seen.values()].reverse()) {
    await sql`delete from ${sql.table(tables[row.kind as Kind])} where id = ${row.id}`.execute(db);
    await db.deleteFrom("content_entry").where("kind", "=", row.kind).where("key", "=", row.key).execute();
    loaded.removed.push({ kind: row.kind, key: row.key });
  }

  // A drink's colour and strength follow from its ingredients: when one of those changes, so may the drink.
  const touched = fresh.get("ingredients")!;
  const cocktails = library.cocktails.filter(
    (entry) => fresh.get("cocktails")!.has(entry.key) || entry.lines.some((line) => touched.has(line.ingredient)),
  );
  const pick = <T extends { key: string }>(kind: Kind, list: T[]) =>
    list.filter((entry) => fresh.get(kind)!.has(entry.key));

  const measures = library.measures.filter((entry) => fresh.get("measures")!.has(String(entry.id)));
  await upsert(
    db,
    "measure",
    measures.map(({ id, qty, display }) => ({ id, qty, display })),
  );
  await upsert(
    db,
    "unit",
    pick("units", library.units).map(({ id, key, name, plural, ml, kind, measures: measure_ids, types }) => ({
      id,
      key,
      name,
      plural,
      ml: ml ?? null,
      kind,
      measure_ids,
      types,
    })),
  );
  await upsert(
    db,
    "glass",
    pick("glasses", library.glasses).map(({ id, key, name, shape, ml, description }) => ({
      id,
      key,
      name,
      shape,
      ml,
      description,
    })),
  );
  await storeIngredients(db, pick("ingredients", library.ingredients), index);
  await upsert(
    db,
    "brand",
    pick("brands", library.brands).map((entry) => ({
      id: entry.id,
      key: entry.key,
      name: entry.name,
      ingredient_id: index.ingredient.get(entry.ingredient)!.id,
      producer: entry.producer ?? null,
      country: entry.country ?? null,
      abv: entry.abv ?? null,
      description: entry.description ?? null,
    })),
  );
  await storeCocktails(db, cocktails, index);
  return loaded;
}

async function storeIngredients(db: Queries, entries: IngredientEntry[], index: ReturnType<typeof indexOf>) {
  await upsert(
    db,
    "ingredient",
    entries.map((entry) => ingredientRow(entry, index)),
  );
  const ids = entries.map((entry) => entry.id);
  if (ids.length === 0) return;
  await db.deleteFrom("ingredient_part").where("ingredient_id", "in", ids).execute();
  await db.deleteFrom("ingredient_alternative").where("ingredient_id", "in", ids).execute();
  const parts = entries.flatMap((entry) =>
    (entry.parts ?? []).map((part, position) => ({
      ingredient_id: entry.id,
      position,
      part_id: index.ingredient.get(part.ingredient)!.id,
      amount: part.amount,
      unit_id: index.unit.get(part.unit)!.id,
    })),
  );
  const alternatives = entries.flatMap((entry) =>
    (entry.alternatives ?? []).map((other) => ({
      ingredient_id: entry.id,
      alternative_id: index.ingredient.get(other.ingredient)!.id,
      strength: other.strength,
    })),
  );
  await upsert(db, "ingredient_part", parts, ["ingredient_id", "position"]);
  await upsert(db, "ingredient_alternative", alternatives, ["ingredient_id", "alternative_id"]);
}

async function storeCocktails(db: Queries, entries: CocktailEntry[], index: ReturnType<typeof indexOf>) {
  await upsert(
    db,
    "cocktail",
    entries.map((entry) => cocktailRow(entry, index)),
  );
  const ids = entries.map((entry) => entry.id);
  if (ids.length === 0) return;
  await sql`update cocktail set updated_at = now() where id = any(${ids}::int[])`.execute(db);
  await sql`delete from cocktail_line where cocktail_id = any(${ids}::int[])`.execute(db);
  const lines = entries.flatMap((entry) =>
    entry.lines.map((line, position) => ({
      cocktail_id: entry.id,
      position,
      ingredient_id: index.ingredient.get(line.ingredient)!.id,
      brand_id: line.brand ? index.brand.get(line.brand)! : null,
      amount: line.amount,
      unit_id: index.unit.get(line.unit)!.id,
      optional: line.optional ?? false,
      note: line.note ?? null,
      alternatives: (line.alternatives ?? []).map((key) => index.ingredient.get(key)!.id),
    })),
  );
  await upsert(db, "cocktail_line", lines, ["cocktail_id", "position"]);
}

/** Writes rows of one shape in one statement, replacing those whose key is there. */
async function upsert(
  db: Queries,
  table: string,
  rows: Record<string, unknown>[],
  key: string[] = ["id"],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const others = columns
    .filter((name) => !key.includes(name))
    .map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  const target = sql.join(key.map((name) => sql.ref(name)));
  const action = others.length > 0 ? sql`do update set ${sql.join(others)}` : sql`do nothing`;
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${target}) ${action}`.execute(db);
}

/** True while nothing has been loaded yet: a first start. */
export async function isLibraryEmpty(db: Queries): Promise<boolean> {
  const first = await db.selectFrom("content_entry").select("key").limit(1).executeTakeFirst();
  return first === undefined;
}

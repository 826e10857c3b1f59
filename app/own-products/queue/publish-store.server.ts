import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Country } from "#app/drinks/vocabulary.ts";
import { inCountry } from "#app/drinks/vocabulary.ts";
import { readBarcode } from "#app/my-bar/bar-types.ts";
import { numberIn, type ProductFacts } from "../form/draft.ts";

const idIn = (typed: string | undefined) => (typed ? Number(typed) : null);

/** Makes a bottle of the guide of a proposal, with its codes, beyond the numbers of the data files. */
export async function publishBottle(
  db: Queries,
  proposal: { id: number; facts: ProductFacts },
  ingredientId: number,
): Promise<{ id: number; name: string; newProducer: number | null }> {
  const { values, rows } = proposal.facts;
  const producer = await producerOf(db, proposal);
  const deepest = values.category4 || values.category3 || values.category2 || values.category1;
  const abv = numberIn(values.abv ?? "") ?? (values.alcohol_free ? 0 : null);
  const sizes = [...new Set(rows.map(({ size_ml }) => Math.round(numberIn(size_ml) ?? 0)))].sort((a, b) => a - b);
  const brand = await db
    .insertInto("brand")
    .values(({ fn, val }) => ({
      id: fn<number>("nextval", [val("published_brand")]),
      key: `member-${proposal.id}`,
      name: values.name ?? "",
      ingredient_id: ingredientId,
      producer_id: producer.id,
      category_id: idIn(deepest),
      country: values.country ?? null,
      abv,
      sizes_ml: sizes,
      tasting_note: values.tasting_note || null,
      description: values.description || null,
    }))
    .returning(["id", "name"])
    .executeTakeFirstOrThrow();
  const codes = rows.flatMap(({ barcode, size_ml, closure }) => {
    const code = readBarcode(barcode);
    return code ? [{ code, brand_id: brand.id, size_ml: Math.round(numberIn(size_ml) ?? 0), closure }] : [];
  });
  await db.insertInto("brand_code").values(codes).execute();
  return { ...brand, newProducer: producer.isNew ? producer.id : null };
}

/** The producer that was chosen; else the one that is called as was written; else a new one. */
async function producerOf(db: Queries, { id, facts: { values } }: { id: number; facts: ProductFacts }) {
  const chosen = idIn(values.producer);
  if (chosen !== null) return { id: chosen, isNew: false };
  const name = values.producer_new ?? "";
  const { rows } = await sql<{ id: number }>`select id from producer where folded(name) = folded(${name})
    order by id limit 1`.execute(db);
  if (rows[0]) return { id: rows[0].id, isNew: false };
  const country = values.country as Country;
  const told = `${name} makes ${values.name}, ${inCountry(country)}.`;
  const made = await db
    .insertInto("producer")
    .values(({ fn, val }) => ({
      ...{ id: fn<number>("nextval", [val("published_producer")]), key: `member-${id}`, name, kind: kindFor(values) },
      ...{ country, founded_circa: false, teaser: told, description: told },
    }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id: made.id, isNew: true };
}

/** What kind of house makes it, as far as the form tells: what is distilled comes from a distillery. */
function kindFor({ still }: ProductFacts["values"]): "distillery" | "merchant" {
  return still && still !== "it is not distilled" ? "distillery" : "merchant";
}

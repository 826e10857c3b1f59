import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { readBarcode } from "#app/drinks/barcode.ts";
import type { Country } from "#app/drinks/vocabulary.ts";
import { inCountry } from "#app/drinks/vocabulary.ts";
import { numberIn, type ProductFacts } from "../form/draft.ts";

const idIn = (typed: string | undefined) => (typed ? Number(typed) : null);
type Proposal = { id: number; facts: ProductFacts };

/** What the library is to hold of a proposal: its bottle, and its producer where nobody knows that yet; numbers beyond the data files'. */
export async function bottleFrom(db: Queries, proposal: Proposal) {
  const { values, rows } = proposal.facts;
  const producer = await producerOf(db, proposal);
  const deepest = values.category4 || values.category3 || values.category2 || values.category1;
  const named = await keysOf(db, { ingredient: idIn(values.ingredient), category: idIn(deepest) });
  const codes = rows.flatMap(({ barcode, size_ml, closure }) => {
    const code = readBarcode(barcode);
    return code ? [{ code, size: Math.round(numberIn(size_ml) ?? 0), closure }] : [];
  });
  const bottle = {
    id: named.id,
    key: `member-${proposal.id}`,
    name: values.name ?? "",
    ingredient: named.ingredient ?? "",
    category: named.category ?? undefined,
    producer: producer.key,
    country: values.country,
    abv: numberIn(values.abv ?? "") ?? (values.alcohol_free ? 0 : undefined),
    sizes: [...new Set(codes.map(({ size }) => size))].sort((a, b) => a - b),
    description: values.description || undefined,
    tasting_note: values.tasting_note || undefined,
    codes,
  };
  return { bottle, newProducer: producer.made };
}

/** The keys of what a proposal names by number, and the next number of a published bottle. */
async function keysOf(db: Queries, { ingredient, category }: { ingredient: number | null; category: number | null }) {
  const { rows } = await sql<{ id: number; ingredient: string | null; category: string | null }>`
    select nextval('published_brand')::int as id,
      (select key from ingredient where id = ${ingredient}) as ingredient,
      (select key from category where id = ${category}) as category`.execute(db);
  return rows[0]!;
}

/** The producer that was chosen; else the one that is called as was written; else a new one, as the library is to hold it. */
async function producerOf(db: Queries, { id, facts: { values } }: Proposal) {
  const name = values.producer_new ?? "";
  const chosen = idIn(values.producer);
  const { rows } = await sql<{ key: string }>`select key from producer
    where ${chosen === null ? sql`folded(name) = folded(${name})` : sql`id = ${chosen}`}
    order by id limit 1`.execute(db);
  if (rows[0]) return { key: rows[0].key, made: null };
  const next = await sql<{ id: number }>`select nextval('published_producer')::int as id`.execute(db);
  const country = values.country as Country;
  const key = `member-${id}`;
  const made = {
    ...{ id: next.rows[0]!.id, key, name, kind: kindFor(values), country },
    teaser: `A house ${inCountry(country)}, here since a reader of the guide proposed its bottle.`,
    description: `${name} makes ${values.name}, ${inCountry(country)}. It came into the guide with that bottle, which a reader proposed; more is not known of it here yet.`,
  };
  return { key, made };
}

/** What kind of house makes it, as far as the form tells: what is distilled comes from a distillery. */
function kindFor({ still }: ProductFacts["values"]): "distillery" | "merchant" {
  return still && still !== "it is not distilled" ? "distillery" : "merchant";
}

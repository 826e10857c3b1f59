import { sql } from "kysely";
import type { Queries } from "./database.server.ts";

/**
 * What one table holds of a person, as the room that owns it says: by which column it is known whose a row is, which columns
 * are told in the export of somebody's data (contract.md, 4: `export`), and which are not, and why. A new column that is in
 * neither list, or a table that nobody named, is a failing test (tests/rules/holdings.database.test.ts).
 */
export type Holding = {
  /** The name in the export: `favourites`. */
  name: string;
  table: string;
  /** The column that holds the person's id. */
  person: string;
  /** Where rows are a person's by another table's row: `person` is that table's column, and `on` ties the two. */
  through?: { table: string; on: string; key: string };
  told: readonly string[];
  /** The columns that are not told, each with the reason. */
  untold?: Readonly<Record<string, string>>;
};

/** What a table holds of a person: the rows, with the columns that are told. */
export async function readHolding(db: Queries, holding: Holding, personId: string): Promise<Record<string, unknown>[]> {
  const { table, person, told, through } = holding;
  if (told.length === 0) return [];
  const columns = sql.join(told.map((column) => sql.ref(column)));
  const { rows } = through
    ? await sql<Record<string, unknown>>`select ${columns} from ${sql.table(table)} where ${sql.ref(through.on)} in
        (select ${sql.ref(through.key)} from ${sql.table(through.table)} where ${sql.ref(person)} = ${personId})`.execute(
        db,
      )
    : await sql<
        Record<string, unknown>
      >`select ${columns} from ${sql.table(table)} where ${sql.ref(person)} = ${personId}`.execute(db);
  return rows;
}

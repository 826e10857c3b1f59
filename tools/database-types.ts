import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type pg from "pg";

/** The generated types of the tables, as the site imports them. */
export const databaseTypes = resolve(import.meta.dirname, "../app/database/database-types.ts");

const generator = resolve(import.meta.dirname, "../node_modules/kysely-codegen/dist/cli/bin.js");
// These say what app/database/database.server.ts makes of each column type when it reads a row.
const reading = [
  ...["--numeric-parser", "number"],
  ...["--date-parser", "string"],
  ...["--type-mapping", JSON.stringify({ int8: "number", citext: "string", tsvector: "string" })],
];

/** Writes the types of a migrated database's tables into a file. */
export async function writeDatabaseTypes(pool: pg.Pool, file: string): Promise<void> {
  const args = ["--dialect", "postgres", "--url", urlOf(pool), "--out-file", file, "--exclude-pattern", "migration"];
  await promisify(execFile)(process.execPath, [generator, ...args, ...reading]);
}

/** How another process reaches the database of a pool. */
function urlOf(pool: pg.Pool): string {
  const { connectionString, host = "localhost", port = 5432, user = "", database = "" } = pool.options;
  if (connectionString) return connectionString;
  const names = `postgres://${encodeURIComponent(user)}@localhost:${port}/${encodeURIComponent(database)}`;
  return `${names}?host=${encodeURIComponent(host)}`;
}

import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { DB } from "./database-types.ts";

export type Database = Kysely<DB>;
/** What a store takes: the database, or the transaction that its operation runs in. */
export type Queries = Kysely<DB> | Transaction<DB>;

/** How `pg` reaches a server: a URL, or the private socket of the embedded one. */
export type Connection = { connectionString: string } | { host: string; user: string; database: string; port: number };

// Amounts and ratings are NUMERIC and ids BIGINT; all of ours fit a double exactly.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day of birth has no time zone: it stays the text that was stored.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** Opens a pool; `lost` hears of connections that broke while idle (a server that went away). */
export function openPool(connection: Connection, lost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: 20,
    application_name: "jigger",
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
  });
  pool.on("error", lost);
  return pool;
}

/** Kysely over a pool: the only way that stores reach the database. */
export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

const goneCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "57P01", "57P02", "57P03"]);

/** True when an error says that the database cannot be reached, not that a query was wrong. */
export function isDatabaseGone(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code && (goneCodes.has(code) || code.startsWith("08"))) return true;
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
        cause.message,
      )
    )
      return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseGone)) return true;
  }
  return false;
}

/**
 * True when a request failed because the database cannot be reached. Libraries between it and us (the
 * accounts') throw errors of their own that no longer say why, so the database itself is asked.
 */
export async function failedForDatabase(pool: pg.Pool, error: unknown): Promise<boolean> {
  if (isDatabaseGone(error)) return true;
  try {
    await pool.query("select 1");
    return false;
  } catch (cause) {
    return isDatabaseGone(cause);
  }
}

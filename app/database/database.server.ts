import { availableParallelism } from "node:os";
import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import { isDiskFull } from "#app/platform/failed-file.ts";
import type { DB } from "./database-types.ts";
import { isTimeout, patience, WatchfulPool } from "./watchful-pool.server.ts";

export type Database = Kysely<DB>;
/** What a store takes: the database, or the transaction that its operation runs in. */
export type Queries = Kysely<DB> | Transaction<DB>;

/** How `pg` reaches a server: a URL, or the private socket of the embedded one. */
export type Connection = { connectionString: string } | { host: string; user: string; database: string; port: number };

/**
 * Connections for requests: two for each core and four for those that wait for somebody's lock. With twenty on two cores, fifty
 * orders at once had as many processes of the server on both, each reading its catalogue and planning its statements for the first time:
 * their median was 203 ms instead of 150, and the slowest hundredth of the first second of additions to baskets 160 to 240 ms
 * instead of 35 to 50 (twelve and two rounds of each in turn). Who waits for a connection holds none: all tests over HTTP and with the
 * database pass with a single one.
 */
const poolSize = Math.min(20, 2 * availableParallelism() + 4);
/**
 * So many stay open when nobody asks: a connection that is new starts a process of the server, which reads its catalogue and plans its
 * statements anew, and the first who come after a quiet half minute would wait for that.
 */
const keptOpen = poolSize / 2;
/** What a bulk statement may take (milliseconds). */
const bulkPatience = 600_000;

// Amounts and ratings are NUMERIC and ids BIGINT; all of ours fit a double exactly.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day of birth has no time zone: it stays the text that was stored.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/**
 * `keepAlive` finds out about a server whose machine has gone without a word. No statement of ours is worth compiling: a
 * Debian's PostgreSQL, which has LLVM, took over a second for that before it counted a list's choices in 40 ms. Nor is any
 * worth further processes: many ask at once (the embedded server is set so, too).
 */
const common = {
  application_name: "jigger",
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  options: "-c jit=off -c max_parallel_workers_per_gather=0",
};

/** Opens the pool of requests; `lost` hears of connections that broke while idle (a server that went away). */
export function openPool(connection: Connection, lost: (error: Error) => void): WatchfulPool {
  // The server ends a slow statement itself, before it is taken for one that does not answer.
  const pool = new WatchfulPool({
    ...connection,
    ...common,
    min: keptOpen,
    max: poolSize,
    statement_timeout: patience.query - 200,
  });
  hearErrors(pool, lost);
  return pool;
}

/**
 * Every connection has somebody who hears of its end: the pool tells only of idle ones, and one that ends between two
 * statements of a transaction would end the process. Who uses it is told by the next statement.
 */
function hearErrors(pool: pg.Pool, lost: (error: Error) => void): void {
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", (error) => {
    // The error carries its whole connection, key and all, which has no place in a log.
    Reflect.deleteProperty(error, "client");
    lost(error);
  });
}

/** A small pool for what takes its time: migrations, loading the library, filling what is kept in memory. */
export function openBulkPool(connection: Connection, lost: (error: Error) => void): pg.Pool {
  const timeouts = { connectionTimeoutMillis: 10_000, statement_timeout: bulkPatience, query_timeout: bulkPatience };
  const pool = new pg.Pool({ ...connection, ...common, ...timeouts, max: 5 });
  hearErrors(pool, lost);
  return pool;
}

/** Asks the database for nothing at all; fails as any statement would where it does not answer in time. */
export async function expectAnswer(db: Queries): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Kysely over a pool: the only way that stores reach the database. */
export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

// 57014 and 55P03: it had no time for us; 53300: no connection; 57P..: it stops or starts.
const goneCodes = new Set(
  "ECONNREFUSED ECONNRESET ENOENT EPIPE ETIMEDOUT EHOSTUNREACH ENOTFOUND EAI_AGAIN 57P01 57P02 57P03 57014 55P03 53300".split(
    " ",
  ),
);

/** True when an error says that the database cannot be reached, not that a query was wrong. */
export function isDatabaseGone(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isTimeout(cause)) return true;
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

/** What the log says of a request that failed. */
export const failureNames = { 507: "the disk is full", 503: "database unavailable", 500: "request failed" } as const;

/** What a failed request is answered with: the disk is full, the database is away, or the fault is ours. */
export async function failureStatus(pool: WatchfulPool, error: unknown): Promise<507 | 503 | 500> {
  if (isDiskFull(error) || pool.wasFull) return 507;
  return (await failedForDatabase(pool, error)) ? 503 : 500;
}

/**
 * True when a request failed because the database cannot be reached. Libraries between it and us (the
 * accounts') throw errors of their own that no longer say why, so the database itself is asked.
 */
async function failedForDatabase(pool: pg.Pool, error: unknown): Promise<boolean> {
  if (isDatabaseGone(error)) return true;
  try {
    await pool.query("select 1");
    return false;
  } catch (cause) {
    return isDatabaseGone(cause);
  }
}

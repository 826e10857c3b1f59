import { createHash } from "node:crypto";
import type { Socket } from "node:net";
import pg from "pg";
import { isDiskFull } from "#app/platform/failed-file.ts";
import { preparedMark } from "./prepared.server.ts";

/** Nobody waits longer than this for a connection, nor for the answer to one query (milliseconds). */
export const patience = { connect: 1_500, query: 2_000 };
const probePause = 500;
const fullMoment = 1_000;
/** Before the statement, or within it where a builder of statements can put it. */
const bearsMark = new RegExp(`^\\s*(?:select )?${preparedMark.replaceAll("*", "\\*")}`);

/** The database does not answer: it is there, and says nothing. */
class DatabaseSilent extends Error {
  override name = "DatabaseSilent";
  /** PostgreSQL's own for a connection that failed. */
  readonly code = "08006";
}

type Give = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/**
 * A pool for requests: while its server is known to say nothing (a frozen process, a machine that is gone without
 * a word), whoever asks is told at once, and so are those who wait, instead of each waiting for their own time-out.
 * It asks the server again until it answers.
 */
export class WatchfulPool extends pg.Pool {
  #fullAt = Number.NEGATIVE_INFINITY;
  readonly #config: pg.PoolConfig;
  readonly #waiting = new Set<(error: Error) => void>();
  /** Of statements of stores, of which there are few. */
  readonly #names = new Map<string, string>();
  #silent = false;
  #asking: Promise<boolean> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(config: pg.PoolConfig) {
    super({ ...config, connectionTimeoutMillis: patience.connect, query_timeout: patience.query });
    this.#config = config;
    this.on("connect", (client) => this.#watch(client));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(give: Give): void;
  override connect(give?: Give): Promise<pg.PoolClient> | undefined {
    const client = this.#take();
    if (!give) return client;
    client.then(
      (found) => give(undefined, found, () => found.release()),
      (error) => give(error, undefined, () => undefined),
    );
    return undefined;
  }

  /** Whether the server takes a new connection and answers on it; several who ask at once share one answer. */
  answers(): Promise<boolean> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  /** True when a statement failed a moment ago because the server's disk is full; libraries in between hide that. */
  get wasFull(): boolean {
    return performance.now() - this.#fullAt < fullMoment;
  }

  #take(): Promise<pg.PoolClient> {
    if (this.#silent) return Promise.reject(new DatabaseSilent("the database does not answer"));
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      super.connect().then(
        (client) => {
          // Whoever was told meanwhile that there is none does not come to fetch it.
          if (this.#waiting.delete(reject)) resolve(client);
          else client.release();
        },
        (error) => {
          this.#waiting.delete(reject);
          if (isTimeout(error)) this.#fallSilent();
          reject(error);
        },
      );
    });
  }

  /** A `query` that bears the mark in front is given to the server under a name of its text; any other as it is. */
  #named([text, ...rest]: unknown[]): unknown[] {
    if (typeof text !== "string" || !bearsMark.test(text)) return [text, ...rest];
    // No more than 63 letters count in a name.
    const name = this.#names.get(text) ?? createHash("sha256").update(text).digest("base64url");
    this.#names.set(text, name);
    const hasValues = Array.isArray(rest[0]);
    return [{ name, text, values: hasValues ? rest[0] : [] }, ...(hasValues ? rest.slice(1) : rest)];
  }

  /** The answer to a query that was given up may still come: that connection is of no use to anybody else. */
  #watch(client: pg.PoolClient): void {
    const sent = client.query.bind(client) as (...args: unknown[]) => unknown;
    const plain = (...args: unknown[]) => sent(...this.#named(args));
    const noticed = (error: unknown) => {
      if (isDiskFull(error)) this.#fullAt = performance.now();
      if (!isTimeout(error)) return;
      cut(client);
      this.#fallSilent();
    };
    const watched = (...args: unknown[]) => {
      const last = args.at(-1);
      if (typeof last === "function") {
        const told = (error: unknown, ...rest: unknown[]) => {
          noticed(error);
          last(error, ...rest);
        };
        return plain(...args.slice(0, -1), told);
      }
      const answer = plain(...args);
      if (answer instanceof Promise) answer.catch(noticed);
      return answer;
    };
    client.query = watched as typeof client.query;
  }

  #fallSilent(): void {
    if (this.#silent || this.ending) return;
    this.#silent = true;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const reject of waiting) reject(new DatabaseSilent("the database does not answer"));
    void this.answers();
  }

  async #ask(): Promise<boolean> {
    clearTimeout(this.#timer);
    const client = new pg.Client({
      ...this.#config,
      connectionTimeoutMillis: patience.connect,
      query_timeout: patience.connect,
    });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.query("select 1");
      this.#silent = false;
      await client.end();
      return true;
    } catch (error) {
      cut(client);
      // An answer in the negative is one: each who asks is told what the matter is.
      if (isTimeout(error)) this.#fallSilent();
      else this.#silent = false;
      if (this.#silent && !this.ending) this.#timer = setTimeout(() => void this.answers(), probePause).unref();
      return false;
    }
  }
}

/** Ends a connection without the farewell that a frozen server would not answer. */
function cut(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}

/** True when a server said nothing in time; not when it refused, nor when all of its connections are busy. */
export function isTimeout(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(Query read timeout|timeout expired|Connection terminated due to connection)/.test(error.message)
  );
}

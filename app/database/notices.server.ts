import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Log } from "#app/platform/log.server.ts";
import type { Connection } from "./database.server.ts";
import type { DB } from "./database-types.ts";
import { patience } from "./watchful-pool.server.ts";

/**
 * `subject`: one oid whose facts changed for its writer; where others see it, `library` is told as well. `rating`: one that somebody
 * rated. `comments`: one of which something was said. `library`: what everybody sees changed; read all anew.
 */
export type Channel = "subject" | "rating" | "comments" | "library";
export type Hear = (channel: Channel, payload: string) => void;
export type Notices = {
  hear(listener: Hear): () => void;
  /** Until what was told before is heard here; at once where nobody listens. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
};

const channels: Channel[] = ["subject", "rating", "comments", "library"];
const timeouts = { connectionTimeoutMillis: patience.connect, query_timeout: patience.query, keepAlive: true };
const firstPause = 100;
const longestPause = 5_000;

/** Tells every process of the site, when the transaction commits, that something changed; with several payloads each of them. */
export async function tell(queries: Kysely<DB>, channel: Channel, ...payloads: string[]): Promise<void> {
  await sql`select ${telling(channel, payloads)}`.execute(queries);
}

let toldTimes = 0;

/** How often something was told here: who changes a thing and told nothing need not wait until it is heard. */
export const toldSoFar = () => toldTimes;

/** The same as an expression of a statement that does more. */
export function telling(channel: Channel, payloads: readonly string[]) {
  toldTimes += 1;
  return sql`(select count(pg_notify(${`jigger_${channel}`}, payload)) from unnest(${payloads}::text[]) payload)`;
}

/**
 * Listens on a connection of its own and comes back by itself when the database does.
 * After a gap it tells `library` once, because notices may have been missed.
 */
export function openNotices(connection: Connection, log: Log): Notices {
  const listeners = new Set<Hear>();
  let client: pg.Client | null = null;
  /** The same one once it hears. */
  let listening: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pause = firstPause;
  let closed = false;
  let before = false;
  /** The statement that is on its way to hear what was committed before it, and the one that whoever comes meanwhile waits for. */
  let underWay: Promise<unknown> = Promise.resolve();
  let afterIt: Promise<unknown> | undefined;

  function spread(channel: Channel, payload: string) {
    for (const listener of listeners) listener(channel, payload);
  }

  function again() {
    client = null;
    listening = null;
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void listen();
    }, pause);
    pause = Math.min(pause * 2, longestPause);
  }

  async function listen() {
    const next = new pg.Client({ ...connection, application_name: "jigger", ...timeouts });
    client = next;
    next.on("error", () => undefined);
    next.once("end", again);
    next.on("notification", (notice) => {
      const channel = channels.find((name) => `jigger_${name}` === notice.channel);
      if (channel) spread(channel, notice.payload ?? "");
    });
    try {
      await next.connect();
      for (const channel of channels) await next.query(`listen jigger_${channel}`);
      listening = next;
      pause = firstPause;
      if (before) spread("library", "reconnected");
      before = true;
    } catch (cause) {
      if (closed) return; // It was closed while it was on its way.
      log.warn({ err: cause }, "notices: the database cannot be reached; trying again");
      await next.end().catch(() => undefined);
      again();
    }
  }

  void listen();
  return {
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async caughtUp() {
      // The server hands over what was committed before a statement came ahead of that statement's end. All who commit while one is on
      // its way share the one after it: the connection does one thing at a time.
      afterIt ??= underWay.then(() => {
        afterIt = undefined;
        underWay = listening ? listening.query("").catch(() => undefined) : Promise.resolve();
        return underWay;
      });
      await afterIt;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

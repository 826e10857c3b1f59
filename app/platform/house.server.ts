import type pg from "pg";
import type { Database } from "./database.server.ts";
import type { Log } from "./log.server.ts";
import type { Mailer } from "./mail.server.ts";
import type { Notices } from "./notices.server.ts";
import type { Settings } from "./settings.server.ts";

/**
 * Everything with a state that one running process has. It is built once, at the start, and handed
 * down: no module keeps state of its own, so that the page build and the calls share one of each.
 */
export type House = {
  settings: Settings;
  secret: string;
  log: Log;
  pool: pg.Pool;
  db: Database;
  mail: Mailer;
  notices: Notices;
  /** What the rooms above keep for the life of the process, by name; see `keep`. */
  kept: Map<string, unknown>;
};

/** The one instance of something that a room keeps for the life of the process, made when first asked for. */
export function keep<T>(house: House, name: string, make: () => T): T {
  if (!house.kept.has(name)) house.kept.set(name, make());
  return house.kept.get(name) as T;
}

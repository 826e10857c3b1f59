import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Settings } from "#app/platform/settings.server.ts";
import { findDatabaseVersion } from "./database-place.server.ts";

/** Jigger's own number, its Node's, and what the database server calls itself. */
export type Versions = { jigger: string; node: string; database: string };

/** The versions of this process, which knows its database's already. */
export function versionsWith(database: string): Versions {
  const own = JSON.parse(readFileSync(resolve(import.meta.dirname, "../../package.json"), "utf8")) as {
    version: string;
  };
  return { jigger: own.version, node: process.versions.node, database };
}

/** The versions that a start with these settings would run; a database that does not answer is said to be away. */
export async function versionsFor(settings: Settings): Promise<Versions> {
  const database = await findDatabaseVersion(settings).catch((error) => (error as Error).message);
  return versionsWith(database);
}

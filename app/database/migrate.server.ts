import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type pg from "pg";
import type { Queries } from "./database.server.ts";

/** Any fixed number will do; two starting processes must use the same one. */
const migrationLock = 5_318_008;

export type Migration = { name: string; sha256: string };

/** Which files made the tables what they are, in order. */
export async function migrationsOf(db: Queries): Promise<Migration[]> {
  return (await sql<Migration>`select name, sha256 from migration order by name`.execute(db)).rows;
}

/**
 * Applies the numbered SQL files that the database has not seen, in order, each in a transaction,
 * under a lock so that processes that start together take turns.
 * @returns the names of the files applied
 * @throws when a file that was applied has changed since: the files are history
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await client.query(
      "create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
    );
    const seen = await client.query<{ name: string; sha256: string }>("select name, sha256 from migration");
    const known = new Map(seen.rows.map((row) => [row.name, row.sha256]));
    const applied: string[] = [];
    for (const name of (await readdir(folder)).filter((file) => /^\d{4}_.+\.sql$/.test(file)).sort()) {
      if (await applyOnce(client, folder, name, known.get(name))) applied.push(name);
    }
    return applied;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => undefined);
    client.release();
  }
}

async function applyOnce(client: pg.PoolClient, folder: string, name: string, known: string | undefined) {
  const sql = await readFile(join(folder, name), "utf8");
  const sha256 = createHash("sha256").update(sql).digest("hex");
  if (known === sha256) return false;
  if (known) throw new Error(`migrations/${name} was changed after it had been applied; write a new file instead`);
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into migration (name, sha256) values ($1, $2)", [name, sha256]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`migrations/${name} could not be applied`, { cause: error });
  }
  return true;
}

import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "#app/database/migrate.server.ts";
import { startEmbedded } from "#app/embedded-postgres/embedded-postgres.server.ts";
import { databaseUrl, run } from "#tests/databases.ts";
import { scratchFolder } from "#tests/scratch.ts";

const name = "jigger_understood";
const folder = scratchFolder("jigger-understood-");
let own: Awaited<ReturnType<typeof startEmbedded>> | undefined;
const pools: pg.Pool[] = [];
beforeAll(async () => {
  own = await startEmbedded({ dataDir: folder, log: () => undefined });
  const other = process.env.TEST_SECOND_DATABASE_URL!;
  await run(other, `create database ${name}`);
  for (const connectionString of [own.url, databaseUrl(other, name)]) {
    const pool = new pg.Pool({ connectionString, max: 1 });
    pools.push(pool);
    await migrate(pool, "migrations");
  }
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await own?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Why a server does not take a statement; null where it does. It is read and planned, not run. */
async function refusal(pool: pg.Pool, text: string): Promise<string | null> {
  try {
    await pool.query(`prepare asked as ${text}`);
    await pool.query("deallocate asked");
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

it("what our own server understands of all that the tests have asked, a PostgreSQL 15 understands", async () => {
  const lines = readFileSync(process.env.TEST_ASKED_STATEMENTS!, "utf8").split("\n").filter(Boolean);
  const asked = [...new Set(lines)].map((line) => JSON.parse(line) as string);
  const [here, there] = pools as [pg.Pool, pg.Pool];
  const refused: string[] = [];
  let understood = 0;
  for (const text of asked) {
    // Tests ask for nonsense, too, and for tables of their own.
    if (await refusal(here, text)) continue;
    understood += 1;
    const why = await refusal(there, text);
    if (why) refused.push(`${why}: ${text.trim().slice(0, 200)}`);
  }
  expect(refused).toEqual([]);
  expect(understood).toBeGreaterThan(1_000);
});

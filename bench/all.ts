import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { openBulkPool, openDatabase } from "#app/database/database.server.ts";
import { migrate } from "#app/database/migrate.server.ts";
import { startEmbedded } from "#app/embedded-postgres/embedded-postgres.server.ts";
import { benchAvailability } from "./availability.ts";
import { benchDesk } from "./desk/measure-desk.ts";
import { benchBuilder } from "./member/measure-builder.ts";
import { benchMember } from "./member/measure-member.ts";
import { benchPages } from "./pages.ts";
import { benchSearch } from "./search.ts";
import { benchUnlocks } from "./unlocks.ts";

/** `npm run bench`: every figure in one run on this machine, medians and ratios. */
async function main(): Promise<void> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);
  const folder = await mkdtemp(join(tmpdir(), "jigger-bench-"));
  try {
    const server = await startEmbedded({ dataDir: join(folder, "database"), log: () => undefined });
    const client = new pg.Client(server.connection);
    await client.connect();
    await benchAvailability({ sql: client });
    await client.end();
    benchUnlocks();
    console.log("\nAutocomplete among 10,000 subjects");
    const pool = openBulkPool(server.connection, () => undefined);
    await migrate(pool, resolve(import.meta.dirname, "../migrations"));
    await benchSearch(openDatabase(pool));
    await pool.end();
    await server.stop();
    await benchPages(join(folder, "site"));
    await benchBuilder(join(folder, "builder"));
    await benchMember(join(folder, "member"));
    await benchDesk(join(folder, "desk"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await main();

import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { databaseUrl, run } from "#tests/databases.ts";
import { openBulkPool } from "./database.server.ts";
import { migrate } from "./migrate.server.ts";

const name = `test_${randomUUID().replaceAll("-", "")}`;
let pool: pg.Pool;
let folder: string;

beforeEach(async () => {
  const server = inject("databaseServer");
  await run(server, `create database ${name}`);
  pool = openBulkPool({ connectionString: databaseUrl(server, name) }, () => undefined);
  folder = await mkdtemp(join(tmpdir(), "jigger-migrations-"));
});
afterEach(async () => {
  await pool.end();
  await run(inject("databaseServer"), `drop database ${name} with (force)`);
  await rm(folder, { recursive: true });
});

const write = (file: string, sql: string) => writeFile(join(folder, file), sql);
async function tables(): Promise<string[]> {
  const found = await pool.query("select tablename from pg_tables where schemaname = 'public' order by 1");
  return found.rows.map((row: { tablename: string }) => row.tablename);
}

describe("migrations", () => {
  it("are applied once, in the order of their numbers", async () => {
    await write("0002_second.sql", "alter table first add b int;");
    await write("0001_first.sql", "create table first (a int);");
    await write("notes.txt", "nothing");
    expect(await migrate(pool, folder)).toEqual(["0001_first.sql", "0002_second.sql"]);
    expect(await migrate(pool, folder)).toEqual([]);
    await write("0003_third.sql", "create table third (a int);");
    expect(await migrate(pool, folder)).toEqual(["0003_third.sql"]);
  });

  it("are refused when a file was changed after it had been applied", async () => {
    await write("0001_first.sql", "create table first (a int);");
    await migrate(pool, folder);
    await write("0001_first.sql", "create table first (a bigint);");
    await expect(migrate(pool, folder)).rejects.toThrow("migrations/0001_first.sql was changed");
  });

  it("that fail leave nothing half done, and the next start tries again", async () => {
    await write("0001_first.sql", "create table first (a int);");
    await write("0002_broken.sql", "create table second (a int); select nothing from nowhere;");
    await expect(migrate(pool, folder)).rejects.toThrow("migrations/0002_broken.sql could not be applied");
    expect(await tables()).toEqual(["first", "migration"]);
    await write("0002_broken.sql", "create table second (a int);");
    expect(await migrate(pool, folder)).toEqual(["0002_broken.sql"]);
    expect(await tables()).toEqual(["first", "migration", "second"]);
  });

  it("of the site are applied by one of several that start together", async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => migrate(pool, resolve("migrations"))));
    const applied = all.filter((names) => names.length > 0);
    expect(applied).toHaveLength(1);
    expect(await migrate(pool, resolve("migrations"))).toEqual([]);
    expect(await tables()).toContain("cocktail");
  });
});

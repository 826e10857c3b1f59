import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { inject } from "vitest";
import { readSettings } from "#app/platform/settings.server.ts";
import { type OpenHouse, openHouse } from "#server/house.ts";
import { scratchFolder } from "#tests/scratch.ts";
import { databaseUrl, run } from "./databases.ts";
import { noteStatements } from "./second/asked.ts";

noteStatements();

export type TestHouse = OpenHouse & { databaseUrl: string };
type Wanted = { library?: boolean; settings?: Record<string, string> };

/**
 * A house of a test's own: its own database, copied from a template, and its own data folder, where
 * mails land. Captcha and rate limits are off unless a test asks for them. What the house calls a failure of its own is
 * printed: a 500 that comes once in many runs is known by its cause alone.
 */
export async function testHouse({ library = false, settings = {} }: Wanted = {}): Promise<TestHouse> {
  const server = inject("databaseServer");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // To copy its files takes half of what it takes to log each of their blocks.
  await run(
    server,
    `create database ${name} template ${library ? "jigger_library" : "jigger_empty"} strategy file_copy`,
  );
  const folder = scratchFolder("jigger-house-");
  const url = databaseUrl(server, name);
  const read = readSettings({
    DATABASE_URL: url,
    DATA_DIR: folder,
    CAPTCHA: "off",
    RATE_LIMIT: "off",
    LOG_LEVEL: "error",
    ...settings,
  });
  const open = await openHouse(read, () => undefined);
  return {
    ...open,
    databaseUrl: url,
    async close() {
      await open.close();
      await run(server, `drop database if exists ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { databaseTypes, writeDatabaseTypes } from "#tools/database-types.ts";
import { testHouse } from "../house.ts";

it("the types of the tables are those of the migrated database (npm run jigger -- database types)", async () => {
  const open = await testHouse();
  const folder = await mkdtemp(join(tmpdir(), "jigger-types-"));
  try {
    const file = join(folder, "database-types.ts");
    await writeDatabaseTypes(open.house.pool, file);
    expect(await readFile(databaseTypes, "utf8")).toBe(await readFile(file, "utf8"));
  } finally {
    await rm(folder, { recursive: true });
    await open.close();
  }
});

import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { scratchFolder } from "#tests/scratch.ts";
import { exportFile } from "./content.server.ts";
import { loadFile } from "./library.server.ts";

type File = Record<string, (Record<string, unknown> & { key: string })[]>;

let open: TestHouse;
let folder: string;
beforeEach(async () => {
  open = await testHouse({ library: true });
  folder = scratchFolder("jigger-one-file-");
});
afterEach(async () => {
  await open?.close();
  await rm(folder, { recursive: true });
});

const negroniOf = (content: File) => content.cocktails!.find(({ key }) => key === "negroni")!;
const teaser = async () =>
  (await open.house.db.selectFrom("cocktail").select("teaser").where("id", "=", 77).executeTakeFirst())?.teaser;

describe("the library in one file", () => {
  const file = () => join(folder, "all.json");
  const change = async (name: string, of: (content: File) => void) => {
    const content = JSON.parse(await readFile(file(), "utf8")) as File;
    of(content);
    await writeFile(join(folder, name), JSON.stringify(content));
    return join(folder, name);
  };

  it("holds all that is loaded, and makes the same library where there was none", async () => {
    const { rows } = await open.house.pool.query("select from content_entry");
    expect(await exportFile(open.house.bulk, file())).toBe(rows.length);
    expect(await loadFile(open.house.bulk, file())).toMatchObject({ added: [], changed: [], removed: [], refused: [] });
    const other = await testHouse();
    try {
      const report = await loadFile(other.house.bulk, file());
      expect([report.added.length, report.refused]).toEqual([rows.length, []]);
      await exportFile(other.house.bulk, join(folder, "again.json"));
    } finally {
      await other.close();
    }
    expect(await readFile(join(folder, "again.json"), "utf8")).toBe(await readFile(file(), "utf8"));
  });

  it("is tried before it is done: the same is told, and nothing has changed", async () => {
    await exportFile(open.house.bulk, file());
    const changed = await change("changed.json", (content) => {
      negroniOf(content).teaser = "A teaser that stands in one file, and nowhere else.";
      content.books = content.books!.slice(0, 1);
    });
    const told = { added: [], changed: [{ kind: "cocktails", key: "negroni" }], removed: [], refused: [] };
    const before = await teaser();
    expect(await loadFile(open.house.bulk, changed, { dryRun: true })).toMatchObject(told);
    expect(await teaser()).toBe(before);
    expect(await loadFile(open.house.bulk, changed)).toMatchObject(told);
    expect(await teaser()).toBe("A teaser that stands in one file, and nowhere else.");
  });

  it("is refused where one thing in it does not fit, by its field, and where it is no such file", async () => {
    await exportFile(open.house.bulk, file());
    const broken = await change("broken.json", (content) => {
      negroniOf(content).glass = "no-such-glass";
    });
    for (const dryRun of [true, false]) {
      const { refused } = await loadFile(open.house.bulk, broken, { dryRun });
      expect(refused).toEqual([expect.objectContaining({ file: "broken.json", field: "cocktails.negroni.glass" })]);
    }
    await writeFile(file(), "[1]");
    expect((await loadFile(open.house.bulk, file())).refused).toHaveLength(1);
    await writeFile(file(), "{");
    expect((await loadFile(open.house.bulk, file())).refused[0]?.reason).toMatch(/^not valid JSON/);
  });
});

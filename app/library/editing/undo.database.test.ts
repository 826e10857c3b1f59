import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { scratchFolder } from "#tests/scratch.ts";
import { loadLibrary } from "../library.server.ts";
import { readContent, readRevisions } from "./content-store.server.ts";
import { writeEntry } from "./write.server.ts";

/** A library of a few terms, so that an edit takes no longer than it must. */
let open: TestHouse;
const folder = scratchFolder("jigger-undo-");
const keys = ["speakeasy", "snug", "saloon"];
beforeAll(async () => {
  open = await testHouse();
  await personIn(open.house, "ada", "editor");
  const terms = keys.map((key, at) => ({
    ...{ id: at + 1, key, name: key.toUpperCase(), category: "bars" },
    description: `What a ${key} is, in a sentence or two that are long enough to be taken for what they are by every rule.`,
  }));
  await writeFile(join(folder, "terms.json"), JSON.stringify({ $schema: "", sources: ["-"], terms }));
  const report = await loadLibrary(open.house.bulk, folder);
  expect(report.refused).toEqual([]);
});
afterAll(async () => {
  await open?.close();
  await rm(folder, { recursive: true, force: true });
});

const kind = "terms";
async function say(id: number, facts: Record<string, unknown>, how: "written" | "restored") {
  const { version } = (await readContent(open.house.db, kind, id))!;
  const saying = { kind, facts, read: { id, version }, by: { personId: "ada", how } } as const;
  return open.house.bulk.transaction().execute((db) => writeEntry(db, saying));
}
async function bringBack(id: number, to: number) {
  const [earlier] = await readRevisions(open.house.db, { kind, id, only: [to] });
  return earlier ? say(id, earlier.facts, "restored") : null;
}
/** Tables, entries and index, but for the moments and the numbers of versions. */
async function everything(): Promise<string> {
  const { rows } = await open.house.pool.query<{ all: string }>(
    `select coalesce(string_agg(line, E'\\n' order by line), '') as all from (
       select term::text as line from term union all select facts::text || sha256 || at_desk from content_entry
       union all select (entry.link_table, entry.link_id, name, other_names, content, href, named)::text from search_entry entry
       union all select mention::text from entry_mention mention union all select link::text from library_link link) as lines`,
  );
  return rows[0]!.all;
}

it("whatever is written and brought back in whatever order, an entry says again to the byte what it said in any version", async () => {
  const before = await everything();
  const prose = fc
    .array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }), { minLength: 3, maxLength: 12 })
    .map((words) =>
      words
        .join(" ")
        .replace(/[\s\p{C}]+/gu, " ")
        .trim(),
    )
    .map((words) => `What a snug is, and a saloon, in as many words as every rule wants to have of it: ${words} x.`);
  const step = fc.record({
    id: fc.integer({ min: 1, max: keys.length }),
    back: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 1 }),
    description: prose,
    aka: fc.option(fc.constantFrom(["Blind pig"], ["Bar parlour", "Nook"])),
    see_also: fc.option(fc.constantFrom(["snug"], ["saloon", "speakeasy"])),
  });
  let written = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      for (const { id, back, ...said } of steps) {
        if (back !== null) await bringBack(id, back);
        else {
          const told = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
          const { facts } = (await readContent(open.house.db, kind, id))!;
          if ((await say(id, { ...facts, ...told }, "written")).ok) written += 1;
        }
      }
      for (const [at] of keys.entries()) await bringBack(at + 1, 1);
      expect(await everything()).toBe(before);
    }),
    { numRuns: 8 },
  );
  expect(written).toBeGreaterThan(3);
});

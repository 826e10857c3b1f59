import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { indexAreas } from "#app/guide/area-readings.server.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { scratchFolder } from "#tests/scratch.ts";
import { emptyLibrary } from "../files/files.ts";
import { loadLibrary, shippedLibrary } from "../library.server.ts";
import { readLoaded } from "../load/library-store.server.ts";
import { mergeWith } from "../load/merge.server.ts";
import type { Kind } from "../load/tables.ts";
import { storeMentions } from "../naming/mention-store.server.ts";
import { readContent, readRevisions } from "./content-store.server.ts";
import { deleteEntry } from "./delete.server.ts";
import { exportLibrary } from "./export.server.ts";
import type { Followed } from "./following/follow-change.server.ts";
import { writeEntry } from "./write.server.ts";

let open: TestHouse;
beforeEach(async () => {
  open = await testHouse({ library: true });
  for (const id of ["ada", "grace"]) await personIn(open.house, id, "editor");
});
afterEach(() => open?.close());

type Facts = Record<string, unknown>;
const entry = async (kind: Kind, id: number) => (await readContent(open.house.db, kind, id))!;

async function first(kind: string): Promise<number> {
  return (await readLoaded(open.house.db)).find((one) => one.kind === kind)!.id;
}

async function write(kind: Kind, id: number, change: Facts, read?: number) {
  const now = await entry(kind, id);
  const facts = { ...now.facts, ...change };
  const asked = {
    kind,
    facts,
    read: { id, version: read ?? now.version },
    by: { personId: "ada", how: "written" },
  } as const;
  return open.house.bulk.transaction().execute((db) => writeEntry(db, asked));
}

async function undo(kind: Kind, id: number, to: number) {
  const { db } = open.house;
  const [earlier] = await readRevisions(db, { kind, id, only: [to] });
  const { version } = await entry(kind, id);
  const asked = {
    kind,
    facts: earlier!.facts,
    read: { id, version },
    by: { personId: "grace", how: "restored" },
  } as const;
  return open.house.bulk.transaction().execute((trx) => writeEntry(trx, asked));
}

/** All that the guide holds, but for the moment of the last change. */
async function guide(): Promise<string> {
  const parts: string[] = [];
  for (const table of [
    "cocktail",
    "cocktail_line",
    "cocktail_version_line",
    "ingredient",
    "ingredient_parent",
    "figure",
    "term",
  ]) {
    const { rows } = await sql<{
      all: string;
    }>`select coalesce(md5(string_agg((to_jsonb(one) - 'updated_at')::text, '' order by
      (to_jsonb(one) - 'updated_at')::text)), '') as all from ${sql.table(table)} one`.execute(open.house.db);
    parts.push(rows[0]!.all);
  }
  const { rows } = await sql<{
    all: string;
  }>`select string_agg(facts::text, '' order by kind, id) as all from content_entry`.execute(open.house.db);
  return [...parts, rows[0]!.all].join();
}

/** What lists, the search and the links in texts are made of. */
async function reading(): Promise<string> {
  const parts: string[] = [];
  for (const table of ["search_entry", "search_sense", "entry_mention"]) {
    const { rows } = await sql<{
      all: string;
    }>`select md5(string_agg(to_jsonb(one)::text, '' order by to_jsonb(one)::text)) as all
      from ${sql.table(table)} one`.execute(open.house.db);
    parts.push(rows[0]!.all);
  }
  return parts.join();
}

/** Indexes and reads all of it, as a load does. */
const anew = () =>
  open.house.bulk.transaction().execute(async (db) => {
    await indexAreas(db);
    await storeMentions(db, mergeWith(await readLoaded(db), emptyLibrary()).library);
  });

const teaser = "A teaser that nobody has read before this very evening.";

it("whatever an editor wrote, and however often, is undone to the byte: the entry, what follows from it, all tables", async () => {
  const before = await guide();
  const edits: [Kind, number, Facts][] = [
    [
      "cocktails",
      77,
      {
        teaser,
        sweetness: 9,
        lines: [{ ingredient: "gin", amount: 60, unit: "ml", optional: false }],
        aka: ["Ünïcode \u2028 “x”"],
      },
    ],
    ["ingredients", 1, { abv: 5, description: "Something else, and much weaker than it was before." }],
    ["people", 1, { roles: ["author"], cocktails: ["negroni"] }],
    ["terms", 1, { description: "x".repeat(100), see_also: [] }],
  ];
  const works: Followed[] = [];
  for (const [kind, id, change] of edits) {
    const said = await write(kind, id, change);
    expect(said).toMatchObject({ ok: true, value: { version: 2 } });
    works.push(said.ok ? said.value.work : { indexed: null, read: null });
  }
  const again = await write("cocktails", 77, { teaser: `${teaser} Again.` });
  expect(again).toMatchObject({ ok: true, value: { version: 3 } });
  works.push(again.ok ? again.value.work : { indexed: null, read: null });
  // Another name of a drink may stand in any text; else the few that a change may touch are looked at, of gin hundreds.
  const [drink, gin, ...others] = works;
  expect([drink!.read, drink!.indexed! < 100, gin!.indexed! < 700, gin!.read! < 1_000]).toEqual([
    null,
    true,
    true,
    true,
  ]);
  for (const { indexed, read } of others)
    expect([indexed! > 0 && indexed! < 100, read! > 0 && read! < 150]).toEqual([true, true]);
  const shown = await reading();
  await anew();
  expect(await reading()).toBe(shown);
  expect(await guide()).not.toBe(before);
  for (const [kind, id] of edits) expect(await undo(kind, id, 1)).toMatchObject({ ok: true });
  expect(await guide()).toBe(before);
  // It says again what the files say: nothing of the desk's stands in the way of the next load.
  expect(await entry("cocktails", 77)).toMatchObject({
    version: 4,
    how: "restored",
    changed_by: "grace",
    at_desk: false,
  });
  const history = await readRevisions(open.house.db, { kind: "cocktails", id: 77 });
  expect(history.map(({ version, how, person_id }) => [version, how, person_id])).toEqual([
    [3, "written", "ada"],
    [2, "written", "ada"],
    [1, "loaded", null],
  ]);
});

it("of two editors who read the same version the second is told, and the first one's words stand", async () => {
  const both = await Promise.all([
    write("cocktails", 77, { teaser }, 1),
    write("cocktails", 77, { tip: "y".repeat(60) }, 1),
  ]);
  expect(both.map((one) => (one.ok ? "stored" : one.kind)).sort()).toEqual(["conflict", "stored"]);
  expect((await entry("cocktails", 77)).version).toBe(2);
});

it("what the files could not hold is refused by its field, and nothing is changed", async () => {
  const before = await guide();
  const [person, bar, day] = await Promise.all(["people", "pubs_and_bars", "on_this_day"].map(first));
  const cases: [Kind, number, Facts, string][] = [
    ["cocktails", 77, { teaser: "Short" }, "teaser"],
    ["cocktails", 77, { lines: [{ ingredient: "moonwater", amount: 1, unit: "ml" }] }, "lines.0.ingredient"],
    ["cocktails", 77, { onload: "x" }, "form"],
    ["ingredients", 1, { parent: (await entry("ingredients", 1)).key }, "parent"],
    ["cocktails", 77, { name: (await entry("cocktails", 46)).name }, "name"],
    ["people", person!, { born: { year: 1950 }, died: { year: 1949 } }, "died"],
    ["pubs_and_bars", bar!, { opened: { year: 1950 }, closed: { year: 1949 } }, "closed"],
    ["on_this_day", day!, { month: 2, day: 30 }, "day"],
  ];
  for (const [kind, id, change, field] of cases) {
    const refused = await write(kind, id, change);
    expect([field, refused.ok ? {} : refused]).toEqual([
      field,
      expect.objectContaining({ kind: "invalid", fields: expect.objectContaining({ [field]: expect.any(String) }) }),
    ]);
  }
  expect(await guide()).toBe(before);
});

it("a load and the desk never overwrite each other in silence", async () => {
  const folder = scratchFolder("jigger-desk-");
  await cp(shippedLibrary, folder, { recursive: true });
  const file = async (change: (text: string) => string) => {
    const path = join(folder, "cocktails/iba-classics.json");
    await writeFile(path, change(await readFile(path, "utf8")));
  };
  const load = (how = {}) => loadLibrary(open.house.bulk, folder, how);
  const said = (await entry("cocktails", 46)).facts.teaser as string;
  await write("cocktails", 46, { teaser });
  // The files say what they always said: the desk's words stand, and nobody has to be told.
  expect(await load()).toMatchObject({ changed: [], kept: [], refused: [] });
  await file((text) => text.replace(said, "The file says something of its own by now."));
  const key = { kind: "cocktails", key: "paper-plane" };
  expect(await load()).toMatchObject({ changed: [], kept: [key] });
  expect(await load({ prune: true })).toMatchObject({ kept: [key], removed: [] });
  expect((await entry("cocktails", 46)).facts.teaser).toBe(teaser);
  expect(await load({ takeFiles: true })).toMatchObject({ changed: [key], kept: [] });
  expect(await entry("cocktails", 46)).toMatchObject({ how: "taken", at_desk: false, version: 3 });
  // What was taken away stands in the history, and comes back from there.
  await undo("cocktails", 46, 2);
  expect(await load()).toMatchObject({ kept: [], changed: [] });
  expect((await entry("cocktails", 46)).facts.teaser).toBe(teaser);
  // Once the file says the same, it is the file's again.
  await file((text) => text.replace("The file says something of its own by now.", teaser));
  expect(await load()).toMatchObject({ changed: [], kept: [] });
  await file((text) => text.replace(teaser, "And now the file alone says this about it."));
  expect(await load()).toMatchObject({ changed: [key], kept: [] });
  await rm(folder, { recursive: true });
});

it("what is new at the desk stays when files are loaded that do not hold it, and is written into files by an export", async () => {
  const folder = scratchFolder("jigger-export-");
  await cp(shippedLibrary, folder, { recursive: true });
  const { facts } = await entry("glasses", 1);
  const made = { ...facts, id: 500_000, key: "desk-glass", name: "Desk glass" };
  const by = { personId: "ada", how: "written" } as const;
  const written = await open.house.db
    .transaction()
    .execute((db) => writeEntry(db, { kind: "glasses", facts: made, read: null, by }));
  expect(written).toMatchObject({ ok: true, value: { id: 500_000, version: 1 } });
  await write("cocktails", 46, { teaser });
  expect(await loadLibrary(open.house.bulk, folder, { prune: true })).toMatchObject({
    removed: [],
    kept: [{ key: "desk-glass" }],
  });
  const paper = join(folder, "cocktails/iba-classics.json");
  const before = await readFile(paper, "utf8");
  const report = await exportLibrary(open.house.bulk, folder);
  expect(report.map(({ key }) => key).sort()).toEqual(["desk-glass", "paper-plane"]);
  const after = await readFile(paper, "utf8");
  // Nothing but that entry is another one.
  const [start, end] = [before.indexOf('"id": 46,'), before.indexOf('"id": 47,')];
  expect([after.startsWith(before.slice(0, start)), after.endsWith(before.slice(end))]).toEqual([true, true]);
  expect(after).toContain(teaser);
  expect(await loadLibrary(open.house.bulk, folder, { prune: true })).toMatchObject({
    changed: [],
    removed: [],
    kept: [],
    refused: [],
  });
  expect((await entry("glasses", 500_000)).at_desk).toBe(false);
  expect(await exportLibrary(open.house.bulk, folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

it("what the desk deletes is kept away from loads, is taken out of files by an export, and comes back to the byte", async () => {
  const folder = scratchFolder("jigger-deleted-");
  await cp(shippedLibrary, folder, { recursive: true });
  const away = [{ kind: "cocktails", key: "yellow-bird" }];
  const before = await guide();
  const remove = (kind: Kind, id: number) =>
    open.house.bulk
      .transaction()
      .execute((db) => deleteEntry(db, { kind, id, version: 1, reason: "Nobody makes it.", personId: "ada" }));
  // What others name stays, and they are named.
  expect(await remove("glasses", (await glassOf(57))!)).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/because \d+ other entries name it: (?:[^,]+, ){7}.+ and \d+ more\. Change/),
  });
  expect(await guide()).toBe(before);
  expect(await remove("cocktails", 57)).toMatchObject({ ok: true, value: { version: 2 } });
  expect(await remove("cocktails", 57)).toMatchObject({ ok: false, kind: "not-found" });
  expect(await open.house.db.selectFrom("cocktail").where("id", "=", 57).execute()).toEqual([]);
  const load = (how = {}) => loadLibrary(open.house.bulk, folder, how);
  expect(await load({ prune: true })).toMatchObject({ added: [], changed: [], removed: [], refused: [], away });
  const paper = join(folder, "cocktails/iba-classics.json");
  const file = await readFile(paper, "utf8");
  const exported = await exportLibrary(open.house.bulk, folder);
  expect(exported).toEqual([{ ...away[0], file: "cocktails/iba-classics.json", gone: true }]);
  const [was, is] = [file, await readFile(paper, "utf8")].map((text) => JSON.parse(text).cocktails as { id: number }[]);
  expect(is).toEqual(was!.filter(({ id }) => id !== 57));
  const { db } = open.house;
  const [deletion, words] = await readRevisions(db, { kind: "cocktails", id: 57 });
  expect(deletion).toMatchObject({ version: 2, how: "deleted", person_id: "ada", reason: "Nobody makes it." });
  const back = (how: "written" | "restored") =>
    open.house.bulk.transaction().execute((trx) =>
      writeEntry(trx, {
        ...{ kind: "cocktails", facts: words!.facts, read: { id: 57, version: 2 } },
        by: { personId: "grace", how },
      }),
    );
  expect(await back("written")).toMatchObject({ ok: false, kind: "not-found" });
  expect(await back("restored")).toMatchObject({ ok: true, value: { version: 3 } });
  expect(await guide()).toBe(before);
  expect(await entry("cocktails", 57)).toMatchObject({ how: "restored", version: 3, at_desk: false });
  expect((await readRevisions(db, { kind: "cocktails", id: 57 })).map(({ how }) => how)).toEqual(["deleted", "loaded"]);
  await rm(folder, { recursive: true });
});

async function glassOf(cocktail: number): Promise<number | undefined> {
  const row = await open.house.db
    .selectFrom("cocktail")
    .select("glass_id")
    .where("id", "=", cocktail)
    .executeTakeFirst();
  return row?.glass_id;
}

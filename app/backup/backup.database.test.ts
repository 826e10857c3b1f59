import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { makeBackup, restoreBackup } from "./backup.server.ts";
import { rowsOf, tablesOf } from "./tables-store.server.ts";

let [from, to]: TestHouse[] = [];
let file: string;
const picture = "avatars/0123456789abcdef01234567-0123456789abcdef-440x440-old.webp";
const placeOf = ({ house }: TestHouse) => ({ db: house.bulk, storage: house.uploads.storage });

/** Two people with names that have to be written with care, a favourite of each, and a picture. */
async function peopleIn({ house }: TestHouse): Promise<void> {
  for (const name of ['Ada "the" Coleman', "Zoë, (née) \\Ö\n"])
    await house.pool.query("insert into person (id, email, display_name, bio) values ($1, $2, $3, $4)", [
      `${name.length}`,
      `${name.length}@example.org`,
      name,
      picture,
    ]);
  await house.pool.query(
    "insert into favourite (person_id, link_table, link_id) select id, 'cocktails', 77 from person",
  );
  await house.uploads.storage.put(picture, Buffer.from("a face"));
}

beforeAll(async () => {
  [from, to] = await Promise.all([testHouse({ library: true }), testHouse()]);
  file = join(from.house.settings.DATA_DIR, "all.backup");
  await peopleIn(from);
  expect((await makeBackup(placeOf(from), file, "1")).pictures).toBe(1);
});
afterAll(() => Promise.all([from?.close(), to?.close()]));

/** Every row of every table, in an order that does not depend on where it lies. */
async function everything({ house }: TestHouse): Promise<Record<string, string[]>> {
  return house.bulk.transaction().execute(async (db) => {
    const all: Record<string, string[]> = {};
    for (const table of await tablesOf(db)) {
      const rows: string[] = [];
      for await (const some of rowsOf(db, table)) rows.push(...some);
      all[table.name] = rows.sort();
    }
    return all;
  });
}

/** What the tables are held together by, and how far the sequences are. */
const rules = async ({ house }: TestHouse) =>
  (
    await house.pool.query(
      `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
       union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
       union all select sequencename, '', last_value::text from pg_sequences where schemaname = 'public' and last_value is not null
       order by 1, 2, 3`,
    )
  ).rows;

it("holds all that the site knows, and only its owner may read it", async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split("\n");
  const all = await everything(from!);
  expect(JSON.parse(lines.at(-1)!)).toEqual({ end: { rows: Object.values(all).flat().length, pictures: 1 } });
});

it("is put back to the letter in place of what is there, with pictures, rules and sequences", async () => {
  await to!.house.pool.query(
    "insert into person (id, email, display_name) values ('gone', 'gone@example.org', 'Gone')",
  );
  const before = await rules(from!);
  await restoreBackup(placeOf(to!), file);
  expect(await everything(to!)).toEqual(await everything(from!));
  expect(await rules(to!)).toEqual(before);
  expect((await to!.house.uploads.storage.get(picture))?.toString()).toBe("a face");
  const { rows } = await to!.house.pool.query(
    "insert into cocktail select (c).* from (select c from cocktail c limit 0) x",
  );
  expect(rows).toEqual([]);
  await expect(
    to!.house.pool.query("insert into favourite (person_id, link_table, link_id) values ('nobody', 'cocktails', 1)"),
  ).rejects.toThrow(/foreign key/);
});

it("that was cut off, changed or of another version changes nothing", async () => {
  const small = await testHouse();
  const broken = join(small.house.settings.DATA_DIR, "broken.backup");
  await peopleIn(small);
  await makeBackup(placeOf(small), broken, "1");
  const before = await everything(small);
  const whole = await readFile(broken);
  const text = gunzipSync(whole).toString();
  const tries: [Buffer, RegExp][] = [
    [whole.subarray(0, whole.length >> 1), /not a whole one/],
    [Buffer.from("no backup"), /no backup/],
    [gzipSync(text.slice(0, text.lastIndexOf('{"end"'))), /end is missing/],
    [gzipSync(text.replace(/"sha256":"./, '"sha256":"x')), /made by a Jigger/],
    // A favourite of somebody who is not in it.
    [
      gzipSync(
        text
          .replace(/(\{"table":"person",[^\n]*\n)("[^\n]*\n)*/, "$1")
          .replace(/"rows":(\d+)/, (_all, rows) => `"rows":${rows - 2}`),
      ),
      /foreign key/,
    ],
  ];
  for (const [bytes, says] of tries) {
    await writeFile(broken, bytes);
    await expect(restoreBackup(placeOf(small), broken)).rejects.toThrow(says);
  }
  expect(await everything(small)).toEqual(before);
  await expect(restoreBackup(placeOf(small), join(broken, "nowhere"))).rejects.toThrow(/cannot be read/);
  await small.close();
});

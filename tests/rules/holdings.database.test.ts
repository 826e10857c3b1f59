import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { holdings, passing } from "#server/holdings.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse();
});
afterAll(() => open?.close());

/** Every column that refers to a person, and what happens to its row when that person is deleted. */
async function columnsOfPeople(): Promise<{ table: string; column: string; leaves: string }[]> {
  const { rows } = await open.house.pool.query(`
    select child.relname as table, attribute.attname as column, fk.confdeltype as leaves
    from pg_constraint fk
    join pg_class child on child.oid = fk.conrelid
    join pg_attribute attribute on attribute.attrelid = child.oid and attribute.attnum = fk.conkey[1]
    where fk.contype = 'f' and fk.confrelid = 'person'::regclass`);
  return rows;
}

async function columnsOf(table: string): Promise<string[]> {
  const asked = "select column_name from information_schema.columns where table_name = $1 and table_schema = 'public'";
  const { rows } = await open.house.pool.query(asked, [table]);
  return rows.map(({ column_name }) => column_name);
}

describe("what is held of a person", () => {
  it("is told of every table that refers to one (server/holdings.ts)", async () => {
    const referring = await columnsOfPeople();
    expect(referring.length).toBeGreaterThan(10);
    const told = new Set(holdings.map(({ table, person }) => `${table}.${person}`));
    expect(referring.map(({ table, column }) => `${table}.${column}`).filter((name) => !told.has(name))).toEqual([]);
  });

  it("and no table holds one without referring to them, but what passes", async () => {
    const { rows } = await open.house.pool.query(
      `select distinct table_name from information_schema.columns where table_schema = 'public'
       and column_name ~ '^(person|user|owner|member|author)(_id)?$'`,
    );
    const named = new Set([...holdings.map(({ table }) => table), ...Object.keys(passing)]);
    expect(rows.map(({ table_name }) => table_name).filter((table) => !named.has(table))).toEqual([]);
  });

  it.each(holdings)("of $table every column is told, or said why not", async ({ table, told, untold = {} }) => {
    expect([...told, ...Object.keys(untold)].sort()).toEqual((await columnsOf(table)).sort());
  });

  it("has a name for each in the export", () => {
    const names = holdings.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("goes with its person, or stays without a name", async () => {
    // c: with them; n: the column is emptied.
    for (const { table, column, leaves } of await columnsOfPeople())
      expect([`${table}.${column}`, ["c", "n"].includes(leaves)]).toEqual([`${table}.${column}`, true]);
  });
});

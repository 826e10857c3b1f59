import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { readings } from "../../area-readings.server.ts";
import type { AreaReading } from "../area-reading.server.ts";
import { conditionOf, from } from "../area-store.server.ts";
import { areaIndex } from "./area-index-store.server.ts";
import { countLeft, leftByAll } from "./counting.ts";
import { found } from "./found-store.server.ts";

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse({ library: true });
});
afterAll(() => open?.close());

const all = Object.values(readings) as unknown as AreaReading[];

/** What the tables say, asked with the filter's own condition. */
async function byTables(reading: AreaReading, name: string, values: string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select subject.link_id as id from ${from(reading)}
    where ${conditionOf(reading, name, values)} order by 1`.execute(open.house.db);
  return rows.map(({ id }) => id);
}

async function byIndex(reading: AreaReading, name: string, values: string[]): Promise<number[]> {
  const { index, met } = await found(open.house, reading, { values: { [name]: values }, sort: "", limit: 24 }, null);
  return [...index.ids].filter((_, place) => met.get(name)![place]).sort((a, b) => a - b);
}

describe.each(all.map((reading) => [reading.area.table, reading] as const))("the index of %s", (_, reading) => {
  it("has each subject once in each order", async () => {
    const { ids, orders } = await areaIndex(open.house, reading);
    const { rows } = await sql<{ id: number }>`select link_id as id from search_entry
      where link_table = ${reading.area.table}`.execute(open.house.db);
    expect(new Set(ids)).toEqual(new Set(rows.map(({ id }) => id)));
    for (const order of Object.values(orders)) expect(new Set(order).size).toBe(ids.length);
  });

  it("leaves by each choice what the filter's own condition does, by several at once, too", async () => {
    const facets = await (await areaIndex(open.house, reading)).facets(true);
    for (const { name, kind } of reading.area.filters) {
      const values = (facets[name] ?? []).map(({ value }) => value);
      for (const value of values.slice(0, 15))
        expect([name, value, await byIndex(reading, name, [value])]).toEqual([
          name,
          value,
          await byTables(reading, name, [value]),
        ]);
      const several = values.slice(0, 2);
      if (kind === "choices" && several.length === 2)
        expect([name, await byIndex(reading, name, several)]).toEqual([name, await byTables(reading, name, several)]);
    }
  });
});

it("what is not among the choices is asked of the tables: another name, a number between", async () => {
  const reading = readings.cocktails as unknown as AreaReading;
  for (const [name, value] of [
    ["ingredient", "club soda"],
    ["rating", "4.5"],
    ["year_from", "1950"],
  ] as const) {
    const ids = await byIndex(reading, name, [value]);
    expect([name, ids.length > 0, ids]).toEqual([name, true, await byTables(reading, name, [value])]);
  }
});

it("several filters leave what each of them does", async () => {
  const values = { spirit: ["gin"], method: ["stir"], year_to: ["1930"] };
  const reading = readings.cocktails as unknown as AreaReading;
  const { index, met } = await found(open.house, reading, { values, sort: "best", limit: 24 }, null);
  const { rows } = await sql`select 1 from ${from(reading)} where ${sql.join(
    Object.entries(values).map(([name, value]) => conditionOf(reading, name, value)),
    sql` and `,
  )}`.execute(open.house.db);
  expect(countLeft(leftByAll([...met.values()]), index.ids.length)).toBe(rows.length);
});

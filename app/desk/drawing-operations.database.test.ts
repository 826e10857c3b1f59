import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#app/operations/runner.server.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { loadDrawings, sheetSize } from "./drawing-operations.server.ts";

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse({ library: true });
});
afterAll(() => open?.close());

async function sheet(offset: unknown) {
  const person = {
    id: "ada",
    email: "ada@example.com",
    display_name: "ada",
    role: "editor",
    premium: false,
    confirmed: true,
  } as const;
  const result = await run(loadDrawings, { offset }, callerOf(open.house, { person }));
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

it("the contact sheet shows every public drink once, page by page, by name, and no other", async () => {
  const { db } = open.house;
  const { id: hidden } = await db.selectFrom("cocktail").select("id").orderBy("id").executeTakeFirstOrThrow();
  await db.updateTable("cocktail").set({ is_public: false }).where("id", "=", hidden).execute();
  const { total } = await sheet(0);
  const rows = await db.selectFrom("cocktail").select("id").where("is_public", "=", true).execute();
  const seen: number[] = [];
  for (let offset = 0; offset < total; offset += sheetSize) {
    const { drinks } = await sheet(offset);
    expect(drinks.length).toBe(Math.min(sheetSize, total - offset));
    seen.push(...drinks.map(({ id }) => id));
  }
  expect(seen.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b));
  expect(seen).not.toContain(hidden);
});

it("the contact sheet says of each drink what it comes to, in whole millilitres, beside its glass", async () => {
  for (const { image, ml, glass_ml } of (await sheet(0)).drinks) {
    expect(image).toMatch(/^\/drawings\//);
    expect([Number.isInteger(ml), ml > 0, glass_ml > 0]).toEqual([true, true, true]);
  }
});

it("the contact sheet begins anew where no place is asked for, and is empty past its end", async () => {
  for (const odd of [undefined, null, "x", -60, {}]) expect((await sheet(odd)).offset).toBe(0);
  expect((await sheet("1e9")).drinks).toEqual([]);
});

it("the contact sheet is for editors", async () => {
  const member = await personIn(open.house, "harry");
  for (const person of [member, null])
    expect(await run(loadDrawings, {}, callerOf(open.house, { person }))).toMatchObject({ kind: "forbidden" });
});

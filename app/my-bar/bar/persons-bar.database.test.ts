import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#app/operations/operation.ts";
import { Reads } from "#app/operations/reads.ts";
import { run } from "#app/operations/runner.server.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { listenToStatements } from "#tests/statements.ts";
import { addBarItem, deleteBarItem, searchItem, togglePantry } from "../adding/item-operations.server.ts";
import { loadItems, loadPantry } from "./list-operations.server.ts";
import { barOf } from "./persons-bar.server.ts";

const statements = listenToStatements();
let open: TestHouse;
beforeAll(async () => {
  open = await testHouse({ library: true });
});
afterAll(async () => {
  await open?.close();
  statements.stop();
});

/** One request of a person of its own, whose operations share what they read. */
async function request(id: string): Promise<Caller> {
  return callerOf(open.house, { person: await personIn(open.house, id), reads: new Reads() });
}

async function ids(caller: Caller): Promise<number[]> {
  const found = await run(loadItems, {}, caller);
  if (!found.ok) throw new Error(found.reason);
  const { spirit, liqueur, mixer, wine } = found.value;
  return [spirit, liqueur, mixer, wine].flatMap(({ result }) => result.map((item) => item.link_id));
}

describe("a person's bar within one request", () => {
  it("is read once, whoever asks for it", async () => {
    const caller = await request("ada");
    await ids(caller);
    const again = await statements.during(() =>
      Promise.all([run(loadItems, {}, caller), run(searchItem, { "must-be-ingredient": "1" }, caller)]),
    );
    expect(again.filter((text) => /bar_item|pantry_off/.test(text))).toEqual([]);
  });

  it("is what it is after a change in the same request, as when a form is shown again", async () => {
    const caller = await request("grace");
    expect(await ids(caller)).toEqual([]);
    expect((await run(addBarItem, { link_id: 1 }, caller)).ok).toBe(true);
    expect(await ids(caller)).toEqual([1]);
    const listed = await run(loadItems, {}, caller);
    const item = listed.ok
      ? Object.values(listed.value).flatMap((list) => (list as { result?: { id: number }[] }).result ?? [])[0]
      : null;
    expect((await run(deleteBarItem, { id: item?.id }, caller)).ok).toBe(true);
    expect(await ids(caller)).toEqual([]);
  });

  it("knows of a staple that was switched off a moment ago", async () => {
    const caller = await request("alan");
    const off = async () => {
      const pantry = await run(loadPantry, {}, caller);
      return pantry.ok ? pantry.value.result.filter((item) => item.disabled).map((item) => item.link_id) : [];
    };
    const [staple] = [...(await run(loadPantry, {}, caller).then((all) => (all.ok ? all.value.result : [])))];
    expect(await off()).toEqual([]);
    await run(togglePantry, { ingredient_id: staple!.link_id, action: "make_unavailable" }, caller);
    expect(await off()).toEqual([staple!.link_id]);
  });

  it("is each person's own", async () => {
    const [one, other] = [await request("edsger"), await request("barbara")];
    await run(addBarItem, { link_id: 1 }, one);
    const shared = { ...other, reads: one.reads! };
    expect([await ids(one), await ids(shared)]).toEqual([[1], []]);
  });
});

describe("what follows from a person's bar", () => {
  it("is worked out once from request to request, and anew once the bar is another", async () => {
    const person = await personIn(open.house, "lise");
    const opened = async () => {
      const bar = await barOf({ house: open.house, person, reads: new Reads(), db: open.house.db });
      return { strict: bar.open(0), said: bar.follows("test", () => ({})) };
    };
    const [first, second] = [await opened(), await opened()];
    expect(second).toEqual(first);
    expect(second.strict).toBe(first.strict);
    expect(second.said).toBe(first.said);
    await run(addBarItem, { link_id: 1 }, callerOf(open.house, { person }));
    const after = await opened();
    expect(after.strict).not.toBe(first.strict);
    expect([first.strict.has(1), after.strict.has(1)]).toEqual([false, true]);
    expect(after.said).not.toBe(first.said);
  });
});

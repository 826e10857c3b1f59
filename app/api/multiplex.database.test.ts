import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Caller, Person } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { calls } from "./calls.server.ts";

let open: TestHouse;
let person: Person;
let count = 0;
beforeAll(async () => {
  open = await testHouse({ library: true });
});
afterAll(() => open?.close());
beforeEach(async () => {
  count += 1;
  person = await personIn(open.house, `member${count}`);
});

const by = (): Caller => callerOf(open.house, { person });
const taskCalled = (name: string) => calls.find(({ path }) => path === `/builder/api/${name}`)!;
const ask = async (name: string, fields: Record<string, unknown>) => {
  const done = await run(taskCalled(name).operation, fields, by());
  return done.ok ? (done.value as { result_count: number }) : { result_count: -1 };
};

describe("a queue of tasks", () => {
  const queued = async (queue: unknown, caller = by()) => {
    const done = await run(taskCalled("multiplex").operation, { queue }, caller);
    return done.ok ? (done.value as { response: Record<string, { status: string }>; events: unknown[] }) : done.kind;
  };
  const added = (link_id: unknown) => ({ task: "add-item", params: { link_id } });

  it("runs each on its own: what is unknown, nested or broken fails alone", async () => {
    const done = await queued([
      added(1),
      { task: "nothing" },
      { task: "multiplex", params: { queue: [added(2)] } },
      added("x"),
      null,
      { task: "notes", params: { link_table: "cocktails", link_id: 77, notes: "x" } },
      { task: "ingredients", params: { pp: "hide" } },
    ]);
    if (typeof done === "string") throw new Error(done);
    const told = Object.values(done.response).map(({ status }) => status);
    expect(told).toEqual(["ok", "error", "error", "error", "error", "error", "ok"]);
    expect(done.response["6"]).toMatchObject({ response: { result_count: 1 } });
    expect(done.events).toEqual([{ name: "add-item", task: "add-item", index: 0 }]);
  });

  it("holds fifty at most, and is refused whole with more", async () => {
    expect(await queued(Array.from({ length: 51 }, () => added(1)))).toBe("invalid");
    expect((await ask("ingredients", { pp: "hide" })).result_count).toBe(0);
    const done = await queued(Array.from({ length: 50 }, () => added(1)));
    expect(typeof done === "string" ? done : Object.keys(done.response).length).toBe(50);
    expect(await queued("x")).toBe("invalid");
    expect(await queued([], callerOf(open.house))).toBe("forbidden");
  });

  it("happens once for one key, entry by entry", async () => {
    const caller = { ...by(), idempotencyKey: "once" };
    const queue = [{ task: "favourite", params: { link_table: "cocktails", link_id: 77, add: "yes" } }];
    await queued(queue, caller);
    await ask("favourite", { link_table: "cocktails", link_id: 77, add: "no" });
    expect(await queued(queue, caller)).toMatchObject({ response: { 0: { status: "ok" } } });
    expect((await ask("favourite", { list: "yes" })).result_count).toBe(0);
  });
});

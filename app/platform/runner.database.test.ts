import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import type { Operation, Person, Who } from "./operation.ts";
import { type Caller, type Context, run } from "./runner.server.ts";

let open: TestHouse;
let person: Person;
beforeAll(async () => {
  open = await testHouse({ settings: { RATE_LIMIT: "on" } });
  person = await personNamed("ada");
});
afterAll(() => open?.close());

async function personNamed(id: string): Promise<Person> {
  const row = { id, email: `${id}@example.com`, display_name: id };
  await open.house.db.insertInto("person").values(row).execute();
  return { ...row, role: "member", premium: false };
}

const input = z.object({ link_id: z.int().min(1, "must be 1 or more") });
type Op = Operation<Context, typeof input, number>;

/** Marks a favourite and then answers as it is told. */
function marking(name: string, answer: () => number | "refuse" | "throw", more: Partial<Op> = {}): Op {
  return {
    name,
    summary: "",
    who: "member",
    changes: true,
    input,
    async handle({ link_id }, { db, person }) {
      await db.insertInto("favourite").values({ person_id: person!.id, link_table: "cocktails", link_id }).execute();
      const result = answer();
      if (result === "throw") throw new Error("a surprise");
      return result === "refuse" ? failure("conflict", "not now") : success(result);
    },
    ...more,
  };
}
const by = (change: Partial<Caller> = {}): Caller => ({
  house: open.house,
  person,
  locale: "en-gb",
  address: "203.0.113.1",
  ...change,
});
async function marked(link_id: number): Promise<number> {
  const rows = await open.house.db.selectFrom("favourite").select("link_id").where("link_id", "=", link_id).execute();
  return rows.length;
}

describe("who may", () => {
  const people: Record<string, Person | null> = {
    nobody: null,
    member: { ...{ id: "m", email: "", display_name: "" }, role: "member", premium: false },
    premium: { ...{ id: "p", email: "", display_name: "" }, role: "member", premium: true },
    editor: { ...{ id: "e", email: "", display_name: "" }, role: "editor", premium: false },
    admin: { ...{ id: "a", email: "", display_name: "" }, role: "admin", premium: false },
  };
  const allowed: Record<Who, string[]> = {
    anyone: ["nobody", "member", "premium", "editor", "admin"],
    member: ["member", "premium", "editor", "admin"],
    premium: ["premium"],
    editor: ["editor", "admin"],
    admin: ["admin"],
  };

  it("is asked before anything else", async () => {
    for (const [who, names] of Object.entries(allowed) as [Who, string[]][]) {
      const handle = async () => success(1);
      const operation: Op = { name: `test/${who}`, summary: "", who, changes: false, input, handle };
      for (const [name, one] of Object.entries(people)) {
        const result = await run(operation, { link_id: 1 }, by({ person: one }));
        expect(result.ok, `${name} at ${who}`).toBe(names.includes(name));
        if (!result.ok) expect(result.kind).toBe("forbidden");
        const senseless = await run(operation, { link_id: "x" }, by({ person: one }));
        if (!names.includes(name)) expect(senseless).toMatchObject({ kind: "forbidden" });
      }
    }
  });
});

describe("an input", () => {
  it("that does not fit is refused by field, and the handler never sees it", async () => {
    let seen = 0;
    const operation = marking("test/input", () => {
      seen += 1;
      return 1;
    });
    const result = await run(operation, { link_id: 0 }, by());
    expect(result).toMatchObject({ kind: "invalid", fields: { link_id: "must be 1 or more" } });
    expect(await run(operation, undefined, by())).toMatchObject({ kind: "invalid" });
    expect(seen).toBe(0);
  });
});

describe("a change", () => {
  it("leaves nothing behind when it is refused or fails", async () => {
    expect(
      await run(
        marking("test/refused", () => "refuse"),
        { link_id: 11 },
        by(),
      ),
    ).toMatchObject({ kind: "conflict" });
    await expect(
      run(
        marking("test/thrown", () => "throw"),
        { link_id: 12 },
        by(),
      ),
    ).rejects.toThrow("a surprise");
    expect(
      await run(
        marking("test/done", () => 7),
        { link_id: 13 },
        by(),
      ),
    ).toEqual({ ok: true, value: 7 });
    expect([await marked(11), await marked(12), await marked(13)]).toEqual([0, 0, 1]);
  });
});

describe("a limit", () => {
  afterEach(() => void vi.useRealTimers());
  const passSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
  const limited = (name: string, limit: NonNullable<Op["limit"]>): Op => {
    return { name, summary: "", who: "anyone", changes: false, input, limit, handle: async () => success(1) };
  };
  const account = ({ link_id }: { link_id: number }) => String(link_id);
  /** How many of so many tries were let through. */
  async function passed(operation: Op, times: number, change: (time: number) => Partial<Caller>, link_id = 1) {
    let count = 0;
    for (let time = 0; time < times; time += 1)
      if ((await run(operation, { link_id }, by({ person: null, ...change(time) }))).ok) count += 1;
    return count;
  }

  it("refuses who asks too often, and nobody else", async () => {
    const operation = limited("test/limit", { times: 3, seconds: 60 });
    expect(await passed(operation, 5, () => ({}))).toBe(3);
    expect(await passed(operation, 1, () => ({ address: "203.0.113.2" }))).toBe(1);
    expect(await passed(operation, 1, () => ({ person }))).toBe(1);
  });

  it("is counted for all processes", async () => {
    const operation = limited("test/processes", { times: 3, seconds: 60 });
    const elsewhere = { house: { ...open.house, kept: new Map() } };
    expect(await passed(operation, 6, (time) => (time % 2 ? elsewhere : {}))).toBe(3);
  });

  it("of an address holds for everybody there, signed in or not", async () => {
    const operation = limited("test/address", { times: 3, seconds: 60, whose: "address" });
    expect(await passed(operation, 6, (time) => (time % 2 ? { person } : {}))).toBe(3);
  });

  it("of an account holds over all addresses, for who is signed in as well, and for this account alone", async () => {
    const operation = limited("test/account", { times: 3, seconds: 60, whose: account });
    const everywhere = (time: number) => ({ address: `203.0.113.${time}`, person: time % 2 ? person : null });
    expect(await passed(operation, 6, everywhere)).toBe(3);
    expect(await passed(operation, 1, everywhere, 2)).toBe(1);
  });

  it("says when to ask again, and asking meanwhile makes it no later", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const operation = limited("test/again", { times: 1, seconds: 300 });
    const ask = () => run(operation, { link_id: 1 }, by());
    await ask();
    passSeconds(100);
    const reason = "Too many requests: please wait 4 minutes and try again.";
    expect(await ask()).toMatchObject({ kind: "too-many", retryAfter: 200, reason });
    passSeconds(199);
    expect(await ask()).toMatchObject({ retryAfter: 1, reason: expect.stringContaining("wait 1 second and") });
    passSeconds(1);
    expect((await ask()).ok).toBe(true);
  });

  it("that is reached slows down and locks nobody out", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const slow = { times: 5, seconds: 3_600, whose: account, thenEvery: 72 };
    const operation = limited("test/slow", slow);
    expect(await passed(operation, 9, () => ({}))).toBe(5);
    const refused = await run(operation, { link_id: 1 }, by());
    expect(refused).toMatchObject({ kind: "too-many", retryAfter: 72 });
    for (let time = 0; time < 3; time += 1) {
      passSeconds(72);
      expect(await passed(operation, 3, () => ({}))).toBe(1);
    }
  });

  it("counts together what operations share", async () => {
    const limit = { times: 3, seconds: 60, together: "test/shared" };
    expect(await passed(limited("test/shared-one", limit), 2, () => ({}))).toBe(2);
    expect(await passed(limited("test/shared-two", limit), 2, () => ({}))).toBe(1);
  });
});

describe("a change that is sent twice", () => {
  let count = 0;
  const counting = marking("test/twice", () => {
    count += 1;
    return count;
  });

  it("happens once for one key, and both are answered alike", async () => {
    count = 0;
    const caller = by({ idempotencyKey: "one" });
    expect(await run(counting, { link_id: 21 }, caller)).toEqual({ ok: true, value: 1 });
    expect(await run(counting, { link_id: 21 }, caller)).toEqual({ ok: true, value: 1 });
    expect(count).toBe(1);
  });

  it("happens once when both come at the same moment", async () => {
    count = 0;
    const caller = by({ idempotencyKey: "two" });
    const both = await Promise.all([1, 2, 3, 4].map(() => run(counting, { link_id: 22 }, caller)));
    expect(both).toEqual(Array(4).fill({ ok: true, value: 1 }));
    expect(count).toBe(1);
  });

  it("happens again after the first was refused, under another key and for another person", async () => {
    const key = { idempotencyKey: "three" };
    const sometimes = (() => {
      let times = 0;
      return marking("test/sometimes", () => {
        times += 1;
        return times === 1 ? "refuse" : times;
      });
    })();
    expect((await run(sometimes, { link_id: 31 }, by(key))).ok).toBe(false);
    expect(await run(sometimes, { link_id: 31 }, by(key))).toEqual({ ok: true, value: 2 });
    expect(await run(sometimes, { link_id: 32 }, by({ idempotencyKey: "four" }))).toEqual({ ok: true, value: 3 });
    const other = by({ ...key, person: await personNamed("bea") });
    expect(await run(sometimes, { link_id: 33 }, other)).toEqual({ ok: true, value: 4 });
  });

  it("is refused where the key comes again with something else, or is no key", async () => {
    count = 0;
    const caller = by({ idempotencyKey: "five" });
    await run(counting, { link_id: 51 }, caller);
    expect(await run(counting, { link_id: 52 }, caller)).toMatchObject({ ok: false, kind: "conflict" });
    const long = by({ idempotencyKey: "k".repeat(201) });
    expect(await run(counting, { link_id: 53 }, long)).toMatchObject({ ok: false, kind: "invalid" });
    expect(count).toBe(1);
  });

  it("is remembered for ten minutes and no longer", async () => {
    count = 0;
    const caller = by({ idempotencyKey: "old" });
    await run(counting, { link_id: 41 }, caller);
    const age = (minutes: number) =>
      open.house.pool.query("update idempotency_key set created_at = now() - make_interval(mins => $1)", [minutes]);
    await age(9);
    await run(counting, { link_id: 41 }, caller);
    expect(count).toBe(1);
    await age(11);
    await run(counting, { link_id: 43 }, caller);
    expect(count).toBe(2);
  });
});

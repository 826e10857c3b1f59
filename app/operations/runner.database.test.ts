import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { type Caller, type Operation, operation, type Person, type Who } from "./operation.ts";
import { run, runEach, runRead } from "./runner.server.ts";

let open: TestHouse;
let person: Person;
beforeAll(async () => {
  open = await testHouse({ settings: { RATE_LIMIT: "on" } });
  person = await personIn(open.house, "ada");
});
afterAll(() => open?.close());

const input = z.object({ link_id: z.int().min(1, "must be 1 or more") });
const answers = z.number();
type Op = Operation<typeof input, typeof answers>;

/** Marks a favourite and then answers as it is told. */
function favouriting(name: string, answer: () => number | "refuse" | "throw", more: Partial<Op> = {}): Op {
  const made = operation({
    name,
    summary: "",
    who: "member",
    changes: true,
    input,
    answers,
    async handle({ link_id }, { db, person }) {
      await db.insertInto("favourite").values({ person_id: person.id, link_table: "cocktails", link_id }).execute();
      const result = answer();
      if (result === "throw") throw new Error("a surprise");
      return result === "refuse" ? failure("conflict", "not now") : success(result);
    },
  });
  return { ...made, ...more };
}
const by = (change: Partial<Caller> & { cookie?: string } = {}) =>
  callerOf(open.house, { person, address: "203.0.113.1", ...change });
async function marked(link_id: number): Promise<number> {
  const rows = await open.house.db.selectFrom("favourite").select("link_id").where("link_id", "=", link_id).execute();
  return rows.length;
}

describe("who may", () => {
  const people: Record<string, Person | null> = {
    nobody: null,
    member: { ...{ id: "m", email: "", display_name: "" }, role: "member", premium: false, confirmed: true },
    premium: { ...{ id: "p", email: "", display_name: "" }, role: "member", premium: true, confirmed: true },
    editor: { ...{ id: "e", email: "", display_name: "" }, role: "editor", premium: false, confirmed: true },
    admin: { ...{ id: "a", email: "", display_name: "" }, role: "admin", premium: false, confirmed: true },
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
      const operation: Op = { name: `test/${who}`, summary: "", who, changes: false, input, answers, handle };
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
    const operation = favouriting("test/input", () => {
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
        favouriting("test/refused", () => "refuse"),
        { link_id: 11 },
        by(),
      ),
    ).toMatchObject({ kind: "conflict" });
    await expect(
      run(
        favouriting("test/thrown", () => "throw"),
        { link_id: 12 },
        by(),
      ),
    ).rejects.toThrow("a surprise");
    expect(
      await run(
        favouriting("test/done", () => 7),
        { link_id: 13 },
        by(),
      ),
    ).toEqual({ ok: true, value: 7 });
    expect([await marked(11), await marked(12), await marked(13)]).toEqual([0, 0, 1]);
  });

  it("gives its connection back, however it ends", async () => {
    const ends = (["refuse", "throw", 1] as const).map((end) => favouriting(`test/back-${end}`, () => end));
    const more = Array.from({ length: 3 * open.house.pool.options.max! }, (_, place) => place);
    await Promise.allSettled(more.map((place) => run(ends[place % 3]!, { link_id: 200 + place }, by())));
    const { totalCount, idleCount, waitingCount } = open.house.pool;
    expect([totalCount - idleCount, waitingCount]).toEqual([0, 0]);
  });
});

describe("a change that is sent twice", () => {
  let count = 0;
  const counting = favouriting("test/twice", () => {
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
      return favouriting("test/sometimes", () => {
        times += 1;
        return times === 1 ? "refuse" : times;
      });
    })();
    expect((await run(sometimes, { link_id: 31 }, by(key))).ok).toBe(false);
    expect(await run(sometimes, { link_id: 31 }, by(key))).toEqual({ ok: true, value: 2 });
    expect(await run(sometimes, { link_id: 32 }, by({ idempotencyKey: "four" }))).toEqual({ ok: true, value: 3 });
    const other = by({ ...key, person: await personIn(open.house, "bea") });
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

describe("the cookies of an operation", () => {
  const setting = (name: string, answer: () => "refuse" | number) =>
    operation({
      name,
      summary: "",
      who: "anyone",
      changes: true,
      input,
      answers: z.string().nullable(),
      async handle(_, { cookies }) {
        cookies.set("basket", "it's new; truly", { days: 30, httpOnly: true });
        cookies.setLine("session=; Max-Age=0");
        return answer() === "refuse" ? failure("conflict", "not now") : success(cookies.get("basket"));
      },
    });
  const lines = [
    "basket=it's%20new%3B%20truly; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax",
    "session=; Max-Age=0",
  ];

  it("are those that the browser sent, and what is set goes out once it is done", async () => {
    const caller = by({ cookie: "a=1; basket=it%27s%20old; basket=other" });
    expect(
      await run(
        setting("test/cookies", () => 1),
        { link_id: 1 },
        caller,
      ),
    ).toEqual({ ok: true, value: "it's old" });
    expect(caller.lines).toEqual(lines);
    expect(
      await run(
        setting("test/cookies", () => 1),
        { link_id: 1 },
        by(),
      ),
    ).toEqual({ ok: true, value: null });
  });

  it("are not set by what is refused, and are set again for a repeated key", async () => {
    const refused = by();
    await run(
      setting("test/no-cookies", () => "refuse"),
      { link_id: 1 },
      refused,
    );
    expect(refused.lines).toEqual([]);
    for (const caller of [by({ idempotencyKey: "cookies" }), by({ idempotencyKey: "cookies" })]) {
      await run(
        setting("test/cookies-again", () => 1),
        { link_id: 1 },
        caller,
      );
      expect(caller.lines).toEqual(lines);
    }
  });
});

describe("several operations in one request", () => {
  let count = 0;
  const counting = favouriting("test/each", () => {
    count += 1;
    return count;
  });
  const refusing = favouriting("test/each-refused", () => "refuse");
  const breaking = favouriting("test/each-broken", () => "throw");
  const editing = { ...counting, name: "test/each-editor", who: "editor" } as const;
  const entry = (one: Op, link_id: unknown) => ({ operation: one, input: { link_id } });

  it("run in order and on their own: one that fails leaves the others alone", async () => {
    count = 0;
    const done = await runEach(
      [
        entry(counting, 61),
        entry(refusing, 62),
        entry(counting, "x"),
        entry(breaking, 63),
        entry(editing, 64),
        failure("not-found", "there is no such task"),
        entry(counting, 65),
      ],
      by(),
    );
    expect(done.ok && done.value.map((one) => (one.ok ? one.value : one.kind))).toEqual([
      1,
      "conflict",
      "invalid",
      "broken",
      "forbidden",
      "not-found",
      2,
    ]);
    expect(await Promise.all([61, 62, 63, 64, 65].map(marked))).toEqual([1, 0, 0, 0, 1]);
  });

  it("happen once for one key each, the same one twice in the queue as well, and what failed may be tried again", async () => {
    count = 0;
    let broken = true;
    const mending = favouriting("test/each-mended", () => (broken ? "throw" : 7));
    const queue = [entry(counting, 71), entry(mending, 72), entry(counting, 73)];
    const caller = by({ idempotencyKey: "k".repeat(200) });
    const values = async () => {
      const done = await runEach(queue, caller);
      return done.ok && done.value.map((one) => (one.ok ? one.value : one.kind));
    };
    expect(await values()).toEqual([1, "broken", 2]);
    broken = false;
    expect(await values()).toEqual([1, 7, 2]);
    expect([count, await marked(71), await marked(73)]).toEqual([2, 1, 1]);
    const stored = await open.house.db
      .selectFrom("idempotency_key")
      .select("key")
      .where("operation", "=", "test/each")
      .execute();
    expect(stored.map(({ key }) => key.slice(-3)).sort()).toEqual(["k#0", "k#2"]);
  });

  it("are fifty at most, and more do nothing", async () => {
    count = 0;
    const queue = (length: number) => Array.from({ length }, (_, place) => entry(counting, 100 + place));
    expect(await runEach(queue(51), by())).toMatchObject({ ok: false, kind: "invalid" });
    expect(count).toBe(0);
    const done = await runEach(queue(50), by());
    expect([done.ok && done.value.length, count]).toEqual([50, 50]);
  });
});

describe("an input that was read already", () => {
  it("is not read again, and everything else is asked as ever", async () => {
    const operation = favouriting("test/read", () => 1);
    expect(await runRead(operation, { link_id: 81 }, by({ person: null }))).toMatchObject({ kind: "forbidden" });
    expect(await runRead(operation, { link_id: 81 }, by())).toEqual({ ok: true, value: 1 });
    const once = { times: 1, seconds: 60, whose: ({ link_id }: { link_id: number }) => String(link_id) };
    const limited = { ...operation, name: "test/read-limit", limit: once };
    expect((await runRead(limited, { link_id: 82 }, by())).ok).toBe(true);
    expect(await runRead(limited, { link_id: 82 }, by())).toMatchObject({ kind: "too-many" });
  });
});

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { queueKinds } from "../queue-kinds.server.ts";
import { decideSeveral } from "./decide-several.server.ts";
import { decide, loadQueue, loadQueues, takeWaiting } from "./queue-operations.server.ts";
import { sealField } from "./several-bar.tsx";

// What the queues hold and who may come to them is tried over HTTP, kind by kind (tests/http/queue.test.ts).

let open: TestHouse;
let editor: Person;
let sent = 0;
beforeAll(async () => {
  open = await testHouse();
  editor = await personIn(open.house, "ada", "editor");
});
afterAll(() => open?.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** An advertisement that waits, sent in so many minutes ago. */
async function waiting(minutes = 0): Promise<number> {
  sent += 1;
  const advert = {
    job_title: `Night bartender ${sent}`,
    company: "The Quiet Glass",
    contact_name: "Ada Byron",
    email: `bar-${sent}@example.org`,
    city: "Leeds",
    country: "England",
    hours: "full time",
    pay: "£14 an hour",
    description: "Twelve seats, two colleagues, a list that changes four times a year, and the keys at one.",
    closes: inDays(20),
    package: "list",
    product_vars: "{}",
    sent_at: new Date(Date.now() - minutes * 60_000).toISOString(),
  };
  const { id } = await open.house.db.insertInto("job_advert").values(advert).returning("id").executeTakeFirstOrThrow();
  return id;
}

const by = (house = open.house, person: Person | null = editor) => callerOf(house, { person });
const decided = (fields: Record<string, unknown>, caller = by()) => run(decide, { kind: "jobs", ...fields }, caller);
const statusOf = (id: number) =>
  open.house.db.selectFrom("job_advert").select(["status", "reason"]).where("id", "=", id).executeTakeFirstOrThrow();
const mails = async () => (await readdir(join(open.house.settings.DATA_DIR, "mail")).catch(() => [])).length;

describe("a refusal", () => {
  it("needs a reason: more than spaces, and no longer than 1,000 letters", async () => {
    const id = await waiting();
    for (const reason of [undefined, "", " \n\t", "x".repeat(1_001), 7, ["because"]]) {
      const refused = await decided({ id, intent: "refuse", reason });
      expect([reason, refused]).toMatchObject([reason, { kind: "invalid", fields: { reason: expect.any(String) } }]);
    }
    expect([await statusOf(id), await mails()]).toEqual([{ status: "waiting", reason: null }, 0]);
  });

  it("keeps the reason as it was meant: tidied, and in letters that can be stored", async () => {
    const id = await waiting();
    const reason = `  It names no cafe\u0301 \ud800 ${"x".repeat(900)} `;
    expect(await decided({ id, intent: "refuse", reason })).toEqual({ ok: true, value: { mailed: "yes" } });
    expect(await statusOf(id)).toEqual({ status: "refused", reason: `It names no café \ufffd ${"x".repeat(900)}` });
    expect(await mails()).toBe(1);
  });
});

describe("a decision", () => {
  it("stands once it is stored: where its mail cannot go out the editor is told, and it is no failure", async () => {
    // Nobody listens there.
    const settings = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "desk@example.org" };
    const other = await testHouse({ settings });
    try {
      const cut = { ...open.house, mail: other.house.mail };
      const [first, second] = [await waiting(), await waiting()];
      const failed = { ok: true, value: { mailed: "failed" } };
      expect(await decided({ id: first, intent: "refuse", reason: "It names no employer." }, by(cut))).toEqual(failed);
      expect(await decided({ id: second, intent: "approve" }, by(cut))).toEqual(failed);
      expect((await statusOf(first)).status).toBe("refused");
      expect((await statusOf(second)).status).toBe("published");
    } finally {
      await other.close();
    }
  });

  it("is made once: of many at the same moment one stands, with one mail", async () => {
    const id = await waiting();
    const before = await mails();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, place) =>
        decided({ id, intent: place % 2 ? "approve" : "refuse", reason: "It names no employer." }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer.kind).toBe("conflict");
    expect(await mails()).toBe(before + 1);
  });

  it("is about what its editor read: what changed since is not published, refused or mended unread", async () => {
    const sealOf = async (id: number) => {
      const read = await run(loadQueue, { kind: "jobs" }, by());
      return read.ok ? read.value.items.find((item) => item.id === id)!.seal : "";
    };
    const change = (id: number, pay: string) =>
      open.house.db.updateTable("job_advert").set({ pay }).where("id", "=", id).execute();
    const id = await waiting(900);
    const seal = await sealOf(id);
    await change(id, "£1 an hour");
    for (const intent of ["approve", "refuse", "edit"])
      expect(await decided({ id, intent, seal, reason: "No", city: "Bath" })).toMatchObject({
        kind: "conflict",
        reason: expect.stringContaining("has changed it"),
      });
    const fields = { ids: String(id), [sealField(id)]: seal };
    expect(await decideSeveral({ kind: "jobs", fields, intent: "approve" }, by())).toMatchObject({ kind: "conflict" });
    expect((await statusOf(id)).status).toBe("waiting");
    expect(await decided({ id, intent: "approve", seal: await sealOf(id) })).toMatchObject({ ok: true });
    // What somebody decided is told as that.
    expect(await decided({ id, intent: "approve", seal })).toMatchObject({
      reason: expect.not.stringContaining("changed it"),
    });
  });

  it("that mends what waits tells nobody, and hears only words", async () => {
    const id = await waiting();
    const before = await mails();
    const mended = await decided({ id, intent: "edit", pay: "£16 an hour", city: ["York"], company: { length: 3 } });
    expect(mended).toEqual({ ok: true, value: { mailed: "no" } });
    const row = await open.house.db
      .selectFrom("job_advert")
      .select(["pay", "city", "company", "status"])
      .where("id", "=", id)
      .executeTakeFirst();
    expect(row).toEqual({ pay: "£16 an hour", city: "Leeds", company: "The Quiet Glass", status: "waiting" });
    expect(await mails()).toBe(before);
  });

  it("is an editor's, and of a queue that there is", async () => {
    const id = await waiting();
    const member = await personIn(open.house, "harry");
    for (const person of [member, null])
      expect(await decided({ id, intent: "approve" }, by(open.house, person))).toMatchObject({ kind: "forbidden" });
    for (const kind of ["nothing", "constructor", "__proto__"]) {
      expect(await decided({ kind, id, intent: "approve" })).toMatchObject({ kind: "not-found" });
      expect(await run(loadQueue, { kind }, by())).toMatchObject({ kind: "not-found" });
    }
    expect((await statusOf(id)).status).toBe("waiting");
  });
});

describe("the queues", () => {
  it("say how much of each kind waits", async () => {
    const counted = async () => {
      const found = await run(loadQueues, {}, by());
      return found.ok ? found.value.kinds : [];
    };
    const before = await counted();
    expect(before.map(({ kind }) => kind)).toEqual(Object.keys(queueKinds));
    await waiting();
    const jobs = (kinds: typeof before) => kinds.find(({ kind }) => kind === "jobs")!.count;
    expect(jobs(await counted())).toBe(jobs(before) + 1);
  });

  it("are gone through from what has waited longest, each once, whatever place is asked for", async () => {
    const ids = await Promise.all(
      [50, 10, 40, 20, 30, ...Array.from({ length: 40 }, () => 5)].map((ago) => waiting(ago)),
    );
    const page = async (offset: unknown) => {
      const found = await run(loadQueue, { kind: "jobs", offset, done: "x" }, by());
      if (!found.ok) throw new Error(found.reason);
      return found.value;
    };
    const first = await page(undefined);
    expect(first.items.slice(0, 5).map(({ id }) => id)).toEqual([0, 2, 4, 3, 1].map((place) => ids[place]));
    const seen: number[] = [];
    for (let offset = 0; offset < first.count; offset += first.page_size) {
      const { items } = await page(offset);
      expect(items.length).toBeLessThanOrEqual(first.page_size);
      seen.push(...items.map(({ id }) => id));
    }
    expect([seen.length, new Set(seen).size]).toEqual([first.count, first.count]);
    for (const odd of [-5, "x", null, {}, Number.NaN]) expect((await page(odd)).offset).toBe(0);
    expect((await page(1e300)).items).toEqual([]);
    expect(first.href).toBe(null);
  });
});

describe("what an editor has taken", () => {
  it("is shown to the others, who cannot decide it, until it is let go, decided, or a quarter of an hour old", async () => {
    const other = await personIn(open.house, "grace", "editor");
    const id = await waiting(1_000_000);
    const take = (intent: string, person: Person) =>
      run(takeWaiting, { kind: "jobs", id, intent }, by(open.house, person));
    const claimed = async (person: Person) => {
      const queue = await run(loadQueue, { kind: "jobs" }, by(open.house, person));
      return queue.ok ? queue.value.items.find((item) => item.id === id)?.claim : undefined;
    };
    expect(await take("take", editor)).toMatchObject({ ok: true });
    expect([await claimed(editor), await claimed(other)]).toMatchObject([{ own: true }, { own: false, by: "ada" }]);
    for (const intent of ["approve", "refuse", "edit"])
      expect(await decided({ id, intent, reason: "No" }, by(open.house, other))).toMatchObject({ kind: "conflict" });
    expect(await take("take", other)).toMatchObject({
      kind: "conflict",
      reason: expect.stringMatching(/^ada has taken this until/),
    });
    await take("release", other);
    expect(await claimed(other)).toMatchObject({ by: "ada" });
    await open.house.pool.query("update queue_claim set taken_at = now() - interval '16 minutes' where item_id = $1", [
      id,
    ]);
    expect(await claimed(other)).toBeNull();
    expect(await take("take", other)).toMatchObject({ ok: true });
    expect(await decided({ id, intent: "refuse", reason: "No" }, by(open.house, other))).toMatchObject({ ok: true });
    expect((await open.house.pool.query("select from queue_claim")).rowCount).toBe(0);
  });

  it("is one editor's, of two who take it at the same moment", async () => {
    const id = await waiting();
    const people = await Promise.all([personIn(open.house, "hedy", "editor"), personIn(open.house, "joan", "editor")]);
    const takes = people.map((person) =>
      run(takeWaiting, { kind: "jobs", id, intent: "take" }, by(open.house, person)),
    );
    expect((await Promise.all(takes)).filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe("several at once", () => {
  const several = (ids: unknown, intent: "approve" | "refuse", reason: unknown = "", person = editor) =>
    decideSeveral({ kind: "jobs", fields: { ids, reason }, intent }, by(open.house, person));

  it("are refused with one reason, each with its mail, and each stands in the log", async () => {
    const ids = [await waiting(), await waiting()];
    const before = await mails();
    expect(await several(ids.map(String), "refuse", "Too late")).toEqual({ ok: true, value: { done: 2, left: [] } });
    for (const id of ids) expect(await statusOf(id)).toEqual({ status: "refused", reason: "Too late" });
    expect((await mails()) - before).toBe(2);
    const { rowCount } = await open.house.pool.query("select from audit_entry where note = 'Too late'");
    expect(rowCount).toBe(2);
  });

  it("are decided each on its own: one that somebody has decided already leaves the others be", async () => {
    const ids = [await waiting(), await waiting()];
    await decided({ id: ids[0], intent: "refuse", reason: "No" });
    expect(await several(ids, "approve")).toMatchObject({ ok: true, value: { done: 1, left: [{ id: ids[0] }] } });
    expect((await statusOf(ids[1]!)).status).toBe("published");
  });

  it("need a reason, a tick, an editor, and are no more than a page has", async () => {
    const id = await waiting();
    expect(await several([id], "refuse", " ")).toMatchObject({
      kind: "invalid",
      fields: { reason: expect.any(String) },
    });
    for (const odd of [undefined, [], "x", [{}], Array.from({ length: 21 }, (_, at) => at + 1)])
      expect(await several(odd, "approve")).toMatchObject({ kind: "invalid" });
    const member = await personIn(open.house, "mae");
    expect(await several([id], "approve", "", member)).toMatchObject({ kind: "forbidden" });
    expect((await statusOf(id)).status).toBe("waiting");
  });
});

it("what is published is put into the index alone, while a second editor waits: no other of its area is looked at", async () => {
  const { pool } = open.house;
  expect(await decided({ id: await waiting(), intent: "approve" })).toMatchObject({ ok: true });
  await pool.query("update search_entry set badge = 'as it was' where link_table = 'jobs'");
  const before = await pool.query("select count(*)::int as count from search_entry where badge = 'as it was'");
  const id = await waiting();
  const both = await Promise.all([1, 2].map(() => decided({ id, intent: "approve" })));
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ kind: "conflict", reason: expect.stringContaining("published") });
  const after = await pool.query("select badge is not distinct from 'as it was' as was from search_entry order by 1");
  expect(after.rows.map(({ was }) => was)).toEqual([
    false,
    ...before.rows.flatMap(({ count }) => Array(count).fill(true)),
  ]);
});

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { queueKinds } from "../queue-kinds.server.ts";
import { decide, loadQueue, loadQueues } from "./queue-operations.server.ts";

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

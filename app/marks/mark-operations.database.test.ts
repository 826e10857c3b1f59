import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Reads } from "#app/operations/reads.ts";
import { run } from "#app/operations/runner.server.ts";
import { callerOf, type TestCaller } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { type MarkIntent, markKinds, ownKinds } from "./kinds.ts";
import { markOperations, rateOperation, readMarks } from "./mark-operations.server.ts";

let open: TestHouse;
let ada: TestCaller;
beforeAll(async () => {
  open = await testHouse({ library: true });
  ada = callerOf(open.house, { person: await personIn(open.house, "ada") });
});
afterAll(() => open?.close());

/** No subject has it: what may be said of its kind answers that there is none. */
const nobodys = 2_000_000_000;
const kindsOf = () => open.house.subjects.all;

async function told(intent: MarkIntent, table: string, link_id: number, value = "liked"): Promise<string> {
  const result = await run(markOperations[intent], { link_table: table, link_id, value }, ada);
  return result.ok ? "done" : result.kind;
}

async function marks(oid: string): Promise<unknown> {
  const [link_table = "", id] = oid.split(":");
  const asked = { subjects: [{ link_table, link_id: Number(id) }], fields: {} };
  const context = { ...ada, person: ada.person!, db: open.house.db, reads: new Reads() };
  return ((await readMarks.read(asked, context as never)) as Record<string, unknown>)[oid];
}

describe("a mark", () => {
  it("is for the kinds of subject of which it can be said, and for those that there are", async () => {
    for (const { table, wished, tried } of kindsOf()) {
      const may = { every: true, wished, tried };
      for (const kind of ownKinds)
        for (const intent of [`${kind}-add`, `${kind}-remove`] as const) {
          const answer = may[markKinds[kind].whose] ? "not-found" : "invalid";
          expect([table, intent, await told(intent, table, nobodys)]).toEqual([table, intent, answer]);
        }
      expect([table, await told("tried", table, nobodys)]).toEqual([table, tried ? "not-found" : "invalid"]);
    }
    expect(await told("favourite-add", "persons", 1)).toBe("invalid");
  });

  it("is read with all else that was said of the subject", async () => {
    const nothing = Object.fromEntries(ownKinds.map((kind) => [markKinds[kind].field, false]));
    const before = { ...nothing, tried: "not_tried", rating: null };
    expect(await marks("cocktails:77")).toEqual(before);
    expect(await told("favourite-add", "cocktails", 77)).toBe("done");
    expect(await told("tried", "cocktails", 77, "liked")).toBe("done");
    expect(await marks("cocktails:77")).toEqual({ ...before, favourite: true, tried: "liked" });
    expect(await told("tried", "cocktails", 77, "not_tried")).toBe("done");
    expect(await told("favourite-remove", "cocktails", 77)).toBe("done");
    expect(await marks("cocktails:77")).toEqual(before);
  });
});

describe("a rating", () => {
  const rate = (section: string, link_id: number, rating: number) =>
    run(rateOperation, { section, link_id, rating }, ada);

  it("is for the kinds that members rate, by each of the names they rate them by", async () => {
    for (const { vote } of kindsOf())
      for (const section of vote ?? []) expect(await rate(section, nobodys, 4)).toMatchObject({ kind: "not-found" });
    const refused = await rate("persons", 1, 4);
    const offered = kindsOf().flatMap(({ vote }) => vote?.slice(0, 1) ?? []);
    expect(refused).toMatchObject({ kind: "invalid", reason: `section: must be one of ${offered.join(", ")}` });
  });

  it("is told to every process of the site once it stands, and is no rating any more where it is 0", async () => {
    const heard: string[] = [];
    open.house.notices.hear((channel, oid) => void heard.push(`${channel} ${oid}`));
    // The house may not listen yet when it is told first.
    await expect
      .poll(async () => {
        expect((await rate("cocktail", 77, 4.5)).ok).toBe(true);
        return heard;
      })
      .toContain("rating cocktails:77");
    expect(await marks("cocktails:77")).toMatchObject({ rating: 4.5 });
    expect((await rate("cocktail", nobodys, 4)).ok).toBe(false);
    const before = heard.length;
    expect((await rate("cocktail", 77, 0)).ok).toBe(true);
    // Notices come in the order in which they were sent: one of what there is not would be here by then.
    await expect.poll(() => heard.length).toBeGreaterThan(before);
    expect(await marks("cocktails:77")).toMatchObject({ rating: null });
    expect(heard.filter((line) => line.endsWith(String(nobodys)))).toEqual([]);
  });

  it("is one row and the last value after 200 changes at once, as every mark is", async () => {
    const many = Array.from({ length: 200 }, (_, place) => place);
    const changes: ((place: number) => Promise<boolean | string>)[] = [
      (place: number) => rate("cocktail", 6, 1 + (place % 10) / 2).then(({ ok }) => ok),
      (place: number) => told("tried", "cocktails", 6, place % 2 ? "liked" : "disliked"),
      (place: number) => told(place % 2 ? "favourite-add" : "favourite-remove", "cocktails", 6),
    ];
    // Each mark by itself: of 600 at once the last are told to come again where a slow machine has no connection for them in 1.5 s.
    const said = [];
    for (const change of changes) said.push(...(await Promise.all(many.map(change))));
    expect(new Set(said)).toEqual(new Set([true, "done"]));
    await rate("cocktail", 6, 3.5);
    await told("tried", "cocktails", 6, "must_try");
    await told("favourite-add", "cocktails", 6);
    expect(await marks("cocktails:6")).toMatchObject({ rating: 3.5, tried: "must_try", favourite: true });
    for (const table of ["rating", "tried", "favourite"]) {
      const { rows } = await open.house.pool.query(`select * from ${table} where person_id = 'ada' and link_id = 6`);
      expect([table, rows.length]).toEqual([table, 1]);
    }
  });
});

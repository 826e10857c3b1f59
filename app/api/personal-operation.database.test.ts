import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMark } from "#app/marks/mark-store.server.ts";
import type { Person } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { listenToStatements } from "#tests/statements.ts";
import { loadPersonal, parts } from "./personal-operation.server.ts";

const statements = listenToStatements();
let open: TestHouse;
let ada: Person;
beforeAll(async () => {
  open = await testHouse();
  ada = await personIn(open.house, "ada");
});
afterAll(async () => {
  await open?.close();
  statements.stop();
});

async function personal(person: Person | null, input = {}): Promise<Record<string, unknown>> {
  const result = await run(loadPersonal, input, callerOf(open.house, { person }));
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

describe("the personal state of a page", () => {
  it("costs nothing for somebody who is not signed in, whatever the page asks for", async () => {
    const sent = await statements.during(async () => {
      const answer = await personal(null, { oids: "cocktails:77", recipe: "77", bar: "1" });
      expect(answer).toEqual({
        signed_in: false,
        display_name: null,
        is_editor: false,
        units: null,
        ...Object.fromEntries(parts.map(({ part }) => [part.name, part.nobody])),
      });
    });
    expect(sent).toEqual([]);
  });

  it("names who reads, and every part", async () => {
    const answer = await personal(ada);
    expect(answer).toMatchObject({ signed_in: true, display_name: "ada", is_editor: false });
    for (const { part, answers } of parts)
      expect([part.name, answers.safeParse(answer[part.name]).success]).toEqual([part.name, true]);
  });

  it("tells editors and admins that they are, and no member", async () => {
    const roles = ["member", "editor", "admin"] as const;
    const told = await Promise.all(roles.map(async (role) => (await personal({ ...ada, role })).is_editor));
    expect(told).toEqual([false, true, true]);
  });

  it("is of the subjects that are asked for, and as many of them as one address may name", async () => {
    for (const link_id of [1, 500, 501])
      await addMark(open.house.db, "favourite", ada.id, { link_table: "books", link_id });
    const oids = (count: number) => Array.from({ length: count }, (_, place) => `books:${place + 1}`).join();
    const favourites = async (asked: string) => {
      const { marks } = await personal(ada, { oids: asked });
      return Object.entries(marks as Record<string, { favourite: boolean }>)
        .filter(([, { favourite }]) => favourite)
        .map(([oid]) => oid)
        .sort();
    };
    expect(await favourites("books:1, nonsense,books:2,")).toEqual(["books:1"]);
    expect(await favourites(oids(600))).toEqual(["books:1", "books:500"]);
  });
});

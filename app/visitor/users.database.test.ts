import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#app/operations/runner.server.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { signIn } from "./account-operations.server.ts";
import { personOf } from "./sessions.server.ts";
import { createUser } from "./users.server.ts";

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse();
});
afterAll(() => open?.close());

describe("an account made on the command line", () => {
  it("can sign in, with the role and the membership that it was given", async () => {
    const made = await createUser(open.house, {
      email: "Editor@Example.com",
      password: "a dry martini",
      name: "Ed",
      role: "editor",
      premium: true,
    });
    expect(made).toMatchObject({ ok: true });
    const caller = callerOf(open.house);
    const done = await run(signIn, { email: "editor@example.com", password: "a dry martini" }, caller);
    if (!done.ok) throw new Error(done.reason);
    const { person } = await personOf(open.house, new Headers({ cookie: caller.lines[0]!.split(";")[0]! }));
    expect(person).toMatchObject({ email: "editor@example.com", display_name: "Ed", role: "editor", premium: true });
  });

  it("is a plain member where nothing else is said", async () => {
    await createUser(open.house, { email: "plain@example.com", password: "a dry martini" });
    const row = await open.house.db
      .selectFrom("person")
      .selectAll()
      .where("email", "=", "plain@example.com")
      .executeTakeFirst();
    expect(row).toMatchObject({ display_name: "plain", role: "member", premium_until: null });
  });

  it("is refused for an address in use and for what no form would take", async () => {
    await createUser(open.house, { email: "twice@example.com", password: "a dry martini" });
    expect(await createUser(open.house, { email: "TWICE@example.com", password: "a dry martini" })).toMatchObject({
      ok: false,
      kind: "conflict",
    });
    expect(await createUser(open.house, { email: "nobody", password: "a dry martini" })).toMatchObject({
      ok: false,
      kind: "invalid",
    });
    expect(await createUser(open.house, { email: "short@example.com", password: "short" })).toMatchObject({
      ok: false,
      kind: "invalid",
    });
    expect(
      await createUser(open.house, { email: "long@example.com", password: "a dry martini", name: "n".repeat(41) }),
    ).toMatchObject({ ok: false });
  });
});

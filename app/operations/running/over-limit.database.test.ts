import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import type { Caller, Operation, Person } from "../operation.ts";
import { run } from "../runner.server.ts";

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse({ settings: { RATE_LIMIT: "on" } });
});
afterAll(() => open?.close());

const person: Person = {
  id: "ada",
  email: "ada@example.com",
  display_name: "Ada",
  role: "member",
  premium: false,
  confirmed: true,
};
const input = z.object({ link_id: z.int() });
const answers = z.number();
type Op = Operation<typeof input, typeof answers>;
const by = (change: Partial<Caller> = {}) => callerOf(open.house, { person, address: "203.0.113.1", ...change });

describe("a limit", () => {
  afterEach(() => void vi.useRealTimers());
  const passSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
  const limited = (name: string, limit: NonNullable<Op["limit"]>): Op => {
    return { name, summary: "", who: "anyone", changes: false, input, answers, limit, handle: async () => success(1) };
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

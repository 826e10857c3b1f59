import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Caller, Person } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { changePassword, requestReset, signIn } from "../account-operations.server.ts";

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse({ settings: { RATE_LIMIT: "on" } });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => open?.close());
const of = (change: Partial<Caller>) => callerOf(open.house, change);
const person: Person = {
  id: "p",
  email: "p@example.com",
  display_name: "P",
  role: "member",
  premium: false,
  confirmed: true,
};
/** How each of so many tries ends; without a password, so that none costs its hash. */
async function tries(times: number, email: (time: number) => string, change: (time: number) => Partial<Caller>) {
  const ends: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const done = await run(signIn, { email: email(time), password: "" }, of(change(time)));
    ends.push(done.ok ? "ok" : done.kind);
  }
  return ends;
}
const passes = (ends: string[]) => ends.filter((end) => end === "invalid").length;

describe("limits", () => {
  it("let one address try ten times a minute, whoever is signed in there", async () => {
    const ends = await tries(
      12,
      (time) => `a${time}@example.com`,
      (time) => (time % 2 ? { person } : {}),
    );
    expect(ends).toEqual([...Array(10).fill("invalid"), "too-many", "too-many"]);
    expect(
      passes(
        await tries(
          1,
          () => "a@example.com",
          () => ({ address: "203.0.113.2" }),
        ),
      ),
    ).toBe(1);
  });

  it("let who is signed in try their password fifty times an hour, by the form for a new one as by any other", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const kinds: string[] = [];
    // Without a password, so that none costs its hash.
    for (let time = 0; time < 72; time += 1) {
      const done = await run(changePassword, { password: "", pass1: "", pass2: "" }, of({ person }));
      kinds.push(done.ok ? "ok" : done.kind);
      if (time % 12 === 11) vi.setSystemTime(Date.now() + 61_000);
    }
    expect(passes(kinds.slice(0, 12))).toBe(10);
    expect(passes(kinds.slice(60))).toBeLessThan(3);
  });

  it("let an account be tried ten times a minute and fifty an hour from everywhere, then every 72 seconds", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const spelled = (time: number) => (time % 2 ? "Slowed@Example.com " : "slowed@example.com");
    const from = (time: number) => ({ address: `198.51.100.${time}` });
    const minutes: number[] = [];
    for (let minute = 0; minute < 6; minute += 1) {
      minutes.push(passes(await tries(12, spelled, from)));
      vi.setSystemTime(Date.now() + 61_000);
    }
    expect(minutes).toEqual([10, 10, 10, 10, 10, 0]);
    vi.setSystemTime(Date.now() + 72_000);
    expect(passes(await tries(3, spelled, from))).toBe(1);
    expect(passes(await tries(1, () => "other@example.com", from))).toBe(1);
  });

  it("send three mails an hour to one address, whoever asks, account or none", async () => {
    const ask = async (email: string, last: number) => {
      const done = await run(requestReset, { email }, of({ address: `192.0.2.${last}` }));
      return done.ok ? "ok" : done.kind;
    };
    const all = await Promise.all([1, 2, 3, 4, 5].map((last) => ask("flooded@example.com", last)));
    expect(all.sort()).toEqual(["ok", "ok", "ok", "too-many", "too-many"]);
    expect(await ask("quiet@example.com", 9)).toBe("ok");
  });
});

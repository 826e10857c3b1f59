import { type Challenge, solveChallenge } from "altcha-lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { register } from "../account-operations.server.ts";
import { passesCaptcha } from "./captcha.server.ts";
import { askCaptcha } from "./captcha-operation.server.ts";
import { deriveKey } from "./derive-key.ts";

let open: TestHouse;
let caller: Caller;
beforeAll(async () => {
  open = await testHouse({ settings: { CAPTCHA: "on" } });
  caller = callerOf(open.house);
});
afterAll(() => open?.close());

async function challenge(): Promise<Challenge> {
  const asked = await run(askCaptcha, {}, caller);
  if (!asked.ok) throw new Error(asked.reason);
  return asked.value;
}

async function solve(asked: Challenge) {
  const solution = await solveChallenge({ challenge: asked, deriveKey });
  if (!solution) throw new Error("not solved");
  return { challenge: asked, solution };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
const passes = (field: string) => passesCaptcha(open.house, open.house.db, field);

describe("the captcha", () => {
  it("takes the browser's solution once", async () => {
    const field = encode(await solve(await challenge()));
    expect(await passes(field)).toBe(true);
    expect(await passes(field)).toBe(false);
  });

  it("takes it once of many who send it at the same moment, however it is written", async () => {
    const solved = await solve(await challenge());
    const written = [
      encode(solved),
      encode({ solution: { ...solved.solution, time: 1 }, challenge: solved.challenge, extra: 1 }),
      ` ${encode(solved)}`,
    ];
    const answers = await Promise.all(written.map(passes));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it("refuses guesses, foreign and changed challenges, and nonsense", async () => {
    const asked = await challenge();
    const { solution } = await solve(asked);
    const easier = { ...asked, parameters: { ...asked.parameters, keyPrefix: "00" } };
    const longer = { ...asked, parameters: { ...asked.parameters, expiresAt: asked.parameters.expiresAt! + 60 } };
    expect(await passes(encode({ challenge: asked, solution: { counter: 1, derivedKey: "00".repeat(32) } }))).toBe(
      false,
    );
    expect(await passes(encode({ challenge: easier, solution }))).toBe(false);
    expect(await passes(encode({ challenge: longer, solution }))).toBe(false);
    for (const field of ["", "nonsense", encode(null), encode({ challenge: asked }), encode([])])
      expect(await passes(field)).toBe(false);
    expect(await passes(encode({ challenge: asked, solution }))).toBe(true);
  });

  it("refuses a challenge that has run out", async () => {
    const solved = await solve(await challenge());
    const late = Date.now() + 21 * 60_000;
    const now = Date.now;
    Date.now = () => late;
    try {
      expect(await passes(encode(solved))).toBe(false);
    } finally {
      Date.now = now;
    }
  });

  it("stands before a registration, and before the look-up of its address", async () => {
    const form = {
      email: "ada@example.com",
      pass1: "a dry martini",
      pass2: "a dry martini",
      dob_day: "5",
      dob_month: "3",
      dob_year: "1990",
      industryYN: "no",
      newsletter_opt_in: "no",
      terms: "on",
    };
    expect(await run(register, form, caller)).toMatchObject({
      ok: false,
      kind: "invalid",
      fields: { captcha: expect.any(String) },
    });
    const captcha = encode(await solve(await challenge()));
    expect(await run(register, { ...form, terms: "", captcha }, caller)).toMatchObject({
      ok: false,
      fields: { terms: expect.any(String) },
    });
    expect(await run(register, { ...form, captcha }, caller)).toMatchObject({ ok: true });
    const again = await run(register, { ...form, captcha }, caller);
    expect(again.ok ? [] : Object.keys(again.fields!)).toEqual(["captcha"]);
  });

  it("forgets uses that have run out", async () => {
    await open.house.db
      .insertInto("verification")
      .values({ id: "captcha:old", identifier: "captcha", value: "used", expires_at: new Date(0) })
      .execute();
    expect(await passes(encode(await solve(await challenge())))).toBe(true);
    expect(
      await open.house.db.selectFrom("verification").select("id").where("id", "=", "captcha:old").execute(),
    ).toEqual([]);
  });
});

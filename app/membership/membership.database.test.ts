import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#app/operations/runner.server.ts";
import { personOf } from "#app/visitor/sessions.server.ts";
import { startMembership } from "#app/visitor/users.server.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { peopleOf } from "#tests/people.ts";
import { cancelPremium, loadMembership, startPremium } from "./membership-operations.server.ts";

let open: TestHouse;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  open = await testHouse();
  people = peopleOf(open);
});
afterAll(() => open?.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
async function somebody() {
  const { headers } = await people.registered();
  const person = async () => (await personOf(open.house, headers)).person!;
  const caller = async () => callerOf(open.house, { person: await person() });
  const { id } = await person();
  const begin = (source: "payment" | "granted" | "command", ends_at: Date | null) =>
    startMembership(open.house.db, { person_id: id, source, ends_at });
  return { id, person, caller, begin };
}

it("a membership makes its person premium until it ends, by itself and at its moment", async () => {
  const ada = await somebody();
  expect((await ada.person()).premium).toBe(false);
  const soon = new Date(Date.now() + 400);
  await ada.begin("granted", soon);
  expect(await ada.person()).toMatchObject({ premium: true, premium_until: soon });
  await expect.poll(async () => (await ada.person()).premium).toBe(false);
  expect(await run(loadMembership, {}, await ada.caller())).toMatchObject({ ok: true, value: { current: null } });
});

it("of several the one counts that lasts longest, and one without an end has none", async () => {
  const ada = await somebody();
  await ada.begin("payment", inDays(30));
  await ada.begin("granted", inDays(10));
  expect((await ada.person()).premium_until!.valueOf()).toBeGreaterThan(inDays(29).valueOf());
  await ada.begin("command", null);
  const person = await ada.person();
  expect([person.premium, person.premium_until]).toEqual([true, undefined]);
  // What costs nothing ends at once, what is paid for lasts.
  expect(await run(cancelPremium, {}, await ada.caller())).toMatchObject({ ok: true, value: { withdrawn: false } });
  expect((await ada.person()).premium_until!.valueOf()).toBeGreaterThan(inDays(29).valueOf());
  const loaded = await run(loadMembership, {}, await ada.caller());
  expect(loaded).toMatchObject({ ok: true, value: { current: { source: "payment" }, age: "enough" } });
});

it("is asked for once, taken back, and refused to who is not old enough or has one", async () => {
  const ada = await somebody();
  for (let time = 0; time < 2; time += 1)
    expect(await run(startPremium, { months: "3", note: "please" }, await ada.caller())).toMatchObject({ ok: true });
  const rows = await open.house.db
    .selectFrom("membership_request")
    .selectAll()
    .where("person_id", "=", ada.id)
    .execute();
  expect(rows).toMatchObject([{ months: 3, status: "waiting" }]);
  expect((await ada.person()).premium).toBe(false);
  expect(await run(cancelPremium, {}, await ada.caller())).toMatchObject({ ok: true, value: { withdrawn: true } });
  await open.house.db.updateTable("person").set({ born: "2015-01-01" }).where("id", "=", ada.id).execute();
  expect(await run(startPremium, {}, await ada.caller())).toMatchObject({
    ok: false,
    fields: { form: "You must be over 18 to subscribe." },
  });
  // A date of birth that is known is not asked for again, whatever is sent.
  const older = { dob_day: "1", dob_month: "1", dob_year: "1980" };
  expect(await run(startPremium, older, await ada.caller())).toMatchObject({ ok: false });
  await ada.begin("granted", inDays(1));
  expect(await run(startPremium, {}, await ada.caller())).toMatchObject({ ok: false, kind: "conflict" });
});

it("a date of birth that was never asked is asked, judged and kept", async () => {
  const ada = await somebody();
  await open.house.db.updateTable("person").set({ born: null }).where("id", "=", ada.id).execute();
  const start = async (day: string, month: string, year: string) =>
    run(startPremium, { dob_day: day, dob_month: month, dob_year: year }, await ada.caller());
  expect(await start("", "", "")).toMatchObject({
    ok: false,
    fields: { dob_day: "Enter your date of birth" },
  });
  expect(await start("30", "2", "1990")).toMatchObject({
    ok: false,
    fields: { dob_day: "Date of Birth supplied is not a valid date" },
  });
  expect(await start("1", "2", "2020")).toMatchObject({
    ok: false,
    fields: { form: expect.stringContaining("over 18") },
  });
  expect(await start("1", "2", "1990")).toMatchObject({ ok: true });
  const row = await open.house.db.selectFrom("person").select("born").where("id", "=", ada.id).executeTakeFirst();
  expect(row?.born).toBe("1990-02-01");
});

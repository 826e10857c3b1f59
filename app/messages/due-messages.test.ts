import { expect, it } from "vitest";
import type { Person } from "#app/operations/operation.ts";
import { dueMessages } from "./due-messages.ts";
import { messageKinds } from "./message-kinds.server.ts";

const now = new Date("2026-11-22T12:00:00Z");
const before = (days: number) => new Date(now.valueOf() - days * 86_400_000);
const ada: Person = {
  id: "a",
  email: "ada@example.org",
  display_name: "Ada",
  role: "member",
  premium: false,
  confirmed: true,
};
const keys = (person: Person, rows: Parameters<typeof dueMessages>[2] = []) =>
  dueMessages(messageKinds, person, rows, now).map(({ key }) => key);

it("who has nothing to be told is told nothing", () => {
  expect(keys(ada)).toEqual([]);
});

it("a welcome stands until it is put away, and not for ever", () => {
  expect(keys(ada, [{ key: "welcome", told: before(1), dismissed: null }])).toEqual(["welcome"]);
  expect(keys(ada, [{ key: "welcome", told: before(1), dismissed: before(0) }])).toEqual([]);
  expect(keys(ada, [{ key: "welcome", told: before(31), dismissed: null }])).toEqual([]);
});

it("an address is asked to be confirmed until it is: put away, it comes back after a day", () => {
  const unconfirmed = { ...ada, confirmed: false };
  const put = (days: number) => [{ key: "confirm-email", told: before(9), dismissed: before(days) }];
  expect(dueMessages(messageKinds, unconfirmed, [], now)).toMatchObject([
    { key: "confirm-email", redirect: "/confirm-email" },
  ]);
  expect(keys(unconfirmed, put(0.9))).toEqual([]);
  expect(keys(unconfirmed, put(1))).toEqual(["confirm-email"]);
  expect(keys(ada, put(2))).toEqual([]);
});

it("an account's last day is said before all else, and again a day after it was put away", () => {
  const leaving = { ...ada, confirmed: false, leaves_at: new Date("2026-12-01T08:00:00Z") };
  expect(dueMessages(messageKinds, leaving, [], now)[0]).toMatchObject({
    key: "account-leaves",
    text: "Your account will be deleted on 1 December 2026.",
    link: { text: "Keep it", href: "/your-account/update" },
  });
  const put = (days: number) => [{ key: "account-leaves", told: before(9), dismissed: before(days) }];
  expect(keys({ ...leaving, confirmed: true }, put(0.9))).toEqual([]);
  expect(keys({ ...leaving, confirmed: true }, put(1))).toEqual(["account-leaves"]);
});

it("a membership's end is said two weeks ahead, with its day, and again a week after it was put away", () => {
  const member = (days: number) => ({ ...ada, premium: true, premium_until: before(-days) });
  expect(keys(member(15))).toEqual([]);
  const [said] = dueMessages(messageKinds, member(10), [], now);
  expect(said).toMatchObject({ key: "membership-ends", text: "Your premium membership ends on 2 December 2026." });
  expect(keys(member(3), [{ key: "membership-ends", told: before(8), dismissed: before(6) }])).toEqual([]);
  expect(keys(member(3), [{ key: "membership-ends", told: before(8), dismissed: before(7) }])).toEqual([
    "membership-ends",
  ]);
});

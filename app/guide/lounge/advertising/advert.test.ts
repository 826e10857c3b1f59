import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AdvertForm, advertFields, checkAdvert } from "./advert.ts";

const days = { first: "2026-11-23", last: "2027-01-21" };
const right: AdvertForm = {
  job_title: "Head bartender",
  company: "The Quiet Glass",
  contact_name: "Ada Byron",
  email: "ada@example.org",
  phone: "",
  city: "Leeds",
  country: "England",
  hours: "full time",
  pay: "£32,000 a year",
  description:
    "You run a bar of twelve seats with two colleagues, write its list four times a year and lock up at one.",
  closes: "2026-12-24",
  package: "list",
};
const errorsOf = (change: Partial<AdvertForm>) => {
  const checked = checkAdvert({ ...right, ...change }, days);
  return "errors" in checked ? checked.errors : {};
};

describe("an advertisement", () => {
  it("is taken as it was meant", () => {
    expect(checkAdvert({ ...right, company: "  The  Quiet\tGlass " }, days)).toEqual({
      advert: { ...right, phone: null },
    });
    const lines = `${right.description}\r\nSundays are free.\u0007`;
    expect(checkAdvert({ ...right, description: lines }, days)).toMatchObject({
      advert: { description: `${right.description}\nSundays are free.` },
    });
  });

  it("left empty says for each field what is missing, all at once", () => {
    const empty = Object.fromEntries(advertFields.map((name) => [name, " "])) as AdvertForm;
    expect(Object.keys(errorsOf(empty)).sort()).toEqual(advertFields.filter((name) => name !== "phone").sort());
  });

  it.each<[keyof AdvertForm, string, RegExp]>([
    ["email", "ada", /name@example\.com/],
    ["email", "ada@example", /name@example\.com/],
    ["email", "ada@example.org\nbcc: all@example.org", /name@example\.com/],
    ["phone", "call me", /telephone/],
    ["closes", "2026-02-30", /real/],
    ["closes", "24/12/2026", /real/],
    ["closes", "2026-11-22", /future/],
    ["closes", "2027-01-22", /within 60 days/],
    ["country", "Atlantis", /Choose/],
    ["hours", "always", /Choose/],
    ["package", "toString", /Choose/],
    ["description", "Come and work.", /at least 80/],
    ["job_title", "x".repeat(81), /at most 80/],
    ["job_title", "\u202e\u200b", /Enter the job/],
  ])("is refused for its %s: %j", (name, value, message) => {
    expect(errorsOf({ [name]: value })).toEqual({ [name]: expect.stringMatching(message) });
  });

  it("is judged in bounded time, whatever is sent", () => {
    const any = fc.record(Object.fromEntries(advertFields.map((name) => [name, fc.string({ unit: "binary" })])));
    fc.assert(fc.property(any, (form) => void checkAdvert(form as AdvertForm, days)));
    checkAdvert({ ...right, email: `${"a".repeat(20_000)}@${"a-".repeat(20_000)}` }, days);
  });
});

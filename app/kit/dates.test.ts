import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAfter, isOfAge, isOldEnough, isoDay, isRealDay, siteDay, siteDayEnds, tidyDatePart } from "./dates.ts";

const day = (text: string) => {
  const [year, month, date] = text.split("-").map(Number);
  return { day: date!, month: month!, year: year! };
};
/** Noon by the clock on the wall, so that no time zone of the machine shifts the day. */
const noon = (text: string) => new Date(`${text}T12:00:00`);

describe("the site's day", () => {
  it("is London's, in summer as in winter", () => {
    expect(isoDay(siteDay(new Date("2027-07-01T22:59:59Z")))).toBe("2027-07-01");
    expect(isoDay(siteDay(new Date("2027-07-01T23:00:00Z")))).toBe("2027-07-02");
    expect(isoDay(siteDay(new Date("2027-01-01T23:59:59Z")))).toBe("2027-01-01");
  });

  it("is never over before it is said to end, and is said to end within a day", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }), (now) => {
        const ends = siteDayEnds(now).getTime();
        expect(siteDay(new Date(ends - 1))).toEqual(siteDay(now));
        expect(ends).toBeGreaterThan(now.getTime());
        expect(ends - now.getTime()).toBeLessThanOrEqual(86_400_000);
      }),
    );
  });

  it("is followed and preceded by the calendar's", () => {
    expect(isoDay(dayAfter(day("2024-02-28"), 1))).toBe("2024-02-29");
    expect(isoDay(dayAfter(day("2027-01-01"), -1))).toBe("2026-12-31");
  });
});

describe("a calendar day", () => {
  it("counts leap years by the whole rule", () => {
    expect(isRealDay(day("2024-02-29"))).toBe(true);
    expect(isRealDay(day("2000-02-29"))).toBe(true);
    expect(isRealDay(day("1900-02-29"))).toBe(false);
    expect(isRealDay(day("2023-02-29"))).toBe(false);
  });

  it("is none outside the calendar", () => {
    for (const text of [
      "2020-04-31",
      "2020-00-10",
      "2020-13-01",
      "2020-01-00",
      "2020-01-32",
      "999-01-01",
      "3001-01-01",
    ])
      expect(isRealDay(day(text)), text).toBe(false);
    expect(isRealDay({ day: 1.5, month: 1, year: 2000 })).toBe(false);
    expect(isRealDay({ day: Number.NaN, month: 1, year: 2000 })).toBe(false);
  });

  it("reads as an ISO day, or not at all", () => {
    expect(isoDay({ day: 1, month: 3, year: 2026 })).toBe("2026-03-01");
    expect(isoDay({ day: 31, month: 2, year: 2026 })).toBeNull();
  });
});

describe("the age rule", () => {
  it("still says no on the birthday itself and yes the day after", () => {
    const born = day("2008-11-21");
    expect(isOldEnough(born, 18, noon("2026-11-20"))).toBe(false);
    expect(isOldEnough(born, 18, noon("2026-11-21"))).toBe(false);
    expect(isOldEnough(born, 18, noon("2026-11-22"))).toBe(true);
  });

  it("of a law says yes on the birthday, and no the day before", () => {
    const born = day("2008-11-21");
    const on = (day: number) => isOfAge(born, 18, { day, month: 11, year: 2026 });
    expect([on(20), on(21), on(22)]).toEqual([false, true, true]);
    expect(isOfAge({ day: 31, month: 2, year: 1980 }, 18, { day: 1, month: 1, year: 2026 })).toBe(false);
  });

  it("treats those born on 29 February as the calendar does", () => {
    const born = day("2008-02-29");
    expect(isOldEnough(born, 18, noon("2026-02-28"))).toBe(false);
    expect(isOldEnough(born, 18, noon("2026-03-01"))).toBe(true);
    expect(isOldEnough(born, 16, noon("2024-02-29"))).toBe(false);
    expect(isOldEnough(born, 16, noon("2024-03-01"))).toBe(true);
  });

  it("never lets a day pass that does not exist", () => {
    expect(isOldEnough(day("1980-02-30"), 18, noon("2026-11-21"))).toBe(false);
  });

  it("once met stays met, for every day of birth", () => {
    const days = fc.date({ min: new Date(1950, 0, 1), max: new Date(2030, 0, 1), noInvalidDate: true });
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 60 }), (birth, today, age) => {
        const born = { day: birth.getDate(), month: birth.getMonth() + 1, year: birth.getFullYear() };
        const tomorrow = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
        if (isOldEnough(born, age, today)) expect(isOldEnough(born, age, tomorrow)).toBe(true);
      }),
    );
  });
});

describe("a typed date field", () => {
  it("keeps digits only, without leading zeros, and clears what no calendar has", () => {
    expect(tidyDatePart("day", "07")).toBe("7");
    expect(tidyDatePart("day", "3x1")).toBe("31");
    expect(tidyDatePart("day", "32")).toBe("");
    expect(tidyDatePart("month", "12")).toBe("12");
    expect(tidyDatePart("month", "13")).toBe("");
    expect(tidyDatePart("year", " 1988!")).toBe("1988");
    expect(tidyDatePart("year", "19881")).toBe("1988");
  });
});

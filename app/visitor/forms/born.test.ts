import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bornProblem, isFullyTyped, readBorn } from "./born.ts";

const today = new Date(2026, 10, 21);
const parts = (day: string, month: string, year: string) => ({ day, month, year });

describe("a day of birth as typed", () => {
  it("lets in from the day after the birthday on, not on the birthday", () => {
    expect(bornProblem(parts("20", "11", "2008"), 18, today)).toBeNull();
    expect(bornProblem(parts("21", "11", "2008"), 18, today)).toBe("too-young");
    expect(bornProblem(parts("22", "11", "2008"), 18, today)).toBe("too-young");
  });

  it("follows the minimum age that it is given", () => {
    expect(bornProblem(parts("20", "11", "2005"), 21, today)).toBeNull();
    expect(bornProblem(parts("20", "11", "2006"), 21, today)).toBe("too-young");
  });

  it("knows which days the calendar has", () => {
    expect(bornProblem(parts("29", "2", "2000"), 18, today)).toBeNull();
    expect(bornProblem(parts("29", "2", "1900"), 18, today)).toBe("not-real");
    expect(bornProblem(parts("31", "4", "1990"), 18, today)).toBe("not-real");
    expect(bornProblem(parts("1", "1", "999"), 18, today)).toBe("not-real");
    expect(bornProblem(parts("07", "03", "1990"), 18, today)).toBeNull();
  });

  it("says what is missing before anything else", () => {
    expect(bornProblem(parts("", "13", "1990"), 18, today)).toBe("missing");
  });

  it("takes digits only, whatever else a client sends", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        fc.pre(!/^\d{1,4}$/.test(text));
        expect(readBorn(parts(text, "1", "1990"))).toBeNull();
      }),
    );
  });

  it("reads back every day that it writes", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1000-01-01"), max: new Date("2999-12-31"), noInvalidDate: true }),
        (date) => {
          const [year, month, day] = date.toISOString().slice(0, 10).split("-") as [string, string, string];
          expect(readBorn(parts(day, month, year))).toEqual({
            day: Number(day),
            month: Number(month),
            year: Number(year),
          });
        },
      ),
    );
  });

  it("waits for the year to be written out", () => {
    expect(isFullyTyped(parts("1", "1", "199"))).toBe(false);
    expect(isFullyTyped(parts("1", "", "1990"))).toBe(false);
    expect(isFullyTyped(parts("1", "1", "1990"))).toBe(true);
  });
});

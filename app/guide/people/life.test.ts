import { describe, expect, it } from "vitest";
import { type Dated, lifeOf, placeIn } from "./life.ts";

const exactly = (year: number | null) => ({ year, circa: false });
const drink = (year: number): Dated => ({ kind: "drink", year, circa: false, name: `Of ${year}`, href: `/${year}` });
const yearsOf = (life: ReturnType<typeof lifeOf>) => life?.dated.map(({ year }) => year);

describe("the line of a life", () => {
  it("goes from birth to death, with what happened within", () => {
    const life = lifeOf(exactly(1907), exactly(1989), [1893, 1907, 1934, 1989, 1990].map(drink), 2026);
    expect(life).toMatchObject({ from: 1907, to: 1989, ends: "1989" });
    expect(yearsOf(life)).toEqual([1934, 1989]);
  });

  it("goes on to today, or to what is last known of somebody who was born too long ago", () => {
    expect(lifeOf(exactly(1980), exactly(null), [2005, 2007].map(drink), 2026)).toMatchObject({
      to: 2026,
      ends: "today",
    });
    expect(lifeOf(exactly(1850), exactly(null), [1880, 1895].map(drink), 2026)).toMatchObject({ to: 1895, ends: "" });
  });

  it("is none without a birth, or where no two things within have a year", () => {
    expect(lifeOf(exactly(null), exactly(1989), [1934, 1937].map(drink), 2026)).toBeNull();
    expect(lifeOf(exactly(1907), exactly(1989), [1893, 1934].map(drink), 2026)).toBeNull();
  });

  it("has a place for each year", () => {
    expect([1907, 1948, 1989].map((year) => placeIn({ from: 1907, to: 1989 }, year))).toEqual([0, 50, 100]);
    expect(placeIn({ from: 1907, to: 1907 }, 1907)).toBe(0);
  });
});

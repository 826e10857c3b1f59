import { expect, it } from "vitest";
import { lifeText, yearText } from "./years.ts";

const known = (year: number) => ({ year, circa: false });
const about = (year: number) => ({ year, circa: true });
const unknown = { year: null, circa: false };

it("a year says when it is not certain, and nothing when it is not known", () => {
  expect([yearText(known(1823)), yearText(about(1823)), yearText(unknown)]).toEqual(["1823", "about 1823", null]);
});

it("a life is told by as much as is known of it", () => {
  expect(lifeText(known(1877), about(1965))).toBe("1877–about 1965");
  expect(lifeText(about(1950), unknown)).toBe("born about 1950");
  expect(lifeText(unknown, known(1839))).toBe("died 1839");
  expect(lifeText(unknown, unknown)).toBeNull();
});

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readNarrowed } from "../areas/area-filters.ts";
import { cocktails } from "../cocktails/cocktail-area.ts";
import { inSeasonIn, moodsOf, seasonOf, spirits } from "./tonight.ts";

const months = Array.from({ length: 12 }, (_, place) => place + 1);
const folder = "content/ingredients";
const keys = new Set(
  readdirSync(folder).flatMap((file) =>
    (JSON.parse(readFileSync(`${folder}/${file}`, "utf8")).ingredients as { key: string }[]).map(({ key }) => key),
  ),
);

describe("what the front page draws from", () => {
  it("is in every month what the list of cocktails can be narrowed to", () => {
    for (const month of months)
      for (const { values } of [seasonOf(month), ...moodsOf(month)]) {
        const query = new URLSearchParams(
          Object.entries(values).flatMap(([name, all]) => all.map((one) => [name, one])),
        );
        expect(readNarrowed(cocktails, query).values).toEqual(values);
      }
  });

  it("names ingredients that the library has, several in each month", () => {
    for (const month of months) {
      expect([month, inSeasonIn(month).length > 1]).toEqual([month, true]);
      expect(inSeasonIn(month).filter((key) => !keys.has(key))).toEqual([]);
    }
    expect(spirits.filter((key) => !keys.has(key))).toEqual([]);
  });

  it("begins with the season, and ends with the other", () => {
    expect([moodsOf(7)[0]?.title, moodsOf(12)[0]?.title]).toEqual(["For summer", "For winter"]);
    expect(new Set(months.map((month) => seasonOf(month).why)).size).toBe(12);
  });
});

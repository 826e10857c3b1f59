import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Area, AreaFilter } from "../area.ts";
import { followersOf, listQuery, namesOf, readNarrowed, tagsOf, without, withoutFollowers } from "./area-filters.ts";

const filters = [
  { name: "country", label: "Country", kind: "choice" },
  { name: "city", label: "City", kind: "choice", follows: "country" },
  { name: "street", label: "Street", kind: "choice", follows: "city" },
  { name: "kind", label: "Kind", kind: "choices" },
  { name: "from", label: "From", kind: "number", before: "from" },
  { name: "abv", label: "Strength", kind: "tenths" },
  { name: "when", label: "When", kind: "choice", fallback: "coming", texts: { coming: "Coming", past: "Past" } },
  { name: "letter", label: "Letter", kind: "letter" },
  { name: "without_alcohol", label: "Without alcohol", kind: "switch" },
  { name: "makeable", label: "With my bar", kind: "choice", texts: { "0": "Now" }, personal: true },
] as const satisfies AreaFilter[];
const area: Pick<Area, "filters" | "orders"> = { filters, orders: [{ name: "name", label: "A to Z" }] };
const read = (query: string) => readNarrowed(area, new URLSearchParams(query));

describe("the filters of a list", () => {
  it("a number is a whole one, and anything else is none", () => {
    expect(read("from=1850").values).toEqual({ from: ["1850"] });
    for (const none of ["from=", "from=-1", "from=1e3", "from=1.5", "from=old", "from=12345678"])
      expect([none, read(none).values]).toEqual([none, {}]);
  });

  it("a strength has a tenth or none, behind a point or a comma", () => {
    for (const [asked, value] of [
      ["43.1", "43.1"],
      ["43,1", "43.1"],
      ["40", "40"],
    ])
      expect(read(`abv=${asked}`).values).toEqual({ abv: [value] });
    for (const none of ["abv=43.", "abv=.5", "abv=4.55", "abv=-1.5", "abv=1e1", "abv=1000.1", "abv=4%20.5"])
      expect([none, read(none).values]).toEqual([none, {}]);
  });

  it("one of the reader's own is read, and makes no page that may be kept", () => {
    expect(read("makeable=0").values).toEqual({ makeable: ["0"] });
    expect(read("makeable=9").values).toEqual({});
    expect(namesOf(area)).not.toContain("makeable");
    expect(namesOf(area)).toEqual(expect.arrayContaining(["kind", "kind[]", "keyword[]"]));
  });

  it("a switch is on by a yes, however it is written, and stands in addresses as 1 (contract.md, 8)", () => {
    for (const yes of ["1", "yes", "true", "on"])
      expect(read(`without_alcohol=${yes}`).values).toEqual({ without_alcohol: ["1"] });
    for (const no of ["0", "no", "off", "maybe"]) expect(read(`without_alcohol=${no}`).values).toEqual({});
  });

  it("what holds anyway is not in the address", () => {
    expect(read("when=coming").values).toEqual({});
    expect(read("when=past").values).toEqual({ when: ["past"] });
    expect(listQuery(area, read("when=coming&letter=B"))).toBe("?letter=B");
  });

  it("another value takes back all that follows it, however far", () => {
    expect(followersOf(area, "country")).toEqual(["city", "street"]);
    const narrowed = read("country=France&city=Paris&street=Daunou&kind=pub");
    expect(listQuery(area, withoutFollowers(area, narrowed, "country"))).toBe("?country=France&kind=pub");
    expect(listQuery(area, withoutFollowers(area, narrowed, "city"))).toBe("?country=France&city=Paris&kind=pub");
    expect(withoutFollowers(area, narrowed, "kind")).toEqual(narrowed);
  });

  it("those that are on are told in words", () => {
    const tags = tagsOf(area, read("from=1850&when=past&keyword=gin"), {});
    expect(tags.map(({ text }) => text)).toEqual(["“gin”", "from 1850", "Past"]);
  });

  it("are the same after they went through an address", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.constantFrom("keyword", "country", "kind", "kind[]", "from", "when", "sort"), fc.string()),
        ),
        (given) => {
          const narrowed = readNarrowed(area, new URLSearchParams(given));
          expect(read(listQuery(area, narrowed))).toEqual(narrowed);
        },
      ),
    );
  });
});

it("a filter whose last value is taken off is off, and stands nowhere", () => {
  const narrowed = { values: { country: ["France"], city: ["Paris", "Lyon"] }, sort: "", limit: 24 };
  expect(without(narrowed, "city", "Lyon").values).toEqual({ country: ["France"], city: ["Paris"] });
  expect(without(without(narrowed, "city", "Lyon"), "city", "Paris").values).toEqual({ country: ["France"] });
  expect(without(narrowed, "city").values).toEqual({ country: ["France"] });
});

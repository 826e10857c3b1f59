import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFields } from "#app/platform/body.server.ts";
import { everythingQuery } from "../../bar-types.ts";
import { mostMissing, recipeSearchQuery, recipeSorts } from "../recipe-search.ts";
import { recipeSearchSchema } from "../recipe-search-input.server.ts";
import { filterTags, gentlerSearches, recipesHref } from "./recipe-address.ts";

const ordinary = recipeSearchSchema.parse({});
const anySearch = fc.record({
  keyword: fc.constantFrom("", "sour", "gin & tonic", "piña=50%"),
  allow_alt_ingredients: fc.constantFrom(0, 1, 2),
  present_hidden: fc.boolean(),
  include_non_alcoholic: fc.boolean(),
  hide_favourites: fc.boolean(),
  custom_ingredients_only: fc.boolean(),
  only_unlocked: fc.boolean(),
  custom_ingredient_ids: fc.uniqueArray(fc.integer({ min: 1, max: 3_000 }), { maxLength: 5 }),
  must_contain_ingredient: fc.nat(3_000),
  missing: fc.nat(mostMissing),
  sort: fc.constantFrom(...recipeSorts),
});

function queryOf(href: string): string {
  return href.includes("?") ? href.slice(href.indexOf("?")) : "";
}

describe("the address of a search", () => {
  it("reads back as the search that it was written from", () => {
    fc.assert(
      fc.property(anySearch, fc.nat(90), fc.integer({ min: 1, max: 40 }), (search, offset, limit) => {
        const asked = readFields(queryOf(recipesHref(search, { limit, offset })));
        expect(recipeSearchSchema.parse(asked)).toEqual(search);
        expect(Number(asked.offset ?? 0)).toBe(offset);
        expect(Number(asked.limit ?? 10)).toBe(limit);
      }),
    );
  });

  it("says nothing of what is ordinary", () => {
    expect(recipesHref(ordinary)).toBe("/my-bar/recipes");
    expect(recipesHref(ordinary, { limit: 20 })).toBe("/my-bar/recipes?limit=20");
  });
});

describe("the tags of the filters that are on", () => {
  it("are none for the ordinary search", () => {
    expect(filterTags(ordinary, [], null)).toEqual([]);
  });

  it("take away one filter each", () => {
    const search = {
      ...ordinary,
      keyword: "sour",
      missing: 2,
      hide_favourites: true,
      custom_ingredient_ids: [3, 8],
      must_contain_ingredient: 1,
    };
    const custom = [
      { ingredient_id: 3, name: "Gin" },
      { ingredient_id: 8, name: "Campari" },
    ];
    const tags = filterTags(search, custom, { ingredient_id: 1, name: "Rum" });
    expect(tags.map((tag) => tag.text)).toEqual([
      "“sour”",
      "With Rum",
      "Hide my favourites",
      "As if I had Gin",
      "As if I had Campari",
    ]);
    expect(tags.at(-1)!.without).toEqual({ ...search, custom_ingredient_ids: [3] });
    expect(tags[1]!.without).toEqual({ ...search, must_contain_ingredient: 0 });
  });

  it("are one for all that are many: the page of a whole bar that is supposed stays small", () => {
    const custom = Array.from({ length: 600 }, (_, place) => ({ ingredient_id: 10_001 + place, name: "Gin" }));
    const search = { ...ordinary, custom_ingredient_ids: custom.map(({ ingredient_id }) => ingredient_id) };
    const tags = filterTags(search, custom, null);
    expect(tags.at(-1)!.text).toBe(`As if I had ${600 - tags.length + 1} more`);
    expect(tags.at(-1)!.without.custom_ingredient_ids).toEqual(search.custom_ingredient_ids.slice(0, tags.length - 1));
    expect(tags.map(({ without }) => recipesHref(without)).join("").length).toBeLessThan(200_000);
  });

  it("are none for what lets more in: that is no filter to take off", () => {
    const generous = { ...ordinary, missing: 2, present_hidden: true, include_non_alcoholic: true };
    expect(filterTags({ ...generous, allow_alt_ingredients: 1 }, [], null)).toEqual([]);
  });
});

describe("gentler searches", () => {
  it("let more be missing, up to the most that is allowed", () => {
    const missing = (from: number) =>
      gentlerSearches({ ...ordinary, missing: from }, mostMissing)
        .filter(({ text }) => text.endsWith("missing"))
        .map(({ text, search }) => [text, search.missing]);
    expect(missing(3)).toEqual([
      ["Allow 4 missing", 4],
      ["Allow 5 missing", 5],
    ]);
    expect(missing(0)[0]).toEqual(["Allow one missing", 1]);
    expect(missing(mostMissing)).toEqual([]);
  });

  it("never ask for what the search asks for already", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        for (const gentler of gentlerSearches(search, mostMissing)) expect(gentler.search).not.toEqual(search);
      }),
    );
  });
});

it("leads to everything by the query that the menus have", () => {
  expect(recipeSearchQuery({ include_non_alcoholic: true, present_hidden: true })).toBe(everythingQuery);
});

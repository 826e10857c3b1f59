import { describe, expect, it } from "vitest";
import { isAsked, isRatedSo, shuffled } from "./recipe-query.ts";
import { readQuery } from "./recipe-query-input.server.ts";

describe("a search of recipes", () => {
  it("asks for nothing where nothing is said, and whatever makes no sense is not said", () => {
    const nothing = readQuery();
    expect(nothing).toMatchObject({
      favourite: "",
      nonalcoholic: "",
      rating: "",
      missing: 0,
      sort: "best",
      shuffle: 0,
    });
    expect(
      readQuery({
        favourite: "maybe",
        rating: "7",
        missing: "x",
        sort: [],
        keyword: {},
        hof: null,
        altingredients: { toString: 1 },
      }),
    ).toEqual(nothing);
    expect(readQuery({ nonalcoholic: "hide" }).nonalcoholic).toBe("");
  });

  it("reads every value that there is", () => {
    expect(readQuery({ missing: "9", altingredients: "yes", requireoptional: "on", rating: 5.5 })).toMatchObject({
      missing: 3,
      altingredients: 1,
      requireoptional: true,
      rating: "5.5",
    });
    expect(readQuery({ altingredients: 2, yourrating: "rated-only", commented: "hide", shuffle: "77" })).toMatchObject({
      altingredients: 2,
      yourrating: "rated-only",
      commented: "hide",
      shuffle: 77,
    });
  });

  it("keeps what was said before where nothing is said of it now", () => {
    expect(readQuery({ missing: 2, hof: "only" }, { missing: "1", hof: "" })).toMatchObject({
      missing: 1,
      hof: "only",
    });
  });

  it("takes ratings as at least, and tri-states either way", () => {
    expect([5.5, 4, 3.5, null].map((rating) => isRatedSo("4", rating))).toEqual([true, true, false, false]);
    expect([1, null].map((rating) => isRatedSo("rated-only", rating))).toEqual([true, false]);
    expect([true, false].map((so) => isAsked("only", so))).toEqual([true, false]);
    expect([true, false].map((so) => isAsked("hide", so))).toEqual([false, true]);
    expect([true, false].map((so) => isAsked("", so))).toEqual([true, true]);
  });

  it("shuffles the same way by the same seed, and another way by another", () => {
    const ids = Array.from({ length: 500 }, (_, place) => place + 1);
    const order = (seed: number) => ids.toSorted((a, b) => shuffled(seed, a) - shuffled(seed, b));
    expect(order(7)).toEqual(order(7));
    expect(order(7)).not.toEqual(order(8));
    expect(order(7)).not.toEqual(ids);
    expect(new Set(ids.map((id) => shuffled(7, id))).size).toBe(ids.length);
  });
});

import { describe, expect, it } from "vitest";
import { softAddress } from "./soft-address.ts";

const origin = "https://jigger.example";
const here = { origin, pathname: "/cocktails", search: "?spirit=gin" };
const lead = (to: string, prefix = "") => softAddress(new URL(to, `${origin}${prefix}/cocktails`), here, prefix);

describe("a link that comes without a reload", () => {
  it("keeps its query and its anchor and loses the language", () => {
    expect(lead("/cocktails/recipe/77/negroni?yield=2#method")).toBe("/cocktails/recipe/77/negroni?yield=2#method");
    expect(lead("/fr-fr/search?keyword=gin", "/fr-fr")).toBe("/search?keyword=gin");
    expect(lead("/fr-fr", "/fr-fr")).toBe("/");
  });

  it("may lead to the same page with another query", () => {
    expect(lead("/cocktails?spirit=rum#main")).toBe("/cocktails?spirit=rum#main");
  });
});

describe("a link that is the browser's", () => {
  it.each([
    ["another site's", "https://elsewhere.example/cocktails", ""],
    ["an anchor on the page", "/cocktails?spirit=gin#main", ""],
    ["another language's", "/de-de/cocktails", ""],
    ["another language's, from one", "/de-de/cocktails", "/fr-fr"],
    ["the first language's, from another", "/cocktails", "/fr-fr"],
    ["a call", "/api/dev/frontend/personal", ""],
    ["a call in a language", "/fr-fr/api/docs", "/fr-fr"],
    ["a page that may ask for the camera", "/beer-wine-spirits/submit-product?step=2", ""],
    ["another of them, in a language", "/fr-fr/my-bar/code", "/fr-fr"],
    ["a drawing", "/drawings/cocktails/77.svg", ""],
  ])("is %s", (_, to, prefix) => {
    expect(lead(to, prefix)).toBe(null);
  });

  it("is not one between two steps of a page that may ask for the camera already", () => {
    const address = (prefix: string) => `${origin}${prefix}/beer-wine-spirits/submit-product?step=`;
    for (const prefix of ["", "/fr-fr"]) {
      const at = { ...here, pathname: `${prefix}/beer-wine-spirits/submit-product`, search: "?step=1" };
      expect(softAddress(new URL(`${address(prefix)}2`), at, prefix)).toBe("/beer-wine-spirits/submit-product?step=2");
    }
  });

  it("is not one that only begins alike", () => {
    expect(lead("/apiary")).toBe("/apiary");
  });
});

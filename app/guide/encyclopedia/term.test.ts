import { expect, it } from "vitest";
import { localeOfTerm } from "./term.ts";

it("an old address names a language, a country or a locale, and nothing else", () => {
  expect(["gb", "en", "us", "fr", "de-de", "en-gb"].map(localeOfTerm)).toEqual([
    "en-gb",
    "en-gb",
    "en-us",
    "fr-fr",
    "de-de",
    "en-gb",
  ]);
  for (const other of ["", "xx", "EN", "pt", "toString", "__proto__", "en_gb"]) expect(localeOfTerm(other)).toBeNull();
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languageTag, locales, localPath, splitLocale } from "./locale.ts";

describe("the language prefix of an address", () => {
  it("is split off where it is known", () => {
    expect(splitLocale("/cocktails")).toEqual({ locale: "en-gb", prefix: "", rest: "/cocktails" });
    expect(splitLocale("/fr-fr/cocktails")).toEqual({ locale: "fr-fr", prefix: "/fr-fr", rest: "/cocktails" });
    expect(splitLocale("/fr-fr")).toEqual({ locale: "fr-fr", prefix: "/fr-fr", rest: "/" });
    expect(splitLocale("/en-gb/")).toEqual({ locale: "en-gb", prefix: "/en-gb", rest: "/" });
    expect(splitLocale("/fr-fr.data").locale).toBe("fr-fr");
  });

  it("is a stranger's where it looks like one and is none", () => {
    for (const path of ["/xx-xx", "/xx-xx/cocktails", "/FR-FR/cocktails"]) expect(splitLocale(path).locale).toBeNull();
  });

  it("is none where more or less than that stands there", () => {
    for (const path of ["/", "/fr", "/fr-fra/x", "/frfr/x", "/a/fr-fr"]) {
      expect(splitLocale(path)).toEqual({ locale: "en-gb", prefix: "", rest: path });
    }
  });

  it("put on and taken off again leaves the path as it was", () => {
    const paths = fc.webPath().filter((path) => path.startsWith("/") && splitLocale(path).prefix === "");
    fc.assert(
      fc.property(fc.constantFrom(...locales), paths, (locale, path) => {
        expect(splitLocale(localPath(`/${locale}`, path))).toEqual({ locale, prefix: `/${locale}`, rest: path });
      }),
    );
  });

  it("has a language tag", () => {
    expect(locales.map(languageTag)).toEqual(["en-GB", "en-US", "fr-FR", "de-DE", "es-ES", "it-IT"]);
  });
});

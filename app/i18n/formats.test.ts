import fc from "fast-check";
import { expect, it } from "vitest";
import { showNumber } from "./formats.ts";
import { languageTag, locales } from "./locale.ts";

it("writes every number as the reader's language does, whether or not a format is opened for it", () => {
  const decimals = fc.tuple(fc.integer({ min: -20_000, max: 2_000_000 }), fc.integer({ min: 0, max: 3 }));
  const value = fc.oneof(
    decimals.map(([units, places]) => units / 10 ** places),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    fc.constantFrom(0, -0, 0.1 + 0.2, 1e-7, 999.999, 1e21),
  );
  fc.assert(
    fc.property(value, fc.constantFrom(...locales), fc.integer({ min: 0, max: 3 }), (number, locale, digits) => {
      const format = new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: digits });
      expect(showNumber(number, locale, digits)).toBe(format.format(number));
    }),
  );
});

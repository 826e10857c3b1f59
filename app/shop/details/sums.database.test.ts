import { glob } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import type { Operation } from "#app/operations/operation.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { decimalSums, decimalTables, type ToReckon } from "#tests/shop/decimal-sums.ts";
import { currencyFor } from "../basket/basket.ts";
import type { LineRow } from "../basket/basket-store.server.ts";
import { deliveryCountries } from "../money/rates-store.server.ts";
import { vatCategories } from "../money/totals.ts";
import { treatmentOf } from "../money/treatment.ts";
import { sumsOf } from "./sums.server.ts";

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse();
});
afterAll(() => open?.close());
/** A number of each country of the EU whose checksum is right. */
const numbers = (
  "ATU13585627 BE0428759497 BG175074752 CY10259033P CZ25123891 DE136695976 DK13585628 EE100931558 EL094259216 " +
  "ESB58378431 FI20774740 FR40303265045 HR33392005961 HU12892312 IE6433435F IT00743110157 LT119511515 LU15027442 " +
  "LV40003521600 MT11679112 NL004495445B01 PL8567346215 PT501964843 RO24736200 SE556188840401 SI50223054 SK2022749619"
).split(" ");
/** Also the few pence where halves are rounded. */
const price = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20_000 }));
const line = fc.record({
  prices: fc.record({ GBP: price, EUR: price, USD: price, AUD: fc.option(price, { freq: 3 }) }),
  quantity: fc.integer({ min: 1, max: 99 }),
  category: fc.constantFrom(...vatCategories),
  grams: fc.integer({ min: 1, max: 80 }),
});
/** A line of a basket, of which the sums read no more than this. */
const lineOf = ({ prices, quantity, category, grams }: ToReckon["lines"][number], place: number) =>
  ({
    ...{ prices, quantity, vat: category, weight_g: grams },
    ...{ skew_id: place + 1, offer_id: 1, place: "basket" },
  }) as LineRow;
it("an order's sums are those of a decimal model: in every currency, to every country, exempt or not, of any quantity, rounded once", async () => {
  const tables = await decimalTables(open.house.pool);
  const countries = await deliveryCountries(open.house.db);
  const seen = { currencies: new Set<string>(), countries: new Set<string>(), exempt: new Set<boolean>(), heavy: 0 };
  const basket = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    wanted: fc.constantFrom("GBP", "EUR", "USD", "AUD"),
    country: fc.constantFrom(...tables.countries),
    business: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(basket, async (asked) => {
      const vatNumber = asked.business ? (numbers.find((one) => one.startsWith(asked.country.code)) ?? "") : "";
      const country = countries.find(({ code }) => code === asked.country.code)!;
      const treatment = treatmentOf({ country, vatNumber, privateBuyer: !asked.business });
      if ("error" in treatment) throw new Error(treatment.error);
      const rows = asked.lines.map(lineOf);
      const sums = await sumsOf(open.house.db, { rows, currency: currencyFor(rows, asked.wanted), country, treatment });
      const model = decimalSums(tables, asked);
      seen.heavy += model ? 0 : 1;
      if (!model || !sums) {
        expect([sums, model]).toEqual([null, null]);
        return;
      }
      expect({
        ...{ currency: sums.currency, exempt: treatment.exempt, total: (sums.total / 100).toFixed(2) },
        vat: sums.vat.map(({ rate, vat }) => ({ rate, vat: (vat / 100).toFixed(2) })),
      }).toEqual(model);
      // What is shown beside it adds up, to the penny.
      expect(sums.goods + sums.delivery).toBe(sums.total);
      if (!treatment.exempt) expect(sums.vat.reduce((all, { net, vat }) => all + net + vat, 0)).toBe(sums.total);
      seen.currencies.add(sums.currency);
      seen.countries.add(country.code);
      seen.exempt.add(treatment.exempt);
    }),
    { numRuns: 600 },
  );
  expect([seen.currencies.size, seen.exempt.size, seen.countries.size > 30]).toEqual([4, 2, true]);
  expect(seen.heavy).toBeLessThan(200);
});
/** The names of all fields of an input, at any depth. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === "properties"
      ? Object.entries(value as object).flatMap(([name, inner]) => [name, ...namesIn(inner)])
      : namesIn(value),
  );
}

const ofMoney =
  /price|total|sum|amount|rate|tax|vat|stock|exempt|cost|discount|goods|paid|refund|gbp|eur|usd|aud|curren|delivery|left/i;

it("what somebody who buys may send has no field for a price, a sum, a rate, a stock or who is exempt, but those that are said here", async () => {
  const found: Record<string, string[]> = {};
  for await (const file of glob("app/shop/**/*.server.ts")) {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(file).href);
    for (const one of Object.values(exported)) {
      const { name, who, input } = (one ?? {}) as Partial<Operation>;
      if (!name || !(input instanceof z.ZodType) || who === "editor" || who === "admin") continue;
      const names = namesIn(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }));
      found[name] = [...new Set(names)].filter((field) => ofMoney.test(field)).sort();
    }
  }
  expect(Object.keys(found).length).toBeGreaterThanOrEqual(10);
  // In which of the offer's own prices it is told; a number that is checked; and one that is ignored, as tests/http/shop-orders shows.
  const told = ["currency"];
  const buyer = ["private_buyer", "vat_number"];
  expect(Object.fromEntries(Object.entries(found).filter(([, fields]) => fields.length > 0))).toEqual({
    "shop/add-to-basket": told,
    "shop/add-missing": told,
    "shop/basket": told,
    "shop/change-basket": told,
    "shop/settle-basket": told,
    "shop/ask-vies": ["vat_number"],
    "shop/details": [...told, ...buyer],
    "shop/place-order": ["book_delivery", ...told, "private_buyer", "vat_exempt", "vat_number"],
  });
});

import { expect, it } from "vitest";
import type { RecipeLine } from "#app/drinks/amounts.ts";
import { amountsOf } from "#app/drinks/amounts.ts";
import { readLibrary } from "../files/read.server.ts";
import { shippedLibrary } from "../library.server.ts";
import { indexOf } from "../load/rows.ts";

const { library } = await readLibrary(shippedLibrary);
const index = indexOf(library);

const linesOf = (entry: (typeof library.cocktails)[number]): RecipeLine[] =>
  entry.lines.map((line, position) => {
    const { id, name, plural, kind, ml = null } = index.unit.get(line.unit)!;
    const poured = kind === "top" || ["ml", "fl. oz", "shot"].includes(name);
    return {
      ...{ position, ingredient_id: 1, name: line.ingredient, href: "", brand: null, optional: false, note: null },
      alternatives: [],
      ml: poured ? line.amount * ml! : null,
      amount: line.amount,
      unit: { id, name, plural, kind, ml },
    };
  });

const parts: Record<string, number> = { "⅛": 1, "¼": 2, "⅜": 3, "½": 4, "⅝": 5, "¾": 6, "⅞": 7 };
/** Millilitres of what the page says: an ounce is 30, a teaspoon 5. */
function said(text: string): number {
  const [, whole = "", part = "", unit] = /(\d*)([⅛¼⅜½⅝¾⅞]?) (oz|tsp)$/u.exec(text) ?? [];
  return (Number(whole) + (parts[part] ?? 0) / 8) * (unit === "tsp" ? 5 : 30);
}

/** By how much the share of a line moves at most, and what stands in thirds or sixths. */
function judged(lines: RecipeLine[], drinks: number) {
  const amounts = amountsOf(lines, drinks).map((amount) => (typeof amount === "string" ? amount : amount.oz));
  const poured = lines.flatMap(({ ml }, place) =>
    ml === null ? [] : [{ ml: ml * drinks, oz: said(amounts[place]!) }],
  );
  const whole = poured.reduce((sum, { ml }) => sum + ml, 0);
  const shown = poured.reduce((sum, { oz }) => sum + oz, 0);
  const drift = Math.max(0, ...poured.map(({ ml, oz }) => Math.abs(oz / shown / (ml / whole) - 1)));
  return { drift, amounts, thirds: amounts.filter((text) => /[⅓⅔⅙⅚]/u.test(text)) };
}

it.each([1, 2, 3, 7, 20])("every recipe can be measured with a jigger, for %d", (drinks) => {
  const bad = library.cocktails.flatMap((entry) => {
    const { drift, thirds, amounts } = judged(linesOf(entry), drinks);
    return drift > 0.105 || thirds.length > 0 ? [`${entry.key} ${drift.toFixed(2)}: ${amounts.join(", ")}`] : [];
  });
  expect(bad).toEqual([]);
});

it("mostly in quarters, which is what a jigger has marks for", () => {
  const eighths = library.cocktails.filter((entry) =>
    judged(linesOf(entry), 1).amounts.some((text) => /[⅜⅝⅞] oz/u.test(text)),
  );
  expect(eighths.length).toBeLessThan(library.cocktails.length / 10);
});

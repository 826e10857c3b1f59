import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readOffers } from "../offers/offers-file.ts";
import { checkOffer, checkSkew, type Known, offerFields, skewFields } from "./made-offer.ts";
import { newOffers } from "./new-lines.ts";

const known: Known = {
  categories: new Map([["shop-syrups", 459]]),
  glasses: new Set(["coupe"]),
  tools: new Set(["jigger"]),
  ingredients: new Map([["orgeat", { id: 133, key: "orgeat" }]]),
};
const typed = {
  offer: "Orgeat of pistachio",
  category: "shop-syrups",
  teaser: "Green rather than white, and drier than most.",
  description: "Pistachios are pressed as almonds are, and the syrup is left cloudy. Shake it before each use, please.",
  for: "Orgeat",
  ...{ name: "250 ml", gbp: "9.50", eur: "11", usd: "12", stock: "7" },
};

describe("an offer of the desk", () => {
  it("is tied to its category and its ingredient, whose bottle is drawn where nothing else is chosen", () => {
    expect(checkOffer(typed, known)).toMatchObject({
      value: {
        category_id: 459,
        ingredient_id: 133,
        picture: { ingredient: "orgeat" },
        choice: "one",
        vat: "standard",
      },
    });
    expect(checkOffer({ ...typed, shows: "glass:coupe", asks: "Engraving\r\nColour" }, known)).toMatchObject({
      value: { picture: { glass: "coupe" }, asks: ["Engraving", "Colour"] },
    });
  });

  it("says all that is wrong with it at once, by field", () => {
    const wrong = { category: "bar", teaser: "Short", for: "unobtainium", shows: "glass:bucket", max_per_order: "0" };
    const checked = checkOffer({ ...wrong, vat: "none", weight_g: "-1", choice: "two" }, known);
    expect(Object.keys("errors" in checked ? checked.errors : {}).sort()).toEqual(
      [
        "category",
        "choice",
        "description",
        "for",
        "max_per_order",
        "offer",
        "shows",
        "teaser",
        "vat",
        "weight_g",
      ].sort(),
    );
    expect(checkSkew({ name: "", gbp: "0", eur: "1e9", usd: "-2", aud: "x", stock: "1.5" })).toMatchObject({
      errors: { name: /name/, gbp: /price/, eur: /price/, usd: /price/, aud: /price/, stock: /whole/ },
    });
  });

  it("whatever is typed is refused or kept within its bounds", () => {
    const anything = fc.record(Object.fromEntries([...offerFields, ...skewFields].map((name) => [name, fc.string()])));
    fc.assert(
      fc.property(anything, (fields) => {
        const skew = checkSkew(fields as Record<string, string>);
        if ("value" in skew) expect(skew.value.gbp).toBeGreaterThan(0);
        checkOffer(fields as Record<string, string>, known);
      }),
    );
  });
});

describe("new lines of a file", () => {
  const file = (rows: Record<string, string>[]) => {
    const columns = ["skew", ...offerFields, ...skewFields];
    const quoted = (text = "") => `"${text.replaceAll('"', '""')}"`;
    return [columns.join(","), ...rows.map((row) => columns.map((name) => quoted(row[name])).join(","))].join("\n");
  };

  it("make one offer of several skews", () => {
    const { fresh, problems } = readOffers(
      file([typed, { offer: typed.offer, ...{ name: "1 l", gbp: "30", eur: "35", usd: "38" } }]),
    );
    expect(problems).toEqual([]);
    expect(newOffers(fresh, known, new Set())).toMatchObject({
      problems: [],
      made: [
        {
          skews: [
            { name: "250 ml", gbp: 950, stock: 7 },
            { name: "1 l", gbp: 3000, stock: 0, aud: null },
          ],
        },
      ],
    });
  });

  it("tell what is wrong by line: a name that is sold already, a skew twice, a mistake", () => {
    const { fresh } = readOffers(
      file([typed, typed, { ...typed, offer: "Sold one" }, { ...typed, offer: "Bad", gbp: "free" }]),
    );
    const { problems } = newOffers(fresh, known, new Set(["sold one"]));
    expect(problems).toEqual([
      { line: 3, problem: "The skew “250 ml” stands there twice." },
      { line: 4, problem: "There is an offer “Sold one” already." },
      { line: 5, problem: "gbp: Enter a price such as 12.50." },
    ]);
  });
});

describe("a file of offers", () => {
  const values = (text: string) => readOffers(text).lines.map(({ skew, values }) => [skew, values]);

  it("is told by the lines that its editor sees, with empty ones and names of several lines between", () => {
    const text = 'skew,name,gbp\n\n1,"of\ntwo lines",much\n\n\n2,x,little\n';
    expect(readOffers(text).problems.map(({ line }) => line)).toEqual([3, 7]);
  });

  it("may come out of a spreadsheet that parts columns by semicolons and pence by commas, or be copied out of one", () => {
    const said = [[1, { gbp: 2650, stock: 9 }]];
    for (const text of [
      "skew,gbp,stock\n1,26.50,9",
      "skew;gbp;stock\r\n1;26,50;9\r\n",
      "skew\tgbp\tstock\n1\t26.5\t9\n",
    ])
      expect([text, values(text)]).toEqual([text, said]);
    expect(readOffers("skew;gbp;stock\n1;1,234;1,5").problems).toHaveLength(1);
  });

  it("that is not in UTF-8 says so: a name would lose its letters", () => {
    const text = new TextDecoder().decode(Buffer.from("skew,offer,gbp\n1,x,1\n,Caf\xe9,2\n", "latin1"));
    expect(readOffers(text)).toMatchObject({
      lines: [],
      problems: [{ line: 3, problem: expect.stringContaining("UTF-8") }],
    });
  });
});

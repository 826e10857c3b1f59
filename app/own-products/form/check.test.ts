import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorsOf, furthestStep, type Named, problemsOf, rowAlert, rowProblem } from "./check.ts";
import { emptyFacts, mostRows, type ProductFacts, readRows, withoutStrays, withStep } from "./draft.ts";
import { fieldsOfStep, lastStep, productFields } from "./fields.ts";

const named: Named = {
  categories: new Map([
    ["1", { parent: null, name: "Spirits" }],
    ["2", { parent: "1", name: "Gin" }],
    ["3", { parent: null, name: "Beer" }],
    ["4", { parent: "3", name: "Ale" }],
    ["6", { parent: "4", name: "Stout" }],
  ]),
  producers: new Map([["7", "Quay"]]),
  ingredients: new Map([["5", "Gin"]]),
  cocktails: new Map(Array.from({ length: 6 }, (_, at) => [String(at + 1), `Drink ${at}`])),
};
const row = { barcode: "4006381333931", size_ml: "700", closure: "cork" };
const whole: ProductFacts = {
  rows: [row],
  images: [],
  values: { name: "Old Quay", category1: "1", category2: "2", country: "Scotland", producer: "7" },
  lists: {},
};
const wrong = (values: ProductFacts["values"], lists: ProductFacts["lists"] = {}) =>
  errorsOf(problemsOf({ ...whole, values: { ...whole.values, ...values }, lists }, named));

describe("a proposed bottle", () => {
  it("may be sent with what is required alone: a row, a name, two levels, a country, a producer", () => {
    expect(problemsOf(whole, named)).toEqual([]);
    expect(Object.keys(errorsOf(problemsOf(emptyFacts, named)))).toEqual([
      ...["upc-0", "name", "category1", "category2", "country", "producer"],
    ]);
  });

  it("has no name that nobody sees", () => {
    const { values } = withStep(whole, 2, { name: "\u202e\u0000\u200b", category1: "1", category2: "2" });
    expect(Object.keys(wrong(values))).toEqual(["name"]);
  });

  it("takes a producer of the list or a new one, and not both", () => {
    expect(wrong({ producer: "", producer_new: "Quay & Sons" })).toEqual({});
    expect(Object.keys(wrong({ producer_new: "Quay & Sons" }))).toEqual(["producer_new"]);
    expect(Object.keys(wrong({ producer: "8" }))).toEqual(["producer"]);
  });

  it("takes only kinds that belong to the one above them", () => {
    expect(Object.keys(wrong({ category1: "3" }))).toEqual(["category2"]);
    expect(Object.keys(wrong({ category3: "2" }))).toEqual(["category3"]);
    expect(Object.keys(wrong({ category1: "2" }))).toContain("category1");
  });

  it("takes only choices that are offered, and as many as fit", () => {
    expect(Object.keys(wrong({ still: "constructor", additives: "salt", country: "Atlantis" }))).toEqual([
      ...["country", "still", "additives"],
    ]);
    expect(Object.keys(wrong({}, { raw_material: ["__proto__"], cocktails: ["1", "2", "3", "4", "5", "6"] }))).toEqual([
      ...["raw_material", "cocktails"],
    ]);
    expect(wrong({}, { raw_material: ["rye", "wheat"], cocktails: ["1", "2"] })).toEqual({});
  });

  it("may come from a part of the United Kingdom, or from that as its label says", () => {
    expect(wrong({ country: "United Kingdom" })).toEqual({});
    const united = Object.keys(productFields.country.options).filter((name) => name.startsWith("United"));
    expect(united.slice(0, 3)).toEqual(["United Arab Emirates", "United Kingdom", "United States"]);
  });

  it("has numbers in their bounds, also with a comma", () => {
    expect(wrong({ abv: "40,5", age: "12", vintage: "1998", sweetness: "3.5" })).toEqual({});
    for (const [name, value] of Object.entries({
      abv: "97",
      proof: "-1",
      age: "2.5",
      vintage: "1750",
      sweetness: "1e2",
    }))
      expect(Object.keys(wrong({ [name]: value }))).toEqual([name]);
  });

  it("is not without alcohol where it has some, and its two strengths agree", () => {
    expect(Object.keys(wrong({ abv: "40", proof: "70" }))).toEqual(["proof"]);
    expect(Object.keys(wrong({ abv: "40", alcohol_free: "yes" }))).toEqual(["alcohol_free"]);
    expect(wrong({ abv: "0.5", alcohol_free: "yes" })).toEqual({});
  });
});

describe("a row of step 1", () => {
  it("wants a barcode, a size and a closure", () => {
    for (const name of ["barcode", "size_ml", "closure"] as const)
      expect(rowProblem({ ...row, [name]: "" })).toBe(rowAlert);
    expect(rowProblem(row)).toBeNull();
    expect(rowProblem({ ...row, barcode: "4006381333932" })).toContain("is no barcode");
    expect(rowProblem({ ...row, size_ml: "0" })).toContain("millilitres");
    expect(rowProblem({ ...row, closure: "toString" })).toContain("closed");
  });

  it("bears a code that no other row does", () => {
    const twice = { ...whole, rows: [row, { ...row, barcode: "4 006381 333931" }] };
    expect(Object.keys(errorsOf(problemsOf(twice, named)))).toEqual(["upc-1"]);
  });

  it("is read whatever is sent in its place", () => {
    fc.assert(fc.property(fc.anything(), (sent) => readRows(sent).length <= mostRows));
    expect(readRows({ 3: row, 9: {}, 5: { barcode: ["x"] } })).toEqual([row]);
  });
});

describe("the steps", () => {
  it("open one after the other: none past the first that is not right, and none that nobody came to", () => {
    const problems = problemsOf({ ...whole, values: { ...whole.values, country: "" } }, named);
    expect([1, 3, 9, 10].map((reached) => furthestStep(reached, problems))).toEqual([1, 3, 4, 4]);
    expect(furthestStep(lastStep + 1, [])).toBe(lastStep + 1);
    expect(furthestStep(1, [])).toBe(1);
  });

  it("keep what they ask for and nothing else", () => {
    const sent = { name: "Old Quay", status: "accepted", owner_id: "x", country: "France", upc: [row] };
    expect(withStep(emptyFacts, 2, sent).values.name).toBe("Old Quay");
    expect(withStep(emptyFacts, 2, sent).values.country).toBeUndefined();
    expect(withStep(whole, 5, {}).rows).toEqual([row]);
    for (let step = 1; step <= lastStep; step += 1)
      fc.assert(
        fc.property(fc.dictionary(fc.string(), fc.anything()), (fields) => {
          const { values, lists } = withStep(emptyFacts, step, fields);
          for (const name of [...Object.keys(values), ...Object.keys(lists)])
            expect(fieldsOfStep(step)).toContain(name);
        }),
        { numRuns: 20 },
      );
  });

  it("compute the strength that was not given, and the one that was not changed", () => {
    const strengthAfter = (before: ProductFacts, sent: object) => {
      const { abv, proof } = withStep(before, 3, sent as Record<string, unknown>).values;
      return [abv, proof];
    };
    const given = { ...emptyFacts, values: { abv: "40", proof: "80" } };
    expect(strengthAfter(emptyFacts, { abv: "43,2", proof: "" })).toEqual(["43,2", "86.4"]);
    expect(strengthAfter(emptyFacts, { proof: "101" })).toEqual(["50.5", "101"]);
    expect(strengthAfter(given, { abv: "50", proof: "80" })).toEqual(["50", "100"]);
    expect(strengthAfter(given, { abv: "40", proof: "90" })).toEqual(["45", "90"]);
  });

  it("forget the kinds below another kind, and keep those that belong to it", () => {
    const kindsAfter = (before: string[], sent: string[]) => {
      const fields = (kinds: string[]) => Object.fromEntries(kinds.map((id, at) => [`category${at + 1}`, id]));
      const was = { ...whole, values: fields(before) };
      const { values } = withoutStrays(was, withStep(was, 2, fields(sent)), named.categories);
      return [values.category1, values.category2, values.category3];
    };
    expect(kindsAfter(["1", "2", ""], ["3", "2", ""])).toEqual(["3", "", ""]);
    expect(kindsAfter(["1", "4", "6"], ["3", "4", "6"])).toEqual(["3", "4", "6"]);
    expect(kindsAfter(["3", "4", "6"], ["1", "2", "6"])).toEqual(["1", "2", ""]);
    // What is newly chosen is not taken back: that it does not belong is told.
    expect(kindsAfter(["1", "2", ""], ["3", "1", ""])).toEqual(["3", "1", ""]);
  });

  it("know a word of a list however it is written, where it can be one of them alone", () => {
    const made = (still: string) => withStep(emptyFacts, 5, { still }).values.still;
    for (const word of ["pot", "Pot still", "POT STILLS", "the pot still"]) expect(made(word)).toBe("a pot still");
    expect(["pot and column", "not distilled", "still", "distilled"].map(made)).toEqual([
      ...["pot and column stills", "it is not distilled", "still", "distilled"],
    ]);
    const { lists, values } = withStep(emptyFacts, 5, {
      cask: ["sherry", "Sherry cask", "american oak", "oak", "__proto__"],
      raw_material: ["Barley"],
      additives: "Nothing",
    });
    expect(lists).toEqual({ cask: ["sherry casks", "American oak", "oak", "__proto__"], raw_material: ["barley"] });
    expect(values.additives).toBe("none");
    expect(withStep(emptyFacts, 4, { country: "the united kingdom" }).values.country).toBe("United Kingdom");
  });

  it("hold every field of contract.md, 11, each at its step", () => {
    const words = (step: number) => fieldsOfStep(step).join(" ");
    expect(Array.from({ length: lastStep }, (_, at) => words(at + 1))).toEqual([
      "",
      "name brand_line edition category1 category2 category3 category4",
      "abv proof alcohol_free",
      "country region age vintage",
      "raw_material still cask additives organic vegan",
      "description tasting_note sweetness",
      "serve cocktails ingredient",
      "producer producer_new processor processor_new",
      "relation note terms",
    ]);
  });
});

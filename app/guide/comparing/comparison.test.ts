import { describe, expect, it } from "vitest";
import type { RecipeLine } from "#app/drinks/amounts.ts";
import { askedIds, comparePath } from "./asked-ids.ts";
import { type Compared, comparedFacts, comparedLines, nearness } from "./comparison.ts";

const line = (ingredient_id: number, name: string, ml: number, more: Partial<RecipeLine> = {}): RecipeLine => ({
  ...{ position: ingredient_id, ingredient_id, name, href: "", brand: null, optional: false, note: null },
  ...{ alternatives: [], ml, amount: ml, unit: { id: 1, name: "ml", plural: "ml", kind: "volume", ml: 1 } },
  ...more,
});
const recipe = (name: string, lines: RecipeLine[], facts: Partial<Compared> = {}): Compared => ({
  ...{ id: 1, name, href: "", image: "", teaser: "", rating: 4, taste: ["bitter"], without_alcohol: false, key: "" },
  ...{ picture_text: "", aka: [], glass: { key: "coupe", name: "Coupe", ml: 160, description: "" }, method: "stir" },
  ...{ ice: "none", garnish: null, instructions: [], history: null, tags: [], sweetness: 5, volume_ml: 100, abv: 20 },
  ...{
    origin: { who: null, where: null, country: null, year: null, circa: false },
    alcohol_ml: 20,
    iba: null,
    iba_note: null,
  },
  contents: { contains: [], diet: "vegan", check: [] },
  ...{ versions: [], sources: [], updated_at: "", of_member: false, colour: null },
  making: {
    ...{ difficulty: 1, minutes: 3, tools: [], serves: null, glass_alternatives: [], pronunciation: null, tip: null },
  },
  lines,
  ...facts,
});
const negroni = recipe("Negroni", [line(1, "Gin", 30), line(2, "Campari", 30), line(3, "Sweet vermouth", 30)]);
const boulevardier = recipe("Boulevardier", [
  line(4, "Bourbon", 45),
  line(2, "Campari", 30),
  line(3, "Sweet vermouth", 20),
]);

describe("the lines of two recipes", () => {
  it("stand together where both have them, and say how they differ", () => {
    expect(comparedLines([negroni, boulevardier]).map(({ term, difference }) => [term, difference])).toEqual([
      ["Campari", "The same"],
      ["Sweet vermouth", "More in Negroni"],
      ["Gin", "Only in Negroni"],
      ["Bourbon", "Only in Boulevardier"],
    ]);
  });

  it("say what is optional in one, and what cannot be set against each other", () => {
    const dash = { ml: null, unit: { id: 6, name: "piece", plural: "pieces", kind: "count", ml: null } };
    const other = recipe("Other", [line(1, "Gin", 30, { optional: true }), line(2, "Campari", 2, dash)]);
    const told = comparedLines([negroni, other]).map(({ difference }) => difference);
    expect(told.slice(0, 2)).toEqual(["Optional in Other", "Measured otherwise"]);
  });

  it("are summed up in a sentence", () => {
    expect(nearness([negroni, boulevardier])).toBe(
      "Both have campari and sweet vermouth; 2 things are in one of them only.",
    );
    expect(nearness([negroni, recipe("Water", [line(9, "Water", 60)])])).toBe("They have no ingredient in common.");
    expect(nearness([negroni, negroni])).toMatch(/; nothing is in one alone\.$/);
  });
});

describe("the facts of two recipes", () => {
  const rows = comparedFacts([negroni, recipe("Spritz", [], { abv: 9.94, rating: null, garnish: "Olive" })], "en-gb");
  const row = (term: string) => rows.find((one) => one.term === term);

  it("say which has more, which differ and which agree", () => {
    expect(row("Strength")).toEqual({
      term: "Strength",
      values: ["20 % vol", "9.9 % vol"],
      difference: "Stronger: Negroni",
    });
    expect(row("Garnish")?.difference).toBe("Different");
    expect(row("Glass")?.difference).toBe("The same");
    expect(row("Contains")?.values).toEqual(["Nothing to declare", "Nothing to declare"]);
  });

  it("say what is not known of one, and leave out what is known of neither", () => {
    expect(row("Our rating")?.values).toEqual(["4 of 5.5", "Not known"]);
    expect(row("First made")).toBeUndefined();
  });
});

describe("the numbers of an address", () => {
  const read = (query: string) => askedIds(new URLSearchParams(query));

  it("are read each once, in their order, in every spelling", () => {
    expect(read("ids=77,14")).toEqual([77, 14]);
    expect(read("ids=77&ids[]=14&ids= 77 ,9")).toEqual([77, 14, 9]);
  });

  it("are none where they are no numbers, and never too many", () => {
    expect(read("ids=x,-1,1.5,0,07,99999999999")).toEqual([]);
    expect(read("")).toEqual([]);
    expect(read(`ids=${Array.from({ length: 40 }, (_, place) => place + 1).join(",")}`)).toHaveLength(12);
  });

  it("lead to the page that they came from", () => {
    expect([comparePath([]), comparePath([77, 14]), comparePath([77], "gin & it")]).toEqual([
      "/cocktails/compare",
      "/cocktails/compare?ids=77,14",
      "/cocktails/compare?ids=77&keyword=gin+%26+it",
    ]);
  });
});

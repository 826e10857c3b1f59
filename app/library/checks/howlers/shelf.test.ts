import { describe, expect, it } from "vitest";
import type { Library } from "../../files/files.ts";
import { readLibrary } from "../../files/read.server.ts";
import { shippedLibrary } from "../../library.server.ts";
import { shelfHowlers } from "./shelf.ts";

const { library: shipped } = await readLibrary(shippedLibrary);

/** What is said of a copy of the library that has been spoilt in one place; of what ships nothing is. */
function saidOf(spoil: (library: Library) => void): string[] {
  const library = structuredClone(shipped);
  spoil(library);
  return shelfHowlers(library).map(({ field, reason }) => `${field}: ${reason}`);
}
const ingredient = (library: Library, key: string) => library.ingredients.find((entry) => entry.key === key)!;

describe("a shelf that somebody can use", () => {
  it("is what ships", () => {
    expect(saidOf(() => {})).toEqual([]);
  });

  it("has no ingredient that leads nowhere", () => {
    const said = saidOf((library) => void delete ingredient(library, "kiwi").goes_with);
    expect(said).toEqual(["ingredients.kiwi.goes_with: is missing, and no drink or syrup asks for it"]);
  });

  it("gives another name to one ingredient only", () => {
    const said = saidOf((library) => {
      ingredient(library, "gin").aka = ["Vodka"];
      ingredient(library, "rum").aka = ["Club Soda"];
    });
    expect(said.sort()).toEqual([
      'ingredients.gin.aka: "Vodka" is what "vodka" is called already',
      expect.stringContaining('what "soda-water" is called already'),
    ]);
  });

  it("tells of what is made at home how much it makes, and believes no miracles", () => {
    expect(saidOf((library) => void delete ingredient(library, "honey-syrup").makes)).toEqual([
      "ingredients.honey-syrup.parts: is made at home: parts, what they make, method and keeping are all told",
    ]);
    const miracle = (library: Library) => {
      ingredient(library, "honey-syrup").makes = { amount: 2_000, unit: "ml" };
    };
    expect(saidOf(miracle)).toEqual(["ingredients.honey-syrup.makes: 2000 ml or grams of 200"]);
  });

  it("has bottles that are what they count as, each with a tasting note", () => {
    const said = saidOf((library) => {
      const bottle = library.brands.find(({ key }) => key === "campari")!;
      bottle.ingredient = "vodka";
      bottle.abv = 6;
      delete bottle.tasting_note;
    });
    expect(said).toEqual([
      'brands.campari.ingredient: 6 % counts as "vodka", which has 40 %',
      "brands.campari.tasting_note: is missing",
    ]);
  });

  it("lets nothing stand in for itself, or twice", () => {
    const said = saidOf((library) => {
      const [line] = library.cocktails.find(({ key }) => key === "negroni")!.lines;
      line!.alternatives = [line!.ingredient, "vodka", "vodka"];
    });
    expect(said).toEqual([
      expect.stringContaining("is what the line asks for"),
      expect.stringContaining('"vodka" is named twice'),
    ]);
  });

  it("pours no rum into a drink without alcohol, by the line or by what the line asks for", () => {
    const milk = shipped.cocktails.find(({ key }) => key === "coffee-milk")!;
    const place = milk.lines.findIndex((line) => line.ingredient === "coffee-syrup");
    const said = saidOf((library) => {
      library.cocktails.find(({ key }) => key === "coffee-milk")!.lines[place]!.alternatives = ["dark-rum"];
      ingredient(library, "coffee-syrup").alternatives = [{ ingredient: "kahlua", strength: "in a pinch" }];
    });
    const told = (one: string) => `"${one}" may stand in for "coffee-syrup" in a drink without alcohol`;
    expect(said).toEqual(["dark-rum", "kahlua"].map((one) => `cocktails.coffee-milk.lines.${place}: ${told(one)}`));
  });

  it("tells one strength for Europe, and of no vegan thing that insects colour it", () => {
    const told = (description: string) =>
      saidOf((library) => {
        Object.assign(library.brands.find(({ key }) => key === "beefeater-london-dry")!, { description });
      });
    expect(told("A gin. Europe gets it at 37.5 per cent.")).toEqual([
      "brands.beefeater-london-dry.abv: is 40 %, and the text has 37.5 % in Europe, which is what abv means",
    ]);
    expect(told("A gin. It is 40 per cent in Europe.")).toEqual([]);
    expect(told("A gin. Cochineal colours it.")).toEqual([
      'brands.beefeater-london-dry.description: names Cochineal, and "london-dry-gin" is said to be vegan',
    ]);
  });
});

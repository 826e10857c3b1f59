import { describe, expect, it } from "vitest";
import { alcoholFreeBelow } from "#app/drinks/strength.ts";
import { tagsOf } from "#app/drinks/tags.ts";
import { termCategories } from "#app/drinks/vocabulary.ts";
import { sentencesOf } from "#app/kit/words.ts";
import type { Library } from "../files/files.ts";
import { readLibrary } from "../files/read.server.ts";
import { shippedLibrary } from "../library.server.ts";
import { makingOfEntry, strengthOfEntry, taggedOf } from "../load/recipe-facts.ts";
import { cocktailRow, indexOf } from "../load/rows.ts";
import { mentionsIn } from "../naming/mentions.ts";
import { checkLibrary } from "./check.ts";
import { howlersOf } from "./howlers.ts";

const { library, refusals } = await readLibrary(shippedLibrary);

it("fits its schemas, and everything that it names is there", () => {
  expect([...refusals, ...checkLibrary(library)]).toEqual([]);
});

it("holds nothing that an expert would laugh at, as far as rules can tell", () => {
  expect(howlersOf(library)).toEqual([]);
});

it("links from what is named back: bars from the books and terms that name them, producers from the terms", () => {
  const named = { books: ["bars"], terms: ["bars", "producers"] } as const;
  const kinds = { bars: "pubs_and_bars", producers: "producers" } as const;
  const missing = [...mentionsIn(library)].flatMap((found) => {
    if (found?.kind !== "books" && found?.kind !== "terms") return [];
    const entry: { key: string; bars?: string[] | undefined; producers?: string[] | undefined } = library[
      found.kind
    ].find(({ id }) => id === found.id)!;
    return named[found.kind].flatMap((field) =>
      Object.values(found.fields)
        .flat()
        .filter(({ kind }) => kind === kinds[field])
        .map(({ kind, id }) => library[kind as (typeof kinds)["bars"]].find((one) => one.id === id)!.key)
        .filter((key) => !entry[field]?.includes(key))
        .map((key) => `${found.kind} ${entry.key}: ${field} lacks ${key}`),
    );
  });
  expect(missing).toEqual([]);
});

it("says how sixty words that people stumble over are said", () => {
  const said = library.terms.filter(({ say }) => say);
  expect(said.length).toBeGreaterThanOrEqual(60);
  // Letters, and capitals where it is loud: no signs that only linguists read.
  for (const { key, say } of said) expect([key, say]).toEqual([key, expect.stringMatching(/^[A-Za-z ,-]+$/)]);
});

describe("is worth a visit on the first day", () => {
  const least: Partial<Record<keyof Library, number>> = {
    cocktails: 500,
    ingredients: 400,
    brands: 250,
    pubs_and_bars: 80,
    people: 100,
    producers: 100,
    books: 60,
    glasses: 30,
    terms: 250,
    on_this_day: 200,
    agents: 12,
    pr_companies: 8,
    jobs: 10,
    competitions: 10,
    events: 10,
    offers: 60,
  };
  it.each(Object.entries(least))("with its %s", (kind, count) => {
    expect(library[kind as keyof Library].length).toBeGreaterThanOrEqual(count);
  });

  it("with sixty drinks without alcohol, told so by a rule, and none of a spirit", () => {
    const index = indexOf(library);
    const without = library.cocktails.filter((entry) => strengthOfEntry(entry, index).abv < alcoholFreeBelow);
    expect(without.length).toBeGreaterThanOrEqual(60);
    const tagged = library.cocktails.filter((entry) => tagsOf(taggedOf(entry, index)).includes("no alcohol"));
    expect(tagged.map(({ key }) => key)).toEqual(without.map(({ key }) => key));
    const poured = without.filter(({ lines }) =>
      lines.some(
        ({ ingredient, optional }) =>
          !optional &&
          index.ingredient.get(ingredient)!.type <= 4 &&
          index.ingredient.get(ingredient)!.abv > alcoholFreeBelow,
      ),
    );
    expect(poured.map(({ key }) => key)).toEqual([]);
  });

  it("with the country of nearly every place that a drink comes from", () => {
    const index = indexOf(library);
    const told = library.cocktails.filter(({ origin }) => origin?.where);
    const lost = told.filter((entry) => cocktailRow(entry, index).origin_country === null);
    // Several countries, a sea, a navy.
    expect(lost.length / told.length).toBeLessThan(0.06);
  });

  it("with a history of three sentences or more for a hundred and fifty drinks", () => {
    const told = library.cocktails.filter(({ history }) => history && sentencesOf(history).length >= 3);
    expect(told.length).toBeGreaterThanOrEqual(150);
  });

  it("with a tip for every drink, no two alike, and a story for nearly all", () => {
    expect(library.cocktails.filter(({ tip }) => !tip).map(({ key }) => key)).toEqual([]);
    expect(new Set(library.cocktails.map(({ tip }) => tip)).size).toBe(library.cocktails.length);
    expect(library.cocktails.filter(({ history }) => history).length).toBeGreaterThanOrEqual(750);
  });

  it("with where it comes from for most, and how old books have it for forty", () => {
    expect(library.cocktails.filter(({ origin }) => origin).length).toBeGreaterThanOrEqual(680);
    expect(library.cocktails.filter(({ versions }) => versions).length).toBeGreaterThanOrEqual(40);
    expect(library.cocktails.filter(({ sources }) => sources).length).toBeGreaterThanOrEqual(250);
  });

  it("with drinks for beginners and for skilled hands, and what each is made with", () => {
    const index = indexOf(library);
    const made = library.cocktails.map((entry) => makingOfEntry(entry, index));
    const share = (difficulty: number) => made.filter((one) => one.difficulty === difficulty).length / made.length;
    expect(share(1)).toBeGreaterThan(0.6);
    expect(share(2)).toBeGreaterThan(0.08);
    expect(made.filter(({ difficulty }) => difficulty === 3).length).toBeGreaterThanOrEqual(5);
    // Two bottles poured half and half.
    const bare = library.cocktails.filter((_, place) => made[place]!.tools.length === 0);
    expect(bare.map(({ key }) => key)).toEqual(["radler"]);
    expect(made.filter(({ minutes }) => minutes <= 5).length / made.length).toBeGreaterThan(0.75);
  });

  it("with forty homemade ingredients, and how to keep each ingredient", () => {
    const homemade = library.ingredients.filter(({ grade }) => grade === "H");
    expect(homemade.length).toBeGreaterThanOrEqual(40);
    expect(homemade.filter(({ parts, method }) => !parts || !method).map(({ key }) => key)).toEqual([]);
    const keepless = library.ingredients.filter(({ storage, key }) => !storage && key !== "unknown-ingredient");
    expect(keepless.map(({ key }) => key)).toEqual([]);
  });

  it("with bars in twenty countries", () => {
    expect(new Set(library.pubs_and_bars.map(({ country }) => country)).size).toBeGreaterThanOrEqual(20);
  });

  it("with terms of every category, and days spread over the year", () => {
    expect([...new Set(library.terms.map(({ category }) => category))].sort()).toEqual([...termCategories].sort());
    const days = new Set(library.on_this_day.map(({ month, day }) => `${month}-${day}`));
    expect(days.size).toBeGreaterThanOrEqual(200);
  });

  it("with what a bottle's page needs, for every bottle", () => {
    const bare = library.brands.filter((entry) => !entry.category || !entry.producer || !entry.sizes || !entry.country);
    expect(bare.map(({ key }) => key)).toEqual([]);
    const above = new Set(library.categories.map(({ parent }) => parent));
    const vague = library.brands.filter(({ category }) => above.has(category));
    expect(vague.map(({ key }) => key)).toEqual([]);
    // A member's bottle may be told in fewer words, or in more.
    for (const { key, description = "x".repeat(20), tasting_note = "x".repeat(20) } of library.brands)
      expect([key, description.length >= 20, tasting_note.length >= 20 && tasting_note.length <= 400]).toEqual([
        ...[key, true, true],
      ]);
  });

  it("with a strength on every bottle but two, which do not tell it", () => {
    const silent = library.brands.filter(({ abv }) => abv === undefined).map(({ key }) => key);
    expect(silent).toEqual(["bittermens-elemakule-tiki", "scrappys-cardamom"]);
  });

  it("with a bottle of every spirit, liqueur, wine, beer and bitters that is sold in one", () => {
    const bottled = new Set(library.brands.map(({ ingredient }) => ingredient));
    for (const { key, parent } of library.ingredients)
      if (bottled.has(key)) for (const above of [parent ?? []].flat()) bottled.add(above);
    const bare = library.ingredients.filter(
      ({ key, type, parts }) => type >= 1 && type <= 5 && !parts && !bottled.has(key),
    );
    expect(bare.map(({ key }) => key)).toEqual([]);
  });

  it("with bottles of different price for what most recipes are made of", () => {
    const prices = (key: string) =>
      new Set(library.brands.filter(({ ingredient }) => ingredient === key).map(({ price }) => price));
    const spirits = [
      "gin",
      "london-dry-gin",
      "vodka",
      "bourbon",
      "rye-whiskey",
      "blanco-tequila",
      "aged-rum",
      "cognac",
    ];
    expect(spirits.filter((key) => prices(key).size < 2)).toEqual([]);
  });

  it("marks as samples what had to be made up", () => {
    for (const kind of ["agents", "pr_companies", "jobs", "offers"] as const)
      expect((library[kind] as { key: string; sample?: boolean }[]).filter(({ sample }) => !sample)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { sentencesOf } from "#app/kit/words.ts";
import { emptyLibrary, type Library } from "../files/files.ts";
import { readLibrary } from "../files/read.server.ts";
import { shippedLibrary } from "../library.server.ts";
import { checkLibrary } from "./check.ts";
import { howlersOf } from "./howlers.ts";

const { library: whole } = await readLibrary(shippedLibrary);

/** Every eighth of what there is much of, and what the tests name: all of it is read in 0.2 s, some fifty times. */
const few = <T extends { key: string }>(list: readonly T[], ...named: string[]) =>
  list.filter(({ key }, place) => place % 8 === 0 || named.includes(key));
const shipped: Library = {
  ...whole,
  cocktails: few(whole.cocktails, "negroni", "hot-toddy", "americano"),
  brands: few(whole.brands),
  producers: few(whole.producers),
  terms: few(whole.terms),
};

const tell = (library: Library) => howlersOf(library).map(({ field, reason }) => `${field}: ${reason}`);
/** Said of what ships: the test of what ships sees to that. */
const anyway = new Set(tell(shipped));

/** What more is said of a copy of the library that has been spoilt in one place. */
function saidOf(spoil: (library: Library) => void): string[] {
  const library = structuredClone(shipped);
  spoil(library);
  return tell(library).filter((one) => !anyway.has(one));
}
const change = (entry: Partial<Library["cocktails"][number]>) => (library: Library) => {
  Object.assign(negroni(library), entry);
};
const negroni = (library: Library) => library.cocktails.find(({ key }) => key === "negroni")!;

describe("somebody would laugh at", () => {
  it("a drink that does not fit its glass", () => {
    expect(saidOf(change({ lines: [{ ingredient: "gin", amount: 400, unit: "ml" }] }))[0]).toMatch(
      /^cocktails\.negroni\.lines: \d+ ml in a glass that holds \d+ with ice$/,
    );
  });

  it("a drink that is hardly there", () => {
    const said = saidOf((library) => {
      for (const line of negroni(library).lines) line.amount = 2;
    });
    expect(said[0]).toMatch(/^cocktails\.negroni\.lines: only \d+ ml in all$/);
  });

  it("a tag by hand that a rule sets, or that goes without saying", () => {
    for (const tag of ["no alcohol", "vegan", "low alcohol", "equal parts", "modern classic", "IBA"])
      expect(saidOf(change({ tags: [tag] }))).toEqual([
        `cocktails.negroni.tags: "${tag}" is reckoned, not set by hand`,
      ]);
    const toddy = (library: Library) => library.cocktails.find(({ key }) => key === "hot-toddy")!;
    expect(saidOf((library) => toddy(library).tags.push("winter"))).toEqual([
      'cocktails.hot-toddy.tags: "winter" is reckoned, not set by hand',
    ]);
  });

  it("an ingredient that does not hold what it is called, and a wine that nobody asked about", () => {
    const spoil = (key: string, facts: object) => (library: Library) => {
      Object.assign(library.ingredients.find((one) => one.key === key)!, facts);
    };
    expect(saidOf(spoil("almond-milk", { contains: undefined }))).toEqual([
      "ingredients.almond-milk.contains: lacks nuts, which the name promises",
    ]);
    expect(saidOf(spoil("pilsner", { contains: undefined }))).toEqual([
      "ingredients.pilsner.contains: lacks gluten, which the name promises",
      "ingredients.pilsner.contains: lacks gluten, which lager has",
    ]);
    expect(saidOf(spoil("madeira", { vegan: undefined }))).toEqual([
      expect.stringContaining("ingredients.madeira.vegan: is not said"),
    ]);
    expect(saidOf(spoil("milk", { vegan: undefined }))).toContain(
      "ingredients.milk.vegan: is not no, though there is something of an animal in it",
    );
    expect(saidOf(change({ garnish: { text: "Grated chocolate", items: [] } }))).toEqual([
      "cocktails.negroni.garnish.ingredients: names nothing with caffeine, which the garnish has",
    ]);
  });

  it("a method that its steps do not follow", () => {
    expect(saidOf(change({ instructions: ["Shake all of it with ice.", "Strain into the glass."] }))).toEqual([
      'cocktails.negroni.method: is "build", and the first step begins with "shake"',
    ]);
    expect(saidOf(change({ method: "stir", instructions: ["Pour all of it over ice."] }))).toEqual([
      'cocktails.negroni.method: is "stir", and no step says so',
    ]);
  });

  it("a rinse that is drunk", () => {
    const steps = ["Swirl the gin round the glass to coat it and tip out the rest.", "Pour the others over ice."];
    expect(saidOf(change({ instructions: steps }))).toEqual([expect.stringContaining("to rinse the glass")]);
  });

  it("one thing spelt in two ways", () => {
    expect(saidOf(change({ instructions: ["Strain it into a chilled nick and nora."] }))).toEqual([
      'cocktails.negroni.instructions.0: is spelt "Nick & Nora" everywhere else',
    ]);
    expect(saidOf(change({ instructions: ["Add a drop of orange-flower water, toward the end."] }))).toEqual([
      'cocktails.negroni.instructions.0: is spelt "orange flower water" everywhere else',
      'cocktails.negroni.instructions.0: is spelt "towards" everywhere else',
    ]);
  });

  it("the same lines under two names, unless one says whose they are", () => {
    const twin = (library: Library, same_as?: string) => {
      const { history: _, teaser: __, instructions: ___, tip: ____, ...facts } = negroni(library);
      const own = { key: "comte", name: "Comte", teaser: "A drink of its own.", instructions: ["Stir it."] };
      library.cocktails.push({ ...structuredClone(facts), ...own, id: 999_999, ...(same_as ? { same_as } : {}) });
    };
    expect(saidOf((library) => twin(library))).toEqual([expect.stringContaining('the same as those of "negroni"')]);
    expect(saidOf((library) => twin(library, "negroni"))).toEqual([]);
  });

  it("a tip of three words, another glass that is too small, versions out of order", () => {
    expect(saidOf(change({ tip: "Stir it." }))).toEqual([
      "cocktails.negroni.tip: has 2 words, where 15 to 45 are a piece of advice",
    ]);
    expect(saidOf(change({ glass_alternatives: ["shot", "old-fashioned"] }))).toEqual([
      'cocktails.negroni.glass_alternatives: does not fit into "shot"',
      'cocktails.negroni.glass_alternatives: "old-fashioned" is its glass already',
    ]);
    const version = (year: number) => ({
      name: "A book",
      year,
      lines: [{ ingredient: "gin", amount: 30, unit: "ml" }],
    });
    expect(saidOf(change({ versions: [version(1948), version(1930)] }))).toEqual([
      "cocktails.negroni.versions: are not in the order of their years",
    ]);
  });

  it("a drink by somebody who was dead, and a book by somebody unborn", () => {
    const person = {
      file: "",
      id: 999_999,
      key: "somebody",
      name: "Somebody",
      country: "Italy",
      roles: ["bartender"],
      teaser: "Somebody who is made up.",
      description: "Nobody at all. Made up for a test.",
    } as const;
    const withDrink = { ...person, roles: [...person.roles], cocktails: ["dated"] };
    const said = saidOf((library) => {
      change({ key: "dated", origin: { year: 1919 } })(library);
      library.people.push({ ...withDrink, born: { year: 1830 }, died: { year: 1900 } });
      library.books.push({
        ...{
          file: "",
          id: 999_999,
          key: "book",
          title: "Book",
          year: 1840,
          teaser: "A book.",
          description: "One. Two.",
        },
        authors: [{ name: "Somebody", person: "somebody" }],
      });
    });
    expect(said).toContain('people.somebody.cocktails: "dated" is of 1919');
    expect(said).toContain('books.book.year: "somebody" was born in 1830');
  });

  it("a drink that its maker's page does not know", () => {
    expect(saidOf(change({ key: "unknown", origin: { who: "Sam Ross", year: 2007 } }))).toContain(
      'cocktails.unknown.origin.who: "sam-ross" does not have it among the drinks',
    );
  });

  it("a day that the calendar does not have", () => {
    const day = {
      file: "",
      id: 999_999,
      key: "leap",
      month: 2,
      day: 29,
      year: 1900,
      title: "Leap",
      text: "No such day.",
    };
    expect(checkLibrary({ ...emptyLibrary(), on_this_day: [day] }).map(({ field, reason }) => [field, reason])).toEqual(
      [["on_this_day.leap.day", "there is no such day in 1900"]],
    );
  });

  it("a birthday in another year than that of the person's life", () => {
    const said = saidOf((library) => {
      library.on_this_day.find(({ key }) => key === "02-22-donn-beach")!.year = 1908;
    });
    expect(said).toEqual(['on_this_day.02-22-donn-beach.year: is 1908, and of "donn-beach" 1907 is told']);
  });

  it("a sentence told twice, a paragraph that is none, a placeholder", () => {
    const history = "Told of one drink at some length in one sentence. Told once.";
    const said = saidOf((library) => {
      negroni(library).history = history;
      library.cocktails.find(({ key }) => key === "americano")!.history = history;
    });
    expect(said).toEqual([expect.stringContaining("says word for word what cocktails.")]);
    expect(saidOf(change({ history: "One sentence that goes on for a while." }))).toEqual([
      "cocktails.negroni.history: is a sentence, not a paragraph",
    ]);
    expect(saidOf(change({ history: "Lorem ipsum dolor. Sit amet." }))).toEqual([
      expect.stringContaining("placeholder"),
    ]);
  });
});

describe("sentences", () => {
  it("end at a full stop, not at an abbreviation", () => {
    expect(sentencesOf("St. Germain came in 2007. No. 2 followed! Was it c. 1910? Yes.")).toEqual([
      "St. Germain came in 2007.",
      "No. 2 followed!",
      "Was it c. 1910?",
      "Yes.",
    ]);
  });
});

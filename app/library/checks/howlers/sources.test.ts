import { describe, expect, it } from "vitest";
import type { Library } from "../../files/files.ts";
import { readLibrary } from "../../files/read.server.ts";
import { shippedLibrary } from "../../library.server.ts";
import { sourceHowlers } from "./sources.ts";

const { library: shipped } = await readLibrary(shippedLibrary);

/** What is said of a copy of the library whose Alaska, printed by Straub in 1913, tells something else. */
function saidOf(facts: Partial<Library["cocktails"][number]>): string[] {
  const library = structuredClone(shipped);
  Object.assign(library.cocktails.find(({ key }) => key === "alaska")!, facts);
  return sourceHowlers(library).map(({ field, reason }) => `${field}: ${reason}`);
}

describe("a source", () => {
  it("agrees with the origin that it stands for in what ships", () => {
    expect(saidOf({})).toEqual([]);
  });

  it("is of the year that the origin tells, and by whoever printed the drink", () => {
    const craddock = { claim: "origin", source: "Harry Craddock, The Savoy Cocktail Book, London 1930" } as const;
    expect(saidOf({ sources: [craddock] })).toEqual([
      "cocktails.alaska.sources.0: is no book of Straub, who printed it",
      "cocktails.alaska.sources.0: is of 1930, and the origin of 1913",
    ]);
    expect(saidOf({ sources: [craddock], origin: { year: 1913, circa: true } })).toEqual([]);
    expect(saidOf({ sources: [{ ...craddock, claim: "history" }] })).toEqual([]);
  });

  it("is not cited from before it came out", () => {
    const source = "Harry Craddock, The Savoy Cocktail Book, London 1922";
    expect(saidOf({ sources: [{ claim: "history", source }] })).toEqual([
      'cocktails.alaska.sources.0: cites "The Savoy Cocktail Book" of 1930 from 1922',
    ]);
    const lines = [{ ingredient: "gin", amount: 60, unit: "ml" }];
    expect(saidOf({ versions: [{ name: "Savoy", year: 1922, source: "The Savoy Cocktail Book", lines }] })).toEqual([
      'cocktails.alaska.versions.0.source: cites "The Savoy Cocktail Book" of 1930 from 1922',
    ]);
  });

  it("is dated in texts as the library dates it, unless a longer title ends so", () => {
    expect(saidOf({ history: "The Savoy Cocktail Book of 1928 has it. Nobody knows why." })).toEqual([
      'cocktails.alaska.history: dates "The Savoy Cocktail Book" 1928',
    ]);
    expect(
      saidOf({ history: "John Poister's New American Bartender's Guide of 1989 has it. Nobody else has." }),
    ).toEqual([]);
  });
});

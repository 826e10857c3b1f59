import { describe, expect, it } from "vitest";
import { phrase, phrasesOf } from "./phrases.ts";

describe("a text by its key", () => {
  it("is found, or says that it is not in the words of the specification", () => {
    expect(phrase("mybar", "empty-bar")).toBe("You have not added any ingredients yet");
    for (const [category, key] of [
      ["mybar", "nothing"],
      ["nothing", "empty-bar"],
      ["__proto__", "toString"],
      ["mybar", "constructor"],
    ])
      expect(phrase(category!, key!)).toBe("SITE WARNING: Phrase not found");
  });

  it("comes with its category, of which callers get a copy", () => {
    const first = phrasesOf("search");
    first["empty-title"] = "changed";
    expect(phrasesOf("search")["empty-title"]).toBe("No results found");
    expect(phrasesOf("constructor")).toEqual({});
  });
});

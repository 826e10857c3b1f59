import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countLinks, namesIn, textParts, tidyText } from "./text.ts";

const links = (text: string) => textParts(text).flatMap(({ href }) => (href ? [href] : []));

describe("links of a text", () => {
  it("are what people write as addresses, without what ends the sentence", () => {
    expect(links("See https://example.org/a?b=c#d. Or (www.example.com), or http://x.example/y_(z).")).toEqual([
      "https://example.org/a?b=c#d",
      "https://www.example.com/",
      "http://x.example/y_(z)",
    ]);
    expect(countLinks("https://a.example https://b.example\nhttps://c.example")).toBe(3);
  });

  it("are never anything else", () => {
    for (const text of [
      "javascript:alert(1)",
      "data:text/html,<script>",
      "//evil.example",
      "https://",
      "https://localhost",
      "ftp://a.example",
      "mailto:a@b.example",
      "xhttps://a.example",
    ])
      expect([text, links(text)]).toEqual([text, []]);
    fc.assert(fc.property(fc.string(), (any) => links(`https://${any}`).every((href) => /^https?:\/\//.test(href))));
  });

  it("leave the text as it was", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constant(" https://a.example/b) "))), (parts) => {
        const text = parts.join("");
        expect(
          textParts(text)
            .map((part) => part.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});

describe("names of a text", () => {
  it("are one to four words behind the sign, with and without what follows them", () => {
    expect(namesIn("@Ada Byron, thank you")).toEqual([
      ["ada", "ada byron,", "ada byron", "ada byron, thank", "ada byron, thank you"],
    ]);
    expect(namesIn("a@b.example and @@x and nobody")).toEqual([]);
    expect(namesIn("@a ".repeat(50)).length).toBe(5);
  });
});

describe("a text as it is kept", () => {
  it("has no signs that nobody sees, and no rows of empty lines", () => {
    expect(tidyText("  a\r\n\r\n\r\n\r\nb\u0000\u200b\u202ec  ")).toBe("a\n\nbc");
    expect(tidyText(" \u200b\n ")).toBe("");
    expect(tidyText("e\u0301\ud800")).toBe("é\ufffd");
  });
});

it("the work on a text grows with its length, whatever it is", () => {
  for (const sign of ["https://a.example/", "www.", "@a ", "@", "(", ")", "https://(((", "\u200b\n", "@a b c d e"]) {
    const text = sign.repeat(Math.ceil(200_000 / sign.length));
    const start = performance.now();
    textParts(text);
    namesIn(text);
    tidyText(text);
    expect([sign, performance.now() - start < 1_000]).toEqual([sign, true]);
  }
});

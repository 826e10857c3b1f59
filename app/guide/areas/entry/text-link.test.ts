import fc from "fast-check";
import { expect, it } from "vitest";
import { linksWithin, partsOf, type TextLink } from "./text-link.ts";

const plain = (parts: ReturnType<typeof partsOf>) =>
  parts.map((part) => (typeof part === "string" ? part : part.text)).join("");

it("a text with links is the text, whatever the links say", () => {
  const link = fc.record({ at: fc.nat(60), length: fc.integer({ min: 1, max: 30 }), href: fc.constant("/x") });
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.array(link), (text, links) => {
      expect(plain(partsOf(text, links as TextLink[]))).toBe(text);
    }),
  );
});

it("a piece of a text has the links that lie in it", () => {
  const link = (at: number, length: number): TextLink => ({ at, length, href: `/${at}`, about: null });
  const links = [link(0, 3), link(8, 4), link(20, 2)];
  expect(linksWithin(links, 8)).toEqual([link(8, 4), link(20, 2)].map((one) => ({ ...one, at: one.at - 8 })));
  expect(linksWithin(links, 0, 11)).toEqual([link(0, 3)]);
  expect(linksWithin(undefined, 5)).toEqual([]);
});

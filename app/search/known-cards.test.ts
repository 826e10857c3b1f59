import { expect, it } from "vitest";
import { knownCard } from "./known-cards.server.ts";
import type { SubjectCard } from "./subject-card.ts";

const read = (more: Partial<SubjectCard> = {}): SubjectCard => ({
  ...{ link_table: "cocktails", link_id: 1, section: "cocktails", category: "Cocktail", name: "Negroni" },
  ...{ href: "/cocktails/recipe/1/negroni", image: null, colour: "#aa2211", teaser: "Bitter.", rating: 4.5 },
  ...{ facts: null, badge: null, date: "2026-11-01" },
  ...more,
});

it("is the one that was read before, as long as it says the same", () => {
  const first = knownCard(read());
  expect(knownCard(read())).toBe(first);
  for (const changed of [{ rating: 4.6 }, { badge: "Sample" }, { colour: null }, { teaser: "Bitter-sweet." }]) {
    const next = knownCard(read(changed));
    expect(next).toEqual(read(changed));
    expect(knownCard(read(changed))).toBe(next);
  }
  expect(knownCard(read())).toEqual(read());
});

it("is each subject's own", () => {
  const [one, other, third] = [read(), read({ link_id: 2 }), read({ link_table: "books" })].map(knownCard);
  expect([other!.link_id, third!.link_table]).toEqual([2, "books"]);
  expect(knownCard(read())).toBe(one);
});

it("is changed by nobody", () => {
  expect(() => Object.assign(knownCard(read()), { name: "Americano" })).toThrow(TypeError);
});

import { expect, it } from "vitest";
import { atomFeed, cardEntry } from "./atom.ts";

const card = (link_id: number, date: string, name = "Negroni") => ({
  ...{ link_table: "cocktails", link_id, section: "cocktails", category: "Cocktail", name, date },
  ...{
    href: `/cocktails/recipe/${link_id}/x`,
    image: null,
    teaser: "Gin & co",
    rating: null,
    facts: null,
    badge: null,
    colour: null,
  },
});
const feed = { name: "new", title: "New", subtitle: "What is new", self: "/feeds/new.atom", page: "/" };

it("has what RFC 4287 asks of a feed and of each entry", () => {
  const text = atomFeed(
    feed,
    [card(1, "2026-11-20"), card(2, "2026-11-22", "<b>")].map(cardEntry),
    "https://example.org:8080",
  );
  for (const part of ["<id>tag:example.org,2026:new</id>", "<title>New</title>", "<author><name>"])
    expect(text).toContain(part);
  expect(text).toContain(
    '<link rel="self" type="application/atom+xml" href="https://example.org:8080/feeds/new.atom"/>',
  );
  expect(text.match(/<updated>[^<]*/g)).toEqual(
    ["2026-11-22", "2026-11-20", "2026-11-22"].map((day) => `<updated>${day}T00:00:00Z`),
  );
  expect(text).toContain("<id>tag:example.org,2026:cocktails:1</id>");
  expect(text).toContain("<title>&lt;b&gt;</title>");
  expect(text).toContain("<summary>Gin &amp; co</summary>");
});

it("has an id that stays when the name and the address change, and a date where it is empty", () => {
  const ids = (text: string) => text.match(/<id>[^<]*/g);
  const before = atomFeed(feed, [card(1, "2026-11-20")].map(cardEntry), "https://example.org");
  const after = atomFeed(
    feed,
    [{ ...card(1, "2026-11-20", "Other"), href: "/elsewhere" }].map(cardEntry),
    "https://example.org",
  );
  expect(ids(after)).toEqual(ids(before));
  expect(atomFeed(feed, [].map(cardEntry), "https://example.org")).toMatch(
    /<updated>\d{4}-\d\d-\d\dT00:00:00Z<\/updated>/,
  );
});

import { expect, it } from "vitest";
import { booksOnShelf, type ShelvedBook, spineOf } from "./book-shelf.server.ts";

const hour: ShelvedBook = { id: 1, key: "the-hour", title: "The Hour", authors: ["Bernard DeVoto"], year: 1951 };
const long = { ...hour, title: "Crosby Gaige's Cocktail Guide and Ladies' Companion" };

it("a spine stays as it is, differs from others, and is thick enough for a long title", () => {
  expect(spineOf({ ...hour, id: 2 })).toMatchObject({ wide: spineOf(hour).wide, high: spineOf(hour).high });
  const heights = new Set(["a", "b", "c", "d", "e", "f"].map((key) => spineOf({ ...hour, key }).high));
  expect(heights.size).toBeGreaterThan(3);
  expect(spineOf(long).wide).toBeGreaterThan(spineOf(hour).wide);
  expect(spineOf(hour)).toMatchObject({ href: "/books/1/the-hour", told: "The Hour, Bernard DeVoto, 1951" });
});

it("decades stand one after the other, each on its own board", () => {
  const found = [hour, { ...hour, year: 1862 }, { ...hour, year: 1959 }, { ...hour, year: 1869 }];
  const { boards } = booksOnShelf(found);
  expect(boards.map(({ text, things }) => [text, things.length])).toEqual([
    ["1860s", 2],
    ["1950s", 2],
  ]);
});

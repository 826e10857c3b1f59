import { clothOfBook } from "#app/drawing/drink-drawing.ts";
import { hashNumber } from "#app/kit/hash.ts";
import { entryPath } from "../area.ts";
import type { ListShelf, ShelfThing } from "../areas/list/above/list-shelf.tsx";
import { books } from "./book.ts";

/** What is drawn of a book on the shelf. */
export type ShelvedBook = { id: number; key: string; title: string; authors: string[]; year: number };

/** The lowest spine, and by how much others are higher at most; thin ones by how many lines their title takes, and thicker ones. */
const [lowest, higher] = [152, 56];
const [thin, thicker] = [[30, 44, 58], 9];
/** A letter of a title on a spine, in the mean, and what of a spine its rules take. */
const [letter, rules] = [6.9, 28];

/** How a book's spine is drawn: how high and how thick it is follows from its key, so that it stays as it is. */
export function spineOf({ id, key, title, authors, year }: ShelvedBook): ShelfThing {
  const lot = hashNumber(key);
  const high = lowest + (lot % (higher + 1));
  const lines = Math.ceil((title.length * letter) / (high - rules));
  const wide = (thin[lines - 1] ?? thin.at(-1)!) + ((lot >>> 8) % (thicker + 1));
  const author = authors.join(" and ");
  return {
    text: title,
    href: entryPath(books, id, title),
    told: `${title}, ${author}, ${year}`,
    wide,
    high,
    spine: clothOfBook({ title, author, year }),
  };
}

/** Books as spines on a shelf, the oldest first, each decade on a board of its own. */
export function booksOnShelf(found: readonly ShelvedBook[]): ListShelf {
  const byYear = [...found].sort((one, other) => one.year - other.year);
  const decades = Map.groupBy(byYear, ({ year }) => Math.floor(year / 10) * 10);
  return {
    title: "On the shelf",
    told: "By decade, in the cloth of their covers; the list below has the same books.",
    boards: [...decades].map(([from, shelved]) => ({ text: `${from}s`, things: shelved.map(spineOf) })),
  };
}

import { sql } from "kysely";
import { describeBook, drawBook } from "#app/drawing/drink-drawing.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { yearWords } from "../landings/landing.ts";
import { books } from "./book.ts";
import { booksOnShelf } from "./book-shelf.server.ts";

/** "1860s": the decade of a year, as filters name it. */
const decade = sql.raw("(book.year / 10 * 10) || 's'");

/** How books are read. */
export const bookReading = readArea({
  area: books,
  own: "book",
  kind: "books",
  index: sql`
    select book.id, title, array_remove(array[subtitle], null), 'Book', teaser, '/books/' || book.id || '/' || subject_slug(title),
      '/drawings/books/' || book.id || '.svg', array_to_string(authors, ' ') || ' ' || coalesce(publisher, ''), 0.4,
      null::numeric, array_to_string(authors, ', ') || ' · ' || year, null, null::date
    from book`,
  where: {
    author: ([author]) => sql`${author} = any(book.authors)`,
    decade: ([asked]) => sql`${decade} = ${asked}`,
  },
  about: { author: { table: "people", id: (name) => sql`select id from figure where name = ${name} limit 1` } },
  spelt: {
    author: (asked) => sql`select asked, figure.name as value from unnest(${[...asked]}::text[]) asked
      join figure on asked in (figure.id::text, figure.key) or lower(figure.name) = lower(asked)`,
  },
  choices: {
    author: sql`select book.id, author, author from book, unnest(authors) as author`,
    decade: sql`select book.id, ${decade}, ${decade} from book`,
  },
  orders: {
    oldest: sql`book.year`,
    latest: sql`book.year desc`,
    name: sql`subject.name collate "und-x-icu"`,
    newest: sql`subject.rank desc`,
  },
  async find(db, id) {
    const row = await db
      .selectFrom("book")
      .select(["id", "title", "subtitle", "authors", "year", "publisher", "teaser", "description as text"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return null;
    const picture_text = describeBook({ title: row.title, author: row.authors.join(" and "), year: row.year });
    return { ...row, description: row.teaser, picture_text, aka: [] };
  },
  related: (book) => [
    { title: "Drinks in it", table: "cocktails", linked: true },
    { title: "Who wrote it", table: "people", linked: true },
    { title: "In the shop", table: "shop", linked: true },
    ...book.authors.map((author) => ({ title: `More by ${author}`, table: "books", values: { author: [author] } })),
    {
      title: "Books of its time",
      table: "books",
      values: { decade: [`${Math.floor(book.year / 10) * 10}s`] },
    },
  ],
  shelf: {
    things: sql`select id, json_build_object('id', id, 'key', key, 'title', title, 'authors', authors, 'year', year) from book`,
    stand: booksOnShelf,
  },
  landings: ({ year }) => yearWords(year),
  jsonLd: (book) => ({
    "@type": "Book",
    ...(book.subtitle ? { alternateName: `${book.title}: ${book.subtitle}` } : {}),
    author: book.authors.map((name) => ({ "@type": "Person", name })),
    datePublished: String(book.year),
    ...(book.publisher ? { publisher: { "@type": "Organization", name: book.publisher } } : {}),
  }),
  async picture(db, id) {
    const row = await db
      .selectFrom("book")
      .select(["title", "authors", "year"])
      .where("id", "=", id)
      .executeTakeFirst();
    return row ? drawBook({ title: row.title, author: row.authors.join(" and "), year: row.year }) : null;
  },
});

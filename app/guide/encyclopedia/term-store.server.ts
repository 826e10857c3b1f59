import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { describePaper, drawPaper } from "#app/drawing/drink-drawing.ts";
import { firstSentence } from "#app/kit/words.ts";
import { readArea } from "../areas/area-reading.server.ts";
import { categoryText, encyclopedia } from "./term.ts";

const row = (db: Queries, id: number) =>
  db
    .selectFrom("term")
    .select(["id", "name", "say", "aka", "category", "description as text"])
    .where("id", "=", id)
    .executeTakeFirst();

const drawnFacts = ({ name, category }: { name: string; category: string }) =>
  ({ kind: "word", title: name, above: categoryText(category) }) as const;

/** The terms before and after one in the alphabet. */
async function neighbours(db: Queries, id: number): Promise<number[]> {
  const found = await sql<{ before: number | null; after: number | null }>`
    select
      (select other.id from term other where (other.name collate "und-x-icu", other.id) < (term.name, term.id)
        order by other.name collate "und-x-icu" desc, other.id desc limit 1) as before,
      (select other.id from term other where (other.name collate "und-x-icu", other.id) > (term.name, term.id)
        order by other.name collate "und-x-icu", other.id limit 1) as after
    from term where term.id = ${id}`.execute(db);
  return found.rows.flatMap(({ before, after }) => [before, after]).filter((other) => other !== null);
}

/** A term's letter: the first of its name without accents; those that begin with none stand together. */
const letter = sql.raw(
  `case when search_words(term.name) ~ '^[a-z]' then upper(left(search_words(term.name), 1)) else '0-9' end`,
);

/** How the encyclopedia is read. */
export const termReading = readArea({
  area: encyclopedia,
  own: "term",
  kind: "terms",
  index: sql`
    select id, name, aka, 'Term', description, '/encyclopedia/' || id || '/' || category || '/',
      '/drawings/encyclopedia/' || id || '.svg', '', 0.3, null::numeric, null, null, null::date
    from term`,
  where: {
    category: ([category]) => sql`term.category = ${category}`,
    letter: ([asked]) => sql`${letter} = ${asked}`,
  },
  choices: {
    category: sql`select id, category, '' from term`,
    letter: sql`select id, ${letter}, ${letter} from term`,
  },
  orders: { name: sql`subject.name collate "und-x-icu"`, newest: sql`subject.rank desc` },
  async find(db, id) {
    const [found, beside] = await Promise.all([row(db, id), neighbours(db, id)]);
    if (!found) return null;
    const [first] = firstSentence(found.text);
    return { ...found, beside, description: first, picture_text: describePaper(drawnFacts(found)) };
  },
  related: ({ beside }) => [
    { title: "See also", table: "encyclopedia", linked: true },
    { title: "Drinks", table: "cocktails", linked: true },
    { title: "Ingredients", table: "ingredients", linked: true },
    { title: "People", table: "people", linked: true },
    { title: "Pubs and bars", table: "pubs_and_bars", linked: true },
    { title: "Books", table: "books", linked: true },
    { title: "Beside it in the alphabet", table: "encyclopedia", ids: beside },
  ],
  jsonLd: ({ aka, category }, _card, baseUrl) => ({
    "@type": "DefinedTerm",
    ...(aka.length > 0 ? { alternateName: aka } : {}),
    inDefinedTermSet: {
      "@type": "DefinedTermSet",
      name: `${encyclopedia.words.title}: ${categoryText(category)}`,
      url: `${baseUrl}${encyclopedia.path}?category=${category}`,
    },
  }),
  async picture(db, id) {
    const found = await row(db, id);
    return found ? drawPaper(drawnFacts(found)) : null;
  },
});

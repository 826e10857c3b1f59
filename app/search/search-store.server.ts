import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Page } from "#app/kit/paging.ts";
import { tidyKeyword } from "./keyword.ts";
import { type Sense, sensesIn } from "./senses.ts";
import { type Guess, guessQuery, slipsBetween, undoneSlips } from "./spelling.ts";

/** What is asked for, of all subjects or of some link tables only; of equals those of `section` come first. */
export type Wanted = Page & { keyword: string; section?: string | undefined; tables?: readonly string[] };

/** A subject that was found. */
export type FoundRow = {
  link_table: string;
  link_id: number;
  name: string;
  section: string;
  category: string;
  content: string;
  href: string;
  image: string | null;
};

type Asked = { typed: string; query: string | null; named: number; matched: number };

/** With fewer matches than this, none of them by name, what may have been meant is shown too. */
const few = 4;
/** Below this anything could be meant. */
const fewestLetters = 4;
/** So many guesses at most: whoever wants more can type better. */
const mostGuesses = 24;

const columns = sql.raw("link_table, link_id, name, section, category, content, href, image");

/**
 * Subjects for a keyword, best first, and how many there are. In order: a name that is the keyword, one that
 * begins with it, one with a word that does; then subjects with every word anywhere (their ingredients,
 * tags, text); then, where that finds too little, what may have been meant. Among equals the active
 * section comes first, then what weighs more. Nothing that is typed acts as a wildcard. Words with a meaning of their
 * own ("mocktail", "strong") ask for it.
 */
export async function findSubjects(db: Queries, wanted: Wanted): Promise<{ rows: FoundRow[]; count: number }> {
  const within = wanted.tables
    ? sql<SqlBool>`link_table = any(${wanted.tables as string[]}::text[])`
    : sql<SqlBool>`true`;
  const asked = await ask(db, wanted.keyword, within);
  const { typed, query, named, matched } = asked;
  if (query === null) return { rows: [], count: 0 };
  const section = wanted.section ?? "";
  const { senses, rest } = sensesIn(typed);
  // A sense with words that nothing has is better than those words without it.
  for (const left of senses.length > 0 ? new Set([rest, ""]) : []) {
    const meant = await bySense(db, { typed, query, section, within, senses, rest: left }, wanted);
    if (meant.count > 0) return meant;
  }
  const end = wanted.offset + wanted.limit;
  const rows: FoundRow[] = [];
  if (wanted.offset < Math.min(named, end)) rows.push(...(await byName(db, { typed, query, section, within }, wanted)));
  if (end > named && wanted.offset < matched) {
    const page = { offset: Math.max(0, wanted.offset - named), limit: wanted.limit - rows.length };
    rows.push(...(await byWords(db, { query, section, within }, page)));
  }
  if (named > 0 || matched >= few || typed.replaceAll(" ", "").length < fewestLetters) return { rows, count: matched };
  const guesses = await byGuess(db, { typed, query, section, within });
  rows.push(...guesses.slice(Math.max(0, wanted.offset - matched), Math.max(0, end - matched)));
  return { rows, count: matched + guesses.length };
}

/** The words of a keyword, what they ask of a document, and how many subjects answer, by name and at all. */
async function ask(db: Queries, keyword: string, within: RawBuilder<SqlBool>): Promise<Asked> {
  const { rows } = await sql<Asked>`
    with asked as materialized (
      select typed, search_query(typed) as query from (select search_words(${keyword}) as typed) as words
    )
    select typed, query::text,
      (select count(*) from search_entry where name_document @@ asked.query and ${within}) as named,
      (select count(*) from search_entry where document @@ asked.query and ${within}) as matched
    from asked`.execute(db);
  return rows[0]!;
}

type Given = { typed: string; query: string; section: string; within: RawBuilder<SqlBool> };

async function byName(db: Queries, { typed, query, section, within }: Given, page: Page): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select ${columns}
    from search_entry
    where name_document @@ ${query}::tsquery and ${within}
    order by
      case
        when starts_with(names, ${`|${typed}|`}) then 1
        when strpos(names, ${`|${typed}|`}) > 0 then 2
        when strpos(names, ${`|${typed}`}) > 0 then 3
        else 4
      end,
      ${among(section)}
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

type Meant = Given & { senses: Sense[]; rest: string };

/**
 * Subjects that are what a keyword means, with the rest of its words; and those that are called so. "Light rum" is a name
 * before it is a sense, "light" by itself a sense first.
 */
async function bySense(db: Queries, { query, section, within, senses, rest }: Meant, page: Page) {
  const found = sql`
    from search_entry left join (
      select link_table, link_id from search_sense where sense = any(${senses}::text[])
      group by link_table, link_id having count(*) = ${senses.length}
    ) as meant using (link_table, link_id), (select search_query(${rest}) as rest) as asked
    where ${within} and (name_document @@ ${query}::tsquery
      or meant.link_table is not null and (${rest} = '' or document @@ asked.rest))`;
  const [rows, counted] = await Promise.all([
    sql<FoundRow>`
      select ${columns} ${found}
      order by
        case
          when ${rest} <> '' and name_document @@ ${query}::tsquery then 1
          when meant.link_table is null then 4
          when name_document @@ coalesce(asked.rest, ${query}::tsquery) then 2
          else 3
        end,
        ${among(section)}
      limit ${page.limit} offset ${page.offset}`.execute(db),
    sql<{ count: number; meant: number }>`
      select count(*)::int as count, count(meant.link_table)::int as meant ${found}`.execute(db),
  ]);
  const { count, meant } = counted.rows[0]!;
  return meant > 0 || rest !== "" ? { rows: rows.rows, count } : { rows: [], count: 0 };
}

type Words = Omit<Given, "typed"> & { without?: string };

/**
 * Those with every word, but not all in the name; one among the ingredients counts more than one in the text.
 * `without` is the query of what was found before.
 */
async function byWords(db: Queries, { query, section, within, without }: Words, page: Page): Promise<FoundRow[]> {
  const fresh = without === undefined ? sql`true` : sql`not document @@ ${without}::tsquery`;
  const { rows } = await sql<FoundRow>`
    select ${columns}
    from search_entry
    where document @@ ${query}::tsquery and not name_document @@ ${query}::tsquery and ${fresh} and ${within}
    order by round(ts_rank(document, ${query}::tsquery)::numeric, 1) desc, ${among(section)}
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

/** What may have been meant and was not found yet: other words, first in names, or a name written otherwise. */
async function byGuess(db: Queries, given: Given): Promise<FoundRow[]> {
  const guess = guessQuery(await guesses(db, given.typed));
  if (guess !== null) {
    const meant = sql`(select * from search_entry where name_document @@ ${guess}::tsquery) as meant`;
    const named = await likest(db, given, meant);
    if (named.length > 0) return named;
    const words = { ...given, query: guess, without: given.query };
    const matched = await byWords(db, words, { limit: mostGuesses, offset: 0 });
    if (matched.length > 0) return matched;
  }
  return likest(db, given, sql`search_similar(${given.typed}) as alike`);
}

/** Each word that counts, with the words of names spelled most like it, and the slips that lead to such words. */
async function guesses(db: Queries, typed: string): Promise<Guess[]> {
  const words = typed.split(" ");
  const slips = words.map((word) => undoneSlips(word).join(" "));
  const { rows } = await sql<Guess>`
    select word, array(select * from search_near(word)) as near, array(
      select slip collate "C" from string_to_table(part.slips, ' ') as slip
      where exists (
        select from search_word where search_word.word >= slip and search_word.word < slip || chr(1114111)
      )
    ) as slips
    from unnest(${words}::text[], ${slips}::text[]) with ordinality as part (word, slips, place)
    where place = ${words.length} or ts_lexize('english_stem', word) <> '{}'
    order by place`.execute(db);
  return rows;
}

/** From this weight on a subject is what most people look for: a drink weighs as it is rated, a word of the encyclopedia less. */
const sought = 0.5;

/**
 * Of some subjects those with a name that is likest to what was typed: the fewest slips of the finger first, the name
 * itself before another name of the same thing, the active section and what most people look for before the rest ("negor"
 * is Negroni, not négociant); among equals as many trigrams in common as can be.
 */
async function likest(
  db: Queries,
  { typed, query, section, within }: Given,
  subjects: RawBuilder<unknown>,
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow & { names: string; weight: number }>`
    select ${columns}, names, weight
    from ${subjects}
    where not document @@ ${query}::tsquery and ${within}
    order by
      case when other_names = '{}' then similarity(names, ${typed}) else search_likeness(names, ${typed}) end desc,
      ${among(section)}
    limit ${mostGuesses}`.execute(db);
  const ranked = rows.map(({ names, weight, ...row }) => {
    const slips = names
      .slice(1, -1)
      .split("|")
      .map((name) => slipsBetween(typed, name));
    const fewest = Math.min(...slips);
    return { row, fewest, other: slips.indexOf(fewest), rare: row.section === section || weight >= sought ? 0 : 1 };
  });
  return ranked.sort((a, b) => a.fewest - b.fewest || a.other - b.other || a.rare - b.rare).map(({ row }) => row);
}

/** The order among equals. */
function among(section: string): RawBuilder<unknown> {
  return sql`section = ${section} desc, weight desc, names, link_table, link_id`;
}

/** A list narrowed by a keyword is read to its end: more of one area than this is no answer to a keyword. */
const mostMatching = 2_000;

/** The ids of an area's subjects, or of several areas', that a keyword finds, best first: what `findSubjects` finds. */
export async function matchingIds(db: Queries, keyword: string, tables: readonly string[]): Promise<number[]> {
  const { rows } = await findSubjects(db, { keyword: tidyKeyword(keyword), tables, limit: mostMatching, offset: 0 });
  return rows.map(({ link_id }) => link_id);
}

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Page } from "#app/kit/paging.ts";
import type { Subject } from "#app/kit/subject.ts";
import { tidyKeyword } from "./keyword.ts";
import { every } from "./subject-store.server.ts";

export { onlyLeavesOut } from "./words/asked.ts";

import { namesFor } from "./words/alike.ts";
import { askedBy } from "./words/asked.ts";
import { type Sense, sensesIn } from "./words/senses.ts";
import { type Guess, guessQuery, slipsBetween, undoneSlips } from "./words/spelling.ts";

/**
 * What is asked for, of all subjects or of some link tables; of that the section `only`, or one link table of the guide's, `list`. Of
 * equals those of `section` come first.
 */
export type Wanted = Page & {
  keyword: string;
  section?: string | undefined;
  tables?: readonly string[];
  /** Only what is called so, where anything is: who looks for a bottle does not mean those whose text names it. */
  named?: boolean;
  only?: string | undefined;
  list?: string | undefined;
  /** How what some words ask of the whole guide is known before it is counted: the words, and what counts them. */
  counted?: (words: string, count: () => Promise<Asked>) => Promise<Asked>;
};

/** How many subjects of a section were found. */
export type SectionCount = { section: string; count: number };

/** A page of what was found, and how much of it there is: in what was asked for, and in each section. */
export type FoundSubjects = {
  rows: FoundRow[];
  count: number;
  sections: SectionCount[];
  /** The likest name, where nothing has what was typed; the rows are what may have been meant then. */
  meant: string | null;
};

/** A subject as suggestions show it. */
export type NamedRow = {
  link_table: string;
  link_id: number;
  name: string;
  section: string;
  category: string;
  content: string;
  href: string;
  image: string | null;
};

/** A subject that was found. */
export type FoundRow = NamedRow & { colour: string | null; rating: number | null };

type Answered = { section: string; link_table: string; named: number; matched: number };
/** The words of a keyword as they are looked for, and how many answer of each list; `known` where any does. */
export type Asked = { typed: string; query: string | null; found: Answered[]; known: boolean };

/** Below this anything could be meant. */
const fewestLetters = 4;
/** So many guesses at most: whoever wants more can type better. */
const mostGuesses = 24;

const columns = sql.raw("link_table, link_id, name, section, category, content, href, image, colour, rating");

/**
 * Subjects for a keyword, best first, and how many there are. In order: a name that is the keyword, one that
 * begins with it, one with a word that does; then subjects with every word anywhere (their ingredients,
 * tags, text). Where nothing in the guide has the words, whatever it is narrowed to or without, they are misspelt, and what may have been
 * meant is found instead. Among equals the active section comes first, then what weighs more. Nothing that is typed acts as a wildcard. Words with a meaning of their
 * own ("mocktail", "strong") ask for it; what stands in quotes stays together, and nothing has what stands behind a minus.
 */
export async function findSubjects(db: Queries, wanted: Wanted): Promise<FoundSubjects> {
  const { words, phrases, without } = askedBy(wanted.keyword);
  const { only, list } = wanted;
  const scope = wanted.tables ? [sql<SqlBool>`link_table = any(${wanted.tables as string[]}::text[])`] : [];
  const kept = every([
    ...phrases.map((phrase) => sql<SqlBool>`document @@ ${sideBySide(phrase)}`),
    ...without.map((phrase) => sql<SqlBool>`not document @@ ${sideBySide(phrase)}`),
  ]);
  const within = every([...scope, kept]);
  const isIn = (one: { section: string; link_table?: string }) =>
    (only === undefined || one.section === only) && (list === undefined || one.link_table === list);
  const narrowed = [
    ...(only === undefined ? [] : [sql<SqlBool>`section = ${only}`]),
    ...(list === undefined ? [] : [sql<SqlBool>`link_table = ${list}`]),
  ];
  const here = every([within, ...narrowed]);
  // A list tells no sections: what it leaves is counted by itself.
  const askAll = () => ask(db, words, every(list ? [...scope, ...narrowed] : scope), kept);
  const isOfAll = scope.length + phrases.length + without.length === 0 && !list;
  const { typed, query, found, known } = await (wanted.counted && isOfAll ? wanted.counted(words, askAll) : askAll());
  if (query === null) return { rows: [], count: 0, sections: [], meant: null };
  const section = wanted.section ?? "";
  const { senses, rest } = sensesIn(typed);
  // A sense with words that nothing has is better than those words without it.
  for (const left of senses.length > 0 ? new Set([rest, ""]) : []) {
    const asked = { typed, query, section, within, here, senses, rest: left };
    const sections = await countBySense(db, asked);
    if (sections.length === 0) continue;
    const count = sum(sections.filter(isIn), "count");
    const rows = wanted.offset < count ? await bySense(db, asked, wanted) : [];
    return { rows, count, sections: addedUp(sections), meant: null };
  }
  const given = { typed, query, section, within: here };
  const named = sum(found.filter(isIn), "named");
  const matched = wanted.named && named > 0 ? named : sum(found.filter(isIn), "matched");
  const end = wanted.offset + wanted.limit;
  const rows: FoundRow[] = [];
  if (wanted.offset < Math.min(named, end)) rows.push(...(await byName(db, given, wanted)));
  if (end > named && wanted.offset < matched && matched > named) {
    const page = { offset: Math.max(0, wanted.offset - named), limit: wanted.limit - rows.length };
    rows.push(...(await byWords(db, given, page)));
  }
  const sections = addedUp(found.map((one) => ({ section: one.section, count: one.matched })));
  // Who puts quotes around it has spelled it as it is meant.
  if (known || phrases.length > 0 || typed.replaceAll(" ", "").length < fewestLetters)
    return { rows, count: matched, sections, meant: null };
  if (list && (await isKnown(db, query, every(scope)))) return { rows: [], count: 0, sections: [], meant: null };
  const guesses = await byGuess(db, { typed, query, section, within });
  const fitting = guesses.filter(isIn);
  const guessed = guesses.map((one) => ({ section: one.section, count: 1 }));
  return {
    rows: fitting.slice(wanted.offset, end),
    count: fitting.length,
    sections: addedUp(guessed),
    meant: guesses[0]?.name ?? null,
  };
}

const sum = <Field extends string>(list: readonly Record<Field, number>[], field: Field) =>
  list.reduce((total, one) => total + one[field], 0);

function addedUp(counts: readonly SectionCount[]): SectionCount[] {
  const all = new Map<string, number>();
  for (const { section, count } of counts) all.set(section, (all.get(section) ?? 0) + count);
  return [...all].map(([section, count]) => ({ section, count }));
}

/** What asks a document for words side by side: as they are, or by their English stems. */
const sideBySide = (phrase: string) =>
  sql`(phraseto_tsquery('simple', search_words(${phrase})) || phraseto_tsquery('english', search_words(${phrase})))`;

/**
 * The words of a keyword, what they ask of a document, and how many subjects of each list answer, by name and at all; `known` where
 * some do but for what is to be left out.
 */
async function ask(db: Queries, words: string, scope: RawBuilder<SqlBool>, kept: RawBuilder<SqlBool>): Promise<Asked> {
  const { rows } = await sql<{ typed: string; query: string | null } & Partial<Answered>>`
    with asked as materialized (
      select typed, search_query(typed) as query from (select search_words(${words}) as typed) as words
    )
    select typed, query::text, found.*
    from asked left join lateral (
      select section, link_table, count(*) filter (where name_document @@ asked.query and ${kept}) as named,
        count(*) filter (where ${kept}) as matched
      from search_entry where document @@ asked.query and ${scope} group by section, link_table
    ) as found on true`.execute(db);
  const { typed, query } = rows[0]!;
  const answered = rows.filter((row): row is typeof row & Answered => typeof row.section === "string");
  return { typed, query, found: answered.filter(({ matched }) => matched > 0), known: answered.length > 0 };
}

/** True where anything has the words, whatever list it stands in: they are not misspelt. */
async function isKnown(db: Queries, query: string, scope: RawBuilder<SqlBool>): Promise<boolean> {
  const { rows } = await sql`select from search_entry where document @@ ${query}::tsquery and ${scope} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** What people ask for in vain is often one word too many: those words of a keyword that something has. */
export async function wordsThatFind(db: Queries, keyword: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from string_to_table(search_words(${askedBy(keyword).words}), ' ') with ordinality as part (word, place)
    where ts_lexize('english_stem', word) <> '{}'
      and exists (select from search_entry where document @@ (plainto_tsquery('simple', word) || plainto_tsquery('english', word)))
    order by place`.execute(db);
  return rows.map(({ word }) => word);
}

/** How many subjects answer each of some keywords, by their words as they are: one statement for all of them. */
export async function countsOf(db: Queries, keywords: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from search_entry where document @@ asked.query) as count
    from (select search_query(search_words(keyword)) as query, place
      from unnest(${keywords as string[]}::text[]) with ordinality as part (keyword, place)) as asked
    order by place`.execute(db);
  return rows.map(({ count }) => count);
}

type Given = { typed: string; query: string; section: string; within: RawBuilder<SqlBool> };

/**
 * Those whose names hold every word: what is called just so, then what begins with the words, then what holds them whole, then
 * what only begins with their letters. Who types "gin" into their bar means London dry gin before ginger ale.
 */
async function byName(db: Queries, { typed, query, section, within }: Given, page: Page): Promise<FoundRow[]> {
  const wanted = namesFor(typed);
  // Folded words hold no wildcards.
  const called = (before: string, after: string) =>
    sql`names like any(${wanted.map((name) => `${before}|${name}${after}`)}::text[])`;
  const { rows } = await sql<FoundRow>`
    select ${columns}
    from search_entry
    where name_document @@ ${query}::tsquery and ${within}
    order by
      case
        when ${called("", "|%")} then 1
        when ${called("%", "|%")} then 2
        when ${called("%", " %")} then 3
        when replace(names, '|', ' ') like any(${wanted.map((name) => `% ${name} %`)}::text[]) then 4
        when ${called("%", "%")} then 5
        else 6
      end,
      ${among(section)}
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

type Meant = Given & { here: RawBuilder<SqlBool>; senses: Sense[]; rest: string };

/** Subjects that are what a keyword means, with the rest of its words; and those that are called so. */
const meantBy = ({ query, senses, rest }: Meant, within: RawBuilder<SqlBool>) => sql`
  from search_entry left join (
    select link_table, link_id from search_sense where sense = any(${senses}::text[])
    group by link_table, link_id having count(*) = ${senses.length}
  ) as meant using (link_table, link_id), (select search_query(${rest}) as rest) as asked
  where ${within} and (name_document @@ ${query}::tsquery
    or meant.link_table is not null and (${rest} = '' or document @@ asked.rest))`;

/** How many of each section a sense finds; none where nothing is meant by it and no other word is left. */
async function countBySense(db: Queries, asked: Meant): Promise<(SectionCount & { link_table: string })[]> {
  const { rows } = await sql<SectionCount & { link_table: string; meant: number }>`
    select section, link_table, count(*)::int as count, count(meant.link_table)::int as meant
    ${meantBy(asked, asked.within)} group by section, link_table`.execute(db);
  if (sum(rows, "meant") === 0 && asked.rest === "") return [];
  return rows.map(({ section, link_table, count }) => ({ section, link_table, count }));
}

/** A page of them. "Light rum" is a name before it is a sense, "light" by itself a sense first. */
async function bySense(db: Queries, asked: Meant, page: Page): Promise<FoundRow[]> {
  const { query, rest, section } = asked;
  const { rows } = await sql<FoundRow>`
    select ${columns} ${meantBy(asked, asked.here)}
    order by
      case
        when ${rest} <> '' and name_document @@ ${query}::tsquery then 1
        when meant.link_table is null then 4
        when name_document @@ coalesce(asked.rest, ${query}::tsquery) then 2
        else 3
      end,
      ${among(section)}
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
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

/** All subjects of some link tables that a keyword finds, best first: what `findSubjects` finds, to its end. */
export async function matchingSubjects(
  db: Queries,
  wanted: Pick<Wanted, "keyword" | "named"> & { tables: readonly string[] },
): Promise<Subject[]> {
  const keyword = tidyKeyword(wanted.keyword);
  return (await findSubjects(db, { ...wanted, keyword, limit: mostMatching, offset: 0 })).rows;
}

/**
 * The ids of an area's subjects that a keyword finds, best first: those that the search of the whole guide finds of it, by the same words;
 * `near` where nothing in the guide has them, and these are what may have been meant.
 */
export async function matchingIn(db: Queries, asked: string, table: string): Promise<{ ids: number[]; near: boolean }> {
  const page = { limit: mostMatching, offset: 0 };
  const { rows, meant } = await findSubjects(db, { keyword: tidyKeyword(asked), list: table, ...page });
  return { ids: rows.map(({ link_id }) => link_id), near: meant !== null && rows.length > 0 };
}

/** The same where it makes no difference how they were found. */
export async function matchingIds(db: Queries, keyword: string, table: string): Promise<number[]> {
  return (await matchingIn(db, keyword, table)).ids;
}

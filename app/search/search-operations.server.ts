import { z } from "zod";
import type { Queries } from "#app/database/database.server.ts";
import { clampPage } from "#app/kit/paging.ts";
import { success } from "#app/kit/result.ts";
import { fold } from "#app/kit/slug.ts";
import type { House } from "#app/operations/house.server.ts";
import { keptAnswer } from "#app/operations/kept-answers.server.ts";
import { operation } from "#app/operations/operation.ts";
import type { SubjectSection } from "#app/operations/subject-kinds.ts";
import { popularSubjects } from "./begin/popular-store.server.ts";
import {
  type Found,
  foundSchema,
  type OtherKeyword,
  otherKeywordSchema,
  resultSchema,
  sectionFoundSchema,
  sectionSchema,
  suggestionsSchema,
} from "./found.ts";
import { fewestCharacters, isLongEnough, tidyKeyword } from "./keyword.ts";
import { countsOf, findSubjects, type NamedRow, type Wanted, wordsThatFind } from "./search-store.server.ts";
import { askedBy } from "./words/asked.ts";
import { commonBeginnings } from "./words/common-store.server.ts";
import { sensesIn } from "./words/senses.ts";
import { slipsBetween } from "./words/spelling.ts";

/** guide.md, 9: the header's list on a wide screen; a narrow one asks for 8. */
const autocompleteLimit = 4;
const headerLimits = [autocompleteLimit, 8];
/** Readers type the same first letters: so many answers are kept until the guide changes, of lists as short as the header's. */
const kept = { answers: 2_000, results: 10 };
/** guide.md, 9: a page of a category. */
const pageSize = 24;

const keyword = z.string().catch("").transform(tidyKeyword);
const number = z.union([z.string(), z.number()]).optional().catch(undefined);

const autocompleteInput = z.object({
  k: keyword.describe("What was typed; under three characters nothing is found"),
  a: z.string().optional().catch(undefined).describe("The active section: of equals its subjects come first"),
  limit: number.describe("4 unless told; clamped to 0 to 100"),
  offset: number.describe("0 unless told; clamped to 0 or more"),
});

/** Suggestions while somebody types (guide.md, 7). */
export const autocompleteOperation = operation({
  name: "search/autocomplete",
  summary:
    "Subjects whose name begins with what was typed, then others that it finds; forgives typing errors and accents",
  who: "anyone",
  changes: false,
  input: autocompleteInput,
  answers: suggestionsSchema,
  async handle({ k, a, limit, offset }, { db, house }) {
    if (!isLongEnough(k)) return success({ results: [], count: 0 });
    const page = clampPage(limit, offset, autocompleteLimit);
    const section = house.subjects.sections.some((one) => one.section === a) ? a : undefined;
    return success(await suggest(house, db, { keyword: k, section, ...page }));
  },
});

/** What is suggested for a keyword: kept where it is as short a list as the header's. */
async function suggest(house: House, db: Queries, wanted: Omit<Wanted, "counted">) {
  const find = async (from: Queries) => {
    const { rows, count } = await findSubjects(from, { ...wanted, counted: countedIn(house) });
    return { results: rows.map(presentFound), count };
  };
  if (wanted.limit > kept.results) return find(db);
  const { keyword, section, limit, offset } = wanted;
  const key = JSON.stringify([keyword, section, limit, offset]);
  return keptAnswer(house, { name: "search/autocomplete", key, most: kept.answers }, () => find(house.db));
}

/** How many subjects have some words is the same for every list of them, and at 160,000 subjects most of what a search takes. */
const countedIn =
  (house: House): NonNullable<Wanted["counted"]> =>
  (words, count) =>
    keptAnswer(house, { name: "search/counted", key: words, most: kept.answers }, count);

/**
 * Looks for what very many texts hold before somebody types it: at 160,000 subjects that takes 40 to 400 ms each, which is a minute for
 * all of them; of the library that ships there is nothing so common.
 */
export async function warmSearches(house: House): Promise<void> {
  for (const keyword of await commonBeginnings(house.bulk, common))
    for (const limit of headerLimits) await suggest(house, house.bulk, { keyword, limit, offset: 0 });
}

/** From 4,000 texts on to count them takes 10 to 15 ms; who types more letters has waited for the first already. */
const common = { least: 4_000, letters: { fewest: fewestCharacters, most: 8 }, most: 500 };

const text = z.string().max(100).catch("");
const findInput = z.object({ keyword, section: text, offset: number });

const foundPage = suggestionsSchema.extend({
  results: z.array(resultSchema),
  keyword: z.string(),
  section: z.string().describe("The one that it is narrowed to; empty for all"),
  offset: z.int(),
  page_size: z.int(),
  sections: z.array(sectionFoundSchema).describe("How many each section has, most first"),
  meant: z.string().nullable().describe("The likest name, where nobody is called what was typed"),
  /** Keywords that find more, where this one finds nothing. */
  instead: z.array(otherKeywordSchema),
  near: z.array(sectionSchema).describe("The areas that may have been meant"),
});

/** A page of everything that a keyword finds. */
export const findOperation = operation({
  name: "search/find",
  summary: "A page of the subjects that a keyword finds, best first, and how many each section has",
  who: "anyone",
  changes: false,
  input: findInput,
  answers: foundPage,
  async handle({ keyword, section: asked, offset }, { db, house }) {
    const page = clampPage(pageSize, offset, pageSize);
    const all = house.subjects.sections;
    // Unknown filters are ignored (contract.md, 7).
    const section = all.some((one) => one.section === asked) ? asked : "";
    const nothing = { rows: [], count: 0, sections: [], meant: null };
    const found =
      keyword === ""
        ? nothing
        : await findSubjects(db, {
            keyword,
            ...(section ? { only: section } : {}),
            ...page,
            counted: countedIn(house),
          });
    const counts = new Map(found.sections.map((one) => [one.section, one.count]));
    const sections = all
      .flatMap((one) => (counts.has(one.section) ? [{ ...one, count: counts.get(one.section)! }] : []))
      .sort((a, b) => b.count - a.count);
    return success({
      ...{ keyword, section, offset: page.offset, page_size: pageSize, count: found.count, sections },
      results: found.rows.map((row) => ({ ...presentFound(row), colour: row.colour, rating: row.rating })),
      meant: found.meant,
      instead: found.meant !== null || sections.length === 0 ? await otherKeywords(db, keyword) : [],
      near: found.meant !== null || found.count === 0 ? nearSections(all, keyword) : [],
    });
  },
});

/** Of more words than these it is not told what each of them costs, and of those it is the best few are told. */
const most = { words: 8, told: 3 };

/**
 * What to look for instead: without quotes and minus where there were any; else without one word, with what that finds; else
 * without all words that nothing has.
 */
async function otherKeywords(db: Queries, keyword: string): Promise<OtherKeyword[]> {
  const { words, phrases, without } = askedBy(keyword);
  if (phrases.length + without.length > 0 && words !== "") return [{ keyword: words, without: null, count: null }];
  const each = words.split(" ");
  // Of a single word nothing can be left out.
  if (each.length < 2) return [];
  const less = each.length > most.words ? [] : each.map((_, place) => each.toSpliced(place, 1).join(" "));
  const counts = less.length > 0 ? await countsOf(db, less) : [];
  const found = less
    .map((other, place) => ({ keyword: other, without: each[place]!, count: countSaid(other, counts[place]!) }))
    .filter((_, place) => counts[place]! > 0)
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
  if (found.length > 0) return found.slice(0, most.told);
  const known = await wordsThatFind(db, keyword);
  if (known.length === 0 || known.length >= each.length) return [];
  return [{ keyword: known.join(" "), without: null, count: null }];
}

/** What a search for a keyword says it finds: words with a meaning of their own find more than what has them. */
const countSaid = (keyword: string, count: number) => (sensesIn(fold(keyword)).senses.length > 0 ? null : count);

/** The areas whose names are nearly what was typed: "coktails" are cocktails. */
function nearSections(all: readonly SubjectSection[], keyword: string): SubjectSection[] {
  const typed = fold(keyword)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  if ([...typed].length < fewestCharacters) return [];
  const most = Math.floor(typed.length / 4);
  return all
    .map((one) => ({ one, slips: slipsBetween(typed, fold(one.title)) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips)
    .map(({ one }) => one);
}

/** What the guide speaks of most, a few of each area: where to begin when nothing has been typed. */
export const popularOperation = operation({
  name: "search/popular",
  summary: "What the guide speaks of most, a few of each area",
  who: "anyone",
  changes: false,
  input: z.object({}),
  answers: z.object({ results: z.array(foundSchema) }),
  async handle(_, { house }) {
    const asked = { name: "search/popular", key: "", most: 1 };
    const rows = await keptAnswer(house, asked, () => popularSubjects(house.db));
    return success({ results: rows.map(presentFound) });
  },
});

/** The fields of a subject that go out. */
function presentFound(row: NamedRow): Found {
  return {
    name: row.name,
    href: row.href,
    image: row.image,
    section: row.section,
    category: row.category,
    content: row.content,
  };
}

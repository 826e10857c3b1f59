import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { type Found, suggestionsSchema } from "./found.ts";
import { isLongEnough, tidyKeyword } from "./keyword.ts";
import { type FoundRow, findSubjects } from "./search-store.server.ts";

/** guide.md, 9: the header's list on a wide screen; a narrow one asks for 8. */
const autocompleteLimit = 4;
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
  async handle({ k, a, limit, offset }, { db }) {
    if (!isLongEnough(k)) return success({ results: [], count: 0 });
    const page = clampPage(limit, offset, autocompleteLimit);
    const { rows, count } = await findSubjects(db, { keyword: k, section: a, ...page });
    return success({ results: rows.map(presentFound), count });
  },
});

const findInput = z.object({ keyword, offset: number });

const foundPage = suggestionsSchema.extend({ keyword: z.string(), offset: z.int(), page_size: z.int() });

/** A page of everything that a keyword finds. */
export const findOperation = operation({
  name: "search/find",
  summary: "A page of the subjects that a keyword finds, best first",
  who: "anyone",
  changes: false,
  input: findInput,
  answers: foundPage,
  async handle({ keyword, offset }, { db }) {
    const page = clampPage(pageSize, offset, pageSize);
    const { rows, count } = await findSubjects(db, { keyword, ...page });
    return success({ keyword, offset: page.offset, page_size: pageSize, count, results: rows.map(presentFound) });
  },
});

/** The fields of a subject that go out. */
function presentFound(row: FoundRow): Found {
  return {
    name: row.name,
    href: row.href,
    image: row.image,
    section: row.section,
    category: row.category,
    content: row.content,
  };
}

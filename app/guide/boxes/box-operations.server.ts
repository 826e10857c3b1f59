import { z } from "zod";
import { clampNumber, clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { oidOf, subjectsOf } from "#app/kit/subject.ts";
import { operation } from "#app/operations/operation.ts";
import { firstOf, pageFields } from "#app/platform/fields.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { streamOf } from "#app/search/subject-store.server.ts";
import type { Area } from "../area.ts";
import { areas } from "../areas.ts";
import { subCategoryOf } from "./sub-category-store.server.ts";

/** A box of the homepage and of category lists (contract.md, 5). */
const boxSchema = z.object({
  oid: z.string(),
  link_table: z.string(),
  link_id: z.int(),
  section: z.string(),
  name: z.string(),
  href: z.string(),
  image: z.string().nullable(),
  colour: z.string().nullable(),
  teaser: z.string(),
  rating: z.number().nullable(),
  date: z.string(),
});
type Box = z.output<typeof boxSchema>;

const pageSize = 24;
const words = z.preprocess(firstOf, z.string().max(200).optional()).catch(undefined).meta({ type: "string" });
const subWords = words.describe("One of the category: a choice of its filters, or an area of it (jobs)");
/** More than a page can hold; what is longer is a mistake, and saying so beats showing what was to be skipped. */
const mostSkipped = 10_000;
const skipped = z
  .string()
  .max(20 * mostSkipped, `at most ${mostSkipped} oids`)
  .optional();
const streamInput = z.object({
  limit: pageFields.limit,
  oldest: z.unknown().optional().meta({ type: "string", description: "The `oldest` of the page before" }),
  skip_oids: skipped,
  category: words,
  sub_category: subWords,
  target: words,
  lang: words,
});
const streamAnswer = z.object({ boxes: z.array(boxSchema), oldest: z.string().nullable() });

/** What callers call the homepage's own stream, which has no category. */
const everything = new Set(["", "all", "home", "homepage"]);
const isEverything = (category: string | undefined) => everything.has(category?.trim().toLowerCase() ?? "");

/** The sub-category that is asked for: one is of a category, and without that passed over. */
const subIn = (input: { category?: string | undefined; sub_category?: string | undefined }) =>
  isEverything(input.category) ? "" : (input.sub_category?.trim() ?? "");

/** The areas of a category, by the names of sections; of none, those for whom the boxes are (contract.md, 7). */
function areasOf(category: string | undefined, target: string | undefined): Area[] {
  const name = category?.trim().toLowerCase() ?? "";
  const wanted = target?.trim().toLowerCase() === "trade" ? "trade" : "consumer";
  const all: readonly Area[] = areas;
  if (everything.has(name)) return all.filter((area) => area.target === wanted);
  // A category of the trade implies it; one of the consumer has nothing that is for the trade.
  return all.filter((area) => area.section === name && (wanted === "consumer" || area.target === "trade"));
}

const isCategory = (category: string | undefined) => !isEverything(category) && areasOf(category, undefined).length > 0;

/** The stream of the homepage: newest first, from `oldest` on. */
export const streamOperation = operation({
  name: "guide/infinite-scroll",
  summary: "The stream of the homepage: boxes from `oldest` on, newest first",
  who: "anyone",
  changes: false,
  input: streamInput,
  answers: streamAnswer,
  async handle(input, { db, house }) {
    const among = await subCategoryOf(house, areasOf(input.category, input.target), subIn(input));
    if (!among) return success({ boxes: [], oldest: null });
    const { limit } = clampPage(input.limit, 0, pageSize);
    const before = clampNumber(input.oldest, 0, 0, Number.MAX_SAFE_INTEGER) || null;
    // Nothing was asked for: the next page begins where this one would have.
    if (limit === 0) return success({ boxes: [], oldest: String(before ?? Number.MAX_SAFE_INTEGER) });
    const rows = await streamOf(db, {
      limit: limit + 1,
      before,
      ...among,
      skip: oidsOf(input.skip_oids),
    });
    const boxes = rows.slice(0, limit);
    const last = boxes.at(-1);
    return success({
      boxes: boxes.map(presentBox),
      oldest: rows.length > limit && last ? String(last.rank) : null,
    });
  },
});

const listInput = z.object({
  category: words,
  sub_category: subWords,
  target: words,
  skip_oids: skipped,
  ...pageFields,
});

/** The list of a category: all boxes of it that the page does not show yet. */
export const categoryOperation = operation({
  name: "guide/category-list",
  summary: "The boxes of a category, without those in skip_oids",
  who: "anyone",
  changes: false,
  input: listInput,
  answers: z.object({ boxes: z.array(boxSchema) }),
  async handle(input, { db, house }) {
    const wanted = isEverything(input.category) ? [] : areasOf(input.category, input.target);
    // One of the consumer is known to the trade, and has nothing for it.
    if (wanted.length === 0 && isCategory(input.category)) return success({ boxes: [] });
    const among = await subCategoryOf(house, wanted, subIn(input));
    if (!among) return failure("not-found", "failed to load category");
    const page = clampPage(input.limit, input.offset, pageSize);
    const rows = await streamOf(db, {
      ...page,
      before: null,
      ...among,
      skip: oidsOf(input.skip_oids),
      best: true,
    });
    if (rows.length === 0 && !(await among.isKnown(db))) return failure("not-found", "failed to load category");
    return success({ boxes: rows.map(presentBox) });
  },
});

function oidsOf(list: string | undefined): string[] {
  return subjectsOf(list ?? "", mostSkipped).map(oidOf);
}

function presentBox({
  link_table,
  link_id,
  section,
  name,
  href,
  image,
  colour,
  teaser,
  rating,
  date,
}: SubjectCard): Box {
  const oid = oidOf({ link_table, link_id });
  return { oid, link_table, link_id, section, name, href, image, colour, teaser, rating, date };
}

import { z } from "zod";
import { clampNumber, clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { oidOf, subjectsOf } from "#app/kit/subject.ts";
import { operation } from "#app/platform/operation.ts";
import { pageFields } from "#app/platform/page-input.ts";
import { listCocktails, streamCocktails } from "../cocktails/cocktail-list-store.server.ts";
import { presentCard } from "../cocktails/present.ts";

/** A box of the homepage and of category lists (contract.md, 5). */
const boxSchema = z.object({
  oid: z.string(),
  link_table: z.string(),
  link_id: z.int(),
  section: z.string(),
  name: z.string(),
  href: z.string(),
  image: z.string(),
  teaser: z.string(),
  rating: z.number().nullable(),
  date: z.string(),
});
type Box = z.output<typeof boxSchema>;

const pageSize = 24;
const words = z.string().max(200).optional().catch(undefined);
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
  sub_category: words,
  target: words,
  lang: words,
});
const streamAnswer = z.object({ boxes: z.array(boxSchema), oldest: z.string().nullable() });

/** The categories that have boxes, by the names that the calls use; empty means all. */
const categories = new Set(["", "cocktails", "all", "home", "homepage"]);
const withoutAlcohol = new Set(["without-alcohol", "non-alcoholic", "nonalcoholic"]);

/** The stream of the homepage: newest first, from `oldest` on. */
export const streamOperation = operation({
  name: "guide/infinite-scroll",
  summary: "The stream of the homepage: boxes from `oldest` on, newest first",
  who: "anyone",
  changes: false,
  input: streamInput,
  answers: streamAnswer,
  async handle(input, { db }) {
    if (!categories.has(input.category?.trim().toLowerCase() ?? "")) return success({ boxes: [], oldest: null });
    const { limit } = clampPage(input.limit, 0, pageSize);
    const oldest = clampNumber(input.oldest, 0, 0, Number.MAX_SAFE_INTEGER) || null;
    // Nothing was asked for: the next page begins where this one would have.
    if (limit === 0) return success({ boxes: [], oldest: String(oldest ?? Number.MAX_SAFE_INTEGER) });
    const filters = filtersOf(input.sub_category);
    const skip = cocktailIds(input.skip_oids);
    const rows = await streamCocktails(db, { limit: limit + 1, oldest, skip, filters });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return success({
      boxes: shown.map(presentBox),
      oldest: rows.length > limit && last ? String(last.stream_rank) : null,
    });
  },
});

const listInput = z.object({ category: words, sub_category: words, target: words, skip_oids: skipped, ...pageFields });

/** The list of a category: all boxes of it that the page does not show yet. */
export const categoryOperation = operation({
  name: "guide/category-list",
  summary: "The boxes of a category, without those in skip_oids",
  who: "anyone",
  changes: false,
  input: listInput,
  answers: z.object({ boxes: z.array(boxSchema) }),
  async handle(input, { db }) {
    const category = input.category?.trim().toLowerCase() ?? "";
    if (category !== "cocktails") return failure("not-found", "failed to load category");
    const page = clampPage(input.limit, input.offset, pageSize);
    const skip = new Set(cocktailIds(input.skip_oids));
    const { rows } = await listCocktails(db, filtersOf(input.sub_category), {
      limit: page.limit + skip.size,
      offset: page.offset,
    });
    const fresh = rows.filter((row) => !skip.has(row.id)).slice(0, page.limit);
    return success({ boxes: fresh.map(presentBox) });
  },
});

/** A sub-category is "without alcohol" or an ingredient's key. */
function filtersOf(name: string | undefined) {
  const sub = name?.trim().toLowerCase() ?? "";
  if (sub === "") return {};
  return withoutAlcohol.has(sub) ? { without_alcohol: "1" as const } : { ingredient: sub };
}

function cocktailIds(oids: string | undefined): number[] {
  return subjectsOf(oids ?? "", mostSkipped).flatMap((subject) =>
    subject.link_table === "cocktails" ? [subject.link_id] : [],
  );
}

type BoxRow = Parameters<typeof presentCard>[0] & { added_on: string };

function presentBox(row: BoxRow): Box {
  const { id, name, href, image, teaser, rating } = presentCard(row);
  const subject = { link_table: "cocktails", link_id: id } as const;
  return {
    oid: oidOf(subject),
    ...subject,
    section: "cocktails",
    name,
    href,
    image,
    teaser,
    rating,
    date: row.added_on,
  };
}

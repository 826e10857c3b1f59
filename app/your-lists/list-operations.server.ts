import { z } from "zod";
import { tell } from "#app/database/notices.server.ts";
import { clampNumber, clampPage } from "#app/kit/paging.ts";
import { saysNo, saysYes, wordsIn } from "#app/kit/query.ts";
import { failure, success } from "#app/kit/result.ts";
import { oidOf, type Subject, subjectOf } from "#app/kit/subject.ts";
import { putBack, takeSaid } from "#app/marks/said-store.server.ts";
import { operation } from "#app/operations/operation.ts";
import { idField, pageFields } from "#app/platform/fields.ts";
import { matchingSubjects } from "#app/search/search-store.server.ts";
import { subjectCardSchema } from "#app/search/subject-card.ts";
import { countRemoval, keepRemoval, readList, takeRemoval } from "./list-store.server.ts";
import {
  type Include,
  includes,
  type ListName,
  type ListOrder,
  listNames,
  listOrders,
  personalLists,
} from "./personal-lists.ts";

/** Whatever is sent is read as well as it can be, never an error (contract.md, 5). */
const read = (description: string) => z.unknown().optional().meta({ type: "string", description });

const listInput = z.looseObject({
  ...pageFields,
  list: read("Changes nothing: the list is named by the address"),
  count_only: read("yes: result stays empty"),
  ...(Object.fromEntries(Object.keys(includes).map((name) => [name, read("no leaves them out")])) as Record<
    Include,
    ReturnType<typeof read>
  >),
  keyword: read("Only what it finds"),
  sort: read(`One of ${Object.keys(listOrders).join(", ")}`),
  page: read("Counts from 1; with pp it beats limit and offset"),
  pp: read("The size of a page"),
});

const row = subjectCardSchema.extend({
  oid: z.string(),
  display_name: z.string(),
  your_rating: z.number().nullable(),
  said_at: z.string().describe("When it was put on the list"),
});
export type ListedRow = z.output<typeof row>;

/** How much a download holds at most. */
const mostDownloaded = 10_000;

/** The size and the place of a page: `pp` and `page` beat `limit` and `offset` (contract.md, 8). */
function placeOf({ limit, offset, page, pp, format }: Record<string, unknown>) {
  if (format === "csv" || format === "json") return { limit: mostDownloaded, offset: 0 };
  const plain = clampPage(pp ?? limit, offset, 24);
  if (page === undefined) return plain;
  return { limit: plain.limit, offset: (clampNumber(page, 1, 1, 1_000_000) - 1) * plain.limit };
}

/** A page of one of the lists of what a person marked (guide.md, 7; contract.md, 5 and 8). */
export function listOperation(name: ListName) {
  return operation({
    name: `lists/${name}`,
    summary: `The list “${personalLists[name].title}” of the signed-in person`,
    who: "member",
    changes: false,
    input: listInput,
    answers: z.object({ result_count: z.int(), result: z.array(row) }),
    async handle(fields, { db, house, person }) {
      const keyword = wordsIn(fields.keyword);
      const tables = house.subjects.all.map(({ table }) => table);
      const among = keyword ? await matchingSubjects(db, { keyword, tables }) : null;
      const sort = typeof fields.sort === "string" ? fields.sort : "";
      const { limit, offset } = placeOf(fields);
      const { rows, count } = await readList(db, person.id, {
        name,
        without: Object.entries(includes).flatMap(([field, { table }]) => (saysNo(fields[field]) ? [table] : [])),
        among,
        keyword,
        sort: Object.hasOwn(listOrders, sort) ? (sort as ListOrder) : "newest",
        limit: saysYes(fields.count_only) ? 0 : limit,
        offset: saysYes(fields.count_only) ? 0 : offset,
      });
      const result = rows.map((one) => ({ ...one, oid: oidOf(one), display_name: one.name }));
      return success({ result_count: count, result });
    },
  });
}

export const listOperations = Object.fromEntries(listNames.map((name) => [name, listOperation(name)])) as Record<
  ListName,
  ReturnType<typeof listOperation>
>;

const listName = z.enum(listNames.filter((name) => personalLists[name].path !== null) as [ListName, ...ListName[]]);
/** As many as a page of the longest size can name. */
const mostTaken = 100;

/** Takes several things off a list at once; they can be put back for a day. */
export const takeOff = operation({
  name: "lists/take-off",
  summary: "Takes several things off one of the person's lists",
  who: "member",
  changes: true,
  input: z.object({
    list: listName,
    oids: z
      .union([z.string(), z.array(z.string())])
      .transform((given) => [given].flat().flatMap((one) => one.split(",")))
      .pipe(z.array(z.string().max(60)).max(mostTaken)),
  }),
  answers: z.object({ removal: z.int().nullable(), count: z.int() }),
  async handle({ list, oids }, { db, person }) {
    const { said } = personalLists[list];
    const subjects = oids.map(subjectOf).filter((one): one is Subject => one !== null);
    if (subjects.length === 0 || said === "bar") return failure("invalid", "Choose what to take off the list.");
    const taken = await takeSaid(db, person.id, said, subjects);
    if (taken.length === 0) return success({ removal: null, count: 0 });
    if (said.table === "rating") for (const one of taken) await tell(db, "rating", oidOf(one));
    return success({ removal: await keepRemoval(db, person.id, list, taken), count: taken.length });
  },
});

/** Puts back what was taken off a list, as it stood there. */
export const putBackOn = operation({
  name: "lists/put-back",
  summary: "Puts back what was taken off a list",
  who: "member",
  changes: true,
  input: z.object({ removal: idField }),
  answers: z.object({ list: z.string(), count: z.int() }),
  async handle({ removal }, { db, person }) {
    const taken = await takeRemoval(db, person.id, removal);
    const said = taken && personalLists[taken.list].said;
    if (!taken || !said || said === "bar")
      return failure("not-found", "That was put back already, or is too long ago.");
    await putBack(db, person.id, said, taken.rows);
    if (said.table === "rating") for (const one of taken.rows) await tell(db, "rating", oidOf(one));
    return success({ list: taken.list, count: taken.rows.length });
  },
});

/** How many things were taken off a moment ago and can be put back. */
export const loadRemoval = operation({
  name: "lists/removal",
  summary: "How much was taken off a list and can be put back",
  who: "member",
  changes: false,
  input: z.object({ removal: idField }),
  answers: z.object({ count: z.int() }),
  async handle({ removal }, { db, person }) {
    return success({ count: await countRemoval(db, person.id, removal) });
  },
});

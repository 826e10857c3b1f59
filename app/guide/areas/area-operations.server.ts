import { z } from "zod";
import { isoDay, siteDay } from "#app/kit/dates.ts";
import { clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { keptAnswer } from "#app/platform/kept-answers.server.ts";
import { idField } from "#app/platform/number-input.ts";
import type { Operation } from "#app/platform/operation.ts";
import { pageFields } from "#app/platform/page-input.ts";
import type { Context } from "#app/platform/runner.server.ts";
import { subjectCardSchema } from "#app/search/subject-card.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
import { type Area, categoryPageSize } from "../area.ts";
import { filtersOf, type Narrowed, readNarrowed, without } from "./area-filters.ts";
import type { AreaReading, EntryBase } from "./area-reading.server.ts";
import { areaChoices, listArea } from "./area-store.server.ts";
import { relatedGroups } from "./entry/related.server.ts";

type Op<Input extends z.ZodType, Output> = Operation<Context, Input, Output>;

const value = z
  .union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])
  .optional()
  .catch(undefined);

/** The fields of an area's list call: its filters, each as text or several, its order and its place. */
function listInput(area: Area) {
  const fields = Object.fromEntries(filtersOf(area).map(({ name, label }) => [name, value.describe(label)]));
  const orders = area.orders.map(({ name }) => name).join(", ");
  return z.looseObject({ ...fields, sort: value.describe(`One of ${orders}`), ...pageFields });
}

/** A call's fields as an address has them, so that both are read by one rule. */
function asQuery(fields: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, given] of Object.entries(fields))
    for (const one of Array.isArray(given) ? given : [given])
      if (typeof one === "string" || typeof one === "number") query.append(name, String(one));
  return query;
}

/** What an answer is kept by: where an area changes with the day, one of yesterday is none of today. */
function keyOf(area: Area, asked: unknown): string {
  return JSON.stringify([asked, area.daily ? isoDay(siteDay()) : ""]);
}

/** What a page of an area's list answers. */
export const areaListAnswer = z.object({
  cards: z.array(subjectCardSchema),
  count: z.int(),
  offset: z.int(),
  page_size: z.int(),
});

/** A page of an area's list, kept until the library changes. */
export function listOperation(
  reading: AreaReading,
): Op<z.ZodType<Record<string, unknown>>, z.output<typeof areaListAnswer>> {
  const { area } = reading;
  return {
    name: `guide/${area.table}-list`,
    summary: `A page of the list of ${area.words.many}, narrowed by its filters`,
    who: "anyone",
    changes: false,
    input: listInput(area),
    async handle(fields, { house }) {
      const narrowed = readNarrowed(area, asQuery(fields));
      const page = clampPage(fields.limit, fields.offset, categoryPageSize);
      const asked = { name: `guide/${area.table}-list`, key: keyOf(area, [narrowed, page]), most: 300 };
      const { cards, count } = await keptAnswer(house, asked, () => listArea(house.db, reading, narrowed, page));
      return success({ cards, count, offset: page.offset, page_size: page.limit });
    },
  };
}

/** What an area's list can be narrowed to from where it is, kept until the library changes: counting costs more than listing. */
export function choicesOf(context: Pick<Context, "house">, reading: AreaReading, narrowed: Narrowed) {
  const { house } = context;
  const asked = { name: `guide/${reading.area.table}-choices`, key: keyOf(reading.area, narrowed.values), most: 200 };
  return keptAnswer(house, asked, () => areaChoices(house.db, reading, narrowed));
}

const entryInput = z.object({ id: idField });

/**
 * The filters without what does not belong to the filter that it follows: without a script nothing takes back a city when
 * another country is chosen.
 */
export async function settled(context: Pick<Context, "house">, reading: AreaReading, narrowed: Narrowed) {
  let kept = narrowed;
  for (const { name, follows } of reading.area.filters) {
    const [value, above] = [kept.values[name]?.[0], follows && kept.values[follows]];
    if (value === undefined || !follows || !above) continue;
    const within = await choicesOf(context, reading, { ...kept, values: { [follows]: above, [name]: [value] } });
    if (!within[name]?.some((choice) => choice.value === value && choice.count > 0)) kept = without(kept, name);
  }
  return kept;
}

/** One entry of an area with its card and what its page leads on to. */
export function entryOperation<A extends Area, Entry extends EntryBase>(reading: AreaReading<A, Entry>) {
  return {
    name: `guide/${reading.area.table}-entry`,
    summary: `One of the ${reading.area.words.many}, with what it leads on to`,
    who: "anyone",
    changes: false,
    input: entryInput,
    async handle({ id }: { id: number }, { house, db, person }: Context) {
      const subject = { link_table: reading.area.table, link_id: id };
      const [entry, [listed]] = await Promise.all([
        reading.find(db, id, person?.id ?? null),
        subjectCards(db, [subject]),
      ]);
      const card = listed ?? (entry ? reading.ownCard?.(entry) : undefined);
      if (!entry || !card) return failure("not-found", `There is no such ${reading.area.words.one}.`);
      const related = await relatedGroups(house, reading, { entry, card });
      return success({ entry, card, related, everybodys: listed !== undefined });
    },
  } as const satisfies Op<typeof entryInput, unknown>;
}

import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { oidOf } from "#app/kit/subject.ts";
import { membersRating } from "#app/marks/mark-store.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { keptAnswer, keptOfSubject } from "#app/operations/kept-answers.server.ts";
import { operation } from "#app/operations/operation.ts";
import { idField, pageFields } from "#app/platform/fields.ts";
import { subjectCardSchema } from "#app/search/subject-card.ts";
import { type Area, categoryPageSize } from "../area.ts";
import { filtersOf, readNarrowed } from "./area-filters.ts";
import type { AreaReading, EntryBase } from "./area-reading.server.ts";
import { entryCard } from "./area-store.server.ts";
import { relatedGroups } from "./entry/related.server.ts";
import { textLinksSchema } from "./entry/text-link-schema.server.ts";
import { dayOf } from "./found/area-index-store.server.ts";
import { listArea } from "./found/list-store.server.ts";
import { keptList } from "./kept-lists.server.ts";
import { ownOf } from "./personal-filters.server.ts";
import { settled } from "./settled.server.ts";

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

/** What a page of an area's list answers. */
const areaListAnswer = z.object({
  cards: z.array(subjectCardSchema),
  count: z.int(),
  offset: z.int(),
  page_size: z.int(),
});

/** One thing for each way of reading an area, made when it is first asked for: a schema takes longer to make than to use. */
function oncePerReading<T>(make: (reading: AreaReading) => T): (reading: AreaReading) => T {
  const made = new WeakMap<AreaReading, T>();
  return (reading) => {
    const known = made.get(reading) ?? make(reading);
    made.set(reading, known);
    return known;
  };
}

/** A page of an area's list, kept until the library changes. */
export const listOperation = oncePerReading((reading) => {
  const { area } = reading;
  return operation({
    name: `guide/${area.table}-list`,
    summary: `A page of the list of ${area.words.many}, narrowed by its filters`,
    who: "anyone",
    changes: false,
    input: listInput(area),
    answers: areaListAnswer,
    async handle(fields, context) {
      const { house } = context;
      const { narrowed, own } = await ownOf(
        area,
        await settled(house, reading, readNarrowed(area, asQuery(fields))),
        context,
      );
      const page = clampPage(fields.limit, fields.offset, categoryPageSize);
      // What one reader's bar answers is kept for nobody else.
      const { cards, count } = own
        ? await listArea(house, reading, narrowed, page, own)
        : await keptList(house, reading, narrowed, page);
      return success({ cards, count, offset: page.offset, page_size: page.limit });
    },
  });
});

/** Of so many entries of an area what their pages show is kept. */
const mostEntries = 300;

const entryInput = z.object({ id: idField });
/** What every entry has; each area's has more, which is its own. */
const entryBase = z.looseObject({ description: z.string(), picture_text: z.string(), aka: z.array(z.string()) });
const relatedGroup = z.object({
  title: z.string(),
  cards: z.array(subjectCardSchema),
  more: z.object({ href: z.string(), text: z.string() }).nullable(),
  rows: z.boolean(),
  block: z.string().optional().describe("Which part of its page it is, where it does not stand below them all"),
});

function makeEntryOperation<A extends Area, Entry extends EntryBase>(reading: AreaReading<A, Entry>) {
  const entry = entryBase as unknown as z.ZodType<Entry>;
  return operation({
    name: `guide/${reading.area.table}-entry`,
    summary: `One of the ${reading.area.words.many}, with what it leads on to`,
    who: "anyone",
    changes: false,
    input: entryInput,
    answers: z.object({
      entry,
      card: subjectCardSchema,
      links: textLinksSchema.describe("The names of other entries in its texts"),
      related: z.array(relatedGroup),
      everybodys: z.boolean().describe("False where only its owner may see it"),
    }),
    async handle({ id }, { house, db, person }) {
      const everybodys = await keptEntry(house, reading, id);
      const shown = everybodys ?? (person && reading.ownCard ? await readEntry(house, reading, id, person.id) : null);
      if (!shown) return failure("not-found", `There is no such ${reading.area.words.one}.`);
      const subject = { link_table: reading.area.table, link_id: id };
      const find = async () => {
        const [fresh, members_rating] = await Promise.all([
          reading.fresh?.(db, id),
          reading.area.vote ? membersRating(db, subject) : null,
        ]);
        return { ...fresh, members_rating };
      };
      const moving = await (everybodys
        ? keptOfSubject(
            house,
            { name: `guide/${reading.area.table}-moving`, oid: oidOf(subject), most: mostEntries },
            find,
          )
        : find());
      return success({ ...shown, entry: { ...shown.entry, ...moving } });
    },
  });
}

const entryOperations = oncePerReading(makeEntryOperation);

/** One entry of an area with its card and what its page leads on to. */
export function entryOperation<A extends Area, Entry extends EntryBase>(reading: AreaReading<A, Entry>) {
  return entryOperations(reading as unknown as AreaReading) as unknown as ReturnType<
    typeof makeEntryOperation<A, Entry>
  >;
}

/** An entry that anybody may see, kept until the library changes. */
function keptEntry<A extends Area, Entry extends EntryBase>(house: House, reading: AreaReading<A, Entry>, id: number) {
  const { area } = reading;
  const asked = { name: `guide/${area.table}-entry`, key: `${id} ${dayOf(area)}`, most: mostEntries };
  return keptAnswer(house, asked, () => readEntry(house, reading, id, null));
}

async function readEntry<A extends Area, Entry extends EntryBase>(
  house: House,
  reading: AreaReading<A, Entry>,
  id: number,
  readerId: string | null,
) {
  const [entry, listed] = await Promise.all([
    reading.find(house.db, id, readerId),
    entryCard(house.db, reading as unknown as AreaReading, id),
  ]);
  const card = listed?.card ?? (entry && readerId ? reading.ownCard?.(entry) : undefined);
  if (!entry || !card) return null;
  const related = await relatedGroups(house, reading, { entry, card });
  return { entry, card, links: listed?.links ?? {}, related, everybodys: listed !== null };
}

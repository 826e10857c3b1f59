import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { slugOf } from "#app/kit/slug.ts";
import type { House } from "#app/operations/house.server.ts";
import { streamOf } from "#app/search/subject-store.server.ts";
import type { Area } from "../area.ts";
import { readingOf } from "../area-readings.server.ts";
import type { AreaReading } from "../areas/area-reading.server.ts";
import { narrowedTo, speltIn } from "../areas/area-store.server.ts";
import { type AreaIndex, areaIndex } from "../areas/found/area-index-store.server.ts";

/** Which subjects a sub-category leaves of some areas, and whether there is such a one, which an empty page does not tell. */
export type Among = { tables: string[]; within?: RawBuilder<SqlBool>; isKnown(db: Queries): Promise<boolean> };

/** One filter set to one value. */
type Set = { name: string; value: string };

/**
 * What a category and a sub-category stand for in the box calls (guide.md, 7): one of the category's areas by its name ("jobs"),
 * or a choice of their filters, by its value or in words (`Area.subCategories`).
 * @returns null where there is no such category, or none of its areas knows the sub-category
 */
export async function subCategoryOf(house: House, shown: readonly Area[], name: string): Promise<Among | null> {
  const tables = shown.map(({ table }) => table);
  if (tables.length === 0) return null;
  const known = { isKnown: async () => true };
  const asked = slugOf(name);
  if (name === "") return { tables, ...known };
  if (asked === "x" && name.toLowerCase() !== "x") return null;
  const named = shown.length > 1 && shown.find((area) => [area.table, slugOf(area.words.title)].includes(asked));
  if (named) return { tables: [named.table], ...known };
  const found = await Promise.all(shown.map((area) => conditionIn(house, area, name, asked)));
  const conditions = found.filter((one) => one !== null);
  if (conditions.length === 0) return null;
  const within = sql<SqlBool>`(${sql.join(
    conditions.map(({ table, condition }) => sql`subject.link_table = ${table} and ${condition}`),
    sql` or `,
  )})`;
  const sure = conditions.some((one) => one.sure);
  return {
    tables,
    within,
    isKnown: async (db) =>
      sure || (await streamOf(db, { limit: 1, before: null, tables, skip: [], within })).length > 0,
  };
}

/** What a sub-category leaves of one area; `sure` where it is a choice of the area's filters, and not only a name that one looks up. */
async function conditionIn(house: House, area: Area, name: string, asked: string) {
  const reading = readingOf(area.table);
  if (!reading) return null;
  const choices = await choicesOf(await areaIndex(house, reading), area);
  const chosen = choices.get(asked) ?? choices.get(await otherSpelling(house, reading, name));
  // An ingredient may be asked for by any of its names, which its filter knows.
  const lookedUp = area.subCategories.find((filter) => filter in (reading.about ?? {}));
  const set = chosen ?? (lookedUp ? { name: lookedUp, value: name.toLowerCase() } : null);
  if (!set) return null;
  const condition = narrowedTo(reading, { [set.name]: [set.value] });
  return { table: area.table, condition, sure: chosen !== undefined };
}

/** The number of an entry as the choices write it. */
async function otherSpelling(house: House, reading: AreaReading, name: string): Promise<string> {
  if (!/^\d{1,9}$/.test(name)) return "";
  const filters = reading.area.subCategories.filter((filter) => filter in (reading.spelt ?? {}));
  if (filters.length === 0) return "";
  const spelt = await speltIn(
    house,
    reading,
    filters.map((filter) => ({ name: filter, unknown: [name] })),
  );
  return slugOf(spelt.find(({ value }) => value !== name)?.value ?? "");
}

const made = new WeakMap<AreaIndex, Promise<Map<string, Set>>>();

/** The choices of an area's filters that are sub-categories, by all that they are called; made once for each reading of its index. */
function choicesOf(index: AreaIndex, area: Area): Promise<Map<string, Set>> {
  const known = made.get(index) ?? readChoices(index, area);
  made.set(index, known);
  known.catch(() => made.delete(index));
  return known;
}

async function readChoices(index: AreaIndex, area: Area): Promise<Map<string, Set>> {
  const facets = await index.facets(true);
  const choices = new Map<string, Set>();
  const call = (word: string, set: Set | undefined) => {
    const slug = slugOf(word);
    if (set && (slug !== "x" || word.toLowerCase() === "x") && !choices.has(slug)) choices.set(slug, set);
  };
  for (const name of area.subCategories) {
    const texts = area.filters.find((filter) => filter.name === name)?.texts ?? {};
    const values = Object.keys(texts).map((value) => ({ value, text: texts[value]! }));
    const offered = [...(facets[name] ?? []), ...values];
    for (const { value } of offered) call(value, { name, value });
    for (const { value, text } of offered) call(text, { name, value });
  }
  for (const [word, meant] of Object.entries(area.subCategoryWords ?? {})) call(word, choices.get(slugOf(meant)));
  return choices;
}

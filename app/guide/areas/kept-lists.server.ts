import type { Page } from "#app/kit/paging.ts";
import type { House } from "#app/operations/house.server.ts";
import { keptAnswer } from "#app/operations/kept-answers.server.ts";
import { ratingOf } from "#app/platform/public-page.ts";
import { type Area, byMembers } from "../area.ts";
import type { Narrowed } from "./area-filters.ts";
import type { AreaReading } from "./area-reading.server.ts";
import { dayOf } from "./found/area-index-store.server.ts";
import { areaChoices } from "./found/choices.server.ts";
import { listArea, shelfLeft } from "./found/list-store.server.ts";

/** What an answer is kept by. */
const keyOf = (area: Area, asked: unknown): string => JSON.stringify([asked, dayOf(area)]);

/** A page of an area's list, kept until the library changes: lists, and what an entry's page leads on to. */
export function keptList(house: House, reading: AreaReading, narrowed: Narrowed, page: Page) {
  const { area } = reading;
  const key = keyOf(area, [narrowed, page]);
  // Put in order by votes, or narrowed by them, it is so until the next one.
  const asked = isVoted(area, narrowed)
    ? { name: `guide/${area.table}-list-by-members`, key, most: 50, rated: area.table }
    : { name: `guide/${area.table}-list`, key, most: 300 };
  return keptAnswer(house, asked, () => listArea(house, reading, narrowed, page));
}

/**
 * What an area's list can be narrowed to from where it is, kept until the library changes: counting costs more than listing.
 * `further` says whether the filters of the advanced search are shown, and so counted.
 */
export function choicesOf(house: House, reading: AreaReading, narrowed: Narrowed, further = true) {
  const { area } = reading;
  const key = keyOf(area, [narrowed.values, further]);
  const asked = hangsOnVotes(area, narrowed, further)
    ? { name: `guide/${area.table}-choices-by-members`, key, most: 50, rated: area.table }
    : { name: `guide/${area.table}-choices`, key, most: 200 };
  return keptAnswer(house, asked, () => areaChoices(house, reading, narrowed, null, further));
}

/** The shelf above an area's list, kept until the library changes. */
export function keptShelf(house: House, reading: AreaReading, narrowed: Narrowed) {
  const { area, shelf } = reading;
  if (!shelf) return null;
  const key = keyOf(area, narrowed.values);
  const asked = hangsOnVotes(area, narrowed)
    ? { name: `guide/${area.table}-shelf-by-members`, key, most: 50, rated: area.table }
    : { name: `guide/${area.table}-shelf`, key, most: 50 };
  return keptAnswer(house, asked, () => shelfLeft(house, reading, narrowed, null));
}

/** True for what votes narrow, or, where `counted`, what says how many they leave: every vote of its area may change it. */
export function hangsOnVotes({ filters }: Area, { values = {} }: Partial<Narrowed>, counted = false): boolean {
  return filters.some(({ name, voted }) => voted && (counted || values[name] !== undefined));
}

/** True for a list that votes put in order, or narrow. */
const isVoted = (area: Area, narrowed: Partial<Narrowed>) =>
  narrowed.sort === byMembers.name || hangsOnVotes(area, narrowed);

/** Whose change throws a kept list away: the library's, and where votes make it what it is every vote of its area. */
export function listTags(area: Area, narrowed: Partial<Narrowed>, further = false): string[] {
  const voted = isVoted(area, narrowed) || hangsOnVotes(area, narrowed, further);
  return ["library", ...(voted ? [ratingOf(area.table)] : [])];
}

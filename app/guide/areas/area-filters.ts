import { saysYes } from "#app/kit/query.ts";
import type { Area, AreaFilter, FilterKind } from "../area.ts";
import { categoryPageSize, pageSizes } from "../area.ts";

/** What an area's list is narrowed to: the values of each filter that is on, and its order. */
export type Narrowed = { values: Record<string, string[]>; sort: string; limit: number };

/** So many values of one filter at most, and so long a value: whatever is more is as if it were not there. */
const mostValues = 12;
const longestValue = 100;

/** The keyword stands on every list (contract.md, 7) and may be given several times. */
const keyword: AreaFilter = { name: "keyword", label: "Keyword", kind: "word" };

/** Every filter of an area, the keyword first. */
export function filtersOf(area: Pick<Area, "filters">): readonly AreaFilter[] {
  return [keyword, ...area.filters];
}

/** True for a filter that only the advanced search shows: neither every list's form nor the quick filters above it do. */
export function isFurther({ quick }: Pick<Area, "quick">, { name, further }: AreaFilter): boolean {
  return further === true && !quick?.some((one) => one.name === name);
}

/** The query names that an area's list reads for everybody; no other makes another page of it that may be kept. */
export function namesOf(area: Pick<Area, "filters">): string[] {
  const names = filtersOf(area)
    .filter(({ personal }) => !personal)
    .flatMap(({ name, kind }) => (kind === "choices" ? [name, `${name}[]`] : [name]));
  return [...names, "keyword[]", "sort", "offset", "limit"];
}

/**
 * Reads the filters of a list from an address or a call. Empty values and -1 are none (guide.md, 5), as is everything that
 * is no filter, no order and no page size of this area; nothing is an error.
 */
export function readNarrowed(area: Pick<Area, "filters" | "orders">, asked: URLSearchParams): Narrowed {
  const values: Record<string, string[]> = {};
  for (const { name, kind, texts, fallback } of filtersOf(area)) {
    const several = kind === "choices" || name === "keyword";
    const given = [...asked.getAll(name), ...asked.getAll(`${name}[]`)]
      // Several stand one after the other, or joined by commas.
      .flatMap((value) => (several ? value.slice(0, 1_000).split(",") : [value]))
      .map((value) => spelt(kind, value.trim().slice(0, longestValue)))
      .filter((value) => value !== "" && value !== "-1" && (!texts || Object.hasOwn(texts, value)));
    const kept = [...new Set(given)].filter((value) => value !== fallback && isOf(kind, value));
    if (kept.length > 0) values[name] = kept.slice(0, several ? mostValues : 1);
  }
  const sort = asked.get("sort");
  const limit = pageSizes.find((size) => String(size) === asked.get("limit"));
  return {
    values,
    sort: area.orders.find(({ name }) => name === sort)?.name ?? area.orders[0]?.name ?? "",
    limit: limit ?? categoryPageSize,
  };
}

/** A value as its kind writes it: a letter is a capital, and 43,1 is 43.1 where people count so. */
function spelt(kind: FilterKind, value: string): string {
  // A yes in any way that it is written (contract.md, 8).
  if (kind === "switch" && saysYes(value)) return "1";
  if (kind === "letter") return value.toUpperCase();
  return kind === "tenths" ? value.replace(",", ".") : value;
}

/** True for a value that a filter of a kind can have. */
function isOf(kind: FilterKind, value: string): boolean {
  if (kind === "switch") return value === "1";
  if (kind === "tenths") return /^\d{1,3}(?:\.\d)?$/.test(value);
  return kind === "number" ? /^\d{1,6}$/.test(value) : true;
}

/** The filters that follow one, and those that follow them. */
export function followersOf(area: Pick<Area, "filters">, name: string): string[] {
  const next = area.filters.filter(({ follows }) => follows === name);
  return next.flatMap((follower) => [follower.name, ...followersOf(area, follower.name)]);
}

/** The same filters without those that follow one which has another value now. */
export function withoutFollowers(area: Pick<Area, "filters">, narrowed: Narrowed, changed: string): Narrowed {
  return followersOf(area, changed).reduce((rest, name) => without(rest, name), narrowed);
}

/** The query of a list's address, empty values left out: filters that are on, the order, the place. */
export function listQuery(area: Pick<Area, "filters" | "orders">, narrowed: Partial<Narrowed>, offset = 0): string {
  const query = new URLSearchParams();
  for (const { name } of filtersOf(area)) for (const value of narrowed.values?.[name] ?? []) query.append(name, value);
  if (narrowed.sort && narrowed.sort !== area.orders[0]?.name) query.set("sort", narrowed.sort);
  if (narrowed.limit && narrowed.limit !== categoryPageSize) query.set("limit", String(narrowed.limit));
  if (offset > 0) query.set("offset", String(offset));
  const text = query.toString();
  return text ? `?${text}` : "";
}

/**
 * What a part of a list's page depends on besides its choices, for `useStill`: a list as most people see it, in its usual order and
 * size. Undefined for the others, of which there are too many to be kept.
 */
export function stillOf(part: string, area: Pick<Area, "filters" | "orders">, path: string, narrowed: Narrowed) {
  const { sort, limit } = narrowed;
  const usual = sort === (area.orders[0]?.name ?? "") && limit === categoryPageSize;
  return usual ? `${part} ${path}${listQuery(area, narrowed)}` : undefined;
}

/** The same filters without one value of one of them, or without the filter where no value is named. */
export function without(narrowed: Narrowed, name: string, value?: string): Narrowed {
  const { [name]: values = [], ...others } = narrowed.values;
  const rest = values.filter((one) => value !== undefined && one !== value);
  // A filter without a value is off, and stands nowhere.
  return { ...narrowed, values: rest.length > 0 ? { ...others, [name]: rest } : others };
}

/** What a filter can be set to, with how many of what is found now it would leave. */
export type Choice = { value: string; text: string; count: number };
export type Choices = Record<string, Choice[]>;

/** A filter that is on, in words. */
export type Tag = { name: string; value: string; text: string };

/** The filters that are on, in words, in the order of the form. */
export function tagsOf(area: Pick<Area, "filters">, { values }: Narrowed, choices: Choices): Tag[] {
  return filtersOf(area).flatMap((filter) =>
    (values[filter.name] ?? []).map((value) => {
      if (filter.name === "keyword") return { name: filter.name, value, text: `“${value}”` };
      if (filter.kind === "switch") return { name: filter.name, value, text: filter.label };
      const named = filter.texts?.[value] ?? choices[filter.name]?.find((choice) => choice.value === value)?.text;
      const text = named ?? value.replaceAll("-", " ");
      return { name: filter.name, value, text: filter.before ? `${filter.before} ${text}` : text };
    }),
  );
}

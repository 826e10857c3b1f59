import { readings } from "#app/guide/area-readings.server.ts";
import { type Kind, kinds } from "../load/tables.ts";

const withoutPages: Readonly<Record<string, { one: string; many: string }>> = {
  units: { one: "unit", many: "units" },
  measures: { one: "measure", many: "measures" },
  categories: { one: "category", many: "categories" },
};

/** What the entries of a kind are called: as the area does that shows them. */
export function wordsOfKind(kind: Kind): { one: string; many: string } {
  const area = Object.values(readings).find((reading) => reading.kind === kind)?.area;
  return area ? { one: area.words.one, many: area.words.many } : (withoutPages[kind] ?? { one: kind, many: kind });
}

/** A kind of the library by its name in an address; undefined where there is none. */
export function kindNamed(name: string): Kind | undefined {
  return kinds.find((kind) => kind === name);
}

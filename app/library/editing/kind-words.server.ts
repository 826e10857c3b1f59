import { readings } from "#app/guide/area-readings.server.ts";
import { capitalised } from "#app/kit/words.ts";
import { type Kind, kinds } from "../load/tables.ts";

const withoutPages: Readonly<Record<string, { one: string; many: string; title?: string }>> = {
  units: { one: "unit", many: "units" },
  measures: { one: "measure", many: "measures" },
  categories: { one: "category", many: "categories" },
};

/** The kinds in the order of the guide's menus; what has no pages of its own stands last. */
export function kindsInOrder(): Kind[] {
  const order = Object.values(readings).map(({ kind }) => kind);
  const place = (kind: Kind) => (order.indexOf(kind) + order.length + 1) % (order.length + 1);
  return kinds.toSorted((one, other) => place(one) - place(other));
}

/** What the entries of a kind are called: as the area does that shows them. */
export function wordsOfKind(kind: Kind): { one: string; many: string; title: string } {
  const area = Object.values(readings).find((reading) => reading.kind === kind)?.area;
  const words: { one: string; many: string; title?: string } = area?.words ??
    withoutPages[kind] ?? { one: kind, many: kind };
  return { one: words.one, many: words.many, title: words.title ?? capitalised(words.many) };
}

/** A kind of the library by its name in an address; undefined where there is none. */
export function kindNamed(name: string): Kind | undefined {
  return kinds.find((kind) => kind === name);
}

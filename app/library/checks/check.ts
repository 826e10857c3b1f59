import { categoryDepths } from "#app/drinks/vocabulary.ts";
import { isRealDay } from "#app/kit/dates.ts";
import { type EntryOf, type FileKind, fileKinds, type Library } from "../files/files.ts";
import type { Refusal } from "../files/read.server.ts";
import { keysOf, parentsOf, referencesOf } from "../files/references.ts";

/**
 * What no single file can know: every reference resolves, keys and ids are unique, no tree has a circle,
 * categories go as deep as their tree. One refusal for each fault, naming the file and the field.
 */
export function checkLibrary(library: Library): Refusal[] {
  const kinds = Object.keys(fileKinds) as FileKind[];
  const known = keysOf(library);
  return [
    ...kinds.flatMap((kind) => [...repeated(library[kind], kind, "key"), ...repeated(library[kind], kind, "id")]),
    ...repeated(
      library.offers.flatMap(({ file, key, skews }) => skews.map(({ id }) => ({ file, key, id }))),
      "offers.skews",
      "id",
    ),
    ...repeated(
      library.brands.flatMap(({ file, key, id, codes = [] }) => codes.map(({ code }) => ({ file, key, id, code }))),
      "brands.codes",
      "code",
    ),
    ...repeated(library.cocktails, "cocktails", "name"),
    ...kinds.flatMap((kind) => unresolved(library, kind, known)),
    ...circles(library.ingredients, "ingredients"),
    ...circles(library.categories, "categories"),
    ...depths(library),
    ...times(library),
  ];
}

/** What cannot be, whoever says so: an end before its beginning, a day that its month has not. */
function times(library: Library): Refusal[] {
  return [
    ...library.people.flatMap(({ file, key, born, died }) =>
      born && died && died.year <= born.year
        ? [{ file, field: `people.${key}.died`, reason: `lies before the birth in ${born.year}` }]
        : [],
    ),
    ...library.pubs_and_bars.flatMap(({ file, key, opened, closed }) =>
      opened && closed && closed.year < opened.year
        ? [{ file, field: `pubs_and_bars.${key}.closed`, reason: `lies before the opening in ${opened.year}` }]
        : [],
    ),
    ...library.on_this_day.flatMap(({ file, key, month, day, year }) =>
      isRealDay({ day, month, year })
        ? []
        : [{ file, field: `on_this_day.${key}.day`, reason: `there is no such day in ${year}` }],
    ),
  ];
}

function unresolved<Kind extends FileKind>(library: Library, kind: Kind, known: ReturnType<typeof keysOf>): Refusal[] {
  return (library[kind] as EntryOf<Kind>[]).flatMap((entry) =>
    referencesOf(kind, entry)
      .filter((named) => !known.get(named.kind)?.has(named.key))
      .map((named) => ({
        file: entry.file,
        field: `${kind}.${entry.key}.${named.field}`,
        reason: `there is no "${named.key}" among the ${named.kind}`,
      })),
  );
}

type Entry = { file: string; key: string; id: number; name?: string; code?: string };

function repeated(entries: readonly Entry[], kind: string, field: "key" | "id" | "name" | "code"): Refusal[] {
  const seen = new Set<string | number | undefined>();
  const refusals: Refusal[] = [];
  for (const entry of entries) {
    if (seen.has(entry[field])) {
      refusals.push({
        file: entry.file,
        field: `${kind}.${entry.key}.${field}`,
        reason: `"${entry[field]}" is used twice`,
      });
    }
    seen.add(entry[field]);
  }
  return refusals;
}

type Branch = { file: string; key: string; parent?: string | readonly string[] | undefined };

/** Takes away what has no parents left, round after round: what stays hangs on a circle. Each parent is seen once. */
function circles(entries: readonly Branch[], kind: FileKind): Refusal[] {
  const left = new Map(entries.map((entry) => [entry.key, parentsOf(entry).length]));
  const children = new Map<string, string[]>();
  for (const entry of entries) {
    for (const parent of parentsOf(entry)) {
      if (left.has(parent)) children.set(parent, [...(children.get(parent) ?? []), entry.key]);
      else left.set(entry.key, left.get(entry.key)! - 1); // It is not there, which is refused by itself.
    }
  }
  const done = [...left.keys()].filter((key) => left.get(key) === 0);
  for (const key of done) {
    for (const child of children.get(key) ?? []) {
      left.set(child, left.get(child)! - 1);
      if (left.get(child) === 0) done.push(child);
    }
  }
  const reason = "its parents form a circle";
  return entries
    .filter(({ key }) => left.get(key)! > 0)
    .map(({ file, key }) => ({ file, field: `${kind}.${key}.parent`, reason }));
}

/** Depth of each category by its key, 1 at the top; meaningless while there are circles. */
export function categoryDepthsOf(library: Library): Map<string, number> {
  const parents = new Map(library.categories.map((entry) => [entry.key, entry.parent]));
  return new Map(
    library.categories.map((entry) => {
      let depth = 1;
      for (let key = entry.parent; key !== undefined && depth <= 9; key = parents.get(key)) depth++;
      return [entry.key, depth];
    }),
  );
}

/** Each branch of a tree of categories ends at the tree's depth, and things hang at the ends only. */
function depths(library: Library): Refusal[] {
  const depth = categoryDepthsOf(library);
  const withChildren = new Set(library.categories.map(({ parent }) => parent));
  const byKey = new Map(library.categories.map((category) => [category.key, category]));
  const ends = new Set<string>();
  // A member may not know more of a bottle than the level below the top (contract.md, 11).
  const isTelling = (category: string) => byKey.get(category)?.area === "bws" && (depth.get(category) ?? 0) >= 2;
  const wrong: Refusal[] = [];
  for (const { file, key, area, parent } of library.categories) {
    const field = `categories.${key}`;
    const mother = parent === undefined ? undefined : byKey.get(parent);
    if (mother && mother.area !== area) wrong.push({ file, field, reason: `"${parent}" is in another tree` });
    if (withChildren.has(key)) continue;
    ends.add(key);
    const aim = categoryDepths[area];
    if (depth.get(key) !== aim)
      wrong.push({ file, field, reason: `ends at level ${depth.get(key)}, where its tree has ${aim}` });
  }
  for (const { file, key, category } of library.offers)
    if (byKey.has(category) && !(ends.has(category) && byKey.get(category)?.area === "shop"))
      wrong.push({ file, field: `offers.${key}.category`, reason: `"${category}" is no end of the shop tree` });
  for (const { file, key, category } of library.brands)
    if (category !== undefined && byKey.has(category) && !isTelling(category))
      wrong.push({
        file,
        field: `brands.${key}.category`,
        reason: `"${category}" is too near the top of the bws tree`,
      });
  return wrong;
}

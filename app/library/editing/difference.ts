import { type Asked, type FormField, joined, rowsIn, type Typed } from "./form-fields.ts";

/** One field in which two versions of an entry differ. */
export type Difference = { path: string; label: string; before: string; after: string };

/** Where two versions of an entry differ, field by field in the order of its form. */
export function differencesOf(fields: readonly FormField[], before: Typed, after: Typed): Difference[] {
  return fields.flatMap(({ name, label, asked }) => differ(asked, { path: name, label }, { before, after }));
}

type At = { path: string; label: string };
type Both = { before: Typed; after: Typed };

function differ(asked: Asked, { path, label }: At, both: Both): Difference[] {
  if (asked.is === "group")
    return asked.fields.flatMap((field) =>
      differ(field.asked, { path: joined(path, field.name), label: `${label}: ${field.label.toLowerCase()}` }, both),
    );
  if (asked.is === "rows") {
    const rows = Math.max(rowsIn(both.before, path), rowsIn(both.after, path));
    return Array.from({ length: rows }).flatMap((_, place) =>
      differ(asked.of, { path: joined(path, place), label: `${label} ${place + 1}` }, both),
    );
  }
  const [before, after] = [both.before[path] ?? "", both.after[path] ?? ""];
  return before === after ? [] : [{ path, label, before, after }];
}

/**
 * What an editor typed over a version that has meanwhile become another: each field that they left alone becomes what it is now,
 * and each that they changed stays as they typed it. `both` are those that were changed by both.
 */
export function typedOver(
  fields: readonly FormField[],
  { read, now, typed }: { read: Typed; now: Typed; typed: Typed },
): { typed: Typed; both: string[] } {
  const merged: Record<string, string> = {};
  const both: string[] = [];
  for (const { name, label } of fields) {
    const [was, is, mine] = [partOf(read, name), partOf(now, name), partOf(typed, name)];
    const [moved, changed] = [!same(was, is), !same(was, mine)];
    Object.assign(merged, changed ? mine : is);
    if (moved && changed && !same(is, mine)) both.push(label);
  }
  return { typed: merged, both };
}

function partOf(typed: Typed, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).filter(([path, text]) => text !== "" && (path === name || path.startsWith(`${name}.`))),
  );
}

const same = (one: object, other: object) => {
  const sorted = (each: object) => JSON.stringify(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(other);
};

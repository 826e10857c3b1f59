import { type Asked, firstOf, joined, rowsIn, type Typed } from "#app/library/content-form.ts";

/** A change of a form's rows, as its buttons send it: `add lines`, `remove lines.2`, `up lines.2`, `down lines.2`. */
const change = /^(add|remove|up|down) ([a-z_]+(?:\.[a-z0-9_]+){0,8})$/;

/**
 * The form with a row more, one less, or two that changed places; null where a button asks for something else. `focus` is the field
 * that somebody goes on with.
 */
export function withRow(
  typed: Typed,
  intent: string,
  askedAt: (path: string) => Asked | undefined,
): { typed: Typed; focus: string } | null {
  const [, act, path = ""] = change.exec(intent) ?? [];
  if (!act) return null;
  if (act === "add") {
    const asked = askedAt(path);
    if (asked?.is !== "rows") return null;
    const first = firstOf(asked.of, joined(path, rowsIn(typed, path)));
    return { typed: { ...typed, [first]: "" }, focus: first };
  }
  const [list, place] = [path.slice(0, path.lastIndexOf(".")), Number(path.slice(path.lastIndexOf(".") + 1))];
  const asked = askedAt(list);
  const rows = rowsIn(typed, list);
  if (asked?.is !== "rows" || !(place < rows)) return null;
  const order = Array.from({ length: rows }, (_, at) => at);
  if (act === "remove") order.splice(place, 1);
  else {
    const other = Math.min(rows - 1, Math.max(0, place + (act === "up" ? -1 : 1)));
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  const at = act === "remove" ? Math.min(place, order.length - 1) : order.indexOf(place);
  const focus = at < 0 ? `${list}.add` : firstOf(asked.of, joined(list, at));
  return { typed: ordered(typed, list, order), focus };
}

/** The rows of a list in another order, or fewer of them. */
function ordered(typed: Typed, list: string, order: readonly number[]): Typed {
  const start = `${list}.`;
  return Object.fromEntries(
    Object.entries(typed).flatMap(([path, text]): [string, string][] => {
      if (!path.startsWith(start)) return [[path, text]];
      const [place = "", ...rest] = path.slice(start.length).split(".");
      const now = order.indexOf(Number(place));
      return now < 0 ? [] : [[[list, now, ...rest].join("."), text]];
    }),
  );
}

/** How a form names its fields, so that none is taken for a button or the version. */
export const fieldPrefix = "f.";

/** What was typed, of all that a form sent. */
export function typedIn(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(fieldPrefix) && typeof value === "string"
        ? [[name.slice(fieldPrefix.length), value.replaceAll("\r\n", "\n")]]
        : [],
    ),
  );
}

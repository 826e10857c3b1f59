/** What a form asks for one value of an entry, as the schema of its kind has it. */
export type Asked =
  | { is: "text"; long: boolean; most?: number | undefined }
  | { is: "number"; whole: boolean; least?: number | undefined; most?: number | undefined }
  | { is: "choice"; values: readonly (string | number)[] }
  /** Yes, no, or nothing said of it. */
  | { is: "yes-no" }
  /** Ticked or not. */
  | { is: "tick" }
  | { is: "date" }
  /** An entry of another kind by its name; `number` where files know it by its number. */
  | { is: "reference"; names: string; number: boolean }
  /** Short words or numbers, one on each line. */
  | { is: "words"; number: boolean }
  /** Rows, one below the other; a `lone` one is written without its list. */
  | { is: "rows"; of: Asked; lone: boolean }
  /** Several fields; where only `short` is filled in, files may write its value alone. */
  | { is: "group"; fields: readonly FormField[]; short?: string | undefined };

export type FormField = { name: string; label: string; hint?: string | undefined; required: boolean; asked: Asked };

/** What somebody typed into a form, by the path of each field: `lines.0.amount`. */
export type Typed = Readonly<Record<string, string>>;

/** The path of a field below another one: `lines.2.unit`. */
export const joined = (path: string, name: string | number) => (path === "" ? String(name) : `${path}.${name}`);

/** How many rows a list has in what was typed. */
export function rowsIn(typed: Typed, path: string): number {
  let rows = 0;
  const start = `${path}.`;
  for (const name of Object.keys(typed)) {
    if (!name.startsWith(start)) continue;
    const place = /^\d{1,3}(?=\.|$)/.exec(name.slice(start.length));
    if (place) rows = Math.max(rows, Number(place[0]) + 1);
  }
  return rows;
}

/** The field of a form at a path; undefined where there is none. */
export function askedAt(fields: readonly FormField[], path: string): Asked | undefined {
  let asked: Asked | undefined = { is: "group", fields };
  for (const part of path.split(".")) {
    if (asked?.is === "rows" && /^\d{1,3}$/.test(part)) asked = asked.of;
    else if (asked?.is === "group") asked = asked.fields.find(({ name }) => name === part)?.asked;
    else return undefined;
  }
  return asked;
}

/** The path of the first field that can be typed into: where the focus goes. */
export function firstOf(asked: Asked, path: string): string {
  if (asked.is === "group" && asked.fields[0])
    return firstOf(asked.fields[0].asked, joined(path, asked.fields[0].name));
  return path;
}

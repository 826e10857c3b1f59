/** Where a value stands in a text of JSON. */
type Place = { start: number; end: number };

/**
 * Where the things of a list stand that a file of JSON holds under a name, so that one can be written anew and all others stay as
 * somebody wrote them. The text is JSON that was read before.
 */
export function placesIn(text: string, list: string): Place[] {
  const places: Place[] = [];
  let depth = 0;
  let name = "";
  let start = -1;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      if (depth === 1 && /^\s*:/.test(text.slice(end + 1, end + 20)))
        name = JSON.parse(text.slice(at, end + 1)) as string;
      at = end;
    } else if (sign === "{" || sign === "[") {
      if (depth === 2 && name === list && sign === "{") start = at;
      depth++;
    } else if (sign === "}" || sign === "]") {
      depth--;
      if (depth === 2 && start >= 0) {
        places.push({ start, end: at + 1 });
        start = -1;
      }
    }
  }
  return places;
}

/** The text without what stands in a place of a list, and without the comma that went with it. */
export function withoutPlace(text: string, { start, end }: Place): string {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end);
  const comma = /^\s*,/.exec(after)?.[0];
  if (comma !== undefined) return before + after.slice(comma.length);
  return (before.endsWith(",") ? before.slice(0, -1) : before) + after;
}

function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}

/** As many characters as a line of the data files has. */
const wide = 120;

/** A value as the data files write it: an entry over several lines, what is in it on one where that fits. */
export function written(value: unknown, indent: number, open = false): string {
  const line = inOneLine(value);
  if (typeof value !== "object" || value === null) return line;
  if (!open && indent + line.length <= wide) return line;
  const [space, end] = [" ".repeat(indent + 2), " ".repeat(indent)];
  if (Array.isArray(value)) {
    const rows = value.map((one) => space + written(one, indent + 2));
    return `[\n${rows.join(",\n")}\n${end}]`;
  }
  const rows = Object.entries(value).map(
    ([name, one]) => `${space}${JSON.stringify(name)}: ${written(one, indent + 2)}`,
  );
  return `{\n${rows.join(",\n")}\n${end}}`;
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${inOneLine(one)}`);
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

/** What an address may say under one name; a list is joined by commas. */
type Value = string | number | boolean | null | undefined | readonly (string | number)[];

/**
 * The query of an address: `?keyword=gin&offset=24`. What says nothing is left out (guide.md, 5): an empty text or list, 0,
 * false and what is not there; true is `1`. "" where nothing is left.
 */
export function queryOf(fields: Readonly<Record<string, Value>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    const text = value === true ? "1" : value ? String(value) : "";
    if (text !== "") query.set(name, text);
  }
  return query.size > 0 ? `?${query}` : "";
}

/** The address with one query value changed, or left out where it says nothing; the rest stays. */
export function withQuery(path: string, search: string, name: string, value: string | number): string {
  const query = new URLSearchParams(search);
  if (value) query.set(name, String(value));
  else query.delete(name);
  return query.size > 0 ? `${path}?${query}` : path;
}

const textOf = (sent: unknown) =>
  typeof sent === "string" || typeof sent === "number" || typeof sent === "boolean" ? String(sent).trim() : "";

/** A yes in any of the ways that addresses, forms and scripts write it (contract.md, 8: yes/no fields). */
export const saysYes = (sent: unknown): boolean => /^(?:yes|1|true|on)$/i.test(textOf(sent));

/** A no in any of them. What says neither says nothing. */
export const saysNo = (sent: unknown): boolean => /^(?:no|0|false|off)$/i.test(textOf(sent));

/** A yes or a no as the answers of calls write it. */
export const yesOrNo = (so: boolean): "yes" | "no" => (so ? "yes" : "no");

/**
 * What was sent once or several times, as words behind each other: all of several keywords count (contract.md, 7). Whatever is neither
 * a text nor a number says nothing; what is longer than `longest` characters is cut.
 */
export const wordsIn = (sent: unknown, between = " ", longest = 100): string =>
  (typeof sent === "object" && sent !== null ? Object.values(sent) : [sent])
    .filter((one) => typeof one === "string" || typeof one === "number")
    .map((one) => String(one).trim())
    .filter(Boolean)
    .join(between)
    .slice(0, longest);

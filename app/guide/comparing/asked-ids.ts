import { highestId } from "#app/kit/subject.ts";

/** So many numbers of an address are read at most. */
const mostRead = 12;

/**
 * The recipes that an address asks to compare (contract.md, 7: `ids=1,2`; several fields count as one): each once, in the
 * order in which they are named. What is no number is left out.
 */
export function askedIds(asked: URLSearchParams): number[] {
  const named = [...asked]
    .filter(([name]) => name === "ids" || name === "ids[]")
    .flatMap(([, value]) => value.slice(0, 200).split(","));
  const ids = named.map((value) => value.trim()).filter((value) => /^[1-9]\d{0,9}$/.test(value));
  return [...new Set(ids.map(Number))].filter((id) => id <= highestId).slice(0, mostRead);
}

/** Where recipes are compared, or a second one is chosen. */
export function comparePath(ids: readonly number[], keyword = ""): string {
  const query = new URLSearchParams();
  if (keyword) query.set("keyword", keyword);
  const first = ids.length > 0 ? `?ids=${ids.join(",")}` : "";
  const rest = query.toString();
  return `/cocktails/compare${first}${rest ? `${first ? "&" : "?"}${rest}` : ""}`;
}

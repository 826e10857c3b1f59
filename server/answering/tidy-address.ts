const saysNothing = /^[^=]*=(?:\+|%20)*(?:-1)?$/;
/** Fields that stand in filter forms and are read by none: dropped whatever they say. */
const unread = /^rating_(?:from|to)(?:=|$)/;

/**
 * Where the address of a page leads whose query has values that say nothing, empty or -1, or the two fields that filter forms
 * drop besides: to the same without them (guide.md, 5; builder.md, 5). A script leaves them out of a form; without one the browser sends every field.
 * @returns a path on this site; null where all is said that stands there
 */
export function withoutEmptyValues({ pathname, search }: URL): string | null {
  // The router's own requests are made by a script.
  if (search === "" || pathname.endsWith(".data")) return null;
  const parts = search.slice(1).split("&");
  const kept = parts.filter((part) => part !== "" && !saysNothing.test(part) && !unread.test(part));
  if (kept.length === parts.length) return null;
  // Two slashes at the beginning would name another site.
  const path = `/${pathname.replace(/^[/\\]+/, "")}`;
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
}

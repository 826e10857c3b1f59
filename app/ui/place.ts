import type { Location, NavigationType } from "react-router";

/**
 * The name under which a page keeps its place (how far it was scrolled, how far its list had grown), for
 * one entry of the history. Entries that came by a full load share the key "default", so the address
 * belongs to the name.
 */
export function placeName(kind: "scroll" | "list", { pathname, search, key }: Location): string {
  return `${kind}:${key}:${pathname}${search}`;
}

/** In the browser only: whether this document has gone on to another page by itself. */
let hasMoved = false;

/** True when the reader comes back to an entry of the history, and not to the same address anew. Call it in effects. */
export function isReturn(type: NavigationType): boolean {
  if (type !== "POP") {
    hasMoved = true;
    return false;
  }
  if (hasMoved) return true;
  // The first page of a document is a POP as well, however it was come by.
  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return loaded?.type === "back_forward" || loaded?.type === "reload";
}

/** What was kept for this visit under a name; null where nothing was, or where nothing can be stored. */
export function recall(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps something for this visit; a full or forbidden store only means that Back begins at the top. */
export function remember(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Nothing can be done about it, and nothing is lost but the place.
  }
}

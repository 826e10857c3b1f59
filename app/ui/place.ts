import type { Location, NavigationType } from "react-router";

/**
 * The name under which a page keeps its place (how far it was scrolled, how far its list had grown), for
 * one entry of the history. Call it in effects: the entry that is named is the one that the browser is at.
 */
export function placeName(kind: "scroll" | "list", { pathname, search, key }: Location): string {
  return `${kind}:${key === "default" ? ownName() : key}:${pathname}${search}`;
}

/**
 * Entries that came by a full load share the router's key "default", and so would the places of two visits to one
 * address. Such an entry bears a name of its own in its state, which the browser keeps as long as the entry.
 */
function ownName(): string {
  const state = history.state as { place?: string } | null;
  if (state?.place) return state.place;
  if (unwritten?.state !== state) {
    const place = Math.random().toString(36).slice(2);
    unwritten = { state, place };
    // To write it takes a phone a third of the step in which the page begins to answer.
    setTimeout(() => history.state === state && history.replaceState({ ...state, place }, ""));
  }
  return unwritten!.place;
}

/** The name of the entry that the browser is at until it bears it, by the state that it had. */
let unwritten: { state: unknown; place: string } | undefined;

/**
 * The step of the history that a dialog is which was opened by a link: the same page once more, so that Back closes the dialog
 * and stays. Whoever goes on from it takes its place. In the browser only.
 */
export const dialogEntry = {
  push(): void {
    history.pushState({ ...history.state, dialog: true }, "");
  },
  isHere(): boolean {
    return (history.state as { dialog?: boolean } | null)?.dialog === true;
  },
};

/** In the browser only: whether this document has gone on to another page by itself. */
let hasMoved = false;

/** True when the reader comes back to an entry of the history, and not to the same address anew. Call it in effects. */
export function isReturn(type: `${NavigationType}`): boolean {
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

/** Two places for each of the fifty entries that browsers keep of a history. */
export const mostPlaces = 100;
/** So many characters: a list that was loaded further comes back as long as it last was within them. */
export const longestPlace = 1_000_000;
/** Under this name stand those of all places that are kept, the oldest first. */
const listName = "places";

/**
 * Keeps a place for this visit: so many of them, the oldest go first, also where the store is full before. A store that may
 * not be used only means that Back begins at the top.
 */
export function remember(name: string, value: string): void {
  if (value.length > longestPlace) return;
  // Scrolling comes here once a frame.
  if (recall(name) !== null && put(name, value)) return;
  const others = namesKept().filter((kept) => kept !== name);
  for (const old of others.splice(0, others.length + 1 - mostPlaces)) sessionStorage.removeItem(old);
  // Its name first: what is named and not there is harmless, what is there and not named would stay.
  while (!(put(listName, JSON.stringify([...others, name])) && put(name, value))) {
    const oldest = others.shift();
    if (oldest === undefined) return;
    sessionStorage.removeItem(oldest);
  }
}

function put(name: string, value: string): boolean {
  try {
    sessionStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

function namesKept(): string[] {
  try {
    const names: unknown = JSON.parse(recall(listName) ?? "[]");
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}

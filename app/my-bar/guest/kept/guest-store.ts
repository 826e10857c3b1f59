import { useSyncExternalStore } from "react";
import { keepForServer, mayKeep } from "#app/visitor/consent.ts";
import { cookieOf, guestCookie, mostTicked } from "./guest-cookie.ts";

const name = "guest-bar";
const none: readonly number[] = [];

/** What the page holds while it is open; null until something is asked for. */
let held: readonly number[] | null = null;
const listeners = new Set<() => void>();

/** Reads what is kept: a list of ids, and nothing else that may stand there. */
export function readKept(text: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(text ?? "[]");
    const whole = (id: unknown): id is number => Number.isInteger(id) && (id as number) > 0;
    return Array.isArray(ids) ? [...new Set(ids.filter(whole))].slice(0, mostTicked) : none;
  } catch {
    return none;
  }
}

function snapshot(): readonly number[] {
  held ??= mayKeep() ? readKept(stored()) : none;
  return held;
}

function stored(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // Storage is refused: the bar lasts as long as the page.
  }
}

/**
 * A guest's bar is kept as a basket is: here, and in a cookie for lists that are narrowed to it. Brings what is kept in line
 * with what the page holds and what its person allows: after a change of either.
 */
export function keepGuestBar(): void {
  keepForServer(guestCookie, snapshot().length > 0 && mayKeep() ? cookieOf(snapshot()) : null);
  try {
    if (snapshot().length > 0 && mayKeep()) localStorage.setItem(name, JSON.stringify(snapshot()));
    else localStorage.removeItem(name);
  } catch {
    // As above.
  }
}

/** The guest's bar from now on. */
export function setGuestBar(ids: readonly number[]): void {
  held = ids.slice(0, mostTicked);
  keepGuestBar();
  for (const listener of listeners) listener();
}

function hear(listener: () => void): () => void {
  // Another tab may have changed it.
  const changed = (event: StorageEvent) => {
    if (event.key !== name) return;
    held = null;
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", changed);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", changed);
  };
}

/** The ids of what a guest ticked; null until the page has hydrated. */
export function useStoredBar(): readonly number[] | null {
  return useSyncExternalStore(hear, snapshot, () => null);
}

/** A guest's bar as requests carry it: for lists that are narrowed to what it makes. */
export const guestCookie = { name: "guest_bar", days: 30 } as const;

/** As many as are kept: more than is offered. */
export const mostTicked = 100;

/** The ids as a cookie's value, which must hold no comma. */
export function cookieOf(ids: readonly number[]): string {
  return ids.slice(0, mostTicked).join(".");
}

/** The ids in a cookie's value, which anybody may have written: whole numbers, each once, and no more than are kept. */
export function idsInCookie(value: string | null): number[] {
  if (value === null || !/^\d{1,9}(\.\d{1,9}){0,99}$/.test(value)) return [];
  return [...new Set(value.split(".").map(Number))].filter((id) => id > 0);
}

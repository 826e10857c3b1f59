import type { Caller } from "./operation.ts";

/**
 * How the rooms below My Bar ask what can be made from the caller's bar: for 0, 1, 2 and 3 missing lines, the ids of the
 * recipes that miss at most so many. Null for somebody who has no bar.
 */
export type Makeable = (caller: Caller) => Promise<readonly (readonly number[])[] | null>;

/** The most lines that may be missing (contract.md, 7). */
export const mostMissingAsked = 3;

/** Where somebody without an account says what they have: it counts as their bar from then on. */
export const guestBarPath = "/what-can-i-make";

import { personalPart } from "#app/operations/personal-part.ts";

/** What a page's head knows of its reader's basket: how many things it holds, and the currency that they chose for it or in their profile. */
export const basketPart = personalPart<{ count: number; currency: string | null }>("basket", {
  count: 0,
  currency: null,
});

/** A page of a list, and where the one after it is asked for; null at its end. */
export type Page<Item> = { items: Item[]; next: string | null };
/** `alone` is how many pages it may still load by itself. */
export type Grown<Item> = Page<Item> & { alone: number };

/** So many pages a list loads by itself at first, and after each that it was asked for; then it waits to be asked (WCAG 2.1.1). */
export const loadsAlone = 2;

/** The list with the page that came. */
export function grownBy<Item>(list: Grown<Item>, page: Page<Item>, byHand: boolean): Grown<Item> {
  return {
    items: [...list.items, ...page.items],
    next: page.next,
    alone: byHand ? loadsAlone : Math.max(0, list.alone - 1),
  };
}

/**
 * The list as far as it had grown when the reader left it; null where that is no further than what the server sent, or
 * where what was kept is no list.
 */
export function resumed<Item>(kept: string | null, first: Page<Item>): Grown<Item> | null {
  const list = parsed(kept) as Partial<Grown<Item>> | null;
  if (!Array.isArray(list?.items) || list.items.length <= first.items.length) return null;
  const { items, next, alone } = list;
  if ((next !== null && typeof next !== "string") || typeof alone !== "number") return null;
  return { items, next, alone };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

import { z } from "zod";
import { oneLine } from "#app/kit/words.ts";
import { yesField } from "#app/platform/fields.ts";

/** What can be put into a collection (builder.md, 3: List item). */
export const collectable = ["cocktails", "spiritbrands", "ingredients"] as const;
export type Collectable = (typeof collectable)[number];

/** So many collections somebody can have, and so much each can hold. */
export const mostCollections = 100;
export const mostItems = 200;

/** What the base collection is called until its owner says otherwise, and its name in addresses until it is first used. */
export const base = { name: "My collection", code: "base" } as const;

/** Where the collections of a person stand. */
export const collectionsPath = "/builder/collections";
/** Where a collection stands, by its code, and the screens below it (builder.md, 2). */
export const collectionPath = (code: string, screen: "" | "/add-item" | "/menu" = "") =>
  `/builder/collections/${code}${screen}`;
/** Where guests read its menu. */
export const menuPath = (code: string) => `/menu/${code}`;

/** What a menu is printed for. */
export const menuSizes = { a5: "A5 paper", a4: "A4 paper", screen: "A screen" } as const;

/** How the menu of a collection looks. */
export const menuFields = z.object({
  title: z.preprocess((sent) => (typeof sent === "string" ? oneLine(oneLine(sent).slice(0, 80)) : ""), z.string()),
  size: z.enum(["a5", "a4", "screen"]).catch("a5"),
  prices: yesField,
  notes: yesField,
  hide_out: yesField,
});
export type MenuSettings = z.output<typeof menuFields>;

/** The settings of a menu that nobody has set yet, in part or whole. */
export function menuOf(kept: Partial<MenuSettings>): MenuSettings {
  return { title: "", size: "a5", prices: true, notes: true, hide_out: true, ...kept };
}

/** Something in another place of its list, which ends where the list does. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const others = items.filter((_, place) => place !== from);
  const place = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, place), items[from]!, ...others.slice(place)];
}

import { oidOf, type Subject } from "#app/kit/subject.ts";
import type { Level } from "../bar-types.ts";

/** Why something is to be bought, in the order in which it is said. */
export const shoppingReasons = ["out", "low", "wish", "added"] as const;
export type ShoppingReason = (typeof shoppingReasons)[number];

/** What a person said of the list itself: put there (or taken off), bought. */
export type ShoppingRow = Subject & { added: boolean | null; ticked: boolean; said_at: Date };

export type ShoppingEntry = { subject: Subject; reasons: ShoppingReason[]; ticked: boolean };

type Known = {
  /** What stands in the bar, with what is out. */
  items: readonly (Subject & { level: Level })[];
  wished: readonly (Subject & { created_at: Date })[];
  rows: readonly ShoppingRow[];
};

/**
 * What is to be bought: what is out or low in the bar, what is wished for and not there, and what the person put on the list;
 * without what they took off it. A wish that is newer than what was said of the list begins anew: nothing of it is bought yet.
 */
export function shoppingList({ items, wished, rows }: Known): ShoppingEntry[] {
  const entries = new Map<string, ShoppingEntry>();
  const said = new Map(rows.map((row) => [oidOf(row), row]));
  const add = ({ link_table, link_id }: Subject, reason: ShoppingReason, since?: Date) => {
    const subject = { link_table, link_id };
    const last = said.get(oidOf(subject));
    const row = since && last && since > last.said_at ? undefined : last;
    if (row?.added === false) return;
    const known = entries.get(oidOf(subject)) ?? { subject, reasons: [], ticked: row?.ticked ?? false };
    entries.set(oidOf(subject), { ...known, reasons: [...known.reasons, reason] });
  };
  for (const item of items) if (item.level !== "full") add(item, item.level);
  const full = new Set(items.filter(({ level }) => level === "full").map(oidOf));
  for (const wish of wished) {
    const isThing = wish.link_table === "ingredients" || wish.link_table === "spiritbrands";
    if (isThing && !full.has(oidOf(wish))) add(wish, "wish", wish.created_at);
  }
  for (const row of rows) if (row.added) add(row, "added");
  return [...entries.values()];
}

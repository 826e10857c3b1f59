import { describe, expect, it } from "vitest";
import { type ShoppingRow, shoppingList } from "./shopping-list.ts";

const gin = { link_table: "ingredients", link_id: 1 } as const;
const rum = { link_table: "ingredients", link_id: 2 } as const;
const bottle = { link_table: "spiritbrands", link_id: 3 } as const;
const drink = { link_table: "cocktails", link_id: 4 } as const;
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
const wish = <One extends object>(subject: One, minute = 1) => ({ ...subject, created_at: at(minute) });
const row = (subject: typeof gin | typeof rum, more: Partial<ShoppingRow>): ShoppingRow => ({
  ...subject,
  added: null,
  ticked: false,
  said_at: at(2),
  ...more,
});

describe("a shopping list", () => {
  it("names what is out or low and what is wished for, once each, with every reason", () => {
    const items = [
      { ...gin, level: "low" as const },
      { ...rum, level: "out" as const },
      { ...bottle, level: "full" as const },
    ];
    expect(shoppingList({ items, wished: [wish(gin), wish(bottle), wish(drink)], rows: [] })).toEqual([
      { subject: gin, reasons: ["low", "wish"], ticked: false },
      { subject: rum, reasons: ["out"], ticked: false },
    ]);
  });

  it("has what was put there, and nothing that was taken off", () => {
    const items = [{ ...gin, level: "low" as const }];
    const rows = [row(gin, { added: false }), row(rum, { added: true })];
    expect(shoppingList({ items, wished: [wish(gin)], rows })).toEqual([
      { subject: rum, reasons: ["added"], ticked: false },
    ]);
  });

  it("keeps what is bought until it stands in the bar", () => {
    const items = [{ ...gin, level: "out" as const }];
    const rows = [row(gin, { ticked: true })];
    expect(shoppingList({ items, wished: [], rows })[0]!.ticked).toBe(true);
    // Once it is in the bar, its row is gone with it.
    expect(shoppingList({ items: [{ ...gin, level: "full" }], wished: [wish(gin)], rows: [] })).toEqual([]);
  });

  it("begins anew with a wish that is newer than what was said of it", () => {
    for (const said of [{ added: false }, { ticked: true }]) {
      expect(shoppingList({ items: [], wished: [wish(gin, 3)], rows: [row(gin, said)] })).toEqual([
        { subject: gin, reasons: ["wish"], ticked: false },
      ]);
    }
    expect(shoppingList({ items: [], wished: [wish(gin, 1)], rows: [row(gin, { added: false })] })).toEqual([]);
  });
});

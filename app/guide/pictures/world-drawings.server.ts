import { type BottleKind, drawBottle } from "#app/drawing/drink-drawing.ts";
import type { Queries } from "#app/platform/database.server.ts";
import { drawnThings, findDrawnIngredient } from "./drawn-store.server.ts";

/** builder.md, 3: an ingredient's type, 0 to 9, as the kind of thing that it is kept in. */
const kinds: readonly BottleKind[] = [
  "pantry",
  "spirit",
  "liqueur",
  "wine",
  "beer",
  "bitters",
  "syrup",
  "juice",
  "mixer",
  "pantry",
];
const kindOf = (type: number): BottleKind => kinds[type] ?? "pantry";

type Drawer = (db: Queries, id: number) => Promise<string | null>;

/** The pictures of all that is neither a drink nor a sample, by the first word of their addresses. */
const drawers: Record<"ingredients" | keyof typeof drawnThings, Drawer> = {
  async ingredients(db, id) {
    const row = await findDrawnIngredient(db, id);
    return row ? drawBottle({ name: row.name, colour: row.colour, kind: kindOf(row.type) }) : null;
  },
  async brands(db, id) {
    const row = await drawnThings.brands(db, id);
    return row ? drawBottle({ name: row.name, brand: row.brand, colour: row.colour, kind: kindOf(row.type) }) : null;
  },
};

/** The picture of one thing; null where there is no such thing, or no such kind of thing. */
export async function drawThing(db: Queries, kind: string, id: number): Promise<string | null> {
  return Object.hasOwn(drawers, kind) ? drawers[kind as keyof typeof drawers](db, id) : null;
}

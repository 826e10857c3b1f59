import {
  type BarKind,
  type BottleKind,
  drawBar,
  drawBottle,
  drawGlassware,
  type GlassShape,
} from "#app/drawing/drink-drawing.ts";
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

/** Which front a kind of venue gets; the rest are bars. */
const fronts: readonly (readonly [RegExp, BarKind])[] = [
  [/hotel/, "hotel"],
  [/pub|hall|saloon/, "pub"],
  [/restaurant|caf/, "restaurant"],
  [/club|speakeasy/, "club"],
];

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
  async glasses(db, id) {
    const row = await drawnThings.glasses(db, id);
    return row ? drawGlassware(row.shape as GlassShape, row.ml, row.name) : null;
  },
  async "pubs-and-bars"(db, id) {
    const row = await drawnThings["pubs-and-bars"](db, id);
    if (!row) return null;
    const kind = fronts.find(([pattern]) => pattern.test(row.kind))?.[1] ?? "bar";
    return drawBar({ name: row.name, kind, city: row.city });
  },
};

/** The picture of one thing; null where there is no such thing, or no such kind of thing. */
export async function drawThing(db: Queries, kind: string, id: number): Promise<string | null> {
  return Object.hasOwn(drawers, kind) ? drawers[kind as keyof typeof drawers](db, id) : null;
}

import { z } from "zod";
import { drawingPath } from "#app/guide/cocktail.ts";
import { countDrinks, listDrinks } from "#app/guide/drawn-drinks-store.server.ts";
import { clampPage } from "#app/kit/paging.ts";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";

/** How many drinks a page of the contact sheet shows. */
export const sheetSize = 60;

const input = z.object({ offset: z.unknown().optional() });
/** A drink on the contact sheet: its picture, its name, and what it comes to in the glass. */
const drawnDrink = z.object({ id: z.int(), name: z.string(), image: z.string(), ml: z.int(), glass_ml: z.number() });

/** The drinks of the contact sheet, page by page; for editors. */
export const loadDrawings = operation({
  name: "desk/drawings",
  summary: "The drawings of the public drinks, for the editors' contact sheet",
  who: "editor",
  changes: false,
  input,
  answers: z.object({ drinks: z.array(drawnDrink), total: z.int(), offset: z.int() }),
  async handle({ offset: asked }, { db }) {
    const { offset } = clampPage(sheetSize, asked, sheetSize);
    const [rows, total] = await Promise.all([listDrinks(db, sheetSize, offset), countDrinks(db)]);
    const drinks = rows.map((row) => ({
      id: row.id,
      name: row.name,
      image: drawingPath(row.id, row.drawing),
      ml: Math.round(row.volume_ml),
      glass_ml: row.glass_ml,
    }));
    return success({ drinks, total, offset });
  },
});

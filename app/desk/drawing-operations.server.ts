import { z } from "zod";
import { drawingPath } from "#app/guide/cocktail.ts";
import { clampPage } from "#app/kit/paging.ts";
import { success } from "#app/kit/result.ts";
import type { Operation } from "#app/platform/operation.ts";
import type { Context } from "#app/platform/runner.server.ts";
import { countDrinks, listDrinks } from "./drawing-store.server.ts";

/** How many drinks a page of the contact sheet shows. */
export const sheetSize = 60;

const input = z.object({ offset: z.unknown().optional() });
/** A drink on the contact sheet: its picture, its name, and what it comes to in the glass. */
export type DrawnDrink = { id: number; name: string; image: string; ml: number; glass_ml: number };
type Sheet = { drinks: DrawnDrink[]; total: number; offset: number };

/** The drinks of the contact sheet, page by page; for editors. */
export const loadDrawings: Operation<Context, typeof input, Sheet> = {
  name: "desk/drawings",
  summary: "The drawings of the public drinks, for the editors' contact sheet",
  who: "editor",
  changes: false,
  input,
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
};

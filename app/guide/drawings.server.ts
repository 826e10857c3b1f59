import type { Context } from "hono";
import { sampleNamed } from "#app/drawing/drawing-sheet.ts";
import { drawDrink } from "#app/drawing/drink-drawing.ts";
import { socialPng } from "#app/drawing/social-card.server.ts";
import type { Queries } from "#app/platform/database.server.ts";
import type { House } from "#app/platform/house.server.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { readingOf } from "./area-readings.server.ts";
import { drawingHand } from "./cocktail.ts";
import { storedDrinkFacts } from "./drink-facts.ts";
import { findDrawnRecipe } from "./pictures/drawn-store.server.ts";
import { drawThing } from "./pictures/world-drawings.server.ts";

const forEver = "public, max-age=31536000, immutable";
const forADay = "public, max-age=86400";
const pictures = /^\/drawings\/([a-z_-]{1,20})\/(\d{1,9})(?:\/([a-z0-9]{1,40}))?\.(svg|png)$/;
const samples = /^\/drawings\/sheet\/([a-z]{1,20})\/([a-z0-9-]{1,40})\.svg$/;

/**
 * Pictures at cacheable addresses: `/drawings/cocktails/{id}/{version}.svg` and `.png`; `/drawings/{link table}/{id}.svg`
 * for the entries of the areas, and so for ingredients and brands; and the samples of the contact sheet, `/drawings/sheet/{section}/{key}.svg`.
 */
export function drawings(house: House) {
  return async (context: Context): Promise<Response> => {
    const sample = samples.exec(context.req.path);
    if (sample) {
      const found = sampleNamed(sample[1] ?? "", sample[2] ?? "");
      return found ? svg(context, found.draw(), forADay, []) : missing(context);
    }
    const [, kind, number, version, type] = pictures.exec(context.req.path) ?? [];
    const id = Number(number);
    if (!kind || !(id >= 1)) return missing(context);
    if (kind !== "cocktails") {
      const picture = type === "svg" && !version ? await pictureOf(house.db, kind, id) : null;
      return picture === null ? missing(context) : svg(context, picture, forADay, [`${kind}:${id}`]);
    }
    const row = await findDrawnRecipe(house.db, id);
    if (!row) return missing(context);
    const facts = storedDrinkFacts(row);
    const shown = [`cocktails:${id}`];
    // What is kept for ever stands at one address; another version leads to it, and a card, which takes a tenth of a
    // second to paint, is painted for no other.
    const current = row.drawing + drawingHand;
    if (version !== current) return context.redirect(`/drawings/cocktails/${id}/${current}.${type}`, 302);
    if (type === "svg") return svg(context, drawDrink(facts), forEver, shown);
    const card = await socialPng(facts);
    return context.body(new Uint8Array(card), 200, {
      "content-type": "image/png",
      "cache-control": forEver,
      ...publicPage([], shown),
    });
  };
}

/** The picture of an area's entry, or of what has none of the areas yet. */
function pictureOf(db: Queries, kind: string, id: number): Promise<string | null> {
  const reading = readingOf(kind);
  return reading ? reading.picture(db, id) : drawThing(db, kind, id);
}

function missing(context: Context): Response {
  return context.text("Not found\n", 404);
}

function svg(context: Context, picture: string, cacheControl: string, subjects: string[]): Response {
  return context.body(picture, 200, {
    "content-type": "image/svg+xml; charset=utf-8",
    "cache-control": cacheControl,
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    ...publicPage([], subjects),
  });
}
